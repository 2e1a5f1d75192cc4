// The host's results in the tab Results (OM-4), read as if the host had typed them into the sidebar.
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import { finder, nameKey } from '../../games/frame/names';
import { quote } from '../../games/frame/wording';
import type { TakenResults } from '../reply/reply';
import type { Grid } from '../ports/host-book';
import type { MatchTab } from '../ports/match-tabs';
import { PLAYER, tableOf, type Placed } from './match-tab-cells';
import { typedWhole, typedWholeAdvice } from '../../games/frame/typed-number';

/** Results as they were read. */
export interface ReadResults extends Pick<TakenResults, 'answers' | 'refused'> {
  /** The cells that are not computed yet. */
  readonly waiting: readonly string[];
  /** The cells that say something, by row and column, counted from 0. */
  readonly filled: readonly FilledCell[];
}

export interface FilledCell {
  readonly row: number;
  readonly column: number;
  /** The name of the cell: `Results, C4`. */
  readonly name: string;
  readonly value: Cell;
}

/**
 * Reads the results. It skips rows and columns that the host has added, also those before the names, and rows that say
 * nothing, whoever they are about.
 */
export function takeResults({ title, cells }: MatchTab, questions: readonly Question[]): ReadResults {
  const { placed, own, columns } = tableOf(questions);
  const corner = cornerOf(cells);
  if (corner === undefined) {
    const text = `${title}: no cell is ${quote(PLAYER)}. Write that heading above the names again.`;
    return { answers: {}, refused: [text], waiting: [], filled: [] };
  }
  const sheet = new Sheet(title, cells, corner);
  const taken = new Map([...ownAnswers(sheet, own), ...rowAnswers(sheet, placed, columns)]);
  const empty = placed.map(({ question }) => [question.title, ''] as const);
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

/** Finds the heading above the names: the first one in the first column that has one. */
export function cornerOf(cells: Grid): Corner | undefined {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: width }, (_, left) => ({
    left,
    top: cells.findIndex((row) => isCalled(row[left] ?? '', PLAYER)),
  })).find(({ top }) => top !== -1);
}

/** A row and a column, counted from 0. */
export interface Corner {
  readonly top: number;
  readonly left: number;
}

export function isCalled(cell: Cell, title: string): boolean {
  return nameKey(answerText(cell)) === nameKey(title);
}

type Answer = readonly [title: string, answer: string];

/** Reads the answers about no single player: each stands beside its name, above the table. */
function ownAnswers(sheet: Sheet, own: readonly Placed[]): readonly Answer[] {
  return own.flatMap(({ question, column }): readonly Answer[] => {
    const row = sheet.above.findIndex(([first = '']) => isCalled(first, column));
    if (row !== -1) return [[question.title, sheet.textAt(row, 1, question)]];
    sheet.refuse(`no cell above the names is ${quote(column)}. Write it into column ${sheet.firstColumn}`);
    return [];
  });
}

/** Reads the answers in the players' rows. */
function rowAnswers(sheet: Sheet, placed: readonly Placed[], columns: readonly string[]): readonly Answer[] {
  const places = columns.flatMap((column) => {
    const at = sheet.headings.findIndex((cell, index) => index > 0 && isCalled(cell, column));
    if (at === -1) sheet.refuse(`no column is headed ${quote(column)}. Write it into row ${sheet.top + 1}`);
    return at === -1 ? [] : [{ column, at, ticked: placed.find((each) => isTicks(each, column)) }];
  });
  const players = [...new Set(placed.flatMap(({ player }) => player ?? []))];
  const playerCalled = finder(players, (name) => [name]);
  const seen = new Set<string>();
  const ticks = new Map<Placed, readonly Tick[]>();
  const answers = sheet.rows.flatMap(({ row, cells }): readonly Answer[] => {
    const filled = places.filter(({ at }) => answerText(cells[at] ?? '') !== '');
    const name = filled.length === 0 ? undefined : sheet.nameAt(row);
    if (name === undefined) return [];
    const player = playerCalled(name);
    if (player === undefined || seen.has(player)) {
      const why =
        player === undefined
          ? `${quote(name)} is no player of this game`
          : `${player} stands here a second time`;
      sheet.refuseCell(row, 0, why);
      return [];
    }
    seen.add(player);
    return filled.flatMap(({ column, at, ticked }): readonly Answer[] => {
      if (ticked !== undefined) {
        const isTicked = sheet.tickAt(row, at);
        const before = ticks.get(ticked) ?? [];
        if (ticked.ticks === 'one' && isTicked && before.some((tick) => tick.isTicked))
          sheet.refuseCell(row, at, `a second ${column} stands here, and there is one at most`);
        ticks.set(ticked, [...before, { player, isTicked }]);
        return [];
      }
      const question = placed.find((each) => each.column === column && each.player === player)?.question;
      return question === undefined ? [] : [[question.title, sheet.textAt(row, at, question)]];
    });
  });
  return [...answers, ...[...ticks].map(([each, given]) => tickAnswer(each, given, players))];
}

