// The shapes of a picture: boxes and texts, placed in pixels. The final picture is twice this size, for phones.

export interface Font {
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** Measures a text's width on one line, in pixels. */
export type MeasureText = (text: string, font: Font) => number;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Shape =
  | (Box & { readonly kind: 'box'; readonly fill: string })
  /** One line of text, vertically centered, clipped to its place. */
  | (Box & {
      readonly kind: 'text';
      readonly text: string;
      readonly font: Font;
      readonly colour: string;
      readonly align: 'left' | 'center' | 'right';
    });

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The shapes; later ones are drawn over earlier ones. */
  readonly shapes: readonly Shape[];
}

/** Stacked shapes, and the y at which the lowest ends. */
export interface StackedShapes {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

/** The inputs for drawing part of a picture: how to measure texts, the game's color, and the space. */
export interface Canvas {
  readonly measure: MeasureText;
  readonly accent: string;
  readonly left: number;
  readonly width: number;
}

/** Truncates a text that is too wide, with … at its end. */
export function truncateText(text: string, width: number, font: Font, measure: MeasureText): string {
  if (measure(text, font) <= width) return text;
  const signs = Array.from(text);
  let low = 0;
  let high = signs.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(`${signs.slice(0, middle).join('')}…`, font) <= width) low = middle;
    else high = middle - 1;
  }
  return `${signs.slice(0, low).join('').trimEnd()}…`;
}

/** Wraps a text into at most `most` lines; if it is longer, the last line ends in …. */
export function wrapText(
  text: string,
  width: number,
  font: Font,
  measure: MeasureText,
  most: number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer, font) <= width) line = longer;
    else if (lines.length + 1 === most)
      return [...lines, truncateText([line, ...words.slice(at)].join(' '), width, font, measure)];
    else {
      lines.push(line);
      line = word;
    }
  }
  // A word wider than a line is truncated.
  return [...lines, line].map((each) => truncateText(each, width, font, measure));
}

/** Puts a text in its place, truncated if it is too wide. */
export function textShape(
  place: Box,
  text: string,
  font: Font,
  colour: string,
  measure: MeasureText,
  align: 'left' | 'center' | 'right' = 'left',
): Shape {
  return {
    kind: 'text',
    ...place,
    text: truncateText(text, place.width, font, measure),
    font,
    colour,
    align,
  };
}

export function andMoreText(count: number): string {
  return `and ${count} more`;
}
