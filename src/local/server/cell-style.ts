// Turns the format of a cell, as the Sheets API gives it, into CSS.
import { flagAt, isJsonObject, numberAt, objectAt, textAt, type JsonObject } from 'apps-script-stand-in/json';
import type { CellStyle } from './server-messages';

/** Writes a colour of the Sheets API as `#rrggbb`; undefined where none is set. */
export function colourOf(format: JsonObject, key: string): string | undefined {
  const style = objectAt(format, `${key}Style`)['rgbColor'];
  const colour = isJsonObject(style) ? style : format[key];
  if (!isJsonObject(colour)) return undefined;
  const part = (name: string): string =>
    Math.round((numberAt(colour, name) ?? 0) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part('red')}${part('green')}${part('blue')}`;
}

const lines: Readonly<Record<string, string>> = {
  DOTTED: '1px dotted',
  DASHED: '1px dashed',
  SOLID: '1px solid',
  SOLID_MEDIUM: '2px solid',
  SOLID_THICK: '3px solid',
  DOUBLE: '3px double',
};

function putBorders(format: JsonObject, style: Record<string, string>): void {
  const borders = objectAt(format, 'borders');
  for (const side of ['top', 'right', 'bottom', 'left']) {
    const border = objectAt(borders, side);
    const line = lines[textAt(border, 'style') ?? 'NONE'];
    if (line !== undefined) style[`border-${side}`] = `${line} ${colourOf(border, 'color') ?? '#000000'}`;
  }
}

const vertical: Readonly<Record<string, string>> = { TOP: 'top', MIDDLE: 'middle', BOTTOM: 'bottom' };

function paddingOf(padding: JsonObject): string | undefined {
  if (Object.keys(padding).length === 0) return undefined;
  const sides = ['top', 'right', 'bottom', 'left'].map((side) => `${numberAt(padding, side) ?? 0}px`);
  return sides.join(' ');
}

/**
 * Gives the style of a cell; empty where it has no format. Numbers stand on the right unless the format says otherwise.
 */
export function cellStyle(format: JsonObject, isNumber: boolean): CellStyle {
  const style: Record<string, string> = {};
  const text = objectAt(format, 'textFormat');
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined) style[name] = value;
  };
  put('background-color', colourOf(format, 'backgroundColor'));
  put('color', colourOf(text, 'foregroundColor'));
  if (flagAt(text, 'bold')) put('font-weight', 'bold');
  if (flagAt(text, 'italic')) put('font-style', 'italic');
  if (flagAt(text, 'strikethrough')) put('text-decoration', 'line-through');
  else if (flagAt(text, 'underline')) put('text-decoration', 'underline');
  const size = numberAt(text, 'fontSize');
  if (size !== undefined) put('font-size', `${size}pt`);
  put('font-family', textAt(text, 'fontFamily'));
  const align = textAt(format, 'horizontalAlignment')?.toLowerCase();
  put('text-align', align ?? (isNumber ? 'right' : undefined));
  put('vertical-align', vertical[textAt(format, 'verticalAlignment') ?? '']);
  const wrap = textAt(format, 'wrapStrategy');
  if (wrap === 'WRAP') put('white-space', 'pre-wrap');
  put('padding', paddingOf(objectAt(format, 'padding')));
  putBorders(format, style);
  return style;
}
