// Exports the resolved stages of a game as a scenario, and takes a scenario in as a new game.
import { isObject, isJsonObject, type JsonObject } from '../../games/frame/json';
import { problemTexts } from '../../games/frame/problems';
import { fail, ok, type Result } from '../../games/frame/result';
import { count } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import type { Entry, EntryBody } from '../record/entries';
import { LEDGER_VERSION } from '../record/entry-fields';
import { commitment, type NewEntry } from '../record/ledger';
import type { GameRecord, RecordedRound } from '../record/game-record';
import type { Secret } from '../record/secret';
import type { TimingEntry } from '../record/timing-entry';
import { leftEntries } from '../record/left';
import { importedText } from '../session/round-words';
import { playScenario, readScenario, type PlayedScenario, type Scenario } from './scenario';

/** Writes a game as a scenario (docs/scenarios.md): its set-up and every resolved stage. */
export function scenarioOf(record: GameRecord): JsonObject {
  const { game, seed, players } = record.setUp;
  const json: unknown = JSON.parse(
    JSON.stringify({ game, seed, settings: record.settings, players, stages: stagesOf(record) }),
  );
  return isJsonObject(json) ? json : {};
}

function stagesOf({ stages }: GameRecord): readonly unknown[] {
  return stages.map((stage, at) => {
    const { left = [] } = stage;
    const before = stages[at - 1]?.left ?? [];
    const same = left.length === before.length && left.every((name) => before.includes(name));
    return { ...stageOf(stage), ...(same ? {} : { left }) };
  });
}

function stageOf({ stage, submissions, hostSubmissions, hostFacts }: RecordedRound): object {
  const host = {
    ...(hostSubmissions.length === 0
      ? {}
      : { submissions: hostSubmissions.map(({ player, move, reason }) => ({ player, move, reason })) }),
    ...(isObject(hostFacts) ? hostFacts : {}),
  };
  return {
    stage,
    submissions: submissions.map(({ player, move, late, early, former }) => ({
      player,
      move,
      late,
      early,
      former,
    })),
    ...(Object.keys(host).length === 0 ? {} : { host }),
  };
}

export interface Imported {
  readonly scenario: Scenario;
  readonly played: PlayedScenario;
}

/** Reads a scenario and plays it, before anything is written. */
export function readImport(json: unknown): Result<Imported, CallProblem> {
  const scenario = readScenario(json);
  const played = scenario.ok ? playScenario(scenario.value) : scenario;
  if (!scenario.ok || !played.ok) {
    return fail({
      code: 'not-a-scenario',
      text: 'Importing a game: this file is not a game that Round Keeper exported.',
      details: problemTexts(played.ok ? [] : played.error),
    });
  }
  return ok({ scenario: scenario.value, played: played.value });
}

/** What a new game needs and no scenario has. */
type ImportedSetUp = Pick<
  EntryBody<'set-up'>,
  'book' | 'zone' | 'timings' | 'practice' | 'keys' | 'season' | 'invites' | 'continued'
>;

/**
 * Makes the ledger entries of an imported game: it goes on from the state of the scenario with these times, or is a
 * practice copy without times.
 */
export function importEntries(
  imported: Imported,
  {
    newKey,
    timings,
    ...setting
  }: {
    readonly book: Secret;
    readonly zone: string;
    readonly newKey: () => Secret;
    readonly timings: readonly TimingEntry[] | undefined;
  },
): readonly NewEntry[] {
  const { scenario, played } = imported;
  const { info, roster } = played.match;
  const keys = roster.map((player) => ({ player, key: newKey() }));
  const seed = `Seed commitment: ${commitment(scenario.seed)}`;
  return timings === undefined
    ? matchEntries(
        imported,
        { ...setting, timings: [], practice: true, keys },
        `Made a practice copy of an exported game of ${info.title}. ${seed}`,
      )
    : matchEntries(
        imported,
        { ...setting, timings, practice: false, invites: true, continued: true, keys },
        `Went on with an exported game of ${info.title}, of which ${count(played.stages.length, 'stage was', 'stages were')} played before. Hashes noted before belong to the earlier record. ${seed}`,
      );
}

/** Makes the ledger entries of a match that was played elsewhere; `text` is the text of its set-up. */
export function matchEntries(
  { scenario, played }: Imported,
  own: ImportedSetUp,
  text: string,
): readonly NewEntry[] {
  const setUp: Entry = {
    kind: 'set-up',
    body: {
      ...own,
      ledgerVersion: LEDGER_VERSION,
      game: scenario.game,
      rulesVersion: played.match.info.rulesVersion,
      seed: scenario.seed,
      settings: played.match.settings,
      players: scenario.players,
    },
  };
  return [
    { entry: setUp, text },
    ...played.entered.flatMap((stage, index): readonly NewEntry[] => {
      const { submissions = [], host } = stage;
      const received = submissions.map((submission, at) => ({
        ...submission,
        from: `import:${at + 1}`,
        at: 0,
      }));
      const entered = host?.submissions.map(({ reason = '', ...entry }) => ({ ...entry, reason })) ?? [];
      const resolved: Entry = {
        kind: 'resolved',
        body: {
          stage: stage.stage,
          submissions: received,
          hostSubmissions: entered,
          hostFacts: host?.facts ?? {},
        },
      };
      return [
        ...leftEntries(stage.stage, played.entered[index - 1]?.left ?? [], stage.left),
        { text: importedText(played.stages[index]?.stage ?? stage.stage), entry: resolved },
      ];
    }),
  ];
}
