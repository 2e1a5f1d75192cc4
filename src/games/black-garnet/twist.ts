// The second abilities, which only a game with the twist has (BG-13).
import { isPrimary, standingOf } from './players';
import type { Stat, State } from './types';

const EARNS_PER = { usually: 5, logical: 3 };

function has(state: State, player: string, stat: Stat): boolean {
  return state.settings.twist && isPrimary(state, player, stat);
}

/** Intrapersonal: where only some have it, only they win. */
export function prevailing(state: State, winners: readonly string[]): readonly string[] {
  const able = winners.filter((name) => has(state, name, 'intrapersonal'));
  return able.length === 0 ? winners : able;
}

/** Intrapersonal: spared in a tie for Candidate in which somebody lacks it. */
export function notSpared(state: State, tied: readonly string[]): readonly string[] {
  const unable = tied.filter((name) => !has(state, name, 'intrapersonal'));
  return unable.length === 0 ? tied : unable;
}

/** Tokens besides those for winning. `begun` is the state in which the last round began. */
export function extraTokens(begun: State, winners: readonly string[], player: string): number {
  if (winners.includes(player)) return has(begun, player, 'verbal') ? 1 : 0;
  const somebodyElseSucceeded = begun.missions.held.some(
    (attempt) => attempt.success && attempt.player !== player,
  );
  return has(begun, player, 'visual') && somebodyElseSucceeded && hasMost(begun, player) ? 1 : 0;
}

/** Visual: ties count. */
function hasMost(begun: State, player: string): boolean {
  return begun.players.every((name) => standingOf(begun, name).black <= standingOf(begun, player).black);
}

/** Interpersonal: a sole winner with it names the Candidate. */
export function namesCandidate(state: State, winners: readonly string[]): string | undefined {
  const [winner, ...others] = winners;
  return winner !== undefined && others.length === 0 && has(state, winner, 'interpersonal')
    ? winner
    : undefined;
}

/** How many black garnets won earn a garnet of the season. */
export function earnsPer(state: State, player: string): number {
  return has(state, player, 'logical') ? EARNS_PER.logical : EARNS_PER.usually;
}
