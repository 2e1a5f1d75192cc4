// The tabs in which a host computes results, in a paper game. Tests type into Results as a host does.
import type { Cell } from '../../../src/games/frame/fields';
import { ok } from '../../../src/games/frame/result';
import { MATCH_TABS, type CellRun, type MatchTabsPort } from '../../../src/rounds/ports/match-tabs';
import type { Service } from './service';

type Sheets = { answers?: Cell[][]; history?: Cell[][]; results?: Cell[][] };

export interface PaperMatchTabs {
  /** Each match's tabs, keyed by the match's name. */
  readonly matchSheets: Map<string, Sheets>;
  /** The matches whose tabs were moved to the end. */
  readonly archivedTabs: string[];
  /** The cells of Results with formulas, by row and column. */
  readonly formulas: Set<string>;
}

export function paperMatchTabs(
  service: Service,
  { matchSheets, archivedTabs, formulas }: PaperMatchTabs,
): MatchTabsPort {
  const tabOf = (title: string, cells: Cell[][] | undefined) =>
    cells === undefined ? undefined : { title, cells: read(cells) };
  const copied = (cells: readonly (readonly Cell[])[]): Cell[][] => cells.map((row) => [...row]);
  return {
    read: (match) =>
      service('matchTabs.read', () => {
        const { answers, history, results } = matchSheets.get(match) ?? {};
        return ok({
          answers: tabOf(TITLES.answers, answers),
          history: tabOf(TITLES.history, history),
          results: tabOf(TITLES.results, results),
        });
      }),
    entered: (match) =>
      service('matchTabs.entered', () => {
        const cells = read(matchSheets.get(match)?.results ?? []);
        return ok(
          cells.map((row, at) => row.map((cell, column) => (formulas.has(`${at} ${column}`) ? '=A1' : cell))),
        );
      }),
    write: (match, there, cells) =>
      service('matchTabs.write', () => {
        const before = matchSheets.get(match);
        matchSheets.set(match, {
          answers: withRuns(there.answers === undefined ? [] : (before?.answers ?? []), cells.answers),
          history: withRuns(there.history === undefined ? [] : (before?.history ?? []), cells.history),
          results: there.results === undefined ? copied(cells.results) : (before?.results ?? []),
        });
        return ok(
          Object.fromEntries(
            MATCH_TABS.flatMap((which) => (there[which] === undefined ? [[which, TITLES[which]]] : [])),
          ),
        );
      }),
    former: () => service('matchTabs.former', () => ok([])),
    createCopies: () => service('matchTabs.bring', () => ok(undefined)),
    archive: (matches) => {
      archivedTabs.push(...matches.filter((match) => matchSheets.has(match)));
    },
  };
}

const TITLES = { answers: 'Answers', history: 'History', results: 'Results' } as const;

/** Writes runs of cells into a tab. */
export function withRuns(grid: Cell[][], runs: readonly CellRun[]): Cell[][] {
  for (const { at, row, cells: run } of runs) {
    run.forEach((cell, index) => {
      while (grid.length <= row + index) grid.push([]);
      const line = grid[row + index] ?? [];
      while (line.length < at) line.push('');
      line[at] = cell;
    });
  }
  return grid;
}

/** Cells as Google returns them: without trailing empty cells and rows. */
function read(grid: readonly (readonly Cell[] | undefined)[]): Cell[][] {
  const rows = Array.from(grid, (row = []): Cell[] => {
    const cells = Array.from(row, (cell: Cell | undefined) => cell ?? '');
    while (cells.length > 0 && cells[cells.length - 1] === '') cells.pop();
    return cells;
  });
  while (rows[rows.length - 1]?.length === 0) rows.pop();
  return rows;
}
