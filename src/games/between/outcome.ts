// Finds who can give tokens, receive one or be named as the opponent, and how the match ends (BM-1, BM-2).
import { mustGet, mustFindNamed } from '../frame/result';
import { latestEvent, type Log } from '../frame/events';
import { isSameName } from '../frame/names';
import type { Resolution } from '../frame/stage';
import type { Event } from './events';
import { TOKENS_TO_KEEP, type OpenFacts, type Pairing, type State } from './types';

export function tokensOf({ tokens }: Pick<State, 'tokens'>, player: string): number {
  return mustGet(tokens, player);
}

export function currentTokens({ players }: OpenFacts, log: Log<Event>): ReadonlyMap<string, number> {
  return (
    latestEvent(log, 'gifts-given')?.tokens ?? new Map(players.map(({ name, tokens }) => [name, tokens]))
  );
}

/** How many tokens a player can give away. */
export function spareTokensOf(state: Pick<State, 'tokens'>, player: string): number {
  return Math.max(0, tokensOf(state, player) - TOKENS_TO_KEEP);
}

/** The players who are asked to give tokens away; none if no player can receive one. */
export function givers(
  state: Pick<State, 'players' | 'tokens' | 'keepers' | 'candidate'>,
): readonly string[] {
  if (receivers(state).length === 0) return [];
  return state.players.flatMap(({ name }) =>
    spareTokensOf(state, name) > 0 && !state.keepers.has(name) ? [name] : [],
  );
}

export function receivers(state: Pick<State, 'players' | 'tokens' | 'candidate'>): readonly string[] {
  return state.players.flatMap(({ name }) =>
    tokensOf(state, name) === 0 && name !== state.candidate ? [name] : [],
  );
}

/** The players whom the Candidate can name; none without a Candidate. */
export function nameableOpponents(state: State): readonly string[] {
  const { candidate } = state;
  if (candidate === null) return [];
  return receivers(state).filter((name) => canFace(state, candidate, name));
}

/** Whether the setting lets the Candidate face this player; tokens are checked elsewhere. */
export function canFace({ players, opponents }: OpenFacts, candidate: string, player: string): boolean {
  switch (opponents) {
    case 'anyone':
      return true;
    case 'same-mark':
      return isSameName(playerMark(players, player), playerMark(players, candidate));
  }
}

export function playerMark(players: OpenFacts['players'], name: string): string {
  return mustFindNamed(players, name).mark;
}

/** How the match ended; null while something is undecided. */
export function finalPairing(state: State): Pairing | null {
  const { candidate, opponent } = state;
  if (givers(state).length > 0) return null;
  if (candidate === null) return { kind: 'no-candidate' };
  if (opponent !== null) return { kind: 'faces', candidate, opponent };
  return nameableOpponents(state).length === 0 ? { kind: 'nobody-to-face', candidate } : null;
}

/** Adds the final event once everything is decided. */
export function withEndEvent(state: State, events: readonly Event[]): Resolution<State, Event> {
  const ended = finalPairing(state);
  if (ended === null) return { state, events };
  return {
    state,
    events: [...events, { kind: 'ended', to: 'everyone', pairing: ended, tokens: state.tokens }],
  };
}
