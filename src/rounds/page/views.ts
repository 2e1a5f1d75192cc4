// A player's page and its calls, in plain JSON for google.script.run.
import type { TapControl } from '../../games/frame/ask';
import type { ClosedAnswer, AnswerNote } from '../../games/frame/closed-choices';
import type { Question } from '../../games/frame/fields';
import type { Json } from '../../games/frame/json';
import type { AnswerSumLimit } from '../../games/frame/limits';
import type { GamePage } from '../../games/frame/page-kit';
import type { Scene } from '../../games/frame/scene';
import type { PageSection } from '../reply/page-section';
import type { PlayerSubmission } from '../reply/player-submission';
import type { AnswerProblem, Reply } from '../reply/reply';
import type { StageName } from '../reply/stage-name';

export interface PageNews {
  readonly title: string;
  /** Sentences about the stage's results for the reader; may be empty. */
  readonly result: readonly string[];
  /** Private lines for the reader. */
  readonly own: readonly string[];
  readonly everyone: readonly string[];
}

/** A fact at the top of the page until it's read: the last stage's result, or a change by the host. */
export interface PageTopFact {
  /** Identifies the fact, so that it stays collapsed once read. */
  readonly key: string;
  /** A short title: the stage, or `Round 2 is open again`. */
  readonly title: string;
  readonly lines: readonly string[];
  /** Where to read more; may be empty. */
  readonly link: string;
}

export interface PageAsk {
  readonly title: string;
  readonly help: string;
  /** True if no earlier stage showed this reader the same help. */
  readonly isNew: boolean;
  readonly questions: readonly Question[];
  /** Choices to tap on the page instead of typing. */
  readonly taps?: TapControl;
  /** Choices that the reader can't take, with reasons. They are among the question's choices. */
  readonly closed: readonly ClosedAnswer[];
  /** Notes on what choices mean for the reader now. */
  readonly notes: readonly AnswerNote[];
  /** Groups of numbers whose sum is limited by what the reader has. */
  readonly sums: readonly AnswerSumLimit[];
  /** Present if notes change with every tap: the game whose rules compute them on the page, and what they depend on. */
  readonly reckoning?: { readonly game: string; readonly from: Json };
}

/** A lamp; `name` includes who plays for the player. */
export interface PageLamp {
  readonly player: string;
  readonly name: string;
  readonly sent: boolean;
}

export interface PageStage {
  readonly name: string;
  readonly title: string;
  /** Identifies which opening of the stage the page shows. Unique to this reader; the page sends it with the answers. */
  readonly mark: string;
  /** The deadline in UTC milliseconds; null if there's none, or if the clock hasn't started. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** True if the clock is on the table, not on the page. */
  readonly live: boolean;
  /** True if the stage is hidden from players until its clock starts. */
  readonly waits: boolean;
  readonly accepting: boolean;
  /** Lamps of the players who are asked. Only in live games, once the stage isn't hidden anymore. */
  readonly lamps: readonly PageLamp[];
  /** What the reader is asked; null if nothing, or nothing yet. */
  readonly ask: PageAsk | null;
}

/** A player's page. Only its reader may see it. */
export interface PlayerPage {
  readonly game: string;
  readonly accent: string;
  readonly practice: boolean;
  /** How to win, and the number of rounds; empty if nothing is played, or if only the host knows. */
  readonly goal: string;
  /** Names of the reader and of the roster's player they play for. */
  readonly person: string;
  readonly player: string;
  /** The open stage; null if no stage is open. */
  readonly stage: PageStage | null;
  /** Says that the reader isn't asked anything, and what others decide; empty if they're asked or the game is over. */
  readonly idle: string;
  /** The reader's standing in one line; may be empty. */
  readonly standing: string;
  readonly submissions: readonly PlayerSubmission[];
  /** Says that answers to other stages are kept for later; may be empty. */
  readonly waiting: string;
  /** Facts for the top, most urgent first. */
  readonly first: readonly PageTopFact[];
  /** The game's own parts. */
  readonly kit: Omit<GamePage, 'result' | 'foremost'>;
  /** The news, latest first. */
  readonly news: readonly PageNews[];
  /** A live game's table, as everyone around it sees it. */
  readonly scene: Scene | null;
  /** Names to show for players with substitutes. Answers use the roster's names. */
  readonly names: readonly (readonly [player: string, shown: string])[];
  /** The match's public parts; between matches, the season's parts before them. */
  readonly sections: readonly PageSection[];
  /** What the reader is asked as a winner, and the host's messages to everyone and to the reader. */
  readonly words: readonly PageSection[];
  /** Each is empty if there's nothing to open. */
  readonly links: {
    readonly form: string;
    readonly book: string;
    readonly publicBook: string;
    readonly rules: string;
  };
}

