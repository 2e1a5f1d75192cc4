// A game in play or over, as the host sees it on every screen.
import type { Question } from '../../../games/frame/fields';
import type { CorrectionView } from '../../reply/correction-view';
import type { PageSection } from '../../reply/page-section';
import type { DeliveryView } from '../../reply/posts';
import type { GameChoice, DraftView } from '../../reply/draft-view';
import type { Message, Opening, Shown, TypedAnswers, HolderView } from '../../reply/reply';
import type { StageName } from '../../reply/stage-name';
import type { DecidedOver } from '../../session/decided-over';
import type { HostMessageView } from '../messages/views';
import type { SeasonView } from '../season/views';
import type { AtDeadlineView, Happened, StageView } from '../stage/views';

export interface PlayerView extends HolderView {
  readonly name: string;
  /** Who plays now; usually the same name. */
  readonly person: string;
  /** Who held the seat before and can have it back; empty for nobody. */
  readonly before: string;
  /** The displayed name: `Bo (played by D'Arcy since Round 4)`. */
  readonly title: string;
  /** Their seat is given up. */
  readonly left: boolean;
  /** Roster columns and current holdings: `Meadow Rose at the start. Now: Lives 3, Garnets 0.` */
  readonly about: string;
  /** Their link to the open stage's form; may be empty. */
  readonly link: string;
  /** Their page, always the same; empty without a page. */
  readonly page: string;
  readonly book: string;
  /** A message with game, deadline, form, book and rules; empty while there is nothing to open. */
  readonly invitation: string;
  /** Their invitation was posted in their own channel. */
  readonly posted: boolean;
  readonly email: string;
}

/** What there is to prepare and deliver. */
export interface OutgoingView {
  readonly zone: string;
  /** Empty until it's created. */
  readonly publicBook: string;
  /** The players' page; may be empty. */
  readonly page: string;
  readonly deliveries: readonly DeliveryView[];
  readonly warnings: readonly string[];
  /** Preparation steps left (forms, books). */
  readonly toPrepare: readonly string[];
  /** For a co-host: steps that only the host's account can do, because it creates all files. */
  readonly forHost?: {
    readonly host: string;
    readonly steps: readonly string[];
    /** A trigger does them within about ten minutes; otherwise they wait until the host opens Round Keeper. */
    readonly isWatched: boolean;
  };
  /** Forms and books can be created by two calls in parallel. */
  readonly beside?: true;
}

/** Refreshed every few seconds; other calls return the details. */
export interface GameView extends OutgoingView {
  /** The opening shown, sent back with calls that change it. */
  readonly at: Opening;
  /** What opened it or ended the game: `Round 2 was resolved on 21 Nov, 21:04 CET, by mia@example.com.` */
  readonly opened: string;
  readonly game: GameChoice;
  readonly practice: boolean;
  /** Played in one sitting: there is a table to open. */
  readonly live: boolean;
  /** The public link to a live game's table; empty without one, or without a page. */
  readonly table: string;
  readonly commitment: string;
  readonly lastHash: string;
  /** That the stage before was resolved automatically, and when; absent if the host resolved it. */
  readonly continued?: string;
  /** The open stage; null once the game is over. */
  readonly stage: StageView | null;
  readonly players: readonly PlayerView[];
  readonly settingQuestions: readonly Question[];
  /** By question title; absent for the default. */
  readonly settings: TypedAnswers;
  /** Resolved stages in order; `getPast` has the details. */
  readonly past: readonly StageName[];
  /** Resolved stages computed from answers that have changed since. */
  readonly decidedOver: readonly DecidedOver[];
  /** Corrections that somebody was notified of, latest first. */
  readonly corrections: readonly CorrectionView[];
  /** The game's opening news: one message per reader, usually none. */
  readonly opening: readonly Message[];
  /** The public news of the last resolved stage; null before the first. */
  readonly happened: Happened | null;
  /** The public state of the match; its result once it's over. */
  readonly standings: readonly PageSection[];
  /** Who leads, only for the host, and folded because hosts share their screens. */
  readonly leads: readonly PageSection[];
  /** The host's messages, latest first. */
  readonly words: readonly HostMessageView[];
  readonly published: boolean;
  /** Purses of the season that publishing would reveal, a sentence each. */
  readonly publishes: readonly string[];
  /** The host's choice for deadlines. */
  readonly atDeadline: AtDeadlineView;
  /** Whether a picture is posted with each public result. */
  readonly pictures: boolean;
}

export type DeskView = PhaseView & {
  /** The match and season shown, sent back with calls that change them. */
  readonly shown: Shown;
  readonly games: readonly GameChoice[];
  /** The draft of the next match. */
  readonly draft?: DraftView;
  /** The draft of a match for the season's next episode. */
  readonly ahead?: DraftView;
};

export type PhaseView =
  | {
      readonly phase: 'empty';
      /** The account check hasn't begun, so it's offered. */
      readonly unchecked?: true;
    }
  /** Between two matches of a season. */
  | {
      readonly phase: 'between';
      readonly season: SeasonView;
      readonly outgoing: OutgoingView;
    }
  | {
      readonly phase: 'playing' | 'over';
      readonly play: GameView;
      /** Absent for a standalone game. */
      readonly season?: SeasonView;
    };
