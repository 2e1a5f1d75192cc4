import { mustFindNamed, ensure, problem as anyProblem, type ProblemMaker } from '../frame/result';

export const REALMS = ['heaven', 'hell'] as const;
export type Realm = (typeof REALMS)[number];

/** A realm: which rows and columns its players pick (SL-1), and what losing it means. */
interface RealmRule {
  readonly title: string;
  readonly other: Realm;
  /** The remainder of its rows and columns, modulo 2. */
  readonly remainder: 0 | 1;
  readonly parity: 'even' | 'odd';
  /** What its loser gets, in words that follow “you” or “Bo,”. `then`: a sentence that explains it. */
  readonly loser: { readonly you: string; readonly apposition: string; readonly then: string };
}

export const REALM_RULES: Readonly<Record<Realm, RealmRule>> = {
  heaven: {
    title: 'Heaven',
    other: 'hell',
    remainder: 0,
    parity: 'even',
    loser: {
      you: "get the Devil's Curse",
      apposition: "who gets the Devil's Curse",
      then: 'The curse applies in the next episode.',
    },
  },
  hell: {
    title: 'Hell',
    other: 'heaven',
    remainder: 1,
    parity: 'odd',
    loser: {
      you: 'are the Elimination Candidate',
      apposition: 'the Elimination Candidate',
      then: 'The Candidate picks another player in Hell to face in the Death Match.',
    },
  },
};

export function canPick(realm: Realm, line: number): boolean {
  return Math.abs(line % 2) === REALM_RULES[realm].remainder;
}

export const CARDS = [1, 2, 3, 4, 5] as const;
/** Number of rounds: one per card (SL-2). */
export const ROUND_COUNT = CARDS.length;

export const HALVING_MODES = ['claimed', 'scored'] as const;
export type HalvingMode = (typeof HALVING_MODES)[number];

export const PROBLEM_CODES = [
  'not-a-pair',
  'too-few-pairs',
  'boards-and-size',
  'unequal-boards',
  'wrong-parity',
  'card-played',
] as const;
export const problem: ProblemMaker<(typeof PROBLEM_CODES)[number]> = anyProblem;

export type Board = readonly (readonly number[])[];
export type Boards = Readonly<Record<Realm, Board>>;

export interface Player {
  readonly name: string;
  readonly realm: Realm;
  readonly pair: string;
}

export type Pair = { readonly name: string } & Readonly<Record<Realm, string>>;

export interface Settings {
  /** Absent: the boards are drawn. */
  readonly boards?: Boards;
  readonly rows?: number;
  readonly columns?: number;
  readonly halve: HalvingMode;
  readonly showBoards: boolean;
  readonly showPartner: boolean;
}

/** A cell's place, counted from 1 at the top left (SL-1). */
export interface Square {
  readonly row: number;
  readonly column: number;
}

export interface CardPick extends Square {
  readonly card: number;
}

/** A scored cell, with what it was worth on each board at that time. */
interface ScoredSquare extends Square {
  readonly worth: Readonly<Record<Realm, number>>;
}

/** The claim of a pair whose players both picked. */
export interface PairClaim {
  readonly pair: Pair;
  readonly picks: Readonly<Record<Realm, CardPick>>;
  readonly power: number;
  readonly cells: readonly Square[];
  /** The cells where no other pair had as much power (SL-4). */
  readonly scored: readonly ScoredSquare[];
}

/** Points in a round, and the total after it. */
export interface Score {
  readonly points: number;
  readonly total: number;
}

export type Scores = ReadonlyMap<string, Score>;

export interface Round {
  readonly claims: readonly PairClaim[];
  readonly scores: Scores;
}

export interface State {
  readonly players: readonly Player[];
  readonly pairs: readonly Pair[];
  readonly settings: Settings;
  readonly startingBoards: Boards;
  readonly boards: Boards;
  /** Cards still in hand, in ascending order. */
  readonly cards: ReadonlyMap<string, readonly number[]>;
  readonly rounds: readonly Round[];
  /** The seeded tie-break order, best first (SL-7). */
  readonly tieOrder: readonly string[];
}

/** What is public from the start (SL-6). */
export interface OpenFacts {
  readonly players: readonly Player[];
  readonly settings: Settings;
  readonly boards: Boards;
}

export function findPlayer({ players }: Pick<OpenFacts, 'players'>, name: string): Player {
  return mustFindNamed(players, name);
}

export function findPartner({ players }: Pick<OpenFacts, 'players'>, { name, pair }: Player): Player {
  const partner = players.find((player) => player.pair === pair && player.name !== name);
  return ensure(partner, `${name} has no partner.`);
}

/** How ties are broken, in this order (SL-7): by the players' own totals, then by their partners'. */
export const TIE_BREAKS = ['own', 'partner'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Why a winner or loser ranked before or after the next player. */
export type RankReason =
  | { readonly kind: 'alone' }
  /** The latest totals that differ: the players' own or their partners', after this round. */
  | { readonly kind: 'totals'; readonly compared: TieBreak; readonly round: number; readonly other: string }
  /** All totals were equal, so the seeded order decided. */
  | { readonly kind: 'draw'; readonly other: string };

/** A player who ranked above the winner, but whose partner lost a realm (SL-8). */
interface ShutOutPlayer {
  readonly name: string;
  readonly partner: string;
  readonly lost: Realm;
}

export interface RealmOutcome {
  readonly loser: { readonly name: string; readonly decision: RankReason };
  /** Null if nobody in the realm could win (SL-9). */
  readonly winner: { readonly name: string; readonly decision: RankReason } | null;
  /** Players who were shut out, the best first. */
  readonly shutOut: readonly ShutOutPlayer[];
}

export type Outcome = Readonly<Record<Realm, RealmOutcome>>;
