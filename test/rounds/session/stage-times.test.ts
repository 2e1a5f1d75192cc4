// A stage ends after its deadline and grace period: for forms, pages, the host, and the alarm.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { lastAnswerSentences } from '../../../src/rounds/outbox/last-answers';
import type { PlayerPage } from '../../../src/rounds/page/views';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { listAbsences } from '../../../src/rounds/session/absences';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { currentFates } from '../../../src/rounds/session/judge';
import { resolveTime } from '../../../src/rounds/session/resolve-time';
import { ANN_PICKS, correct, callsOf, created, sessionOf, stageIn } from '../../support/paper-game';
import { keyOf, pageOf, personOf, sampleAnswers, withPage } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A game whose open stage ends in an hour, plus five seconds of grace. */
const graced = paperOnce(() => {
  const book = withPage(created({ timing: { graceSeconds: 5 } }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  return book;
});

const land = (book: Paper, player: string): void =>
  book.land('pick', { ...Object.fromEntries(sampleAnswers(book, player)), [KEY_TITLE]: keyOf(book, player) });

function sendByForm(book: Paper, player: string): string | undefined {
  land(book, player);
  return currentFates(sessionOf(book)).find((one) => one.player === player)?.fate.kind;
}

const fateOn = (page: PlayerPage | null): string | undefined => page?.submissions.at(-1)?.fate;

/** `kept`: whether the page uses the stage kept for pages, without reading the sheet. */
function sendByPage(book: Paper, player: string, kept: boolean): string | undefined {
  const { mark } = pageOf(book, player).stage ?? {};
  if (!kept) book.page.stage = '';
  const answers = sampleAnswers(book, player);
  const sending = { key: keyOf(book, player), stage: 'round-1', mark, answers, tapped: book.ports.now() };
  let page: PlayerPage | null = null;
  const calls = callsOf(book, () => ({ page } = unwrapReply(PAGE_CALLS.sendMove(book.ports, sending))));
  const isLate = fateOn(page) === 'refused';
  expect(calls.includes('book.read')).toBe(!kept || isLate);
  return fateOn(page);
}

const SENDERS: readonly (readonly [by: string, send: (book: Paper, player: string) => string | undefined])[] =
  [
    ['a form', sendByForm],
    ['a page, as the stage is kept for it', (book, player) => sendByPage(book, player, true)],
    ['a page, by the sheet', (book, player) => sendByPage(book, player, false)],
  ];

test.each(SENDERS)(
  'by %s an answer in the last second of the grace counts, one a second later is late',
  (_, send) => {
    const book = graced();
    const { deadline } = stageIn(book.desk);
    const end = (deadline ?? 0) + 5 * SECOND;
    book.pass(end - book.ports.now());
    expect(send(book, 'Ann')).toBe('counted');
    book.pass(end + SECOND - book.ports.now());
    expect(send(book, 'Bob')).toBe('refused');
    book.pass(SECOND);
    const fates = stageIn(book.desk).submissions.map(({ player, fate, late }) => [player, fate, late]);
    expect(fates).toEqual([
      ['Ann', 'counts', false],
      ['Bob', 'refused', true],
    ]);
    unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
    const session = sessionOf(book);
    expect(lastAnswerSentences(session, 'Bob', []).join(' ')).toContain(' came 1 s too late');
    const late = listAbsences(session).filter((one) => one.late === 1);
    expect(late.map(({ person }) => person)).toEqual([personOf(book, 'Bob').id]);
  },
);

test('a stage is resolved automatically only after the grace, and a live one never', () => {
  const book = graced();
  const { deadline } = stageIn(book.desk);
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  const { record, ...session } = sessionOf(book);
  expect(resolveTime({ ...session, record })).toBe((deadline ?? 0) + 5 * SECOND + 15 * SECOND);
  const { match } = sessionOf(created({ game: 'tactical-picture-hunt' }));
  expect(resolveTime({ ...session, record, match })).toBeUndefined();
});

test('the host is only asked about answers that become late with a new deadline and its grace', () => {
  const book = graced();
  land(book, 'Ann');
  const sent = book.ports.now();
  book.pass(10 * SECOND);
  const textOf = (deadline: number): string => {
    const answer = book.desk.setDeadline({ deadline });
    return answer.ok ? '' : answer.error.text;
  };
  expect(textOf(sent - 5 * SECOND)).toContain('Answers that count now won’t become late.');
  expect(textOf(sent - 7 * SECOND)).toContain('would become late: Ann.');
});

test('in a reopened stage, an answer is judged by the deadline that the stage had', () => {
  const book = graced();
  const change = { kind: 'rewind', toStage: 'round-1' } as const;
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  correct(book, change);
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 2 * HOUR }));
  book.pass(2 * HOUR + 65 * SECOND);
  land(book, 'Ann');
  book.pass(SECOND);
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const told = lastAnswerSentences(sessionOf(book), 'Ann', []).join(' ');
  expect(told).toContain(' came 1 min too late');
  correct(book, ANN_PICKS);
  expect(lastAnswerSentences(sessionOf(book), 'Ann', [])).toEqual([]);
});
