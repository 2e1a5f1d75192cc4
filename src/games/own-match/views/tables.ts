// Tables of scores that several readers get: ranked with bars, and round by round.
import { eventsOf, type Log, type LoggedEvent } from '../../frame/events';
import {
  EMPTY_CHART_ROWS,
  headings,
  STYLES,
  styled,
  type Chart,
  type Rows,
  type TabContent,
} from '../../frame/tabs';
import { ensure, mustGet } from '../../frame/result';
import { isolateRtl, signedNumber, numberText } from '../../frame/wording';
import type { EventOf } from '../../frame/events';
import type { Event, ScoreStanding } from '../events';

export type ScoreEvent = EventOf<Event, 'scored'>;

/** The scores that only this reader can see. */
export function privateScores(log: Log<Event>): readonly LoggedEvent<ScoreEvent>[] {
  return eventsOf(log, 'scored').filter(({ event }) => event.to !== 'everyone');
}

/** Players who are out, with the title of the round after which they went out. */
export function playersOutByRound(log: Log<Event>): ReadonlyMap<string, string> {
  const stages = new Map<string, string>();
  for (const { title, event } of eventsOf(log, 'out')) {
    for (const name of event.went) stages.set(name, title);
    for (const name of event.back) stages.delete(name);
  }
  return stages;
}

/** What was drawn for everyone, or only for the reader; null if nothing was. */
export function randomDrawsTable(log: Log<Event>, whose: 'everyone' | 'own'): TabContent | null {
  const drawn = eventsOf(log, 'drawn').filter(
    ({ event }) => (event.to === 'everyone') === (whose === 'everyone'),
  );
  if (drawn.length === 0) return null;
  return {
    rows: [
      headings('Round', 'Draw', 'Drawn'),
      ...drawn.map(({ title, event }) => [title, event.title, drawResultCell(event)]),
    ],
  };
}

function drawResultCell({ words, again }: EventOf<Event, 'drawn'>): string {
  if (words.length === 0) return '– (changed by the host)';
  return `${words.join(', ')}${again ? ' (drawn again)' : ''}`;
}

/** A table with bars for each score. If the score ranks players, the best is at the top. */
export function rankedTables(standings: readonly ScoreStanding[]): TabContent {
  return stackChartedTables(
    standings.map((standing) => {
      const { score, places } = standing;
      const chart = { kind: 'column', title: score } as const;
      return places === 'none'
        ? { ...chart, rows: [headings('Player', score), ...rankedTotals(standing)], labels: 0, series: [1] }
        : {
            ...chart,
            rows: [headings('Place', 'Player', score), ...rankedRows(standing)],
            labels: 1,
            series: [2],
          };
    }),
  );
}

function rankedRows(standing: ScoreStanding): Rows {
  const places = playerRanks(standing);
  const allTie = places.every(({ place }) => place === 1);
  return places.map(({ player, place, total }) => [
    place,
    place === 1 && !allTie ? styled(player, STYLES.good) : player,
    total,
  ]);
}

/** A player's place, from 1. Players with equal totals share a place. */
export interface PlayerRank {
  readonly player: string;
  readonly place: number;
  readonly total: number;
}

/** Everyone's place, the best first: the highest or lowest total, depending on the score. */
export function playerRanks(standing: ScoreStanding): readonly PlayerRank[] {
  const best = rankedTotals(standing);
  const isBetter = (one: number, other: number): boolean =>
    standing.places === 'least' ? one < other : one > other;
  return best.map(([player, total]) => ({
    player,
    place: 1 + best.filter(([, other]) => isBetter(other, total)).length,
    total,
  }));
}

/** The totals in a line; the best first if the score ranks players. */
export function totalsText(standing: ScoreStanding): string {
  return rankedTotals(standing)
    .map(([player, total]) => `${isolateRtl(player)} ${numberText(total)}`)
    .join(', ');
}

/** The totals, the best first; in roster order if the score doesn't rank players. */
export function rankedTotals({
  totals,
  places,
}: ScoreStanding): readonly (readonly [player: string, total: number])[] {
  switch (places) {
    case 'most':
      return [...totals].sort(([, a], [, b]) => b - a);
    case 'least':
      return [...totals].sort(([, a], [, b]) => a - b);
    case 'none':
      return [...totals];
  }
}

/** Each score round by round, with a chart; null before the first round is over. */
export function scoreCurves(log: readonly LoggedEvent<ScoreEvent>[]): TabContent | null {
  const last = log[log.length - 1];
  if (last === undefined || log.length < 2) return null;
  return stackChartedTables(
    last.event.standings.map(({ score, totals }) => {
      const players = [...totals.keys()];
      return {
        kind: 'line',
        title: `${score} after each round`,
        rows: [
          headings(score, ...players),
          ...log.map(({ title, event }) => [
            title,
            ...players.map((player) => totalThen(event, score, player)),
          ]),
        ],
        labels: 0,
        series: players.map((_, column) => column + 1),
      };
    }),
  );
}

/** A player's total of a score after the event's round. */
export function totalThen({ standings }: ScoreEvent, score: string, player: string): number {
  const then = ensure(
    standings.find((standing) => standing.score === score),
    `${score} isn’t one of the match’s scores.`,
  );
  return mustGet(then.totals, player);
}

type ChartedTable = Pick<Chart, 'kind' | 'title' | 'labels' | 'series'> & { readonly rows: Rows };

/** Puts tables below each other, each followed by its chart. */
function stackChartedTables(tables: readonly ChartedTable[]): TabContent {
  const rows: Rows[number][] = [];
  const charts = tables.map(({ rows: table, ...chart }, index): Chart => {
    if (index > 0) rows.push(...EMPTY_CHART_ROWS);
    const from = rows.length;
    rows.push(...table);
    return { ...chart, rows: [from, rows.length], at: { row: rows.length + 1, column: 0 } };
  });
  return { rows, charts };
}

/** Every change in these scores, in order. */
export function scoreChangeRows(log: readonly LoggedEvent<ScoreEvent>[]): Rows {
  return log.flatMap(({ title, event: { standings } }) =>
    standings.flatMap(({ score, changes }) =>
      changes.map(({ by, total }) => [title, score, signedNumber(by), total]),
    ),
  );
}
