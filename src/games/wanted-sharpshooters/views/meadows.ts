// The meadows of Wanted Sharpshooters as cards beside each other: what lies there, and who stands there.
import { apart } from '../../frame/wording';
import { signs } from '../../frame/signs';
import { headings, LOOKS, styled, type TabContent } from '../../frame/tabs';
import type { Board } from '../events';

const MOST_HEARTS = 5;
/** The least width of a card, in pixels. */
const WIDTH = 96;
/** How a card is laid out: all values stand on the left, numbers too. */
const CARD = { align: 'left' } as const;

/** Makes a column for each meadow, with the living players above the ghosts. */
export function meadowsTable({ storages, players }: Board): TabContent {
  const standing = storages.map(({ meadow }) => {
    const here = players.filter((player) => player.meadow === meadow);
    return [
      ...here
        .filter(({ alive }) => alive)
        .map(({ name, lives }) => `${apart(name)} ${signs('♥', lives, MOST_HEARTS)}`),
      ...here.filter(({ alive }) => !alive).map(({ name }) => styled(`${apart(name)}, dead`, LOOKS.muted)),
    ];
  });
  const most = Math.max(0, ...standing.map((names) => names.length));
  return {
    rows: [
      headings('Meadow', ...storages.map(({ meadow }) => meadow)),
      ['Bullets', ...storages.map(({ bullets }) => styled(bullets, CARD))],
      ['Of these, new', ...storages.map(({ growth }) => styled(growth ?? 'nothing more', CARD))],
      ...Array.from({ length: most }, (_, at) => [
        at === 0 ? 'Who stands there' : '',
        ...standing.map((names) => names[at] ?? ''),
      ]),
    ],
    repeats: true,
    widths: [0, ...storages.map(() => WIDTH)],
  };
}
