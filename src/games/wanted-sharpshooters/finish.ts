// What follows the last round: the reveal, and which of vote and gift are held (WS-16).
import type { Chance } from '../chance';
import { garnetsEarned, verdictOf } from './outcome';
import type { CandidateCause, Event } from './told';
import type { State, Verdict } from './types';

interface Step {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Ends the rounds: everything about the hit lists is revealed, then comes a vote if one is held. */
export function finish(state: State, chance: Chance): Step {
  const verdict = verdictOf(state);
  const { winners, losers } = verdict;
  const revealed: Event = { kind: 'revealed', to: 'everyone', cycle: state.cycle, verdict };
  if (winners.length > 0 && losers.length > 1) {
    return { state: { ...state, poison: [], phase: { kind: 'vote', verdict } }, events: [revealed] };
  }
  const candidate = chance.for('candidate').pick(losers) ?? null;
  const cause: CandidateCause =
    losers.length === 0 ? 'no-loser' : losers.length === 1 ? 'only-loser' : 'no-winner';
  const next = afterCandidate({ ...state, poison: [] }, verdict, candidate, cause);
  return { state: next.state, events: [revealed, ...next.events] };
}

/** The Candidate is known: a gift if one is held, else the end. */
export function afterCandidate(
  state: State,
  verdict: Verdict,
  candidate: string | null,
  cause: CandidateCause,
): Step {
  const named: Event = { kind: 'candidate', to: 'everyone', name: candidate, cause };
  if (verdict.givers.length > 0) {
    return { state: { ...state, phase: { kind: 'gift', verdict, candidate } }, events: [named] };
  }
  const ended = endGame(state, verdict, candidate, verdict.tokens);
  return { state: ended.state, events: [named, ...ended.events] };
}

/** The game is over with these tokens. */
export function endGame(
  state: State,
  verdict: Verdict,
  candidate: string | null,
  tokens: ReadonlyMap<string, number>,
): Step {
  return {
    state: { ...state, phase: { kind: 'over', verdict, candidate, tokens } },
    events: [{ kind: 'game-ended', to: 'everyone', tokens, garnets: garnetsEarned(verdict) }],
  };
}
