// The checkpoint of a match, kept in the document's properties, which every call reads at once and a call that changes the game
// writes at once: it costs no call. It is cut into pieces of which a resolve changes the last ones. Where there is a players’
// page, the script's properties have it as well: a visitor's call has no document.
import { object } from '../games/frame/fields';
import { anyText } from '../games/frame/fields/plain';
import type { Checkpoint } from '../rounds/ports/host-book';
import type { CheckpointStore } from '../sheets/host-book';
import { fingerprint } from '../sheets/fingerprint';
import { keepIfThereIsRoom, keepProperty, property } from './document-properties';
import { kept } from './kept';
import { thisRelease } from './release';

const PROPERTY = 'checkpoint';
/** The document's note of what the script's properties have. */
const LEFT_PROPERTY = 'checkpoint-left';
/** Characters of a piece: Google takes a few more. */
const PIECE = 9000;

/** The property that says what the pieces hold together. */
const keptHead = kept(PROPERTY, object({ build: anyText, row: anyText, print: anyText }));

export const checkpointStore: CheckpointStore = {
  get: () => {
    const head = keptHead.get();
    if (head === undefined || head.build !== thisRelease()?.build) return undefined;
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

/**
 * The properties that the script lacks so that a visitor's call finds the checkpoint there, or, where no page is `wanted`,
 * nothing of it.
 */
export function checkpointToLeave(wanted: boolean): Readonly<Record<string, string>> {
  const left = property(LEFT_PROPERTY) ?? '';
  if (left === leftNote(wanted)) return {};
  // Pieces of a longer one are emptied.
  const count = Math.max(parseInt(left, 10) || 0, pieces().length);
  const names = [PROPERTY, ...Array.from({ length: count }, (_, at) => nameOf(at))];
  return Object.fromEntries(names.map((name) => [name, wanted ? (property(name) ?? '') : '']));
}

/** Notes that the script has them. */
export function noteCheckpointLeft(wanted: boolean): void {
  keepProperty(LEFT_PROPERTY, leftNote(wanted));
}

/** The note of a checkpoint that is left: the number of its pieces, then its head. */
function leftNote(wanted: boolean): string {
  const head = property(PROPERTY) ?? '';
  return wanted && head !== '' ? `${pieces().length} ${head}` : '';
}

function headOf({ row, texts }: Checkpoint, build: string): string {
  return JSON.stringify({ build, row, print: printOf(texts) });
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
