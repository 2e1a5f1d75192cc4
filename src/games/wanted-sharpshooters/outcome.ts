// Objectives, winners, losers and Tokens of Life at the end (WS-14 to WS-16).
import type { JsonObject } from '../json';
import { recordOf } from '../json';
import { isAlive, living } from './board';
import { targetsOf } from './setup';
import type { Objectives, State, Verdict } from './types';

const TO_WIN = 2;
const ALL_OBJECTIVES = 3;
/** With so many tokens awarded in total, every winner loses one. */
const TOO_MANY_TOKENS = 7;
const GARNETS_EACH = 2;

/** What the end of the last round decides. */
export function verdictOf(state: State): Verdict {
  const { players } = state;
  const objectives = new Map(players.map((name) => [name, objectivesOf(state, name)]));
  const countOf = (name: string): number => objectives.get(name)?.count ?? 0;
  const winners = players.filter((name) => countOf(name) >= TO_WIN);
  const complete = players.filter((name) => countOf(name) === ALL_OBJECTIVES);
  const fewest = Math.min(...players.map(countOf));
  const tooMany = winners.length + complete.length >= TOO_MANY_TOKENS;
  const kept = tooMany ? complete : winners;
  return {
    alive: living(state).length,
    objectives,
    winners,
    losers: players.filter((name) => countOf(name) === fewest && !winners.includes(name)),
    givers: tooMany ? [] : complete,
    tokens: new Map(players.map((name) => [name, kept.includes(name) ? 1 : 0])),
    tooMany,
  };
}

function objectivesOf(state: State, name: string): Objectives {
  const survived = living(state).length <= state.settings.aliveAtEnd && isAlive(state, name);
  const targets = targetsOf(state.cycle, name).map((target) => ({
    name: target,
    killed: (state.kills.get(target) ?? []).includes(name),
  }));
  const count = (survived ? 1 : 0) + targets.filter(({ killed }) => killed).length;
  return { survived, targets, count };
}

/** Garnets earned at the end: for each objective two. */
export function garnetsEarned({ objectives }: Verdict): ReadonlyMap<string, number> {
  return new Map([...objectives].map(([name, { count }]) => [name, GARNETS_EACH * count]));
}

/** The `outcome` of a scenario's result. */
export function outcome({ phase }: State): JsonObject | null {
  if (phase.kind !== 'over') return null;
  const { verdict, candidate, tokens } = phase;
  return {
    objectives: recordOf(
      [...verdict.objectives].map(([name, { survived, targets, count }]) => [
        name,
        { survived, targets: recordOf(targets.map((target) => [target.name, target.killed])), count },
      ]),
    ),
    winners: verdict.winners,
    losers: verdict.losers,
    tokens: recordOf(tokens),
    candidate,
    garnets: recordOf(garnetsEarned(verdict)),
  };
}
