// Reads the host's results from the Results tab (OM-4) as if they had been typed into the sidebar.
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import { nameFinder, nameKey } from '../../games/frame/names';
import { quote } from '../../games/frame/wording';
import type { SheetResults } from '../reply/reply';
import type { Grid } from '../ports/host-book';
import type { LineChecker } from './host-part';
import type { MatchTab } from '../ports/match-tabs';
import { PLAYER_HEADING, resultsTable, type PlacedQuestion } from './match-tab-cells';
import { parseInteger, wholeNumberAdvice } from '../../games/frame/number-input';

export interface ParsedResults extends Pick<SheetResults, 'answers' | 'refused'> {
  /** Names of cells that Google hasn't computed yet. */
  readonly waiting: readonly string[];
  /** All cells that aren't empty. */
  readonly filled: readonly FilledCell[];
}

export interface FilledCell {
  readonly row: number;
  readonly column: number;
  /** The cell's name for people: `Results, C4`. */
  readonly name: string;
  readonly value: Cell;
}

/** Reads the results. Skips empty rows, and rows and columns that the host added, even before the names. */
export function readSheetResults(tab: MatchTab, all: readonly Question[], check: LineChecker): ParsedResults {
  const { title, cells } = tab;
  const corner = findTableCorner(cells);
  if (corner === undefined) {
    const text = `${title}: there’s no ${quote(PLAYER_HEADING)} cell. Write that heading above the names again.`;
    return { answers: {}, refused: [text], waiting: [], filled: [] };
  }
  const sheet = new ResultsReader(tab, corner);
  const questions = isOlderLayout(sheet, all) ? all.filter(({ table }) => table?.isNew !== true) : all;
  const { placed, own, columns } = resultsTable(questions);
  const taken = new Map([...generalAnswers(sheet, own, check), ...readRowAnswers(sheet, placed, columns)]);
  // An empty cell doesn't clear an answer with lines, because the host may have typed it in the sidebar.
  const empty = placed.flatMap(({ question }) =>
    question.table?.lines === undefined ? [[question.title, ''] as const] : [],
  );
  const says = new Set(
    placed.flatMap(({ question, column }) => ((taken.get(question.title) ?? '') === '' ? [] : [column])),
  );
  const implied = questions.flatMap(({ title: asked, table, kind }): readonly Answer[] => {
    if (table?.when === undefined || kind.type !== 'choice') return [];
    const [first] = kind.options;
    return [
      [asked, table.when.some((column) => says.has(column)) ? (first?.label ?? first?.value ?? '') : ''],
    ];
  });
  const { refused, waiting, filled } = sheet;
  return { answers: Object.fromEntries([...empty, ...taken, ...implied]), refused, waiting, filled };
}

/** Whether an earlier version made the tab, so that it lacks newer rows and columns. */
function isOlderLayout({ above, headings }: ResultsReader, questions: readonly Question[]): boolean {
  const cells = [...above.map(([first = '']) => first), ...headings];
  return !questions.some(
    ({ table }) => table?.isNew === true && cells.some((cell) => cellHasTitle(cell, table.column)),
  );
}

/** Position of the heading above the names, in the first column that has it. */
export function findTableCorner(cells: Grid): TableCorner | undefined {
  const found = cells.flatMap((row, top) =>
    row.flatMap((cell, left) => (cellHasTitle(cell, PLAYER_HEADING) ? [{ top, left }] : [])),
  );
  return found.sort((a, b) => a.left - b.left)[0];
}

/** Indexes from 0. */
export interface TableCorner {
  readonly top: number;
  readonly left: number;
}

export function cellHasTitle(cell: Cell, title: string): boolean {
  return nameKey(answerText(cell)) === nameKey(title);
}

type Answer = readonly [title: string, answer: string];

