// The format of casebook files. Reading is strict, so a typo fails instead of checking nothing.
import {
  jsonField,
  listOf,
  object,
  optional,
  readInput,
  readingProblems,
  refuseReading,
  text,
  type Field,
  type FieldValue,
  integer,
} from '../../src/games/frame/fields';
import { isList, isObject, type Json, type JsonObject } from '../../src/games/frame/json';
import { formatPath } from '../../src/games/frame/result';
import { quote } from '../../src/games/frame/wording';

/** A ruling (`SL-4`) or a clause of the rule sheet (`sheet:equal-power`). */
export const RULE_ID = /^([A-Z]+-[1-9]\d*|sheet:[a-z0-9]+(-[a-z0-9]+)*)$/;
/** A rule and a running number: `SL-4.1`. */
const CASE_ID = /^([A-Z]+-[1-9]\d*|sheet:[a-z0-9]+(-[a-z0-9]+)*)\.[1-9]\d*$/;

/** Whose tabs a case looks at: `public`, `host`, or a player's name. */
export type Reader = string;

function json(what: string, fits: (value: unknown) => boolean): Field<Json> {
  return {
    ...jsonField,
    // YAML only yields JSON here, because dates and other YAML types are switched off.
    read: (value, at) =>
      fits(value)
        ? { ok: true, value: value as Json }
        : refuseReading('wrong-form', at, `${quote(value)} is not ${what}.`),
  };
}

const anyJson = json('a value', (value) => value !== undefined);
const map = json('a list of “name: value”', isObject) as Field<JsonObject>;

/** An object with any keys, whose values are all read by `field`. */
function mapOf<T>(field: Field<T>): Field<ReadonlyMap<string, T>> {
  return {
    ...jsonField,
    read: (value, at) => {
      if (!isObject(value))
        return refuseReading('not-a-map', at, `${quote(value)} is not a list of “name: value”.`);
      const entries = Object.entries(value).map(
        ([key, entry]) =>
          [key, field.read(entry ?? null, { place: [...at.place, key], label: key })] as const,
      );
      const reasons = entries.flatMap(([, reading]) => readingProblems(reading));
      if (reasons.length > 0) return { ok: false, draft: undefined, problems: reasons };
      const values = entries.flatMap(([key, reading]) => (reading.ok ? [[key, reading.value] as const] : []));
      return { ok: true, value: new Map(values) };
    },
  };
}

/** A single value or a list of them. */
function oneOrMore<T>(field: Field<T>): Field<readonly T[]> {
  const list = listOf(field);
  return { ...list, read: (value, at) => list.read(isList(value) ? value : [value], at) };
}

