// A game's draft as the form's state. Each row of the roster has an id, which identifies its fields on the page.
import type { MatchKind } from '../../../src/games/frame/season';
import { getAnswer, type AnswersByTitle, type AnswerProblem } from '../../../src/rounds/reply/reply';
import {
  cellField,
  draftFields,
  draftFromFields,
  listRowKeys,
  rowKeys,
} from '../../../src/rounds/reply/draft-fields';
import type { DraftView, DraftInput, TimingView } from '../../../src/rounds/reply/draft-view';
import { filledAnswers, problemText } from '../../shared/answers';
import { ensure } from '../../../src/games/frame/result';

export interface RosterRow {
  readonly id: number;
  readonly cells: readonly string[];
}

export interface DraftForm {
  /** The season match's kind; undefined outside a season. */
  readonly kind: MatchKind | undefined;
  readonly rows: readonly RosterRow[];
  readonly settings: AnswersByTitle;
  readonly seed: string;
  readonly zone: string;
  readonly webhook: string;
  readonly timings: readonly TimingView[];
}

let lastRowId = 0;

export function newRow(cells: readonly string[]): RosterRow {
  lastRowId += 1;
  return { id: lastRowId, cells };
}

export function withCell(
  rows: readonly RosterRow[],
  id: number,
  column: number,
  value: string,
): readonly RosterRow[] {
  return rows.map((row) =>
    row.id === id ? { id, cells: row.cells.map((cell, at) => (at === column ? value : cell)) } : row,
  );
}

export function formFromDraft(draft: DraftView): DraftForm {
  return {
    kind: draft.place?.kind,
    rows: withEmptyRows(draft, draft.roster).map((cells) =>
      newRow(draft.columns.map((_, index) => cells[index] ?? '')),
    ),
    settings: draft.settings,
    seed: draft.seed,
    zone: draft.zone,
    webhook: draft.webhook,
    timings: draft.timings,
  };
}

/** Outside a season, adds empty rows up to the game's fixed number of players. */
function withEmptyRows(
  { game: { seats = 0 }, place }: DraftView,
  roster: DraftView['roster'],
): DraftView['roster'] {
  const empty = place === undefined ? Math.max(0, seats - roster.length) : 0;
  return [...roster, ...Array.from({ length: empty }, () => [])];
}

/** The draft to save, without empty rows. Players who are out of the season are guests. */
export function draftToSave(
  form: DraftForm,
  { game, practice, place }: Pick<DraftView, 'game' | 'practice' | 'place'>,
): DraftInput {
  const roster = filledRows(form.rows.map((row) => row.cells));
  const guests = roster.flatMap(([name = '']) => (place?.out.includes(name) === true ? [name] : []));
  return {
    game: game.id,
    practice,
    roster,
    settings: filledAnswers(form.settings),
    seed: form.seed.trim(),
    zone: form.zone.trim(),
    webhook: form.webhook.trim(),
    timings: form.timings,
    ...(place === undefined
      ? {}
      : { place: { kind: form.kind ?? place.kind, guests, ahead: place.ahead === true } }),
  };
}

const columnTitles = (questions: DraftView['columns']): readonly string[] =>
  questions.map(({ title }) => title);

/** The form, edited from `base`, as fields by name, since each field is saved separately. */
export function fieldsFromForm(form: DraftForm, draft: DraftView, base: DraftForm): AnswersByTitle {
  return draftFields(draftToSave(form, draft), columnTitles(draft.columns), draftToSave(base, draft));
}

/** The key of each filled row, by row id. */
function rowKeysById(form: DraftForm, draft: DraftView, base: DraftForm): ReadonlyMap<number, string> {
  const kept = form.rows.filter(({ cells }) => isRowFilled(cells));
  const cellsOf = (rows: readonly RosterRow[]) => filledRows(rows.map(({ cells }) => cells));
  const keys = rowKeys(cellsOf(kept), cellsOf(base.rows), draft.place !== undefined);
  return new Map(kept.map(({ id }, at) => [id, ensure(keys[at], 'Each row has its key.')]));
}

/** Returns the function that names the fields of a row by column. */
export function rowFieldNamer(
  { form, before }: { readonly form: DraftForm; readonly before: DraftForm },
  draft: DraftView,
): (row: RosterRow) => (column: string) => string {
  const keys = rowKeysById(form, draft, before);
  return ({ id }) => {
    const key = keys.get(id) ?? '';
    return (column) => cellField(key, column);
  };
}

/** The form, edited from `base`, with these fields instead. Rows that already existed keep their ids. */
export function formWithFields(
  form: DraftForm,
  draft: DraftView,
  fields: AnswersByTitle,
  base: DraftForm,
): DraftForm {
  const ids = new Map([...rowKeysById(form, draft, base)].map(([id, key]) => [key, id]));
  const { roster, settings, seed, zone, webhook, timings, place } = draftFromFields(
    draftToSave(form, draft),
    fields,
    columnTitles(draft.columns),
    columnTitles(draft.settingQuestions),
  );
  const keys = listRowKeys(fields);
  const rows = roster.map((cells, at) => {
    const id = ids.get(keys[at] ?? '');
    return id === undefined ? newRow(cells) : { id, cells };
  });
  return { kind: place?.kind, rows, settings, seed, zone, webhook, timings };
}

/** Whether a row has any text; empty rows aren't saved. */
export const isRowFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** A cell's problem from the last save; empty once the cell is changed. */
export function cellProblem(
  { atCells, columns, roster }: Pick<DraftView, 'atCells' | 'columns' | 'roster'>,
  rows: readonly RosterRow[],
  { id, cells }: RosterRow,
  column: number,
): string {
  const at = rows.filter((row) => isRowFilled(row.cells)).findIndex((row) => row.id === id);
  const isSame = [0, column].every((one) => (roster[at]?.[one] ?? '') === (cells[one] ?? ''));
  return isSame
    ? problemText(
        atCells.filter(({ row }) => row === at),
        columns[column]?.title ?? '',
      )
    : '';
}

/** The last save's problems with settings, except settings changed since. */
export function settingProblems(
  { atCells, settings }: Pick<DraftView, 'atCells' | 'settings'>,
  typed: AnswersByTitle,
): readonly AnswerProblem[] {
  return atCells.filter(
    ({ row, title }) => row === null && getAnswer(settings, title) === getAnswer(typed, title),
  );
}

/** Whether the form differs from the saved draft. */
export function isFormChanged(form: DraftForm, draft: DraftView): boolean {
  return (
    JSON.stringify(draftToSave(form, draft)) !== JSON.stringify(draftToSave(formFromDraft(draft), draft))
  );
}

function filledRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.filter(isRowFilled);
}

export function describeSettings(settings: AnswersByTitle): string {
  const changed = Object.values(settings).filter((value) => value.trim() !== '').length;
  return changed === 0 ? 'all default' : `${changed} changed`;
}

export function describeChannel({ zone, webhook }: DraftForm): string {
  const where = zone.trim() === '' ? 'the spreadsheet’s time zone' : zone.trim();
  return `${where}, ${webhook.trim() === '' ? 'no public channel' : 'a public channel'}`;
}
