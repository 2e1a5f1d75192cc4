// A line chart of each player's values, with a line at 0.
const WIDTH = 360;
const HEIGHT = 150;
const PAD = 12;

interface CurveShape {
  readonly name: string;
  /** The class for its color and thickness. */
  readonly look: string;
  readonly dashes?: string;
  readonly values: readonly number[];
}

/** Draws the lines, the last one on top; `label` is for screen readers, absent if text beside it says the same. */
export function Curves({ lines, label }: { readonly lines: readonly CurveShape[]; readonly label?: string }) {
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (at: number): number => PAD + (at * (WIDTH - 2 * PAD)) / steps;
  const y = (value: number): number => HEIGHT - PAD - ((value - low) * (HEIGHT - 2 * PAD)) / (high - low);
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="curves" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...spoken}>
      <line x1={PAD} x2={WIDTH - PAD} y1={y(0)} y2={y(0)} class="curve-zero" />
      {lines.map(({ name, look, dashes, values }) => (
        <polyline
          key={name}
          class={`curve-line ${look}`}
          stroke-dasharray={dashes}
          points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
        />
      ))}
    </svg>
  );
}
