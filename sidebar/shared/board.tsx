// The board as a table: its tiles drawn large, as on paper, each described for screen readers, and an unfoldable table in
// words.
import type { CSSProperties } from 'preact';
import type { AxisLabel, Picture, Scene, SceneBoard } from '../../src/games/frame/scene';
import { Fold } from './text';

export interface Highlight {
  /** The outlined region's squares; null for none. */
  readonly region: readonly number[] | null;
  readonly matches: readonly number[];
  /** The matching squares that a player should have listed but didn't. */
  readonly missed: readonly number[];
  readonly mistakes: readonly number[];
}

interface BoardProps {
  readonly board: SceneBoard;
  readonly lit: Highlight;
  /** The names of the reader's own axes. */
  readonly own?: readonly string[];
}

export function Board({ board, lit, own = [] }: BoardProps) {
  const axis = (name: string | undefined): string =>
    name !== undefined && own.includes(name) ? 'axis own-axis' : 'axis';
  const { title, columns, rows, squares } = board;
  return (
    <section class="board" aria-label={title}>
      <table class={`squares${lit.region === null ? '' : ' with-region'}`}>
        <caption class="unseen">
          {title}: the squares in words, with the outlined region in brackets and matches marked
        </caption>
        <thead>
          {(['outer', 'inner'] as const).map((which, index) => (
            <tr key={which}>
              {index === 0 && <td class="corner" colSpan={2} rowSpan={2} />}
              {columns.map((label, column) => (
                <th
                  key={column}
                  scope="col"
                  class={`${axis(label[which])} ${groupGapClass(columns, column)}`}
                >
                  {label[which]}
                </th>
              ))}
              {index === 0 && <td class="corner" colSpan={2} rowSpan={2} />}
            </tr>
          ))}
        </thead>
        <tbody>
          {squares.map((pictures, row) => (
            <tr key={row} class={groupGapClass(rows, row)}>
              <th scope="row" class={axis(rows[row]?.outer)}>
                {rows[row]?.outer}
              </th>
              <th scope="row" class={axis(rows[row]?.inner)}>
                {rows[row]?.inner}
              </th>
              {pictures.map((picture, column) => (
                <SquareCell
                  key={column}
                  picture={picture}
                  number={row * columns.length + column}
                  width={columns.length}
                  start={groupGapClass(columns, column)}
                  lit={lit}
                />
              ))}
              <td class={axis(rows[row]?.inner)} aria-hidden="true">
                {rows[row]?.inner}
              </td>
              <td class={axis(rows[row]?.outer)} aria-hidden="true">
                {rows[row]?.outer}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden="true">
          {(['inner', 'outer'] as const).map((which, index) => (
            <tr key={which}>
              {index === 0 && <td class="corner" colSpan={2} rowSpan={2} />}
              {columns.map((label, column) => (
                <td key={column} class={`${axis(label[which])} ${groupGapClass(columns, column)}`}>
                  {label[which]}
                </td>
              ))}
              {index === 0 && <td class="corner" colSpan={2} rowSpan={2} />}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

function SquareCell({
  picture,
  number,
  width,
  start,
  lit,
}: {
  readonly picture: Picture;
  readonly number: number;
  readonly width: number;
  readonly start: string;
  readonly lit: Highlight;
}) {
  const inside = isInRegion(lit, number);
  const match = lit.matches.indexOf(number);
  const missed = lit.missed.includes(number);
  return (
    <td class={`${start} ${inside ? 'inside' : ''}`} style={outlineStyle(lit, number, width, match)}>
      <TilePicture picture={picture} />
      <span class="unseen">{describeSquare(picture, lit, number)}</span>
      {match !== -1 && (
        <span class={missed ? 'spot mark-missed' : 'spot'} aria-hidden="true">
          ✓
        </span>
      )}
      {lit.mistakes.includes(number) && (
        <span class="spot mark-mistake" aria-hidden="true">
          ✕
        </span>
      )}
    </td>
  );
}

function isInRegion({ region }: Highlight, number: number): boolean {
  return region?.includes(number) === true;
}

function describeSquare({ words }: Picture, lit: Highlight, number: number): string {
  const inside = isInRegion(lit, number) ? `[${words}]` : words;
  if (lit.missed.includes(number)) return `${inside}, matches, not listed`;
  if (lit.matches.includes(number)) return `${inside}, matches`;
  return lit.mistakes.includes(number) ? `${inside}, listed, does not match` : inside;
}

/** The thickness of a region's outline. The outline is inside the squares, so that nothing moves when it appears. */
const OUTLINE_WIDTH = 'max(4px, calc(var(--cell) * 0.09))';

/** A square's outline on the sides where the region ends, and the delay with which a matching square lights up. */
function outlineStyle(
  lit: Highlight,
  number: number,
  width: number,
  match: number,
): CSSProperties | undefined {
  if (!isInRegion(lit, number)) return undefined;
  const column = number % width;
  const sides: readonly (readonly [string, boolean])[] = [
    [`inset 0 ${OUTLINE_WIDTH} 0 0`, isInRegion(lit, number - width)],
    [`inset 0 calc(-1 * ${OUTLINE_WIDTH}) 0 0`, isInRegion(lit, number + width)],
    [`inset ${OUTLINE_WIDTH} 0 0 0`, column > 0 && isInRegion(lit, number - 1)],
    [`inset calc(-1 * ${OUTLINE_WIDTH}) 0 0 0`, column < width - 1 && isInRegion(lit, number + 1)],
  ];
  const shadow = sides.flatMap(([side, goesOn]) => (goesOn ? [] : [`${side} var(--region)`])).join(', ');
  return { '--outline': shadow === '' ? 'none' : shadow, '--order': match };
}

/** All squares in words, for people who can't distinguish the pictures. */
export function BoardAsText({ board, lit }: { readonly board: SceneBoard; readonly lit: Highlight }) {
  const { title, columns, rows, squares } = board;
  const name = (label: AxisLabel | undefined): string =>
    label === undefined ? '' : `${label.outer}${label.inner}`;
  return (
    <Fold title="The board in words">
      <div class="table" role="region" aria-label={`${title} in words`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={name(column)} scope="col">
                  {name(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {squares.map((pictures, row) => (
              <tr key={row}>
                <th scope="row">{name(rows[row])}</th>
                {pictures.map((picture, column) => (
                  <td key={column}>{describeSquare(picture, lit, row * columns.length + column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}

/** The class for a gap wherever the outer axis's label changes. */
function groupGapClass(labels: readonly AxisLabel[], index: number): string {
  return index === 0 || labels[index]?.outer === labels[index - 1]?.outer ? '' : 'group';
}

const SHAPE_PATHS: Readonly<Record<Picture['shape'], string>> = {
  circle: 'M50 15a35 35 0 1 0 0 70a35 35 0 1 0 0 -70z',
  square: 'M18 18h64v64h-64z',
  triangle: 'M50 13L89 82H11z',
};

export function TilePicture({ picture }: { readonly picture: Picture }) {
  const dark = isDarkColour(picture.paper);
  return (
    <svg class="sign" viewBox="0 0 100 100" aria-hidden="true" style={{ background: picture.paper }}>
      {/* Two outlines: the inner contrasts with the colour, the outer with the background. */}
      <path d={SHAPE_PATHS[picture.shape]} fill="none" stroke={dark ? '#fff' : '#000'} stroke-width="9" />
      <path
        d={SHAPE_PATHS[picture.shape]}
        fill={picture.ink}
        stroke={dark ? '#000' : '#fff'}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** Explains a match: two tiles, a ≠ for each property, and the same in words. */
export function MatchRule({ rule }: { readonly rule: Scene['rule'] }) {
  const [one, other] = rule.pictures;
  return (
    <p class="rule">
      <TilePicture picture={one} />
      <b aria-hidden="true">≠≠≠</b>
      <TilePicture picture={other} />
      <span>{rule.words}</span>
    </p>
  );
}

function isDarkColour(paper: string): boolean {
  return parseInt(paper.slice(1, 3), 16) < 64;
}
