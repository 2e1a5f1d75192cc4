// Calls about a season: starting and ending it, episodes, matches and standings.
import { defineValueCall, defineDeskCall } from '../../commit/call';
import { loadIfCurrent, perform, performIn } from '../../commit/perform';
import { listOf, optionalInput, object, text } from '../../reply/call-input';
import { requireGame, requireBooks } from '../../session/game-session';
import { archive } from './archive';
import { countMatch, previewCount } from './count-match';
import {
  archiveMatchInput,
  changeStandingsInput,
  matchCountChoiceInput,
  countMatchInput,
  enterLeftOutInput,
  seatsLeavingOrRejoining,
  giveGiftInput,
  seasonSettingsInput,
  settleDeferredActionInput,
  startSeasonInput,
  type ChangeStandingsInput,
} from './inputs';
import { enterLeftOut } from './left-out-changes';
import { changeStandings, endSeason, giveGift, openEpisode, undoSeasonEnd } from './season';
import { startSeason } from './start-season';
import { changeSeasonSettings, previewSettings } from './season-settings';
import { settleDeferredAction } from './deferred-actions';

/** Whether anyone joins with an e-mail address or webhook. */
function hasContacts({ contacts = {} }: ChangeStandingsInput): boolean {
  return Object.values(contacts).some((own) => Object.values(own).some((text) => text.trim() !== ''));
}

export const SEASON_CALLS = {
  /** Starts a season in an empty book, after an ended season, or in a book whose game is over (SN-1). */
  startSeason: defineDeskCall({
    tried: 'Starting the season',
    input: startSeasonInput,
    made: 'season',
    who: 'owner',
    run: (ports, input) => perform(ports, (session) => startSeason(session, input, ports.secret)),
  }),
  openEpisode: defineDeskCall({
    tried: 'Opening the episode',
    input: object({ episode: text }),
    made: 'season',
    who: 'hosts',
    run: (ports, { episode }) => perform(ports, (session) => openEpisode(session, episode)),
  }),
  /** Previews what counting the match would change and send. Without a choice, everything is counted. */
  previewCount: defineValueCall({
    tried: 'Previewing the count',
    input: optionalInput(matchCountChoiceInput),
    made: 'season',
    who: 'hosts',
    reaches: (choice) => (choice === undefined ? [] : seatsLeavingOrRejoining(choice)),
    run: (ports, choice) => {
      const session = loadIfCurrent(ports);
      return session.ok ? previewCount(session.value, choice) : session;
    },
  }),
  countMatch: defineDeskCall({
    tried: 'Counting the match',
    input: countMatchInput,
    made: 'season',
    who: 'hosts',
    reaches: seatsLeavingOrRejoining,
    run: (ports, input) => perform(ports, (session) => countMatch(session, input, ports.secret)),
  }),
  /** Makes a change that was left out when a match was counted. */
  enterLeftOut: defineDeskCall({
    tried: 'Applying a left-out change',
    input: enterLeftOutInput,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => enterLeftOut(session, input)),
  }),
  /** Archives the match to make room for another. In a season, `uncounted` allows archiving a match that isn't counted. */
  archive: defineDeskCall({
    tried: 'Archiving the match',
    input: archiveMatchInput,
    made: 'season',
    who: 'owner',
    run: (ports, input) => performIn(ports, requireGame, (session) => archive(session, input)),
  }),
  changeStandings: defineDeskCall({
    tried: 'Changing the standings',
    input: changeStandingsInput,
    made: 'season',
    reaches: seatsLeavingOrRejoining,
    who: (input) => (hasContacts(input) ? { owners: 'Entering contacts' } : 'hosts'),
    run: (ports, input) => perform(ports, (session) => changeStandings(session, input, ports.secret)),
  }),
  giveGift: defineDeskCall({
    tried: 'Giving a gift',
    input: giveGiftInput,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => giveGift(session, input)),
  }),
  /** Carries out or drops a change that had to wait until no match used its purse. */
  settleWaiting: defineDeskCall({
    tried: 'Settling a change kept for later',
    input: settleDeferredActionInput,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => settleDeferredAction(session, input, ports.secret)),
  }),
  /** Previews what changed settings would send to everyone, and what they would reveal. */
  previewSettings: defineValueCall({
    tried: 'Previewing the settings',
    input: seasonSettingsInput,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => {
      const session = loadIfCurrent(ports);
      const book = session.ok ? requireBooks(session.value) : session;
      return book.ok ? previewSettings(book.value, input) : book;
    },
  }),
  changeSeasonSettings: defineDeskCall({
    tried: 'Changing the season’s settings',
    input: seasonSettingsInput,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => changeSeasonSettings(session, input)),
  }),
  endSeason: defineDeskCall({
    tried: 'Ending the season',
    input: object({ winners: listOf(text) }),
    made: 'season',
    who: 'owner',
    run: (ports, { winners }) => perform(ports, (session) => endSeason(session, winners)),
  }),
  takeEndBack: defineDeskCall({
    tried: 'Reopening the season',
    input: object({ reason: text }),
    made: 'season',
    who: 'owner',
    run: (ports, { reason }) => perform(ports, (session) => undoSeasonEnd(session, reason)),
  }),
};
