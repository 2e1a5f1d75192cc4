// The words of Soullinked: realms, pairs, boards, picks, and the state of a game.
import { named, sure, problem as anyProblem, type ProblemMaker } from '../frame/result';

export const REALMS = ['heaven', 'hell'] as const;
export type Realm = (typeof REALMS)[number];

/** A realm: which rows and columns it picks (SL-1), and what losing it means. */
interface RealmRule {
  readonly title: string;
  readonly other: Realm;
  /** The remainder, divided by two, of the rows and columns that it may pick. */
  readonly remainder: 0 | 1;
  readonly parity: 'even' | 'odd';
  /** The consequence for its loser: “you get …”, “Bo, who gets …”, and what follows from it, as a sentence. */
  readonly loser: { readonly you: string; readonly apposition: string; readonly then: string };
}

export const REALM: Readonly<Record<Realm, RealmRule>> = {
  heaven: {
    title: 'Heaven',
    other: 'hell',
    remainder: 0,
    parity: 'even',
    loser: {
      you: "get the Devil's Curse",
      apposition: "who gets the Devil's Curse",
      then: 'The curse counts in the next episode.',
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
      then: 'The Candidate picks another player of Hell to face in the Death Match.',
    },
  },
};

/** True where a realm may pick this row or column (SL-1). */
export function mayPick(realm: Realm, line: number): boolean {
  return Math.abs(line % 2) === REALM[realm].remainder;
}

export const CARDS = [1, 2, 3, 4, 5] as const;
/** Five rounds, five cards (SL-2). */
export const ROUNDS = CARDS.length;

export const HALVE = ['claimed', 'scored'] as const;
export type Halve = (typeof HALVE)[number];

/** The codes of the problems that only this game has. */
export const PROBLEMS = [
  'not-a-pair',
  'too-few-pairs',
  'boards-and-size',
  'unequal-boards',
  'wrong-parity',
  'card-played',
] as const;
export const problem: ProblemMaker<(typeof PROBLEMS)[number]> = anyProblem;

/** A board's rows, row 1 first. */
export type Board = readonly (readonly number[])[];
export type Boards = Readonly<Record<Realm, Board>>;

export interface Player {
  readonly name: string;
  readonly realm: Realm;
  readonly pair: string;
}

/** Two players who share a pair, one in each realm. */
export type Pair = { readonly name: string } & Readonly<Record<Realm, string>>;

export interface Settings {
  /** Absent: drawn. */
  readonly boards?: Boards;
  readonly rows?: number;
  readonly columns?: number;
  readonly halve: Halve;
  readonly showBoards: boolean;
  readonly showPartner: boolean;
}

/** A cell of a board, counted from 1 at the top left (SL-1). */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** A player's submission: a cell and a power card. */
export interface CardPick extends Square {
  readonly card: number;
}

/** A square that a pair scored, and what it was worth on each board at that time. */
interface ScoredSquare extends Square {
  readonly worth: Readonly<Record<Realm, number>>;
}

/** The claim in a round of a pair whose members both picked. */
export interface PairClaim {
  readonly pair: Pair;
  readonly picks: Readonly<Record<Realm, CardPick>>;
  readonly power: number;
  readonly cells: readonly Square[];
  /** The cells where its power was strictly the highest (SL-4). */
  readonly scored: readonly ScoredSquare[];
}

/** A player's points of one round and total after it. */
export interface Score {
  readonly points: number;
  readonly total: number;
}

export type Scores = ReadonlyMap<string, Score>;

/** A resolved round. */
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
  /** Every player's cards in hand, ascending. */
  readonly cards: ReadonlyMap<string, readonly number[]>;
  /** The resolved rounds, the first one first. */
  readonly rounds: readonly Round[];
  /** The seeded order that breaks every tie that is left; first is best (SL-7). */
  readonly tieOrder: readonly string[];
}

/** The facts that everyone knows from the start (SL-6). */
export interface Open {
  readonly players: readonly Player[];
  readonly settings: Settings;
  readonly boards: Boards;
}

/** Gives a player's own row of the roster. */
export function playerCalled({ players }: Pick<Open, 'players'>, name: string): Player {
  return named(players, name);
}

export function partnerOf({ players }: Pick<Open, 'players'>, { name, pair }: Player): Player {
  const partner = players.find((player) => player.pair === pair && player.name !== name);
  return sure(partner, `${name} has no partner.`);
}

/** The comparisons that break a tie (SL-7): own totals, then the partners'. */
export const COMPARED = ['own', 'partner'] as const;
export type Compared = (typeof COMPARED)[number];

/** The reason why a winner or loser stands before or after the one next to them in rank. */
export type RankReason =
  /** The only player in question. */
  | { readonly kind: 'alone' }
  /** The totals after this round, their own or their partners', were the first to differ. */
  | { readonly kind: 'totals'; readonly compared: Compared; readonly round: number; readonly other: string }
  /** Every round tied: the order of the pairs that the seed drew. */
  | { readonly kind: 'draw'; readonly other: string };

/** A player who ranked above the winner but could not win, since their partner lost a realm (SL-8). */
interface ShutOut {
  readonly name: string;
  readonly partner: string;
  readonly lost: Realm;
}

export interface RealmOutcome {
  readonly loser: { readonly name: string; readonly decision: RankReason };
  /** Null where nobody could win (SL-9). */
  readonly winner: { readonly name: string; readonly decision: RankReason } | null;
  /** Those who ranked above the winner, best first. */
  readonly shutOut: readonly ShutOut[];
}

export type Outcome = Readonly<Record<Realm, RealmOutcome>>;
