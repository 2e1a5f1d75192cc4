// A match: one game being played, at one point, with its types hidden. Immutable: each resolved stage gives the next
// match.
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
import type { SeasonChange, MatchKind, PurseWarning } from './season';
import type { Occasion, OverAnswers } from './stage';
import type { Fate, Submission } from './submissions';
import type { Tab } from './tabs';

/** Everything entered for one stage. */
export interface StageInput {
  /** In order of arrival, host entries last. */
  readonly submissions: readonly Submission[];
  /** All host entries for the stage, as JSON; `{}` if none. */
  readonly hostFacts: unknown;
  /** Facts saved earlier for the same stage, if any are known. */
  readonly formerFacts?: readonly unknown[];
}

/** Fates of an open stage's submissions. */
export interface Judgement {
  readonly fates: readonly Fate[];
  /** If there are any, the fates ignore the facts. */
  readonly hostProblems: readonly Problem[];
}

export interface Resolved {
  readonly stage: string;
  readonly fates: readonly Fate[];
  /** Player to id of the counted submission, in order of arrival. */
  readonly counted: ReadonlyMap<string, string>;
  /** More facts for the stage's result. */
  readonly result: JsonObject;
  /** Both the warnings shown while entering, and those from the orders. */
  readonly news: readonly News[];
  readonly warnings: readonly string[];
  readonly next: Match;
}

/** The open stage after a host entry. */
export interface Entering {
  readonly match: Match;
  /** Since the last entry, including undone news. */
  readonly news: readonly News[];
  /** Only for the host, about everything entered. */
  readonly warnings: readonly string[];
}

/** An ask with its types hidden and each player's knowledge bound. */
export interface OpenAsk extends Omit<
  Ask<unknown>,
  'understand' | 'closed' | 'notes' | 'limits' | 'liveInput' | 'sample'
> {
  readonly closed: (player: string) => readonly Closed[];
  readonly notes: (player: string) => readonly ChoiceNote[];
  readonly limits: (player: string) => Limits;
  /** Input for the page's live notes; undefined in games without. */
  readonly liveInput: (player: string) => Json | undefined;
  /** A random legal move; undefined if it's better to send nothing. */
  readonly sample: (player: string, chance: Chance) => Json | undefined;
}

export interface OpenStage {
  readonly name: string;
  readonly title: string;
  readonly asks: readonly OpenAsk[];
  /** What it asks, for everyone else; empty if not everyone may know who is asked. */
  readonly others: string;
  readonly hostQuestions: readonly Question[];
  readonly hostFromAnswers: (answers: Answers) => unknown;
  readonly hostToAnswers: (facts: unknown) => readonly Answered[];
  /** Random valid facts, for practice games and tests; `{}` if the game has none. */
  readonly hostSample: (chance: Chance) => JsonObject;
  readonly timing: Timing | undefined;
  /** How the host's part depends on the answers, if it does. */
  readonly overAnswers: OverAnswers | undefined;
  /** What the host may still be asked for in this stage. */
  readonly occasions: readonly Occasion[];
  /** What the host must enter before resolving, a sentence each. */
  readonly lacking: readonly string[];
  /** It only asks players who have left, and doesn't wait for the host: it's resolved right away (ALL-14). */
  readonly isAtOnce: boolean;
}

export interface Match {
  readonly info: GameInfo;
  readonly roster: readonly string[];
  readonly warnings: readonly string[];
  /** Things the host may have forgotten in set-up, as clauses. */
  readonly doubts: readonly string[];
  /** News before the first stage. */
  readonly opening: readonly News[];
  readonly stage: OpenStage | null;
  /** Players who have left, in roster order: they are asked nothing (ALL-14). */
  readonly left: readonly string[];
  readonly open: object;
  /** All settings in force, as JSON that begins the same match; missing ones are none, off or drawn (ALL-18). */
  readonly settings: object;
  readonly facts: JsonObject;
  readonly outcome: JsonObject | null;
  /** For hosts who calculate in the spreadsheet, without entries for the open stage; mostly empty. */
  readonly sheet: HostSheet;
  readonly rules: readonly RulesSection[];
  /** One reader's tabs; `faceDown` hides what is face down until the open stage's clock starts. */
  view(reader: Reader, faceDown?: boolean): readonly Tab[];
  goal(player: string): string;
  /** Rows of public tabs for the home page. */
  home(faceDown?: boolean): readonly HomeSection[];
  /** Side panes, each with its parts from top to bottom. */
  panes(reader: Audience, faceDown?: boolean): readonly (readonly PaneSection[])[];
  /** Rows of public tabs for a picture to post. */
  picture(faceDown?: boolean): readonly HomeSection[];
  /** Rows that show who leads, only for the host. */
  leads(): readonly HomeSection[];
  page(player: string, faceDown?: boolean): GamePage;
  /** What a player has now, as their page shows it; can be empty. */
  has(player: string, faceDown?: boolean): readonly Pip[];
  /** Null unless live. */
  scene(faceDown: boolean): Scene | null;
  /** As a season counts them, in roster order; nobody before the end. */
  winners(): readonly string[];
  /** Warnings that only hold if purses of the currency aren't public. */
  purseWarnings(): readonly PurseWarning[];
  /** What the match changes in a season as this kind (SN-5), unordered; nothing before the end. */
  seasonChanges(kind: MatchKind): readonly SeasonChange[];
  /** The match when its open stage opened, with past stages from this index on. */
  kept(from: number): KeptMatch;
  /** Restores a kept match onto a newly begun one; undefined if it doesn't fit. */
  resumed(kept: KeptMatch): Match | undefined;
  /** The same match, with exactly these players gone from the open stage on. */
  withLeft(names: readonly string[]): Match;
  /** Replaces the host's facts for the open stage. */
  enter(hostFacts: unknown): Result<Entering, readonly Problem[]>;
  judge(input: StageInput): Judgement;
  resolve(input: StageInput): Result<Resolved, readonly Problem[]>;
}
