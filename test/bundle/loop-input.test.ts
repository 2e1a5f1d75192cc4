// The response tab changed by hand, and answers about the deadline across a change of the clocks.
import { given } from '../../src/commands/desk-calls';
import type { StageView, SubmissionView } from '../../src/rounds/host/stage/views';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { addResponse, editByHand, keyOf, PICK, serial, sheetId } from '../support/hand-edits';
import { responseTab } from '../support/host-books';
import { createdGame, openStage, SMALL } from '../support/host-game';

function only(list: readonly SubmissionView[]): SubmissionView {
  expect(list).toHaveLength(1);
  const [first] = list;
  if (first === undefined) throw new Error('There is none.');
  return first;
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
