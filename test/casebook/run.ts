// Plays a case with the same functions as `npm run play`, and lists the differences from what it expects.
import { GAMES } from '../../src/games/catalogue';
import type { Catalogue } from '../../src/games/frame/catalogue';
import { isList, isObject, fromEntries, type Json, type JsonObject } from '../../src/games/frame/json';
import type { StageResult } from '../../src/games/frame/match';
import type { Reader as ViewReader } from '../../src/games/frame/reader-tabs';
import type { News } from '../../src/games/frame/news';
import { formatPath, type Problem } from '../../src/games/frame/result';
import { quote } from '../../src/games/frame/wording';
import { cellValue, type Tab } from '../../src/games/frame/tabs';
import { playScenario, resultJson, type PlayedScenario } from '../../src/rounds/proof/scenario';
import { undrawn } from '../support/undrawn';
import { askedOf, closedTo, judgeAsked } from './asked';
import { compare, equal, exactly } from './compare';
import type { FiledCase, Folder } from './files';
import type { Case, Expectation, Fragment, Played, Reader, Stage, StageExpectation } from './format';
import type { PlayedCase } from './recorded';
import { judgeSheets, stagesWithResults } from './sheet';

type Shared = FiledCase['shared'];

/** The case as a scenario, and every difference from what it expects. */
interface CaseRun {
  readonly scenario: JsonObject;
  readonly differences: readonly string[];
  /** The codes of all problems that occurred. */
  readonly codes: readonly string[];
  readonly played: PlayedCase;
}

/** Plays a case of the catalogue's games, or of `games`. */
export function runCase(
  folder: Pick<Folder, 'name'>,
  { entry, shared }: Pick<FiledCase, 'entry' | 'shared'>,
  games: Catalogue = GAMES,
): CaseRun {
  const scenario = scenarioOf(folder.name, entry, shared);
  const result = play(scenario, games);
  const differences = [...judge(entry, result), ...judgeSheets(scenario, entry.stages ?? [])];
  const { same } = entry;
  const codes = codesOf(result);
  if (same === undefined) return { scenario, differences, codes, played: result };
  const copy: Case = { ...entry, ...same.change };
  const other = scenarioOf(folder.name, copy, shared);
  const otherResult = play(other, games);
  return {
    scenario: { case: scenario, changed: other },
    played: result,
    codes: [...codes, ...codesOf(otherResult)],
    differences: [
      ...differences,
      ...judge({ ...same.change, title: '', case: '' }, otherResult).map((line) => `changed copy: ${line}`),
      ...(result.ok && otherResult.ok ? samenesses(same.to, result.value, otherResult.value) : []),
    ],
  };
}

function play(scenario: JsonObject, games: Catalogue): PlayedCase {
  return playScenario(JSON.parse(JSON.stringify(scenario)), games);
}

function codesOf(result: PlayedCase): readonly string[] {
  const problems = result.ok
    ? result.value.stages
        .flatMap(({ fates }) => fates)
        .flatMap(({ fate }) => (fate.kind === 'refused' ? fate.problems : []))
    : result.error;
  return problems.map(({ code }) => code);
}

function reasonText({ place, text }: Problem): string {
  return place.length === 0 ? text : `at ${formatPath(place)}: ${text}`;
}

/** The case as a scenario file. */
export function scenarioOf(folder: string, entry: Played, shared: Shared): JsonObject {
  const players = typeof entry.players === 'string' ? shared.rosters?.[entry.players] : entry.players;
  const whole: Record<string, Json> = {
    game: entry.game ?? folder,
    seed: entry.seed ?? 'casebook',
    players: players ?? entry.players ?? [],
    ...(entry.settings === undefined ? {} : { settings: settingsOf(entry.settings, shared) }),
  };
  const stages = stagesWithResults(whole, entry.stages ?? [], stageJson);
  return fromEntries(
    Object.entries({ ...whole, stages, ...entry.scenario }).filter(
      ([key]) => !(entry.without ?? []).includes(key),
    ),
  );
}

