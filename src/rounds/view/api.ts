// What the sidebar and the add-on say to each other: every call, what it takes and what it answers. Plain JSON
// only, as google.script.run passes it; an absent field is left out, never undefined or null unless it says so.
import type { Answered, Cell, Question } from '../../games/fields';
import type { JsonObject } from '../../games/json';
import type { Result } from '../../games/result';
import type { Look, PlainTab } from '../../games/tabs';

/** Something that a person can put right, or a bug with what to report. */
export interface UserError {
  readonly code: string;
  /** What was tried, what is wrong, what to do. */
  readonly text: string;
  /** Further faults of the same try, one sentence each. */
  readonly details?: readonly string[];
  /** Trying the very same again may work: the lock was busy, Google was slow. A button offers it. */
  readonly again?: true;
  /** Only for bugs: what to copy into a report. Holds no player's secret. */
  readonly report?: string;
}

export type Answer<T> = Result<T, UserError>;

/** A game of the catalogue, for choosing one. */
export interface GameChoice {
  readonly id: string;
  readonly title: string;
  readonly designers: readonly string[];
  readonly origin: string;
  readonly blurb: string;
  readonly playerCount: string;
  readonly length: string;
  /** What only Publish everything reveals, after “It reveals”. */
  readonly secrets: string;
}

