// Two hosts on one stage: each saves the fields they changed, and of a field that both changed they see both texts.
import { given } from '../../../../src/commands/desk-calls';
import type { FieldChanges } from '../../../../src/rounds/reply/call-parts';
import { refused } from '../../../support/host-game';
import { created, gameIn, kindsOf, stageIn, submitted } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

const TELL_BO = 'Tell Bo';

function save(book: Paper, who: string, fields: FieldChanges) {
  book.account.name = who;
  book.pass(60_000);
  return book.desk.saveHostFacts({ fields }, gameIn(book.desk).at);
}

test('fields that others saved stay, whoever saves later', () => {
  const book = created({ game: 'own-match' });
  given(
    save(book, 'mia@example.com', {
      Announcement: { before: '', now: 'Bo bought the lamp.' },
      [TELL_BO]: { before: '', now: 'It was dear.' },
    }),
  );
  const question = Object.keys(stageIn(book.desk).hostAnswers);
  expect(question).toEqual(expect.arrayContaining(['Announcement', TELL_BO]));
  given(save(book, 'noa@example.com', { 'Tell Chen': { before: '', now: 'A hint.' } }));
  expect(stageIn(book.desk).hostAnswers).toEqual({
    Announcement: 'Bo bought the lamp.',
    [TELL_BO]: 'It was dear.',
    'Tell Chen': 'A hint.',
  });
});

test('a field that somebody else changed is not overwritten: both texts are shown, with who and when', () => {
  const book = created({ game: 'own-match' });
  given(save(book, 'mia@example.com', { Announcement: { before: '', now: 'Bo bought the lamp.' } }));
  given(save(book, 'noa@example.com', { [TELL_BO]: { before: '', now: 'It was dear.' } }));
  const kinds = kindsOf(book);
  const fields = {
    Announcement: { before: '', now: 'Nobody bought it.' },
    'Tell Chen': { before: '', now: 'A hint.' },
  };
  const clash = refused(save(book, 'noa@example.com', fields));
  expect(clash).toMatchObject({
    code: 'fields-changed',
    clashes: [
      {
        field: 'Announcement',
        typed: 'Nobody bought it.',
        stands: 'Bo bought the lamp.',
        by: 'by mia@example.com on 1 Mar, 12:01 UTC',
      },
    ],
  });
  expect(clash.text).toMatch(
    /^Entering the host's part of Round 1: somebody else changed “Announcement” since you looked\. Nothing was entered\./,
  );
  expect(refused(book.desk.previewHostFacts({ fields })).code).toBe('fields-changed');
  expect(kindsOf(book)).toEqual(kinds);
  // The host picks what they typed, over what they have seen by now.
  const picked = { ...fields, Announcement: { ...fields.Announcement, before: 'Bo bought the lamp.' } };
  given(save(book, 'noa@example.com', picked));
  expect(stageIn(book.desk).hostAnswers).toMatchObject({
    Announcement: 'Nobody bought it.',
    [TELL_BO]: 'It was dear.',
  });
});

test('the same text twice is no clash, nor is a save whose answer was lost', () => {
  const book = created({ game: 'own-match' });
  const fields = { Announcement: { before: '', now: 'Bo bought the lamp.' } };
  given(save(book, 'mia@example.com', fields));
  given(save(book, 'mia@example.com', fields));
  given(save(book, 'noa@example.com', fields));
  expect(stageIn(book.desk).hostAnswers).toEqual({ Announcement: 'Bo bought the lamp.' });
});

test('who changed it is looked for in this opening alone', () => {
  const book = submitted({ game: 'own-match' });
  given(save(book, 'mia@example.com', { Announcement: { before: '', now: 'One.' } }));
  given(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  given(save(book, 'noa@example.com', { Announcement: { before: '', now: 'Two.' } }));
  const fields = { Announcement: { before: '', now: 'Three.' } };
  expect(refused(save(book, 'mia@example.com', fields)).clashes).toMatchObject([
    { stands: 'Two.', by: 'by noa@example.com on 1 Mar, 12:02 UTC' },
  ]);
});
