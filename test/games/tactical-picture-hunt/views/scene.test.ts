// The scene on the live table: what's open and face down in each stage.
import type { Match } from '../../../../src/games/frame/match';
import type { Scene } from '../../../../src/games/frame/scene';
import { chanceFrom } from '../../../../src/games/frame/chance';
import { resolved } from '../../by-hand';
import { gameOf } from '../../pages';
import { begin, usualStart } from '../../random-play';

const GAME = gameOf('tactical-picture-hunt');

const begun = (): Match => begin(GAME, usualStart(GAME, 'a seed that is long enough'));

/** The match after its open stage, in which everyone sent sample moves. */
function after(match: Match): Match {
  const sent = (match.stage?.asks ?? []).flatMap((ask) =>
    ask.players.map((player) => ({
      player,
      move: ask.sample(player, chanceFrom(`${match.stage?.name} ${player}`)),
    })),
  );
  return resolved(match, sent).next;
}

function sceneOf(match: Match, faceDown = false): Scene {
  const scene = match.scene(faceDown);
  if (scene === null) throw new Error('There is no table.');
  return scene;
}

function played(until: (match: Match) => boolean): Match {
  let match = begun();
  while (!until(match)) match = after(match);
  return match;
}

const stageIs = (name: RegExp) => (match: Match) => name.test(match.stage?.name ?? '');

test('an open round shows its target and roles, face down neither', () => {
  const match = played(stageIs(/^round-1$/));
  expect(sceneOf(match)).toMatchObject({ words: 'Ana attacks, Bo defends.', region: null });
  expect(sceneOf(match).target).not.toBeNull();
  expect(sceneOf(match, true)).toMatchObject({ words: '', target: null });
  // Each player reads what they can score or lose; while the board is face down, nothing.
  expect(match.roster.map((name) => match.page(name).part)).toEqual([
    'You attack and score your prediction. If you predict more than Bo, you must first find that many.',
    'You defend. If Ana predicts more, Ana must find that many.',
  ]);
  expect(match.roster.map((name) => match.page(name, true).part)).toEqual(['', '']);
  expect(sceneOf(match).results.map(({ headline }) => headline)).toEqual([
    expect.stringMatching(/^Ana claims the /),
    expect.stringMatching(/^Bo claims the /),
  ]);
});

test('a pending challenge shows bids and region, not what matches; face down none of it', () => {
  const match = played(stageIs(/-challenge$/));
  const open = sceneOf(match);
  const [result] = open.results.slice(-1);
  expect(open.region?.squares).toHaveLength(9);
  expect(result).toMatchObject({ matches: null, headline: 'A challenge!' });
  expect(result?.cards.map(({ values }) => values.length)).toEqual([2, 2]);
  const hidden = sceneOf(match, true);
  expect(hidden.region).toBeNull();
  expect(hidden.results).toEqual(open.results.slice(0, -1));
  const [judged] = sceneOf(after(match)).results.slice(-1);
  expect(judged?.region).toEqual(open.region);
  for (const square of judged?.matches ?? []) expect(open.region?.squares).toContain(square);
  expect(judged?.matches).not.toBeNull();
  expect(sceneOf(after(match)).region).toBeNull();
});
