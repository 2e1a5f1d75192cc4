// The calls about a season: its start, its episodes and matches, its standings, its end.
import { call, deskCall } from '../../commit/call';
import { look, perform, performIn } from '../../commit/perform';
import { listOf, mayLack, parts, text } from '../../reply/call-input';
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
import { changeStandings, endSeason, giveGift, openEpisode, takeEndBack } from './season';
import { startSeason } from './start-season';
import { changeSeasonSettings, previewSettings } from './season-settings';
import { settleWaiting } from './waiting-acts';

/** Whether somebody joins with an address or a webhook of their own. */
function hasContacts({ contacts = {} }: ChangeStandings): boolean {
  return Object.values(contacts).some((own) => Object.values(own).some((text) => text.trim() !== ''));
}

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
  /** What counting the match would bring and say; without a choice of the host’s, all of it is counted. */
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
    run: (ports, input) => perform(ports, (session) => countMatch(session, input, ports.secret)),
  }),
  /** Enters what the host left out as a match was counted, after all. */
  enterLeftOut: deskCall({
    tried: 'Applying what was left out',
    input: enteredLeftOut,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => enterLeftOut(session, input)),
  }),
  /** Archives the match, so that another can be set up in this book; `uncounted`: also one of a season that was not counted. */
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
    tried: 'Taking the season’s end back',
    input: parts({ reason: text }),
    made: 'season',
    who: 'owner',
    run: (ports, { reason }) => perform(ports, (session) => takeEndBack(session, reason)),
  }),
};
