// Tables of Pokémon Snap: the record of the days, which is the host's (PS-18), and the result, which everyone reads.
import { lineRows } from '../../frame/account';
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../frame/tabs';
import { ACTIVITY } from '../activities';
import { activityText } from '../activity-words';
import { whyText } from '../change-account';
import { CONTEST, isContest } from '../contests';
import { endLines } from '../end-account';
import { exhibitLabel, worthText } from '../exhibits';
import { creatureOf } from '../slots';
import { STARTING_STATS } from '../stats';
import {
  ACTIVITIES,
  CONTESTS,
  EXHIBITS,
  SLOTS,
  STATS,
  type Appeal,
  type Day,
  type Labels,
  type Outcome,
  type Results,
  type Stats,
} from '../types';
import { amountsText, labelOf } from '../words';

/** The names of the players as these tables use them. */
interface Names {
  readonly pokemon: readonly string[];
  readonly labels: Labels;
}

/** Makes a cell for each of the five stats; those that differ from `before` are marked. */
export function statCells(stats: Stats, before: Stats = stats): Rows[number] {
  return STATS.map((stat) =>
    stats[stat] === before[stat] ? stats[stat] : styled(stats[stat], LOOKS.changed),
  );
}

/** Makes the table of every Pokémon's stats after each day. */
export function statsTable({ pokemon, labels }: Names, days: readonly Day[]): TabContent {
  const rows = pokemon.flatMap((name): Rows => [
    [labelOf(labels, name), 'Start', ...statCells(STARTING_STATS)],
    ...days.map(({ day, world }, index) => {
      const before = days[index - 1]?.world;
      const earlier = before === undefined ? STARTING_STATS : creatureOf(before, name).stats;
      return [labelOf(labels, name), `Day ${day}`, ...statCells(creatureOf(world, name).stats, earlier)];
    }),
  ]);
  return { rows: [headings('Pokémon', 'After', ...STATS), ...rows] };
}

/** Lists everything that changed anybody's stats, with its cause. */
export function changesTable({ labels }: Names, days: readonly Day[]): TabContent {
  return {
    rows: [
      headings('Day', 'When', 'Pokémon', 'Change', 'Why'),
      ...days.flatMap(({ day, changes }) =>
        changes.map(({ slot, player, amounts, cause }) => [
          `Day ${day}`,
          SLOTS[slot],
          labelOf(labels, player),
          amountsText(amounts),
          whyText(cause),
        ]),
      ),
    ],
  };
}

/** Lists the plans of all Pokémon, day by day. */
export function plansTable({ pokemon, labels }: Names, days: readonly Day[]): TabContent {
  return {
    rows: [
      headings('Day', 'Pokémon', ...SLOTS),
      ...days.flatMap(({ day, plans }) =>
        pokemon.map((name) => {
          const slots = plans.get(name)?.slots;
          return [
            `Day ${day}`,
            labelOf(labels, name),
            ...SLOTS.map((_, index) => {
              const action = slots?.[index];
              return action === undefined
                ? styled('rest', LOOKS.muted)
                : isContest(action)
                  ? action.do
                  : activityText(action);
            }),
          ];
        }),
      ),
      [''],
      headings('Letter', 'What it does'),
      ...ACTIVITIES.map((activity) => [activity, ACTIVITY[activity].label]),
      ...CONTESTS.map((contest) => [contest, `Contest: ${CONTEST[contest].change}`]),
    ],
  };
}

/** Lists the photos of all days: who photographed whom, for which exhibit. */
export function photosTable({ labels }: Names, days: readonly Day[]): TabContent {
  return {
    rows: [
      headings('Day', 'Photographer', 'Exhibit', 'Pokémon', ...STATS, 'Worth in the exhibit'),
      ...days.flatMap(({ day, photos }) =>
        photos.flatMap((photo) =>
          photo.shots.map(({ name, stats }, index) => [
            `Day ${day}`,
            photo.photographer,
            index === 0 ? exhibitLabel(photo.exhibit) : '',
            labelOf(labels, name),
            ...statCells(stats),
            index === 0 ? worthText(photo) : '',
          ]),
        ),
      ),
    ],
  };
}

/** Shows how the game ended, and below it AP by contest and the exhibits. */
export function resultTable(labels: Labels, results: Results, outcome: Outcome | null): TabContent {
  return {
    rows: [
      ...(outcome === null ? [] : [...lineRows(endLines({ outcome, results })), ['']]),
      appealHeadings('Pokémon'),
      ...[...results.appeal]
        .sort(([, a], [, b]) => b.total - a.total)
        .map(([name, each]) => [labelOf(labels, name), ...appealCells(each)]),
      [''],
      headings('Exhibit', 'Winner'),
      ...EXHIBITS.map((exhibit) => [exhibitLabel(exhibit), results.exhibits[exhibit] ?? 'nobody']),
      [''],
      headings('Photographer', 'Points'),
      ...[...results.points].sort(([, a], [, b]) => b - a).map(([name, points]) => [name, points]),
    ],
  };
}

/** Makes the headings of the cells of `appealCells`, after the headings of the caller's own columns. */
export function appealHeadings(...before: readonly string[]): Rows[number] {
  return headings(...before, ...CONTESTS.map((contest) => `Contest ${contest}`), 'AP');
}

/** Makes a cell for the AP of each contest, and one for all of them together. */
export function appealCells(appeal: Appeal): Rows[number] {
  return [...CONTESTS.map((contest) => appeal[contest]), styled(appeal.total, { bold: true })];
}