/** Answers about no particular player. Each is to the right of its title, above the table. */
function generalAnswers(
  sheet: ResultsReader,
  own: readonly PlacedQuestion[],
  check: LineChecker,
): readonly Answer[] {
  return own.flatMap(({ question, column }): readonly Answer[] => {
    const row = sheet.above.findIndex(([first = '']) => cellHasTitle(first, column));
    if (row !== -1) {
      const text = sheet.textAt(row, 1, question);
      if (text !== '') for (const wrong of check(question, text)) sheet.refuseLine(row, 1, wrong);
      return text === '' ? [] : [[question.title, text]];
    }
    sheet.refuse(`there’s no ${quote(column)} cell above the names. Write it in column ${sheet.firstColumn}`);
    return [];
  });
}

function readRowAnswers(
  sheet: ResultsReader,
  placed: readonly PlacedQuestion[],
  columns: readonly string[],
): readonly Answer[] {
  const places = columns.flatMap((column) => {
    const at = sheet.headings.findIndex((cell, index) => index > 0 && cellHasTitle(cell, column));
    if (at === -1)
      sheet.refuse(`there’s no column ${quote(column)}. Write its heading in row ${sheet.top + 1}`);
    return at === -1 ? [] : [{ column, at, ticked: placed.find((each) => isTickColumn(each, column)) }];
  });
  const players = [...new Set(placed.flatMap(({ player }) => player ?? []))];
  const playerCalled = nameFinder(players, (name) => [name]);
  const seen = new Set<string>();
  const ticks = new Map<PlacedQuestion, readonly TickCell[]>();
  const answers = sheet.rows.flatMap(({ row, cells }): readonly Answer[] => {
    const filled = places.filter(({ at }) => answerText(cells[at] ?? '') !== '');
    const name = filled.length === 0 ? undefined : sheet.nameAt(row);
    if (name === undefined) return [];
    const player = playerCalled(name);
    if (player === undefined || seen.has(player)) {
      const why =
        player === undefined ? `${quote(name)} isn’t a player in this game` : `${player} is listed twice`;
      sheet.refuseCell(row, 0, why);
      return [];
    }
    seen.add(player);
    return filled.flatMap(({ column, at, ticked }): readonly Answer[] => {
      if (ticked !== undefined) {
        const isTicked = sheet.tickAt(row, at);
        const before = ticks.get(ticked) ?? [];
        if (ticked.ticks === 'one' && isTicked && before.some((tick) => tick.isTicked))
          sheet.refuseCell(row, at, `there can be only one ${column}, and this is the second`);
        ticks.set(ticked, [...before, { player, isTicked }]);
        return [];
      }
      const question = placed.find((each) => each.column === column && each.player === player)?.question;
      return question === undefined ? [] : [[question.title, sheet.textAt(row, at, question)]];
    });
  });
  return [...answers, ...[...ticks].map(([each, given]) => readTickAnswer(each, given, players))];
}

interface TickCell {
  readonly player: string;
  readonly isTicked: boolean;
}

function isTickColumn({ ticks, column }: PlacedQuestion, wanted: string): boolean {
  return ticks !== undefined && column === wanted;
}

/** The answer that a column of ticks stands for. */
function readTickAnswer(
  { question, ticks }: PlacedQuestion,
  given: readonly TickCell[],
  players: readonly string[],
): Answer {
  const ticked = players.filter((name) => given.some(({ player, isTicked }) => isTicked && player === name));
  const names = ticks === 'others' ? players.filter((name) => !ticked.includes(name)) : ticked;
  const { kind } = question;
  const none = kind.type === 'checkboxes' ? kind.none : undefined;
  return [question.title, (names.length === 0 && none !== undefined ? [none] : names).join(', ')];
}

