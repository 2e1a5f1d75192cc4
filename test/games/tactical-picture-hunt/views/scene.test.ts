// The scene on the live table: what's open and face down in each stage.
import { ensure } from '../../../../src/games/frame/result';
import type { Match } from '../../../../src/games/frame/match';
import type { Scene } from '../../../../src/games/frame/scene';
import { matchesOf } from '../../pages';

const MATCHES = matchesOf('tactical-picture-hunt', 'scene');

/** The first match whose open stage has such a name, and the match after that stage. */
function around(name: RegExp): readonly [match: Match, after: Match] {
  const at = MATCHES.findIndex(({ stage }) => name.test(stage?.name ?? ''));
  return [ensure(MATCHES[at], 'No such stage.'), ensure(MATCHES[at + 1], 'No stage after it.')];
}

function sceneOf(match: Match, faceDown = false): Scene {
  const scene = match.scene(faceDown);
  if (scene === null) throw new Error('There is no table.');
  return scene;
}

test('an open round shows its target and roles, face down neither', () => {
  const [match] = around(/^round-1$/);
  expect(sceneOf(match)).toMatchObject({ words: 'Ana attacks, Bo defends.', region: null });
  expect(sceneOf(match).target).not.toBeNull();
  expect(sceneOf(match, true)).toMatchObject({ words: '', target: null });
  expect(match.roster.map((name) => match.page(name, true).part)).toEqual(['', '']);
});

test('a pending challenge shows bids and region, not what matches; face down none of it', () => {
  const [match, after] = around(/-challenge$/);
  const open = sceneOf(match);
  const [result] = open.results.slice(-1);
  expect(open.region?.squares).toHaveLength(9);
  expect(result).toMatchObject({ matches: null, headline: 'A challenge!' });
  expect(result?.cards.map(({ values }) => values.length)).toEqual([2, 2]);
  const hidden = sceneOf(match, true);
  expect(hidden.region).toBeNull();
  expect(hidden.results).toEqual(open.results.slice(0, -1));
  const [judged] = sceneOf(after).results.slice(-1);
  expect(judged?.region).toEqual(open.region);
  for (const square of judged?.matches ?? []) expect(open.region?.squares).toContain(square);
  expect(judged?.matches).not.toBeNull();
  expect(sceneOf(after).region).toBeNull();
});
