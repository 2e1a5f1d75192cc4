// A game in play or over, as the host sees it on every screen.
import type { Question } from '../../../games/frame/fields';
import type { CorrectionView } from '../../reply/correction-view';
import type { PageSection } from '../../reply/page-section';
import type { DeliveryView } from '../../reply/posts';
import type { GameChoice, DraftView } from '../../reply/draft-view';
import type { Message, Opening, Shown, TypedAnswers, HolderView } from '../../reply/reply';
import type { StageName } from '../../reply/stage-name';
import type { DecidedOver } from '../../session/decided-over';
import type { HostWordView } from '../messages/views';
import type { SeasonView } from '../season/views';
import type { AtDeadlineView, Happened, StageView } from '../stage/views';

export interface PlayerView extends HolderView {
  readonly name: string;
  /** The person who plays now: mostly the same name. */
  readonly person: string;
  /** Who held the seat before and can have it back; empty for nobody. */
  readonly before: string;
  /** The name as people read it: `Bo (played by D'Arcy since Round 4)`. */
  readonly title: string;
  /** True where their seat is given up. */
  readonly left: boolean;
  /** What the game's own columns say, and what they have now: `Meadow Rose at the start. Now: Lives 3, Garnets 0.` */
  readonly about: string;
  /** The personal link to the form of the open stage; empty where there is none. */
  readonly link: string;
  /** The link to their page, which stays the same; empty where there is no page. */
  readonly page: string;
  readonly book: string;
  /** A text to send them with game, deadline, form, book and rules; empty while there is nothing to open. */
  readonly invitation: string;
  /** True where the program has posted their invitation in their own channel. */
  readonly posted: boolean;
  readonly email: string;
}

/** What there is to make and to tell, in a game or between two matches of a season. */
export interface OutgoingView {
  readonly zone: string;
  /** The public book's address; empty until it is made. */
  readonly publicBook: string;
  /** The address of the players' page; empty where there is none. */
  readonly page: string;
  readonly deliveries: readonly DeliveryView[];
  readonly warnings: readonly string[];
  /** Preparation steps still to do (forms, books); empty when all is made. */
  readonly toPrepare: readonly string[];
  /** For a co-host: the steps that only the host’s account can do, since it makes all files. */
  readonly forHost?: {
    readonly host: string;
    readonly steps: readonly string[];
    /** True while a trigger does them within about ten minutes; else they wait until the host opens Round Keeper. */
    readonly isWatched: boolean;
  };
  /** Present where forms and books have to be made: two calls can do that at the same time. */
  readonly beside?: true;
}

/** A game in play, or over: what every screen may show, read again every few seconds. Other calls give the rest. */
export interface GameView extends OutgoingView {
  /** The opening that is shown; each call that changes something of it sends it back. */
  readonly at: Opening;
  /** What opened it, or ended the game: `Round 2 was resolved on 21 Nov, 21:04 CET, by mia@example.com.` */
  readonly opened: string;
  readonly game: GameChoice;
  readonly practice: boolean;
  /** True for a game played in one sitting: there is a table to open. */
  readonly live: boolean;
  /** The link to the table of a live game, for everyone; empty where there is none, or no page. */
  readonly table: string;
  readonly commitment: string;
  readonly lastHash: string;
  /** Says that the stage before was resolved automatically, and when; absent if the host resolved it. */
  readonly continued?: string;
  /** The stage that waits; null when the game is over. */
  readonly stage: StageView | null;
  readonly players: readonly PlayerView[];
  readonly settingQuestions: readonly Question[];
  /** The settings in force that were given, by question title; absent: the default. */
  readonly settings: TypedAnswers;
  /** The resolved stages, the first one first; `getPast` tells more of one. */
  readonly past: readonly StageName[];
  /** The resolved stages that formulas decided over other answers than those that count by now. */
  readonly decidedOver: readonly DecidedOver[];
  /** The corrections of which somebody is told, the latest first. */
  readonly corrections: readonly CorrectionView[];
  /** News told as the game began: a message for each reader, none in most games. */
  readonly opening: readonly Message[];
  /** What everyone was told of the stage that was resolved last; null before there is one. */
  readonly happened: Happened | null;
  /** What everyone may know of the match, from the public tabs; once it is over, its result. */
  readonly standings: readonly PageSection[];
  /** Who leads, from the host's tabs: for the host only, and folded, since hosts share their screens. */
  readonly leads: readonly PageSection[];
  /** The host's words to everyone and to players, the latest first. */
  readonly words: readonly HostWordView[];
  readonly published: boolean;
  /** The purses of the season that publishing everything would reveal, a sentence each. */
  readonly publishes: readonly string[];
  /** What happens at each deadline, as the host chose. */
  readonly atDeadline: AtDeadlineView;
  /** True while a picture of the public page is posted with each public result. */
  readonly pictures: boolean;
}

export type DeskView = PhaseView & {
  /** The match and the season that are shown; a call that changes them sends this back. */
  readonly shown: Shown;
  readonly games: readonly GameChoice[];
  /** The next match as it is set up; absent while none is. */
  readonly draft?: DraftView;
  /** The match of the season's next episode as it is set up ahead: it takes no step of the open one. */
  readonly ahead?: DraftView;
};

/** What the book holds, by how far it is. */
export type PhaseView =
  | {
      readonly phase: 'empty';
      /** True until the check of the account has begun: it is offered. */
      readonly unchecked?: true;
    }
  /** A season's book between two matches. */
  | {
      readonly phase: 'between';
      readonly season: SeasonView;
      readonly outgoing: OutgoingView;
    }
  | {
      readonly phase: 'playing' | 'over';
      readonly play: GameView;
      /** The season that the game belongs to; absent where there is none. */
      readonly season?: SeasonView;
    };
