// Files of the host's own match only have the keys that the docs describe (OM-5 to OM-12), and no null values.
import { GAMES } from '../../../src/games/catalogue';
import { readFileSync } from 'node:fs';
import { isList, isObject, type Json, type JsonObject } from '../../../src/games/frame/json';
import { formatPath, type ValuePath } from '../../../src/games/frame/result';
import { playScenario } from '../../../src/rounds/proof/scenario';

const kept = JSON.parse(readFileSync('test/kept-games/own-match-every-key.json', 'utf8')) as {
  readonly scenario: JsonObject;
};

/** Lists and objects that contain the game's own keys. Names of players, scores and currencies aren't such keys. */
const KEYS_IN: readonly RegExp[] = [
  /^players\[\d+\]$/,
  /^settings$/,
  /^settings\.(questions|scores|draws)\[\d+\]$/,
  /^stages\[\d+\]\.host$/,
  /^stages\[\d+\]\.host\.(questions|draws)\[\d+\]$/,
  /^stages\[\d+\]\.host\.end$/,
];

/** The fields of OM-5 to OM-12. */
const NOT_NULL = [
  ...['within', 'once', 'only', 'accept', 'picture'],
  ...['out', 'draws', 'deck', 'to', 'places', 'purses', 'decides', 'start'],
];

interface KeyPlace {
  readonly place: ValuePath;
  readonly key: string;
}

/** Every place where the file has a key of the game. */
function keysIn(value: Json, place: ValuePath = []): readonly KeyPlace[] {
  if (isList(value)) return value.flatMap((part, index) => keysIn(part, [...place, index]));
  if (!isObject(value)) return [];
  const isOwn = KEYS_IN.some((pattern) => pattern.test(formatPath(place)));
  return Object.entries(value).flatMap(([key, part]) => [
    ...(isOwn && key !== 'submissions' ? [{ place, key }] : []),
    ...keysIn(part ?? null, [...place, key]),
  ]);
}

function changedAt(value: Json, place: ValuePath, change: (object: JsonObject) => JsonObject): Json {
  const [step, ...rest] = place;
  if (step === undefined) return isObject(value) ? change(value) : value;
  if (isList(value))
    return value.map((part, index) => (index === step ? changedAt(part, rest, change) : part));
  if (!isObject(value)) return value;
  return { ...value, [step]: changedAt(value[step] ?? null, rest, change) };
}

function problemsOf(json: Json): readonly string[] {
  const played = playScenario(json, GAMES);
  return played.ok ? [] : played.error.map(({ place, text }) => `${formatPath(place)}: ${text}`);
}

const all = keysIn(kept.scenario).map((at) => [formatPath([...at.place, at.key]), at] as const);

test('the file has every key on the page', () => {
  const part =
    readFileSync('docs/scenarios.md', 'utf8').split('\n## own-match\n')[1]?.split('\n## ')[0] ?? '';
  const listed = [...part.matchAll(/`\{([^`]*)\}`/g)].flatMap(([, list = '']) => list.split(/,\s+/));
  const inFile = all.map(([, { key }]) => key);
  expect(listed).toContain('within');
  const isOfResult = ['round', 'order', 'players'];
  expect(listed.filter((key) => !inFile.includes(key) && !isOfResult.includes(key))).toEqual([]);
  expect(NOT_NULL.filter((key) => !inFile.includes(key))).toEqual([]);
});

test.each(all)('%s is spelt exactly', (_, { place, key }) => {
  const capital = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const wrong = changedAt(kept.scenario, place, (object) =>
    Object.fromEntries(Object.entries(object).map(([name, part]) => [name === key ? capital : name, part])),
  );
  expect(problemsOf(wrong)).not.toEqual([]);
});

test.each(all.filter(([, { key }]) => NOT_NULL.includes(key)))('%s is not null', (_, { place, key }) => {
  const wrong = changedAt(kept.scenario, place, (object) => ({ ...object, [key]: null }));
  expect(problemsOf(wrong)).not.toEqual([]);
});
