// Tables: the host's record of the days (PS-18), and the public result.
import { lineRows } from '../../frame/account';
import { headings, STYLES, styled, type Rows, type TabContent } from '../../frame/tabs';
import { ACTIVITY_RULES } from '../activities';
import { activityText } from '../activity-words';
import { causeText } from '../change-account';
import { CONTEST_RULES, isContest } from '../contests';
import { endLines } from '../end-account';
import { exhibitLabel, photoWorthText } from '../exhibits';
import { getCreature } from '../slots';
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
import { amountsText, playerLabel } from '../words';

interface PokemonNames {
  readonly pokemon: readonly string[];
  readonly labels: Labels;
}

/** One cell per stat; those that differ from `before` are marked. */
export function statCells(stats: Stats, before: Stats = stats): Rows[number] {
  return STATS.map((stat) =>
    stats[stat] === before[stat] ? stats[stat] : styled(stats[stat], STYLES.changed),
  );
}

export function statsTable({ pokemon, labels }: PokemonNames, days: readonly Day[]): TabContent {
  const rows = pokemon.flatMap((name): Rows => [
    [playerLabel(labels, name), 'Start', ...statCells(STARTING_STATS)],
    ...days.map(({ day, world }, index) => {
      const before = days[index - 1]?.world;
      const earlier = before === undefined ? STARTING_STATS : getCreature(before, name).stats;
      return [playerLabel(labels, name), `Day ${day}`, ...statCells(getCreature(world, name).stats, earlier)];
    }),
  ]);
  return { rows: [headings('Pokémon', 'After', ...STATS), ...rows] };
}

export function changesTable({ labels }: PokemonNames, days: readonly Day[]): TabContent {
  return {
    rows: [
      headings('Day', 'When', 'Pokémon', 'Change', 'Why'),
      ...days.flatMap(({ day, changes }) =>
        changes.map(({ slot, player, amounts, cause }) => [
          `Day ${day}`,
          SLOTS[slot],
          playerLabel(labels, player),
          amountsText(amounts),
          causeText(cause),
        ]),
      ),
    ],
  };
}

export function plansTable({ pokemon, labels }: PokemonNames, days: readonly Day[]): TabContent {
  return {
    rows: [
      headings('Day', 'Pokémon', ...SLOTS),
      ...days.flatMap(({ day, plans }) =>
        pokemon.map((name) => {
          const slots = plans.get(name)?.slots;
          return [
            `Day ${day}`,
            playerLabel(labels, name),
            ...SLOTS.map((_, index) => {
              const action = slots?.[index];
              return action === undefined
                ? styled('rest', STYLES.muted)
                : isContest(action)
                  ? action.do
                  : activityText(action);
            }),
          ];
        }),
      ),
      [''],
      headings('Letter', 'What it does'),
      ...ACTIVITIES.map((activity) => [activity, ACTIVITY_RULES[activity].label]),
      ...CONTESTS.map((contest) => [contest, `Contest: ${CONTEST_RULES[contest].change}`]),
    ],
  };
}

export function photosTable({ labels }: PokemonNames, days: readonly Day[]): TabContent {
  return {
    rows: [
      headings('Day', 'Photographer', 'Exhibit', 'Pokémon', ...STATS, 'Value in the exhibit'),
      ...days.flatMap(({ day, photos }) =>
        photos.flatMap((photo) =>
          photo.shots.map(({ name, stats }, index) => [
            `Day ${day}`,
            photo.photographer,
            index === 0 ? exhibitLabel(photo.exhibit) : '',
            playerLabel(labels, name),
            ...statCells(stats),
            index === 0 ? photoWorthText(photo) : '',
          ]),
        ),
      ),
    ],
  };
}

/** The end if the game is over, then AP by contest, then the exhibits. */
export function resultTable(labels: Labels, results: Results, outcome: Outcome | null): TabContent {
  return {
    rows: [
      ...(outcome === null ? [] : [...lineRows(endLines({ outcome, results })), ['']]),
      appealHeadings('Pokémon'),
      ...[...results.appeal]
        .sort(([, a], [, b]) => b.total - a.total)
        .map(([name, each]) => [playerLabel(labels, name), ...appealCells(each)]),
      [''],
      headings('Exhibit', 'Winner'),
      ...EXHIBITS.map((exhibit) => [exhibitLabel(exhibit), results.exhibits[exhibit] ?? 'nobody']),
      [''],
      headings('Photographer', 'Points'),
      ...[...results.points].sort(([, a], [, b]) => b - a).map(([name, points]) => [name, points]),
    ],
  };
}

/** Headings for `appealCells`. `before`: headings of the columns to their left. */
export function appealHeadings(...before: readonly string[]): Rows[number] {
  return headings(...before, ...CONTESTS.map((contest) => `Contest ${contest}`), 'AP');
}

export function appealCells(appeal: Appeal): Rows[number] {
  return [...CONTESTS.map((contest) => appeal[contest]), styled(appeal.total, { bold: true })];
}
