// Every call of the sidebar, with its input and its answer.
import type { JsonObject } from '../../games/frame/json';
import type { AccountCheck, AskAccount } from './account';
import type { SetAtDeadline } from './at-deadline';
import type { Reply } from './reply';
import type { Change, ChangeView } from './changes';
import type { CoHostAddress, CoHostsView } from './co-hosts';
import type { ContactsView, SaveContacts } from './contacts';
import type { DeskView, HistoryLine } from './game';
import type { BookLook, BookLooks } from './looks';
import type { Message } from './messages';
import type { Opening } from './opening';
import type { PictureView } from './picture';
import type { PracticeStep } from './practice';
import type { ClaimedPosts, PostReport } from './posts';
import type { PreviewView, ResolveAnswer, TabsPreview } from './round';
import type {
  ChangeStandings,
  CountChoice,
  CountMatch,
  CountView,
  CreateMatch,
  GiveGift,
  MatchKind,
  ReplacePersonKey,
  SaveNextMatch,
  SeasonSettings,
  SeasonView,
  StartSeason,
  SubstitutePerson,
} from './season';
import type { AheadView, GoingOn, ImportedGame, SaveDraft } from './set-up';
import type { PastStage, SaveHostFacts, SetAccepting } from './stage';
import type { FatesView, HostPartPreview, MatchTabsView, TakenResults } from './stage';
import type { TableView } from './table';
import type { SayWord, WordPreview } from './words';

/**
 * Every call. On Google each is a top-level function of the bundle with this name. `at`: the opening that the window showed,
 * as the view said it; the call is refused where another one is there. Absent where no window makes it.
 */
export interface DeskApi {
  /** `refresh`: for a window that has shown the desk before, and may wait a little longer for what changes seldom. */
  getDesk(input?: { readonly refresh?: boolean }): Reply<DeskView>;
  /** Puts rows of the ledger that were changed by hand right from their own data, where that is enough. */
  mendLedger(): Reply<DeskView>;

  /** `zone`: the time zone of the host's browser. */
  startDraft(input: {
    readonly game: string;
    readonly practice: boolean;
    readonly zone?: string;
  }): Reply<DeskView>;
  /** Begins the draft of a match with the settings of a template, in a season as its next one. */
  draftFromTemplate(input: {
    readonly template: JsonObject;
    readonly zone?: string;
    /** The kind of the season's match; absent where there is no season. */
    readonly kind?: MatchKind;
  }): Reply<DeskView>;
  saveDraft(input: SaveDraft): Reply<DeskView>;
  discardDraft(): Reply<DeskView>;
  /**
   * Makes and draws the forms that the draft needs first, the season's next match or a game; no game has them, and they take
   * no answers. Where nothing is drafted, it throws those away that there are. The sidebar makes this call by itself.
   */
  prepareAhead(): Reply<AheadView>;
  /** `agreed`: the `agree` of the error, where it asked first. */
  createGame(input?: { readonly agreed?: string }): Reply<DeskView>;
  /**
   * Makes the next forms and books; call until `toPrepare` is empty. Where the view says `beside`, a call for forms alone
   * and one for books alone may be made at the same time.
   */
  prepareNext(input?: { readonly only?: 'forms' | 'books' }): Reply<DeskView>;

  previewRound(input?: null, at?: Opening): Reply<PreviewView>;
  /** Whole tabs, for a wide window. */
  previewTabs(): Reply<TabsPreview>;
  /**
   * `token`: of the preview that the host saw; empty when there was none. With `deliver` it also draws the books and
   * claims the messages for this window, where nothing is to be made before that. `looks`: those that other calls of the
   * same click make meanwhile.
   */
  resolveRound(
    input: {
      readonly stage: string;
      readonly token: string;
      readonly deliver?: boolean;
      readonly looks?: BookLooks;
    },
    at?: Opening,
  ): Reply<ResolveAnswer>;
  /** Looks at a part of the books, for the call that draws them; nothing changes, and its answer tells nothing. */
  lookAtBooks(input: BookLook): Reply<null>;
  /** Draws the books that wait, for as long as one call should take; call until none is `waiting`. */
  deliverSome(): Reply<DeskView>;
  /** Hands over the next messages to post, to one window alone: until it reports, nobody knows whether they got out. */
  claimPosts(): Reply<ClaimedPosts>;
  reportPosts(input: PostReport): Reply<DeskView>;
  /** Makes a failed, unsure or paused delivery wait again, or marks it as done by hand. */
  settleDelivery(input: { readonly id: string; readonly as: 'waiting' | 'done' }): Reply<DeskView>;

