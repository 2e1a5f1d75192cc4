// How long the stages of each game last, their grace, and whether the host can accept late answers.
import { gameOf } from './pages';

const DAY = 24 * 3600;

test.each([
  ['between', ['gifts-2', 'opponent'], [DAY, 0, true]],
  ['black-garnet', ['distribution', 'powers', 'round-12', 'candidate'], [DAY, 0, true]],
  ['own-match', ['round-1'], [DAY, 0, true]],
  ['pokemon-snap', ['day-1'], [2 * DAY, 0, true]],
  ['pokemon-snap', ['day-2', 'ascension'], [DAY, 0, true]],
  ['soullinked', ['round-1'], [DAY, 0, true]],
  ['tactical-picture-hunt', ['period-3-second'], [60, 0, true]],
  ['tactical-picture-hunt', ['round-30'], [30, 15, true]],
  ['tactical-picture-hunt', ['round-30-challenge'], [20, 0, false]],
  ['wanted-sharpshooters', ['round-1'], [2 * DAY, 0, true]],
  ['wanted-sharpshooters', ['round-10', 'vote', 'gift'], [DAY, 0, true]],
] as const)('%s: %j', (id, names, timing) => {
  for (const name of names) {
    const { seconds, graceSeconds, acceptsLate } =
      gameOf(id).timings.find(({ stages }) => stages.test(name)) ?? {};
    expect([seconds, graceSeconds, acceptsLate]).toEqual(timing);
  }
});
