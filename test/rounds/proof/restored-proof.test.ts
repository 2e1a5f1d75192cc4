// Proving a game that continued from an older version of its book: if a noted hash was lost, the proof says why.
import { GAMES } from '../../../src/games/catalogue';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { prove } from '../../../src/rounds/proof/proof';
import { exportScenario } from '../../../src/rounds/proof/export';
import { continueFrom, paperVersion } from '../../support/older-version';
import { created, gameIn, playStage, sessionOf } from '../../support/paper-game';

const book = created();
const notedNow = (): string => sessionOf(book).record.opening;
playStage(book);
const kept = notedNow();
const older = paperVersion(book);
const lost = [1, 2].map(() => {
  book.pass(60_000);
  playStage(book);
  return notedNow();
});
older();
continueFrom(book.desk);
playStage(book);
const after = notedNow();
while (gameIn(book.desk).stage !== null) playStage(book);
unwrapReply(book.desk.publishEverything());
const { content: record } = unwrapReply(book.desk.exportFile({ what: 'record' }));

test('for a lost hash, the proof has the time of the restoration; a kept hash proves as usual', () => {
  for (const hash of lost) {
    const proof = prove(record, { hash }, GAMES);
    expect(proof).toMatchObject({ holds: true, isNotedLost: true });
    expect(proof.steps.join(' ')).toMatch(
      /The row whose hash you noted was lost on Sun, 1 Mar 2026, 12:\d\d UTC, when/,
    );
    expect(proof.steps.join(' ')).toContain('Not checked: whether this is the record');
  }
  for (const hash of [kept, after]) {
    const proof = prove(record, { hash }, GAMES);
    expect(proof.holds).toBe(true);
    expect(proof.isNotedLost).toBeUndefined();
    expect(proof.steps.join(' ')).not.toContain('was lost');
  }
  expect(prove(record, { hash: '0'.repeat(22) }, GAMES).holds).toBe(false);
  const session = sessionOf(book);
  expect(prove(record, {}, GAMES).scenario).toEqual(exportScenario(session.record, session.people, GAMES));
});

test('the record’s text and hashes mention the restoration, and removing it is detected', () => {
  const [hash = ''] = lost;
  const text = JSON.stringify(record);
  expect(text).toContain('Continued from an older version of the book');
  const without = JSON.parse(text.replaceAll(hash, '0'.repeat(hash.length))) as unknown;
  expect(prove(without, { hash }, GAMES).holds).toBe(false);
});
