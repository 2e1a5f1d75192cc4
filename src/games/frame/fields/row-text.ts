// Converts rows of cells to text, one row per line, and back. Cells hold the form's words.
import { escapeRegExp } from '../wording';
import {
  answerText,
  type GridEditorSpec,
  type Option,
  type QuestionKind,
  type RowCell,
  type RowsEditorSpec,
} from './field';
import { choiceFromCell, rangeText } from './single';
import { nameKey } from '../names';
import { parseInteger, wholeNumberAdvice } from '../number-input';

/** One answer per cell; empty if unanswered. */
export type Row = readonly string[];

export function emptyRow(length: number): Row {
  return Array.from({ length }, () => '');
}

/** A line split into cells, or the line itself if it can't be parsed. */
export type RowLine = { readonly cells: Row } | { readonly line: string };

/** Parses text into rows; no rows if it is empty or says “none”. */
export function parseRows({ cells, none, breaks }: RowsEditorSpec, text: string): readonly RowLine[] {
  if (none !== undefined && nameKey(text) === none) return [];
  const one = !text.includes('\n') && breaks !== undefined;
  return splitAtAny(text, one ? breaks : '\n').map((line) => {
    const row = parseRow(cells, line);
    return row === undefined ? { line } : { cells: row };
  });
}

/** Writes rows as text, skipping empty ones. */
export function rowsToText(editor: RowsEditorSpec, rows: readonly RowLine[]): string {
  const lines = rows.map((row) => ('line' in row ? row.line.trim() : rowToLine(editor.cells, row.cells)));
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0 && rows.length === 0 ? (editor.none ?? '') : filled.join('\n');
}

/** Index of a cell that would be misread because its answer contains a separator; undefined if there's none. */
export function misreadCellIndex({ cells }: RowsEditorSpec, row: Row): number | undefined {
  const read = parseRow(cells, rowToLine(cells, row));
  const same = cells.every(
    (_, index) =>
      (read?.[index] ?? '') === (isCellAsked(cells, row, index) ? (row[index]?.trim() ?? '') : ''),
  );
  if (same) return undefined;
  const signs = cells.map(({ lead }) => lead.trim()).filter((sign) => sign !== '');
  const torn = cells.findIndex(
    ({ kind }, index) => kind.type === 'text' && signs.some((sign) => row[index]?.includes(sign)),
  );
  return torn === -1 ? undefined : torn;
}

/** Whether this cell is asked for, given the row's other answers. */
export function isCellAsked(cells: readonly RowCell[], row: Row, index: number): boolean {
  const when = cells[index]?.when;
  return when === undefined || when.answers.includes(row[when.cell] ?? '');
}

export function parseGrid({ between }: GridEditorSpec, text: string): readonly Row[] {
  const cellsOf = (line: string): Row =>
    between.trim() === '' ? splitAtAny(line, ' \t,;') : splitAtAny(line, `${between.trim()}\t;`);
  return splitAtAny(text, '\n').map((line) =>
    cellsOf(line).map((cell) => (cell === EMPTY_CELL_PLACEHOLDER ? '' : cell)),
  );
}

/** Placeholder for an empty cell; no cell can have this value. */
const EMPTY_CELL_PLACEHOLDER = '?';

/** Rows as text; empty if no cell is filled in. */
export function gridToText({ between }: GridEditorSpec, rows: readonly Row[]): string {
  return rows.every((row) => row.every((cell) => cell.trim() === ''))
    ? ''
    : rows.map((row) => row.map((cell) => cell.trim() || EMPTY_CELL_PLACEHOLDER).join(between)).join('\n');
}

/** Why an answer isn't valid for this kind of question, as a sentence; empty if it is valid. */
export function cellFault(kind: QuestionKind, answer: string): string {
  const text = answer.trim();
  if (text === '') return '';
  switch (kind.type) {
    case 'choice':
      return isOption(kind.options, text) ? '' : `“${text}” is not one of the choices.`;
    case 'checkboxes':
      return splitChoices(kind.options, text).every((word) => isOption(kind.options, word))
        ? ''
        : `“${text}” contains something that isn’t one of the choices.`;
    case 'whole': {
      const { min = -Infinity, max = Infinity } = kind;
      const number = parseInteger(text) ?? Number.NaN;
      if (number >= min && number <= max) return '';
      return `“${text}” is not a whole number${rangeText(kind.min, kind.max)}.${wholeNumberAdvice(text)}`;
    }
    case 'text':
      return '';
  }
}