/** A case's settings: an object, the name of shared settings, or a list of both. A setting's last value in the list wins. */
function settingsOf(given: Json, { settings }: Shared): Json {
  const parts = (isList(given) ? given : [given]).map((part) =>
    typeof part === 'string' ? (settings?.get(part) ?? part) : part,
  );
  if (!isList(given)) return parts[0] ?? null;
  return fromEntries(parts.flatMap((part) => (isObject(part) ? Object.entries(part) : [])));
}

function stageJson({ stage, moves, submissions, host, left }: Stage): JsonObject {
  const short = Object.entries(moves ?? {}).map(([player, move]) => ({ player, move }));
  const all = Array.isArray(submissions) ? [...short, ...(submissions as Json[])] : (submissions ?? short);
  return {
    stage,
    submissions: all,
    ...(host === undefined ? {} : { host }),
    ...(left === undefined ? {} : { left }),
  };
}

function judge(entry: Case | (Played & Pick<Case, 'case'>), result: PlayedCase): string[] {
  const { expect = {}, stages = [] } = entry;
  if (!result.ok) {
    const error = result.error.map(reasonText).join(' ');
    if (expect.error === undefined) return [`this is not a scenario: ${error}`];
    return expect.error
      .filter((part) => !error.includes(part))
      .map((part) => `error: expected one with ${quote(part)}, got: ${error}`);
  }
  if (expect.error !== undefined)
    return [`error: expected one with ${quote(expect.error.join(' '))}, but it plays`];
  const played = result.value;
  const json = factsJson(played);
  const stageResults = json.stages as readonly JsonObject[];
  return [
    ...stages.flatMap((stage, at) => {
      const now = played.stages[at];
      const facts = stageResults[at];
      return stage.expect === undefined || now === undefined || facts === undefined
        ? []
        : judgeStage(stage.expect, now, facts).map((line) => `after ${stage.stage}: ${line}`);
    }),
    ...judgeWhole(expect, json),
    ...judgeAsked(expect, played.match),
  ];
}

/** The result of a play as JSON, without tabs, which are only drawn if a case looks at them. */
function factsJson({ match, stages }: PlayedScenario): JsonObject {
  return resultJson({ match, stages: stages.map(undrawn) });
}

function judgeStage(expect: StageExpectation, now: StageResult, facts: JsonObject): string[] {
  const differences: string[] = [];
  if (expect.counted !== undefined && !equal(expect.counted, facts.counted)) {
    differences.push(`counted: expected ${show(expect.counted)}, got ${show(facts.counted)}`);
  }
  if (expect.refused !== undefined) differences.push(...judgeRefused(expect.refused, facts.refused ?? []));
  if (expect.state !== undefined) differences.push(...compare(expect.state, facts.state, 'state'));
  if (expect.result !== undefined) differences.push(...compare(expect.result, facts, 'result'));
  for (const [reader, fragments] of expect.tells ?? []) {
    const lines = linesOf(now, reader);
    for (const fragment of fragments.filter((each) => !occurs(each, lines ?? []))) {
      differences.push(`${reader} is not told ${show(fragment)}`);
    }
    if (lines === undefined) differences.push(`tells: nobody is called ${quote(reader)}`);
  }
  for (const [reader, fragments] of expect.hides ?? []) {
    const lines = [...(linesOf(now, reader) ?? []), ...newsOf(now, reader).map((text) => [text])];
    for (const fragment of fragments.filter((each) => occurs(each, lines))) {
      differences.push(`${reader} is told ${show(fragment)}`);
    }
    if (linesOf(now, reader) === undefined) differences.push(`hides: nobody is called ${quote(reader)}`);
  }
  return differences;
}

function judgeRefused(expected: NonNullable<StageExpectation['refused']>, actual: Json): string[] {
  const refused = actual as readonly { index: Json; player: string; reasons: readonly string[] }[];
  const short = (list: readonly { readonly index: Json; readonly player: string }[]): Json =>
    list.map(({ index, player }) => ({ index, player }));
  if (!equal(short(expected), short(refused))) {
    return [`refused: expected ${show(short(expected))}, got ${show(refused)}`];
  }
  return expected.flatMap(({ index, saying = [], reasons: number }, at) => {
    const reasons = refused[at]?.reasons ?? [];
    return [
      ...saying
        .filter((fragment) => !reasons.some((text) => text.includes(fragment)))
        .map((fragment) => `refused ${index}: no reason says ${quote(fragment)}: ${show(reasons)}`),
      ...(number === undefined || number === reasons.length
        ? []
        : [`refused ${index}: expected ${number} reasons, got ${show(reasons)}`]),
    ];
  });
}

