// The order in which received challenges are told: it says nothing of who they came from, nor when (BG-16).
import { receivedBy } from '../../../src/games/black-garnet/duels';
import type { DuelType, FoughtDuel } from '../../../src/games/black-garnet/types';

const fought = (challenger: string, duel: DuelType, winner: string): FoughtDuel => ({
  challenger,
  challenged: 'Di',
  duel,
  winner,
  loser: winner === 'Di' ? challenger : 'Di',
  decision: { by: 'power' },
});

test('BG-16 received challenges are listed by type, wins before losses', () => {
  const duels = [
    fought('Ana', 'B', 'Ana'),
    fought('Bo', 'A', 'Bo'),
    fought('Cy', 'B', 'Di'),
    fought('Ed', 'A', 'Di'),
    { ...fought('Fay', 'A', 'Fay'), challenged: 'Gus', loser: 'Gus' },
  ];
  for (const sent of [duels, [...duels].reverse()]) {
    expect(receivedBy('Di', sent).map(({ duel, winner }) => [duel, winner === 'Di'])).toEqual([
      ['A', true],
      ['A', false],
      ['B', true],
      ['B', false],
    ]);
  }
});