  /**
   * Writes the fates of submissions into their players' own books, where they are not written yet; nothing of the game
   * changes. Call again while `left` is not 0. The sidebar makes this call by itself.
   */
  deliverFates(): Reply<FatesView>;

  /** Gives what saving these answers would tell at once, and to whom. */
  previewHostFacts(input: SaveHostFacts, at?: Opening): Reply<HostPartPreview>;
  /** With the answers that stand there already it says that they stand, over the players' answers that `over` names. */
  saveHostFacts(input: SaveHostFacts, at?: Opening): Reply<DeskView>;
  /** Writes the answers that count into the tab Answers; the first time it makes Answers and Results. */
  updateAnswers(input?: null, at?: Opening): Reply<MatchTabsView>;
  /** Gives the host's part as the tab Results says it, to be looked at and saved. */
  takeResults(input?: null, at?: Opening): Reply<TakenResults>;
  /** `agreed`: the `agree` of the error, where it asked first. */
  setDeadline(
    input: { readonly deadline: number | null; readonly agreed?: string },
    at?: Opening,
  ): Reply<DeskView>;
  /** Chooses what happens at each deadline; unless nothing does, everyone is reminded before it, the missing in private. */
  setAtDeadline(input: SetAtDeadline, at?: Opening): Reply<DeskView>;
  /** Pauses the stage, or goes on: then `deadline` says which holds from now on, `kept` where it is left out. */
  setAccepting(input: SetAccepting, at?: Opening): Reply<DeskView>;
  /** Gives a player another link; with `newBook` another book, too, for when others know the old one's address. */
  replaceKey(input: { readonly player: string; readonly newBook?: boolean }): Reply<DeskView>;

  /** Gives the players' contacts: asked for only while the host edits them. */
  getContacts(): Reply<ContactsView>;
  saveContacts(input: SaveContacts): Reply<DeskView>;

  /** Gives the host and the co-hosts, also to a co-host. */
  getCoHosts(): Reply<CoHostsView>;
  /** Names an account that may host beside this one, which alone makes files and owns triggers. */
  nameCoHost(input: CoHostAddress): Reply<CoHostsView>;
  /** Ends it: they can do nothing more here, and still play in no roster of this book. */
  removeCoHost(input: CoHostAddress): Reply<CoHostsView>;

  /** Keeps the address of the players' page, as the Apps Script editor shows it; empty: there is none. */
  savePage(input: { readonly address: string }): Reply<DeskView>;

  /**
   * Changes of the open stage are made at once by `applyChange`, with an empty token; all others are shown first.
   */
  previewChange(input: { readonly change: Change }, at?: Opening): Reply<ChangeView>;
  applyChange(
    input: { readonly change: Change; readonly reason: string; readonly token: string },
    at?: Opening,
  ): Reply<DeskView>;

  /** Gives the table of a live game; called every few seconds. */
  getTable(): Reply<TableView>;
  /** Live games: starts the open stage's clock; one that runs is left running. */
  startClock(input: { readonly stage: string }, at?: Opening): Reply<TableView>;

  /** Practice games only: lets the program submit for these players; for all who are missing when empty. */
  submitForPractice(input: { readonly players: readonly string[] }, at?: Opening): Reply<DeskView>;

  /** Gives a word of the host's as it would be told. */
  previewWord(input: SayWord): Reply<WordPreview>;
  /** Tells it at once: to everyone or one player; with `of` it changes an earlier one, or takes it back. */
  sayWord(input: SayWord): Reply<DeskView>;

