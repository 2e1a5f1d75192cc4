// The checkpoint of a match, kept in the document's properties, which every call reads at once and a call that changes the game
// writes at once: it costs no call. It is cut into pieces of which a resolve changes the last ones.
import { isObject } from '../games/frame/json';
import type { Checkpoint } from '../rounds/ports/host-book';
import type { CheckpointStore } from '../sheets/host-book';
import { fingerprint } from '../sheets/fingerprint';
import { keepIfThereIsRoom, property, propertyJson } from './document-properties';
import { thisRelease } from './release';

const PROPERTY = 'checkpoint';
/** Characters of a piece: Google takes a few more. */
const PIECE = 9000;

/** The property that says what the pieces hold together. */
interface Head {
  readonly build: string;
  readonly row: string;
  readonly print: string;
}

export const checkpointStore: CheckpointStore = {
  get: () => {
    const head = propertyJson(PROPERTY);
    if (!isHead(head) || head.build !== thisRelease()?.build) return undefined;
    const texts = pieces().join('').split('\n');
    // The last is written anew each time.
    const stages = texts.slice(0, -1);
    read = { texts: stages, print: printOf(stages) };
    return printOf(texts) === head.print ? { row: head.row, texts } : undefined;
  },
  set: (checkpoint) => {
    const build = thisRelease()?.build;
    const isKept = checkpoint !== null && build !== undefined;
    const text = isKept ? checkpoint.texts.join('\n') : '';
    keepIfThereIsRoom(PROPERTY, isKept ? headOf(checkpoint, build) : '');
    const before = pieces().length;
    for (let at = 0; at * PIECE < text.length || at < before; at += 1) {
      keepIfThereIsRoom(nameOf(at), text.slice(at * PIECE, (at + 1) * PIECE));
    }
  },
};

function headOf({ row, texts }: Checkpoint, build: string): string {
  return JSON.stringify({ build, row, print: printOf(texts) } satisfies Head);
}

/** The fingerprint of no text. */
const NOTHING = fingerprint('');

/** The texts of stages as they were read, with which mostly begins what is written. */
let read: { readonly texts: readonly string[]; readonly print: string } = { texts: [], print: NOTHING };

/** The fingerprint of a row of texts. */
function printOf(texts: readonly string[]): string {
  const isMore = read.texts.every((text, at) => text === texts[at]);
  const length = isMore ? read.texts.length : 0;
  return texts.slice(length).reduce((print, text) => fingerprint(text, print), isMore ? read.print : NOTHING);
}

/** The pieces that there are. */
function pieces(): readonly string[] {
  const found: string[] = [];
  for (;;) {
    const piece = property(nameOf(found.length)) ?? '';
    if (piece === '') return found;
    found.push(piece);
  }
}

function nameOf(piece: number): string {
  return `${PROPERTY}-${piece}`;
}

function isHead(value: unknown): value is Head {
  return isObject(value) && [value.build, value.row, value.print].every((part) => typeof part === 'string');
}
