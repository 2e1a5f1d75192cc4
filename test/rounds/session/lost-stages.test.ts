// Where an answer belongs if the book has lost openings of stages: by its time, or by the opening that its page showed.
import { readAllForms } from '../../../src/rounds/host/stage/ask-forms';
import type { CachedOpening } from '../../../src/rounds/record/ledger-cache';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { sortAnswers } from '../../../src/rounds/session/lost-stages';
import { keyWithMark, pageMark } from '../../../src/rounds/session/page-marks';
import { created, pickOf, played, sessionOf } from '../../support/paper-game';
import { keyOf } from '../../support/paper-page';
import { paperOnce } from '../../support/paper-ports';

const game = paperOnce(() => created());
const MATCH = 'this match';
/** An opening this long after Ann's answer, or before it. */
const opening = (seconds: number, stage = 'round-2', match = MATCH): [number, Omit<CachedOpening, 'at'>] => [
  seconds,
  { row: `row of ${stage}`, match, stage, title: 'A round' },
];

const [OPEN, LATE] = [[{}], [{ late: true, former: true }]];
const AWAITING = 'round-2';

test.each([
  ['before the first opening', '', [opening(1)], OPEN],
  ['after another stage’s opening', '', [opening(0)], AWAITING],
  ['after two openings', '', [opening(-2, 'round-1'), opening(-1)], AWAITING],
  ['between two openings', '', [opening(-1), opening(1, 'round-3')], AWAITING],
  ['after the same stage’s opening', '', [opening(-1, 'round-1')], OPEN],
  ['after the game’s end', '', [opening(-1, '')], LATE],
  ['after another match’s opening', '', [opening(-1, 'round-2', 'another match')], LATE],
  ['by a page of the open stage, in time', 'the open stage', [opening(1)], OPEN],
  ['by a page of the open stage, too late', 'the open stage', [opening(0)], LATE],
  [
    'by a page of the second opening, at any time',
    'row of round-2',
    [opening(1, 'round-3'), opening(2)],
    AWAITING,
  ],
  ['by a page of no known opening', 'x', [opening(-1)], AWAITING],
])('an answer %s', (_, shown, openings, place) => {
  const book = game();
  book.pass(60_000);
  const { record } = sessionOf(book);
  const mark = shown === 'the open stage' ? record.opening : shown;
  const key = keyWithMark(
    keyOf(book, 'Ann'),
    mark === '' ? '' : pageMark({ ...record, opening: mark }, 'Ann'),
  );
  book.land('pick', { [KEY_TITLE]: key, ...pickOf('Ann') });
  const sent = Math.floor(book.ports.now() / 1000) * 1000;
  const { session, awaiting } = sortAnswers(sessionOf(book), {
    openings: openings.map(([seconds, one]) => ({ ...one, at: sent + seconds * 1000 })),
    match: MATCH,
    isFirstUnsure: true,
  });
  expect(
    session.inputs.submissions.map(({ late, former }) => ({
      ...(late && { late }),
      ...(former && { former }),
    })),
  ).toEqual(place === AWAITING ? [] : place);
  expect(awaiting.map(({ stage, unread }) => [stage, unread.length])).toEqual(
    place === AWAITING ? [[AWAITING, 1]] : [],
  );
});

test('once the game is over, no answer is kept for a lost stage', () => {
  const book = played(5);
  book.land('pick', { [KEY_TITLE]: keyOf(book, 'Ann'), ...pickOf('Ann') });
  const session = sessionOf(book);
  const openings = [{ ...opening(0)[1], at: session.record.startedAt }];
  expect(sortAnswers(session, { openings, match: MATCH, isFirstUnsure: false }).awaiting).toEqual([]);
});

test.each([true, false])(
  'an answer that only a form has is late if an earlier opening may be lost: %j',
  (isFirstUnsure) => {
    const book = game();
    book.pass(60_000);
    book.send('pick', { [KEY_TITLE]: keyOf(book, 'Ann'), ...pickOf('Ann') });
    const before = sessionOf(book);
    const read = readAllForms(before, book.ports.forms);
    // The book may be older than its note of the form.
    const unknown = { ...before, record: { ...before.record, files: [] } };
    expect(readAllForms(unknown, book.ports.forms).notices).toEqual([]);
    const { session } = sortAnswers(read.session, { openings: [], match: MATCH, isFirstUnsure });
    expect(session.inputs.submissions.map(({ former }) => former === true)).toEqual([isFirstUnsure]);
  },
);
