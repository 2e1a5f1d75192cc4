// The History tab (OM-8), with a row per player and resolved round.
import { answerText } from '../../games/frame/fields';
import { nameFinder, nameKey } from '../../games/frame/names';
import type { Grid } from '../ports/host-book';
import type { CellRun } from '../ports/match-tabs';
import { changedCellRuns } from './match-tab-cells';
import { withExistingHeadings, HISTORY_HEADINGS, historyColumns, type SheetMatch } from './sheet-columns';

/**
 * The cells of History to change so that it lists all rounds before the one in Answers. Formulas then see what they would
 * have seen at the time. Existing rows and columns stay where they are, new ones are added at the end, and nothing else is
 * touched. Undefined if its headings are gone.
 */
export function historyCells(match: SheetMatch, before: Grid = []): readonly CellRun[] | undefined {
  const columns = withExistingHeadings(historyColumns(match), before);
  const place = findLayout(
    before,
    match.players,
    columns.map(({ heading }) => nameKey(heading)),
  );
  if (place === undefined) return undefined;
  const rounds = match.rounds.filter(({ number }) => number < match.at.number);
  const end = Math.max(0, ...before.map((row) => row.length));
  const added = columns.filter(
    ({ heading, isOf }) => !place.columns.has(nameKey(heading)) && (isOf === undefined || rounds.some(isOf)),
  );
  const places = columns.flatMap((column) => {
    const at = place.columns.get(nameKey(column.heading));
    const isNew = added.indexOf(column);
    if (at === undefined && isNew === -1) return [];
    return [{ column, at: at ?? end + isNew, isNew: at === undefined }];
  });
  const lines = rounds.flatMap((round) => match.players.map((player) => ({ round, player })));
  const missing = lines.filter(({ round, player }) => !place.rows.has(rowKey(round.number, player)));
  const below = Math.max(place.heading + 1, before.length);
  const rowOf = (key: string, index: number): number => place.rows.get(key) ?? below + index;
  const kept = new Set(lines.map(({ round, player }) => rowKey(round.number, player)));
  const gone = [...place.rows].flatMap(([key, row]) => (kept.has(key) ? [] : [row]));
  return changedCellRuns(before, [
    ...places.flatMap(({ column, at, isNew }) =>
      isNew ? [{ at, row: place.heading, cell: column.heading, heading: true }] : [],
    ),
    ...places.flatMap(({ column, at }) => [
      ...lines.map((line) => ({
        at,
        row: rowOf(rowKey(line.round.number, line.player), missing.indexOf(line)),
        cell: column.cell(line.round, line.player),
        heading: false,
      })),
      ...gone.map((row) => ({ at, row, cell: '', heading: false })),
    ]),
  ]);
}

interface Layout {
  readonly heading: number;
  /** Indexes of existing columns, by the heading's name key. */
  readonly columns: ReadonlyMap<string, number>;
  /** Indexes of existing rows, by `rowKey`. */
  readonly rows: ReadonlyMap<string, number>;
}

function rowKey(round: number, player: string): string {
  return `${round} ${player}`;
}

/** Finds the heading row, which is the row with the most headings. */
function findLayout(
  cells: Grid,
  players: readonly string[],
  headings: readonly string[],
): Layout | undefined {
  const keys = cells.map((row) => row.map((cell) => nameKey(answerText(cell))));
  if (keys.every((row) => row.every((key) => key === '')))
    return { heading: 0, columns: new Map(), rows: new Map() };
  const found = keys.map((row) => headings.filter((heading) => row.includes(heading)).length);
  const heading = found.indexOf(Math.max(...found));
  const titles = keys[heading] ?? [];
  const columns = new Map(
    headings.flatMap((key): readonly (readonly [string, number])[] => {
      const at = titles.indexOf(key);
      return at === -1 ? [] : [[key, at]];
    }),
  );
  const round = columns.get(nameKey(HISTORY_HEADINGS.round));
  const names = columns.get(nameKey(HISTORY_HEADINGS.player));
  if (round === undefined || names === undefined) return undefined;
  const playerCalled = nameFinder(players, (name) => [name]);
  const rows = new Map<string, number>();
  cells.forEach((row, at) => {
    const number = row[round];
    const player = playerCalled(answerText(row[names] ?? ''));
    if (typeof number !== 'number' || player === undefined) return;
    const key = rowKey(number, player);
    if (!rows.has(key)) rows.set(key, at);
  });
  return { heading, columns, rows };
}
