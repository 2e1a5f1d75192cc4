// Links of archived games lead to the reader's book and to what's left of the game.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { stringifyJson } from '../../../src/games/frame/fields/data-fields';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { correct, created, gameIn, played, playStage, sessionOf } from '../../support/paper-game';
import { holderOf, refused } from '../../support/host-game';
import { ADDRESS, keyOf, preparedWithPage, withCallBefore } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';

const bookOf = (book: Paper, player: string): string =>
  gameIn(book.desk).players.find(({ name }) => name === player)?.book ?? '';
const close = (book: Paper): void => void unwrapReply(book.desk.archive({ reason: 'The next one.' }));
const look = (book: Paper, key: string): CallProblem =>
  refused(PAGE_CALLS.readPage(book.ports, { key, stamp: '' }));

test('the link of an archived game says that it’s over, and leads to the reader’s book', () => {
  const book = preparedWithPage(created());
  while (gameIn(book.desk).stage !== null) playStage(book);
  const [ann, bob] = ['Ann', 'Bob'].map((player) => [keyOf(book, player), bookOf(book, player)] as const);
  const { title } = sessionOf(book).match.info;
  const { publicBook } = gameIn(book.desk);
  close(book);
  for (const [key = '', own = ''] of [ann ?? [], bob ?? []]) {
    expect(own).not.toBe('');
    const { code, text, putAway } = look(book, key);
    expect(code).toBe('put-away');
    expect(text).toContain('is over, and your host has archived it');
    expect(putAway?.title).toContain(title);
    expect(putAway).toMatchObject({ book: own, publicBook });
    // Answers sent with the link are refused.
    expect(
      refused(PAGE_CALLS.sendMove(book.ports, { key, stage: 'round-1', answers: [] })).putAway?.book,
    ).toBe(own);
  }
  // A wrong key reveals nothing, and is counted as usual.
  expect(look(book, 'wrong')).toMatchObject({ code: 'no-page' });
  expect(look(book, 'wrong').putAway).toBeUndefined();
  expect(book.page.shown.get('wrong-keys')?.text).toBe('2');
});

test('a page that is opened while the game is archived can’t be read, and later says that it’s over', () => {
  const book = preparedWithPage(created());
  const key = keyOf(book, 'Ann');
  const ports = withCallBefore(book, () => close(book));
  expect(refused(PAGE_CALLS.readPage(ports, { key })).code).toBe('not-read');
  expect(look(book, key).code).toBe('put-away');
});

test('a replaced link stays dead, and every player’s link leads to their own book', () => {
  const book = preparedWithPage(played(1));
  const [ann, bob] = [keyOf(book, 'Ann'), keyOf(book, 'Bob')];
  const bobsBook = bookOf(book, 'Bob');
  unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, 'Ann') }));
  correct(book, { kind: 'replace-player', player: 'Bob', name: 'Eve' });
  while (gameIn(book.desk).toPrepare.length > 0) unwrapReply(book.desk.prepareNext());
  const [anew, eve] = [keyOf(book, 'Ann'), keyOf(book, 'Bob')];
  const evesBook = bookOf(book, 'Bob');
  close(book);
  expect(look(book, ann).code).toBe('no-page');
  expect(look(book, anew).code).toBe('put-away');
  expect(bobsBook).not.toBe(evesBook);
  expect([bob, eve].map((key) => look(book, key).putAway?.book)).toEqual([bobsBook, evesBook]);
});

test('the kept data has no keys or names, and is deleted with the address of the page', () => {
  const book = preparedWithPage(created());
  const { persons } = sessionOf(book).people;
  close(book);
  const kept = stringifyJson(book.page.former);
  for (const { key, name } of persons.values()) {
    expect(kept).not.toContain(key);
    expect(kept).not.toContain(`"${name}"`);
  }
  const [{ key } = { key: '' }] = persons.values();
  expect(look(book, key).code).toBe('put-away');
  unwrapReply(book.desk.savePage({ address: '' }));
  expect(look(book, key).code).toBe('no-page');
  unwrapReply(book.desk.savePage({ address: ADDRESS }));
  expect(look(book, key).code).toBe('no-page');
});