function rowToLine(cells: readonly RowCell[], row: Row): string {
  if (row.every((answer) => answer.trim() === '')) return '';
  return cells
    .flatMap(({ lead, required }, index) => {
      const answer = row[index]?.trim() ?? '';
      return isCellAsked(cells, row, index) && (required || answer !== '') ? [lead + answer] : [];
    })
    .join('')
    .trim();
}

/** Maximum line length and backtracking steps, well above anything people write. */
const MAX_LINE_LENGTH = 400;
const MAX_PARSE_STEPS = 20_000;

/** Splits a line into cells by backtracking; undefined if the line doesn't match. */
function parseRow(cells: readonly RowCell[], line: string): Row | undefined {
  if (line.length > MAX_LINE_LENGTH) return undefined;
  let stepsLeft = MAX_PARSE_STEPS;
  const from = (index: number, at: number, found: Row): Row | undefined => {
    if (stepsLeft === 0) return undefined;
    stepsLeft -= 1;
    const cell = cells[index];
    if (cell === undefined) return line.slice(at).trim() === '' ? found : undefined;
    if (!isCellAsked(cells, found, index)) return from(index + 1, at, [...found, '']);
    const lead = indexAfterLead(cell.lead, line, at);
    if (lead !== undefined) {
      for (const end of possibleAnswerEnds(cell.kind, line, lead)) {
        const answer = optionLabelsText(cell.kind, line.slice(lead, end));
        const rest = from(index + 1, end, [...found, answer]);
        if (rest !== undefined) return rest;
      }
    }
    return cell.required ? undefined : from(index + 1, at, [...found, '']);
  };
  return from(0, 0, []);
}

/** The index after the cell's lead, ignoring case and surrounding spaces; undefined if the lead isn't there. */
function indexAfterLead(lead: string, line: string, at: number): number | undefined {
  const rest = line.slice(at);
  const spaces = rest.length - rest.trimStart().length;
  const word = lead.trim();
  if (word === '') return lead === '' || spaces > 0 ? at + spaces : undefined;
  const pattern = word.split(/\s+/).map(escapeRegExp).join('\\s*');
  const match = new RegExp(`^\\s*${pattern}\\s*`, 'i').exec(rest);
  return match === null ? undefined : at + match[0].length;
}

/** Indices where such an answer can end, in the order to try: after a choice (longest first), then anywhere. */
function possibleAnswerEnds(kind: QuestionKind, line: string, at: number): readonly number[] {
  const rest = line.slice(at).toLowerCase();
  const anywhere = Array.from({ length: line.length - at + 1 }, (_, length) => at + length);
  if (kind.type !== 'choice' && kind.type !== 'checkboxes') return anywhere;
  const labels = kind.options
    .flatMap(({ value, label = value, aliases = [] }) => [label, value, ...aliases])
    .filter((label) => rest.startsWith(label.toLowerCase()))
    .sort((a, b) => b.length - a.length)
    .map((label) => at + label.length);
  // A single box is answered by its label or left empty.
  if (kind.type === 'checkboxes') return kind.options.length === 1 ? labels : [...anywhere].reverse();
  return [...labels, ...anywhere];
}

/** The label of a typed choice; other text is unchanged. */
function optionLabelsText(kind: QuestionKind, typed: string): string {
  const text = answerText(typed);
  if (kind.type === 'choice') return findLabel(kind.options, text) ?? text;
  if (kind.type !== 'checkboxes' || text === '') return text;
  const labels = splitChoices(kind.options, text).map((word) => findLabel(kind.options, word));
  return labels.every((label) => label !== undefined) ? labels.join(', ') : text;
}

/** Splits ticked choices at commas, and also at spaces if no choice contains any. */
function splitChoices(options: readonly Option[], text: string): readonly string[] {
  const spaced = options.some(({ value, label = value }) => /\s/.test(label));
  return splitAtAny(text, spaced ? ',' : ', ');
}

function findLabel(options: readonly Option[], text: string): string | undefined {
  const value = choiceFromCell(options, text);
  const option = options.find((each) => each.value === value);
  return option === undefined ? undefined : (option.label ?? option.value);
}

function isOption(options: readonly Option[], text: string): boolean {
  return findLabel(options, text) !== undefined;
}

/** Splits at any of these characters; drops empty pieces. */
function splitAtAny(text: string, signs: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of text) {
    if (signs.includes(sign)) parts.push(part);
    part = signs.includes(sign) ? '' : part + sign;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}
