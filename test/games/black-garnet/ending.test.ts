// The last public message of a game is complete: the winners, how they won, and what follows.
import { blackGarnet } from '../../../src/games/black-garnet/game';
import type { Match } from '../../../src/games/frame/match';
import { playable } from '../../../src/games/frame/playable';
import { newsTo, resolved } from '../by-hand';
import { begin, type Sent } from '../random-play';

const game = playable(blackGarnet);
const FOURS = { visual: 4, verbal: 4, logical: 4, interpersonal: 4, intrapersonal: 4 };

function opened(settings: object): Match {
  const players = ['Ana', 'Bo', 'Cy'].map((name) => ({ name }));
  return begin(game, { players, settings: { rounds: 1, ...settings }, seed: 'ending' });
}

const challenge = (player: string, rival: string): Sent => ({
  player,
  move: { challenges: [{ player: rival, duel: 'A' }] },
});

test('the message begins with the winners and ends with the published standings', () => {
  const round = resolved(opened({ showStandings: true }), []).next;
  const { news } = resolved(round, [challenge('Ana', 'Bo'), challenge('Cy', 'Bo')]);
  expect(newsTo(news).join('\n')).toMatch(
    /^Bo wins with the most black garnets: that was the last round\.\nTokens of Life: Bo 2\.\n(Ana|Cy) is the Elimination Candidate, drawn at random from .*\nBlack garnets: Ana 0, Bo 2, Cy 0\.$/,
  );
});

test('if the Candidate is named later, that message repeats who won', () => {
  const powers = resolved(opened({ twist: true }), [
    { player: 'Bo', move: { stats: FOURS, primary: 'interpersonal' } },
  ]).next;
  const last = resolved(resolved(powers, []).next, [challenge('Ana', 'Bo')]);
  expect(newsTo(last.news).join('\n')).toBe(
    'Bo wins with the most black garnets: that was the last round.\nTokens of Life: Bo 2.\nBo can name the Elimination Candidate.',
  );
  const { news, next } = resolved(last.next, [{ player: 'Bo', move: { player: 'Cy' } }]);
  expect(newsTo(news).join('\n')).toBe(
    'Bo wins with the most black garnets: that was the last round.\nTokens of Life: Bo 2.\nCy is the Elimination Candidate, named by the winner.',
  );
  expect(next.stage).toBeNull();
});
