// Draws totals over the rounds as lines, the player's own in front, and as a table for those who hear the page or want
// numbers.
import type { CurveLine } from '../../src/games/frame/page-kit';
import { numberText } from '../../src/games/frame/wording';
import { Curves } from '../shared/curves';
import { Fold } from '../shared/text';

export function Curve({
  title,
  steps,
  lines,
}: {
  readonly title: string;
  readonly steps: readonly string[];
  readonly lines: readonly CurveLine[];
}) {
  // The player's own line is drawn last, so that it lies on top.
  const drawn = [...lines].sort((a, b) => Number(a.own) - Number(b.own));
  return (
    <>
      <h2>{title}</h2>
      <Curves
        lines={drawn.map(({ name, own, values }) => ({
          name,
          values,
          look: own ? 'curve-own' : 'curve-other',
        }))}
      />
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
                    <td key={name}>{numberText(totals[at] ?? 0)}</td>
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
