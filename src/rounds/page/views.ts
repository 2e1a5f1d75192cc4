// The players' page: its content for one player, and the calls that it makes. Plain JSON only, as google.script.run
// passes it.
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

/** News of a stage, or told during one. */
export interface PageNews {
  readonly title: string;
  /** What the stage brought the reader, in sentences; empty where the game says nothing of it. */
  readonly result: readonly string[];
  /** News for the reader alone. */
  readonly own: readonly string[];
  readonly everyone: readonly string[];
}

/** A fact that stands first on the page until it is read: what the last stage brought, or what the host has changed since. */
export interface PageFirst {
  /** The same text for the same fact, so that a fact that was read stays folded. */
  readonly key: string;
  /** A few words: the stage, or `Round 2 is open again`. */
  readonly title: string;
  readonly lines: readonly string[];
  /** The address where there is more to read; empty where there is none. */
  readonly link: string;
}

export interface PageAsk {
  readonly title: string;
  readonly help: string;
  /** True where no resolved stage asked the reader for the same, so that its help is new to them. */
  readonly isNew: boolean;
  readonly questions: readonly Question[];
  /** Choices to tap on the page, for answers that are typed in a form. */
  readonly taps?: Taps;
  /** The choices that are closed to the reader, with their reasons; each is among those of its question. */
  readonly closed: readonly ClosedAnswer[];
  /** What choices mean for the reader now. */
  readonly notes: readonly NotedAnswer[];
  /** Numbers that together may not exceed what the reader has. */
  readonly sums: readonly SumOfAnswers[];
  /**
   * Where notes change with each tap: the game by whose rules the page works them out, and the facts that it needs for
   * that.
   */
  readonly reckoning?: { readonly game: string; readonly from: Json };
}

/** The lamp of a player whom the stage asks: `name` is as people read it, with who plays for them. */
export interface PageLamp {
  readonly player: string;
  readonly name: string;
  readonly sent: boolean;
}

export interface PageStage {
  readonly name: string;
  readonly title: string;
  /** The mark of this opening of the stage, for the reader's page alone; the page sends it with the answers. */
  readonly mark: string;
  /** UTC milliseconds; null: there is no deadline, or its clock was not started. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** True for a stage whose clock is at the table. */
  readonly live: boolean;
  /** True while players cannot see it yet: it opens once its clock is started. */
  readonly waits: boolean;
  /** True while the host takes answers. */
  readonly accepting: boolean;
  /**
   * The players whom it asks, each with whether a submission of theirs counts; only in live games, and not before the
   * stage opens.
   */
  readonly lamps: readonly PageLamp[];
  /** What the form asks the reader; null: nothing, or nothing yet. */
  readonly ask: PageAsk | null;
}

/** What a winner decides for a match that is set up: it is answered like a stage, or by its form (SN-23). */
export interface PageQuestion extends Pick<PlayerPage, 'submissions'> {
  readonly stage: PageStage;
  readonly form: string;
}

/** The page of one player; nobody else may read any of it. */
export interface PlayerPage {
  readonly game: string;
  readonly accent: string;
  readonly practice: boolean;
  /** How one wins, and in how many rounds; empty where nothing is played, or only the host knows. */
  readonly goal: string;
  /** The person who reads the page; `player` is the player of the roster for whom they play. */
  readonly person: string;
  readonly player: string;
  /** The open stage; null where none is. */
  readonly stage: PageStage | null;
  /** The questions to the reader as a winner; absent where there are none. */
  readonly questions?: readonly PageQuestion[];
  /** Says that nothing is asked of the reader, and what others decide; empty where something is, and at a game's end. */
  readonly idle: string;
  /** The reader's standing in the season, in a line; empty where there is none. */
  readonly standing: string;
  readonly submissions: readonly OwnSubmission[];
  /** Says that answers of the reader wait for stages that are to open again; empty where none do. */
  readonly waiting: string;
  /** All that stands first, the most urgent at the top. */
  readonly first: readonly PageFirst[];
  /** The parts that the game puts on the page beside its news. */
  readonly kit: Omit<GamePage, 'result' | 'foremost'>;
  /** The latest first. */
  readonly news: readonly PageNews[];
  /** The table of a live game, as everyone around it sees it. */
  readonly scene: Scene | null;
  /** The names to show for players in whose seats others play: answers keep the roster's. */
  readonly names: readonly (readonly [player: string, shown: string])[];
  /** The season's parts between matches, then the match's for everyone. */
  readonly sections: readonly PageSection[];
  /** The host's words to everyone and to the reader. */
  readonly words: readonly PageSection[];
  /** Addresses; empty where there is nothing to open. */
  readonly links: {
    readonly form: string;
    readonly book: string;
    readonly publicBook: string;
    readonly rules: string;
  };
}

