// The format of a casebook file, read strictly, so that a typo fails instead of checking nothing.
import {
  unknownJson,
  listOf,
  object,
  optional,
  readEntire,
  problemsOf,
  refuse,
  text,
  type Field,
  type ValueOf,
  integer,
} from '../../src/games/frame/fields';
import { isList, isObject, type Json, type JsonObject } from '../../src/games/frame/json';
import { placeText } from '../../src/games/frame/result';
import { quote } from '../../src/games/frame/wording';

/** A ruling (`SL-4`) or a clause of the rule sheet (`sheet:equal-power`). */
export const RULE_ID = /^([A-Z]+-[1-9]\d*|sheet:[a-z0-9]+(-[a-z0-9]+)*)$/;
/** A rule, then a running number: `SL-4.1`. */
const CASE_ID = /^([A-Z]+-[1-9]\d*|sheet:[a-z0-9]+(-[a-z0-9]+)*)\.[1-9]\d*$/;

/** The reader of some tabs: `public`, `host`, or a player's name. */
export type Reader = string;

function json(what: string, fits: (value: unknown) => boolean): Field<Json> {
  return {
    ...unknownJson,
    // YAML gives nothing but JSON here: dates and other types of its own are switched off.
    read: (value, at) =>
      fits(value)
        ? { ok: true, value: value as Json }
        : refuse('wrong-form', at, `${quote(value)} is not ${what}.`),
  };
}

const anyJson = json('a value', (value) => value !== undefined);
const map = json('a list of “name: value”', isObject) as Field<JsonObject>;

/** Any keys, every value read by `field`. */
function mapOf<T>(field: Field<T>): Field<ReadonlyMap<string, T>> {
  return {
    ...unknownJson,
    read: (value, at) => {
      if (!isObject(value)) return refuse('not-a-map', at, `${quote(value)} is not a list of “name: value”.`);
      const entries = Object.entries(value).map(
        ([key, entry]) =>
          [key, field.read(entry ?? null, { place: [...at.place, key], label: key })] as const,
      );
      const reasons = entries.flatMap(([, reading]) => problemsOf(reading));
      if (reasons.length > 0) return { ok: false, draft: undefined, problems: reasons };
      const values = entries.flatMap(([key, reading]) => (reading.ok ? [[key, reading.value] as const] : []));
      return { ok: true, value: new Map(values) };
    },
  };
}

/** One of a thing, or a list of them. */
function oneOrMore<T>(field: Field<T>): Field<readonly T[]> {
  const list = listOf(field);
  return { ...list, read: (value, at) => list.read(isList(value) ? value : [value], at) };
}

/** Something to be found: text within a row of a tab, or a number that fills a cell. */
export type Fragment = string | number;
const fragment = json(
  'text or a number',
  (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
) as Field<Fragment>;

/** A tab as rows of cells. */
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
  /** The tab Answers after an update. */
  answers: optional(rows),
  /** The tab History after an update. */
  history: optional(rows),
  /** The tab Results as created. */
  empty: optional(rows),
  /** The host's part that Results gives. */
  taken: optional(map),
  /** Refused cells of Results, each with its reason. */
  unread: optional(oneOrMore(text({ title: 'unread' }))),
  /** Tabs created with the last match's formulas, by title. */
  brought: optional(map),
  /** What does not fit among these formulas, a sentence each. */
  unfit: optional(oneOrMore(text({ title: 'unfit' }))),
});

const stage = object({
  stage: text({ title: 'stage' }),
  moves: optional(map),
  submissions: optional(anyJson),
  host: optional(anyJson),
  left: optional(anyJson),
  /** The tab Results with its computed values, which give the host's part. */
  results: optional(rows),
  /** The tabs of the season's last match by title, as typed: text that begins with `=` is a formula. */
  former: optional(map),
  expect: optional(stageExpectation),
});

const expectation = object({
  next: optional(textOrNull),
  /** For players, in the open stage: everything that is closed to them of these questions, `answer: why`. */
  closed: optional(mapOf(mapOf(listOf(text({ title: 'closed' }))))),
  /** For players, in the open stage: the limits that answers share, `Gold: 4 for “Bid”, “Bet”`. */
  within: optional(mapOf(listOf(text({ title: 'within' })))),
  /** The players whose answers the open stage waits for, before anybody has sent one. */
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
  /** Top-level keys to set in the scenario as written, and keys to leave out: for cases about files that aren't scenarios. */
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

/** Rosters and settings by name, which the file's cases share: `players: five`, `settings: [usual, { lives: 1 }]`. */
const fileField = object({
  rosters: optional(map),
  settings: optional(mapOf(map)),
  cases: listOf(caseField),
});
const rulesField = listOf(object({ id: text({ title: 'id' }), says: text({ title: 'says' }) }));

export type Stage = ValueOf<typeof stage>;
export type StageExpectation = ValueOf<typeof stageExpectation>;
export type Expectation = ValueOf<typeof expectation>;
export type Played = ValueOf<typeof changed>;
export type Case = ValueOf<typeof caseField>;
export type CaseFile = ValueOf<typeof fileField>;
export type Rule = ValueOf<typeof rulesField>[number];

/** A file's contents, or one line for each problem in it. */
export type Read<T> = { readonly value: T | undefined; readonly problems: readonly string[] };

function read<T>(field: Field<T>, value: unknown): Read<T> {
  const reading = readEntire(field, value ?? null, 'The file');
  return {
    value: reading.ok ? reading.value : undefined,
    problems: problemsOf(reading).map(({ place, text: words }) => `at ${nameCase(value, place)}: ${words}`),
  };
}

/** A place in the file, with the case's own number where it is in a case. */
function nameCase(value: unknown, place: readonly (string | number)[]): string {
  const [list, at, ...rest] = place;
  const cases = isObject(value) && list === 'cases' ? value.cases : undefined;
  const entry = isList(cases) && typeof at === 'number' ? cases[at] : undefined;
  const id = isObject(entry) && typeof entry.case === 'string' ? entry.case : undefined;
  return id === undefined ? placeText(place) : `${id} ${placeText(rest)}`.trim();
}

export function readCases(value: unknown): Read<CaseFile> {
  const file = read(fileField, value);
  return file.value === undefined
    ? file
    : { value: file.value, problems: file.value.cases.flatMap((entry) => caseProblems(entry, file.value)) };
}

/** Rules that no type says: the form of its number, settings that there are, and that it expects something. */
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

/** A folder's rulings, numbered from 1 under one prefix. Missing numbers are rulings of the loop that no scenario shows. */
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

/** The prefix of a folder's rulings: `SL` of `SL-1`; empty where there are none. */
export function prefixOf(rulings: readonly Rule[] | undefined): string {
  return rulings?.[0]?.id.split('-')[0] ?? '';
}

export function ruleOf(caseId: string): string {
  return caseId.replace(/\.\d+$/, '');
}

/** Every rule that a case pins. */
export function coversOf(entry: Case): readonly string[] {
  return [...new Set([ruleOf(entry.case), ...(entry.covers ?? [])])];
}
