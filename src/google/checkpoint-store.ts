// The checkpoint of a match, kept in the document's properties, which every call reads at once and a call that changes the game
// writes at once: it costs no call. It is cut into pieces of which a resolve changes the last ones.
import { isObject } from '../games/frame/json';
import type { Checkpoint } from '../rounds/ports/ports';
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
    const text = pieces().join('');
    const stages = text.slice(0, text.lastIndexOf('\n') + 1);
    read = { text: stages, print: fingerprint(stages) };
    return printOf(text) === head.print ? { row: head.row, texts: text.split('\n') } : undefined;
  },
  set: (checkpoint) => {
    const build = thisRelease()?.build;
    const [head, text] = checkpoint === null || build === undefined ? ['', ''] : written(checkpoint, build);
    keepIfThereIsRoom(PROPERTY, head);
    const kept = pieces().length;
    for (let at = 0; at * PIECE < text.length || at < kept; at += 1) {
      keepIfThereIsRoom(nameOf(at), text.slice(at * PIECE, (at + 1) * PIECE));
    }
  },
};

/** The texts of stages as they were read, which mostly begin what is written. */
let read = { text: '', print: fingerprint('') };

function printOf(text: string): string {
  return text.startsWith(read.text)
    ? fingerprint(text.slice(read.text.length), read.print)
    : fingerprint(text);
}

/** The head and all of the text, which has no letter beyond ASCII. */
function written({ row, texts }: Checkpoint, build: string): readonly [head: string, text: string] {
  const text = texts.join('\n');
  return [JSON.stringify({ build, row, print: printOf(text) } satisfies Head), text];
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
