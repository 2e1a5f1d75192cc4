// The draft of a game as its form holds it. Each row of the roster has an id, by which the page knows which fields are
// its.
import { answerIn, type TypedAnswers } from '../../../src/rounds/reply/typed-answers';
import { draftFields, draftOfFields } from '../../../src/rounds/reply/draft-fields';
import type { AnswerProblem } from '../../../src/rounds/reply/reply';
import type { DraftView, SaveDraft, TimingView } from '../../../src/rounds/reply/draft-view';
import { given, problemOf } from '../../shared/answers';

export interface Row {
  readonly id: number;
  readonly cells: readonly string[];
}

export interface DraftForm {
  readonly rows: readonly Row[];
  readonly settings: TypedAnswers;
  readonly seed: string;
  readonly zone: string;
  readonly webhook: string;
  readonly timings: readonly TimingView[];
}

let rowsMade = 0;

export function newRow(cells: readonly string[]): Row {
  rowsMade += 1;
  return { id: rowsMade, cells };
}

export function formOf(draft: DraftView): DraftForm {
  return {
    rows: draft.roster.map((cells) => newRow(draft.columns.map((_, index) => cells[index] ?? ''))),
    settings: draft.settings,
    seed: draft.seed,
    zone: draft.zone,
    webhook: draft.webhook,
    timings: draft.timings,
  };
}

/** Gives the draft to save, without empty rows of the roster. */
export function saveOf(form: DraftForm, draft: Pick<DraftView, 'game' | 'practice'>): SaveDraft {
  return {
    game: draft.game.id,
    practice: draft.practice,
    roster: filled(form.rows.map((row) => row.cells)),
    settings: given(form.settings),
    seed: form.seed.trim(),
    zone: form.zone.trim(),
    webhook: form.webhook.trim(),
    timings: form.timings,
  };
}

const titlesOf = (questions: DraftView['columns']): readonly string[] => questions.map(({ title }) => title);

/** Gives the form as fields by name, since each field is saved by itself. */
export function fieldsOf(form: DraftForm, draft: DraftView): TypedAnswers {
  return draftFields(saveOf(form, draft), titlesOf(draft.columns));
}

/** Gives the form with these fields; rows keep their ids by their place. */
export function formWith(form: DraftForm, draft: DraftView, fields: TypedAnswers): DraftForm {
  const kept = form.rows.filter(({ cells }) => isFilled(cells));
  const { roster, settings, seed, zone, webhook, timings } = draftOfFields(
    saveOf(form, draft),
    fields,
    titlesOf(draft.columns),
    titlesOf(draft.settingQuestions),
  );
  const rows = roster.map((cells, at) => {
    const row = kept[at];
    return row === undefined ? newRow(cells) : { ...row, cells };
  });
  return { rows, settings, seed, zone, webhook, timings };
}

/** Whether a row is kept; empty ones are not. */
const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** Gives the problem that the last save found with a cell; empty once the cell is changed. */
export function problemAt(
  { atCells, columns, roster }: Pick<DraftView, 'atCells' | 'columns' | 'roster'>,
  rows: readonly Row[],
  { id, cells }: Row,
  column: number,
): string {
  const at = rows.filter((row) => isFilled(row.cells)).findIndex((row) => row.id === id);
  const isSame = [0, column].every((one) => (roster[at]?.[one] ?? '') === (cells[one] ?? ''));
  return isSame
    ? problemOf(
        atCells.filter(({ row }) => row === at),
        columns[column]?.title ?? '',
      )
    : '';
}

/** Gives the problems that the last save found with settings, without settings that were changed since. */
export function settingProblems(
  { atCells, settings }: Pick<DraftView, 'atCells' | 'settings'>,
  typed: TypedAnswers,
): readonly AnswerProblem[] {
  return atCells.filter(
    ({ row, title }) => row === null && answerIn(settings, title) === answerIn(typed, title),
  );
}

/** Whether the form differs from the saved draft. */
export function differs(form: DraftForm, draft: DraftView): boolean {
  return JSON.stringify(saveOf(form, draft)) !== JSON.stringify(saveOf(formOf(draft), draft));
}

function filled(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.filter(isFilled);
}

/** Says how many settings are not as usual. */
export function changedText(settings: TypedAnswers): string {
  const changed = Object.values(settings).filter((value) => value.trim() !== '').length;
  return changed === 0 ? 'all as usual' : `${changed} changed`;
}

/** Names the host's time zone and channel. */
export function channelText({ zone, webhook }: DraftForm): string {
  const where = zone.trim() === '' ? "the spreadsheet's zone" : zone.trim();
  return `${where}, ${webhook.trim() === '' ? 'no public channel' : 'a public channel'}`;
}
