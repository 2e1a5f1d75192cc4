// The two tabs in which a host computes (OM-4): everyone's answers as cells, and results that are read back as what the
// host would have typed.
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { finder, nameKey } from '../../games/frame/names';
import { askOf, type Fate } from '../../games/frame/submissions';
import { quote } from '../../games/frame/wording';
import type { TypedAnswers } from '../api';
import type { Grid, MatchTab } from '../ports/ports';

/** The heading above the names, in both tabs' first column. */
const PLAYER = 'Player';

/** True for a stage whose host's part may be taken from a table with a row for each player. */
export function hasResults({ hostQuestions }: Pick<OpenStage, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

/**
 * People down and questions across, with the answers that count; the corner says of which stage. A question keeps the
 * column that it has: others come behind those that are there, empty where they are not asked now.
 */
export function answersCells(
  stage: Pick<OpenStage, 'title' | 'asks'>,
  fates: readonly Fate[],
  players: readonly string[],
  before: Grid = [],
): Grid {
  const asked = new Map(
    stage.asks.flatMap(({ questions }) => questions).map((question) => [nameKey(question.title), question]),
  );
  const kept = columnsIn(before);
  const known = new Set(kept.map(nameKey));
  const columns = [...kept, ...[...asked].flatMap(([key, { title }]) => (known.has(key) ? [] : [title]))];
  const words = new Map(
    fates
      .filter(({ fate }) => fate.kind === 'counted')
      .map(({ player, move }) => [player, askOf(stage, player)?.toAnswers(move) ?? []]),
  );
  return [
    [stage.title, ...columns],
    ...players.map((player) => [
      player,
      ...columns.map((column): Cell => {
        const given = words.get(player)?.find(({ title }) => nameKey(title) === nameKey(column));
        return given === undefined ? '' : valueOf(given.answer, asked.get(nameKey(column)));
      }),
    ]),
  ];
}

/** The headings up to the first empty one: what stands behind it is the host's. */
function columnsIn([headings = []]: Grid): readonly string[] {
  const titles = headings.slice(1).map(answerText);
  const end = titles.indexOf('');
  return end === -1 ? titles : titles.slice(0, end);
}

function valueOf(answer: string, question: Question | undefined): Cell {
  return question?.kind.type === 'whole' && /^[+-]?\d+$/.test(answer) ? Number(answer) : answer;
}

/** True where the tab holds these very answers. */
export function holdsAnswers({ cells }: MatchTab, answers: Grid): boolean {
  return answers.every((row, at) => row.every((cell, column) => (cells[at]?.[column] ?? '') === cell));
}

/** An empty table for results: cells about nobody on top, then a row for each player. */
export function resultsCells(questions: readonly Question[], players: readonly string[]): Grid {
  const { own, columns } = tablesOf(questions);
  return [...own.map(({ column }) => [column]), [], [PLAYER, ...columns], ...players.map((name) => [name])];
}

interface Placed {
  readonly question: Question;
  readonly column: string;
  readonly player: string | undefined;
}

function tablesOf(questions: readonly Question[]): {
  readonly placed: readonly Placed[];
  /** Those that are about nobody. */
  readonly own: readonly Placed[];
  readonly columns: readonly string[];
} {
  const placed = questions.flatMap((question): readonly Placed[] =>
    question.table === undefined
      ? []
      : [{ question, column: question.table.column, player: question.table.player }],
  );
  const own = placed.filter(({ player }) => player === undefined);
  const columns = placed.filter(({ player }) => player !== undefined).map(({ column }) => column);
  return { placed, own, columns: [...new Set(columns)] };
}

/** The host's answers as a table says them, and why some of its cells are refused. */
export interface Taken {
  /** Of every question that has a place in the table; empty text where the cell is empty. */
  readonly answers: TypedAnswers;
  /** A sentence each, with the cell. */
  readonly refused: readonly string[];
}

/** Reads the results. What stands in columns of the host's own is passed over. */
export function takeResults({ title, cells }: MatchTab, questions: readonly Question[]): Taken {
  const { placed, own, columns } = tablesOf(questions);
  const sheet = new Sheet(title, cells);
  const top = cells.findIndex(([first = '']) => nameKey(answerText(first)) === nameKey(PLAYER));
  if (top === -1) {
    const text = `${title}: no cell of its first column is ${quote(PLAYER)}. Write that heading above the names again.`;
    return { answers: {}, refused: [text] };
  }
  const answers = new Map<string, string>(placed.map(({ question }) => [question.title, '']));
  for (const { question, column } of own) {
    const row = cells.findIndex(
      ([first = ''], at) => at < top && nameKey(answerText(first)) === nameKey(column),
    );
    if (row === -1)
      sheet.refuse(`no cell above the names is ${quote(column)}. Write it into the first column`);
    else answers.set(question.title, sheet.textAt(row, 1, question));
  }
  const places = columns.map((column) => {
    const at = (cells[top] ?? []).findIndex(
      (cell, index) => index > 0 && nameKey(answerText(cell)) === nameKey(column),
    );
    if (at === -1) sheet.refuse(`no column is headed ${quote(column)}. Write it into row ${top + 1}`);
    return { column, at };
  });
  const playerCalled = finder([...new Set(placed.flatMap(({ player }) => player ?? []))], (name) => [name]);
  const seen = new Set<string>();
  cells.slice(top + 1).forEach((cellsOfRow, index) => {
    const row = top + 1 + index;
    const filled = places.filter(({ at }) => at !== -1 && !isEmpty(cellsOfRow[at]));
    if (filled.length === 0) return;
    const given = sheet.nameAt(row);
    if (given === undefined) return;
    const player = playerCalled(given);
    if (player === undefined) return sheet.refuseCell(row, 0, `${quote(given)} is no player of this game`);
    if (seen.has(player)) return sheet.refuseCell(row, 0, `${player} stands here a second time`);
    seen.add(player);
    for (const { column, at } of filled) {
      const found = placed.find((each) => each.column === column && each.player === player);
      if (found !== undefined) answers.set(found.question.title, sheet.textAt(row, at, found.question));
    }
  });
  return { answers: Object.fromEntries(answers), refused: sheet.refused };
}

function isEmpty(cell: Cell | undefined): boolean {
  return cell === undefined || answerText(cell) === '';
}

/** Google's words for a value that could not be computed, or is not there yet; text that reads like it is taken for it. */
const ERROR = /^(#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERROR!|SPILL!|CALC!)|Loading(\.{3}|…))$/i;

/** The cells of a tab as they are taken one by one, and the refusals so far. */
class Sheet {
  readonly refused: string[] = [];
  readonly #title: string;
  readonly #cells: Grid;

  constructor(title: string, cells: Grid) {
    this.#title = title;
    this.#cells = cells;
  }

  refuse(why: string): void {
    this.refused.push(`${this.#title}: ${why}.`);
  }

  refuseCell(row: number, column: number, why: string): void {
    this.refused.push(`${this.#title}, ${cellName(row, column)}: ${why}.`);
  }

  /** The name at the head of a row; undefined where there is none to be read. */
  nameAt(row: number): string | undefined {
    const name = this.#readable(row, 0);
    if (name === '') this.refuseCell(row, 0, 'there is no name beside what stands in this row');
    return name === '' ? undefined : name;
  }

  /** A cell as the answer to a question; empty where it says nothing or is refused. */
  textAt(row: number, column: number, { kind }: Question): string {
    const text = this.#readable(row, column);
    if (text === undefined || text === '' || kind.type !== 'whole') return text ?? '';
    const { min = -Infinity, max = Infinity } = kind;
    if (!/^[+-]?\d+$/.test(text)) {
      this.refuseCell(row, column, `${quote(text)} is not a whole number`);
      return '';
    }
    const number = Number(text);
    if (number < min || number > max) {
      this.refuseCell(row, column, `${text} is not between ${min} and ${max}`);
      return '';
    }
    // No change is none.
    return number === 0 ? '' : String(number);
  }

  /** The text of a cell; undefined where it is refused whatever it is for. */
  #readable(row: number, column: number): string | undefined {
    const cell = this.#cells[row]?.[column] ?? '';
    const text = answerText(cell);
    if (ERROR.test(text)) {
      this.refuseCell(row, column, `${quote(text)} is an error, or not computed yet`);
      return undefined;
    }
    return typeof cell === 'string' && text !== '' ? cell : text;
  }
}

/** A cell as spreadsheets name it, its row and column counted from 0: `C7`. */
function cellName(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
