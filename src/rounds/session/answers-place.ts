// Finds the questions and players in the Answers tab, even if the host has inserted rows and columns.
import { answerText } from '../../games/frame/fields';
import { nameFinder, nameKey } from '../../games/frame/names';
import type { Grid } from '../ports/host-book';

/** Rows and columns are indexes from 0. */
interface AnswersLayout {
  /** Row of the questions' titles. Its first cell is the round's title. */
  readonly heading: number;
  /** Column of the players' names. */
  readonly names: number;
  readonly rows: ReadonlyMap<string, number>;
  /** Column of each question, by name key of its title. */
  readonly columns: ReadonlyMap<string, number>;
}

/**
 * The heading row is the one with the most questions. The names' column is the one with the most players, except questions'
 * columns, and preferably below a round's title. In an empty tab both start in the first cell. Undefined if the tab isn't
 * empty but lacks names or heading. `questions` are name keys of titles; `rounds` includes earlier rounds, because a
 * question may have a round's name.
 */
export function findAnswersLayout(
  cells: Grid,
  players: readonly string[],
  { questions, rounds }: { readonly questions: ReadonlySet<string>; readonly rounds: ReadonlySet<string> },
): AnswersLayout | undefined {
  const keys = cells.map((row) => row.map((cell) => nameKey(answerText(cell))));
  if (keys.every((row) => row.every((key) => key === ''))) {
    return { heading: 0, names: 0, rows: new Map(), columns: new Map() };
  }
  const asked = keys.map((row) => new Set(row.filter((key) => questions.has(key))).size);
  const most = Math.max(...asked);
  const headed = asked.indexOf(most);
  const titles = most === 0 ? [] : (keys[headed] ?? []);
  const ofQuestions = titles.flatMap((key, at) => (questions.has(key) ? [at] : []));
  const ofRounds = titles.flatMap((key, at) => (rounds.has(key) ? [at] : []));
  const found = namesByColumn(cells, players);
  const { names, rows } =
    columnWithMostNames(
      found.filter(({ names: at }) => !ofQuestions.includes(at)),
      ofRounds,
    ) ??
    columnWithMostNames(
      found.filter(({ names: at }) => ofRounds.includes(at)),
      ofRounds,
    ) ??
    NO_NAMES_COLUMN;
  if (rows.size === 0) return undefined;
  // If there were no questions yet, the heading is the row of the last filled cell above the names.
  const above = keys.slice(0, Math.min(...rows.values())).map((row) => (row[names] ?? '') !== '');
  const heading = most === 0 ? above.lastIndexOf(true) : headed;
  return heading === -1
    ? undefined
    : { heading, names, rows, columns: questionColumns(titles, questions, names) };
}

type NamesColumn = Pick<AnswersLayout, 'names' | 'rows'>;

const NO_NAMES_COLUMN: NamesColumn = { names: 0, rows: new Map() };

/** For each column, the players named in it, each with the first row that names them. */
function namesByColumn(cells: Grid, players: readonly string[]): readonly NamesColumn[] {
  const playerCalled = nameFinder(players, (name) => [name]);
  const width = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: width }, (_, names) => {
    const rows = new Map<string, number>();
    cells.forEach((row, at) => {
      const player = playerCalled(answerText(row[names] ?? ''));
      if (player !== undefined && !rows.has(player)) rows.set(player, at);
    });
    return { names, rows };
  });
}

/** The column with the most names. If several have as many, one of `columns`, or else the first. */
function columnWithMostNames(
  found: readonly NamesColumn[],
  columns: readonly number[],
): NamesColumn | undefined {
  const most = Math.max(0, ...found.map(({ rows }) => rows.size));
  const full = most === 0 ? [] : found.filter(({ rows }) => rows.size === most);
  return full.find(({ names }) => columns.includes(names)) ?? full[0];
}

function questionColumns(
  titles: readonly string[],
  questions: ReadonlySet<string>,
  names: number,
): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  titles.forEach((key, at) => {
    if (at !== names && questions.has(key) && !columns.has(key)) columns.set(key, at);
  });
  return columns;
}
