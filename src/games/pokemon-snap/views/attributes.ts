// A Pokémon's stats as bars, with the latest day's changes as far as the player can know them.
import { last, type EventOf } from '../../frame/events';
import type { Bar } from '../../frame/page-kit';
import { barText, signedNumber } from '../../frame/wording';
import { headings, signStyle, styled, type Rows, type TabContent } from '../../frame/tabs';
import { statChanges } from '../change-account';
import type { Event } from '../events';
import type { Explanation } from '../explanation/explain';
import { STARTING_STATS } from '../stats';
import { STATS } from '../types';

type PokemonDay = EventOf<Event, 'pokemon-day'>;

/** Bars for the page. `explained`: what the player knows about each day. */
export function statBars(
  days: readonly PokemonDay[],
  explained: readonly (readonly Explanation[])[],
): readonly Bar[] {
  const stats = last(days)?.stats ?? STARTING_STATS;
  const before = days[days.length - 2]?.stats ?? STARTING_STATS;
  const lines = last(explained) ?? [];
  return STATS.map((stat) => ({
    name: stat,
    value: stats[stat],
    change: days.length === 0 ? 0 : stats[stat] - before[stat],
    why: statChanges(stat, lines),
  }));
}

/** Bars as a table. `explained`: what the player knows about each day. */
export function statBarsTable(
  days: readonly PokemonDay[],
  explained: readonly (readonly Explanation[])[],
): TabContent {
  const now = last(days);
  return {
    rows: [
      headings('Attribute', 'Now', '', 'Change', now === undefined ? '' : `Why it changed on day ${now.day}`),
      ...statBars(days, explained).map(({ name, value, change, why }) => [
        name,
        value,
        barText(value),
        now === undefined ? '' : deltaCell(change),
        why.join('\n'),
      ]),
    ],
    repeats: true,
  };
}

function deltaCell(by: number): Rows[number][number] {
  return by === 0 ? 0 : styled(signedNumber(by), signStyle(by));
}
