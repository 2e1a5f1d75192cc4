// Objectives, winners, losers and Tokens of Life (WS-14 to WS-16), and what follows the last round.
import type { Chance } from '../chance';
import type { JsonObject } from '../json';
import { recordOf } from '../json';
import { byCodeUnit, fold } from '../names';
import type { Resolution } from '../stage';
import type { CandidateCause, Event } from './events';
import { isAlive, living, TARGETS, type Objectives, type RoundsResult, type State } from './types';

/** The objectives: to survive, and the killing blow to each target. */
export const OBJECTIVES = {
  number: 1 + TARGETS.length,
  toWin: 2,
  garnetsEach: 2,
  survival: (aliveAtEnd: number): string => `Be one of at most ${aliveAtEnd} alive at the end`,
  target: (name: string): string => `Killing blow to ${name}`,
} as const;

/** With so many tokens awarded in total, every winner loses one. */
export const TOO_MANY_TOKENS = 7;

/** A player's targets in an order that does not say which is how many spots on (WS-1). */
export function targetsOf(cycle: readonly string[], name: string): readonly string[] {
  const at = cycle.indexOf(name);
  return TARGETS.flatMap(({ spots }) => cycle[(at + spots) % cycle.length] ?? []).sort((a, b) =>
    byCodeUnit(fold(a), fold(b)),
  );
}

function resultOf(state: State): RoundsResult {
  const { players } = state;
  const objectives = new Map(players.map((name) => [name, objectivesOf(state, name)]));
  const countOf = (name: string): number => objectives.get(name)?.count ?? 0;
  const winners = players.filter((name) => countOf(name) >= OBJECTIVES.toWin);
  const complete = players.filter((name) => countOf(name) === OBJECTIVES.number);
  const fewest = Math.min(...players.map(countOf));
  const tooMany = winners.length + complete.length >= TOO_MANY_TOKENS;
  const kept = tooMany ? complete : winners;
  return {
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

/** Garnets earned at the end, by player. */
function garnetsEarned({ objectives }: RoundsResult): ReadonlyMap<string, number> {
  return new Map([...objectives].map(([name, { count }]) => [name, OBJECTIVES.garnetsEach * count]));
}

/** Ends the rounds: everything about the targets is revealed, then comes a vote if one is held. */
export function endRounds(before: State, chance: Chance): Resolution<State, Event> {
  const result = resultOf(before);
  const { winners, losers } = result;
  // There is no round after the last in which poison would deal damage (WS-10).
  const state: State = { ...before, poison: [] };
  const revealed: Event = { kind: 'targets-revealed', to: 'everyone', cycle: state.cycle, result };
  if (winners.length > 0 && losers.length > 1) {
    return { state: { ...state, phase: { kind: 'vote', result } }, events: [revealed] };
  }
  const candidate = chance.for('candidate').pick(losers) ?? null;
  const cause: CandidateCause =
    losers.length === 0 ? 'no-loser' : losers.length === 1 ? 'only-loser' : 'no-winner';
  const next = nameCandidate(state, result, candidate, cause);
  return { state: next.state, events: [revealed, ...next.events] };
}

/** Names the Elimination Candidate: gifts follow if there are any, else the end. */
export function nameCandidate(
  state: State,
  result: RoundsResult,
  candidate: string | null,
  cause: CandidateCause,
): Resolution<State, Event> {
  const named: Event = { kind: 'candidate-named', to: 'everyone', name: candidate, cause };
  if (result.givers.length > 0) {
    return { state: { ...state, phase: { kind: 'gift', result, candidate } }, events: [named] };
  }
  const end = endGame(state, result, candidate, result.tokens);
  return { state: end.state, events: [named, ...end.events] };
}

/** The game is over with these tokens. */
export function endGame(
  state: State,
  result: RoundsResult,
  candidate: string | null,
  tokens: ReadonlyMap<string, number>,
): Resolution<State, Event> {
  return {
    state: { ...state, phase: { kind: 'over', result, candidate, tokens } },
    events: [{ kind: 'game-ended', to: 'everyone', tokens, garnets: garnetsEarned(result) }],
  };
}

/** The `outcome` of a scenario's result. */
export function outcome({ phase }: State): JsonObject | null {
  if (phase.kind !== 'over') return null;
  const { result, candidate, tokens } = phase;
  return {
    objectives: recordOf(
      [...result.objectives].map(([name, { survived, targets, count }]) => [
        name,
        { survived, targets: recordOf(targets.map((target) => [target.name, target.killed])), count },
      ]),
    ),
    winners: result.winners,
    losers: result.losers,
    tokens: recordOf(tokens),
    candidate,
    garnets: recordOf(garnetsEarned(result)),
  };
}
