// An older version of a season's book is restored: everyone except the host gets one sentence.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { continueFrom, paperVersion } from '../../../support/older-version';
import { paperOnce } from '../../../support/paper-ports';
import {
  beginOwnDuel,
  count,
  draftNext,
  endOwnMatch,
  PEOPLE,
  deliverAll,
  seasonStarted,
} from '../../../support/paper-season';

const HOUR = 3_600_000;
const TOLD =
  'The host went back to an older version of the game. Results and messages from after that version no longer count.';

/** The restored version lacks two matches, a count, an elimination, a gift and an episode. */
const older = paperOnce(() => {
  const book = seasonStarted(PEOPLE.map((name) => ({ name, purses: { garnets: 5 } })));
  deliverAll(book);
  const bringBack = paperVersion(book);
  book.pass(HOUR);
  beginOwnDuel(book);
  endOwnMatch(book, ['Ann']);
  count(book);
  unwrapReply(
    book.desk.changeStandings({ changes: [{ player: 'Bob', eliminated: true }], reason: 'Lost the duel.' }),
  );
  unwrapReply(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 3 }));
  book.pass(HOUR);
  unwrapReply(book.desk.archive({ reason: '' }));
  unwrapReply(book.desk.openEpisode({ episode: '5' }));
  const settings = { Title: 'The Vault', Questions: 'Your number; number' };
  draftNext(book, 'own-match', 'main', {}, { settings });
  unwrapReply(book.desk.create());
  book.pass(HOUR);
  bringBack();
  return book;
});

test('everyone else reads one sentence, which reveals nothing that is lost', () => {
  const book = older();
  const { asked } = continueFrom(book.desk);
  expect(asked.text).toMatch(/the matches The Number Duel and The Vault; .*the elimination of Bob/);
  deliverAll(book);
  expect(book.books.size).toBe(PEOPLE.length + 1);
  for (const [, { tabs }] of book.books) {
    const read = JSON.stringify(tabs);
    // A sentence can take two rows.
    expect(read.replaceAll('"],["', ' ')).toContain(TOLD);
    expect(read).not.toMatch(/Number Duel|Vault|[Ee]pisode 5|gave|eliminated/);
  }
});
