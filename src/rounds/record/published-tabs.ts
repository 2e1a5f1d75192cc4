// The published record in the public book: what was done, for people, and the same data as in the record's file, a
// part a row, for `npm run verify`.
import { FRAME_TITLES } from '../../games/reserved-titles';
import { headings, LOOKS, styled, type StyledCell, type Tab } from '../../games/tabs';
import { timeText } from '../time-zone';
import { dataPieces, type LedgerRow } from './ledger';
import type { PublishedRecord } from './proof';

/** What was done and when, from the set-up on, and the hashes below it. */
export function recordTab(ledger: readonly LedgerRow[], zone: string, hashes: Tab['rows']): Tab {
  const from = Math.max(0, ledger.map(({ entry }) => entry.kind).lastIndexOf('set-up'));
  return {
    title: FRAME_TITLES.record,
    rows: [
      headings('No.', 'When', 'What'),
      ...ledger.slice(from).map(({ number, at, text }) => [number, timeText(at, zone), text]),
      [''],
      ...hashes.map((cells) => ['', ...cells]),
      ['', '', styled(`What was sent stands in ${FRAME_TITLES.submissions}. ${HOW_TO_VERIFY}`, LOOKS.muted)],
    ],
  };
}

const HOW_TO_VERIFY = `The tab ${FRAME_TITLES.proof} holds the data that proves all of it: download that tab as CSV, and run npm run verify with the file.`;

const ROW = 'row';

/** The record as rows of a name and its JSON, which goes on to the right where it is long. */
export function proofTab({ rows, ...parts }: PublishedRecord): Tab {
  const data = (value: unknown): readonly StyledCell[] =>
    dataPieces(JSON.stringify(value)).map((piece) => styled(piece, LOOKS.data));
  return {
    title: FRAME_TITLES.proof,
    rows: [
      headings('Part', 'Data'),
      ...Object.entries(parts).map(([name, value]) => [name, ...data(value)]),
      ...rows.map((row) => [ROW, ...data(row)]),
    ],
  };
}

/** The record in the rows of a downloaded proof, not yet checked; undefined where they are none. */
export function recordFromProof(lines: readonly (readonly string[])[]): unknown {
  const [[title] = [], ...parts] = lines;
  if (title !== 'Part') return undefined;
  const read = parts.map(([name = '', ...pieces]) => [name, JSON.parse(pieces.join(''))] as const);
  const rows = read.filter(([name]) => name === ROW).map(([, value]): unknown => value);
  return { ...Object.fromEntries(read.filter(([name]) => name !== ROW)), rows };
}
