// The end of The Black Garnet on a player's page.
import type { Match } from '../../src/games/frame/match';
import { matchesOf, textsIn } from './pages';

const saidTo = (match: Match, name: string): readonly string[] =>
  match
    .page(name)
    .holds.filter(({ kind }) => kind === 'words')
    .flatMap(textsIn);

test('at the end of The Black Garnet, players first read their own result and what they earn', () => {
  const end = matchesOf('black-garnet').at(-1);
  if (end === undefined) throw new Error('No match.');
  const winners = end.winners();
  for (const name of end.roster) {
    const told = saidTo(end, name);
    const fate = winners.includes(name)
      ? /^You (win|and .* win together)(,|:| )/
      : new RegExp(`^(You are the Elimination Candidate, |.*${winners[0]}.* wins? )`);
    expect(told[0]).toMatch(fate);
    expect(told.at(-1)).toMatch(/^You earn \d+ garnets?: /);
    // The number of black garnets stays secret (BG-15).
    expect(told.slice(0, -1).join(' ')).not.toMatch(/[^2]\d black garnet/);
  }
});