/** The stamp changes whenever anything on the page changes. */
export interface PageUpdate {
  /** The server's time, UTC milliseconds, because the reader's clock may be wrong. */
  readonly now: number;
  readonly stamp: string;
  /** Null if nothing has changed since the reader's stamp. */
  readonly page: PlayerPage | null;
}

export interface LiveTableUpdate {
  readonly now: number;
  readonly stamp: string;
  /** Null if nothing has changed since the viewer's stamp. */
  readonly table: LiveTableContent | null;
}

/** Answers in the form's wording, by question title. */
export type PageAnswers = readonly (readonly [title: string, answer: string])[];

export interface PageMove {
  readonly key: string;
  /** Name of the stage that the answers are for. */
  readonly stage: string;
  /** Identifies which opening of the stage the page showed; absent in older pages. */
  readonly mark?: string;
  readonly answers: PageAnswers;
}

/** One tap on Send. All retries of the tap send the same. */
export interface SendRequest extends PageMove {
  /** When the player tapped Send, UTC milliseconds by the server's time as the page knew it; absent in older pages. */
  readonly tapped?: number;
}

/** Why the answers would be refused, by question; empty if they would count. */
export interface MoveCheck {
  readonly problems: readonly AnswerProblem[];
}

/** The page's calls. On Google each is a public top-level function, which anybody can call. */
export interface PageApi {
  /** `stamp` is the shown page's, empty at first. `back` asks for a fresh page after the reader was away. */
  readPage(input: {
    readonly key: string;
    readonly stamp: string;
    readonly back?: boolean;
  }): Reply<PageUpdate>;
  /** A live game's table, for everyone with its link, such as a shared screen. */
  readTable(input: { readonly key: string; readonly stamp: string }): Reply<LiveTableUpdate>;
  /** Checks a move without sending it. Null after too many checks. */
  checkMove(input: PageMove): Reply<MoveCheck | null>;
  /** Submits the answers to the form, unless they'd be refused or an earlier attempt has submitted them. */
  sendMove(input: SendRequest): Reply<PageUpdate>;
}

/** `doGet` embeds this in the page. */
export interface InitialPageData {
  readonly key: string;
  readonly reading: Reply<PageUpdate>;
}

/** `doGet` embeds this in the table's page. */
export interface InitialLiveTableData {
  readonly key: string;
  readonly reading: Reply<LiveTableUpdate>;
}

/** A live game's table. Everyone around it may see all of it. */
export interface LiveTableContent {
  readonly game: string;
  readonly practice: boolean;
  readonly scene: Scene;
  /** Names to show for players with substitutes. */
  readonly names: readonly (readonly [player: string, shown: string])[];
  /** Title of the last resolved stage; empty before the first. */
  readonly last: string;
  readonly stage: LiveTableStage | null;
}

export interface LiveTableStage extends StageName {
  readonly seconds: number;
  /** The deadline in UTC milliseconds; null if the clock hasn't started. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** True if everything that the stage reveals is hidden until its clock starts. */
  readonly faceDown: boolean;
  readonly accepting: boolean;
  /** The players who are asked, and whether they have an answer that counts. */
  readonly players: readonly {
    readonly player: string;
    /** Name, including who plays for the player. */
    readonly name: string;
    readonly sent: boolean;
  }[];
}
