// The published record in the public book: the course of the game, to be read, and the same data as in the record's
// file, for `npm run verify`, a row for each part.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { parseJson } from '../../games/frame/json';
import { fail, ok, type Result } from '../../games/frame/result';
import { headings, LOOKS, styled, type StyledCell, type Tab } from '../../games/frame/tabs';
import { quote } from '../../games/frame/wording';
import { timeText } from '../time/time-zone';
import { isSeasonEntry } from '../record/entries';
import { dataPieces, type LedgerRow } from '../record/ledger';
import type { PublishedRecord } from './proof';

/** What the record says in place of a row of the season, which stays secret when a match is published. */
const SEASON_TEXT = 'The season: no part of this match, kept here as a hash.';

/** Makes the tab that lists everything done in a match, with its times, and the hashes below; `rows` are the match's. */
export function recordTab(rows: readonly LedgerRow[], zone: string, hashes: Tab['rows']): Tab {
  return {
    title: FRAME_TITLES.record,
    rows: [
      headings('No.', 'When', 'What'),
      ...rows.map(({ number, at, text, entry }) =>
        isSeasonEntry(entry) ? [number, '', SEASON_TEXT] : [number, timeText(at, zone), text],
      ),
      [''],
      ...hashes.map((cells) => ['', ...cells]),
      ['', '', styled(`What was sent stands in ${FRAME_TITLES.submissions}. ${HOW_TO_VERIFY}`, LOOKS.muted)],
    ],
  };
}

const HOW_TO_VERIFY = `The tab ${FRAME_TITLES.proof} holds the data from which all of it can be played again: download that tab as CSV, and run npm run verify with the file, and with a hash of the record that you noted while the game was played. Without such a hash nothing shows that these are the submissions that were made: whoever has the record can write another one that fits itself.`;

const ROW = 'row';

/** Writes the record as rows of a name and its JSON, which takes several cells where it is long. */
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

/**
 * Reads the record from the rows of a downloaded proof, without checking it, or says why it is not to be trusted;
 * undefined where the rows are no proof.
 */
export function recordFromProof(lines: readonly (readonly string[])[]): Result<unknown, string> | undefined {
  const [[title] = [], ...parts] = lines;
  if (title !== 'Part') return undefined;
  const read = parts.map(([name = '', ...pieces]) => [name, parseJson(pieces.join(''))] as const);
  const unread = read.find(([, value]) => value === undefined);
  if (unread !== undefined) {
    return fail(`the data of its part ${quote(unread[0])} is not JSON.`);
  }
  const names = read.flatMap(([name]) => (name === ROW ? [] : [name]));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    return fail(
      `this proof has the part ${quote(twice)} twice. Download the tab ${FRAME_TITLES.proof} of the public book as CSV once more.`,
    );
  }
  const rows = read.filter(([name]) => name === ROW).map(([, value]): unknown => value);
  return ok({ ...Object.fromEntries(read.filter(([name]) => name !== ROW)), rows });
}
