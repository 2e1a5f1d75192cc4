// Exports a game as a scenario.
import type { Catalogue } from '../../games/frame/catalogue';
import { isObject, isJsonObject, type JsonObject } from '../../games/frame/json';
import type { GameRecord, RecordedRound } from '../record/game-record';
import { holder, type People } from '../record/people';
import { replay } from '../session/replay';

/** The scenario as docs/scenarios.md describes it: set-up, substitutes, and every resolved stage. */
export function exportScenario(record: GameRecord, people: People, games: Catalogue): JsonObject {
  const { game, seed, players } = record.setUp;
  const holders = listSubstitutes(record, people, games);
  const json: unknown = JSON.parse(
    JSON.stringify({
      ...{ game, seed, settings: record.settings, players },
      ...(holders.length === 0 ? {} : { substitutes: holders }),
      stages: exportStages(record),
    }),
  );
  return isJsonObject(json) ? json : {};
}

/** Substitutes in order, each with the first stage they played. Leaves out anyone who came after the end. */
function listSubstitutes(
  record: GameRecord,
  people: People,
  games: Catalogue,
): readonly { player: string; person: string; from: string }[] {
  const seats = record.setUp.held.map(({ seat }) => seat);
  if (seats.every((seat) => people.seats.get(seat)?.terms.length === 1)) return [];
  const replayed = replay(record, games);
  const open = replayed.ok ? replayed.value.opened.stage : null;
  const stages = [
    ...record.stages.map(({ stage, row }) => ({ stage, row })),
    ...(open === null ? [] : [{ stage: open.name, row: Infinity }]),
  ];
  const found = seats.flatMap((player) => {
    let before = player;
    return stages.flatMap(({ stage: from, row }) => {
      const person = holder(people, player, row).name;
      if (person === before) return [];
      before = person;
      return [{ player, person, from }];
    });
  });
  const place = (from: string): number => stages.findIndex(({ stage }) => stage === from);
  return found.sort((one, other) => place(one.from) - place(other.from));
}

function exportStages({ stages }: GameRecord): readonly unknown[] {
  return stages.map((stage, at) => {
    const { left = [] } = stage;
    const before = stages[at - 1]?.left ?? [];
    const same = left.length === before.length && left.every((name) => before.includes(name));
    return { ...exportStage(stage), ...(same ? {} : { left }) };
  });
}

function exportStage({ stage, submissions, hostSubmissions, hostFacts }: RecordedRound): object {
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
