// Keeps what the document knows of its ledger and of its tabs of responses in its properties: an older version of the book
// that is brought back brings none of them back.
import {
  knownLedgerField,
  knownRowsField,
  NOTHING_KNOWN,
  withoutFirstDeed,
} from '../rounds/record/known-ledger';
import type { KnownLedgerStore, KnownRowsStore } from '../sheets/host-book-reading';
import { kept } from './kept';

/** The property's name, in the document as well as in the script, since a visitor's call has no document. */
export const KNOWN_LEDGER_PROPERTY = 'known-ledger';

const known = kept(KNOWN_LEDGER_PROPERTY, knownLedgerField, { shorten: withoutFirstDeed });

export const knownLedgerStore: KnownLedgerStore = {
  get: () => known.get() ?? NOTHING_KNOWN,
  set: known.set,
};

// A property of its own: calls without the lock note rows too, and must not write an older end of the ledger back.
const rows = kept('known-rows', knownRowsField);

export const knownRowsStore: KnownRowsStore = {
  get: () => rows.get() ?? [],
  set: rows.set,
};
