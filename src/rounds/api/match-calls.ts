// The calls that change a match or a season as it stands, or look at it to do so: each says on which it was made, so that a
// window of the game before, or of a season that has gone on, changes nothing of what is there now.
import type { SidebarCall } from './calls';
import type { Shown } from './opening';

/** The things that must be the same: the match alone, or the match and its season. */
type Thing = 'match' | 'season';

/** The words for each of them with which a refusal begins, and the match or the season that must still be the same. */
export const MATCH_CALLS = {
  replaceKey: ['Giving a new link', 'match'],
  saveContacts: ['Saving the contacts', 'match'],
  previewWord: ['Looking at how it reads', 'match'],
  sayWord: ['Telling it', 'match'],
  setPictures: ['Choosing whether pictures are posted', 'match'],
  publishEverything: ['Publishing everything', 'match'],
  closeGame: ['Closing the game', 'match'],
  settleDelivery: ['Settling a delivery', 'match'],
  startDraft: ['Setting up a game', 'season'],
  draftFromTemplate: ['Setting up a match', 'season'],
  saveDraft: ['Saving the set-up', 'season'],
  discardDraft: ['Discarding the set-up', 'season'],
  createGame: ['Creating the game', 'season'],
  importGame: ['Going on with a game', 'season'],
  startSeason: ['Starting the season', 'season'],
  importSeason: ['Taking the season in', 'season'],
  startPracticeSeason: ['Starting a practice season', 'season'],
  openEpisode: ['Opening the episode', 'season'],
  draftMatch: ['Setting up the match', 'season'],
  saveMatchDraft: ['Saving the set-up', 'season'],
  discardMatchDraft: ['Discarding the set-up', 'season'],
  createMatch: ['Creating the match', 'season'],
  previewCount: ['Looking at what counting would bring', 'season'],
  countMatch: ['Counting the match', 'season'],
  putMatchAway: ['Putting the match away', 'season'],
  changeStandings: ['Changing standings', 'season'],
  replacePersonKey: ['Giving a new link', 'season'],
  substitutePerson: ['Replacing a person', 'season'],
  giveGift: ['Giving', 'season'],
  changeSeasonSettings: ['Changing the season’s settings', 'season'],
  endSeason: ['Ending the season', 'season'],
  takeEndBack: ['Taking the season’s end back', 'season'],
} as const satisfies Partial<Record<SidebarCall, readonly [string, Thing]>>;

export type MatchCall = keyof typeof MATCH_CALLS;

/** True for a call that says on which match and season it was made. */
export function isMatchCall(name: string): name is MatchCall {
  return Object.prototype.hasOwnProperty.call(MATCH_CALLS, name);
}

/** A call of a window, and what the window showed. */
export interface MadeOnMatch {
  readonly call: MatchCall;
  readonly shown: Shown;
}
