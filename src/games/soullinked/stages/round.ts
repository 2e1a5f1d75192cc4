// A round: everyone picks a cell of their parity and a card still in hand; pairs claim rectangles, score cells,
// and the boards halve (SL-1 to SL-6).
import { ask } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import { object, whole, type Draft, type Field } from '../../frame/fields';
import type { Json } from '../../frame/json';
import type { Problem } from '../../frame/problems';
import { stage, type Stage } from '../../frame/stage';
import { either } from '../../frame/wording';
import { claimsOf, halveBoards, playCards, scoreRound } from '../claims';
import { roundEvents, type Event } from '../events';
import {
  CARDS,
  problem,
  mayPick,
  REALM,
  REALMS,
  ROUNDS,
  type CardPick,
  type Realm,
  type State,
} from '../types';

/** The next round; null after the last. */
export function round(state: State): Stage<State, Event> | null {
  const number = state.rounds.length + 1;
  if (number > ROUNDS) return null;
  return stage({
    name: `round-${number}`,
    title: `Round ${number}`,
    asks: {
      picks: ask({
        form: 'pick',
        title: 'Your pick',
        help: `Choose a cell and a power card. ${REALMS.map(parityText).join(' ')}`,
        players: state.players.map(({ name }) => name),
        move: pickField(state),
        taps: {
          kind: 'cells',
          row: ROW,
          column: COLUMN,
          rows: state.startingBoards.heaven.length,
          columns: state.startingBoards.heaven[0]?.length ?? 0,
        },
        check: (player, draft) => check(state, player, draft),
        sample: (player, chance) => sample(state, player, chance),
      }),
    },
    resolve: ({ picks }) => {
      const claims = claimsOf(state, picks);
      const next: State = {
        ...state,
        boards: halveBoards(state.boards, claims, state.settings.halve),
        cards: playCards(state, claims),
        rounds: [...state.rounds, { claims, scores: scoreRound(state, claims) }],
      };
      return { state: next, events: roundEvents(next, picks) };
    },
  });
}

function parityText(realm: Realm): string {
  const { title, parity } = REALM[realm];
  return `${title}: ${parity} row and ${parity} column.`;
}

const ROW = 'Row';
const COLUMN = 'Column';

function pickField(state: State): Field<CardPick> {
  const rows = state.startingBoards.heaven.length;
  const columns = state.startingBoards.heaven[0]?.length ?? 0;
  return object({
    row: whole({ title: ROW, help: `1 is the top row, ${rows} the last.`, min: 1, max: rows }),
    column: whole({
      title: COLUMN,
      help: `1 is the left column, ${columns} the last.`,
      min: 1,
      max: columns,
    }),
    card: whole({
      title: 'Power card',
      help: `Each of your cards 1 to ${CARDS.length} is played once.`,
      min: 1,
      max: CARDS.length,
    }),
  });
}

function check(state: State, player: string, draft: Draft<CardPick>): readonly Problem[] {
  const own = realmOf(state, player);
  const realm = REALM[own];
  const problems: Problem[] = [];
  for (const key of ['row', 'column'] as const) {
    const value = draft[key];
    if (value !== undefined && !mayPick(own, value)) {
      problems.push(
        problem(
          'wrong-parity',
          [key],
          `${key === 'row' ? 'Row' : 'Column'} ${value}: ${realm.title} picks ${realm.parity} rows and columns. Choose an ${realm.parity} number.`,
        ),
      );
    }
  }
  const hand = state.cards.get(player) ?? [];
  if (draft.card !== undefined && CARDS.some((card) => card === draft.card) && !hand.includes(draft.card)) {
    problems.push(
      problem(
        'card-played',
        ['card'],
        `Power card ${draft.card}: you have played it already. Choose ${either(hand.map(String))}.`,
      ),
    );
  }
  return problems;
}

function realmOf(state: State, player: string): Realm {
  return state.players.find(({ name }) => name === player)?.realm ?? 'heaven';
}

function sample(state: State, player: string, chance: Chance): Json | undefined {
  const board = state.startingBoards.heaven;
  const realm = realmOf(state, player);
  const fitting = (side: number): number[] =>
    Array.from({ length: side }, (_, index) => index + 1).filter((n) => mayPick(realm, n));
  const row = chance.pick(fitting(board.length));
  const column = chance.pick(fitting(board[0]?.length ?? 0));
  const card = chance.pick(state.cards.get(player) ?? []);
  return row === undefined || column === undefined || card === undefined ? undefined : { row, column, card };
}
