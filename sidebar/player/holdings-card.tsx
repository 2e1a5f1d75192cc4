// The card above the questions with what the game shows the player: bars, possessions, facts and texts.
import type { Bar, PageBlock, PageFact, Pip, SketchCell, CurveLine } from '../../src/games/frame/page-kit';
import { numberText, signedNumber } from '../../src/games/frame/wording';
import { Fold } from '../shared/text';
import { Curves } from '../shared/curves';

export function HoldingsCard({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <section class="card holds" aria-label="What you have">
      {blocks.map((block, index) => (
        <CardBlock key={index} block={block} />
      ))}
    </section>
  );
}

function CardBlock({ block }: { readonly block: PageBlock }) {
  switch (block.kind) {
    case 'words':
      return <p class={`said tone-${block.tone}`}>{block.text}</p>;
    case 'bars':
      return <BarChart {...block} />;
    case 'pips':
      return <PipList {...block} />;
    case 'facts':
      return <FactList {...block} />;
    case 'curve':
      return <CurveChart {...block} />;
    case 'sketch':
      return <Sketch {...block} />;
    case 'folded':
      return (
        <Fold title={block.title} open={block.open === true}>
          {block.blocks.map((each, index) => (
            <CardBlock key={index} block={each} />
          ))}
        </Fold>
      );
  }
}

function BarChart({
  title,
  most,
  bars,
}: {
  readonly title: string;
  readonly most: number;
  readonly bars: readonly Bar[];
}) {
  const moved = bars.filter(({ why }) => why.length > 0);
  // All rows reserve space for the longest number, so that no number wraps and all bars align.
  const room = (texts: readonly string[]): string => `${Math.max(...texts.map((text) => text.length)) + 1}ch`;
  const style = {
    '--total': room(bars.map(({ value }) => numberText(value))),
    '--change': room(bars.map(({ change }) => signedNumber(change))),
  };
  return (
    <>
      {title !== '' && <h2>{title}</h2>}
      <dl class="bars" style={style}>
        {bars.map(({ name, value, change }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span class="bar-room" aria-hidden="true">
                <span class="bar-length" style={{ width: `${(100 * Math.max(0, value)) / most}%` }} />
              </span>
              <strong>{numberText(value)}</strong>
              <SignedChange by={change} />
            </dd>
          </div>
        ))}
      </dl>
      {moved.length > 0 && (
        <Fold title="Latest changes">
          {moved.map(({ name, value, change, why }) => (
            <p key={name}>
              <strong>
                {name}: {numberText(value - change)} → {numberText(value)}
              </strong>
              {why.map((reason) => (
                <span key={reason} class="reason">
                  {reason}
                </span>
              ))}
            </p>
          ))}
        </Fold>
      )}
    </>
  );
}

/** A drawing. Lines beside it say the same, so screen readers skip it. */
function Sketch({
  rows,
  lines,
}: {
  readonly rows: readonly (readonly SketchCell[])[];
  readonly lines: readonly string[];
}) {
  return (
    <div class="sketch">
      <div class="sketch-cells" aria-hidden="true">
        {rows.map((cells, y) => (
          <div key={y}>
            {cells.map(({ text, look }, x) => (
              <span key={x} class={`sketch-${look}`}>
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

function PipList({ pips }: { readonly pips: readonly Pip[] }) {
  return (
    <dl class="pips">
      {pips.map(({ name, value, signs, change }) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>
            {signs !== '' && <span aria-hidden="true">{signs} </span>}
            {value}
            <SignedChange by={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactList({ title, facts }: { readonly title: string; readonly facts: readonly PageFact[] }) {
  return (
    <>
      {title !== '' && <h2>{title}</h2>}
      <dl class="held-facts">
        {facts.map(({ name, text, tone }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class={`tone-${tone}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function CurveChart({
  title,
  steps,
  lines,
}: {
  readonly title: string;
  readonly steps: readonly string[];
  readonly lines: readonly CurveLine[];
}) {
  // The player's own line is drawn last, so that it is on top.
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

export function SignedChange({ by }: { readonly by: number }) {
  if (by === 0) return null;
  return <span class={by < 0 ? 'tone-bad' : 'tone-good'}> {signedNumber(by)}</span>;
}