/** A game being set up; kept in the tabs Roster and Settings, so it can be left and resumed. */
export interface DraftView {
  readonly game: GameChoice;
  readonly practice: boolean;
  /** The roster's columns: the game's questions, then the contact columns. */
  readonly columns: readonly Question[];
  readonly roster: readonly (readonly string[])[];
  readonly settingQuestions: readonly Question[];
  /** What is entered, by question title; absent: the default. */
  readonly settings: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly timings: readonly TimingView[];
  /** What is wrong so far; empty when the game can be created. */
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

export interface TimingView {
  readonly title: string;
  readonly seconds: number;
  readonly graceSeconds: number;
}

export interface SaveDraft {
  readonly game: string;
  readonly practice: boolean;
  readonly roster: readonly (readonly string[])[];
  readonly settings: Readonly<Record<string, string>>;
  /** Empty: drawn when the game is created. */
  readonly seed: string;
  readonly timings: readonly TimingView[];
}

/** One submission of the open stage and what would become of it. */
export interface SubmissionView {
  /** Names it in other calls. */
  readonly id: string;
  /** As the form said it, or the roster's name. */
  readonly player: string;
  readonly known: boolean;
  /** UTC instant in milliseconds; 0 when not known. */
  readonly at: number;
  readonly byHost: boolean;
  readonly late: boolean;
  readonly fate: 'counts' | 'replaced' | 'refused';
  readonly reasons: readonly string[];
  readonly words: readonly Answered[];
}

export interface AskView {
  readonly form: string;
  readonly title: string;
  readonly help: string;
  readonly players: readonly string[];
  readonly questions: readonly Question[];
}

export interface StageView {
  readonly name: string;
  readonly title: string;
  readonly openedAt: number;
  /** UTC instant in milliseconds; null: none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  readonly acceptsLate: boolean;
  readonly accepting: boolean;
  readonly asks: readonly AskView[];
  /** What the host enters with this stage; none in most games. */
  readonly hostQuestions: readonly Question[];
  /** What was entered so far, by question title. */
  readonly hostAnswers: Readonly<Record<string, string>>;
  /** What the host is to do or to look at because of it. */
  readonly hostWarnings: readonly string[];
  /** What the host's entries have told, what was taken back too: a message for each reader. */
  readonly told: readonly Message[];
  readonly waitingFor: readonly string[];
  /** A message for each of those, to copy. */
  readonly reminders: readonly Message[];
  readonly submissions: readonly SubmissionView[];
  /** What was passed over or looks wrong in the response sheets, one sentence each. */
  readonly notices: readonly string[];
}

export interface PlayerView {
  readonly name: string;
  /** The game's own columns: `Heaven, pair Moon`. */
  readonly about: string;
  /** The personal link to the form of the open stage; empty when not asked or not made yet. */
  readonly link: string;
  readonly book: string;
  readonly email: string;
}

export const DELIVERY_STATES = ['waiting', 'done', 'failed', 'unsure', 'paused'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliveryView {
  readonly id: string;
  /** `Public book`, `Ana's book`, `Discord, public channel`. */
  readonly title: string;
  readonly stage: string;
  readonly state: DeliveryState;
  /** Why it failed or waits, and what to do; empty otherwise. */
  readonly note: string;
}

export interface HistoryLine {
  /** The ledger's row number. */
  readonly row: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly hash: string;
}

/** A stage that has been resolved. */
export interface PastSummary {
  readonly name: string;
  readonly title: string;
  readonly resolvedAt: number;
}

/** A resolved stage with all that was submitted, for correcting and reading again. */
export interface PastStage extends PastSummary {
  readonly asks: readonly AskView[];
  readonly hostQuestions: readonly Question[];
  /** What the host entered with it, by question title. */
  readonly hostAnswers: Readonly<Record<string, string>>;
  readonly submissions: readonly SubmissionView[];
}

/** A game in play, or over. */
export interface GameView {
  readonly game: GameChoice;
  readonly practice: boolean;
  /** Played in one sitting: there is a table to open. */
  readonly live: boolean;
  readonly zone: string;
  readonly publicBook: string;
  readonly commitment: string;
  readonly lastHash: string;
  /** The stage that waits; null when the game is over. */
  readonly stage: StageView | null;
  readonly players: readonly PlayerView[];
  readonly settingQuestions: readonly Question[];
  /** The settings in force that were given, by question title; absent: the default. */
  readonly settings: Readonly<Record<string, string>>;
  /** The resolved stages, the first one first; `getPast` tells more of one. */
  readonly past: readonly PastSummary[];
  readonly deliveries: readonly DeliveryView[];
  readonly history: readonly HistoryLine[];
  readonly warnings: readonly string[];
  /** Preparation steps still to do (forms, books); empty when all is made. */
  readonly toPrepare: readonly string[];
  /** What was told as the game began: a message for each reader, none in most games. */
  readonly opening: readonly Message[];
  /** Once the game is over: what everyone is told of its end. */
  readonly ending: readonly string[];
  readonly published: boolean;
  /** Forms close by themselves at the deadline, and players are reminded of it before. */
  readonly reminders: boolean;
}

export type DeskView =
  | { readonly phase: 'empty'; readonly games: readonly GameChoice[] }
  | { readonly phase: 'draft'; readonly games: readonly GameChoice[]; readonly draft: DraftView }
  | { readonly phase: 'playing' | 'over'; readonly games: readonly GameChoice[]; readonly play: GameView };

/** A text for one audience, ready to paste into Discord. */
export interface Message {
  /** `Everyone` or a player's name. */
  readonly to: string;
  readonly text: string;
}

/** What Resolve round would do, or did. */
export interface RoundView {
  readonly stage: string;
  readonly title: string;
  /** Changes when anything that the round depends on does. */
  readonly token: string;
  readonly submissions: readonly SubmissionView[];
  /** Players without a counted submission: they do nothing, or what the rules give by default. */
  readonly missing: readonly string[];
  /** What everyone is told, line by line, and what comes next; without the marks that Discord needs. */
  readonly news: readonly string[];
  readonly messages: readonly Message[];
  readonly tabs: readonly { readonly to: string; readonly tabs: readonly PlainTab[] }[];
  readonly warnings: readonly string[];
  readonly next: string;
}

export interface ResolveAnswer {
  /** `resolved`: by this click. `already`: by an earlier click or another window; nothing was changed. */
  readonly outcome: 'resolved' | 'already';
  readonly text: string;
  /** What changed since the preview that the host saw. */
  readonly changedSincePreview: readonly string[];
  readonly round: RoundView | null;
  readonly desk: DeskView;
}

/** A correction of something already entered. All need a reason. */
export type Change =
  | { readonly kind: 'rewind'; readonly toStage: string }
  | {
      readonly kind: 'submission';
      readonly stage: string;
      readonly player: string;
      readonly answers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'accept-late'; readonly stage: string; readonly id: string }
  | { readonly kind: 'remove-submission'; readonly stage: string; readonly id: string }
  | {
      readonly kind: 'host-facts';
      readonly stage: string;
      readonly answers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'settings'; readonly settings: Readonly<Record<string, string>> }
  | { readonly kind: 'replace-player'; readonly player: string; readonly name: string };

/** What a change would do to what has been published. */
export interface ChangeView {
  readonly token: string;
  readonly summary: string;
  /** Per audience: lines that go and lines that come, and whether the old ones were delivered already. */
  readonly differences: readonly {
    readonly to: string;
    readonly seen: boolean;
    readonly removed: readonly string[];
    readonly added: readonly string[];
  }[];
  readonly warnings: readonly string[];
}

/** The table of a live game, as everyone around it may see it. */
export interface TableView {
  readonly game: string;
  /** The server's clock, UTC milliseconds: the viewer's may be off. */
  readonly now: number;
  readonly practice: boolean;
  readonly board: {
    readonly title: string;
    readonly rows: readonly (readonly { readonly value: Cell; readonly look: Look }[])[];
  };
  readonly stage: {
    readonly name: string;
    readonly title: string;
    /** How long the stage usually has. */
    readonly seconds: number;
    /** UTC milliseconds; null: the clock has not been started. */
    readonly deadline: number | null;
    readonly graceSeconds: number;
    readonly players: readonly { readonly name: string; readonly sent: boolean }[];
  } | null;
}

/** Every call. On Google each is a top-level function of the bundle with this name. */
export interface DeskApi {
  getDesk(): Answer<DeskView>;

  startDraft(input: { readonly game: string; readonly practice: boolean }): Answer<DeskView>;
  saveDraft(input: SaveDraft): Answer<DeskView>;
  discardDraft(): Answer<DeskView>;
  createGame(): Answer<DeskView>;
  /** Makes the next form or book; call until `toPrepare` is empty. */
  prepareNext(): Answer<DeskView>;

  previewRound(): Answer<RoundView>;
  /** `token`: of the preview that the host saw; empty when there was none. */
  resolveRound(input: { readonly stage: string; readonly token: string }): Answer<ResolveAnswer>;
  /** Delivers what waits for as long as one call should take; call until nothing is `waiting`. */
  deliverSome(): Answer<DeskView>;
  /** Makes a failed, unsure or paused delivery wait again, or marks it as done by hand. */
  settleDelivery(input: { readonly id: string; readonly as: 'waiting' | 'done' }): Answer<DeskView>;

  saveHostFacts(input: { readonly answers: Readonly<Record<string, string>> }): Answer<DeskView>;
  setDeadline(input: { readonly deadline: number | null }): Answer<DeskView>;
  /** Closes the forms by itself at each deadline; before it, reminds everyone of it once, and the missing in private. */
  setReminders(input: { readonly on: boolean }): Answer<DeskView>;
  setAccepting(input: { readonly accepting: boolean }): Answer<DeskView>;
  replaceKey(input: { readonly player: string }): Answer<DeskView>;

  /**
   * Changes of the open stage are made at once by `applyChange`, with an empty token; all others are shown first.
   */
  previewChange(input: { readonly change: Change }): Answer<ChangeView>;
  applyChange(input: {
    readonly change: Change;
    readonly reason: string;
    readonly token: string;
  }): Answer<DeskView>;

  /** Live games: what the table shows; called every few seconds. */
  getTable(): Answer<TableView>;
  /** Live games: starts the open stage's clock; one that runs is left running. */
  startClock(input: { readonly stage: string }): Answer<TableView>;

  /** Practice games only: lets the program submit for these players; for all who are missing when empty. */
  submitForPractice(input: { readonly players: readonly string[] }): Answer<DeskView>;

  getPast(input: { readonly stage: string }): Answer<PastStage>;
  /** Of a resolved stage what was told; of the open one the call to send submissions. */
  getMessages(input: { readonly stage: string }): Answer<readonly Message[]>;
  exportGame(): Answer<{ readonly name: string; readonly scenario: JsonObject }>;
  /** After the end: the whole record, for everyone to keep and prove with `npm run verify`. */
  exportRecord(): Answer<{ readonly name: string; readonly record: JsonObject }>;
  importGame(input: { readonly scenario: JsonObject }): Answer<DeskView>;
  publishEverything(): Answer<DeskView>;
  /** Puts the ended or abandoned game away so that another can be set up in this book. */
  closeGame(input: { readonly reason: string }): Answer<DeskView>;
}

/** The name of a call. */
export type SidebarCall = keyof DeskApi;
