// An older version of a season's book is restored: the host reads what's missing, and everyone else gets one sentence.
import { given } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { continueFrom, paperVersion } from '../../../support/older-version';
import { paperOnce } from '../../../support/paper-ports';
import {
  beginOwnDuel,
  count,
  draftNext,
  endOwnMatch,
  PEOPLE,
  prepareAll,
  seasonStarted,
} from '../../../support/paper-season';

const HOUR = 3_600_000;
const TOLD =
  'The host went back to an older version of the game. Results and messages from after that version no longer count.';

/** The restored version lacks two matches, a count, an elimination, a gift and an episode. */
const older = paperOnce(() => {
  const book = seasonStarted(PEOPLE.map((name) => ({ name, purses: { garnets: 5 } })));
  prepareAll(book);
  given(book.desk.deliverSome());
  const bringBack = paperVersion(book);
  book.pass(HOUR);
  beginOwnDuel(book);
  endOwnMatch(book, ['Ann']);
  count(book);
  given(
    book.desk.changeStandings({ changes: [{ player: 'Bob', eliminated: true }], reason: 'Lost the duel.' }),
  );
  given(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 3 }));
  book.pass(HOUR);
  given(book.desk.archive({ reason: '' }));
  given(book.desk.openEpisode({ episode: '5' }));
  draftNext(
    book,
    'own-match',
    'main',
    {},
    { settings: { Title: 'The Vault', Questions: 'Your number; number' } },
  );
  given(book.desk.create());
  book.pass(HOUR);
  bringBack();
  return book;
});

const LACKS =
  'It doesn’t have episode 5; the matches The Number Duel and The Vault; the results of 1 match; 1 gift; 1 change in the season; the elimination of Bob.';

test('the host reads what it lacks in the season’s words, with purses folded separately', () => {
  const book = older();
  const { lostRow: row = '', ...refusal } = refused(book.desk.getDesk());
  const asked = refused(book.desk.goOnFromHere({ row }));
  for (const { text, details = [], folded = [] } of [refusal, asked]) {
    expect(text).toContain(LACKS);
    expect(text.match(/\d\d:\d\d \w+/g)).toEqual(['12:00 UTC']);
    expect(`${text} ${details.join(' ')}`).not.toMatch(/garnet|Round 1|No\. \d/);
    expect(folded).toContain('Ann gave Dee 3 garnets.');
    expect(folded.length).toBe(3);
  }
});

test('everyone else reads one sentence, which reveals nothing that is lost', () => {
  const book = older();
  continueFrom(book.desk);
  prepareAll(book);
  given(book.desk.deliverSome());
  expect(book.books.size).toBe(PEOPLE.length + 1);
  for (const [, { tabs }] of book.books) {
    const read = JSON.stringify(tabs);
    // A sentence can take two rows.
    expect(read.replaceAll('"],["', ' ')).toContain(TOLD);
    expect(read).not.toMatch(/Number Duel|Vault|[Ee]pisode 5|gave|eliminated/);
  }
});
