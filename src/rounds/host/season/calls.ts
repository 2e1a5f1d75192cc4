// The calls about a season: its start, its episodes and matches, its standings, its end.
import { call, deskCall } from '../../commit/call';
import { look, perform } from '../../commit/perform';
import { anyJson, flag, listOf, mayLack, optional, parts, text } from '../../reply/call-input';
import { matchKind, savedNextMatch } from '../../reply/draft-view';
import { withBooksIn } from '../../session/game-session';
import { draftFromTemplate } from '../set-up/set-up';
import { countMatch, previewCount } from './count-match';
import { createAndTell } from './create-and-tell';
import {
  changedStandings,
  countChoice,
  countedMatch,
  createdMatch,
  enteredLeftOut,
  reachedByChanges,
  gift,
  redraftedMatch,
  seasonSettings,
  settledWaiting,
  startedSeason,
  type ChangeStandings,
} from './inputs';
import { enterLeftOut } from './left-out';
import {
  discardMatchDraft,
  draftMatch,
  matchFromTemplate,
  placeOf,
  redraftMatch,
  saveMatchDraft,
} from './next-match';
import { putMatchAway } from './put-away';
import { changeStandings, endSeason, giveGift, openEpisode, takeEndBack } from './season';
import { startSeason } from './start-season';
import { changeSeasonSettings, previewSettings } from './season-settings';
import { settleWaiting } from './waiting-acts';

/** Whether somebody joins with an address or a webhook of their own. */
function hasContacts({ contacts = {} }: ChangeStandings): boolean {
  return Object.values(contacts).some((own) => Object.values(own).some((text) => text.trim() !== ''));
}

/** True for the draft of the next episode's match, which waits beside the open one's until that episode is opened. */
const ahead = optional(flag);

export const SEASON_CALLS = {
  /** Starts a season in an empty book, after one that has ended, or in a book whose game is over (SN-1). */
  startSeason: deskCall({
    tried: 'Starting the season',
    input: startedSeason,
    made: 'season',
    who: 'owner',
    run: (ports, input) => perform(ports, (session) => startSeason(session, input, ports.secret)),
  }),
  openEpisode: deskCall({
    tried: 'Opening the episode',
    input: parts({ episode: text }),
    made: 'season',
    who: 'hosts',
    run: (ports, { episode }) => perform(ports, (session) => openEpisode(session, episode)),
  }),
  /**
   * Begins the draft of the season's next match: filled in from standings and from the last match of its game; `zone`:
   * the time zone of the host's browser.
   */
  draftMatch: deskCall({
    tried: 'Setting up the match',
    input: parts({ game: text, kind: matchKind, zone: optional(text), ahead }),
    made: 'season',
    who: 'hosts',
    run: (ports, { game, kind, zone = '', ahead }) =>
      perform(ports, (session) => draftMatch(session, game, kind, zone, { place: placeOf(ahead) })),
  }),
  /**
   * Begins the draft of a match with the settings of a template; `kind`: the kind of the season's match, absent where there
   * is no season.
   */
  draftFromTemplate: deskCall({
    tried: 'Setting up a match',
    input: parts({ template: anyJson, zone: optional(text), kind: optional(matchKind), ahead }),
    made: 'season',
    who: 'hosts',
    run: (ports, { template, zone = '', kind, ahead }) =>
      perform(ports, (session) =>
        kind === undefined
          ? draftFromTemplate(session, template, zone)
          : matchFromTemplate(session, template, kind, zone, placeOf(ahead)),
      ),
  }),
  /** Makes another match of the draft: of another kind, or of another game, which is filled in anew. */
  redraftMatch: deskCall({
    tried: 'Setting up the match',
    input: redraftedMatch,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => redraftMatch(session, input, input.zone ?? '')),
  }),
  saveMatchDraft: deskCall({
    tried: 'Saving the set-up',
    input: savedNextMatch,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => saveMatchDraft(session, input)),
  }),
  discardMatchDraft: deskCall({
    tried: 'Discarding the set-up',
    input: mayLack(parts({ ahead })),
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => discardMatchDraft(session, input?.ahead)),
  }),
  /**
   * Creates the match that is drafted; one that is over and counted is put away by the same click. `deliver`: where it
   * needs nothing but forms, the same call makes them and draws the books, as far as there is time.
   */
  createMatch: deskCall({
    tried: 'Creating the match',
    input: mayLack(createdMatch),
    made: 'season',
    who: 'owner',
    run: (ports, input = {}) => createAndTell(ports, input),
  }),
  /**
   * Gives what counting the match would bring, and what would be told; without a choice of the host's everything that
   * the match leaves is counted.
   */
  previewCount: call({
    tried: 'Looking at what counting would bring',
    input: mayLack(countChoice),
    made: 'season',
    who: 'hosts',
    reaches: (choice) => (choice === undefined ? [] : reachedByChanges(choice)),
    run: (ports, choice) => {
      const session = look(ports);
      return session.ok ? previewCount(session.value, choice) : session;
    },
  }),
  countMatch: deskCall({
    tried: 'Counting the match',
    input: countedMatch,
    made: 'season',
    who: 'hosts',
    reaches: reachedByChanges,
    run: (ports, input) => perform(ports, (session) => countMatch(session, input)),
  }),
  /** Enters what the host left out as a match was counted, after all. */
  enterLeftOut: deskCall({
    tried: 'Entering what was left out',
    input: enteredLeftOut,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => enterLeftOut(session, input)),
  }),
  /** Puts the season's match away; `uncounted`: also one that was not counted. */
  putMatchAway: deskCall({
    tried: 'Putting the match away',
    input: parts({ reason: text, uncounted: optional(flag) }),
    made: 'season',
    who: 'owner',
    run: (ports, { reason, uncounted = false }) =>
      perform(ports, (session) => putMatchAway(session, reason, uncounted)),
  }),
  changeStandings: deskCall({
    tried: 'Changing standings',
    input: changedStandings,
    made: 'season',
    reaches: reachedByChanges,
    who: (input) => (hasContacts(input) ? { owners: 'Entering contacts' } : 'hosts'),
    run: (ports, input) => perform(ports, (session) => changeStandings(session, input, ports.secret)),
  }),
  giveGift: deskCall({
    tried: 'Giving',
    input: gift,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => giveGift(session, input)),
  }),
  /** Does what waited for a purse, or lets it go. */
  settleWaiting: deskCall({
    tried: 'Settling what waits',
    input: settledWaiting,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => settleWaiting(session, input, ports.secret)),
  }),
  /** Gives what everyone would be told of other settings, and all that they could read from then on. */
  previewSettings: call({
    tried: 'Looking at what everyone would read',
    input: seasonSettings,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => {
      const session = look(ports);
      const book = session.ok ? withBooksIn(session.value) : session;
      return book.ok ? previewSettings(book.value, input) : book;
    },
  }),
  changeSeasonSettings: deskCall({
    tried: 'Changing the season’s settings',
    input: seasonSettings,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => changeSeasonSettings(session, input)),
  }),
  endSeason: deskCall({
    tried: 'Ending the season',
    input: parts({ winners: listOf(text) }),
    made: 'season',
    who: 'owner',
    run: (ports, { winners }) => perform(ports, (session) => endSeason(session, winners)),
  }),
  takeEndBack: deskCall({
    tried: 'Taking the season’s end back',
    input: parts({ reason: text }),
    made: 'season',
    who: 'owner',
    run: (ports, { reason }) => perform(ports, (session) => takeEndBack(session, reason)),
  }),
};
