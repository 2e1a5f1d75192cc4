// Answers from a page belong to the stage as the page showed it, even after going back (ALL-12).
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { PageUpdate, PlayerPage } from '../../../src/rounds/page/views';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { SubmissionView } from '../../../src/rounds/host/stage/views';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { playerAnswerRows } from '../../../src/rounds/outbox/player-submissions';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { keyWithMark } from '../../../src/rounds/session/page-marks';
import { refused } from '../../support/host-game';
import { correct, created, pickOf, sessionOf, stageIn } from '../../support/paper-game';
import { keyOf, pageOf, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';

const MINUTE = 60_000;

const sendingOf = (book: Paper, player: string, { stage }: PlayerPage, tapped?: number): object => ({
  key: keyOf(book, player),
  stage: stage?.name,
  mark: stage?.mark,
  answers: Object.entries(pickOf(player)),
  ...(tapped === undefined ? {} : { tapped }),
});

const send = (book: Paper, player: string, page: PlayerPage, tapped?: number): Reply<PageUpdate> =>
  PAGE_CALLS.sendMove(book.ports, sendingOf(book, player, page, tapped));

/** A page's row that isn't in its tab yet. */
function onItsWay(book: Paper, player: string, { stage }: PlayerPage): () => void {
  const key = keyWithMark(keyOf(book, player), stage?.mark ?? '');
  return book.send('pick', { ...pickOf(player), [KEY_TITLE]: key });
}

function resolve(book: Paper, ...players: readonly string[]): void {
  if (players.length > 0) unwrapReply(book.desk.submitForPractice({ players }));
  unwrapReply(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  unwrapReply(book.desk.prepareNext());
  book.pass(MINUTE);
}

function goBack(book: Paper, toStage: string): void {
  correct(book, { kind: 'rewind', toStage });
  book.pass(MINUTE);
}

const rowsOf = ({ forms }: Paper): number =>
  [...forms.values()].reduce((sum, { rows }) => sum + rows.length, 0);
const ofAnn = (book: Paper): readonly SubmissionView[] =>
  stageIn(book.desk).submissions.filter(({ player }) => player === 'Ann');

const FORMER =
  'Round 2: this answer is for an earlier stage and doesn’t count. If it’s meant for Round 2, send it again.';

test('the mark differs for each player and opening, and is not in the record', () => {
  const book = withPage(created());
  const mark = (player: string): string => pageOf(book, player).stage?.mark ?? '';
  const first = [mark('Ann'), mark('Bob')];
  expect(mark('Ann')).toBe(first[0]);
  resolve(book);
  const second = mark('Ann');
  goBack(book, 'round-1');
  const marks = [...first, second, mark('Ann'), mark('Bob')];
  expect(new Set(marks).size).toBe(marks.length);
  const ledger = JSON.stringify(book.grids.get('ledger'));
  for (const one of marks) {
    expect(one).toMatch(/^[0-9a-f]{10}$/);
    expect(ledger).not.toContain(one);
  }
});

test.each([
  ['the next stage', (book: Paper) => resolve(book)],
  [
    'another opening of the same stage',
    (book: Paper) => {
      resolve(book);
      goBack(book, 'round-1');
    },
  ],
])('for %s nothing is sent, and the page then shows that opening', (_, change) => {
  const book = withPage(created());
  const old = pageOf(book, 'Ann');
  change(book);
  const rows = rowsOf(book);
  expect(refused(send(book, 'Ann', old)).code).toBe('other-stage');
  expect(refused(PAGE_CALLS.checkMove(book.ports, sendingOf(book, 'Ann', old))).code).toBe('other-stage');
  expect(rowsOf(book)).toBe(rows);
  const look = { key: keyOf(book, 'Ann'), stamp: '' };
  book.calls.length = 0;
  const { page } = unwrapReply(PAGE_CALLS.readPage(book.ports, look));
  expect(page?.stage?.mark).not.toBe(old.stage?.mark);
  expect(book.calls).toEqual([]);
  unwrapReply(send(book, 'Ann', pageOf(book, 'Ann')));
  expect(ofAnn(book)).toMatchObject([{ fate: 'counts' }]);
});

test('a row that arrives in the next stage does not count there, and its sender and the host are told', () => {
  const book = withPage(created());
  const land = onItsWay(book, 'Ann', pageOf(book, 'Ann'));
  resolve(book);
  land();
  const [late] = ofAnn(book);
  expect(late).toMatchObject({ fate: 'refused', late: true, former: true, reasons: [FORMER] });
  expect(stageIn(book.desk).waitingFor).toContain('Ann');
  expect(JSON.stringify(playerAnswerRows(sessionOf(book), 'Ann'))).toContain(FORMER);
  const change = { kind: 'accept-late', stage: 'round-2', id: late?.id ?? '' } as const;
  unwrapReply(book.desk.applyChange({ change, reason: 'It was meant so.', token: '' }));
  expect(ofAnn(book)).toMatchObject([{ fate: 'counts' }]);
});

test('a key with an invalid mark still identifies its player, but doesn’t count', () => {
  const book = withPage(created());
  const key = keyOf(book, 'Ann');
  const answers = pickOf('Ann');
  for (const typed of [`${key}-`, `${key}-0123456789`, `${key.toUpperCase()} -x`])
    book.land('pick', { ...answers, [KEY_TITLE]: typed });
  expect(ofAnn(book).map(({ fate }) => fate)).toEqual(['counts', 'refused', 'refused']);
});

/** Sends an answer that Google reports as refused. `arrives`: the form received it all the same. */
function sendUnsure(book: Paper, page: PlayerPage, arrives: boolean): number {
  const tapped = book.ports.now();
  book.plant('forms.submit', { code: 'service-failed', text: 'Not now.', passes: 'google' });
  expect(refused(send(book, 'Ann', page, tapped)).passes).toBe('unsure');
  if (arrives) onItsWay(book, 'Ann', page)();
  return tapped;
}

test('after a refused try that was not read, nobody is told that nothing was sent', () => {
  const book = withPage(created());
  const page = pageOf(book, 'Ann');
  const tapped = sendUnsure(book, page, false);
  resolve(book, 'Bob');
  expect(refused(send(book, 'Ann', page, tapped))).toMatchObject({
    code: 'other-stage',
    text: expect.stringContaining('Look under “What you sent”') as unknown,
  });
  const late = pageOf(book, 'Bob');
  expect(refused(send(book, 'Bob', { ...late, stage: page.stage }, tapped)).text).toContain(
    'your answer wasn’t sent',
  );
});
