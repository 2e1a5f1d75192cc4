// Converts drafts to named fields and back. If two windows change different fields, both changes are kept. Roster rows are
// identified by player name, because row numbers change when rows are removed.
import { nameKey } from '../../games/frame/names';
import { MATCH_KINDS } from '../../games/frame/season';
import type { DraftInput, TimingView } from './draft-view';
import {
  changedFields,
  findClashes,
  clashingFields,
  withFields,
  type FieldClash,
  getAnswer,
  type AnswersByTitle,
} from './reply';
import type { FieldChanges } from './call-parts';

/** Code for a draft that isn't as the window showed it. */
export const DRAFT_CHANGED = 'draft-changed';

/** Code for saving a draft that was deleted. */
export const DRAFT_GONE = 'draft-gone';

const ORDER_FIELD = 'Order of the players';
export const SEED_FIELD = 'Seed';
const TIME_ZONE_FIELD = 'Your time zone';
const WEBHOOK_FIELD = 'Discord webhook of the public channel';
const KIND_FIELD = 'Kind of match';
/** Extra fields of every row: whether it exists, and whether it's a guest's. */
export const ROW_EXISTS_FIELD = 'plays';
const IS_GUEST_FIELD = 'guest';
const YES = 'yes';

export const settingField = (title: string): string => `Setting “${title}”`;
/** `key` is from `rowKeys`. Column titles contain no colon, so each cell's field is unique. */
export const cellField = (key: string, column: string): string => `${key}: ${column}`;
export const secondsField = (title: string): string => `${title}: seconds`;
export const clockField = (title: string): string => `${title}: deadline at`;
export const graceField = (title: string): string => `${title}: seconds of grace`;

type Draft = Omit<DraftInput, 'game' | 'practice'>;

type Roster = DraftInput['roster'];

const rowName = (row: Roster[number]): string => (row[0] ?? '').trim();

/**
 * A key for each row: the name it had in `base`, from which the roster was edited. So a row keeps its key while others
 * are added or removed. If another name takes a row's place, the row counts as renamed, unless `fixed`.
 */
export function rowKeys(roster: Roster, base: Roster = roster, fixed = false): readonly string[] {
  const used = new Set<string>();
  const newKey = (row: Roster[number], at: number): string => {
    let key = rowName(row) || `Row ${at + 1}`;
    for (const name = key; used.has(key);) key = `${name} (row ${at + 1}${key === name ? '' : '…'})`;
    used.add(key);
    return key;
  };
  const baseKeys = base.map(newKey);
  const free = new Set(base.keys());
  const rows = roster.map((row) => {
    const found = base.findIndex((other, at) => free.has(at) && rowName(other) === rowName(row));
    free.delete(found);
    return { row, found };
  });
  let next = 0;
  return rows.map(({ row, found }, at) => {
    const place = found === -1 && !fixed && free.has(next) ? next : found;
    free.delete(place);
    next = place === -1 ? -1 : place + 1;
    return baseKeys[place] ?? newKey(row, at);
  });
}

/** The fields of a draft edited from `base`. `columns` are the roster's titles. In a season nobody can be renamed. */
export function draftFields(
  draft: Draft,
  columns: readonly string[],
  base: Pick<Draft, 'roster'> = draft,
): AnswersByTitle {
  const { place } = draft;
  const keys = rowKeys(draft.roster, base.roster, place !== undefined);
  const cells = draft.roster.flatMap((row, at) => {
    const key = keys[at] ?? '';
    return [
      [cellField(key, ROW_EXISTS_FIELD), YES] as const,
      ...columns.map((column, index) => [cellField(key, column), row[index] ?? ''] as const),
      ...(place?.guests.some((guest) => nameKey(guest) === nameKey(rowName(row))) === true
        ? [[cellField(key, IS_GUEST_FIELD), YES] as const]
        : []),
    ];
  });
  const times = draft.timings.flatMap(({ title, seconds, clock, graceSeconds }) => [
    [secondsField(title), String(seconds)] as const,
    [clockField(title), clock] as const,
    [graceField(title), String(graceSeconds)] as const,
  ]);
  return Object.fromEntries([
    [ORDER_FIELD, JSON.stringify(keys)],
    ...(place === undefined ? [] : [[KIND_FIELD, place.kind] as const]),
    ...cells,
    ...Object.entries(draft.settings).map(([title, text]) => [settingField(title), text] as const),
    ...times,
    [SEED_FIELD, draft.seed],
    [TIME_ZONE_FIELD, draft.zone],
    [WEBHOOK_FIELD, draft.webhook],
  ]);
}

