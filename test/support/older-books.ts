// Books as an older version of Round Keeper left them: secrets that it did not blind are in the hashes of their rows.
import { sha256 } from 'js-sha256';
import type { Cell } from '../../src/games/frame/fields';
import type { LedgerRow } from '../../src/rounds/record/ledger';
import { shortened } from '../../src/rounds/record/inputs-text';
import { ledgerCells } from '../../src/rounds/record/ledger-cells';
import { sessionOf } from './paper-game';
import type { Paper } from './paper-ports';

/** The keys that were blinded: those of two kinds of entries. */
function blinded({ entry }: LedgerRow): readonly string[] {
  if (entry.kind === 'set-up') return entry.body.keys.map(({ key }) => key);
  return entry.kind === 'key' ? [entry.body.key] : [];
}

/** The rows with the hashes that the older version gave them. */
function onceWritten(ledger: readonly LedgerRow[]): readonly LedgerRow[] {
  let [salt, previous] = ['', ''];
  return ledger.map((row) => {
    const { number, at, who, text, entry } = row;
    const data = entry.kind === 'resolved' ? JSON.stringify(shortened(entry.body)) : row.data;
    if (entry.kind === 'set-up') salt = sha256(`ledger\n${entry.body.seed}`);
    const blind = (secret: string): string => sha256.hmac(salt, secret);
    const shown = blinded(row).reduce((json, key) => json.split(key).join(blind(key)), data);
    previous = sha256.hmac(salt, JSON.stringify([previous, number, at, blind(who), text, entry.kind, shown]));
    return { ...row, data, hash: previous };
  });
}

/** Makes of a game one that the older version has played so far. */
export function asOnceWritten(book: Paper): void {
  const { ledger } = sessionOf(book);
  book.grids.set(
    'ledger',
    onceWritten(ledger).map((row) => [...ledgerCells(row)]),
  );
  asFiledOnce(book);
}

/** Takes out of the Files tab the note of the ledger's last row, which the older version did not write. */
export function asFiledOnce({ grids }: Paper): void {
  const kept = grids.get('files')?.map((cells) => cells.map(withoutNote)) ?? [];
  grids.set('files', kept);
}

const DIGITS = 16;

/** A cell of data without the note, as the older version hashed it. */
function withoutNote(cell: Cell): Cell {
  if (typeof cell !== 'string' || !cell.includes('"lastRow"')) return cell;
  const json = cell.slice(DIGITS + 1).replace(/,"lastRow":\{[^}]*\}/, '');
  return `${sha256(json).slice(0, DIGITS)} ${json}`;
}
