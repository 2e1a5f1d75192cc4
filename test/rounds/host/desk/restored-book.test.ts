// Continuing from a restored host book: losses are listed first, and answers stay with their stage (ALL-12).
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { isObject } from '../../../../src/games/frame/json';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { toStageInput } from '../../../../src/rounds/session/replay';
import { keyWithMark, pageMark } from '../../../../src/rounds/session/page-marks';
import { refused } from '../../../support/host-game';
import { continueFrom, paperVersion } from '../../../support/older-version';
import { created, deliver, pickOf, sessionOf, stageIn, resolve, gameIn } from '../../../support/paper-game';
import { keyOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const MINUTE = 60_000;

/** `mark`: identifies the page that sends the answer. */
function send(book: Paper, player: string, card: number, mark = ''): void {
  book.pass(MINUTE);
  book.land('pick', { [KEY_TITLE]: keyWithMark(keyOf(book, player), mark), ...pickOf(player, card) });
}

const markOf = (book: Paper, player: string): string => pageMark(sessionOf(book).record, player);

function resolveAndTell(book: Paper): void {
  book.pass(MINUTE);
  resolve(book);
  deliver(book);
  unwrapReply(book.desk.prepareNext());
}

function counting(book: Paper): Readonly<Record<string, unknown>> {
  const { match, inputs } = sessionOf(book);
  const counts = match.judge(toStageInput(inputs)).fates.filter(({ fate }) => fate.kind === 'counted');
  const cards = inputs.submissions.map(({ from, move }) => [from, isObject(move) ? move.card : ''] as const);
  return Object.fromEntries(counts.map(({ id, player }) => [player, new Map(cards).get(id)]));
}

/** A version in which round 1 is open is restored after round 1 was resolved and round 2 had answers. */
const restored = paperOnce(() => {
  const book = created();
  deliver(book);
  send(book, 'Dee', 1);
  const older = paperVersion(book);
  send(book, 'Ann', 1);
  send(book, 'Bob', 2, markOf(book, 'Bob'));
  resolveAndTell(book);
  send(book, 'Ann', 3);
  send(book, 'Cy', 4, markOf(book, 'Cy'));
  book.pass(MINUTE);
  older();
  return book;
});

test('losses are listed first, and nothing changes until the host agrees', () => {
  const book = restored();
  const before = structuredClone([...book.grids]);
  const { lostRow: row = '', text } = refused(book.desk.getDesk());
  expect(text).toMatch(/older version of the spreadsheet, from 1 Mar, 12:00 UTC.*Continue from here”\./);
  expect(text).toContain('It doesn’t have Round 2. Round Keeper does nothing');
  const asked = refused(book.desk.goOnFromHere({ row }));
  expect(asked.text).toMatch(/It doesn’t have Round 2\. .* lost for good.*Round 1 will be open again/);
  expect(asked.details?.join('\n')).toContain('Round 1 has 3 answers');
  expect(asked.details?.join('\n')).toContain('2 answers to Round 2 are kept until Round 2 is open again.');
  expect([...book.grids]).toEqual(before);
  // A wrong row or a wrong confirmation is refused.
  expect(refused(book.desk.goOnFromHere({ row: 'x' })).code).toBe('lost-another');
  expect(refused(book.desk.goOnFromHere({ row, agreed: 'yes' })).agree).toBe(asked.agree);
  expect([...book.grids]).toEqual(before);
});

test('each answer counts for the stage in which it was sent; those of a lost stage count once it’s open again', () => {
  const book = restored();
  continueFrom(book.desk);
  expect(stageIn(book.desk)).toMatchObject({ name: 'round-1', deadline: null });
  expect(gameIn(book.desk).opened).toContain('continued from an older version');
  expect(gameIn(book.desk).toPrepare).toEqual(['Open the form “Your pick”']);
  expect(counting(book)).toEqual({ Ann: 1, Bob: 2, Dee: 1 });
  expect(stageIn(book.desk).notices.join()).toContain('Round 2: answers from Ann and Cy are kept');
  resolveAndTell(book);
  expect(counting(book)).toEqual({ Ann: 3, Cy: 4 });
  resolveAndTell(book);
  expect(stageIn(book.desk).name).toBe('round-3');
  expect(counting(book)).toEqual({});
  expect(sessionOf(book).record.carried.size).toBe(0);
});

test('answers from a page that shows a lost stage, or the former opening, don’t count', () => {
  const book = created();
  deliver(book);
  const older = paperVersion(book);
  const first = markOf(book, 'Ann');
  resolveAndTell(book);
  const second = markOf(book, 'Bob');
  older();
  continueFrom(book.desk);
  send(book, 'Ann', 1, first);
  send(book, 'Bob', 1, second);
  expect(counting(book)).toEqual({});
  send(book, 'Ann', 2, markOf(book, 'Ann'));
  expect(counting(book)).toEqual({ Ann: 2 });
});

test('messages waiting in the older version are only posted if the host agrees', () => {
  const webhook = 'https://discord.com/api/webhooks/1/x';
  const book = created({ webhook });
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const older = paperVersion(book);
  deliver(book);
  resolveAndTell(book);
  const posted = book.posts.length;
  older();
  const { asked } = continueFrom(book.desk);
  expect(asked.details?.join('\n')).toMatch(/message.* queued in this version may already have been posted/);
  deliver(book);
  const anew = book.posts.slice(posted).map(([, text]) => text);
  expect(anew.join()).toContain('is open again');
  expect(anew.filter((text) => text.includes('Round 1'))).toEqual([]);
});
