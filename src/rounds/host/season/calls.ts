// Calls about a season: starting and ending it, episodes, matches and standings.
import { call, deskCall } from '../../commit/call';
import { look, perform, performIn } from '../../commit/perform';
import { listOf, orAbsent, parts, text } from '../../reply/call-input';
import { gameOf, withBooksIn } from '../../session/game-session';
import { archive } from './archive';
import { countMatch, previewCount } from './count-match';
import {
  archivedMatch,
  changedStandings,
  countChoice,
  countedMatch,
  enteredLeftOut,
  reachedByChanges,
  gift,
  seasonSettings,
  settledWaiting,
  startedSeason,
  type ChangeStandings,
} from './inputs';
import { enterLeftOut } from './left-out';
import { changeStandings, endSeason, giveGift, openEpisode, undoEnd } from './season';
import { startSeason } from './start-season';
import { changeSeasonSettings, previewSettings } from './season-settings';
import { settleWaiting } from './waiting-acts';

/** Whether anyone joins with an e-mail address or webhook. */
function hasContacts({ contacts = {} }: ChangeStandings): boolean {
  return Object.values(contacts).some((own) => Object.values(own).some((text) => text.trim() !== ''));
}

export const SEASON_CALLS = {
  /** Starts a season in an empty book, after an ended season, or in a book whose game is over (SN-1). */
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
  /** Previews what counting the match would change and send. Without a choice everything is counted. */
  previewCount: call({
    tried: 'Previewing the count',
    input: orAbsent(countChoice),
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
    run: (ports, input) => perform(ports, (session) => countMatch(session, input, ports.secret)),
  }),
  /** Makes a change that was left out when a match was counted. */
  enterLeftOut: deskCall({
    tried: 'Applying what was left out',
    input: enteredLeftOut,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => enterLeftOut(session, input)),
  }),
  /** Archives the match to make room for another. In a season, `uncounted` allows that without counting it. */
  archive: deskCall({
    tried: 'Archiving the match',
    input: archivedMatch,
    made: 'season',
    who: 'owner',
    run: (ports, input) => performIn(ports, gameOf, (session) => archive(session, input)),
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
    tried: 'Giving a gift',
    input: gift,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => giveGift(session, input)),
  }),
  /** Makes a change that had to wait for a purse, or drops it. */
  settleWaiting: deskCall({
    tried: 'Settling a waiting change',
    input: settledWaiting,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => settleWaiting(session, input, ports.secret)),
  }),
  /** Previews what changed settings would send to everyone, and what they would reveal. */
  previewSettings: call({
    tried: 'Previewing the settings',
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
    tried: 'Undoing the season’s end',
    input: parts({ reason: text }),
    made: 'season',
    who: 'owner',
    run: (ports, { reason }) => perform(ports, (session) => undoEnd(session, reason)),
  }),
};
