// A tab's charts, drawn from its cells and placed on the grid where Sheets would put them.
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ChartSeries, ChartView, TabView } from '../server/server-messages';

/** The size of a figure's caption, legend and margins, in pixels. */
const FIGURE_MARGINS = { width: 34, height: 78 };
const PLOT_MARGINS = { left: 48, right: 32, top: 16, bottom: 32 };

/** A label's width in pixels. */
const LABEL_WIDTH = 56;

/** Each series has its own mark, so that series can be distinguished without color. */
const SERIES_STYLES = [
  { colour: '#1a73e8', mark: '●' },
  { colour: '#b3261e', mark: '■' },
  { colour: '#188038', mark: '▲' },
  { colour: '#8430ce', mark: '◆' },
  { colour: '#b06000', mark: '▼' },
  { colour: '#12828f', mark: '○' },
  { colour: '#c2185b', mark: '□' },
  { colour: '#3c4043', mark: '△' },
  { colour: '#5f6368', mark: '◇' },
  { colour: '#4e342e', mark: '▽' },
] as const;

function seriesStyle(index: number): (typeof SERIES_STYLES)[number] {
  return SERIES_STYLES[index % SERIES_STYLES.length] ?? SERIES_STYLES[0];
}

export function Charts({ tab }: { readonly tab: TabView }): JSX.Element {
  return (
    <>
      {tab.charts.map((chart) => (
        <Chart key={chart.id} chart={chart} tab={tab} />
      ))}
    </>
  );
}

const ROW_HEAD_WIDTH = 46;

/** Moves a chart to its cell of the grid. */
function useChartPlacement(figure: RefObject<HTMLElement | null>, tab: TabView, { at }: ChartView): void {
  useLayoutEffect(() => {
    const rows = figure.current?.parentElement?.querySelectorAll<HTMLElement>('tbody tr');
    const last = rows?.[Math.min(at.row, rows.length) - 1];
    const left = tab.columns.slice(0, at.column).reduce((sum, { width }) => sum + width, ROW_HEAD_WIDTH);
    if (figure.current === null) return;
    figure.current.style.top = `${last === undefined ? 0 : last.offsetTop + last.offsetHeight}px`;
    figure.current.style.left = `${left}px`;
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Scale {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
  readonly step: number;
}

function chartScale({ labels, series, kind }: ChartView, { width, height }: Size): Scale {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  // The axis has whole steps, since values such as points are whole numbers.
  const tick = Math.max(1, power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10));
  const bottom = Math.floor(low / tick) * tick;
  const top = Math.ceil(high / tick) * tick;
  const ticks = Array.from({ length: Math.round((top - bottom) / tick) + 1 }, (_, at) => bottom + at * tick);
  const across = width - PLOT_MARGINS.left - PLOT_MARGINS.right;
  // Columns are centered over their labels. Points are on the grid lines.
  const slots = kind === 'column' ? labels.length : Math.max(1, labels.length - 1);
  const step = across / slots;
  const start = PLOT_MARGINS.left + (kind === 'column' ? step / 2 : 0);
  const down = height - PLOT_MARGINS.top - PLOT_MARGINS.bottom;
  return {
    x: (index) => start + index * step,
    y: (value) => PLOT_MARGINS.top + down * (1 - (value - bottom) / (top - bottom)),
    ticks,
    step,
  };
}

function Chart({ chart, tab }: { readonly chart: ChartView; readonly tab: TabView }): JSX.Element {
  const figure = useRef<HTMLElement>(null);
  useChartPlacement(figure, tab, chart);
  return <Figure chart={chart} size={chart} place={figure} />;
}

interface FigureProps {
  readonly chart: ChartView;
  /** The size of the whole figure, in pixels. */
  readonly size: Size;
  readonly place?: RefObject<HTMLElement | null>;
}

export function Figure({ chart, size, place }: FigureProps): JSX.Element {
  const { labels, series, kind, title } = chart;
  // The chart isn't scaled, so that its text is as large as other text.
  const [width, height] = [size.width - FIGURE_MARGINS.width, size.height - FIGURE_MARGINS.height];
  const scale = chartScale(chart, { width, height });
  const every = Math.ceil((labels.length * LABEL_WIDTH) / width);
  return (
    <figure
      ref={place ?? null}
      class="chart"
      style={{ width: `${size.width}px`, height: `${size.height}px` }}
    >
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title} (the table above has the numbers)`}
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              class="line"
              x1={PLOT_MARGINS.left}
              x2={width - PLOT_MARGINS.right}
              y1={scale.y(tick)}
              y2={scale.y(tick)}
            />
            <text x={PLOT_MARGINS.left - 8} y={scale.y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {labels.map((label, index) =>
          index % every === 0 ? (
            <text key={index} x={scale.x(index)} y={height - 10} text-anchor="middle">
              {label}
            </text>
          ) : null,
        )}
        {series.map((one, index) =>
          kind === 'line' ? (
            <LineSeries key={index} series={one} scale={scale} index={index} />
          ) : (
            <ColumnSeries key={index} series={one} scale={scale} index={index} of={series.length} />
          ),
        )}
      </svg>
      <ul>
        {series.map((one, index) => (
          <li key={index}>
            <span aria-hidden="true" style={{ color: seriesStyle(index).colour }}>
              {seriesStyle(index).mark}
            </span>{' '}
            {one.title}
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface SeriesProps {
  readonly series: ChartSeries;
  readonly scale: Scale;
  readonly index: number;
}

function LineSeries({ series, scale, index }: SeriesProps): JSX.Element {
  const { colour, mark } = seriesStyle(index);
  const points = series.values.flatMap((value, at) =>
    value === null ? [] : [{ x: scale.x(at), y: scale.y(value) }],
  );
  return (
    <g>
      <polyline
        fill="none"
        stroke={colour}
        stroke-width="2"
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      {points.map(({ x, y }, at) => (
        <text key={at} x={x} y={y + 5} text-anchor="middle" style={{ fill: colour }} class="mark">
          {mark}
        </text>
      ))}
    </g>
  );
}

function ColumnSeries({ series, scale, index, of }: SeriesProps & { readonly of: number }): JSX.Element {
  const { colour } = seriesStyle(index);
  const width = (scale.step * 0.8) / of;
  return (
    <g>
      {series.values.map((value, at) =>
        value === null ? null : (
          <rect
            key={at}
            x={scale.x(at) - scale.step * 0.4 + index * width}
            y={Math.min(scale.y(value), scale.y(0))}
            width={width}
            height={Math.abs(scale.y(value) - scale.y(0))}
            fill={colour}
          />
        ),
      )}
    </g>
  );
}
