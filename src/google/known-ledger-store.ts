// Keeps what the document knows of its ledger in its properties: an older version of the book that is brought back brings
// none of them back.
import { isList, isObject } from '../games/frame/json';
import type { KnownLedger, KnownOpening, KnownRow } from '../rounds/record/known-ledger';
import type { KnownLedgerStore } from '../sheets/host-book';
import { keepProperty, propertyJson } from './document-properties';

/** Of the document as well as of the script: a visitor's call has no document. */
export const KNOWN_LEDGER_PROPERTY = 'known-ledger';

export const knownLedgerStore: KnownLedgerStore = {
  get: () => read(propertyJson(KNOWN_LEDGER_PROPERTY)),
  set: (known) => keepProperty(KNOWN_LEDGER_PROPERTY, JSON.stringify(known)),
};

function read(json: unknown): KnownLedger {
  const { last, openings } = isObject(json) ? json : {};
  return {
    ...(isKnownRow(last) ? { last } : {}),
    openings: isList(openings) ? openings.filter(isKnownOpening) : [],
  };
}

function isKnownRow(value: unknown): value is KnownRow {
  if (!isObject(value) || typeof value.number !== 'number') return false;
  return [value.hash, value.when, value.text].every((part) => typeof part === 'string');
}

function isKnownOpening(value: unknown): value is KnownOpening {
  if (!isObject(value) || typeof value.at !== 'number') return false;
  return [value.row, value.match, value.stage, value.title].every((part) => typeof part === 'string');
}
