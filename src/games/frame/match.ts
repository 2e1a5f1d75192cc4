// A match: one play of one game at one point, its types hidden. The rest of the program handles every game
// through this; it never changes, each resolved stage gives the next match.
import type { Ask } from './ask';
import type { Chance } from './chance';
import type { ChoiceNote, Closed } from './closed';
import type { GameInfo, RulesSection, Timing } from './contract';
import type { Audience } from './events';
import type { Answered, Answers, Question } from './fields';
import type { DeskSection, HomeSection } from './home';
import type { HostSheet } from './host-sheet';
import type { Json, JsonObject } from './json';
import type { KeptMatch } from './kept-match';
import type { Limits } from './limits';
import type { News } from './news';
import type { GamePage, Pip } from './page-kit';
import type { Problem } from './problems';
import type { Reader } from './reader-tabs';
import type { Result } from './result';
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
  /** Each player's counted submission by its id, in the order received. */
  readonly counted: ReadonlyMap<string, string>;
  /** Further facts of the stage's result. */
  readonly result: JsonObject;
  /** Everything of this stage: what was told as the host entered it, and what the orders brought. */
  readonly news: readonly News[];
  readonly warnings: readonly string[];
  readonly next: Match;
}

/** The open stage after an entry of the host's. */
export interface Entering {
  readonly match: Match;
  /** News since the host's last entry, retractions included. */
  readonly news: readonly News[];
  /** Sentences for the host alone, on all that was entered. */
  readonly warnings: readonly string[];
}

/** An ask without the types of its game, and with what each player knows of it. */
export interface OpenAsk extends Omit<
  Ask<unknown>,
  'understand' | 'closed' | 'notes' | 'limits' | 'reckons' | 'sample'
> {
  /** The choices that are closed to a player, drawn from what that player knows. */
  readonly closed: (player: string) => readonly Closed[];
  /** The meaning of choices for a player now, as far as that player knows. */
  readonly notes: (player: string) => readonly ChoiceNote[];
  /** The limits of a player, drawn from what that player knows. */
  readonly limits: (player: string) => Limits;
  /** The facts from which that player's page reckons notes while they choose; undefined where it reckons none. */
  readonly reckons: (player: string) => Json | undefined;
  /** A random legal move; undefined where the player had better not move. */
  readonly sample: (player: string, chance: Chance) => Json | undefined;
}

/** An open stage without the types of its game. */
export interface OpenStage {
  readonly name: string;
  readonly title: string;
  readonly asks: readonly OpenAsk[];
  /** True where everyone may know whom it asks. */
  readonly asksOpenly: boolean;
  /** The questions for what the host enters with this stage; none in most. */
  readonly hostQuestions: readonly Question[];
  /** The host's facts as JSON from the answers to those questions, and back. */
  readonly hostFromAnswers: (answers: Answers) => unknown;
  readonly hostToAnswers: (facts: unknown) => readonly Answered[];
  /** Random facts of the host's that fit, for practice games and tests; `{}` where the game has none. */
  readonly hostSample: (chance: Chance) => JsonObject;
  readonly timing: Timing | undefined;
  /** The tie of the host's part to the answers; undefined where it has nothing to do with them. */
  readonly overAnswers: OverAnswers | undefined;
  /** The occasions on which the host may be asked for something, after what was entered so far. */
  readonly occasions: readonly Occasion[];
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
  readonly facts: JsonObject;
  readonly outcome: JsonObject | null;
  /** Its facts as a host computes with them, without what was entered for the open stage; empty in most games. */
  readonly sheet: HostSheet;
  readonly rules: readonly RulesSection[];
  /**
   * The tabs of one reader, made when they are asked for; `faceDown` leaves out what lies face down until the clock of
   * the open stage is started.
   */
  view(reader: Reader, faceDown?: boolean): readonly Tab[];
  /** The rows of one reader's tabs that the home page repeats. */
  home(reader: Audience, faceDown?: boolean): readonly HomeSection[];
  /** The panes beside the home page at a desk, each with its parts from top to bottom. */
  desk(reader: Audience, faceDown?: boolean): readonly (readonly DeskSection[])[];
  /** The rows of the public tabs that a picture for everyone repeats. */
  picture(faceDown?: boolean): readonly HomeSection[];
  /** The parts that the game puts on a player's page. */
  page(player: string, faceDown?: boolean): GamePage;
  /** The things that a player has now, as their page shows them; none where the game counts none. */
  has(player: string, faceDown?: boolean): readonly Pip[];
  /** The table of a live game; null for all others. */
  scene(faceDown: boolean): Scene | null;
  /** The winners as a season lists them, in roster order; nobody before it is over. */
  winners(): readonly string[];
  /** Those of its warnings that hold where purses of a currency are not public. */
  purseWarnings(): readonly PurseWarning[];
  /** The changes that it leaves to a season as a match of this kind (SN-5), in no order; none before it is over. */
  leaves(kind: MatchKind): readonly Left[];
  /** The match as its open stage opened, to be kept: of its past the stages from this one on, counted from 0. */
  kept(from: number): KeptMatch;
  /** On a match that has just begun: the match that it led to, all stages of which were kept; undefined for no match. */
  resumed(kept: KeptMatch): Match | undefined;
  /** The same match with these players, and no others, having left from the open stage on. */
  withLeft(names: readonly string[]): Match;
  /** The open stage with these facts of the host's in it, all that were entered for it so far. */
  enter(hostFacts: unknown): Result<Entering, readonly Problem[]>;
  /** The fates of the open stage's submissions without resolving it. */
  judge(input: StageInput): Judgement;
  /** Resolves the open stage, or says what is wrong with the host's facts. */
  resolve(input: StageInput): Result<Resolved, readonly Problem[]>;
}
