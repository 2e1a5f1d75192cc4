// The questions that activities ask besides their letter, as fields of a form.
import { choice, optionsOf, whole, type Option } from '../frame/fields';
import { ASKS, DONATION } from './activities';
import { STATS } from './types';

/** Gives the questions of all activities; `pokemon` are all that one may name. */
export function activityFields(pokemon: readonly Option[]) {
  const stats = optionsOf(STATS);
  return {
    player: choice({ title: ASKS.player, options: pokemon }),
    lose: choice({ title: ASKS.lose, options: stats }),
    gain: choice({ title: ASKS.gain, options: stats }),
    // Before the attribute, for which Activity J asks too: every page of a form leads to the same next page.
    points: whole({ title: ASKS.points, min: DONATION.least, max: DONATION.most }),
    stat: choice({ title: ASKS.stat, help: 'I: what you donate. J: what you gain.', options: stats }),
  };
}
