// The host's tabs: the current state, and every change with its cause.
import type { HostTabs } from '../../frame/contract';
import { headings, STYLES, styled, type TabContent } from '../../frame/tabs';
import { andList } from '../../frame/wording';
import type { Event } from '../events';
import { gameResults } from '../outcome';
import { getCreature } from '../slots';
import { DAY_COUNT, SLOTS, STATS, type State } from '../types';
import { playerLabel } from '../words';
import { changesTable, photosTable, plansTable, resultTable, statCells, statsTable } from './tables';

export const hostTabs: HostTabs<State, Event> = [
  { title: 'Today', content: todayTab },
  { title: 'Stats', content: (state) => statsTable(state, state.days) },
  { title: 'Changes', content: (state) => changesTable(state, state.days) },
  { title: 'Plans', content: (state) => plansTable(state, state.days) },
  { title: 'Photos', content: (state) => photosTable(state, state.days) },
  { title: 'Contests', content: contestsTab },
  { title: 'Result so far', content: (state) => (state.days.length < DAY_COUNT ? resultTab(state) : null) },
  { title: 'Result', content: (state) => (state.days.length < DAY_COUNT ? null : resultTab(state)) },
  { title: 'Decisions', content: decisionsTab },
];

/** Every Pokémon now, Activity J's counter, and the latest donations. */
function todayTab({ labels, pokemon, world }: State): TabContent {
  return {
    rows: [
      headings('Pokémon', ...STATS, 'Next activity doubled', 'Loss per attribute after next contest'),
      ...pokemon.map((name) => {
        const { stats, doubling, owed } = getCreature(world, name);
        return [playerLabel(labels, name), ...statCells(stats), doubling ? 'yes' : 'no', owed];
      }),
      [''],
      ['Activity J’s counter in the next slot', world.counter],
      [styled('Latest donations (Activity I)', STYLES.heading)],
      ...world.donations.map(({ player, stat, points }) => [
        playerLabel(labels, player),
        `${points} ${stat}`,
      ]),
    ],
  };
}

function contestsTab({ labels, pokemon, world }: State): TabContent {
  return {
    rows: [
      headings('Pokémon', 'Contest', 'When', ...STATS),
      ...pokemon.flatMap((name) =>
        [...getCreature(world, name).entered].map(([contest, { day, slot, photo }]) => [
          playerLabel(labels, name),
          contest,
          `Day ${day}, ${SLOTS[slot].toLowerCase()}`,
          ...statCells(photo),
        ]),
      ),
    ],
  };
}

function resultTab(state: State): TabContent {
  return resultTable(state.labels, gameResults(state), state.ascension?.outcome ?? null);
}

/** Orders and picks by Heaven's winners, and the final ranking including draws. */
function decisionsTab({ labels, ascension }: State): TabContent | null {
  if (ascension === null) return null;
  const list = (names: readonly string[]): string => andList(names.map((name) => playerLabel(labels, name)));
  return {
    rows: [
      headings('Photographer', 'Order', 'Pick'),
      ...[...ascension.decisions].map(([name, { order, pick }]) => [
        name,
        order === undefined ? 'none' : list(order),
        pick === undefined ? 'none' : playerLabel(labels, pick),
      ]),
      [''],
      ['Pokémon from best to last', list(ascension.ranking)],
    ],
  };
}
