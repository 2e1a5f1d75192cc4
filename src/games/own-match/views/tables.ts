// The tables of scores that several readers see: ranked with bars, and round by round.
import type { LoggedEvent } from '../../frame/events';
import { barOf } from '../../frame/signs';
import { headings, LOOKS, styled, type Chart, type Rows, type TabContent } from '../../frame/tabs';
import { changeNumber } from '../../frame/wording';
import type { EventOf } from '../../frame/events';
import type { Event, Standing } from '../events';

export type Scored = EventOf<Event, 'scored'>;

/** One table a score, the best player on top; equals share a place. */
export function rankedTables(standings: readonly Standing[]): Rows {
  return standings.flatMap((standing, index) => [...(index === 0 ? [] : [['']]), ...rankedTable(standing)]);
}

function rankedTable({ score, totals }: Standing): Rows {
  const best = Math.max(...totals.values());
  const ranked = byTotal(totals);
  return [
    headings('Place', 'Player', score, ''),
    ...ranked.map(([player, total]) => {
      const place = 1 + ranked.filter(([, other]) => other > total).length;
      return [place, place === 1 ? styled(player, LOOKS.good) : player, total, barOf(total, best)];
    }),
  ];
}

/** The totals in a line, the best first. */
export function rankedText({ totals }: Standing): string {
  return byTotal(totals)
    .map(([player, total]) => `${player} ${total}`)
    .join(', ');
}

function byTotal(totals: Standing['totals']): readonly (readonly [player: string, total: number])[] {
  return [...totals].sort(([, a], [, b]) => b - a);
}

/** Room for a line chart below a table, in rows. */
const CHART_ROWS = 20;

/** Each score round by round, with its curve below it. */
export function curves(log: readonly LoggedEvent<Scored>[]): TabContent | null {
  const last = log[log.length - 1];
  if (last === undefined || log.length < 2) return null;
  const rows: Rows[number][] = [];
  const charts: Chart[] = [];
  for (const [index, { score, totals }] of last.event.standings.entries()) {
    if (index > 0) for (let row = 0; row < CHART_ROWS; row += 1) rows.push(['']);
    const players = [...totals.keys()];
    const from = rows.length;
    rows.push(headings(score, ...players));
    for (const { title, event } of log) {
      rows.push([title, ...players.map((player) => event.standings[index]?.totals.get(player) ?? 0)]);
    }
    charts.push({
      title: `${score} after each round`,
      kind: 'line',
      rows: [from, rows.length],
      labels: 0,
      series: players.map((_, column) => column + 1),
      at: { row: rows.length + 1, column: 0 },
    });
  }
  return { rows, charts };
}

/** Each change of these scores, the first one first. */
export function changeRows(log: readonly LoggedEvent<Scored>[]): Rows {
  return log.flatMap(({ title, event: { standings } }) =>
    standings.flatMap(({ score, changes }) =>
      changes.map(({ by, total }) => [title, score, changeNumber(by), total]),
    ),
  );
}
