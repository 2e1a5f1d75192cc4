// What the host of Pokémon Snap reads: everything, with its causes.
import { headings, LOOKS, styled, type Tab } from '../tabs';
import { statCells } from './cells';
import { changesTab, photosTab, plansTab, statsTab } from './day-tabs';
import { labels } from './glossary';
import { resultTab } from './result-tab';
import { resultsOf } from './results';
import { DAYS, SLOTS, STATS, type State } from './types';
import { creatureOf } from './world';

export function host(state: State): readonly Tab[] {
  const { players, days } = state;
  return [
    nowTab(state),
    statsTab(players, days),
    changesTab(players, days),
    plansTab(players, days),
    photosTab(players, days),
    contestsTab(state),
    {
      ...resultTab(players, resultsOf(state), state.ascension),
      title: days.length < DAYS ? 'Result so far' : 'Result',
    },
  ];
}

/** Every Pokémon as it stands, what Activity J's counter is at, and the donations that the next are measured by. */
function nowTab({ players, pokemon, world }: State): Tab {
  const label = labels(players);
  return {
    title: 'Now',
    rows: [
      headings('Pokémon', ...STATS, 'Next activity doubled', 'Owed for Activity H'),
      ...pokemon.map((name) => {
        const { stats, doubling, owed } = creatureOf(world, name);
        return [label(name), ...statCells(stats), doubling ? 'yes' : 'no', owed];
      }),
      [''],
      ['Counter of Activity J in the next slot', world.counter],
      [styled('Latest donations (Activity I)', LOOKS.heading)],
      ...world.donations.map(({ player, stat, points }) => [label(player), `${points} ${stat}`]),
    ],
    widths: [250],
  };
}

/** The photos with which contests were entered. */
function contestsTab({ players, pokemon, world }: State): Tab {
  const label = labels(players);
  return {
    title: 'Contests',
    rows: [
      headings('Pokémon', 'Contest', 'When', ...STATS),
      ...pokemon.flatMap((name) =>
        [...creatureOf(world, name).entered].map(([contest, { day, slot, photo }]) => [
          label(name),
          contest,
          `Day ${day}, ${SLOTS[slot].toLowerCase()}`,
          ...statCells(photo),
        ]),
      ),
    ],
    widths: [170, 80, 150],
  };
}
