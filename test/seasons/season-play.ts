// Helpers for tests of seasons: seasons are files, played as `npm run play` plays them.
import { readFileSync } from 'node:fs';
import { isObject, type JsonObject } from '../../src/games/frame/json';
import { formatPath } from '../../src/games/frame/result';
import { playSeason, seasonJson } from '../../src/rounds/proof/season-file';
import { startSeason } from '../../src/seasons/start';
import type { Season } from '../../src/seasons/types';
import { EVERY_GAME } from '../games/every-game';

export type Person = JsonObject & { readonly name: string };
export type Change = Readonly<Record<string, unknown>>;

interface Standing {
  readonly in: string;
  readonly episode?: string;
  readonly purses: Readonly<Record<string, number>>;
  readonly tokens: number;
  readonly marks: readonly string[];
  readonly candidate: boolean;
  readonly opponent: boolean;
}

export interface StepResult {
  readonly changes: readonly Change[];
  readonly result?: JsonObject;
  readonly standings: Readonly<Record<string, Standing>>;
  readonly places?: readonly (readonly string[])[];
}

export interface SeasonResult {
  readonly season: string;
  readonly steps: readonly StepResult[];
}

export interface File {
  readonly season?: unknown;
  readonly settings?: unknown;
  readonly people?: unknown;
  readonly steps?: unknown;
  readonly [other: string]: unknown;
}

/** The people and the first step, unless a test says otherwise. */
export const FOUR = [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy' }, { name: 'Dee' }] as const;
export const FIRST = { episode: '1' } as const;

/** Plays a season. If the file has mistakes, returns a line for each instead. */
export function attempt(file: unknown): SeasonResult | readonly string[] {
  // As in a real file, nothing is undefined.
  const played = playSeason(JSON.parse(JSON.stringify(file)), EVERY_GAME);
  if (!played.ok) return played.error.map(({ place, text }) => `${formatPath(place)}: ${text}`);
  return JSON.parse(JSON.stringify(seasonJson(played.value))) as SeasonResult;
}

/** The results of all steps after the first episode. */
export function played(steps: readonly unknown[], file: File = {}): readonly StepResult[] {
  const result = attempt({ season: 'Test', people: FOUR, ...file, steps: [FIRST, ...steps] });
  if (!('steps' in result)) throw new Error(result.join('\n'));
  return result.steps.slice(1);
}

export function last(steps: readonly StepResult[]): StepResult {
  const step = steps.at(-1);
  if (step === undefined) throw new Error('There is no step.');
  return step;
}

export function refused(steps: readonly unknown[], file: File = {}): string {
  const result = attempt({ season: 'Test', people: FOUR, ...file, steps: [FIRST, ...steps] });
  if ('steps' in result) throw new Error('It was played.');
  return result.join('\n');
}

export function by(...changes: readonly Change[]): JsonObject {
  return { changes, reason: 'as it was' } as unknown as JsonObject;
}

/** The changes without their causes. Expects that each has a cause. */
export function plain(changes: readonly Change[]): readonly Change[] {
  return changes.map(({ cause, ...change }) => {
    expect(cause).toMatch(/^\S.*\S$/u);
    return change;
  });
}

/** Standings in which people have nothing except this. */
export function standingsOf(
  some: Readonly<Record<string, Partial<Standing>>>,
  names: readonly string[] = FOUR.map(({ name }) => name),
  currencies: readonly string[] = ['garnets'],
): Readonly<Record<string, Standing>> {
  return Object.fromEntries(
    names.map((name) => {
      const { purses, ...more } = some[name] ?? {};
      const nothing = { in: 'in', tokens: 0, marks: [], candidate: false, opponent: false };
      const empty = Object.fromEntries(currencies.map((currency) => [currency, 0]));
      return [name, { ...nothing, ...more, purses: { ...empty, ...purses } }];
    }),
  );
}

export function kept(name: string): JsonObject {
  const file: unknown = JSON.parse(readFileSync(`test/kept-games/${name}.json`, 'utf8'));
  if (!isObject(file) || !isObject(file.scenario)) throw new Error(`${name} is no kept game.`);
  return file.scenario as JsonObject;
}

/** A kept game, and people with the names in its roster. */
export function keptWith(
  name: string,
  standing: JsonObject = {},
): { match: JsonObject; people: readonly Person[] } {
  const match = kept(name);
  const players = match['players'] as readonly Person[];
  return { match, people: players.map((player) => ({ ...standing, name: player.name })) };
}

/** A duel that Ana loses to Bo, also as a death match. */
export const hunt = keptWith('tactical-picture-hunt-1');
export const DUEL = { match: hunt.match, kind: 'death' } as const;

/** A match between main matches that asks nothing, so it's over at once. */
export function quiet(players?: readonly unknown[], kind = 'between'): JsonObject {
  return {
    match: { game: 'between', seed: 's', ...(players === undefined ? {} : { players }) },
    kind,
  } as unknown as JsonObject;
}

/** A season before its first episode, in which everyone has as many garnets. */
export function begunSeason(names: readonly string[], garnets = 0): Season {
  const purses = new Map([['garnets', garnets]]);
  const people = names.map((name) => ({ name, purses, tokens: 0, marks: [] }));
  const started = startSeason('A season', {}, people);
  if (!started.ok) throw new Error('It doesn’t start.');
  return started.value;
}
