// Reads and plays scenarios, which are whole games as JSON files (docs/scenarios.md), and writes their results as JSON.
import {
  jsonField,
  listOf,
  object,
  optional,
  refuseReading,
  text,
  yesNo,
  type Field,
  type FieldValue,
} from '../../games/frame/fields';
import {
  mustGet,
  problem,
  nestProblems,
  type Problem,
  fail,
  ok,
  type Result,
} from '../../games/frame/result';
import type { Catalogue } from '../../games/frame/catalogue';
import { isList, isObject, fromEntries, type Json, type JsonObject } from '../../games/frame/json';
import { MAX_PEOPLE, readJsonFile } from '../../games/frame/json-file';
import { resolveAtOnceStages } from '../../games/frame/at-once-stages';
import type { Match, StageResult, StageInput } from '../../games/frame/match';
import type { Reader } from '../../games/frame/reader-tabs';
import { nameFinder, isSameName } from '../../games/frame/names';
import type { PlayableGame } from '../../games/frame/playable';
import { orList, quote } from '../../games/frame/wording';
import { nameFault, cleanName } from '../../games/frame/name-input';
import { plainTab, type PlainTab } from '../../games/frame/tabs';

const submissionField = object({
  player: text({ title: 'player' }),
  move: optional(jsonField),
  late: optional(yesNo({ title: 'late' })),
  early: optional(yesNo({ title: 'early' })),
  former: optional(yesNo({ title: 'former' })),
});

const hostSubmissionField = object({
  player: text({ title: 'player' }),
  move: optional(jsonField),
  reason: optional(text({ title: 'reason' })),
});

/** Drops `late`, `early` and `former` if false, because the host's entries don't have them. */
function withoutFalseFlags(given: unknown): unknown {
  if (!isObject(given)) return given;
  return Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) => !(['late', 'early', 'former'].includes(key) && value === false),
    ),
  );
}

const stageField = object({
  stage: text({ title: 'stage' }),
  submissions: optional(listOf(submissionField)),
  host: optional(hostField()),
  left: optional(listOf(text({ title: 'left' }))),
});

/** Who holds a seat from this stage on. If the player takes the seat back, it's their own name. */
const substituteField = object({
  player: text({ title: 'player' }),
  person: text({ title: 'person' }),
  from: text({ title: 'from' }),
});

type ScenarioStage = FieldValue<typeof stageField>;

/** The host's input. `submissions` are answers entered for players; the game reads all other fields later. */
function hostField(): Field<HostInput> {
  const submissions = listOf(hostSubmissionField);
  return {
    ...jsonField,
    read: (value, at) => {
      if (!isObject(value))
        return refuseReading('not-an-object', at, `host: ${quote(value)} isn’t an object.`);
      const { submissions: given, ...facts } = value;
      const place = [...at.place, 'submissions'];
      const entered = given === undefined ? [] : isList(given) ? given.map(withoutFalseFlags) : given;
      const reading = submissions.read(entered, { place, label: 'submissions' });
      return reading.ok
        ? { ok: true, value: { submissions: reading.value, facts } }
        : { ok: false, draft: undefined, problems: reading.problems };
    },
  };
}

interface HostInput {
  readonly submissions: readonly FieldValue<typeof hostSubmissionField>[];
  readonly facts: unknown;
}

const playersField = listOf(jsonField, MAX_PEOPLE);

const matchFields = {
  game: text({ title: 'game' }),
  seed: text({ title: 'seed' }),
  settings: optional(jsonField),
  substitutes: optional(listOf(substituteField)),
  stages: optional(listOf(stageField)),
};

const scenarioField = object({ ...matchFields, players: playersField });

/** A match in a season's file. If it has no players, they come from the season. */
export const matchField = object({ ...matchFields, players: optional(playersField) });

/** A well-formed scenario. Only playing it shows whether it's valid. */
export type Scenario = FieldValue<typeof scenarioField>;

export interface PlayedScenario {
  readonly game: PlayableGame;
  readonly scenario: Scenario;
  readonly match: Match;
  readonly stages: readonly StageResult[];
  /** The same stages with their inputs, including stages that ended at once (ALL-14). */
  readonly entered: readonly StageWithInputs[];
  /** The substitutes, in order of time. They don't affect the game. */
  readonly substitutes: readonly SeatHolder[];
}

