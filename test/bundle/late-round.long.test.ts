// A late round beside the first, measured in one run: the processor's time of what a host clicks, and the length of what the
// sidebar reads every few seconds.
import { clicksOf, WRITTEN } from '../bench/clicks';
import { processorOf, type Click } from '../bench/measured';
import { useProgram } from '../bench/opened';
import { builtDist } from '../support/built-program';

const LATE = 30;

function clicksBy(rows: number): (round: number, title: string) => Click {
  useProgram(builtDist());
  const clicks = clicksOf({ game: 'wanted-sharpshooters', players: 8, rows, rounds: [1, LATE] });
  return (round, title) => {
    const click = clicks.get(round)?.find((one) => one.title === title);
    if (click === undefined) throw new Error(`${title} was not clicked in round ${round}.`);
    return click;
  };
}

test('with 10,000 rows a round, a resolve of round 30 takes less than three times the time of round 1, a look twice', () => {
  const click = clicksBy(10_000);
  expect(processorOf(click(LATE, WRITTEN)) / processorOf(click(1, WRITTEN))).toBeLessThan(3);
  expect(processorOf(click(LATE, 'Its refresh')) / processorOf(click(1, 'Its refresh'))).toBeLessThan(2);
});

test('with 10 rows a round, a resolve of round 30 takes less than three times the time, and a refresh is about as long', () => {
  const click = clicksBy(10);
  expect(processorOf(click(LATE, WRITTEN)) / processorOf(click(1, WRITTEN))).toBeLessThan(3);
  const [early, late] = [click(1, 'Its refresh'), click(LATE, 'Its refresh')];
  expect(late.answered / early.answered).toBeLessThan(1.25);
});
