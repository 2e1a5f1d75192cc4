// The beginning of Between matches: everyone's tokens. Where nothing is to be decided it is over at once.
import type { SetUp } from '../frame/contract';
import type { Problem } from '../frame/problems';
import { fail, ok, type Result } from '../frame/result';
import { asFirstWritten, SEASON_WORDS } from '../frame/spelling';
import { all } from '../frame/wording';
import type { Event } from './events';
import { withEnd } from './outcome';
import { problem, type Open, type Player, type Settings, type State } from './types';

const FEWEST_PLAYERS = 2;

/** Checks the number of players and of Candidates. */
export function setUp(
  given: readonly Player[],
  { opponents }: Settings,
): Result<SetUp<State, Event, Open, Player>, readonly Problem[]> {
  const candidates = given.filter(({ candidate }) => candidate).map(({ name }) => name);
  const problems = [...countProblems(given.length), ...candidateProblems(candidates)];
  if (problems.length > 0) return fail(problems);
  const spelt = asFirstWritten(SEASON_WORDS.marks);
  const players = given.map((player) => ({ ...player, mark: spelt(player.mark) }));
  const open: Open = { players, candidate: candidates[0] ?? null, opponents };
  const state: State = {
    ...open,
    tokens: new Map(players.map(({ name, tokens }) => [name, tokens])),
    giftStages: 0,
    keepers: new Set(),
    opponent: null,
  };
  return ok({ open, roster: players, ...withEnd(state, []) });
}

function countProblems(players: number): readonly Problem[] {
  if (players >= FEWEST_PLAYERS) return [];
  const sentence = `The roster has ${players} of at least ${FEWEST_PLAYERS} players. Add players.`;
  return [problem('too-few-players', ['players'], sentence)];
}

function candidateProblems(candidates: readonly string[]): readonly Problem[] {
  if (candidates.length < 2) return [];
  const sentence = `The roster has ${candidates.length} Candidates: ${all(candidates)}. Leave one of them, or none.`;
  return [problem('two-candidates', ['players'], sentence)];
}
