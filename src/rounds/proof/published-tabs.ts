// The published record in the public book. One tab is for reading. The other has the record file for `npm run verify`, with
// one part per row.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { parseJson } from '../../games/frame/json';
import { fail, ok, type Result } from '../../games/frame/result';
import { headings, STYLES, styled, type StyledCell, type Tab } from '../../games/frame/tabs';
import { quote } from '../../games/frame/wording';
import { timeText } from '../time/time-zone';
import { isSeasonEntry } from '../record/entries';
import { splitData, type LedgerRow } from '../record/ledger';
import type { PublishedRecord } from './proof';

/** Text for the season's rows, which stay secret when a match is published. */
const SEASON_ROW_TEXT = 'Part of the season, not of this match. Only its hash is shown.';

/** Everything done in the match, with times, and the hashes below. `rows` are the match's. */
export function toRecordTab(rows: readonly LedgerRow[], zone: string, hashes: Tab['rows']): Tab {
  return {
    title: FRAME_TITLES.record,
    rows: [
      headings('No.', 'When', 'What'),
      ...rows.map(({ number, at, text, entry }) =>
        isSeasonEntry(entry) ? [number, '', SEASON_ROW_TEXT] : [number, timeText(at, zone), text],
      ),
      [''],
      ...hashes.map((cells) => ['', ...cells]),
      [
        '',
        '',
        styled(`All answers are in the ${FRAME_TITLES.submissions} tab. ${HOW_TO_VERIFY}`, STYLES.muted),
      ],
    ],
  };
}

const HOW_TO_VERIFY = `To check the game, download the ${FRAME_TITLES.proof} tab as CSV. Then run npm run verify with the file and a hash that you noted during the game. Without the hash, a forged record would look just as real.`;

const ROW_LABEL = 'row';

/** Rows with a name and JSON. Long JSON continues in more cells. */
export function proofTab({ rows, ...parts }: PublishedRecord): Tab {
  const data = (value: unknown): readonly StyledCell[] =>
    splitData(JSON.stringify(value)).map((piece) => styled(piece, STYLES.data));
  return {
    title: FRAME_TITLES.proof,
    rows: [
      headings('Part', 'Data'),
      ...Object.entries(parts).map(([name, value]) => [name, ...data(value)]),
      ...rows.map((row) => [ROW_LABEL, ...data(row)]),
    ],
  };
}

/** The record in a downloaded proof tab, not checked yet; undefined if the rows aren't a proof. */
export function recordFromProof(lines: readonly (readonly string[])[]): Result<unknown, string> | undefined {
  const [[title] = [], ...parts] = lines;
  if (title !== 'Part') return undefined;
  const read = parts.map(([name = '', ...pieces]) => [name, parseJson(pieces.join(''))] as const);
  const unread = read.find(([, value]) => value === undefined);
  if (unread !== undefined) {
    return fail(`its part ${quote(unread[0])} isn’t JSON.`);
  }
  const names = read.flatMap(([name]) => (name === ROW_LABEL ? [] : [name]));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    return fail(
      `this proof has the part ${quote(twice)} twice. Download the public book’s ${FRAME_TITLES.proof} tab as CSV again.`,
    );
  }
  const rows = read.filter(([name]) => name === ROW_LABEL).map(([, value]): unknown => value);
  return ok({ ...Object.fromEntries(read.filter(([name]) => name !== ROW_LABEL)), rows });
}
