// A draft of a game as fields by name, and back, so that two windows that change different fields both keep their
// changes.
import { MATCH_KINDS } from '../../games/frame/season';
import type { SaveDraft, SaveNextMatch, TimingView } from './draft-view';
import { answerIn, type TypedAnswers } from './typed-answers';

/** The code of the refusal to create something else than the window showed. */
export const DRAFT_CHANGED = 'draft-changed';

/** The code of the refusal to save a draft that is not there any more. */
export const DRAFT_GONE = 'draft-gone';

const ROWS = 'Number of players';
const SEED = 'Seed';
const ZONE = 'Your time zone';
const WEBHOOK = 'Discord webhook of the public channel';
const GUESTS = 'Guests';
const KIND = 'Kind of the match';

const settingField = (title: string): string => `Setting “${title}”`;
const cellField = (column: string, row: number): string => `${column} in row ${row + 1}`;
const secondsField = (title: string): string => `${title}: seconds`;
const clockField = (title: string): string => `${title}: deadline at`;
const graceField = (title: string): string => `${title}: seconds of grace`;

/** Gives the fields of a draft; `columns` are the titles of the roster's columns. */
export function draftFields(draft: SaveDraft, columns: readonly string[]): TypedAnswers {
  const cells = draft.roster.flatMap((row, at) =>
    columns.map((column, index) => [cellField(column, at), row[index] ?? ''] as const),
  );
  const times = draft.timings.flatMap(({ title, seconds, clock, graceSeconds }) => [
    [secondsField(title), String(seconds)] as const,
    [clockField(title), clock] as const,
    [graceField(title), String(graceSeconds)] as const,
  ]);
  return Object.fromEntries([
    [ROWS, String(draft.roster.length)],
    ...cells,
    ...Object.entries(draft.settings).map(([title, text]) => [settingField(title), text] as const),
    ...times,
    [SEED, draft.seed],
    [ZONE, draft.zone],
    [WEBHOOK, draft.webhook],
  ]);
}

/** Makes the draft that these fields give. `titles` are those of the settings that it may have. */
export function draftOfFields<D extends SaveDraft>(
  draft: D,
  fields: TypedAnswers,
  columns: readonly string[],
  titles: readonly string[],
): D {
  const text = (field: string): string => answerIn(fields, field);
  const settings = titles.flatMap((title) => {
    const value = text(settingField(title));
    return value === '' ? [] : [[title, value] as const];
  });
  return {
    ...draft,
    roster: Array.from({ length: Number(text(ROWS)) }, (_, row) =>
      columns.map((column) => text(cellField(column, row))),
    ),
    settings: Object.fromEntries(settings),
    timings: draft.timings.map(({ title }): TimingView => ({
      title,
      seconds: Number(text(secondsField(title))),
      clock: text(clockField(title)),
      graceSeconds: Number(text(graceField(title))),
    })),
    seed: text(SEED),
    zone: text(ZONE),
    webhook: text(WEBHOOK),
  };
}

/** Gives the fields of the draft of a season's match. */
export function matchFields(draft: SaveNextMatch, columns: readonly string[]): TypedAnswers {
  return { ...draftFields(draft, columns), [KIND]: draft.kind, [GUESTS]: draft.guests.join('\n') };
}

/** Makes the draft of a season's match that these fields give. */
export function matchOfFields(
  draft: SaveNextMatch,
  fields: TypedAnswers,
  columns: readonly string[],
  titles: readonly string[],
): SaveNextMatch {
  const guests = answerIn(fields, GUESTS);
  return {
    ...draftOfFields(draft, fields, columns, titles),
    kind: MATCH_KINDS.find((kind) => kind === answerIn(fields, KIND)) ?? draft.kind,
    guests: guests === '' ? [] : guests.split('\n'),
  };
}
