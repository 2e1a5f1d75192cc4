// A late round beside the first, measured in one run: the processor's time of what a host clicks, and the length of what the
// sidebar reads every few seconds.
import { clicksOf, WRITTEN } from '../bench/clicks';
import { processorOf, type Click } from '../bench/measured';
import { useProgram } from '../bench/opened';
import { builtDist } from '../support/built-program';

const LATE = 30;

test('a resolve of round 30 takes less than three times the time of round 1, and a refresh is about as long', () => {
  useProgram(builtDist());
  const clicks = clicksOf({ game: 'wanted-sharpshooters', players: 8, rounds: [1, LATE] });
  const click = (round: number, title: string): Click => {
    const one = clicks.get(round)?.find((each) => each.title === title);
    if (one === undefined) throw new Error(`${title} was not clicked in round ${round}.`);
    return one;
  };
  expect(processorOf(click(LATE, WRITTEN)) / processorOf(click(1, WRITTEN))).toBeLessThan(3);
  const [early, late] = [click(1, 'Its refresh'), click(LATE, 'Its refresh')];
  expect(late.answered / early.answered).toBeLessThan(1.25);
});
