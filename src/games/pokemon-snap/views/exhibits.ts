// The exhibits of a photographer: what wins each, which are still open, and what was hung where.
import type { EventOf } from '../../frame/events';
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../frame/tabs';
import { all } from '../../frame/wording';
import type { Event } from '../events';
import { EXHIBIT, worthText } from '../exhibits';
import { labelOf } from '../text';
import { DAYS, EXHIBITS, type Labels } from '../types';

/** Makes a line for each exhibit, with the photo that this photographer took for it. */
export function exhibitsTable(
  days: readonly EventOf<Event, 'photographer-day'>[],
  labels: Labels,
): TabContent {
  const photos = days.flatMap(({ day, photo }) => (photo === null ? [] : [{ day, photo }]));
  const open = days.length < DAYS;
  return {
    rows: [
      headings('Exhibit', 'What wins it', 'Your photo', 'Day', 'Worth'),
      ...EXHIBITS.map((exhibit): Rows[number] => {
        const { takes, label } = EXHIBIT[exhibit];
        const entry = photos.find(({ photo }) => photo.exhibit === exhibit);
        const head = [styled(exhibit, { bold: true }), `${takes} photos, ${label}`];
        if (entry === undefined)
          return [...head, styled(open ? 'still open' : 'no photo', LOOKS.muted), '', ''];
        const names = entry.photo.shots.map(({ name }) => labelOf(labels, name));
        return [...head, all(names), entry.day, worthText(entry.photo)];
      }),
    ],
    repeats: true,
  };
}
