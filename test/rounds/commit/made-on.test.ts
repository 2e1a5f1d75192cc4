// Windows that are one act behind: what they do to the open stage is refused, and nothing is changed.
import { given } from '../../../src/commands/desk-calls';
import { makeCall } from '../../../src/rounds/host/make-call';
import { HOST_CALL_NAMES, HOST_CALLS } from '../../../src/rounds/host/calls';
import type { Opening } from '../../../src/rounds/reply/reply';
import { CALL_INPUTS } from '../../support/call-inputs';
import { correct, created, gameIn, played, playStage, stageIn } from '../../support/paper-game';
import { paperOnce, type Paper } from '../../support/paper-ports';

const CALLS = HOST_CALL_NAMES.filter((name) => HOST_CALLS[name].made === 'stage');

/** The opening that a window shows now. */
function shown(book: Paper): Opening {
  return gameIn(book.desk).at;
}

const goBack = (book: Paper): void => correct(book, { kind: 'rewind', toStage: 'round-1' });

/** The same game once more in the same book, its first round open. */
function nextGame(book: Paper): void {
  given(book.desk.archive({ reason: 'We begin again.' }));
  given(book.desk.draft({ game: 'soullinked', practice: true }));
  given(book.desk.create());
  given(book.desk.prepareNext());
}

/** What has happened in a book since a window looked at it. */
const BEHIND: readonly (readonly [string, (book: Paper) => void])[] = [
  ['another stage is open', playStage],
  [
    'the same stage was opened again',
    (book) => {
      playStage(book);
      goBack(book);
    },
  ],
  ['the first round of another match is open', nextGame],
  ['the match was put away', (book) => void given(book.desk.archive({ reason: 'We stop.' }))],
];

describe.each(BEHIND)('where %s', (_, happens) => {
  const happened = paperOnce(() => {
    const book = created();
    happens(book);
    return book;
  });

  test.each(CALLS)('%s is refused by one code, and changes nothing', (name) => {
    const [book, at] = [happened(), shown(created())];
    const before = JSON.stringify([...book.grids]);
    const answer = makeCall(book.ports, name, CALL_INPUTS[name], at);
    expect(JSON.stringify([...book.grids])).toBe(before);
    if (answer.ok) {
      // A click on Resolve that another window has made as well.
      expect([name, answer.value]).toMatchObject(['resolveRound', { outcome: 'already' }]);
      expect(stageIn(book.desk).name).toBe('round-2');
      return;
    }
    expect(answer.error).toMatchObject({ code: 'other-opening' });
    expect(answer.error.text).toMatch(/^[A-Z].*Nothing was changed\./s);
  });
});

test.each(CALLS)('%s of a window that has just looked is not refused so', (name) => {
  const book = played(1);
  const answer = makeCall(book.ports, name, CALL_INPUTS[name], shown(book));
  expect(answer).not.toMatchObject({ ok: false, error: { code: 'other-opening' } });
});

test('it says what happened, when and by whom, and what is open', () => {
  const book = created();
  const at = shown(book);
  book.account.name = 'mia@example.com';
  book.pass(3_600_000);
  playStage(book);
  expect(book.desk.setDeadline({ deadline: null }, at)).toMatchObject({
    ok: false,
    error: {
      text: 'Moving the deadline: Round 1 was resolved on 1 Mar, 13:00 UTC, by mia@example.com, and Round 2 is open now. Nothing was changed. Look at what is there now, then do it again.',
    },
  });
  expect(gameIn(book.desk).opened).toBe('Round 1 was resolved on 1 Mar, 13:00 UTC, by mia@example.com.');
  goBack(book);
  expect(gameIn(book.desk).opened).toContain('Round 1 was opened again on 1 Mar, 13:00 UTC, by');
});