  getPast(input: { readonly stage: string }): Reply<PastStage>;
  /** Gives all that was done, the first first. */
  getHistory(): Reply<readonly HistoryLine[]>;
  /** Gives the messages of a resolved stage; of the open one the call to send submissions. */
  getMessages(input: { readonly stage: string }): Reply<readonly Message[]>;
  /** Gives the content of a picture of the public page as it stood after a resolved stage. */
  getPicture(input: { readonly stage: string }): Reply<PictureView>;
  /** Posts such a picture with each public result, from now on. */
  setPictures(input: { readonly on: boolean }): Reply<DeskView>;
  /** Gives set-up and questions without anything of who played, for others to play. */
  exportTemplate(): Reply<{ readonly name: string; readonly template: JsonObject }>;
  exportGame(): Reply<{ readonly name: string; readonly scenario: JsonObject }>;
  /** After the end: the whole record, for everyone to keep and prove with `npm run verify`. */
  exportRecord(): Reply<{ readonly name: string; readonly record: JsonObject }>;
  /** Gives an exported game as it would go on here; nothing is written. */
  previewGame(input: { readonly scenario: JsonObject }): Reply<ImportedGame>;
  /** Takes an exported game in: it goes on with what is given, or is a practice copy where nothing is. */
  importGame(input: { readonly scenario: JsonObject; readonly going?: GoingOn }): Reply<DeskView>;
  publishEverything(): Reply<DeskView>;
  /** Puts the ended or abandoned game away so that another can be set up in this book. */
  closeGame(input: { readonly reason: string }): Reply<DeskView>;

  /** Starts a season in an empty book, after one that has ended, or in a book whose game is over (SN-1). */
  startSeason(input: StartSeason): Reply<DeskView>;
  /** Gives the season of a file as it would stand in this book; nothing is written. */
  previewSeason(input: { readonly season: JsonObject }): Reply<SeasonView>;
  /** Takes a season in that went on elsewhere: all of it at once, in an empty book. */
  importSeason(input: { readonly season: JsonObject }): Reply<DeskView>;
  /** Starts a season with sample people, in which the program may play for everyone. */
  startPracticeSeason(): Reply<DeskView>;
  /** Practice seasons only: takes the next step, as a host would; call until the season has ended. */
  playPracticeStep(): Reply<PracticeStep>;
  openEpisode(input: { readonly episode: string }): Reply<DeskView>;
  /**
   * Begins the draft of the season's next match: filled in from standings and from the last match of its game; `zone`:
   * the time zone of the host's browser.
   */
  draftMatch(input: {
    readonly game: string;
    readonly kind: MatchKind;
    readonly zone?: string;
  }): Reply<DeskView>;
  saveMatchDraft(input: SaveNextMatch): Reply<DeskView>;
  discardMatchDraft(): Reply<DeskView>;
  /**
   * Creates the match that is drafted; one that is over and counted is put away by the same click. `deliver`: where it
   * needs nothing but forms, the same call makes them and draws the books, as far as there is time.
   */
  createMatch(input?: CreateMatch): Reply<DeskView>;
  /** Gives what counting the match would bring, and what would be told; absent: with all that it leaves. */
  previewCount(choice?: CountChoice): Reply<CountView>;
  countMatch(input: CountMatch): Reply<DeskView>;
  /** Puts the season's match away; `uncounted`: also one that was not counted. */
  putMatchAway(input: { readonly reason: string; readonly uncounted?: boolean }): Reply<DeskView>;
  changeStandings(input: ChangeStandings): Reply<DeskView>;
  /** Gives a person another link for the whole season; in a match or not. */
  replacePersonKey(input: ReplacePersonKey): Reply<DeskView>;
  /** Lets somebody else play on for a person for the rest of the season; in a match or not. */
  substitutePerson(input: SubstitutePerson): Reply<DeskView>;
  giveGift(input: GiveGift): Reply<DeskView>;
  changeSeasonSettings(input: SeasonSettings): Reply<DeskView>;
  /** Gives the season as a file; it reads the ledger of every match that was put away. */
  exportSeason(): Reply<{ readonly name: string; readonly season: JsonObject }>;
  endSeason(input: { readonly winners: readonly string[] }): Reply<DeskView>;
  takeEndBack(input: { readonly reason: string }): Reply<DeskView>;

  /** Gives the findings about the host's account. Removes everything that an interrupted check left behind. */
  getAccountCheck(): Reply<AccountCheck>;
  /** Asks the next question; where everything was asked, begins anew. Call until `next` is null. */
  askAccount(input: AskAccount): Reply<AccountCheck>;
}

/** The name of a call. */
export type SidebarCall = keyof DeskApi;
