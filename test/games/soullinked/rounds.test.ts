// Rules of Soullinked in random games: each card is played once, cells are only ever halved, and points add up.
import fc from 'fast-check';
import { soullinked } from '../../../src/games/soullinked/game';
import { playable } from '../../../src/games/frame/playable';
import { explained, messyMoves, play, runs } from '../random-play';

const game = playable(soullinked);

interface Facts {
  readonly boards: Readonly<Record<'heaven' | 'hell', readonly (readonly number[])[]>>;
  readonly points: Readonly<Record<string, number>>;
  readonly scores: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, readonly number[]>>;
}

function setUps(): fc.Arbitrary<{ readonly settings: Record<string, unknown>; readonly seed: string }> {
  const settings = fc.record(
    {
      halve: fc.constantFrom('claimed', 'scored'),
      showBoards: fc.boolean(),
      showPartner: fc.boolean(),
      rows: fc.integer({ min: 2, max: 5 }),
      columns: fc.integer({ min: 2, max: 5 }),
    },
    { requiredKeys: ['rows', 'columns'] },
  );
  return fc.record({ settings, seed: fc.string({ maxLength: 8 }) });
}

test('after every round, cards, cells and points are consistent', () => {
  fc.assert(
    fc.property(setUps(), ({ settings, seed }) => {
      const played = play(game, { players: game.sampleRoster, settings, seed }, messyMoves);
      explained(played.scenario, () => {
        let before = played.first.facts as unknown as Facts;
        for (const { resolved } of played.rounds) {
          const after = resolved.next.facts as unknown as Facts;
          for (const name of played.first.roster) {
            expect(after.scores[name]).toBe((before.scores[name] ?? 0) + (after.points[name] ?? 0));
            const hand = before.cards[name] ?? [];
            const left = after.cards[name] ?? [];
            expect(left.every((card) => hand.includes(card))).toBe(true);
            expect(hand.length - left.length).toBeLessThanOrEqual(1);
            // Only players who played a card get points. Drawn cells are worth at most 9 each.
            if (hand.length === left.length) expect(after.points[name]).toBe(0);
            expect(after.points[name]).toBeLessThanOrEqual(36);
          }
          for (const realm of ['heaven', 'hell'] as const) {
            after.boards[realm].forEach((row, at) =>
              row.forEach((value, column) => {
                const was = before.boards[realm][at]?.[column] ?? 0;
                expect([was, Math.floor(was / 2)]).toContain(value);
              }),
            );
          }
          before = after;
        }
      });
    }),
    runs(15),
  );
});
