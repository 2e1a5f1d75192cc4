// Exports a game as a scenario: its set-up and its resolved stages.
import { isObject, isJsonObject, type JsonObject } from '../../games/frame/json';
import type { GameRecord, RecordedRound } from '../record/game-record';
import { standInName } from '../record/seats';
import { replay } from '../session/replay';

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
