// A match: one game in progress, at one point, with its types hidden. It is immutable: resolving a stage returns the next
// match.
import type { Ask } from './ask';
import type { Chance } from './chance';
import type { ChoiceNote, ClosedChoices } from './closed-choices';
import type { GameInfo, RulesSection, Timing } from './contract';
import type { Audience } from './events';
import type { TitledAnswer, AnswerLookup, Question } from './fields';
import type { PaneSection, HomeSection } from './home';
import type { HostSheet } from './host-sheet';
import type { Json, JsonObject } from './json';
import type { SavedMatch } from './saved-match';
import type { Limits } from './limits';
import type { News } from './news';
import type { GamePage, Pip } from './page-kit';
import type { Problem, Result } from './result';
import type { Reader } from './reader-tabs';
import type { Scene } from './scene';
import type { SeasonChange, MatchKind, PurseWarning } from './season';
import type { HostRequest, AnswerDependency } from './stage';
import type { AnswerVerdict, Submission } from './submissions';
import type { Tab } from './tabs';

export interface StageInput {
  /** In order of arrival, with host entries last. */
  readonly submissions: readonly Submission[];
  /** Everything the host entered for the stage, as JSON; `{}` if nothing. */
  readonly hostFacts: unknown;
  /** Host facts that were saved for this stage earlier, if known. */
  readonly formerFacts?: readonly unknown[];
}

/** The fates of submissions in a stage that is still open. */
export interface Judgement {
  readonly fates: readonly AnswerVerdict[];
  /** Problems with the host's facts. If there are any, the fates are judged without the facts. */
  readonly hostProblems: readonly Problem[];
}

export interface StageResult {
  readonly stage: string;
  readonly fates: readonly AnswerVerdict[];
  /** For each player, the id of their counted submission; in order of arrival. */
  readonly counted: ReadonlyMap<string, string>;
  /** Additional facts for the stage's result. */
  readonly result: JsonObject;
  /** The news of host entries and of the resolution. */
  readonly news: readonly News[];
  readonly warnings: readonly string[];
  readonly next: Match;
}

/** The open stage after the host entered something. */
export interface EntryResult {
  readonly match: Match;
  /** News since the previous entry, including what the new entry undoes. */
  readonly news: readonly News[];
  /** For the host only, about everything entered so far. */
  readonly warnings: readonly string[];
}

/** An ask that's bound to what each player knows, so callers needn't know its types. */
export interface OpenAsk extends Omit<
  Ask<unknown>,
  'understand' | 'closed' | 'notes' | 'limits' | 'liveInput' | 'sample'
> {
  readonly closed: (player: string) => readonly ClosedChoices[];
  readonly notes: (player: string) => readonly ChoiceNote[];
  readonly limits: (player: string) => Limits;
  /** Input for the page's live notes; undefined for games without such notes. */
  readonly liveInput: (player: string) => Json | undefined;
  /** A random legal move; undefined to send nothing. */
  readonly sample: (player: string, chance: Chance) => Json | undefined;
}

export interface OpenStage {
  readonly name: string;
  readonly title: string;
  readonly asks: readonly OpenAsk[];
  /** What the stage asks, in words for everyone who isn't asked; empty if not everyone may know who is. */
  readonly others: string;
  readonly hostQuestions: readonly Question[];
  readonly hostFromAnswers: (answers: AnswerLookup) => unknown;
  readonly hostToAnswers: (facts: unknown) => readonly TitledAnswer[];
  /** Random valid facts for practice games and tests; `{}` if the game has none. */
  readonly hostSample: (chance: Chance) => JsonObject;
  readonly timing: Timing | undefined;
  /** Says how the host's entries depend on the players' answers; undefined if they don't. */
  readonly overAnswers: AnswerDependency | undefined;
  /** Things that players may still ask of the host in this stage. */
  readonly occasions: readonly HostRequest[];
  /** What the host must enter before the stage can be resolved, one sentence each. */
  readonly lacking: readonly string[];
  /**
   * True if only players who have left are asked and the stage doesn't need the host: it resolves right away (ALL-14).
   */
  readonly isAtOnce: boolean;
}

export interface Match {
  readonly info: GameInfo;
  readonly roster: readonly string[];
  readonly warnings: readonly string[];
  /** Things the host may have forgotten when setting up, as clauses. */
  readonly doubts: readonly string[];
  /** News of the set-up, before the first stage. */
  readonly opening: readonly News[];
  readonly stage: OpenStage | null;
  /** Players who have left, in roster order. They aren't asked anything (ALL-14). */
  readonly left: readonly string[];
  readonly open: object;
  /** All settings in force, as JSON that begins the same match. Settings not listed are none, off or drawn (ALL-18). */
  readonly settings: object;
  readonly facts: JsonObject;
  readonly outcome: JsonObject | null;
  /** Scores and numbers for the host's formulas, without entries for the open stage. Empty for most games. */
  readonly sheet: HostSheet;
  readonly rules: readonly RulesSection[];
  /** One reader's tabs. `faceDown` leaves out what must stay hidden until the open stage's clock starts. */
  view(reader: Reader, faceDown?: boolean): readonly Tab[];
  goal(player: string): string;
  /** Rows of public tabs to repeat on the home page. */
  home(faceDown?: boolean): readonly HomeSection[];
  /** Side panes, each with its parts from top to bottom. */
  panes(reader: Audience, faceDown?: boolean): readonly (readonly PaneSection[])[];
  /** Rows of public tabs for a picture to post. */
  picture(faceDown?: boolean): readonly HomeSection[];
  /** Rows that show who leads, for the host only. */
  leads(): readonly HomeSection[];
  page(player: string, faceDown?: boolean): GamePage;
  /** What a player has now, as their page shows it; can be empty. */
  has(player: string, faceDown?: boolean): readonly Pip[];
  /** The table of a live game; null for other games. */
  scene(faceDown: boolean): Scene | null;
  /** The winners as a season counts them, in roster order; empty before the end. */
  winners(): readonly string[];
  /** Set-up warnings that only apply if the season keeps people's amounts of a currency private. */
  purseWarnings(): readonly PurseWarning[];
  /** What the match changes in a season if played as this kind (SN-5), in any order; empty before the end. */
  seasonChanges(kind: MatchKind): readonly SeasonChange[];
  /** The match to save: the state when its open stage opened, and past stages from this index on. */
  kept(from: number): SavedMatch;
  /** For a match that has just begun: returns it as it was when saved. */
  resumed(kept: SavedMatch): Match;
  /** The same match, in which exactly these players have left (from the open stage on). */
  withLeft(names: readonly string[]): Match;
  /** Replaces everything the host entered for the open stage. */
  enter(hostFacts: unknown): Result<EntryResult, readonly Problem[]>;
  judge(input: StageInput): Judgement;
  resolve(input: StageInput): Result<StageResult, readonly Problem[]>;
}
