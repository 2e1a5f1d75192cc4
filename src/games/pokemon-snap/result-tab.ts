// The result: AP by contest and the exhibits once day 5 is resolved, Heaven and Hell once the game has ended.
import { all } from '../wording';
import { headings, LOOKS, styled, type Tab } from '../tabs';
import type { Cells } from './cells';
import { EXHIBIT_WORDS, labels } from './glossary';
import { CONTESTS, EXHIBITS, type Ascension, type Player, type Results } from './types';

export function resultTab(
  players: readonly Player[],
  results: Results,
  ascension: Ascension | null | undefined,
): Tab {
  const label = labels(players);
  return {
    title: 'Result',
    rows: [
      ...(ascension ? endRows(players, ascension) : []),
      headings('Pokémon', ...CONTESTS.map((contest) => `Contest ${contest}`), 'AP'),
      ...[...results.appeal].map(([name, each]) => [
        label(name),
        ...CONTESTS.map((contest) => each[contest]),
        styled(each.total, { bold: true }),
      ]),
      [''],
      headings('Exhibit', 'Winner'),
      ...EXHIBITS.map((exhibit) => [
        `${exhibit}: ${EXHIBIT_WORDS[exhibit]}`,
        results.exhibits[exhibit] ?? 'nobody',
      ]),
      [''],
      headings('Photographer', 'Points'),
      ...[...results.points].map(([name, points]) => [name, points]),
    ],
    widths: [260, 120],
  };
}

function endRows(players: readonly Player[], { heaven, hell, mark, ranking, verdicts }: Ascension): Cells {
  const label = labels(players);
  const list = (names: readonly string[]): string => all(names.map((name) => label(name)));
  return [
    ['Heaven', styled(list(heaven), LOOKS.good)],
    ['Hell', list(hell)],
    ['The mark', styled(label(mark), LOOKS.bad)],
    ['Pokémon from best to last', list(ranking)],
    ...[...verdicts].flatMap(([name, { order, pick }]): Cells => [
      [`Order of ${name}`, order === undefined ? 'none' : list(order)],
      [`Pick of ${name}`, pick === undefined ? 'none' : label(pick)],
    ]),
    [''],
  ];
}
