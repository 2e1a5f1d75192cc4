// A draft of a game as fields by name, and back, so that two windows that change different fields both keep their
// changes. Rows of the roster are known by their players' names, since their numbers change as rows are removed.
import { nameKey } from '../../games/frame/names';
import { MATCH_KINDS } from '../../games/frame/season';
import type { SaveDraft, TimingView } from './draft-view';
import {
  changedFields,
  clashesOf,
  clashingFields,
  withFields,
  type FieldClash,
  answerIn,
  type TypedAnswers,
} from './reply';
import type { FieldChanges } from './call-parts';

/** The code of the refusal to create something else than the window showed. */
export const DRAFT_CHANGED = 'draft-changed';

/** The code of the refusal to save a draft that is not there any more. */
export const DRAFT_GONE = 'draft-gone';

const ORDER = 'Order of the players';
export const SEED = 'Seed';
const ZONE = 'Your time zone';
const WEBHOOK = 'Discord webhook of the public channel';
const KIND = 'Kind of the match';
/** Columns that every row has besides those of the roster: that it is there, and that it is a guest's. */
export const THERE = 'plays';
const GUEST = 'guest';
const YES = 'yes';

/** The title of a setting, as a field. */
export const settingField = (title: string): string => `Setting “${title}”`;
/** A cell of the row that `rowKeys` gives this key. No column's title holds a colon, so no two cells have one field. */
export const cellField = (key: string, column: string): string => `${key}: ${column}`;
export const secondsField = (title: string): string => `${title}: seconds`;
export const clockField = (title: string): string => `${title}: deadline at`;
export const graceField = (title: string): string => `${title}: seconds of grace`;

/** The parts of a draft that become fields. */
type Draft = Omit<SaveDraft, 'game' | 'practice'>;

type Roster = SaveDraft['roster'];

const nameOf = (row: Roster[number]): string => (row[0] ?? '').trim();

/**
 * Names each row of a roster by the name that it has in `base`, from which the roster was edited: so a row stays the
 * same one while others are added and removed. A row that is in the place of another, with another name, is that one
 * renamed; `fixed`: nobody is renamed.
 */
export function rowKeys(roster: Roster, base: Roster = roster, fixed = false): readonly string[] {
  const used = new Set<string>();
  const newKey = (row: Roster[number], at: number): string => {
    let key = nameOf(row) || `Row ${at + 1}`;
    for (const name = key; used.has(key);) key = `${name} (row ${at + 1}${key === name ? '' : '…'})`;
    used.add(key);
    return key;
  };
  const baseKeys = base.map(newKey);
  if (roster === base) return baseKeys;
  const free = new Set(base.keys());
  const places = roster.map((row) => {
    const place = base.findIndex((other, at) => free.has(at) && nameOf(other) === nameOf(row));
    free.delete(place);
    return place;
  });
  return roster.map((row, at) => {
    let place = places[at] ?? -1;
    const next = at === 0 ? 0 : (places[at - 1] ?? -1) + 1;
    if (place === -1 && !fixed && (at === 0 || next > 0) && free.has(next)) {
      free.delete(next);
      places[at] = next;
      place = next;
    }
    return baseKeys[place] ?? newKey(row, at);
  });
}

/**
 * Gives the fields of a draft that was edited from `base`; `columns` are the titles of the roster's columns. In a season
 * nobody is renamed.
 */
export function draftFields(
  draft: Draft,
  columns: readonly string[],
  base: Pick<Draft, 'roster'> = draft,
): TypedAnswers {
  const { place } = draft;
  const keys = rowKeys(draft.roster, base.roster, place !== undefined);
  const cells = draft.roster.flatMap((row, at) => {
    const key = keys[at] ?? '';
    return [
      [cellField(key, THERE), YES] as const,
      ...columns.map((column, index) => [cellField(key, column), row[index] ?? ''] as const),
      ...(place?.guests.some((guest) => nameKey(guest) === nameKey(nameOf(row))) === true
        ? [[cellField(key, GUEST), YES] as const]
        : []),
    ];
  });
  const times = draft.timings.flatMap(({ title, seconds, clock, graceSeconds }) => [
    [secondsField(title), String(seconds)] as const,
    [clockField(title), clock] as const,
    [graceField(title), String(graceSeconds)] as const,
  ]);
  return Object.fromEntries([
    [ORDER, JSON.stringify(keys)],
    ...(place === undefined ? [] : [[KIND, place.kind] as const]),
    ...cells,
    ...Object.entries(draft.settings).map(([title, text]) => [settingField(title), text] as const),
    ...times,
    [SEED, draft.seed],
    [ZONE, draft.zone],
    [WEBHOOK, draft.webhook],
  ]);
}

