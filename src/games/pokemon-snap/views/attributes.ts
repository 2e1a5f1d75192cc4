// A Pokémon's five stats as bars, each with what moved it on the latest day, as far as its player can know.
import { last, type EventOf } from '../../frame/events';
import { bar } from '../../frame/signs';
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../frame/tabs';
import { changeNumber } from '../../frame/wording';
import type { Event } from '../events';
import type { Explanation } from '../explanation/explain';
import { STARTING_STATS } from '../stats';
import { explanationText } from '../text';
import { SLOTS, STATS, type Stat } from '../types';

/** A line for each stat after these days; `explained` holds what is known of each day. */
export function barsTable(
  days: readonly EventOf<Event, 'pokemon-day'>[],
  explained: readonly (readonly Explanation[])[],
): TabContent {
  const now = last(days);
  const stats = now?.stats ?? STARTING_STATS;
  const before = days[days.length - 2]?.stats ?? STARTING_STATS;
  const lines = last(explained) ?? [];
  return {
    rows: [
      headings('Attribute', 'Now', '', 'Change', now === undefined ? '' : `What moved it on day ${now.day}`),
      ...STATS.map((stat) => [
        stat,
        stats[stat],
        bar(stats[stat]),
        now === undefined ? '' : changeCell(stats[stat] - before[stat]),
        lines.flatMap((line) => movedText(stat, line)).join('\n'),
      ]),
    ],
    repeats: true,
  };
}

function changeCell(by: number): Rows[number][number] {
  return by === 0 ? 0 : styled(changeNumber(by), by > 0 ? LOOKS.good : LOOKS.bad);
}

/** The effect of one line of the day's explanation on one stat; nothing where it left it alone. */
function movedText(stat: Stat, line: Explanation): readonly string[] {
  const by = line.amounts[stat] ?? 0;
  const { why } = explanationText(line);
  const when = line.kind === 'own' ? `${SLOTS[line.slot]}, ${why}` : why;
  if (line.kind === 'own' && line.unclear.includes(stat)) return [`some of the total: ${when}`];
  return by === 0 ? [] : [`${changeNumber(by)}: ${when}`];
}
