// Totals over the rounds as lines, the reader's own in front; and as a table, for who reads numbers or hears the page.
import type { CurveLine } from '../../src/games/frame/page-kit';
import { Fold } from '../shared/text';

/** In units of the drawing, which is as wide as its card. */
const WIDTH = 320;
const HEIGHT = 140;
/** Room for the line's own thickness, and the ends of numbers. */
const EDGE = 6;

export function Curve({
  title,
  steps,
  lines,
}: {
  readonly title: string;
  readonly steps: readonly string[];
  readonly lines: readonly CurveLine[];
}) {
  const values = lines.flatMap((line) => line.values);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (step: number): number => EDGE + (step * (WIDTH - 2 * EDGE)) / Math.max(1, steps.length - 1);
  const y = (value: number): number => EDGE + ((most - value) * (HEIGHT - 2 * EDGE)) / (most - least);
  const pointsOf = (line: CurveLine): string =>
    line.values.map((value, step) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  // The reader's own is drawn last: it lies on top.
  const drawn = [...lines].sort((a, b) => Number(a.own) - Number(b.own));
  return (
    <>
      <h2>{title}</h2>
      <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line class="curve-zero" x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
        {drawn.map((line) => (
          <polyline key={line.name} class={line.own ? 'curve-own' : 'curve-other'} points={pointsOf(line)} />
        ))}
      </svg>
      {lines.length > 1 && <p class="quiet">The thick line is yours.</p>}
      <Fold title="As numbers">
        <div class="table" role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Round</th>
                {lines.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, at) => (
                <tr key={at}>
                  <th scope="row">{step}</th>
                  {lines.map(({ name, values: totals }) => (
                    <td key={name}>{totals[at]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Fold>
    </>
  );
}
