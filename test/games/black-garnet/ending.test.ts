// The last public message of a game is whole by itself: the winners first, how they won, then what follows.
import { blackGarnet } from '../../../src/games/black-garnet/game';
import type { Match } from '../../../src/games/frame/match';
import type { News } from '../../../src/games/frame/news';
import { playable } from '../../../src/games/frame/playable';
import { begin, inputOf, type Sent } from '../random-play';

const game = playable(blackGarnet);
const FOURS = { visual: 4, verbal: 4, logical: 4, interpersonal: 4, intrapersonal: 4 };

function resolved(match: Match, submissions: readonly Sent[], hostFacts: unknown = {}) {
  const result = match.resolve({ ...inputOf(submissions), hostFacts });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function publicText(news: readonly News[]): string {
  return news.flatMap(({ to, text }) => (to === 'everyone' ? [text] : [])).join('\n');
}

function opened(settings: object): Match {
  const players = ['Ana', 'Bo', 'Cy'].map((name) => ({ name }));
  return begin(game, { players, settings: { rounds: 1, ...settings }, seed: 'ending' });
}

const challenge = (player: string, rival: string): Sent => ({
  player,
  move: { challenges: [{ player: rival, duel: 'A' }] },
});

test('the winners stand first, published standings last', () => {
  const round = resolved(opened({ showStandings: true }), []).next;
  const { news } = resolved(round, [challenge('Ana', 'Bo'), challenge('Cy', 'Bo')]);
  expect(publicText(news)).toMatch(
    /^Bo wins with most black garnets: that was the last round\.\nTokens of Life: Bo 2\.\nThe Elimination Candidate is (Ana|Cy), drawn among .*\nBlack garnets: Ana 0, Bo 2, Cy 0\.$/,
  );
});

test('the message that names the Candidate later says once more who won', () => {
  const powers = resolved(opened({ twist: true }), [
    { player: 'Bo', move: { stats: FOURS, primary: 'interpersonal' } },
  ]).next;
  const last = resolved(resolved(powers, []).next, [challenge('Ana', 'Bo')]);
  expect(publicText(last.news)).toBe(
    'Bo wins with most black garnets: that was the last round.\nTokens of Life: Bo 2.\nBo may name the Elimination Candidate.',
  );
  const { news, next } = resolved(last.next, [{ player: 'Bo', move: { player: 'Cy' } }]);
  expect(news.map(({ text }) => text)).toEqual([
    'Bo wins with most black garnets: that was the last round.\nTokens of Life: Bo 2.\nThe Elimination Candidate is Cy, named by the winner.',
  ]);
  expect(next.stage).toBeNull();
});

test('everything published shows the host’s tabs beside the public ones', () => {
  const round = resolved(opened({}), []).next;
  const { next } = resolved(round, [challenge('Ana', 'Bo')]);
  const titles = (reader: 'everyone' | 'published'): readonly string[] =>
    next.view(reader).map(({ title }) => title);
  expect(titles('everyone')).toEqual(['Game', 'Primaries', 'Black Missions', 'Result', 'Rules']);
  expect(titles('published')).toEqual([
    'Game',
    'Primaries',
    'Black Missions',
    'Result',
    'Standings',
    'Players',
    'Duel types',
    'Distributions',
    'All duels',
    'Boosts and purchases',
    'Submissions',
    'Rules',
  ]);
});
