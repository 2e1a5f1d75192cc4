// Objectives: who completed which, winners and losers (WS-14 to WS-16).
import { mustGet, ensure } from '../frame/result';
import { byCodeUnit, nameKey } from '../frame/names';
import {
  isAlive,
  livingPlayers,
  TARGET_OFFSETS,
  type Ending,
  type Objectives,
  type RoundsResult,
  type State,
} from './types';

/** Every player's objectives: surviving, and a killing blow to each target. */
export const OBJECTIVES = {
  number: 1 + TARGET_OFFSETS.length,
  toWin: 2,
  garnetsEach: 2,
  survival: (aliveAtEnd: number): string => `Alive at the end (at most ${aliveAtEnd} left)`,
  target: (name: string): string => `Killing blow to ${name}`,
} as const;

/** If this many tokens are awarded, or more, every winner loses one. */
export const TOO_MANY_TOKENS = 7;

/** A player's targets. Sorted by name, so that the order doesn't reveal the distance (WS-1). */
export function playerTargets(cycle: readonly string[], name: string): readonly string[] {
  const at = cycle.indexOf(name);
  const targets = TARGET_OFFSETS.map(({ spots }) =>
    ensure(cycle[(at + spots) % cycle.length], 'A cycle has an end.'),
  );
  return targets.sort((a, b) => byCodeUnit(nameKey(a), nameKey(b)));
}

export function gameResult(state: State): RoundsResult {
  const { players } = state;
  const objectives = new Map(players.map((name) => [name, playerObjectives(state, name)]));
  const countOf = (name: string): number => mustGet(objectives, name).count;
  const winners = players.filter((name) => countOf(name) >= OBJECTIVES.toWin);
  const complete = players.filter((name) => countOf(name) === OBJECTIVES.number);
  const fewest = Math.min(...players.map(countOf));
  const awarded = winners.length + complete.length;
  const tooMany = awarded >= TOO_MANY_TOKENS;
  const kept = tooMany ? complete : winners;
  return {
    objectives,
    survival: { alive: livingPlayers(state), most: state.settings.aliveAtEnd },
    winners,
    losers: players.filter((name) => countOf(name) === fewest && !winners.includes(name)),
    givers: tooMany ? [] : complete,
    tokens: new Map(players.map((name) => [name, kept.includes(name) ? 1 : 0])),
    awarded,
    tooMany,
  };
}

function playerObjectives(state: State, name: string): Objectives {
  const survived = livingPlayers(state).length <= state.settings.aliveAtEnd && isAlive(state, name);
  const targets = playerTargets(state.cycle, name).map((target) => ({
    name: target,
    killed: state.kills.get(target)?.includes(name) === true,
  }));
  const count = (survived ? 1 : 0) + targets.filter(({ killed }) => killed).length;
  return { survived, targets, count };
}

export function garnetsEarned({ objectives }: RoundsResult): ReadonlyMap<string, number> {
  return new Map([...objectives].map(([name, { count }]) => [name, OBJECTIVES.garnetsEach * count]));
}

export function endingTokens(ending: Ending): ReadonlyMap<string, number> {
  return ending.kind === 'over' ? ending.tokens : ending.result.tokens;
}

/** Each player's spare tokens, which must be given away outside the game (WS-16). */
export function excessTokens(tokens: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...tokens].flatMap(([name, n]) => (n > 1 ? [[name, n - 1] as const] : [])));
}
