// The open stage as it is judged, in the script's properties, where a visitor's call finds it: cut into pieces, since Google
// takes no long values. The document notes which of it is there, so that what has not changed is not written again.
import { optional } from '../games/frame/fields';
import { anyNumber, anyText, atLeast, readText } from '../games/frame/fields/plain';
import { fingerprint } from '../sheets/fingerprint';
import { keepProperty, property } from './document-properties';
import { thisRelease } from './release';

const PROPERTY = 'kept-stage';
/** What the document notes about the script's properties: how many pieces there are, and a fingerprint. */
const LEFT_PROPERTY = 'kept-stage-left';
/** How many pieces there are, and the build that has cut them. */
const headField = atLeast({ build: optional(anyText), pieces: anyNumber });

/** How many characters a piece has; Google takes a few more. */
const PIECE = 9000;

/**
 * Gives the properties that the script still needs, so that a visitor's call finds this stage there; an empty text
 * stands for no stage.
 */
export function stageToLeave(text: string): Readonly<Record<string, string>> {
  const left = property(LEFT_PROPERTY) ?? '';
  if (left === noteOf(text)) return {};
  const pieces = piecesOf(text);
  // Pieces of a longer one are emptied.
  const count = Math.max(parseInt(left, 10) || 0, pieces.length);
  const head = text === '' ? '' : JSON.stringify({ build: thisRelease()?.build, pieces: pieces.length });
  const names = Array.from({ length: count }, (_, at) => nameOf(at));
  return { [PROPERTY]: head, ...Object.fromEntries(names.map((name, at) => [name, pieces[at] ?? ''])) };
}

/** Notes that the script's properties have the stage. */
export function noteStageLeft(text: string): void {
  keepProperty(LEFT_PROPERTY, noteOf(text));
}

/**
 * Gives the stage from these properties of the script; empty where there is none, or another version of the program
 * left it.
 */
export function stageLeft(properties: Readonly<Record<string, string | undefined>>): string {
  const head = readText(headField, properties[PROPERTY]);
  if (head === undefined || head.build !== thisRelease()?.build) return '';
  return Array.from({ length: head.pieces }, (_, at) => properties[nameOf(at)] ?? '').join('');
}

function noteOf(text: string): string {
  return text === '' ? '' : `${piecesOf(text).length} ${fingerprint(text)} ${thisRelease()?.build ?? ''}`;
}

function piecesOf(text: string): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) =>
    text.slice(at * PIECE, (at + 1) * PIECE),
  );
}

function nameOf(piece: number): string {
  return `${PROPERTY}-${piece}`;
}
