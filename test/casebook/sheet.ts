// The tabs in which a host computes, in a case (OM-4): Results as a stage has it becomes the host's part, and Answers is
// what would stand there.
import type { Cell } from '../../src/games/frame/fields';
import { isList, isObject, type Json, type JsonObject } from '../../src/games/frame/json';
import type { Match, OpenStage } from '../../src/games/frame/match';
import { playScenario, readScenario, stageInput } from '../../src/rounds/proof/scenario';
import { answersCells, resultsCells } from '../../src/rounds/session/match-tabs';
import { takeResults } from '../../src/rounds/session/results';
import { equal } from './compare';
import type { Stage } from './format';

type Rows = readonly (readonly Cell[])[];

/** A host's part as Results says it; nothing is taken where a cell is refused. */
interface Taken {
  readonly facts: JsonObject | undefined;
  readonly refused: readonly string[];
}

/** The stages of a scenario, each with what is taken from its Results as the host's part. */
export function stagesWithResults(
  base: JsonObject,
  stages: readonly Stage[],
  stageJson: (stage: Stage) => JsonObject,
): readonly JsonObject[] {
  const played: JsonObject[] = [];
  for (const stage of stages) {
    const json = stageJson(stage);
    const open = stage.results === undefined ? undefined : openAfter(base, played)?.match.stage;
    const taken = stage.results === undefined || !open ? undefined : take(open, rowsOf(stage.results));
    played.push(taken?.facts === undefined ? json : { ...json, host: taken.facts });
  }
  return played;
}

/** Every difference of the two tabs from what the stages of a case expect. */
export function judgeSheets(scenario: JsonObject, stages: readonly Stage[]): readonly string[] {
  const listed: Json = scenario.stages ?? [];
  const all = isList(listed) ? listed.flatMap((one) => (isObject(one) ? [one] : [])) : [];
  let answers: Rows = [];
  return stages.flatMap((stage, at) => {
    const { expect, results, stage: name } = stage;
    if (results === undefined && expect?.answers === undefined) return [];
    const played = openAfter(scenario, all.slice(0, at));
    const open = played?.match.stage;
    const read = readScenario(scenario);
    const json = read.ok ? read.value.stages?.[at] : undefined;
    if (played === undefined || !open || json === undefined) return [`${name} is not open`];
    const { fates } = played.match.judge({ ...stageInput(json), hostFacts: {} });
    const { past, match } = played;
    answers = written(answers, answersCells({ stage: open, past, fates, players: match.roster }, answers));
    const taken = results === undefined ? undefined : take(open, rowsOf(results));
    return [
      ...differs('answers', expect?.answers, answers as unknown as Json),
      ...differs('empty', expect?.empty, resultsCells(open.hostQuestions, match.roster) as unknown as Json),
      ...differs('taken', expect?.taken, taken?.facts ?? {}),
      ...differs('unread', expect?.unread ?? (taken === undefined ? undefined : []), [
        ...(taken?.refused ?? []),
      ]),
    ].map((line) => `after ${name}: ${line}`);
  });
}

function differs(what: string, expected: Json | undefined, actual: Json): readonly string[] {
  if (expected === undefined || equal(expected, actual)) return [];
  return [`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

function openAfter(
  base: JsonObject,
  stages: readonly JsonObject[],
): { readonly match: Match; readonly past: readonly OpenStage[] } | undefined {
  const matchAfter = (count: number): Match | undefined => {
    const read = readScenario({ ...base, stages: stages.slice(0, count) });
    const played = read.ok ? playScenario(read.value) : undefined;
    return played?.ok === true ? played.value.match : undefined;
  };
  const match = matchAfter(stages.length);
  const past = stages.flatMap((_, count) => matchAfter(count)?.stage ?? []);
  return match === undefined ? undefined : { match, past };
}

function take(open: OpenStage, cells: Rows): Taken {
  const { answers, refused } = takeResults({ title: 'Results', cells }, open.hostQuestions);
  const facts = open.hostFromAnswers((title) => answers[title] ?? '');
  return { facts: refused.length === 0 && isObject(facts) ? asJson(facts) : undefined, refused };
}

function asJson(facts: object): JsonObject {
  return JSON.parse(JSON.stringify(facts)) as JsonObject;
}

function rowsOf(rows: Json): Rows {
  return rows as unknown as Rows;
}

function written(before: Rows, cells: ReturnType<typeof answersCells>): Rows {
  const grid = before.map((row) => [...row]);
  for (const { at, row, cells: run } of cells ?? []) {
    run.forEach((cell, index) => {
      while (grid.length <= row + index) grid.push([]);
      const line = grid[row + index] ?? [];
      while (line.length < at) line.push('');
      line[at] = cell;
    });
  }
  return grid;
}
