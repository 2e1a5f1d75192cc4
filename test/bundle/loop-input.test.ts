// Whatever lands in a response tab: every row has a visible fate, every fault a sentence.
import { given } from '../../src/commands/desk-calls';
import type { StageView, SubmissionView } from '../../src/rounds/host/stage/views';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { addResponse, drag, editByHand, keyOf, PICK, type Row, serial, sheetId } from '../support/hand-edits';
import { type TestHost } from '../support/host';
import { cells, formulas, responseTab, type } from '../support/host-books';
import { createdGame, deliverAll, openStage, SMALL, submittedGame } from '../support/host-game';

function only(list: readonly SubmissionView[]): SubmissionView {
  expect(list).toHaveLength(1);
  const [first] = list;
  if (first === undefined) throw new Error('There is none.');
  return first;
}

const LONG = '💎é='.repeat(12_500).slice(0, 50_000);

describe('one row of a response tab', () => {
  const row = (more: (test: TestHost) => Row) => more;
  const REFUSED: readonly (readonly [string, (test: TestHost) => Row, RegExp, string])[] = [
    ['no key', row(() => PICK), /The key is nobody’s/, 'Nobody known'],
    [
      'a key that is nobody’s',
      row(() => ({ ...PICK, [KEY_TITLE]: 'kabc' })),
      /The key is nobody’s/,
      'Nobody known',
    ],
    [
      'a key with a letter missing',
      row((test) => ({ ...PICK, [KEY_TITLE]: keyOf(test, 'Aa').slice(0, -1) })),
      /The key is nobody’s/,
      'Nobody known',
    ],
    [
      'an empty answer',
      row((test) => ({ Row: 2, 'Power card': 1, [KEY_TITLE]: keyOf(test, 'Aa') })),
      /Column/,
      'Aa',
    ],
    [
      'a number out of range',
      row((test) => ({ ...PICK, Row: 90, [KEY_TITLE]: keyOf(test, 'Aa') })),
      /Row/,
      'Aa',
    ],
    [
      'a number that is not whole',
      row((test) => ({ ...PICK, Row: 2.5, [KEY_TITLE]: keyOf(test, 'Aa') })),
      /Row/,
      'Aa',
    ],
    [
      'a formula as text',
      row((test) => ({ ...PICK, Row: '=IMPORTRANGE("x","A1")', [KEY_TITLE]: keyOf(test, 'Aa') })),
      /Row/,
      'Aa',
    ],
    ['emoji', row((test) => ({ ...PICK, Row: '2️⃣🙂', [KEY_TITLE]: keyOf(test, 'Aa') })), /Row/, 'Aa'],
    [
      '50,000 characters',
      row((test) => ({ ...PICK, Row: LONG, [KEY_TITLE]: keyOf(test, 'Aa') })),
      /Row/,
      'Aa',
    ],
    [
      'several faults',
      row((test) => ({ Row: 1, Column: 'x', 'Power card': 9, [KEY_TITLE]: keyOf(test, 'Aa') })),
      /Column.*Power card.*Row/,
      'Aa',
    ],
  ];

  test('with any fault is refused in words, and kept', () => {
    const test = createdGame(SMALL);
    for (const [, make] of REFUSED) addResponse(test, make(test));
    const { submissions } = openStage(test.desk);
    expect(submissions).toHaveLength(REFUSED.length);
    for (const [index, [what, , why, player]] of REFUSED.entries()) {
      const refused = submissions[index];
      expect([what, refused]).toEqual([what, expect.objectContaining({ fate: 'refused', player })]);
      const reasons = refused?.reasons.join(' ') ?? '';
      expect([what, reasons]).toEqual([what, expect.stringMatching(why)]);
      // No name that the key nearly matched, and no key either.
      expect([what, reasons]).toEqual([what, expect.not.stringMatching(/k[0-9a-f]{8}/)]);
    }
    expect(given(test.desk.previewRound()).missing).toHaveLength(4);
    expect(given(test.desk.resolveRound({ stage: 'round-1', token: '' })).outcome).toBe('resolved');
    deliverAll(test.desk);
    const past = given(test.desk.getPast({ stage: 'round-1' })).submissions;
    expect(past.map(({ fate, reasons }) => [fate, reasons])).toEqual(
      submissions.map(({ reasons }) => ['refused', reasons]),
    );
    expect(formulas(test.host)).toEqual([]);
    expect(openStage(test.desk).name).toBe('round-2');
  });

  test.each<[string, Row]>([
    ['numbers as text', { Row: '2', Column: ' 2 ', 'Power card': '1' }],
    ['numbers as numbers', PICK],
  ])('with %s counts', (_, pick) => {
    const test = createdGame(SMALL);
    addResponse(test, { ...pick, [KEY_TITLE]: keyOf(test, 'Aa') });
    expect(only(openStage(test.desk).submissions)).toMatchObject({ fate: 'counts', player: 'Aa' });
  });

  test.each<[string, number | '']>([
    ['typed by hand without a time', ''],
    ['with words for a time', 0],
  ])('%s counts', (_, at) => {
    const test = createdGame(SMALL);
    addResponse(test, { ...PICK, [KEY_TITLE]: keyOf(test, 'Aa') }, at === 0 ? '' : at);
    if (at === 0) type(test.host, `'${responseTab(test.host)}'!A2`, "'yesterday");
    expect(only(openStage(test.desk).submissions)).toMatchObject({ fate: 'counts', player: 'Aa' });
  });
});

