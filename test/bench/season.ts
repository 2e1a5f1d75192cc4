// The weight of a season's clicks in its first and in its tenth match, as a table.
import { openTestHost } from '../support/host';
import { CLICKS, seasonWeights, type Weight } from '../support/season-weight';
import { table } from './table';
import { useProgram } from './opened';

const MATCHES = 10;

/** The lines of the table, of the program that was built into this folder. */
export function seasonFigures(dist: string): readonly string[] {
  useProgram(dist);
  const weights = seasonWeights(openTestHost({ quiet: 'counted calls' }), MATCHES);
  const [first, tenth] = [weights[0], weights[MATCHES - 1]];
  if (first === undefined || tenth === undefined) throw new Error('The season has too few matches.');
  return table(
    ['Click', 'Waits', 'kB', '×', 'The season’s own, kB', 'ms', '×'],
    CLICKS.map((click) => {
      const [one, ten] = [first[click], tenth[click]];
      const both = (number: (weight: Weight) => string): string => `${number(one)} → ${number(ten)}`;
      return [
        click,
        both(({ waits }) => String(waits.length)),
        both(({ bytes }) => kilobytes(bytes)),
        (ten.bytes / one.bytes).toFixed(2),
        both(({ season }) => kilobytes(season)),
        both(({ ms }) => ms.toFixed(0)),
        (ten.ms / one.ms).toFixed(1),
      ];
    }),
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
