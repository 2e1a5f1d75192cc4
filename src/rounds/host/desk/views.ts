// A running or finished game, as the host sees it on every screen.
import type { Question } from '../../../games/frame/fields';
import type { CorrectionView } from '../../reply/correction-view';
import type { PageSection } from '../../reply/page-section';
import type { DeliveryView } from '../../reply/posts';
import type { GameChoice, DraftView } from '../../reply/draft-view';
import type { Message, Opening, MatchSeasonIds, AnswersByTitle, HolderView } from '../../reply/reply';
import type { StageName } from '../../reply/stage-name';
import type { OutdatedResult } from '../../session/outdated-results';
import type { HostMessageView } from '../messages/views';
import type { SeasonView } from '../season/views';
import type { DeadlineActionView, StageNews, StageView } from '../stage/views';

export interface PlayerView extends HolderView {
  readonly name: string;
  /** Name of the person who plays now; usually equals `name`. */
  readonly person: string;
  /** Name of the previous holder, who can get the seat back; empty if nobody can. */
  readonly before: string;
  /** The name to show: `Bo (played by D'Arcy since Round 4)`. */
  readonly title: string;
  /** Whether the player has left without a substitute. */
  readonly hasLeft: boolean;
  /** Roster columns and current counts: `Meadow Rose at the start. Now: Lives 3, Garnets 0.` */
  readonly details: string;
  /** Link to the open stage's form; empty if there is none. */
  readonly link: string;
  /** Link to the player's page, which never changes; empty without a page. */
  readonly page: string;
  readonly book: string;
  /** A message with game, deadline, form, book and rules; empty until there is something to link to. */
  readonly invitation: string;
  /** Whether the invitation was posted in the player's own channel. */
  readonly posted: boolean;
  readonly email: string;
}

/** Work left to prepare and deliver. */
export interface OutgoingView {
  readonly zone: string;
  /** Empty until it's created. */
  readonly publicBook: string;
  /** Address of the players' page; empty if there's none. */
  readonly page: string;
  readonly deliveries: readonly DeliveryView[];
  readonly warnings: readonly string[];
  /** Titles of the forms and books still to be created. */
  readonly toPrepare: readonly string[];
  /** For a co-host: steps that only the host's account can do, because it creates all files. */
  readonly forHost?: {
    readonly host: string;
    readonly steps: readonly string[];
    /** True if a trigger does these steps within ten minutes. Otherwise they wait until the host opens Round Keeper. */
    readonly isWatched: boolean;
  };
  /** True if two parallel calls can create the forms and books. */
  readonly beside?: true;
}

/** The sidebar refreshes this every few seconds. Other calls return the details. */
export interface GameView extends OutgoingView {
  /** Identifies the open stage that this view shows. The window sends it back with calls that change the stage. */
  readonly at: Opening;
  /** How this stage opened or the game ended: `Round 2 was resolved on 21 Nov, 21:04 CET, by mia@example.com.` */
  readonly opened: string;
  readonly game: GameChoice;
  readonly practice: boolean;
  /** Whether the game is played in one sitting, with a shared table to open. */
  readonly live: boolean;
  /** The public link to a live game's table; empty for other games, or without a page. */
  readonly table: string;
  readonly commitment: string;
  readonly lastHash: string;
  /** Says when the previous stage was resolved automatically; absent if the host resolved it. */
  readonly continued?: string;
  /** The open stage; null once the game is over. */
  readonly stage: StageView | null;
  readonly players: readonly PlayerView[];
  readonly settingQuestions: readonly Question[];
  /** By question title. Settings left at their default are absent. */
  readonly settings: AnswersByTitle;
  /** Resolved stages in order; `getPast` has the details. */
  readonly past: readonly StageName[];
  /** Resolved stages computed from answers that have changed since. */
  readonly decidedOver: readonly OutdatedResult[];
  /** Corrections that somebody was notified of, latest first. */
  readonly corrections: readonly CorrectionView[];
  /** News from the start of the game: one message per reader, usually none. */
  readonly openingNews: readonly Message[];
  /** The public news of the last resolved stage; null before the first. */
  readonly lastNews: StageNews | null;
  /** The public state of the match; its result once it's over. */
  readonly standings: readonly PageSection[];
  /** Who leads. Only the host sees this, and it's collapsed because hosts share their screens. */
  readonly leads: readonly PageSection[];
  /** The host's messages, latest first. */
  readonly hostMessages: readonly HostMessageView[];
  readonly published: boolean;
  /** Sentences about season purses that publishing would reveal. */
  readonly publishes: readonly string[];
  /** What the host chose to happen at deadlines. */
  readonly atDeadline: DeadlineActionView;
  /** Whether a picture is posted with each public result. */
  readonly pictures: boolean;
}

export type DeskView = PhaseView & {
  /** The match and season that this view shows. The window sends these ids back with calls that change them. */
  readonly shown: MatchSeasonIds;
  readonly games: readonly GameChoice[];
  /** The draft of the next match. */
  readonly draft?: DraftView;
  /** The draft of a match for the season's next episode. */
  readonly nextEpisodeDraft?: DraftView;
};

export type PhaseView =
  | {
      readonly phase: 'empty';
      /** True if the account check hasn't begun, so the sidebar offers it. */
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
