// When the game ends, who wins it, and what they get (BG-10 to BG-12).
import { openTypes, standingOf } from './players';
import { earnsPer, extraTokens, prevailing } from './twist';
import {
  ATTEMPTS_EACH,
  BLACK_TO_WIN,
  CATEGORIES,
  MISSION_NEEDS,
  TOKENS,
  type EndCause,
  type State,
  type Verdict,
} from './types';

/**
 * What the round that was just played decides; undefined when the game goes on. `begun` is the state in
 * which it began, mission costs paid.
 */
export function verdict(begun: State, played: State, hostEnds: boolean): Verdict | undefined {
  const achieved = achievers(begun, played);
  const cause = achieved.length > 0 ? 'won' : endCause(played, hostEnds);
  if (cause === undefined) return undefined;
  const first = cause === 'won' ? achieved : richest(played);
  const winners = prevailing(played, first);
  const each = winners.length === 1 ? TOKENS.single : TOKENS.joint;
  const tokens = played.players.flatMap((name) => {
    const count = (winners.includes(name) ? each : 0) + extraTokens(begun, winners, name);
    return count === 0 ? [] : [[name, count] as const];
  });
  return {
    cause,
    winners,
    succeeded: played.players.filter((name) => hasSucceeded(begun, name)),
    outdone: first.filter((name) => !winners.includes(name)),
    tokens: new Map(tokens),
    earned: new Map(
      played.players.map((name) => [name, Math.floor(standingOf(played, name).won / earnsPer(played, name))]),
    ),
  };
}

/** All who succeeded in a mission this round, and all who have 20. */
function achievers(begun: State, played: State): readonly string[] {
  return played.players.filter(
    (name) => hasSucceeded(begun, name) || standingOf(played, name).black >= BLACK_TO_WIN,
  );
}

function hasSucceeded({ missions }: State, name: string): boolean {
  return missions.held.some(({ player, success }) => player === name && success);
}

function endCause(played: State, hostEnds: boolean): EndCause | undefined {
  if (CATEGORIES.every((category) => played.attempts[category] >= ATTEMPTS_EACH)) return 'all-attempts';
  if (nobodyCanGoOn(played)) return 'nobody-can-go-on';
  if (played.rounds.length === played.settings.rounds) return 'last-round';
  return hostEnds ? 'host' : undefined;
}

function nobodyCanGoOn(played: State): boolean {
  return played.players.every((name) => {
    const standing = standingOf(played, name);
    return openTypes(standing).length === 0 && standing.black < MISSION_NEEDS;
  });
}

/** Those who have most black garnets. */
function richest(played: State): readonly string[] {
  const most = Math.max(...played.players.map((name) => standingOf(played, name).black));
  return played.players.filter((name) => standingOf(played, name).black === most);
}