/** The draft with these fields; `titles` are the settings it can have. */
export function draftFromFields(
  draft: DraftInput,
  fields: AnswersByTitle,
  columns: readonly string[],
  titles: readonly string[],
): DraftInput {
  const text = (field: string): string => getAnswer(fields, field);
  const settings = titles.flatMap((title) => {
    const value = text(settingField(title));
    return value === '' ? [] : [[title, value] as const];
  });
  const keys = listRowKeys(fields);
  const { place } = draft;
  return {
    ...draft,
    roster: keys.map((key) => columns.map((column) => text(cellField(key, column)))),
    settings: Object.fromEntries(settings),
    timings: draft.timings.map(({ title }): TimingView => ({
      title,
      seconds: Number(text(secondsField(title))),
      clock: text(clockField(title)),
      graceSeconds: Number(text(graceField(title))),
    })),
    seed: text(SEED_FIELD),
    zone: text(TIME_ZONE_FIELD),
    webhook: text(WEBHOOK_FIELD),
    ...(place === undefined
      ? {}
      : {
          place: {
            ...place,
            kind: MATCH_KINDS.find((kind) => kind === text(KIND_FIELD)) ?? place.kind,
            guests: keys
              .filter((key) => text(cellField(key, IS_GUEST_FIELD)) === YES)
              .map((key) => text(cellField(key, columns[0] ?? '')).trim()),
          },
        }),
  };
}

/** Keys of the rows that exist, in order. */
export function listRowKeys(fields: AnswersByTitle): readonly string[] {
  const there = Object.entries(fields).flatMap(([field, text]) =>
    field.endsWith(cellField('', ROW_EXISTS_FIELD)) && text === YES
      ? [field.slice(0, -cellField('', ROW_EXISTS_FIELD).length)]
      : [],
  );
  const ordered = parseRowOrder(fields).filter((key) => there.includes(key));
  return [...ordered, ...there.filter((key) => !ordered.includes(key))];
}

function parseRowOrder(fields: AnswersByTitle): readonly string[] {
  const order: unknown = JSON.parse(getAnswer(fields, ORDER_FIELD) || '[]');
  return Array.isArray(order) ? order.map(String) : [];
}

interface MergedDraft {
  /** Both windows' changes. Conflicting fields have the value typed in this window. */
  readonly merged: AnswersByTitle;
  /** Conflicts for the host to resolve. If there are any, `merged` can't be saved. */
  readonly clashes: readonly FieldClash[];
}

/**
 * Merges what was typed into somebody else's changes. If one side removed or renamed a row, any change to that row by the
 * other side is a conflict, so that it isn't lost or applied to another player.
 */
export function mergeDraft(
  {
    before,
    now,
    saved,
  }: { readonly before: AnswersByTitle; readonly now: AnswersByTitle; readonly saved: AnswersByTitle },
  columns: readonly string[],
): MergedDraft {
  const [mine, theirs] = [changedFields(before, now), changedFields(before, saved)];
  const rowFields = (key: string): readonly string[] =>
    [ROW_EXISTS_FIELD, ...columns, IS_GUEST_FIELD].map((column) => cellField(key, column));
  const isWhole = (changes: FieldChanges, key: string): boolean =>
    [ROW_EXISTS_FIELD, columns[0] ?? ''].some((column) => cellField(key, column) in changes);
  const rows = parseRowOrder(before).filter((key) => {
    const [own, other] = [mine, theirs].map((changes) => rowFields(key).some((field) => field in changes));
    const differ = rowFields(key).some(
      (field) => getAnswer(now, field).trim() !== getAnswer(saved, field).trim(),
    );
    return own === true && other === true && differ && (isWhole(mine, key) || isWhole(theirs, key));
  });
  const ofRows = rows.flatMap(rowFields);
  const fields = clashingFields(saved, mine).filter(
    (field) => field !== ORDER_FIELD && !ofRows.includes(field),
  );
  const wordsOf = (from: AnswersByTitle, key: string): string =>
    getAnswer(from, cellField(key, ROW_EXISTS_FIELD)) !== YES
      ? ''
      : columns
          .flatMap((column) => {
            const text = getAnswer(from, cellField(key, column));
            return text === '' ? [] : [`${column}: ${text}`];
          })
          .join(', ');
  return {
    merged: {
      ...withFields(saved, mine),
      ...pickFields(now, ofRows),
      [ORDER_FIELD]: JSON.stringify(
        mergeOrder(parseRowOrder(before), parseRowOrder(now), parseRowOrder(saved)),
      ),
    },
    clashes: [
      ...rows.map((key): FieldClash => ({
        field: cellField(key, ROW_EXISTS_FIELD),
        typed: wordsOf(now, key),
        saved: wordsOf(saved, key),
        by: '',
        row: { name: key, saved: pickFields(saved, rowFields(key)) },
      })),
      ...findClashes(fields, saved, mine),
    ],
  };
}

function pickFields(from: AnswersByTitle, fields: readonly string[]): AnswersByTitle {
  return Object.fromEntries(fields.map((field) => [field, getAnswer(from, field)]));
}

/** Merges the order of rows. A row that one side added follows the same row as on that side. */
function mergeOrder(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const common = (some: readonly string[], others: readonly string[]): string =>
    JSON.stringify(some.filter((key) => others.includes(key)));
  const moved = common(mine, before) !== common(before, mine);
  const [first, second] = moved ? [mine, theirs] : [theirs, mine];
  return second.reduce<readonly string[]>((order, key, at) => {
    if (order.includes(key)) return order;
    const place = order.indexOf(second[at - 1] ?? '') + 1;
    return [...order.slice(0, place), key, ...order.slice(place)];
  }, first);
}
