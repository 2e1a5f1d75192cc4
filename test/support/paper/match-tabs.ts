// The tabs on paper in which a host computes: a test types into Results as a host does.
import type { Cell } from '../../../src/games/frame/fields';
import { ok } from '../../../src/games/frame/result';
import type { MatchTabsPort } from '../../../src/rounds/ports/match-tabs';
import { done, type Service } from './service';

type Sheets = { answers?: Cell[][]; results?: Cell[][] };

export interface PaperMatchTabs {
  readonly port: MatchTabsPort;
  /** The tabs of each match. */
  readonly matchSheets: Map<string, Sheets>;
}

export function paperMatchTabs(service: Service): PaperMatchTabs {
  const matchSheets = new Map<string, Sheets>();
  const tabOf = (title: string, cells: Cell[][] | undefined) =>
    cells === undefined
      ? undefined
      : { title, cells: Array.from(cells, (row: Cell[] | undefined) => [...(row ?? [])]) };
  const copied = (cells: readonly (readonly Cell[])[]): Cell[][] => cells.map((row) => [...row]);
  const port: MatchTabsPort = {
    read: (match) =>
      service('matchTabs.read', () => {
        const { answers, results } = matchSheets.get(match) ?? {};
        return ok({ answers: tabOf('Answers', answers), results: tabOf('Results', results) });
      }),
    write: (match, there, cells) =>
      service('matchTabs.write', () =>
        done(() => {
          const before = matchSheets.get(match);
          const results = there.results === undefined ? copied(cells.results) : before?.results;
          const answers = there.answers === undefined ? [] : (before?.answers ?? []);
          for (const { at, row, cells: run } of cells.answers) {
            run.forEach((cell, index) => {
              while (answers.length <= row + index) answers.push([]);
              const line = answers[row + index] ?? [];
              while (line.length < at) line.push('');
              line[at] = cell;
            });
          }
          matchSheets.set(match, {
            answers,
            ...(results === undefined ? {} : { results }),
          });
        }),
      ),
  };
  return { port, matchSheets };
}
