// Cases about the tabs in which hosts compute (OM-4): reads the host's decisions from Results, and compares the tabs.
import { GAMES } from '../../src/games/catalogue';
import type { Cell } from '../../src/games/frame/fields';
import { isList, isObject, type Json, type JsonObject } from '../../src/games/frame/json';
import type { Match, OpenStage } from '../../src/games/frame/match';
import { playScenario, readScenario, toStageInput } from '../../src/rounds/proof/scenario';
import { MATCH_TABS, type EnteredCell, type FormerTab } from '../../src/rounds/ports/match-tabs';
import { copyTabs, type CopiedTabs } from '../../src/rounds/session/copied-tabs';
import { lineChecker } from '../../src/rounds/session/host-part';
import { historyCells } from '../../src/rounds/session/history-tab';
import { answersCells, resultsCells } from '../../src/rounds/session/match-tab-cells';
import { readSheetResults } from '../../src/rounds/session/results';
import type { SheetMatch, SheetRound } from '../../src/rounds/session/sheet-columns';
import { withRuns } from '../support/paper/match-tabs';
import { equal } from './compare';
import type { Stage } from './format';

type Rows = readonly (readonly Cell[])[];

/** The host's decisions as read from Results; none if a cell is refused. */
interface Taken {
  readonly facts: JsonObject | undefined;
  readonly refused: readonly string[];
}

/** The scenario's stages, with the host's decisions read from their Results. */
export function stagesWithResults(
  base: JsonObject,
  stages: readonly Stage[],
  stageJson: (stage: Stage) => JsonObject,
): readonly JsonObject[] {
  const played: JsonObject[] = [];
  for (const stage of stages) {
    const json = stageJson(stage);
    const open = stage.results === undefined ? undefined : openAfter(base, played);
    const taken = stage.results === undefined || !open ? undefined : take(open, rowsOf(stage.results));
    played.push(taken?.facts === undefined ? json : { ...json, host: taken.facts });
  }
  return played;
}

/** Lists the differences between a case's tabs and the expected tabs. */
export function judgeSheets(scenario: JsonObject, stages: readonly Stage[]): readonly string[] {
  let answers: Rows = [];
  let history: Rows = [];
  return stages.flatMap((stage, at) => {
    const { expect, results, former, stage: name } = stage;
    if (
      results === undefined &&
      former === undefined &&
      expect?.answers === undefined &&
      expect?.history === undefined
    )
      return [];
    const played = roundsUpTo(scenario, at);
    const open = played?.match.stage;
    if (played === undefined || !open) return [`${name} is not open`];
    answers = withRuns(copied(answers), answersCells(played.sheet, answers)?.cells ?? []);
    history = withRuns(copied(history), historyCells(played.sheet, history) ?? []);
    const taken = results === undefined ? undefined : take(played.match, rowsOf(results));
    const { roster } = played.match;
    const brought = former === undefined ? undefined : bring(former, played.sheet, open);
    return [
      ...differs('brought', expect?.brought, asTyped(brought)),
      ...differs('unfit', brought === undefined ? undefined : [...(expect?.unfit ?? [])], [
        ...(brought?.notes ?? []),
      ]),
      ...differs('answers', expect?.answers, answers as unknown as Json),
      ...differs('history', expect?.history, history as unknown as Json),
      ...differs('empty', expect?.empty, resultsCells(open.hostQuestions, roster) as unknown as Json),
      ...differs('taken', expect?.taken, taken?.facts ?? {}),
      ...differs('unread', expect?.unread ?? (taken === undefined ? undefined : []), [
        ...(taken?.refused ?? []),
      ]),
    ].map((line) => `after ${name}: ${line}`);
  });
}

/** The match when stage `count` (from 0) opens, with its rounds so far. */
function roundsUpTo(
  scenario: JsonObject,
  count: number,
): { readonly match: Match; readonly sheet: SheetMatch } | undefined {
  const listed: Json = scenario.stages ?? [];
  const stages = isList(listed) ? listed.flatMap((one) => (isObject(one) ? [one] : [])) : [];
  const read = readScenario(scenario);
  const matches = Array.from({ length: count + 1 }, (_, at) => openAfter(scenario, stages.slice(0, at)));
  const rounds = matches.flatMap((match, at): readonly SheetRound[] => {
    const json = read.ok ? read.value.stages?.[at] : undefined;
    if (match === undefined || match.stage === null || json === undefined) return [];
    const { fates } = match.judge({ ...toStageInput(json), hostFacts: {} });
    const over = matches[at + 1]?.sheet;
    const { stage, sheet: opened } = match;
    return [{ number: at + 1, stage, fates, opened, ...(over === undefined ? {} : { over }) }];
  });
  const [match, at] = [matches[count], rounds[count]];
  return match === undefined || at === undefined
    ? undefined
    : { match, sheet: { players: match.roster, rounds, at } };
}

function differs(what: string, expected: Json | undefined, actual: Json): readonly string[] {
  if (expected === undefined || equal(expected, actual)) return [];
  return [`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

function openAfter(base: JsonObject, stages: readonly JsonObject[]): Match | undefined {
  const played = playScenario({ ...base, stages: [...stages] }, GAMES);
  return played.ok ? played.value.match : undefined;
}

function take(match: Match, cells: Rows): Taken {
  const open = match.stage;
  if (open === null) return { facts: undefined, refused: ['no stage is open'] };
  const check = lineChecker(match, open);
  const { answers, refused } = readSheetResults({ title: 'Results', cells }, open.hostQuestions, check);
  const facts = open.hostFromAnswers((title) => answers[title] ?? '');
  return { facts: refused.length === 0 && isObject(facts) ? asJson(facts) : undefined, refused };
}

/** Copies the former match's formulas into the open stage's tabs. */
function bring(former: Readonly<Record<string, Json>>, sheet: SheetMatch, open: OpenStage): CopiedTabs {
  const tabs = Object.entries(former).map(([title, typed]): FormerTab => {
    const which = MATCH_TABS.find((each) => each === title.toLowerCase());
    const cells = rowsOf(typed).map((row) =>
      row.map((cell): EnteredCell =>
        typeof cell === 'string' && cell.startsWith('=') ? { formula: cell } : cell,
      ),
    );
    const values = cells.map((row) => row.map((cell) => (typeof cell === 'object' ? '' : cell)));
    return { ...(which === undefined ? {} : { which }), title, next: `${title} 2`, cells, values };
  });
  const results = tabs.find(({ which }) => which === 'results')?.values ?? [];
  const top = results.findIndex(([first]) => first === 'Player');
  return copyTabs(tabs, {
    players: sheet.players,
    before: results
      .slice(top + 1)
      .flatMap(([name]) => (typeof name === 'string' && name !== '' ? [name] : [])),
    hostQuestions: open.hostQuestions,
    answers: answersCells(sheet)?.cells ?? [],
    history: historyCells(sheet) ?? [],
  });
}

function asTyped(brought: CopiedTabs | undefined): JsonObject {
  return Object.fromEntries(
    (brought?.tabs ?? []).map(({ title, cells }) => [
      title,
      cells.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.formula : cell))),
    ]),
  );
}

function asJson(facts: object): JsonObject {
  return JSON.parse(JSON.stringify(facts)) as JsonObject;
}

const copied = (rows: Rows): Cell[][] => rows.map((row) => [...row]);

function rowsOf(rows: Json): Rows {
  return rows as unknown as Rows;
}
