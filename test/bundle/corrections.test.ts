// A correction in the built bundle: what its readers had seen and what they see now stands in their books, in words.
import { given } from '../../src/commands/desk-calls';
import { readerKey } from '../../src/rounds/reply/reply';
import type { Change } from '../../src/rounds/host/parts/inputs';
import { cells } from '../support/host-books';
import { deliverAll, gameView, playStage, SMALL, submittedGame } from '../support/host-game';

const PICK: Change = {
  kind: 'submission',
  stage: 'round-1',
  player: 'Aa',
  answers: { Row: '2', Column: '2', 'Power card': '3' },
};

test('the book of whom a correction concerns says what changed, and nobody else’s does', () => {
  const test = submittedGame(SMALL);
  playStage(test.desk);
  deliverAll(test.desk);
  const { token, differences } = given(test.desk.previewChange({ change: PICK }));
  given(test.desk.applyChange({ change: PICK, reason: 'It was misread.', token }));
  deliverAll(test.desk);
  const notices = new Map(differences.map(({ to, notice }) => [readerKey(to), notice]));
  expect(notices.get(readerKey({ player: 'Aa' }))).toMatch(
    /^Round 1 was corrected\.\nYou scored \d+ points? with row 2, column 2 and card 3: /,
  );
  for (const { name, book } of gameView(test.desk).players) {
    const front = firstColumn(cells(test.host, /\/d\/([^/]+)\//.exec(book)?.[1] ?? '', 'Now'));
    const notice = notices.get(readerKey({ player: name }));
    if (notice === undefined) expect(front).not.toContain('was corrected');
    // Worked out before there was a reason, which ends what the player concerned reads.
    else expect(front).toContain(notice.replaceAll('\n', ' ').slice(0, -1));
  }
});

/** All that stands in the first column of a tab: a long text stands there in several rows. */
function firstColumn(rows: readonly (readonly unknown[])[]): string {
  return rows.map(([first]) => (typeof first === 'string' ? first.replaceAll('\n', ' ') : '')).join(' ');
}
