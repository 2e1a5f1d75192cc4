// Tables that more than one audience of Pokémon Snap reads: the record of the days, the host's while the game is
// played and everyone's when it has ended (ALL-9), and the result.
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../tabs';
import { all } from '../../wording';
import { activityText } from '../activities';
import { isContest } from '../contests';
import { exhibitLabel, worthText } from '../exhibits';
import { creatureOf } from '../slots';
import { STARTING_STATS } from '../stats';
import { amountsText, labelOf, whyText } from '../text';
import {
  CONTESTS,
  EXHIBITS,
  SLOTS,
  STATS,
  type Action,
  type Ascension,
  type Day,
  type Labels,
  type Results,
  type Stats,
} from '../types';

/** Who plays, as far as tables name them. */
interface Names {
  readonly pokemon: readonly string[];
  readonly labels: Labels;
}

/** The five stats; those that differ from `before` are marked. */
export function statCells(stats: Stats, before: Stats = stats): Rows[number] {
  return STATS.map((stat) =>
    stats[stat] === before[stat] ? stats[stat] : styled(stats[stat], LOOKS.changed),
  );
}

/** Every Pokémon's stats after each day. */
export function statsTable({ pokemon, labels }: Names, days: readonly Day[]): TabContent {
  const rows = pokemon.flatMap((name): Rows => [
    [labelOf(labels, name), 'Start', ...statCells(STARTING_STATS)],
    ...days.map(({ day, world }, index) => {
      const before = days[index - 1]?.world;
      const earlier = before === undefined ? STARTING_STATS : creatureOf(before, name).stats;
      return [labelOf(labels, name), `Day ${day}`, ...statCells(creatureOf(world, name).stats, earlier)];
    }),
  ]);
  return { rows: [headings('Pokémon', 'After', ...STATS), ...rows], widths: [170, 80] };
}

/** Everything that changed anybody's stats, with its cause. */
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
    widths: [70, 90, 170, 220, 420],
  };
}

/** Who planned what. */
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
              return action === undefined ? styled('rest', LOOKS.muted) : actionText(action);
            }),
          ];
        }),
      ),
    ],
    widths: [70, 170, 200, 200, 200],
  };
}

function actionText(action: Action): string {
  return isContest(action) ? action.do : activityText(action);
}

/** Who photographed whom, for which exhibit. */
export function photosTable({ labels }: Names, days: readonly Day[]): TabContent {
  return {
    rows: [
      headings('Day', 'Photographer', 'Exhibit', 'Pokémon', ...STATS, 'Worth in the exhibit'),
      ...days.flatMap(({ day, photos }) =>
        photos.flatMap((photo) =>
          photo.shots.map(({ name, stats }, index) => [
            `Day ${day}`,
            photo.photographer,
            exhibitLabel(photo.exhibit),
            labelOf(labels, name),
            ...statCells(stats),
            index === 0 ? worthText(photo) : '',
          ]),
        ),
      ),
    ],
    widths: [70, 130, 250, 170, 80, 80, 80, 80, 80, 260],
  };
}

/** AP by contest and the exhibits, and above them Heaven and Hell once the game has ended. */
export function resultTable(labels: Labels, results: Results, ascension: Ascension | null): TabContent {
  return {
    rows: [
      ...(ascension === null ? [] : endRows(labels, ascension)),
      headings('Pokémon', ...CONTESTS.map((contest) => `Contest ${contest}`), 'AP'),
      ...[...results.appeal].map(([name, each]) => [
        labelOf(labels, name),
        ...CONTESTS.map((contest) => each[contest]),
        styled(each.total, { bold: true }),
      ]),
      [''],
      headings('Exhibit', 'Winner'),
      ...EXHIBITS.map((exhibit) => [exhibitLabel(exhibit), results.exhibits[exhibit] ?? 'nobody']),
      [''],
      headings('Photographer', 'Points'),
      ...[...results.points].map(([name, points]) => [name, points]),
    ],
    widths: [260, 120],
  };
}

function endRows(labels: Labels, { heaven, hell, mark, ranking, decisions }: Ascension): Rows {
  const list = (names: readonly string[]): string => all(names.map((name) => labelOf(labels, name)));
  return [
    ['Heaven', styled(list(heaven), LOOKS.good)],
    ['Hell', list(hell)],
    ['The mark', styled(labelOf(labels, mark), LOOKS.bad)],
    ['Pokémon from best to last', list(ranking)],
    ...[...decisions].flatMap(([name, { order, pick }]): Rows => [
      [`Order of ${name}`, order === undefined ? 'none' : list(order)],
      [`Pick of ${name}`, pick === undefined ? 'none' : labelOf(labels, pick)],
    ]),
    [''],
  ];
}
