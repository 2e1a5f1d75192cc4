// Two hosts edit one stage: only changed fields are saved. If both changed a field, they see both texts.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { FieldChanges } from '../../../../src/rounds/reply/call-parts';
import { refused } from '../../../support/host-game';
import { created, gameIn, kindsOf, stageIn } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

const TELL_BO = 'Tell Bo';

test('entries that are too long to save can’t be previewed either', () => {
  const { desk } = created({ game: 'own-match' });
  const titles = stageIn(desk)
    .hostQuestions.slice(0, 6)
    .map(({ title }) => title);
  const answers = Object.fromEntries(titles.map((title) => [title, '"'.repeat(50_000)]));
  for (const call of ['previewHostFacts', 'saveHostFacts'] as const)
    expect(refused(desk[call]({ answers })).code).toBe('too-long');
});

function save(book: Paper, who: string, fields: FieldChanges) {
  book.account.name = who;
  book.pass(60_000);
  return book.desk.saveHostFacts({ fields }, gameIn(book.desk).at);
}

test('a field that somebody else changed is not overwritten: both texts are shown, with who and when', () => {
  const book = created({ game: 'own-match' });
  unwrapReply(save(book, 'mia@example.com', { Announcement: { before: '', now: 'Bo bought the lamp.' } }));
  unwrapReply(book.desk.setDeadline({ deadline: null }));
  unwrapReply(save(book, 'noa@example.com', { [TELL_BO]: { before: '', now: 'It was dear.' } }));
  const kinds = kindsOf(book);
  const fields = {
    Announcement: { before: '', now: 'Nobody bought it.' },
    'Tell Chen': { before: '', now: 'A hint.' },
  };
  const clash = refused(save(book, 'noa@example.com', fields));
  const by = 'by mia@example.com on 1 Mar, 12:01 UTC';
  const texts = { typed: 'Nobody bought it.', saved: 'Bo bought the lamp.' };
  expect(clash).toMatchObject({
    code: 'fields-changed',
    clashes: [{ field: 'Announcement', ...texts, by }],
  });
  expect(refused(book.desk.previewHostFacts({ fields })).code).toBe('fields-changed');
  expect(kindsOf(book)).toEqual(kinds);
  // The host keeps their own text, after having seen the other.
  const picked = { ...fields, Announcement: { ...fields.Announcement, before: 'Bo bought the lamp.' } };
  unwrapReply(save(book, 'noa@example.com', picked));
  expect(stageIn(book.desk).hostAnswers).toMatchObject({
    Announcement: 'Nobody bought it.',
    [TELL_BO]: 'It was dear.',
  });
});