export interface SeatHolder {
  /** The seat's name in the roster. */
  readonly player: string;
  /** Name of the new holder; the player's own name if they play again. */
  readonly person: string;
  /** Index of the stage in `entered`; for the open stage, one past the last. */
  readonly from: number;
}

interface StageWithInputs extends ScenarioStage {
  readonly title: string;
  /** Everyone who has left by then, in roster order. */
  readonly left: readonly string[];
}

export function readScenario(json: unknown): Result<Scenario, readonly Problem[]> {
  const reading = readJsonFile(scenarioField, json, 'Scenario');
  return reading.ok ? ok(reading.value) : fail(reading.problems);
}

/** A submission's index in its stage, or `host-0` for one of the host's. */
type SubmissionIndex = number | `host-${number}`;

/** A stage's input. Submissions' positions become their ids. */
export function toStageInput(stage: ScenarioStage): StageInput {
  return {
    submissions: [
      ...(stage.submissions ?? []).map((submission, index) => ({ id: String(index), ...submission })),
      ...(stage.host?.submissions ?? []).map(({ reason = '', ...submission }, index) => ({
        id: `host-${index}`,
        ...submission,
        byHost: { reason },
      })),
    ],
    hostFacts: stage.host?.facts ?? {},
  };
}

function toSubmissionIndex(id: string): SubmissionIndex {
  return id.startsWith('host-') ? `host-${Number(id.slice('host-'.length))}` : Number(id);
}

/** Plays the scenario as far as it goes. Fails if it can't be played. */
export function playScenario(json: unknown, games: Catalogue): Result<PlayedScenario, readonly Problem[]> {
  const scenario = readScenario(json);
  return scenario.ok ? playMatch(scenario.value, games) : scenario;
}

export function playMatch(scenario: Scenario, games: Catalogue): Result<PlayedScenario, readonly Problem[]> {
  const game = games.find(({ info }) => info.id === scenario.game);
  if (game === undefined) {
    const known = orList(games.map(({ info }) => info.id));
    return fail([problem('unknown-game', ['game'], `game: ${quote(scenario.game)} is not one of ${known}.`)]);
  }
  const begun = game.begin(
    scenario.players,
    scenario.settings === undefined ? {} : scenario.settings,
    scenario.seed,
  );
  if (!begun.ok) return begun;
  let match = begun.value;
  const stages: StageResult[] = [];
  const entered: StageWithInputs[] = [];
  const goOnTo = (name: string | undefined): void => {
    // A file can list a stage that ended at once, as exported files do. If so, it's played as listed.
    if (match.stage?.name === name) return;
    for (const { stage, resolved } of resolveAtOnceStages(match)) {
      entered.push({ stage: stage.name, title: stage.title, left: match.left });
      stages.push(resolved);
      match = resolved.next;
      if (match.stage?.name === name) return;
    }
  };
  for (const [index, stage] of (scenario.stages ?? []).entries()) {
    const place = ['stages', index];
    goOnTo(stage.stage);
    const open = match.stage?.name ?? 'no stage: the game is over';
    if (stage.stage !== match.stage?.name) {
      const words = `stage: ${quote(stage.stage)} is out of order. Expected ${open}.`;
      return fail([problem('stage-out-of-order', [...place, 'stage'], words)]);
    }
    const left = stage.left === undefined ? ok(match.left) : readLeftPlayers(match.roster, stage.left);
    if (!left.ok) return fail(nestProblems(place, left.error));
    const { title } = match.stage;
    const resolved = match.withLeft(left.value).resolve(toStageInput(stage));
    if (!resolved.ok) return fail(nestProblems([...place, 'host'], resolved.error));
    match = resolved.value.next;
    stages.push(resolved.value);
    entered.push({ ...stage, title, left: match.left });
  }
  goOnTo(undefined);
  const reached = [...entered.map(({ stage }) => stage), ...(match.stage === null ? [] : [match.stage.name])];
  const substitutes = readHolders(match.roster, reached, scenario.substitutes ?? []);
  return substitutes.ok
    ? ok({ scenario, game, match, stages, entered, substitutes: substitutes.value })
    : substitutes;
}

