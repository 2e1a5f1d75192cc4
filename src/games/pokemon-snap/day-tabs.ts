// The record of the days: the host's while the game is played, everyone's when it has ended (ALL-9).
import { headings, LOOKS, styled, type Tab } from '../tabs';
import { changeText, whyText } from './causes';
import { statCells, type Cells } from './cells';
import { EXHIBIT_WORDS, labels } from './glossary';
import { STARTING_STATS } from './stats';
import { SLOTS, STATS, type Action, type Day, type Player } from './types';
import { creatureOf } from './world';
import { worthText } from './worth';

/** Every Pokémon's stats after each day. */
export function statsTab(players: readonly Player[], days: readonly Day[]): Tab {
  const label = labels(players);
  const pokemon = players.filter(({ role }) => role === 'pokemon');
  const rows: Cells = [
    headings('Pokémon', 'After', ...STATS),
    ...pokemon.flatMap(({ name }): Cells => [
      [label(name), 'Start', ...statCells(STARTING_STATS)],
      ...days.map(({ day, world }, index) => {
        const before = days[index - 1]?.world;
        const earlier = before === undefined ? STARTING_STATS : creatureOf(before, name).stats;
        return [label(name), `Day ${day}`, ...statCells(creatureOf(world, name).stats, earlier)];
      }),
    ]),
  ];
  return { title: 'Stats', rows, widths: [170, 80] };
}

/** Everything that happened to anybody's stats, with its cause. */
export function changesTab(players: readonly Player[], days: readonly Day[]): Tab {
  const label = labels(players);
  return {
    title: 'Changes',
    rows: [
      headings('Day', 'When', 'Pokémon', 'Change', 'Why'),
      ...days.flatMap(({ day, deeds }) =>
        deeds.map((deed) => [
          `Day ${day}`,
          SLOTS[deed.slot],
          label(deed.player),
          changeText(deed.changes),
          whyText(deed),
        ]),
      ),
    ],
    widths: [70, 90, 170, 220, 420],
  };
}

/** Who planned what. */
export function plansTab(players: readonly Player[], days: readonly Day[]): Tab {
  const label = labels(players);
  const pokemon = players.filter(({ role }) => role === 'pokemon');
  return {
    title: 'Plans',
    rows: [
      headings('Day', 'Pokémon', ...SLOTS),
      ...days.flatMap(({ day, plans }) =>
        pokemon.map(({ name }) => {
          const slots = plans.get(name)?.slots;
          return [
            `Day ${day}`,
            label(name),
            ...SLOTS.map((_, index) => {
              const action = slots?.[index];
              return action === undefined ? styled('rest', LOOKS.muted) : actionText(action);
            }),
          ];
        }),
      ),
    ],
    widths: [70, 170, 200, 200, 200],
  };
}

/** An action in short: `G: lose Coolness, gain Beauty`. */
function actionText(action: Action): string {
  switch (action.do) {
    case 'C':
    case 'F':
      return `${action.do}: ${action.player}`;
    case 'G':
      return `G: lose ${action.lose}, gain ${action.gain}`;
    case 'I':
      return `I: ${action.points} ${action.stat}`;
    case 'J':
      return `J: ${action.stat}`;
    case 'A':
    case 'B':
    case 'D':
    case 'E':
    case 'H':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
      return action.do;
  }
}

/** Who photographed whom, for which exhibit. */
export function photosTab(players: readonly Player[], days: readonly Day[]): Tab {
  const label = labels(players);
  return {
    title: 'Photos',
    rows: [
      headings('Day', 'Photographer', 'Exhibit', 'Pokémon', ...STATS, 'Worth in the exhibit'),
      ...days.flatMap(({ day, photos }) =>
        photos.flatMap((photo) =>
          photo.shots.map(({ name, stats }, index) => [
            `Day ${day}`,
            photo.photographer,
            `${photo.exhibit}: ${EXHIBIT_WORDS[photo.exhibit]}`,
            label(name),
            ...statCells(stats),
            index === 0 ? worthText(photo) : '',
          ]),
        ),
      ),
    ],
    widths: [70, 130, 250, 170, 80, 80, 80, 80, 80, 260],
  };
}
