// A round of Soullinked: what each pair claims, which cells it scores, and how the boards halve.
import type { Ordered, Resolution } from '../contract';
import { last } from '../events';
import { outcome } from './outcome';
import {
  OTHER_REALM,
  REALMS,
  ROUNDS,
  type Board,
  type Boards,
  type Claim,
  type Event,
  type Halve,
  type Pair,
  type PartnerPick,
  type Pick,
  type Realm,
  type Scores,
  type Square,
  type State,
} from './types';

type Picks = ReadonlyMap<string, Pick>;

/** Resolves the open round. The order of arrival does not matter. */
export function resolve(state: State, orders: readonly Ordered<Pick>[]): Resolution<State, Event> {
  const picks: Picks = new Map(orders.map(({ player, order }) => [player, order]));
  const claims = scoreClaims(
    state.pairs.flatMap((pair) => claimOf(pair, picks)),
    state.boards,
  );
  const scores = scoreRound(state, claims);
  const next: State = {
    ...state,
    boards: halveBoards(state.boards, claims, state.settings.halve),
    cards: playCards(state, claims),
    rounds: [...state.rounds, { claims, scores }],
  };
  return { state: next, events: tell(next, picks, claims) };
}

/** The rectangle between a pair's picks; nothing when either is missing (SL-3). */
function claimOf(pair: Pair, picks: Picks): readonly Claim[] {
  const heaven = picks.get(pair.heaven);
  const hell = picks.get(pair.hell);
  if (heaven === undefined || hell === undefined) return [];
  const cells = [heaven.row, hell.row].flatMap((row) =>
    [heaven.column, hell.column].map((column) => ({ row, column })),
  );
  return [{ pair, picks: { heaven, hell }, power: heaven.card + hell.card, cells, scored: [] }];
}

/** A pair scores a cell when no other pair that claimed it has as much power (SL-4). */
function scoreClaims(claims: readonly Claim[], boards: Boards): readonly Claim[] {
  return claims.map((claim) => ({
    ...claim,
    scored: claim.cells
      .filter((cell) =>
        claims.every((other) => other === claim || other.power < claim.power || !covers(other.cells, cell)),
      )
      .map((cell) => ({
        ...cell,
        worth: { heaven: valueAt(boards.heaven, cell), hell: valueAt(boards.hell, cell) },
      })),
  }));
}

function covers(cells: readonly Square[], { row, column }: Square): boolean {
  return cells.some((cell) => cell.row === row && cell.column === column);
}

/** Each member scores what the cells were worth on their own realm's board. */
function scoreRound(state: State, claims: readonly Claim[]): Scores {
  const before = last(state.rounds)?.scores;
  return new Map(
    state.players.map(({ name, realm }) => {
      const claim = claims.find(({ pair }) => pair[realm] === name);
      const points = claim === undefined ? 0 : pointsOf(claim, realm);
      return [name, { points, total: (before?.get(name)?.total ?? 0) + points }];
    }),
  );
}

/** What a claim brings the member in this realm. */
export function pointsOf({ scored }: Claim, realm: Realm): number {
  return scored.reduce((sum, { worth }) => sum + worth[realm], 0);
}

function valueAt(board: Board, { row, column }: Square): number {
  return board[row - 1]?.[column - 1] ?? 0;
}

/** A cell halves once a round, on both boards, towards zero (SL-5). */
function halveBoards(boards: Boards, claims: readonly Claim[], halve: Halve): Boards {
  const cells = claims.flatMap((claim) => (halve === 'claimed' ? claim.cells : claim.scored));
  const halved = (board: Board): Board =>
    board.map((values, row) =>
      values.map((value, column) =>
        // Adding 0 keeps -1 halved from becoming a negative zero.
        covers(cells, { row: row + 1, column: column + 1 }) ? Math.trunc(value / 2) + 0 : value,
      ),
    );
  return { heaven: halved(boards.heaven), hell: halved(boards.hell) };
}

/** Cards of pairs that claimed leave the hand; a partner's card stays when the other was missing (SL-3). */
function playCards(state: State, claims: readonly Claim[]): State['cards'] {
  const played = new Map(
    claims.flatMap(({ pair, picks }) => REALMS.map((realm) => [pair[realm], picks[realm].card] as const)),
  );
  return new Map(
    [...state.cards].map(([name, hand]) => [name, hand.filter((card) => card !== played.get(name))]),
  );
}

/** What each member is told (SL-6), the boards where they are shown, and at the end everything (ALL-9). */
function tell(state: State, picks: Picks, claims: readonly Claim[]): readonly Event[] {
  const scores = last(state.rounds)?.scores;
  const scoreOf = (name: string) => scores?.get(name) ?? { points: 0, total: 0 };
  const events: Event[] = state.pairs.flatMap((pair) =>
    REALMS.map((realm): Event => {
      const [name, partner] = [pair[realm], pair[OTHER_REALM[realm]]];
      return {
        kind: 'pair-scored',
        to: { player: name },
        partner,
        own: picks.get(name) ?? null,
        partnerPick: partnerPick(state, picks.get(partner)),
        missing: [pair.heaven, pair.hell].filter((member) => !picks.has(member)),
        score: scoreOf(name),
        partnerScore: scoreOf(partner),
      };
    }),
  );
  events.push({ kind: 'round-played', to: 'host', claims });
  if (state.settings.showBoards) events.push({ kind: 'boards-shown', to: 'everyone', boards: state.boards });
  if (state.rounds.length === ROUNDS) {
    events.push({ kind: 'game-ended', to: 'everyone', outcome: outcome(state), rounds: state.rounds });
  }
  return events;
}

function partnerPick(state: State, pick: Pick | undefined): PartnerPick {
  if (pick === undefined) return { kind: 'missing' };
  return state.settings.showPartner ? { kind: 'shown', pick } : { kind: 'hidden' };
}
