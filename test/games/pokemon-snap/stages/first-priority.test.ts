// A game that begins before anybody has priority on day 1 (PS-13): the day waits for the host's entry, which can be undone.
import { playable } from '../../../../src/games/frame/playable';
import { pokemonSnap } from '../../../../src/games/pokemon-snap/game';
import type { Match } from '../../../../src/games/frame/match';
import type { Reader } from '../../../../src/games/frame/reader-tabs';
import { cellValue } from '../../../../src/games/frame/tabs';
import { entered } from '../../by-hand';
import { begin, inputOf, samples } from '../../random-play';
import { seededChance } from '../../../../src/games/frame/chance';

const game = playable(pokemonSnap);

function start(settings: object): Match {
  return begin(game, { players: game.sampleRoster, settings, seed: 'priority' });
}

function lines(match: Match, reader: Reader): readonly string[] {
  return match.view(reader).flatMap(({ rows }) => rows.map((row) => row.map(cellValue).join(' | ').trim()));
}

test('answers are judged all the same, and the day waits for the choice', () => {
  const match = start({});
  const { stage } = match;
  if (stage === null) throw new Error('Day 1 is open.');
  const input = inputOf(samples(stage, seededChance('moves')));
  const { fates, hostProblems } = match.judge(input);
  expect(fates.map(({ fate }) => fate.kind)).toEqual(match.roster.map(() => 'counted'));
  expect(hostProblems.map(({ code }) => code)).toEqual(['no-first-priority']);
  expect(match.resolve(input)).toMatchObject({ ok: false, error: hostProblems });
  const needs = 'This round needs something from you first: who has priority on day 1.';
  expect(hostProblems[0]?.text).toBe(needs);
  expect(stage.lacking).toEqual([needs]);
  expect(entered(match, { firstPriority: 'Iris' }).match.stage?.lacking).toEqual([]);
  expect(stage.hostQuestions.map(({ title }) => title)).toEqual(['Priority on day 1']);
});

test('if the host undoes the choice, everyone is told', () => {
  const chosen = entered(start({}), { firstPriority: 'Iris' }).match;
  const open = entered(chosen, {});
  expect(open.news).toEqual([{ to: 'everyone', text: 'Priority on day 1 hasn’t been chosen yet.' }]);
  expect(lines(open.match, 'everyone')).toContain('Day 1 | not chosen yet |');
  expect(open.match.resolve(inputOf([])).ok).toBe(false);
  const other = entered(start({ firstPriority: 'Joel' }), { firstPriority: 'Iris' }).match;
  expect(entered(other, {}).news).toEqual([
    { to: 'everyone', text: 'Joel has priority on day 1 and photographs first. Priority swaps every day.' },
  ]);
});
