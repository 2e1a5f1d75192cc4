// A match: one play of one game at one point, its types hidden. The rest of the program handles every game through
// this. A match never changes: each resolved stage gives the next match.
import type { Ask } from './ask';
import type { Chance } from './chance';
import type { ChoiceNote, Closed } from './closed';
import type { GameInfo, RulesSection, Timing } from './contract';
import type { Audience } from './events';
import type { Answered, Answers, Question } from './fields';
import type { PaneSection, HomeSection } from './home';
import type { HostSheet } from './host-sheet';
import type { Json, JsonObject } from './json';
import type { KeptMatch } from './kept-match';
import type { Limits } from './limits';
import type { News } from './news';
import type { GamePage, Pip } from './page-kit';
import type { Problem, Result } from './result';
import type { Reader } from './reader-tabs';
import type { Scene } from './scene';
import type { Left, MatchKind, PurseWarning } from './season';
import type { Occasion, OverAnswers } from './stage';
import type { Fate, Submission } from './submissions';
import type { Tab } from './tabs';

/** Everything entered for one stage. */
export interface StageInput {
  /** In the order received, the host's entries last. */
  readonly submissions: readonly Submission[];
  /** Everything that the host entered for the stage so far, as JSON; `{}` where it is nothing. */
  readonly hostFacts: unknown;
  /** The host's facts that were saved for the stage before these; absent where none were, or none are known. */
  readonly formerFacts?: readonly unknown[];
}

/** The fates of the submissions of an open stage. */
export interface Judgement {
  readonly fates: readonly Fate[];
  /** The problems of the host's facts; with any, the fates are those without the facts. */
  readonly hostProblems: readonly Problem[];
}

export interface Resolved {
  readonly stage: string;
  readonly fates: readonly Fate[];
  /** The id of each player's counted submission, in the order received. */
  readonly counted: ReadonlyMap<string, string>;
  /** Further facts of the stage's result. */
  readonly result: JsonObject;
  /** Warnings of this stage: what the host was told while entering, and what the orders brought. */
  readonly news: readonly News[];
  readonly warnings: readonly string[];
  readonly next: Match;
}

/** The open stage after an entry of the host's. */
export interface Entering {
  readonly match: Match;
  /** News since the host's last entry, retractions included. */
  readonly news: readonly News[];
  /** Sentences for the host alone, about everything entered. */
  readonly warnings: readonly string[];
}

/** An ask without the types of its game, and with what each player knows of it. */
export interface OpenAsk extends Omit<
  Ask<unknown>,
  'understand' | 'closed' | 'notes' | 'limits' | 'reckons' | 'sample'
> {
  /** Lists the choices that are closed to a player, from what that player knows. */
  readonly closed: (player: string) => readonly Closed[];
  /** Says what choices mean for a player now, from what that player knows. */
  readonly notes: (player: string) => readonly ChoiceNote[];
  /** Gives the limits of a player, from what that player knows. */
  readonly limits: (player: string) => Limits;
  /**
   * Gives the facts from which that player's page works out notes while they choose; undefined in games without such
   * notes.
   */
  readonly reckons: (player: string) => Json | undefined;
  /** Makes a random legal move; undefined where the player had better not move. */
  readonly sample: (player: string, chance: Chance) => Json | undefined;
}

/** An open stage without the types of its game. */
export interface OpenStage {
  readonly name: string;
  readonly title: string;
  readonly asks: readonly OpenAsk[];
  /** What it asks, for everyone else; empty where not everyone may know whom it asks. */
  readonly others: string;
  /** The questions for what the host enters with this stage; none in most. */
  readonly hostQuestions: readonly Question[];
  /** Gives the host's facts as JSON from the answers to those questions. */
  readonly hostFromAnswers: (answers: Answers) => unknown;
  readonly hostToAnswers: (facts: unknown) => readonly Answered[];
  /** Makes random facts of the host's that fit, for practice games and tests; `{}` where the game has none. */
  readonly hostSample: (chance: Chance) => JsonObject;
  readonly timing: Timing | undefined;
  /** How the host's part depends on the answers; undefined where it does not. */
  readonly overAnswers: OverAnswers | undefined;
  /** What the host may still be asked for in this stage, after what was entered so far. */
  readonly occasions: readonly Occasion[];
  /** What the host has to enter before it can be resolved, a sentence each; empty once it is entered. */
  readonly lacking: readonly string[];
  /** True where it asks only players who have left, and does not wait for the host either: it is resolved at once (ALL-14). */
  readonly isAtOnce: boolean;
}

