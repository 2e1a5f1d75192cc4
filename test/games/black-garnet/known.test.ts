// Closed choices follow the host's sales in the round that is open.
import { closedAnswers } from '../../../src/games/frame/closed';
import { askOf } from '../../../src/games/frame/submissions';
import type { Match } from '../../../src/games/frame/match';
import { GAMES } from '../../../src/games/catalogue';
import { begin, inputOf } from '../random-play';

function firstRound(): Match {
  const game = GAMES.find(({ info }) => info.id === 'black-garnet');
  if (game === undefined) throw new Error('There is no such game.');
  const players = ['Ana', 'Bo', 'Cy'].map((name) => ({ name, garnets: 5 }));
  const settings = { prices: { learnDuel: 2, missionHint: 3 } };
  return resolved(begin(game, { players, settings, seed: 'known' }));
}

function resolved(match: Match, hostFacts: unknown = {}): Match {
  const result = match.resolve(inputOf([], [], hostFacts));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.next;
}

function closedTo(match: Match, player: string): readonly string[] {
  const asked = match.stage === null ? undefined : askOf(match.stage, player);
  return asked === undefined
    ? []
    : closedAnswers(asked.closed(player), asked)
        .filter(({ title }) => !title.startsWith('Challenge'))
        .map(({ answer, why }) => `${answer}: ${why}`);
}

function entered(match: Match, hostFacts: unknown): Match {
  const result = match.enter(hostFacts);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.match;
}

test('a type that the host sold is closed at once, and so is what is too dear then', () => {
  const opened = firstRound();
  expect(closedTo(opened, 'Ana')).toEqual([]);
  const sold = entered(opened, { purchases: [{ player: 'Ana', learn: ['C', 'A'] }] });
  const dear = 'you have 1 garnet';
  expect(closedTo(sold, 'Ana')).toEqual([
    'C: learnt already',
    'A: learnt already',
    `B: ${dear}`,
    `D: ${dear}`,
    `E: ${dear}`,
    `F: ${dear}`,
    `Observation: ${dear}`,
    `Memory: ${dear}`,
    `Mathematics: ${dear}`,
  ]);
  expect(closedTo(sold, 'Bo')).toEqual([]);
});
