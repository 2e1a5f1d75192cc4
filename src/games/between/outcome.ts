// The players who have a token to give, may get one, or may be named, and the end (BM-1, BM-2).
import { must, named } from '../frame/result';
import { eventsOf, latestOf, type Log } from '../frame/events';
import { sameName } from '../frame/names';
import type { Resolution } from '../frame/stage';
import type { Event } from './events';
import { TOKENS_OF_USE, type Open, type Pairing, type State } from './types';

export function tokensOf({ tokens }: Pick<State, 'tokens'>, player: string): number {
  return must(tokens, player);
}

/** Gives everyone's tokens after the latest gifts, as everyone knows them. */
export function tokensNow({ players }: Open, log: Log<Event>): ReadonlyMap<string, number> {
  return latestOf(log, 'gifts-given')?.tokens ?? new Map(players.map(({ name, tokens }) => [name, tokens]));
}

/** Gives how many tokens a player can give away. */
export function excessOf(state: Pick<State, 'tokens'>, player: string): number {
  return Math.max(0, tokensOf(state, player) - TOKENS_OF_USE);
}

/** Gives how many tokens a player is asked to give away now, as everyone knows it; 0 for a player who is not asked. */
export function toGive(name: string, open: Open, log: Log<Event>): number {
  if (latestOf(log, 'ended') !== undefined) return 0;
  let tokens: ReadonlyMap<string, number> = tokensNow(open, []);
  const keepers = new Set<string>();
  for (const { event } of eventsOf(log, 'gifts-given')) {
    // Players who were asked and gave nothing are not asked again.
    for (const asked of givers({ ...open, tokens, keepers }))
      if (!event.gifts.some(({ giver }) => giver === asked)) keepers.add(asked);
    tokens = event.tokens;
  }
  return givers({ ...open, tokens, keepers }).includes(name) ? excessOf({ tokens }, name) : 0;
}

/** Lists the players who are asked for gifts; nobody while no player may be given one. */
export function givers(
  state: Pick<State, 'players' | 'tokens' | 'keepers' | 'candidate'>,
): readonly string[] {
  if (receivers(state).length === 0) return [];
  return state.players.flatMap(({ name }) =>
    excessOf(state, name) > 0 && !state.keepers.has(name) ? [name] : [],
  );
}

/** Lists the players who may be given a token. */
export function receivers(state: Pick<State, 'players' | 'tokens' | 'candidate'>): readonly string[] {
  return state.players.flatMap(({ name }) =>
    tokensOf(state, name) === 0 && name !== state.candidate ? [name] : [],
  );
}

/** Lists the players whom the Candidate may name; nobody where there is no Candidate. */
export function nameable(state: State): readonly string[] {
  const { candidate } = state;
  if (candidate === null) return [];
  return receivers(state).filter((name) => mayFace(state, candidate, name));
}

/** Whether the setting lets the Candidate face this player, whatever tokens they have. */
export function mayFace({ players, opponents }: Open, candidate: string, player: string): boolean {
  switch (opponents) {
    case 'anyone':
      return true;
    case 'same-mark':
      return sameName(markOf(players, player), markOf(players, candidate));
  }
}

export function markOf(players: Open['players'], name: string): string {
  return named(players, name).mark;
}

/** Gives the end; null while something is still to be decided. */
export function pairing(state: State): Pairing | null {
  const { candidate, opponent } = state;
  if (givers(state).length > 0) return null;
  if (candidate === null) return { kind: 'no-candidate' };
  if (opponent !== null) return { kind: 'faces', candidate, opponent };
  return nameable(state).length === 0 ? { kind: 'nobody-to-face', candidate } : null;
}

/** Adds to a state what is told of it, with the end once it has come. */
export function withEnd(state: State, events: readonly Event[]): Resolution<State, Event> {
  const ended = pairing(state);
  if (ended === null) return { state, events };
  return {
    state,
    events: [...events, { kind: 'ended', to: 'everyone', pairing: ended, tokens: state.tokens }],
  };
}