export interface Match {
  readonly info: GameInfo;
  readonly roster: readonly string[];
  readonly warnings: readonly string[];
  /** Clauses on what of its set-up may have been forgotten. */
  readonly doubts: readonly string[];
  /** News before the first stage. */
  readonly opening: readonly News[];
  readonly stage: OpenStage | null;
  /** The players who have given up their seats, in roster order: the open stage asks nothing of them (ALL-14). */
  readonly left: readonly string[];
  /** The facts that everyone knows from the start, as set-up gave them. */
  readonly open: object;
  /** Every setting in force, as JSON that begins the same match; what it lacks is none, off or drawn (ALL-18). */
  readonly settings: object;
  readonly facts: JsonObject;
  readonly outcome: JsonObject | null;
  /** Its facts as a host computes with them, without what was entered for the open stage; empty in most games. */
  readonly sheet: HostSheet;
  readonly rules: readonly RulesSection[];
  /**
   * Makes the tabs of one reader; with `faceDown`, without what lies face down until the clock of the open stage is
   * started.
   */
  view(reader: Reader, faceDown?: boolean): readonly Tab[];
  /** Says to a player how one wins, and in how many rounds. */
  goal(player: string): string;
  /** Gives the rows of everyone's tabs that the home page repeats. */
  home(faceDown?: boolean): readonly HomeSection[];
  /** Gives the panes beside the home page on a wide screen, each with its parts from top to bottom. */
  panes(reader: Audience, faceDown?: boolean): readonly (readonly PaneSection[])[];
  /** The rows of the public tabs that a picture for everyone repeats. */
  picture(faceDown?: boolean): readonly HomeSection[];
  /** Gives the rows of the host's tabs that show who leads: for the host only. */
  leads(): readonly HomeSection[];
  /** Gives what the game puts on a player's page. */
  page(player: string, faceDown?: boolean): GamePage;
  /** Gives what a player has now, as their page shows it; nothing where the game counts nothing. */
  has(player: string, faceDown?: boolean): readonly Pip[];
  /** The table of a live game; null for all others. */
  scene(faceDown: boolean): Scene | null;
  /** Lists the winners as a season does, in roster order; nobody before the match is over. */
  winners(): readonly string[];
  /** Gives the warnings that hold only where purses of a currency are not public. */
  purseWarnings(): readonly PurseWarning[];
  /** Lists what it changes in a season as a match of this kind (SN-5), in no order; nothing before it is over. */
  leaves(kind: MatchKind): readonly Left[];
  /** Gives the match as its open stage opened, to be kept; of its past only the stages from this one on, counted from 0. */
  kept(from: number): KeptMatch;
  /** Goes on from a match that has just begun to the one that was kept; undefined where what was kept is no match of it. */
  resumed(kept: KeptMatch): Match | undefined;
  /** Gives the same match where these players, and no others, have left from the open stage on. */
  withLeft(names: readonly string[]): Match;
  /** Enters these facts of the host's into the open stage: all that were entered for it so far. */
  enter(hostFacts: unknown): Result<Entering, readonly Problem[]>;
  /** Judges the open stage's submissions without resolving it. */
  judge(input: StageInput): Judgement;
  /** Resolves the open stage, or tells what is wrong with the host's facts. */
  resolve(input: StageInput): Result<Resolved, readonly Problem[]>;
}