interface Tick {
  readonly player: string;
  readonly isTicked: boolean;
}

function isTicks({ ticks, column }: Placed, wanted: string): boolean {
  return ticks !== undefined && column === wanted;
}

/** Gives the answer of a column of ticks, where at least one tick says something. */
function tickAnswer({ question, ticks }: Placed, given: readonly Tick[], players: readonly string[]): Answer {
  const ticked = players.filter((name) => given.some(({ player, isTicked }) => isTicked && player === name));
  const others = players.filter((name) => !ticked.includes(name));
  const { kind } = question;
  const none = kind.type === 'checkboxes' ? kind.none : undefined;
  const names = ticks !== 'others' ? ticked : others.length > 0 || none === undefined ? others : [none];
  return [question.title, names.join(', ')];
}

/**
 * Google's words for a value that could not be computed, or is not there yet. A text that reads like one is taken for
 * it.
 */
const ERROR = /^(#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERROR!|SPILL!|CALC!)|Loading(\.{3}|…))$/i;

const LOADING = /^Loading/i;

/** The cells of a tab as they are taken one by one, and the refusals so far. */
class Sheet {
  readonly refused: string[] = [];
  readonly waiting: string[] = [];
  readonly filled: FilledCell[] = [];
  /** The row of the headings, counted from 0. */
  readonly top: number;
  readonly #title: string;
  readonly #cells: Grid;
  readonly #left: number;

  /** Leaves out the columns before the names. */
  constructor(title: string, cells: Grid, { top, left }: Corner) {
    this.#title = title;
    this.#cells = cells.map((row) => row.slice(left));
    this.#left = left;
    this.top = top;
  }

  /** The letter of the column of names. */
  get firstColumn(): string {
    return columnName(this.#left);
  }

  get above(): Grid {
    return this.#cells.slice(0, this.top);
  }

  get headings(): readonly Cell[] {
    return this.#cells[this.top] ?? [];
  }

  /** The rows below the headings. */
  get rows(): readonly { readonly row: number; readonly cells: readonly Cell[] }[] {
    const first = this.top + 1;
    return this.#cells.slice(first).map((cells, index) => ({ row: first + index, cells }));
  }

  refuse(why: string): void {
    this.refused.push(`${this.#title}: ${why}.`);
  }

  refuseCell(row: number, column: number, why: string): void {
    this.refused.push(`${this.#nameOf(row, column)}: ${why}.`);
  }

  #nameOf(row: number, column: number): string {
    return `${this.#title}, ${columnName(this.#left + column)}${row + 1}`;
  }

  /** Whether a cell is ticked: it is TRUE, or a word other than FALSE. */
  tickAt(row: number, column: number): boolean {
    const cell = this.#cells[row]?.[column] ?? '';
    const text = this.#readable(row, column);
    if (text === undefined) return false;
    if (typeof cell === 'number') this.refuseCell(row, column, `${quote(text)} is neither TRUE nor FALSE`);
    return typeof cell !== 'number' && nameKey(text) !== 'false';
  }

  /** Reads the name at the head of a row; undefined where there is none. */
  nameAt(row: number): string | undefined {
    const name = this.#readable(row, 0);
    if (name === '') this.refuseCell(row, 0, 'there is no name beside what stands in this row');
    return name === '' ? undefined : name;
  }

  /** Reads a cell as the answer to a question; empty where it says nothing or is refused. */
  textAt(row: number, column: number, { kind }: Question): string {
    const text = this.#readable(row, column);
    if (text === undefined || text === '' || kind.type !== 'whole') return text ?? '';
    const { min = -Infinity, max = Infinity } = kind;
    const number = typedWhole(text);
    if (number === undefined) {
      const advice = typedWholeAdvice(text).replace(/\.$/, '');
      this.refuseCell(
        row,
        column,
        `${quote(text)} is not a whole number${advice === '' ? '' : `.${advice}`}`,
      );
      return '';
    }
    if (number < min || number > max) {
      this.refuseCell(row, column, `${text} is not between ${min} and ${max}`);
      return '';
    }
    // A change by 0 is taken as no answer.
    return number === 0 ? '' : String(number);
  }

  /** Reads the text of a cell; undefined where no question could take it. */
  #readable(row: number, column: number): string | undefined {
    const cell = this.#cells[row]?.[column] ?? '';
    const text = answerText(cell);
    if (column > 0 && text !== '')
      this.filled.push({ row, column: this.#left + column, name: this.#nameOf(row, column), value: cell });
    if (ERROR.test(text)) {
      if (LOADING.test(text)) this.waiting.push(this.#nameOf(row, column));
      this.refuseCell(row, column, `${quote(text)} is an error, or not computed yet`);
      return undefined;
    }
    return typeof cell === 'string' && text !== '' ? cell : text;
  }
}

/** Names a column as spreadsheets do, counted from 0: 2 is `C`. */
export function columnName(column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}
