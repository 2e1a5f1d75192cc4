// Exports the resolved stages of a game as a scenario, and takes a scenario in as a new game.
import { isObject, isJsonObject, type JsonObject } from '../../games/frame/json';
import { sameName } from '../../games/frame/names';
import { problemTexts } from '../../games/frame/problems';
import { fail, type Result } from '../../games/frame/result';
import { count } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import type { Entry, EntryBody } from '../record/entries';
import { LEDGER_VERSION } from '../record/entry-fields';
import { commitment, type NewEntry } from '../record/ledger';
import type { GameRecord, RecordedRound } from '../record/game-record';
import { forText, standInName } from '../record/seats';
import type { Secret } from '../record/secret';
import type { TimingEntry } from '../record/timing-entry';
import { leftEntries } from '../record/left';
import { replay } from '../session/replay';
import { importedText } from '../session/round-words';
import { playScenario, type PlayedScenario, type SeatHolder } from './scenario';

/** Writes a game as a scenario (docs/scenarios.md): its set-up, who played for others, and every resolved stage. */
export function scenarioOf(record: GameRecord): JsonObject {
  const { game, seed, players } = record.setUp;
  const holders = substitutesOf(record);
  const json: unknown = JSON.parse(
    JSON.stringify({
      ...{ game, seed, settings: record.settings, players },
      ...(holders.length === 0 ? {} : { substitutes: holders }),
      stages: stagesOf(record),
    }),
  );
  return isJsonObject(json) ? json : {};
}

/**
 * Lists who played for others, in order of time: those who came before the match, from its first stage. Whoever came
 * after its end did not play it.
 */
function substitutesOf(record: GameRecord): readonly { player: string; person: string; from: string }[] {
  if (record.substitutes.length === 0) return [];
  const replayed = replay(record);
  if (!replayed.ok) return [];
  const { past, opened } = replayed.value;
  const [first = opened.stage?.name] = past.map(({ stage }) => stage.name);
  const stageOf = (since: string): string | undefined =>
    since === '' ? first : (past.find(({ title }) => title === since)?.stage.name ?? opened.stage?.name);
  const holders = record.substitutes.flatMap((one) => {
    const { player } = one;
    const from = stageOf(one.since);
    return from === undefined || !opened.roster.includes(player)
      ? []
      : [{ player, person: standInName(one), from }];
  });
  const last = holders.filter(
    ({ player, from }, at) =>
      !holders.slice(at + 1).some((other) => other.player === player && other.from === from),
  );
  return last.filter(
    ({ player, person }, at) =>
      person !== player || last.slice(0, at).some((other) => other.player === player),
  );
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

/** Reads a scenario and plays it, before anything is written. */
export function readImport(json: unknown): Result<PlayedScenario, CallProblem> {
  const played = playScenario(json);
  return played.ok
    ? played
    : fail({
        code: 'not-a-scenario',
        text: 'Importing a game: this file is not a game that Round Keeper exported.',
        details: problemTexts(played.error),
      });
}

/** What a new game needs and no scenario has. */
type ImportedSetUp = Pick<
  EntryBody<'set-up'>,
  'book' | 'zone' | 'timings' | 'practice' | 'keys' | 'season' | 'invites' | 'continued'
>;

/**
 * Tells substitutes apart whose name somebody else has, since books are found by their readers' names: `Zoe (for Ana)`.
 * `known` are those who came before.
 */
export function distinctHolders(
  holders: readonly SeatHolder[],
  names: readonly string[],
  known: readonly Pick<SeatHolder, 'player' | 'person'>[] = [],
): readonly SeatHolder[] {
  return holders.map((holder) => {
    const { player, person } = holder;
    const isTaken =
      names.some((name) => name !== player && sameName(name, person)) ||
      [...known, ...holders].some((one) => one.player !== player && sameName(one.person, person));
    return person !== player && isTaken ? { ...holder, person: forText(holder) } : holder;
  });
}

/**
 * Makes the ledger entries of an imported game: it goes on from the state of the scenario with these times, or is a
 * practice copy without times.
 */
export function importEntries(
  played: PlayedScenario,
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
  const { info, roster } = played.match;
  const keys = roster.map((player) => ({ player, key: newKey() }));
  const seats = [distinctHolders(played.substitutes, roster), newKey] as const;
  const seed = `Seed commitment: ${commitment(played.scenario.seed)}`;
  return timings === undefined
    ? matchEntries(
        played,
        { ...setting, timings: [], practice: true, keys },
        `Made a practice copy of an exported game of ${info.title}. ${seed}`,
        ...seats,
      )
    : matchEntries(
        played,
        { ...setting, timings, practice: false, invites: true, continued: true, keys },
        `Went on with an exported game of ${info.title}, of which ${count(played.stages.length, 'stage was', 'stages were')} played before. Hashes noted before belong to the earlier record. ${seed}`,
        ...seats,
      );
}

/** Makes the ledger entries of a match that was played elsewhere; `text` is the text of its set-up. */
export function matchEntries(
  { scenario, match, stages, entered: rounds }: PlayedScenario,
  own: ImportedSetUp,
  text: string,
  holders: readonly SeatHolder[],
  newKey: () => Secret,
): readonly NewEntry[] {
  const seatedAt = (place: number, title: string): readonly NewEntry[] =>
    holders.filter(({ from }) => from === place).map((holder) => seatedEntry(holder, title, newKey()));
  const setUp: Entry = {
    kind: 'set-up',
    body: {
      ...own,
      ledgerVersion: LEDGER_VERSION,
      game: scenario.game,
      rulesVersion: match.info.rulesVersion,
      seed: scenario.seed,
      settings: match.settings,
      players: scenario.players,
    },
  };
  return [
    { entry: setUp, text },
    ...rounds.flatMap((stage, index): readonly NewEntry[] => {
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
        ...seatedAt(index, stage.title),
        ...leftEntries(stage.stage, rounds[index - 1]?.left ?? [], stage.left),
        { text: importedText(stages[index]?.stage ?? stage.stage), entry: resolved },
      ];
    }),
    ...seatedAt(rounds.length, match.stage?.title ?? ''),
  ];
}

/** Makes the entry with which somebody plays for a player from a stage on, in a match that was played elsewhere. */
function seatedEntry({ player, person }: SeatHolder, since: string, key: Secret): NewEntry {
  const entry = { kind: 'substituted', body: { player, person, key, since } } as const;
  return { entry, text: `${standInName({ person, player })} plays for ${player} from ${since} on.` };
}
