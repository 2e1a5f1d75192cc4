// What Soullinked asks in a round: a cell of the right parity and a power card still in hand (SL-1, SL-2).
import type { Chance } from '../chance';
import { ask, type Stage } from '../contract';
import { object, whole, type Draft, type Field } from '../fields';
import type { Json } from '../json';
import { problem, type Problem } from '../problems';
import { either } from '../wording';
import { CARDS, REALM_TITLES, ROUNDS, type Pick, type Realm, type State } from './types';

/** Even coordinates for Heaven, odd ones for Hell (SL-1). */
const PARITY: Readonly<Record<Realm, { readonly remainder: number; readonly word: string }>> = {
  heaven: { remainder: 0, word: 'even' },
  hell: { remainder: 1, word: 'odd' },
};

/** The round that is open, or null after the last. */
export function stage(state: State): Stage<Pick> | null {
  const round = state.rounds.length + 1;
  if (round > ROUNDS) return null;
  return {
    name: `round-${round}`,
    title: `Round ${round}`,
    asks: [
      ask<Pick>({
        form: 'pick',
        title: 'Your pick',
        help: 'Choose a cell and a power card. Heaven: even row and even column. Hell: odd row and odd column.',
        players: state.players.map(({ name }) => name),
        move: pickField(state),
        check: (player, draft) => check(state, player, draft),
        sample: (player, chance) => sample(state, player, chance),
      }),
    ],
  };
}

function pickField(state: State): Field<Pick> {
  const rows = state.startingBoards.heaven.length;
  const columns = state.startingBoards.heaven[0]?.length ?? 0;
  return object({
    row: whole({ title: 'Row', help: `1 is the top row, ${rows} the last.`, min: 1, max: rows }),
    column: whole({
      title: 'Column',
      help: `1 is the left column, ${columns} the last.`,
      min: 1,
      max: columns,
    }),
    card: whole({
      title: 'Power card',
      help: 'Each of your cards 1 to 5 is played once.',
      min: 1,
      max: CARDS.length,
    }),
  });
}

function check(state: State, player: string, draft: Draft<Pick>): readonly Problem[] {
  const realm = realmOf(state, player);
  const problems: Problem[] = [];
  for (const key of ['row', 'column'] as const) {
    const value = draft[key];
    if (value !== undefined && Math.abs(value % 2) !== PARITY[realm].remainder) {
      problems.push(
        problem(
          'wrong-parity',
          [key],
          `${key === 'row' ? 'Row' : 'Column'} ${value}: ${REALM_TITLES[realm]} picks ${PARITY[realm].word} rows and columns. Choose an ${PARITY[realm].word} number.`,
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
  const { remainder } = PARITY[realmOf(state, player)];
  const fitting = (side: number): number[] =>
    Array.from({ length: side }, (_, index) => index + 1).filter((n) => n % 2 === remainder);
  const row = chance.pick(fitting(board.length));
  const column = chance.pick(fitting(board[0]?.length ?? 0));
  const card = chance.pick(state.cards.get(player) ?? []);
  return row === undefined || column === undefined || card === undefined ? undefined : { row, column, card };
}
