// What follows the last round (WS-16): vote, Elimination Candidate, gifts, end.
import type { Chance } from '../frame/chance';
import type { JsonObject } from '../frame/json';
import { fromEntries } from '../frame/json';
import { ensure } from '../frame/result';
import type { Resolution } from '../frame/stage';
import { lineText } from '../frame/account';
import { excessTokenLine } from './end-account';
import type { Event } from './events';
import { excessTokens, garnetsEarned, gameResult, endingTokens } from './objectives';
import type { Candidacy, Ending, PlayerChoices, RoundsResult, State } from './types';

/** Ends the rounds: reveals all targets, then holds a vote or names the Candidate. */
export function endRounds(before: State, chance: Chance): Resolution<State, Event> {
  const result = gameResult(before);
  // Remove poison: its damage would come in the next round, and there is none (WS-10).
  const state: State = { ...before, poison: [] };
  return result.winners.length > 0 && result.losers.length > 1
    ? announceResult(state, { kind: 'vote', result })
    : announceCandidate(state, result, null, decideWithoutVote(result, chance));
}

function decideWithoutVote({ winners, losers }: RoundsResult, chance: Chance): Candidacy {
  const name = chance.for('candidate').pick(losers);
  if (name === undefined) return { cause: 'no-loser', name: null };
  return losers.length === 1 || winners.length > 0
    ? { cause: 'only-loser', name }
    : { cause: 'no-winner', name, losers };
}

/** The Candidate by votes. Ties are drawn, even if nobody votes. */
export function decideByVotes({ losers }: RoundsResult, votes: PlayerChoices, chance: Chance): Candidacy {
  const votesFor = (loser: string): number => [...votes.values()].filter((name) => name === loser).length;
  const most = Math.max(...losers.map(votesFor));
  const tied = losers.filter((loser) => votesFor(loser) === most);
  const name = ensure(chance.for('candidate').pick(tied), 'There’s only a vote with two losers or more.');
  return tied.length === 1
    ? { cause: 'votes', name, votes: most }
    : { cause: 'tie', name, votes: most, tied };
}

/** Names the Candidate. Gifts follow if anybody has a token to give; otherwise the game ends. */
export function announceCandidate(
  state: State,
  result: RoundsResult,
  votes: PlayerChoices | null,
  candidacy: Candidacy,
): Resolution<State, Event> {
  return result.givers.length > 0
    ? announceResult(state, { kind: 'gift', result, votes, candidacy })
    : announceResult(state, { kind: 'over', result, votes, candidacy, gifts: null, tokens: result.tokens });
}

/** Announces everything decided so far, and warns the host about spare tokens. */
export function announceResult(before: State, ending: Ending): Resolution<State, Event> {
  const state: State = { ...before, phase: ending };
  return {
    state,
    events: [{ kind: 'result-announced', to: 'everyone', cycle: state.cycle, ending }],
    warnings: [...excessTokens(endingTokens(ending))].map(([name, excess]) =>
      lineText(excessTokenLine(name, excess)),
    ),
  };
}

/** Null until the game is over. */
export function finalEnding({ phase }: State): Extract<Ending, { kind: 'over' }> | null {
  return phase.kind === 'over' ? phase : null;
}

/** The outcome in a scenario's result; null until the game is over. */
export function outcomeJson(state: State): JsonObject | null {
  const ending = finalEnding(state);
  if (ending === null) return null;
  const { result, candidacy, tokens } = ending;
  return {
    objectives: fromEntries(
      [...result.objectives].map(([name, { survived, targets, count }]) => [
        name,
        { survived, targets: fromEntries(targets.map((target) => [target.name, target.killed])), count },
      ]),
    ),
    winners: result.winners,
    losers: result.losers,
    tokens: fromEntries(tokens),
    candidate: candidacy.name,
    garnets: fromEntries(garnetsEarned(result)),
  };
}
