// A player's page: its content and its calls. Plain JSON, as google.script.run passes it.
import type { Taps } from '../../games/frame/ask';
import type { ClosedAnswer, NotedAnswer } from '../../games/frame/closed';
import type { Question } from '../../games/frame/fields';
import type { Json } from '../../games/frame/json';
import type { SumOfAnswers } from '../../games/frame/limits';
import type { GamePage } from '../../games/frame/page-kit';
import type { Scene } from '../../games/frame/scene';
import type { PageSection } from '../reply/page-section';
import type { OwnSubmission } from '../reply/own-submission';
import type { AnswerProblem, Reply } from '../reply/reply';
import type { StageName } from '../reply/stage-name';

export interface PageNews {
  readonly title: string;
  /** The stage's results for the reader, in sentences; may be empty. */
  readonly result: readonly string[];
  /** Only for the reader. */
  readonly own: readonly string[];
  readonly everyone: readonly string[];
}

/** A fact at the top of the page until it's read: the last stage's result, or a change by the host. */
export interface PageFirst {
  /** Identifies the fact, so that it stays folded once read. */
  readonly key: string;
  /** Short: the stage, or `Round 2 is open again`. */
  readonly title: string;
  readonly lines: readonly string[];
  /** Where to read more; may be empty. */
  readonly link: string;
}

export interface PageAsk {
  readonly title: string;
  readonly help: string;
  /** True if no earlier stage asked the reader this, so its help is new to them. */
  readonly isNew: boolean;
  readonly questions: readonly Question[];
  /** Choices to tap on the page instead of typing. */
  readonly taps?: Taps;
  /** Choices closed to the reader, with reasons; each is among its question's choices. */
  readonly closed: readonly ClosedAnswer[];
  /** What choices mean for the reader now. */
  readonly notes: readonly NotedAnswer[];
  /** Numbers that together can't exceed what the reader has. */
  readonly sums: readonly SumOfAnswers[];
  /** If notes change with every tap: the game whose rules the page computes them with, and the facts it needs. */
  readonly reckoning?: { readonly game: string; readonly from: Json };
}

/** `name` includes who plays for the player. */
export interface PageLamp {
  readonly player: string;
  readonly name: string;
  readonly sent: boolean;
}

export interface PageStage {
  readonly name: string;
  readonly title: string;
  /** Mark of this opening, only for this reader's page, which sends it with the answers. */
  readonly mark: string;
  /** UTC milliseconds; null: none, or its clock hasn't started. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** The clock is at the table. */
  readonly live: boolean;
  /** Not visible to players until its clock starts. */
  readonly waits: boolean;
  readonly accepting: boolean;
  /** Players asked, and whether they have an answer that counts. Only in live games, once the stage is open. */
  readonly lamps: readonly PageLamp[];
  /** Null: nothing, or nothing yet. */
  readonly ask: PageAsk | null;
}

/** Nobody else may read any of it. */
export interface PlayerPage {
  readonly game: string;
  readonly accent: string;
  readonly practice: boolean;
  /** How to win, and in how many rounds; empty if nothing is played or only the host knows. */
  readonly goal: string;
  /** The reader; `player` is the roster's player they play for. */
  readonly person: string;
  readonly player: string;
  /** Null if none is open. */
  readonly stage: PageStage | null;
  /** That the reader isn't asked anything, and what others decide; empty if they are asked, and at the end. */
  readonly idle: string;
  /** One line; may be empty. */
  readonly standing: string;
  readonly submissions: readonly OwnSubmission[];
  /** That answers to other stages are kept; may be empty. */
  readonly waiting: string;
  /** Most urgent first. */
  readonly first: readonly PageFirst[];
  /** The game's own parts. */
  readonly kit: Omit<GamePage, 'result' | 'foremost'>;
  /** Latest first. */
  readonly news: readonly PageNews[];
  /** A live game's table, as everyone around it sees it. */
  readonly scene: Scene | null;
  /** Shown names of players with substitutes; answers use the roster's. */
  readonly names: readonly (readonly [player: string, shown: string])[];
  /** Between matches the season's parts, then the match's public ones. */
  readonly sections: readonly PageSection[];
  /** What the reader is asked as a winner, and the host's messages to everyone and to the reader. */
  readonly words: readonly PageSection[];
  /** Empty if there is nothing to open. */
  readonly links: {
    readonly form: string;
    readonly book: string;
    readonly publicBook: string;
    readonly rules: string;
  };
}

/** The stamp changes whenever anything on the page does. */
export interface PageReading {
  /** The server's clock, UTC milliseconds; the reader's may be off. */
  readonly now: number;
  readonly stamp: string;
  /** Null: unchanged since this stamp. */
  readonly page: PlayerPage | null;
}

export interface TableReading {
  /** The server's clock, UTC milliseconds. */
  readonly now: number;
  readonly stamp: string;
  /** Null: unchanged since this stamp. */
  readonly table: TableContent | null;
}

/** In the form's wording, by question title. */
export type PageAnswers = readonly (readonly [title: string, answer: string])[];

export interface PageMove {
  readonly key: string;
  /** The stage that the answers are for. */
  readonly stage: string;
  /** Mark of the opening that the page showed; older pages don't send it. */
  readonly mark?: string;
  readonly answers: PageAnswers;
}

/** All retries of one tap send the same. */
export interface PageSending extends PageMove {
  /** When the player tapped Send, UTC milliseconds by the server's clock as the page knew it; older pages don't send it. */
  readonly tapped?: number;
}

/** Why answers would be refused, by question; empty if they'd count. */
export interface PageCheck {
  readonly problems: readonly AnswerProblem[];
}

/** The page's calls. On Google each is a public top-level function that anybody can call. */
export interface PageApi {
  /** `stamp`: what the page shows; empty at first. `back`: somebody returned to the page, so don't show an old cached one. */
  readPage(input: {
    readonly key: string;
    readonly stamp: string;
    readonly back?: boolean;
  }): Reply<PageReading>;
  /** A live game's table, for everyone with its link: a television, spectators. */
  readTable(input: { readonly key: string; readonly stamp: string }): Reply<TableReading>;
  /** Null: too many checks right now; sending will tell. */
  checkMove(input: PageMove): Reply<PageCheck | null>;
  /** Submits the answers to the form, unless they'd be refused or an earlier try has submitted them. */
  sendMove(input: PageSending): Reply<PageReading>;
}

/** Left in the page by `doGet`. */
export interface PageStart {
  readonly key: string;
  readonly reading: Reply<PageReading>;
}

/** Left in the table's page by `doGet`. */
export interface TableStart {
  readonly key: string;
  readonly reading: Reply<TableReading>;
}

/** A live game's table; everyone around it may see all of this. */
export interface TableContent {
  readonly game: string;
  readonly practice: boolean;
  readonly scene: Scene;
  /** Shown names of players with substitutes. */
  readonly names: readonly (readonly [player: string, shown: string])[];
  /** The last resolved stage; empty before the first. */
  readonly last: string;
  readonly stage: TableStage | null;
}

export interface TableStage extends StageName {
  readonly seconds: number;
  /** UTC milliseconds; null: the clock hasn't started. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** Everything the stage reveals is hidden until the clock starts. */
  readonly faceDown: boolean;
  readonly accepting: boolean;
  /** Players asked, and whether they have an answer that counts. */
  readonly players: readonly {
    readonly player: string;
    /** With who plays, if that's somebody else. */
    readonly name: string;
    readonly sent: boolean;
  }[];
}
