// Colors of pages. Sheets can be light or dark, so a colored cell sets both background and text.

/** Accent color of books without a game. */
export const DEFAULT_ACCENT = '#5b7083';
export const SEASON_ACCENT = '#6d1f3f';
export const ARCHIVED_TAB_COLOUR = '#b7bcc2';
export const TEXT_COLOUR = '#202124';
export const BACKGROUND_COLOUR = '#ffffff';
/** The color of secondary text. */
export const MUTED_COLOUR = '#5f6368';
export const BORDER_COLOUR = '#dadce0';

/** Share of the accent in table headings; the rest is white. */
const TINT_SHARE = 0.16;

export function tint(accent: string): string {
  const mixed = [1, 3, 5].map((at) => Math.round(255 - (255 - byteAt(accent, at)) * TINT_SHARE));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** `#rrggbb` as fractions, with just enough digits to convert back. */
export function rgb(colour: string): { red: number; green: number; blue: number } {
  const part = (at: number): number => Number((byteAt(colour, at) / 255).toFixed(3));
  return { red: part(1), green: part(3), blue: part(5) };
}

function byteAt(colour: string, at: number): number {
  return parseInt(colour.slice(at, at + 2), 16);
}