/** What Google shows in a cell with an error, or not computed yet. A typed text that looks the same is treated the same. */
const ERROR_CELL = /^(#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERROR!|SPILL!|CALC!)|Loading(\.{3}|…))$/i;

const LOADING_CELL = /^Loading/i;

/** Reads a tab's cells one by one, and collects the refusals. */
class ResultsReader {
  readonly refused: string[] = [];
  readonly waiting: string[] = [];
  readonly filled: FilledCell[] = [];
  readonly top: number;
  readonly #title: string;
  readonly #cells: Grid;
  readonly #errors: readonly (readonly string[])[];
  readonly #left: number;

  /** Ignores columns to the left of the names. */
  constructor({ title, cells, errors = [] }: MatchTab, { top, left }: TableCorner) {
    this.#title = title;
    this.#errors = errors;
    this.#cells = cells.map((row) => row.slice(left));
    this.#left = left;
    this.top = top;
  }

  /** Letter of the names' column. */
  get firstColumn(): string {
    return columnName(this.#left);
  }

  get above(): Grid {
    return this.#cells.slice(0, this.top);
  }

  get headings(): readonly Cell[] {
    return this.#cells[this.top] ?? [];
  }

  get rows(): readonly { readonly row: number; readonly cells: readonly Cell[] }[] {
    const first = this.top + 1;
    return this.#cells.slice(first).map((cells, index) => ({ row: first + index, cells }));
  }

  refuse(why: string): void {
    this.refused.push(`${this.#title}: ${why}.`);
  }

  refuseLine(row: number, column: number, { line, text }: ReturnType<LineChecker>[number]): void {
    this.refused.push(`${this.#nameOf(row, column)}${line === undefined ? '' : `, line ${line}`}: ${text}`);
  }

  refuseCell(row: number, column: number, why: string): void {
    this.refused.push(`${this.#nameOf(row, column)}: ${why}.`);
  }

  #nameOf(row: number, column: number): string {
    return `${this.#title}, ${columnName(this.#left + column)}${row + 1}`;
  }

  /** Whether a cell is ticked: with TRUE, or any word except FALSE. */
  tickAt(row: number, column: number): boolean {
    const cell = this.#cells[row]?.[column] ?? '';
    const text = this.#readable(row, column);
    if (text === undefined) return false;
    if (typeof cell === 'number') this.refuseCell(row, column, `${quote(text)} isn’t TRUE or FALSE`);
    return typeof cell !== 'number' && nameKey(text) !== 'false';
  }

  /** The name in a row; undefined if there is none. */
  nameAt(row: number): string | undefined {
    const name = this.#readable(row, 0);
    if (name === '') this.refuseCell(row, 0, 'there’s no name for this row');
    return name === '' ? undefined : name;
  }

  /** A cell as the answer to this question; empty if it's blank or refused. */
  textAt(row: number, column: number, { kind }: Question): string {
    const text = this.#readable(row, column);
    if (text === undefined || text === '' || kind.type !== 'whole') return text ?? '';
    const { min = -Infinity, max = Infinity } = kind;
    const number = parseInteger(text);
    if (number === undefined) {
      const advice = wholeNumberAdvice(text).replace(/\.$/, '');
      this.refuseCell(row, column, `${quote(text)} isn’t a whole number${advice === '' ? '' : `.${advice}`}`);
      return '';
    }
    if (number < min || number > max) {
      this.refuseCell(row, column, `${text} isn’t between ${min} and ${max}`);
      return '';
    }
    // Treat a change of 0 like no answer.
    return number === 0 ? '' : String(number);
  }

  /** A cell's text; undefined if no question accepts it. */
  #readable(row: number, column: number): string | undefined {
    const cell = this.#cells[row]?.[column] ?? '';
    const text = answerText(cell);
    if (column > 0 && text !== '')
      this.filled.push({ row, column: this.#left + column, name: this.#nameOf(row, column), value: cell });
    if (ERROR_CELL.test(text)) {
      if (LOADING_CELL.test(text)) this.waiting.push(this.#nameOf(row, column));
      const said = this.#errors[row]?.[this.#left + column] ?? '';
      const why = said === '' || said === text ? '' : `: ${said.replace(/\.$/, '')}`;
      this.refuseCell(row, column, `${quote(text)} is an error or isn’t computed yet${why}`);
      return undefined;
    }
    return typeof cell === 'string' && text !== '' ? cell : text;
  }
}

/** A column's letters as in spreadsheets; index 2 is `C`. */
export function columnName(column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}
