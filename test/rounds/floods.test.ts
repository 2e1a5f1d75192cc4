// Floods of submissions: rounds continue, no row disappears unnoticed, and only a few rows are kept and shown.
import { sha256 } from 'js-sha256';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { Cell } from '../../src/games/frame/fields';
import { commitRequests } from '../../src/sheets/commit';
import type { HostCommit } from '../../src/rounds/ports/host-book';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { gameIn, sessionOf, stageIn, submitted } from '../support/paper-game';
import type { Paper } from '../support/paper-ports';
import { sampled } from '../support/sample';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function rowsOf({ forms }: Paper): Cell[][] {
  const [form] = [...forms.values()];
  if (form === undefined) throw new Error('There is no form.');
  return form.rows;
}

function commitsOf({ ports }: Paper): readonly HostCommit[] {
  const commits: HostCommit[] = [];
  const { book } = ports;
  const write = book.write.bind(book);
  Object.assign(book, {
    write: (commit: HostCommit) => {
      commits.push(commit);
      return write(commit);
    },
  });
  return commits;
}

/** Resolves the open stage. The writes must be small, and replaying the ledger must give the same stage. */
function resolveSmall(book: Paper): void {
  const commits = commitsOf(book);
  const { desk } = book;
  expect(bytesOf(unwrapReply(desk.getDesk()))).toBeLessThan(200_000);
  const before = unwrapReply(desk.previewRound());
  expect(bytesOf(before)).toBeLessThan(200_000);
  const name = before.stage;
  unwrapReply(desk.resolveRound({ stage: name, token: '' }));
  for (const commit of commits) {
    for (const row of commit.ledger ?? []) expect(Buffer.byteLength(row.data)).toBeLessThan(500_000);
    expect(bytesOf(commitRequests({ own: ['ledger'], tabs: [], reading: [] }, commit))).toBeLessThan(
      2_000_000,
    );
  }
  // After replaying the ledger, each submission has the same fate.
  const past = unwrapReply(desk.getPast({ stage: name }));
  expect(past.submissions).toEqual(before.submissions);
  expect(bytesOf(past)).toBeLessThan(200_000);
}

test('20 rows of 50,000 characters in every cell are refused with the right reasons', () => {
  const book = submitted();
  const rows = rowsOf(book);
  const [header = []] = [...book.forms.values()].map((form) => form.header);
  const key = rows[0]?.at(-1) ?? '';
  for (let row = 0; row < 20; row += 1) {
    const text = `${'💎"\n'.repeat(20_000).slice(0, 49_990)}${row}`;
    rows.push(
      header.map((title, at) => (at === 0 ? (rows[0]?.[0] ?? '') : title === KEY_TITLE ? key : text)),
    );
  }
  const { submissions } = stageIn(book.desk);
  expect(submissions).toHaveLength(24);
  const refused = submissions.filter(({ fate }) => fate === 'refused');
  expect(refused).toHaveLength(20);
  for (const { reasons } of refused) {
    for (const title of ['Row', 'Column', 'Power card']) {
      expect(reasons.join(' ')).toContain(`${title}: “💎"`);
    }
  }
  const { inputs } = sessionOf(book);
  const move = JSON.stringify(inputs.submissions[23]?.move);
  const text = String(rows[23]?.[2]);
  const kept = text.slice(0, 200);
  expect(move).toContain(JSON.stringify(kept).slice(1, -1));
  expect(move).toContain(`${text.length - 200} more characters, SHA-256 ${sha256(text.slice(200))}`);
  resolveSmall(book);
});

test('of many answers that don’t count, the oldest are listed without their content', () => {
  const book = submitted();
  const rows = rowsOf(book);
  const ann = rows[0] ?? [];
  const long = [1, 2, 3].map(() => 'x'.repeat(80));
  for (let row = 0; row < 110; row += 1) rows.push([...ann.slice(0, 2), ...long, ...ann.slice(5)]);
  const whole = stageIn(book.desk).submissions.map(({ answers }) => answers.length > 1);
  expect([whole.length, whole[0], whole[4], whole.at(-1)]).toEqual([114, true, false, true]);
});

test.each(sampled([2000, 30_000], [2000]))(
  '%i rows: each has a fate, what counts still counts, and the answers stay small',
  (many) => {
    const book = submitted();
    const rows = rowsOf(book);
    const own = rows.slice(0, 4);
    const ann = own[0] ?? [];
    const counted = stageIn(book.desk).submissions.map(({ player, fate }) => [player, fate]);
    for (let row = 0; row < many; row += 1)
      rows.push(row % 3 < 2 ? [...ann.slice(0, -1), `k${row}`] : [...ann.slice(0, 2), 99, ...ann.slice(3)]);
    const { submissions, notices } = stageIn(book.desk);
    expect(
      submissions.filter(({ fate }) => fate === 'counts').map(({ player, fate }) => [player, fate]),
    ).toEqual(counted);
    const listed = submissions.length;
    expect(listed).toBeLessThan(250);
    const left = notices.map((notice) => Number(/(\d+) more row/.exec(notice)?.[1] ?? 0));
    expect(left.reduce((sum, count) => sum + count, listed)).toBe(many + 4);
    resolveSmall(book);
    // No row of the form is left over.
    const after = gameIn(book.desk);
    expect(after.stage?.submissions).toEqual([]);
    expect(unwrapReply(book.desk.getHistory()).at(-1)?.text).toMatch(
      new RegExp(`4 answers counted\\. ${many + 4 - listed} more rows didn’t count`),
    );
  },
);