/** A page as it was read; the stamp is another one when anything on it has changed. */
export interface PageReading {
  /** The server's clock, UTC milliseconds: the reader's may be off. */
  readonly now: number;
  readonly stamp: string;
  /** Null: the page is as it was when it had this stamp. */
  readonly page: PlayerPage | null;
}

/** The table of a live game as it was read for whoever looks on. */
export interface TableReading {
  /** The server's clock, UTC milliseconds. */
  readonly now: number;
  readonly stamp: string;
  /** Null: the table is as it was when it had this stamp. */
  readonly table: TableContent | null;
}

/** Answers in the words of the form, by the titles of its questions. */
export type PageAnswers = readonly (readonly [title: string, answer: string])[];

export interface PageMove {
  readonly key: string;
  /** The stage that the answers are for. */
  readonly stage: string;
  /** The mark of its opening, as the page was drawn for it; older pages leave it out. */
  readonly mark?: string;
  readonly answers: PageAnswers;
}

/** A move that is sent; each try of one tap sends the same. */
export interface PageSending extends PageMove {
  /**
   * When the player tapped Send, in UTC milliseconds by the server's clock as the page knew it; older pages leave it
   * out.
   */
  readonly tapped?: number;
}

/** Why answers would be refused, each reason at its question; none: they would count. */
export interface PageCheck {
  readonly problems: readonly AnswerProblem[];
}

/** Every call of the page. On Google each is a top-level function of the bundle that anybody can call. */
export interface PageApi {
  /**
   * `stamp`: the stamp of the content that the page shows; empty where it shows nothing yet. `back`: somebody has come
   * back to the page, perhaps from their form, and should not be shown a page that was kept for long.
   */
  readPage(input: {
    readonly key: string;
    readonly stamp: string;
    readonly back?: boolean;
  }): Reply<PageReading>;
  /** The table of a live game, for everyone who has its link: a television, spectators. */
  readTable(input: { readonly key: string; readonly stamp: string }): Reply<TableReading>;
  /**
   * Checks whether the answers would count; null: the player checks too often at the moment, and sending them will
   * tell.
   */
  checkMove(input: PageMove): Reply<PageCheck | null>;
  /** Submits the answers to the player's form, unless they would be refused or an earlier try has submitted them. */
  sendMove(input: PageSending): Reply<PageReading>;
}

/** Data that `doGet` leaves in the page: the key in its link, and the page as read with that key. */
export interface PageStart {
  readonly key: string;
  readonly reading: Reply<PageReading>;
}

/** Data that `doGet` leaves in the page of the table. */
export interface TableStart {
  readonly key: string;
  readonly reading: Reply<TableReading>;
}

/** The table of a live game; everyone around it may see all of this. */
export interface TableContent {
  readonly game: string;
  readonly practice: boolean;
  readonly scene: Scene;
  /** The names to show for players in whose seats others play. */
  readonly names: readonly (readonly [player: string, shown: string])[];
  /** The name of the stage that was resolved last; empty before the first. */
  readonly last: string;
  readonly stage: TableStage | null;
}

export interface TableStage extends StageName {
  /** The usual length of the stage. */
  readonly seconds: number;
  /** UTC milliseconds; null: the clock has not been started. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** True while everything that the stage reveals is hidden, until the clock is started. */
  readonly faceDown: boolean;
  /** False while the host takes no answers. */
  readonly accepting: boolean;
  /** The players whom it asks, each with whether a submission of theirs counts. */
  readonly players: readonly {
    readonly player: string;
    /** The name as people read it: with who plays, where that is somebody else. */
    readonly name: string;
    readonly sent: boolean;
  }[];
}