/** Makes the draft that these fields give. `titles` are those of the settings that it may have. */
export function draftOfFields(
  draft: SaveDraft,
  fields: TypedAnswers,
  columns: readonly string[],
  titles: readonly string[],
): SaveDraft {
  const text = (field: string): string => answerIn(fields, field);
  const settings = titles.flatMap((title) => {
    const value = text(settingField(title));
    return value === '' ? [] : [[title, value] as const];
  });
  const keys = keysIn(fields);
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
    seed: text(SEED),
    zone: text(ZONE),
    webhook: text(WEBHOOK),
    ...(place === undefined
      ? {}
      : {
          place: {
            ...place,
            kind: MATCH_KINDS.find((kind) => kind === text(KIND)) ?? place.kind,
            guests: keys
              .filter((key) => text(cellField(key, GUEST)) === YES)
              .map((key) => text(cellField(key, columns[0] ?? '')).trim()),
          },
        }),
  };
}

/** The keys of the rows that are there, in their order. */
export function keysIn(fields: TypedAnswers): readonly string[] {
  const there = Object.entries(fields).flatMap(([field, text]) =>
    field.endsWith(cellField('', THERE)) && text === YES
      ? [field.slice(0, -cellField('', THERE).length)]
      : [],
  );
  const ordered = orderIn(fields).filter((key) => there.includes(key));
  return [...ordered, ...there.filter((key) => !ordered.includes(key))];
}

function orderIn(fields: TypedAnswers): readonly string[] {
  const order: unknown = JSON.parse(answerIn(fields, ORDER) || '[]');
  return Array.isArray(order) ? order.map(String) : [];
}

/** The fields of a draft that two windows have edited, and those for which the host has to choose. */
interface MergedDraft {
  /** What both have changed, and of what both have changed to different things, what was typed. */
  readonly merged: TypedAnswers;
  /** What the host has to pick; with any, `merged` must not be saved. */
  readonly clashes: readonly FieldClash[];
}

/**
 * Joins the fields of a draft that somebody else has changed with those that are typed. A row is one thing where one of
 * the two has removed or renamed it: whatever the other changed in it is not to be lost, or to become somebody else's.
 */
export function mergedDraft(
  {
    before,
    now,
    stands,
  }: { readonly before: TypedAnswers; readonly now: TypedAnswers; readonly stands: TypedAnswers },
  columns: readonly string[],
): MergedDraft {
  const [mine, theirs] = [changedFields(before, now), changedFields(before, stands)];
  const rowFields = (key: string): readonly string[] =>
    [THERE, ...columns, GUEST].map((column) => cellField(key, column));
  const isWhole = (changes: FieldChanges, key: string): boolean =>
    [THERE, columns[0] ?? ''].some((column) => cellField(key, column) in changes);
  const rows = orderIn(before).filter((key) => {
    const [own, other] = [mine, theirs].map((changes) => rowFields(key).some((field) => field in changes));
    const differ = rowFields(key).some(
      (field) => answerIn(now, field).trim() !== answerIn(stands, field).trim(),
    );
    return own === true && other === true && differ && (isWhole(mine, key) || isWhole(theirs, key));
  });
  const ofRows = rows.flatMap(rowFields);
  const fields = clashingFields(stands, mine).filter((field) => field !== ORDER && !ofRows.includes(field));
  const wordsOf = (from: TypedAnswers, key: string): string =>
    answerIn(from, cellField(key, THERE)) !== YES
      ? ''
      : columns
          .flatMap((column) => {
            const text = answerIn(from, cellField(key, column));
            return text === '' ? [] : [`${column}: ${text}`];
          })
          .join(', ');
  return {
    merged: {
      ...withFields(stands, mine),
      ...picks(now, ofRows),
      [ORDER]: JSON.stringify(mergedOrder(orderIn(before), orderIn(now), orderIn(stands))),
    },
    clashes: [
      ...rows.map((key): FieldClash => ({
        field: cellField(key, THERE),
        typed: wordsOf(now, key),
        stands: wordsOf(stands, key),
        by: '',
        row: { name: key, stands: picks(stands, rowFields(key)) },
      })),
      ...clashesOf(fields, stands, mine),
    ],
  };
}

function picks(from: TypedAnswers, fields: readonly string[]): TypedAnswers {
  return Object.fromEntries(fields.map((field) => [field, answerIn(from, field)]));
}

/** Puts the rows that one of the two has added after the row that they follow there. */
function mergedOrder(
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
