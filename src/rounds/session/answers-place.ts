// The place of everyone's answers in the tab Answers, found again whatever rows and columns the host has put between.
import { answerText } from '../../games/frame/fields';
import { finder, nameKey } from '../../games/frame/names';
import type { Grid } from '../ports/host-book';

/** Rows and columns are counted from 0. */
interface AnswersPlace {
  /** The row of the questions, which begins with the round. */
  readonly heading: number;
  /** The column of the players' names. */
  readonly names: number;
  /** The row of each player who stands in the tab. */
  readonly rows: ReadonlyMap<string, number>;
  /** The column of each question that stands in the tab, by the key of its title. */
  readonly columns: ReadonlyMap<string, number>;
}

/**
 * Finds the row of headings, the one with most of the questions, and the column of names, the one with most of the
 * players. A column of a question holds no names; of several columns the one below the round is taken, else the first.
 * In an empty tab both begin in the first cell. Undefined where the tab holds something, but no name or no heading.
 * `questions` are keys of titles, and `rounds` are all rounds so far: a question may be called like a round.
 */
export function answersPlace(
  cells: Grid,
  players: readonly string[],
  { questions, rounds }: { readonly questions: ReadonlySet<string>; readonly rounds: ReadonlySet<string> },
): AnswersPlace | undefined {
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
  const found = namesIn(cells, players);
  const { names, rows } =
    best(
      found.filter(({ names: at }) => !ofQuestions.includes(at)),
      ofRounds,
    ) ??
    best(
      found.filter(({ names: at }) => ofRounds.includes(at)),
      ofRounds,
    ) ??
    NOWHERE;
  if (rows.size === 0) return undefined;
  // Where no question was asked yet, the heading is what stands above the names.
  const above = keys.slice(0, Math.min(...rows.values())).map((row) => (row[names] ?? '') !== '');
  const heading = most === 0 ? above.lastIndexOf(true) : headed;
  return heading === -1 ? undefined : { heading, names, rows, columns: columnsIn(titles, questions, names) };
}

type Names = Pick<AnswersPlace, 'names' | 'rows'>;

const NOWHERE: Names = { names: 0, rows: new Map() };

/** Finds the players that each column names, each with the first row that names them. */
function namesIn(cells: Grid, players: readonly string[]): readonly Names[] {
  const playerCalled = finder(players, (name) => [name]);
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

/**
 * Picks the column with the most names; where several have as many, one of `columns`, else the first. Undefined where
 * no column has any.
 */
function best(found: readonly Names[], columns: readonly number[]): Names | undefined {
  const most = Math.max(0, ...found.map(({ rows }) => rows.size));
  const full = most === 0 ? [] : found.filter(({ rows }) => rows.size === most);
  return full.find(({ names }) => columns.includes(names)) ?? full[0];
}

function columnsIn(
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
