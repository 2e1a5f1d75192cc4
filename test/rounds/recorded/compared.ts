// Compares recorded evenings with their recordings, or records them again.
import { compareLines, IS_RECORDING } from '../../support/compared';
import { sampled } from '../../support/sample';
import type { Recording } from './recording';

/** `repeated`: evenings for the long run. All but a hundredth of the code that they run is also run by the others. */
export function compareEvenings(
  evenings: Readonly<Record<string, () => Recording>>,
  repeated: readonly string[],
): void {
  const all = Object.entries(evenings);
  const others = all.filter(([name]) => !repeated.includes(name));
  test.each(IS_RECORDING ? all : sampled(all, others))('the evening %s', (name, evening) => {
    const { lines, sentences } = evening().look();
    compareLines(__dirname, name, lines, sentences);
  });
}