/** Unlinks the form, without which Google deletes no tab of responses. */
function unlink({ host }: TestHost): void {
  host.cloud.changeBookAsGoogle(host.bookId ?? '', ({ tabs }) => {
    for (const tab of tabs) delete tab.formId;
  });
}

describe('the response tab changed by hand', () => {
  test('a blank row in the middle and rows deleted hide nothing', () => {
    const test = createdGame(SMALL);
    addResponse(test, { ...PICK, [KEY_TITLE]: keyOf(test, 'Aa') });
    editByHand(test, {
      insertDimension: {
        range: {
          sheetId: sheetId(test, responseTab(test.host)),
          dimension: 'ROWS',
          startIndex: 1,
          endIndex: 3,
        },
      },
    });
    addResponse(test, { Row: 1, Column: 1, 'Power card': 1, [KEY_TITLE]: keyOf(test, 'Bb') });
    expect(openStage(test.desk).waitingFor).toEqual(['Cc', 'Dd']);
    given(test.desk.resolveRound({ stage: 'round-1', token: '' }));
    // Rows of the round that is resolved go; the next response lands where they were.
    editByHand(test, {
      deleteDimension: {
        range: {
          sheetId: sheetId(test, responseTab(test.host)),
          dimension: 'ROWS',
          startIndex: 1,
          endIndex: 5,
        },
      },
    });
    test.clock.pass(60_000);
    addResponse(test, { ...PICK, 'Power card': 2, [KEY_TITLE]: keyOf(test, 'Aa') });
    expect(only(openStage(test.desk).submissions)).toMatchObject({ fate: 'counts', player: 'Aa' });
  });

  test('moved columns are found by their titles; a renamed one is asked back', () => {
    const test = createdGame(SMALL);
    addResponse(test, { ...PICK, [KEY_TITLE]: keyOf(test, 'Aa') });
    const tab = responseTab(test.host);
    drag(test, sheetId(test, tab), 'column', 1, 4);
    expect(only(openStage(test.desk).submissions)).toMatchObject({ fate: 'counts', player: 'Aa' });
    const header = (cells(test.host, test.host.bookId ?? '', tab)[0] ?? []).map(String);
    const column = String.fromCharCode(65 + header.indexOf('Column'));
    type(test.host, `'${tab}'!${column}1`, 'Col.');
    const renamed = openStage(test.desk);
    expect(renamed.notices.join(' ')).toMatch(/“Your pick”.*“?Column”? is missing.*give it this title again/);
    expect(only(renamed.submissions).fate).toBe('refused');
    type(test.host, `'${tab}'!${column}1`, 'Column');
    expect(only(openStage(test.desk).submissions).fate).toBe('counts');
  });

  test('of two columns of one title the filled one counts, and it is told where both are filled', () => {
    const test = createdGame(SMALL);
    const tab = responseTab(test.host);
    type(test.host, `'${tab}'!G1`, 'Row');
    addResponse(test, { ...PICK, [KEY_TITLE]: keyOf(test, 'Aa') });
    const stage = openStage(test.desk);
    expect(stage.notices).toEqual([]);
    expect(only(stage.submissions).fate).toBe('counts');
    type(test.host, `'${tab}'!G2`, '9');
    expect(openStage(test.desk).notices.join(' ')).toMatch(/“?Row”? is there 2 times/);
  });

  test('deleted, it is said, and the round can still be entered and resolved by hand', () => {
    const test = createdGame(SMALL);
    const tab = responseTab(test.host);
    const id = sheetId(test, tab);
    unlink(test);
    editByHand(test, { deleteSheet: { sheetId: id } });
    expect(openStage(test.desk).notices.join(' ')).toMatch(/“Your pick” was deleted/);
    const change = {
      kind: 'submission',
      stage: 'round-1',
      player: 'Aa',
      answers: { Row: '2', Column: '2', 'Power card': '1' },
    } as const;
    given(test.desk.applyChange({ change, reason: 'The tab is gone.', token: '' }));
    expect(openStage(test.desk).waitingFor).toEqual(['Bb', 'Cc', 'Dd']);
    expect(given(test.desk.resolveRound({ stage: 'round-1', token: '' })).outcome).toBe('resolved');
  });

  test('a response edited after its round was resolved counts for the open one', () => {
    const test = submittedGame(SMALL);
    given(test.desk.resolveRound({ stage: 'round-1', token: '' }));
    test.clock.pass(3_600_000);
    const tab = responseTab(test.host);
    const rows = cells(test.host, test.host.bookId ?? '', tab);
    const at = rows.findIndex((row) => row.includes(keyOf(test, 'Aa')));
    const card = (rows[0] ?? []).indexOf('Power card');
    type(test.host, `'${tab}'!A${at + 1}`, serial(test.clock.now()));
    type(test.host, `'${tab}'!${String.fromCharCode(65 + card)}${at + 1}`, rows[at]?.[card] === 5 ? 4 : 5);
    const edited = only(openStage(test.desk).submissions);
    expect(edited).toMatchObject({ fate: 'counts', player: 'Aa', late: false });
    // Also when the add-on has forgotten where the tab is.
    test.host.store.write('properties', {});
    expect(only(openStage(test.desk).submissions)).toEqual(edited);
  });
});

describe('time', () => {
  test('late is what comes after deadline and grace, also across a change of the clocks', () => {
    const test = createdGame({ ...SMALL, timing: { graceSeconds: 60 } });
    // In Berlin the clocks go from 2:00 to 3:00 on 29 March 2026, at 1:00 UTC.
    const deadline = Date.parse('2026-03-29T01:30:00Z');
    given(test.desk.setDeadline({ deadline }));
    const summer = (at: number): number => serial(at) + 1 / 24;
    addResponse(test, { ...PICK, [KEY_TITLE]: keyOf(test, 'Aa') }, summer(deadline + 60_000));
    addResponse(
      test,
      { Row: 1, Column: 1, 'Power card': 1, [KEY_TITLE]: keyOf(test, 'Bb') },
      summer(deadline + 61_000),
    );
    const fates = (stage: StageView): unknown =>
      stage.submissions.map(({ player, late, fate }) => [player, late, fate]);
    test.clock.set(deadline + 120_000);
    expect(fates(openStage(test.desk))).toEqual([
      ['Aa', false, 'counts'],
      ['Bb', true, 'refused'],
    ]);
  });
});
