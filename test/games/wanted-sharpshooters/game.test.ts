// The length of the stages of Wanted Sharpshooters.
import { wantedSharpshooters as game } from '../../../src/games/wanted-sharpshooters/game';

test('the first round lasts 48 hours, every other stage 24', () => {
  const hours = (stage: string): number | undefined => {
    const timing = game.timings.find(({ stages }) => stages.test(stage));
    return timing && timing.seconds / 3600;
  };
  expect(['round-1', 'round-2', 'round-10', 'vote', 'gift'].map(hours)).toEqual([48, 24, 24, 24, 24]);
});