function judgeWhole(expect: Expectation, json: JsonObject): string[] {
  const differences: string[] = [];
  if (expect.next !== undefined && expect.next !== json.next) {
    differences.push(`next: expected ${show(expect.next)}, got ${show(json.next)}`);
  }
  if (expect.outcome !== undefined) differences.push(...compare(expect.outcome, json.outcome, 'outcome'));
  const warnings = json.warnings as readonly string[];
  if (expect.warnings?.length === 0 && warnings.length > 0) {
    differences.push(`warnings: expected none, got ${show(warnings)}`);
  }
  for (const fragment of expect.warnings ?? []) {
    if (!warnings.some((text) => text.includes(fragment))) {
      differences.push(`warnings: none says ${quote(fragment)}: ${show(warnings)}`);
    }
  }
  return differences;
}

/** Lists what these readers see differently in two plays. It's also a problem if the plays don't differ for anyone. */
function samenesses(readers: readonly Reader[], one: PlayedScenario, other: PlayedScenario): string[] {
  const differences: string[] = [];
  if (one.stages.length !== other.stages.length)
    differences.push('same: the copy has another number of stages');
  if (equal(everything(one), everything(other))) {
    differences.push('same: the changed copy plays the same for everyone, so the pair shows nothing');
  }
  for (const [at, now] of one.stages.entries()) {
    const then = other.stages[at];
    if (then === undefined) continue;
    for (const reader of readers) {
      const told = (stage: StageResult): Json => [
        tabsOf(stage, reader)?.map(({ title, rows }) => ({
          title,
          rows: rows.map((row) => row.map(looks)),
        })) ?? [],
        newsOf(stage, reader),
        askedOf(stage.next, reader),
      ];
      for (const line of exactly(told(now), told(then), '')) {
        differences.push(`same: after ${now.stage}, ${reader} can tell them apart at ${line}`);
      }
    }
  }
  return differences;
}

function everything(played: PlayedScenario): Json {
  return [
    resultJson(played),
    played.stages.map(({ next }) => next.view('host').map((tab) => tab.rows)),
  ] as unknown as Json;
}

function looks(cell: Tab['rows'][number][number]): Json {
  return typeof cell === 'object' ? (JSON.parse(JSON.stringify(cell)) as Json) : cell;
}

function tabsOf({ next }: StageResult, reader: Reader): readonly Tab[] | undefined {
  return ['public', 'host', 'published', ...next.roster].includes(reader)
    ? next.view(viewReader(reader))
    : undefined;
}

function viewReader(reader: Reader): ViewReader {
  if (reader === 'host' || reader === 'published') return reader;
  return reader === 'public' ? 'everyone' : { player: reader };
}

function newsOf({ news }: StageResult, reader: Reader): readonly string[] {
  const reads = ({ to }: News): boolean => {
    if (reader === 'host' || reader === 'published' || to === 'everyone') return true;
    return to.player === reader;
  };
  return news.filter(reads).map(({ text }) => text);
}

/** A reader's tabs and closed choices as rows of cells; for the host, also the warnings about the stage. */
function linesOf(
  stage: StageResult,
  reader: Reader,
): readonly (readonly (string | number | boolean)[])[] | undefined {
  const lines = tabsOf(stage, reader)?.flatMap(({ title, rows }) => [
    [title],
    ...rows.map((row) => row.map(cellValue)),
  ]);
  const closed = closedTo(stage.next, reader).map(({ title, answer, why }) => [title, answer, why]);
  const warned = reader === 'host' ? stage.warnings.map((text) => [text]) : [];
  return lines === undefined ? undefined : [...lines, ...closed, ...warned];
}

/** Text is looked for within a row, whose cells are joined with “ | ”. A number must be a whole cell. */
function occurs(fragment: Fragment, lines: readonly (readonly (string | number | boolean)[])[]): boolean {
  return lines.some((cells) =>
    typeof fragment === 'number'
      ? cells.includes(fragment)
      : cells.map(String).join(' | ').includes(fragment),
  );
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
