// Colours of pages: the accent of a game, and of the text on it. A sheet may be shown light or dark, so a cell with a
// colour has both its own paper and its own ink.

/** The colour of books that are no game's yet. */
export const PLAIN_ACCENT = '#5b7083';
/** The colour of a season's books, whatever is played in it. */
export const SEASON_ACCENT = '#6d1f3f';
/** The colour of tabs of matches that were put away. */
export const PUT_AWAY = '#b7bcc2';
export const INK = '#202124';
export const PAPER = '#ffffff';
/** The colour of words beside others that matter more. */
export const QUIET = '#5f6368';
/** The line below a row of a table. */
export const LINE = '#dadce0';

/** How much of the accent is in the heads of a table; the rest is white. */
const TINT = 0.16;

/** Mixes an accent with white, for the heads of tables. */
export function tint(accent: string): string {
  const mixed = partsOf(accent).map((part) => Math.round(255 - (255 - part) * TINT));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Gives `#rrggbb` as shares of 1, in as few digits as give the same colour again. */
export function rgb(colour: string): { red: number; green: number; blue: number } {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => Number((part / 255).toFixed(3)));
  return { red, green, blue };
}

function partsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
}