/** Seat holders in order of time. `reached` holds the stages up to the open one. */
function readHolders(
  roster: readonly string[],
  reached: readonly string[],
  given: readonly FieldValue<typeof substituteField>[],
): Result<readonly SeatHolder[], readonly Problem[]> {
  const playerCalled = nameFinder(roster, (name) => [name]);
  const problems: Problem[] = [];
  const holders: SeatHolder[] = [];
  for (const [at, one] of given.entries()) {
    const place = ['substitutes', at];
    const player = playerCalled(one.player);
    const fault = nameFault(one.person);
    const from = reached.indexOf(one.from);
    if (player === undefined) {
      const words = `player: ${quote(one.player)} isn’t a player in this game. Expected ${orList(roster)}.`;
      problems.push(problem('unknown-player', [...place, 'player'], words));
    } else if (fault !== undefined) {
      const words = `person: the name ${fault.why}. ${fault.advice}`;
      problems.push(problem(fault.code, [...place, 'person'], words));
    } else if (from === -1) {
      const words = `from: ${quote(one.from)} isn’t a stage that this game has reached. Expected ${orList(reached)}.`;
      problems.push(problem('unknown-stage', [...place, 'from'], words));
    } else {
      const person = cleanName(one.person);
      holders.push({ player, person: isSameName(person, player) ? player : person, from });
    }
  }
  if (problems.length > 0) return fail(problems);
  holders.sort((a, b) => a.from - b.from);
  const twice = twoSeatsProblem(roster, holders);
  return twice === undefined ? ok(holders) : fail([problem('name-taken', ['substitutes'], twice)]);
}

/** Refuses a person who holds two seats at once (ALL-16). */
function twoSeatsProblem(roster: readonly string[], holders: readonly SeatHolder[]): string | undefined {
  const held = new Map(roster.map((seat) => [seat, seat]));
  for (const { player, person } of holders) {
    const other = roster.find((seat) => seat !== player && isSameName(mustGet(held, seat), person));
    if (other !== undefined) {
      return `substitutes: ${person} can’t play for ${player}, because they already play as ${other}. Expected one seat per person.`;
    }
    held.set(player, person);
  }
  return undefined;
}

/** Players who have left, each once, spelled as in the roster. */
function readLeftPlayers(
  roster: readonly string[],
  given: readonly string[],
): Result<readonly string[], readonly Problem[]> {
  const playerCalled = nameFinder(roster, (name) => [name]);
  const players = given.map((name) => playerCalled(name));
  const problems = players.flatMap((player, at) => {
    const place = ['left', at];
    if (player === undefined) {
      const words = `left: ${quote(given[at])} isn’t a player in this game. Expected ${orList(roster)}.`;
      return [problem('unknown-player', place, words)];
    }
    return players.indexOf(player) < at
      ? [problem('repeated', place, `left: ${player} is listed twice. List each player only once.`)]
      : [];
  });
  return problems.length > 0 ? fail(problems) : ok(players.flatMap((player) => player ?? []));
}

/** The result as docs/scenarios.md describes it. */
export function resultJson({ match, stages }: Pick<PlayedScenario, 'match' | 'stages'>): JsonObject {
  return {
    game: match.info.id,
    stages: stages.map((resolved) => ({
      stage: resolved.stage,
      counted: fromEntries([...resolved.counted].map(([player, id]) => [player, toSubmissionIndex(id)])),
      refused: refusalsJson(resolved),
      state: resolved.next.facts,
      views: viewsJson(resolved.next),
      ...resolved.result,
    })),
    warnings: match.warnings,
    next: match.stage?.name ?? null,
    outcome: match.outcome,
  };
}

function refusalsJson({ fates }: StageResult): Json {
  return fates.flatMap(({ fate, id, player }) =>
    fate.kind === 'refused'
      ? [{ index: toSubmissionIndex(id), player, reasons: fate.problems.map(({ text }) => text) }]
      : [],
  );
}

function viewsJson(match: Match): JsonObject {
  const tabs = (reader: Reader): Json => match.view(reader).map((tab) => tabJson(plainTab(tab)));
  return {
    public: tabs('everyone'),
    players: fromEntries(match.roster.map((player) => [player, tabs({ player })])),
  };
}

function tabJson({ title, rows }: PlainTab): JsonObject {
  return { title, rows };
}
