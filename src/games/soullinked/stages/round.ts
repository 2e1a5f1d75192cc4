// A round: everyone picks a card, and a cell in a row and column that are both even or both odd. Pairs claim rectangles
// and score cells, then boards are halved (SL-1 to SL-6).
import { defineAsk } from '../../frame/ask';
import { ensure } from '../../frame/result';
import type { Chance } from '../../frame/chance';
import type { ClosedChoices, Knowledge, OpenChoices } from '../../frame/closed-choices';
import type { Log } from '../../frame/events';
import { object, integer, type Field } from '../../frame/fields';
import type { Json } from '../../frame/json';
import { memoize } from '../../frame/lazy';
import { defineStage, type Stage } from '../../frame/stage';
import { orList } from '../../frame/wording';
import { cardsInHand, playedCards } from '../cards';
import { claimsFromPicks, halveBoards, discardCards, scoreRound } from '../claims';
import { roundEvents, type Event } from '../events';
import {
  CARDS,
  canPick,
  findPlayer,
  REALM_RULES,
  REALMS,
  ROUND_COUNT,
  type Boards,
  type CardPick,
  type OpenFacts,
  type Realm,
  type State,
} from '../types';

export function roundStage(state: State): Stage<State, Event, OpenFacts> | null {
  const number = state.rounds.length + 1;
  if (number > ROUND_COUNT) return null;
  return defineStage({
    name: `round-${number}`,
    title: `Round ${number}`,
    asks: {
      picks: defineAsk<CardPick, Knowledge<OpenFacts, Event>>({
        form: 'pick',
        title: 'Your pick',
        ifMissing: 'Their pairs claim nothing, and their cards stay in hand.',
        help: `Choose a cell and a power card. You can play each card once. Row 1 is at the top, column 1 on the left. ${REALMS.map(parityText).join(' ')}`,
        players: state.players.map(({ name }) => name),
        move: pickField(state.startingBoards),
        taps: {
          kind: 'cells',
          row: ROW_TITLE,
          column: COLUMN_TITLE,
          ...boardSize(state.startingBoards),
          hand: CARD_TITLE,
        },
        closed: (known) => [...closedRowsAndColumns(known), ...closedCards(known.log)],
        sample: (_, chance, open) => sampleMove(state, chance, open),
      }),
    },
    resolve: ({ picks }) => {
      const claims = claimsFromPicks(state, picks);
      const next: State = {
        ...state,
        boards: halveBoards(state.boards, claims, state.settings.halve),
        cards: discardCards(state, claims),
        rounds: [...state.rounds, { claims, scores: scoreRound(state, claims) }],
      };
      return { state: next, events: roundEvents(state, next, picks) };
    },
  });
}

function parityText(realm: Realm): string {
  const { title, parity } = REALM_RULES[realm];
  return `${title}: ${parity} row and ${parity} column.`;
}

const ROW_TITLE = 'Row';
const COLUMN_TITLE = 'Column';
const CARD_TITLE = 'Power card';

const pickField = memoize((boards: Boards): Field<CardPick> => {
  const { rows, columns } = boardSize(boards);
  return object({
    row: integer({ title: ROW_TITLE, min: 1, max: rows }),
    column: integer({
      title: COLUMN_TITLE,
      min: 1,
      max: columns,
    }),
    card: integer({
      title: CARD_TITLE,
      min: 1,
      max: CARDS.length,
    }),
  });
});

/** Choices closed to a player: the rows and columns that belong to the other realm (SL-1). */
function closedRowsAndColumns({ name, open }: Knowledge<OpenFacts, Event>): readonly ClosedChoices[] {
  const own = findPlayer(open, name).realm;
  const { title, parity } = REALM_RULES[own];
  const { rows, columns } = boardSize(open.boards);
  const lines = [
    { key: 'row', label: ROW_TITLE, count: rows },
    { key: 'column', label: COLUMN_TITLE, count: columns },
  ];
  return lines.map(({ key, label, count }) => ({
    place: [key],
    values: numbersUpTo(count).filter((line) => !canPick(own, line)),
    why: `${title} picks ${parity} ${key}s`,
    code: 'wrong-parity',
    text: ([line]) =>
      `${label} ${line}: players in ${title} pick ${parity} rows and columns. Choose an ${parity} number.`,
  }));
}

function closedCards(log: Log<Event>): readonly ClosedChoices[] {
  return [...playedCards(log)].map(([card, number]) => ({
    place: ['card'],
    values: [card],
    why: `played in round ${number}`,
    code: 'card-played',
    text: () =>
      `Power card ${card}: you’ve already played it. Choose ${orList(cardsInHand(log).map(String))}.`,
  }));
}

function boardSize({ heaven }: Boards): { readonly rows: number; readonly columns: number } {
  return { rows: heaven.length, columns: ensure(heaven[0], 'A board has rows.').length };
}

function numbersUpTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function sampleMove({ startingBoards }: State, chance: Chance, open: OpenChoices): Json {
  const { rows, columns } = boardSize(startingBoards);
  const pick = (key: string, numbers: readonly number[]): number =>
    ensure(chance.pick(open([key], numbers)), `Everyone can pick a ${key}.`);
  return {
    row: pick('row', numbersUpTo(rows)),
    column: pick('column', numbersUpTo(columns)),
    card: pick('card', CARDS),
  };
}
