// Black garnets after each round as a table with a chart, for those who may know everyone's.
import { headings, type Tab } from '../tabs';

/** Everyone's black garnets after one round. */
export interface BlackAfter {
  readonly title: string;
  readonly black: ReadonlyMap<string, number>;
}

/** Everyone's black garnets, one row a round. */
export function blackTab(players: readonly string[], rounds: readonly BlackAfter[]): Tab {
  const rows = [
    headings('Black garnets', ...players),
    ...rounds.map(({ title, black }) => [title, ...players.map((name) => black.get(name) ?? 0)]),
  ];
  return {
    title: 'Standings',
    rows,
    charts:
      rounds.length === 0
        ? []
        : [
            {
              title: 'Black garnets after each round',
              kind: 'line',
              rows: [0, rows.length],
              labels: 0,
              series: players.map((_, index) => index + 1),
              at: { row: rows.length + 1, column: 0 },
            },
          ],
  };
}
