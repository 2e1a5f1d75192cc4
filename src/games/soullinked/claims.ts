// What a round's picks do: pairs claim rectangles and score cells, and boards are halved.
import { ensure } from '../frame/result';
import { last } from '../frame/events';
import {
  REALMS,
  type Board,
  type Boards,
  type CardPick,
  type PairClaim,
  type HalvingMode,
  type Pair,
  type Realm,
  type Scores,
  type Square,
  type State,
} from './types';

export type Picks = ReadonlyMap<string, CardPick>;

export function claimsFromPicks({ pairs, boards }: State, picks: Picks): readonly PairClaim[] {
  return scoreClaims(
    pairs.flatMap((pair) => toPairClaim(pair, picks)),
    boards,
  );
}

/** The rectangle between a pair's picks; no claim if either pick is missing (SL-3). */
function toPairClaim(pair: Pair, picks: Picks): readonly PairClaim[] {
  const heaven = picks.get(pair.heaven);
  const hell = picks.get(pair.hell);
  if (heaven === undefined || hell === undefined) return [];
  const cells = rectangleCorners(heaven, hell);
  return [{ pair, picks: { heaven, hell }, power: heaven.card + hell.card, cells, scored: [] }];
}

export function rectangleCorners(a: Square, b: Square): readonly Square[] {
  return [a.row, b.row].flatMap((row) => [a.column, b.column].map((column) => ({ row, column })));
}

/** Fills in the cells that each claim scores: those that no other pair claimed with as much power (SL-4). */
function scoreClaims(claims: readonly PairClaim[], boards: Boards): readonly PairClaim[] {
  return claims.map((claim) => ({
    ...claim,
    scored: claim.cells
      .filter((cell) =>
        claims.every(
          (other) => other === claim || other.power < claim.power || !includesSquare(other.cells, cell),
        ),
      )
      .map(({ row, column }) => ({
        row,
        column,
        worth: {
          heaven: valueAt(boards.heaven, { row, column }),
          hell: valueAt(boards.hell, { row, column }),
        },
      })),
  }));
}

function includesSquare(cells: readonly Square[], { row, column }: Square): boolean {
  return cells.some((cell) => cell.row === row && cell.column === column);
}

/** Scores after a round. Each player gets what the pair's cells are worth on the board of their own realm. */
export function scoreRound(state: State, claims: readonly PairClaim[]): Scores {
  const before = last(state.rounds)?.scores;
  return new Map(
    state.players.map(({ name, realm }) => {
      const claim = claims.find(({ pair }) => pair[realm] === name);
      const points = claim === undefined ? 0 : pointsForClaim(claim, realm);
      return [name, { points, total: (before?.get(name)?.total ?? 0) + points }];
    }),
  );
}

export function pointsForClaim({ scored }: PairClaim, realm: Realm): number {
  return scored.reduce((sum, { worth }) => sum + worth[realm], 0);
}

function valueAt(board: Board, { row, column }: Square): number {
  return ensure(board[row - 1]?.[column - 1], `No board has a square ${row}/${column}.`);
}

/** Halves cells on both boards, toward zero. Each cell is halved at most once per round (SL-5). */
export function halveBoards(boards: Boards, claims: readonly PairClaim[], halve: HalvingMode): Boards {
  return halveCells(
    boards,
    claims.flatMap((claim) => (halve === 'claimed' ? claim.cells : claim.scored)),
  );
}

export function halveCells(boards: Boards, cells: readonly Square[]): Boards {
  const halved = (board: Board): Board =>
    board.map((values, index) => {
      const columns = cells.filter(({ row }) => row === index + 1).map(({ column }) => column);
      if (columns.length === 0) return values;
      // Adding 0 turns negative zero into 0.
      return values.map((value, at) => (columns.includes(at + 1) ? Math.trunc(value / 2) + 0 : value));
    });
  return { heaven: halved(boards.heaven), hell: halved(boards.hell) };
}

/** Removes the cards of pairs that claimed. If the partner's pick was missing, the card is kept (SL-3). */
export function discardCards(state: State, claims: readonly PairClaim[]): State['cards'] {
  const played = new Map(
    claims.flatMap(({ pair, picks }) => REALMS.map((realm) => [pair[realm], picks[realm].card] as const)),
  );
  return new Map(
    [...state.cards].map(([name, hand]) => [name, hand.filter((card) => card !== played.get(name))]),
  );
}
