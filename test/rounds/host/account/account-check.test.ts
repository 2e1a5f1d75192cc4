// The account check asks one question per call, saves each result right away, and then reports.
import {
  accountCheck,
  askNextQuestion,
  accountReport,
  anonymize,
  buildPingAnswer,
  toPageAnswer,
} from '../../../../src/rounds/host/account/account-check';
import { formStepsAnswer } from '../../../../src/rounds/host/account/form-steps';
import * as measured from '../../../../src/rounds/host/account/measurement-answers';
import { tryRead } from '../../../../src/games/frame/fields/data-fields';
import { findingsField } from '../../../../src/rounds/ports/account-findings';
import { ACCOUNT_QUESTIONS, type AccountCheck } from '../../../../src/rounds/reply/account';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { paper } from '../../../support/paper-ports';

const { formTimesAnswer, formulasAnswer, rowDelayAnswer, zoneAnswer } = measured;
const ALL = ACCOUNT_QUESTIONS.length;
const answered = ({ questions }: AccountCheck): number =>
  questions.filter(({ answer }) => answer !== null).length;

describe('asking', () => {
  test('each call asks one question and saves its result', () => {
    const { desk } = paper();
    const first = unwrapReply(desk.getAccountCheck());
    expect([first.next, first.report, answered(first)]).toEqual([ACCOUNT_QUESTIONS[0].id, '', 0]);
    for (let asked = 1; asked <= ALL; asked += 1) {
      expect(answered(unwrapReply(desk.askAccount()))).toBe(asked);
      expect(answered(unwrapReply(desk.getAccountCheck()))).toBe(asked);
    }
    expect(unwrapReply(desk.getAccountCheck()).next).toBeNull();
    // After the last question, the check starts again without the old answers.
    const check = unwrapReply(desk.askAccount());
    expect([answered(check), check.next]).toEqual([1, ACCOUNT_QUESTIONS[1].id]);
  });

  test('files stay until the last question, and are removed when the screen is opened', () => {
    const removals: number[] = [];
    const { ports } = paper();
    let asked = 0;
    const account = { ...ports.account, removeFiles: () => (removals.push(asked), ['left']) };
    for (asked = 1; asked < ALL; asked += 1) unwrapReply(askNextQuestion({ ...ports, account }));
    expect(removals).toEqual([]);
    expect(unwrapReply(askNextQuestion({ ...ports, account })).leftover).toEqual(['left']);
    expect(unwrapReply(accountCheck({ ...ports, account })).leftover).toEqual(['left']);
    expect(removals).toEqual([ALL, ALL]);
  });

  test('while another window is changing something, nothing is asked', () => {
    const { desk, whileBusy } = paper();
    expect(whileBusy(() => desk.askAccount())).toMatchObject({ ok: false, error: { code: 'busy' } });
    expect(answered(unwrapReply(desk.getAccountCheck()))).toBe(0);
  });
});

describe('a stored result', () => {
  test('is read as it was written, and results of another version’s questions are ignored', () => {
    const page = { kind: 'holds', text: 'Yes.' };
    const json = { since: 5, answers: { page, former: page } };
    expect(tryRead(findingsField, json)).toEqual({ since: 5, answers: { page } });
  });

  const perhaps = { since: 5, answers: { row: { kind: 'perhaps', text: '' } } };
  test.each([[undefined], [null], ['text'], [{ answers: {} }], [{ since: 5 }], [perhaps]])(
    '%j is no result',
    (json) => {
      expect(tryRead(findingsField, json)).toBeUndefined();
    },
  );
});

describe('the report', () => {
  test('says what each question found, and how many are left', () => {
    const since = Date.UTC(2026, 10, 21, 20);
    const questions = [
      { id: 'page', title: 'One?', answer: { kind: 'holds', text: 'A.' } },
      { id: 'row', title: 'Two?', answer: { kind: 'fails', text: 'B.' } },
      { id: 'stamp', title: 'Three?', answer: { kind: 'unknown', text: 'C.' } },
      { id: 'form', title: 'Four?', answer: null },
    ] as const;
    expect(accountReport(since, questions).split('\n')).toEqual([
      'Round Keeper account check, 2026-11-21',
      'One?',
      '  yes: A.',
      'Two?',
      '  NO: B.',
      'Three?',
      '  unknown: C.',
      'Not checked yet: 1 of 4.',
    ]);
  });

  test.each([
    ['File not found: 1AbCdEfGhIjKlMnOpQrStUvWxYz.', 'File not found: ….'],
    ['The user host@example.com may not.', 'The user … may not.'],
    ['See https://example.org/a?b=c for more', 'See … for more'],
    [
      'Serviço invocado muitas vezes no mesmo dia: urlfetch',
      'Serviço invocado muitas vezes no mesmo dia: urlfetch',
    ],
  ])('leaves names out of %j', (text, expected) => {
    expect(anonymize(text)).toBe(expected);
  });
});

test('measurements pass within limits: a row within five seconds, a time in the book’s zone, any reply', () => {
  const page = (status: number, build: string) =>
    toPageAnswer({ status, text: build === '' ? 'Sign in' : buildPingAnswer(build) }, 'new');
  const pages = [page(200, 'new'), page(200, 'old'), page(200, ''), page(201, 'new'), page(500, 'new')];
  const kinds = ['new', 'holds', 'fails', 'fails', 'unknown', 'unknown'];
  expect([...pages, toPageAnswer(null, 'new')].map(({ kind, build }) => build ?? kind)).toEqual(kinds);
  expect([null, 4999, 5000].map((ms) => rowDelayAnswer(ms).kind)).toEqual(['fails', 'holds', 'fails']);
  expect([[], ['A.']].map((said) => formStepsAnswer(said).kind)).toEqual(['holds', 'fails']);
  expect(formulasAnswer(undefined).kind).toBe('fails');
  expect(formulasAnswer({ given: ',', taken: ';' }).kind).toBe('holds');
  const at = Date.UTC(2026, 2, 1, 12, 0, 7);
  const stamp = (at + 90 * 60_000 - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect([90, 60].map((zone) => zoneAnswer(stamp, at, zone).kind)).toEqual(['holds', 'fails']);
  const text = expect.stringContaining('GMT+01:30') as unknown;
  expect(zoneAnswer(stamp, at, 60)).toMatchObject({ measured: 90, text });
  const times = (...asked: Parameters<typeof formTimesAnswer>) => formTimesAnswer(...asked).kind;
  expect([times(undefined, ''), times(at, ''), times(at + 400, stamp)]).toEqual(['fails', 'holds', 'holds']);
  expect(formTimesAnswer(at - 6000, stamp).text).toContain(' 6 s apart');
});