/** What a case looks for: text within a row of a tab, or a number that is the whole content of a cell. */
export type Fragment = string | number;
const fragment = json(
  'text or a number',
  (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
) as Field<Fragment>;

const rows = json(
  'a list of rows',
  (value) => isList(value) && value.every((row) => isList(row) && row.every((cell) => !isObject(cell))),
);

const textOrNull = json('text or null', (value) => value === null || typeof value === 'string') as Field<
  string | null
>;
const mapOrNull = json(
  'a list of “name: value”, or null',
  (value) => value === null || isObject(value),
) as Field<JsonObject | null>;
const index = json(
  'a number, or host-0',
  (value) => typeof value === 'number' || (typeof value === 'string' && /^host-\d+$/.test(value)),
) as Field<number | string>;

const refusal = object({
  index,
  player: text({ title: 'player' }),
  saying: optional(oneOrMore(text({ title: 'saying' }))),
  reasons: optional(integer({ title: 'reasons', min: 1 })),
});

const stageExpectation = object({
  counted: optional(map),
  refused: optional(listOf(refusal)),
  state: optional(map),
  tells: optional(mapOf(oneOrMore(fragment))),
  hides: optional(mapOf(oneOrMore(fragment))),
  result: optional(map),
  /** The expected tab Answers after an update. */
  answers: optional(rows),
  /** The expected tab History after an update. */
  history: optional(rows),
  /** The expected tab Results when it's created. */
  empty: optional(rows),
  /** What the host decides for the round, as read from Results. */
  taken: optional(map),
  /** Cells of Results that are refused, each with its reason. */
  unread: optional(oneOrMore(text({ title: 'unread' }))),
  /** Tabs that are created with the last match's formulas, by title. */
  brought: optional(map),
  /** Why some of these formulas don't fit, a sentence for each. */
  unfit: optional(oneOrMore(text({ title: 'unfit' }))),
});

const stage = object({
  stage: text({ title: 'stage' }),
  moves: optional(map),
  submissions: optional(anyJson),
  host: optional(anyJson),
  left: optional(anyJson),
  /** The tab Results with its computed values, from which the host's decisions are read. */
  results: optional(rows),
  /** The tabs of the season's last match, by title. Text that begins with `=` is a formula. */
  former: optional(map),
  expect: optional(stageExpectation),
});

const expectation = object({
  next: optional(textOrNull),
  /** For players of the open stage: all closed choices of these questions, as `answer: why`. */
  closed: optional(mapOf(mapOf(listOf(text({ title: 'closed' }))))),
  /** For players of the open stage: limits that several answers share, such as `Gold: 4 for “Bid”, “Bet”`. */
  within: optional(mapOf(listOf(text({ title: 'within' })))),
  /** The players whose answers the open stage needs, before anybody has answered. */
  waits: optional(listOf(text({ title: 'waits' }))),
  outcome: optional(mapOrNull),
  warnings: optional(oneOrMore(text({ title: 'warnings' }))),
  error: optional(oneOrMore(text({ title: 'error' }))),
});

const played = {
  game: optional(text({ title: 'game' })),
  seed: optional(text({ title: 'seed' })),
  players: optional(anyJson),
  settings: optional(anyJson),
  stages: optional(listOf(stage)),
  /** Keys of the scenario to set or leave out, for cases about files that aren't valid scenarios. */
  scenario: optional(map),
  without: optional(listOf(text({ title: 'without' }))),
} as const;

const changed = object({ ...played, expect: optional(expectation) });

const caseField = object({
  case: text({ title: 'case' }),
  title: text({ title: 'title' }),
  covers: optional(listOf(text({ title: 'covers' }))),
  ...played,
  expect: optional(expectation),
  same: optional(object({ to: oneOrMore(text({ title: 'to' })), change: changed })),
});

/** Named rosters and settings that the file's cases share: `players: five`, `settings: [usual, { lives: 1 }]`. */
const fileField = object({
  rosters: optional(map),
  settings: optional(mapOf(map)),
  cases: listOf(caseField),
});
const rulesField = listOf(object({ id: text({ title: 'id' }), says: text({ title: 'says' }) }));

export type Stage = FieldValue<typeof stage>;
export type StageExpectation = FieldValue<typeof stageExpectation>;
export type Expectation = FieldValue<typeof expectation>;
export type Played = FieldValue<typeof changed>;
export type Case = FieldValue<typeof caseField>;
export type CaseFile = FieldValue<typeof fileField>;
export type Rule = FieldValue<typeof rulesField>[number];

/** A file's contents, and one line for each mistake in it. */
export type Read<T> = { readonly value: T | undefined; readonly problems: readonly string[] };

function read<T>(field: Field<T>, value: unknown): Read<T> {
  const reading = readInput(field, value ?? null, 'The file');
  return {
    value: reading.ok ? reading.value : undefined,
    problems: readingProblems(reading).map(
      ({ place, text: words }) => `at ${nameCase(value, place)}: ${words}`,
    ),
  };
}

/** Describes a place in the file. Within a case, begins with the case's number. */
function nameCase(value: unknown, place: readonly (string | number)[]): string {
  const [list, at, ...rest] = place;
  const cases = isObject(value) && list === 'cases' ? value.cases : undefined;
  const entry = isList(cases) && typeof at === 'number' ? cases[at] : undefined;
  const id = isObject(entry) && typeof entry.case === 'string' ? entry.case : undefined;
  return id === undefined ? formatPath(place) : `${id} ${formatPath(rest)}`.trim();
}

export function readCases(value: unknown): Read<CaseFile> {
  const file = read(fileField, value);
  return file.value === undefined
    ? file
    : { value: file.value, problems: file.value.cases.flatMap((entry) => caseProblems(entry, file.value)) };
}

/** Checks what types can't: the case's number is well-formed, named settings exist, and the case expects something. */
function caseProblems(entry: Case, shared: Pick<CaseFile, 'settings'> | undefined): readonly string[] {
  const problems: string[] = [];
  for (const name of [entry.settings].flat()) {
    if (typeof name === 'string' && shared?.settings?.has(name) !== true)
      problems.push(`no settings of this file are called ${quote(name)}`);
  }
  if (!CASE_ID.test(entry.case)) problems.push('its number is not of the form SL-4.1 or sheet:some-clause.1');
  for (const id of entry.covers ?? []) {
    if (!RULE_ID.test(id)) problems.push(`covers ${quote(id)}: not of the form SL-4 or sheet:some-clause`);
  }
  const { expect, stages = [], same } = entry;
  const expectations = [expect, ...stages.map((each) => each.expect)];
  const some = expectations.some((each) => Object.keys(each ?? {}).length > 0);
  if (!some && same === undefined) problems.push('it expects nothing');
  if (expect?.error !== undefined) {
    const others = expectations.flatMap((each) => Object.keys(each ?? {})).filter((key) => key !== 'error');
    if (others.length > 0 || same)
      problems.push('it expects an error, and then nothing else can be expected');
  }
  return problems.map((problem) => `${entry.case}: ${problem}`);
}

export function readRules(value: unknown): Read<readonly Rule[]> {
  const rules = read(rulesField, value);
  const ids = rules.value?.map(({ id }) => id) ?? [];
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const odd = ids.filter((id) => !RULE_ID.test(id));
  return {
    value: rules.value,
    problems: [
      ...rules.problems,
      ...twice.map((id) => `${id} stands here twice`),
      ...odd.map((id) => `${quote(id)} is not of the form SL-4 or sheet:some-clause`),
    ],
  };
}

/** A folder's rulings, numbered from 1 with one prefix. Gaps are rulings about hosting, which scenarios can't show. */
export function readRulings(value: unknown): Read<readonly Rule[]> {
  const { value: rulings, problems } = readRules(value);
  const prefix = prefixOf(rulings);
  const misplaced = (rulings ?? []).flatMap(({ id }, at) => {
    const number = Number(id.slice(prefix.length + 1));
    const before = Number(rulings?.[at - 1]?.id.slice(prefix.length + 1) ?? 0);
    const fits = id === `${prefix}-${number}` && number > before && (at > 0 || number === 1);
    return fits ? [] : [`${quote(id)} stands where ${prefix}-${before + 1} or a later one should`];
  });
  return { value: rulings, problems: [...problems, ...misplaced] };
}

/** The prefix of a folder's rulings, such as `SL` for `SL-1`; empty if there are none. */
export function prefixOf(rulings: readonly Rule[] | undefined): string {
  return rulings?.[0]?.id.split('-')[0] ?? '';
}

export function ruleOf(caseId: string): string {
  return caseId.replace(/\.\d+$/, '');
}

/** All rules that a case covers. */
export function coversOf(entry: Case): readonly string[] {
  return [...new Set([ruleOf(entry.case), ...(entry.covers ?? [])])];
}
