// The tabs Answers and Results (OM-4, OM-8) as the program writes them: everyone's answers, and a table for results.
import type { Question, Ticks } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { nameKey } from '../../games/frame/names';
import type { Grid } from '../ports/host-book';
import type { CellRun } from '../ports/match-tabs';
import { answersPlace } from './answers-place';
import { runsOf } from './cell-runs';
import { answersColumns, type SheetColumn } from './sheet-columns';
import type { SheetMatch } from './sheet-rounds';

/** The heading above the names, in both tabs' first column. */
export const PLAYER = 'Player';

/** Whether the host's part of a stage may be taken from a table with a row for each player. */
export function hasResults({ hostQuestions }: Pick<OpenStage, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

/** The cells of Answers that are other than they should be, and the columns of questions. */
interface AnswersWrite {
  readonly cells: readonly CellRun[];
  /** The columns of what is asked now, where the tab gets to be about another round; and of what is not. */
  readonly shown: readonly number[];
  readonly hidden: readonly number[];
}

/**
 * Gives the cells of Answers that have to be changed: players down, scores and questions across, with the answers that
 * count. Each player keeps their row, each score and question its column; new ones come behind everything that is
 * there. All else in the tab is the host's: rows and columns between, their order, notes, sums. Undefined where it
 * cannot be told any more which cells are the program's.
 */
export function answersCells(match: SheetMatch, before: Grid = []): AnswersWrite | undefined {
  const { all, at: round, players } = match;
  const columns = answersColumns(match).map((column) => ({ ...column, key: nameKey(column.heading) }));
  const place = answersPlace(before, players, {
    questions: new Set(columns.map(({ key }) => key)),
    rounds: new Set(all.map(({ stage }) => nameKey(stage.title))),
  });
  if (place === undefined) return undefined;
  const isOf = ({ isOf: isMade }: SheetColumn): boolean => isMade === undefined || isMade(round);
  const added = columns.filter((column) => !place.columns.has(column.key) && isOf(column));
  const end = Math.max(place.names + 1, ...before.map((row) => row.length));
  const placed = columns.flatMap((column) => {
    const isNew = added.indexOf(column);
    const at = place.columns.get(column.key) ?? (isNew === -1 ? undefined : end + isNew);
    return at === undefined ? [] : [{ column, at }];
  });
  const missing = players.filter((player) => !place.rows.has(player));
  const below = Math.max(place.heading + 1, before.length);
  const rows = [...place.rows, ...missing.map((player, index) => [player, below + index] as const)];
  const cells = runsOf(before, [
    { at: place.names, row: place.heading, cell: round.stage.title, heading: true },
    ...missing.map((player, index) => ({ at: place.names, row: below + index, cell: player, heading: true })),
    ...added.map(({ heading: cell }, index) => ({
      at: end + index,
      row: place.heading,
      cell,
      heading: true,
    })),
    ...placed.flatMap(({ column, at }) =>
      rows.map(([player, row]) => ({ at, row, heading: false, cell: column.cell(round, player) })),
    ),
  ]);
  const isOther = before.length > 0 && before[place.heading]?.[place.names] !== round.stage.title;
  const atOf = (fits: (column: SheetColumn) => boolean): readonly number[] =>
    placed.flatMap(({ column, at }) => (column.isOf !== undefined && fits(column) ? [at] : []));
  return {
    cells,
    shown: isOther ? atOf(isOf) : [],
    hidden: isOther ? atOf((column) => !isOf(column)) : [],
  };
}

/** Makes an empty table for results: cells about no single player on top, then a row for each player. */
export function resultsCells(questions: readonly Question[], players: readonly string[]): Grid {
  const { own, columns } = tableOf(questions);
  return [...own.map(({ column }) => [column]), [], [PLAYER, ...columns], ...players.map((name) => [name])];
}

/** A question of the host's part with its place in the table. */
export interface Placed {
  readonly question: Question;
  readonly column: string;
  readonly player: string | undefined;
  readonly ticks: Ticks | undefined;
}

/** Makes the table for the answers to these questions. */
export function tableOf(questions: readonly Question[]): {
  readonly placed: readonly Placed[];
  /** Questions about no single player. */
  readonly own: readonly Placed[];
  readonly columns: readonly string[];
} {
  const placed = questions.flatMap((question): readonly Placed[] => {
    const { table } = question;
    if (table === undefined || table.when !== undefined) return [];
    return [{ question, column: table.column, player: table.player, ticks: table.ticks }];
  });
  const isOwn = ({ player, ticks }: Placed): boolean => player === undefined && ticks === undefined;
  const columns = placed.filter((each) => !isOwn(each)).map(({ column }) => column);
  return { placed, own: placed.filter(isOwn), columns: [...new Set(columns)] };
}
