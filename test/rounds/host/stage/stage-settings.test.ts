// The open stage's deadline, clock, forms and keys, and what it needs and says before it is resolved.
import { given } from '../../../../src/commands/desk-calls';
import { startClock } from '../../../../src/rounds/host/live/calls';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { holderOf, refused } from '../../../support/host-game';
import {
  created,
  deliver,
  gameIn,
  kindsOf,
  played,
  PLAYERS,
  sessionOf,
  stageIn,
  submitted,
} from '../../../support/paper-game';
import { keyOf } from '../../../support/paper-page';

const WEBHOOK = 'https://discord.com/api/webhooks/1/public';
const HOUR = 3_600_000;

test('a deadline is told in books and in the public channel, and can be taken away', () => {
  const book = created({ webhook: WEBHOOK });
  const deadline = book.ports.now() + HOUR;
  given(book.desk.setDeadline({ deadline }));
  expect(stageIn(book.desk).deadline).toBe(deadline);
  deliver(book);
  expect(book.posts).toEqual([
    [WEBHOOK, `Round 1: the deadline is now <t:${deadline / 1000}:F> (<t:${deadline / 1000}:R>).`],
  ]);
  given(book.desk.setDeadline({ deadline: null }));
  expect(stageIn(book.desk).deadline).toBeNull();
});

test('a later deadline opens forms that the old one had closed, but not those that the host closed', () => {
  const book = created({ webhook: WEBHOOK });
  given(book.desk.setAccepting({ accepting: false }));
  given(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  expect(stageIn(book.desk).accepting).toBe(false);
});

test('what was sent before a key was replaced stays its player’s; what comes with the old key later is nobody’s', () => {
  const book = created();
  const old = keyOf(book, 'Bob');
  given(book.desk.submitForPractice({ players: ['Bob'] }));
  book.pass(HOUR);
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob') }));
  expect(stageIn(book.desk).waitingFor).toEqual(['Ann', 'Cy', 'Dee']);
  book.pass(HOUR);
  book.land('Form', { [KEY_TITLE]: old, Row: 1, Column: 1, 'Power card': 1 });
  expect(stageIn(book.desk).submissions.map(({ player, fate }) => `${player} ${fate}`)).toEqual([
    'Bob counts',
    'Nobody known refused',
  ]);
});

test('a clock that runs is left running, and only the open stage has one', () => {
  const book = created({ game: 'tactical-picture-hunt' });
  const session = sessionOf(book);
  expect(startClock(session, 'round-1', 0)).toEqual({});
  given(book.desk.startClock({ stage: 'period-1-first' }));
  const started = sessionOf(book);
  expect(started.deadline).not.toBeNull();
  expect(startClock(started, 'period-1-first', book.ports.now())).toEqual({});
});

test('once the game is over there is no stage to change', () => {
  const { desk } = played(5);
  for (const answer of [
    desk.setDeadline({ deadline: null }),
    desk.setAccepting({ accepting: false }),
    desk.replaceKey({ person: holderOf(desk, 'Ann') }),
  ]) {
    expect(answer).toMatchObject({ ok: false, error: { code: 'game-over' } });
  }
});

test('a deadline that makes submissions late says whose and how many first, and one that has passed says so', () => {
  const book = submitted();
  const before = kindsOf(book);
  const deadline = book.ports.now() - HOUR;
  const asked = refused(book.desk.setDeadline({ deadline }));
  expect(asked.text).toContain(': that time has passed already, so whatever comes in from now on is late. ');
  expect(asked.text).toContain(
    '4 submissions that count now came after it and would be late: Ann, Bob, Cy, Dee.',
  );
  expect(kindsOf(book)).toEqual(before);
  // Another deadline needs another word.
  expect(book.desk.setDeadline({ deadline: deadline - 1, agreed: asked.agree ?? '' }).ok).toBe(false);
  given(book.desk.setDeadline({ deadline, agreed: asked.agree ?? '' }));
  expect(stageIn(book.desk).waitingFor).toEqual([...PLAYERS]);
  book.pass(10_000);
  const passed = refused(book.desk.setDeadline({ deadline: book.ports.now() - 5000 }));
  expect(passed.text).toContain('No submission that counts becomes late.');
  given(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  expect(stageIn(book.desk).waitingFor).toEqual([]);
});

test('a deadline that another window has moved is not moved back without a question', () => {
  const book = created();
  const shown = stageIn(book.desk).deadline;
  const [theirs, mine] = [book.ports.now() + HOUR, book.ports.now() + 2 * HOUR];
  given(book.desk.setDeadline({ deadline: theirs, shown }));
  for (const deadline of [mine, null]) {
    const asked = refused(book.desk.setDeadline({ deadline, shown }));
    expect(asked).toMatchObject({ code: 'asks-first' });
    expect(asked.text).toMatch(/: somebody else has moved it to .* since you looked\.$/);
  }
  given(book.desk.setAccepting({ accepting: false }));
  expect(refused(book.desk.setAccepting({ accepting: true, deadline: mine, shown })).code).toBe('asks-first');
  expect(stageIn(book.desk).deadline).toBe(theirs);
  // The same click that is made again, and the host's word, go through.
  given(book.desk.setDeadline({ deadline: theirs, shown }));
  const { agree = '' } = refused(book.desk.setDeadline({ deadline: mine, shown }));
  given(book.desk.setDeadline({ deadline: mine, shown, agreed: agree }));
  expect(stageIn(book.desk).deadline).toBe(mine);
});

test('what happens at the deadline is chosen in two windows: each keeps what the other chose', () => {
  const book = created();
  const before = { what: 'nothing', waitMinutes: 0, early: null } as const;
  given(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0, early: null, before }));
  given(book.desk.setAtDeadline({ ...before, early: 60, before }));
  expect(gameIn(book.desk).atDeadline).toMatchObject({ what: 'close', early: 60 });
  const other = { what: 'resolve', waitMinutes: 5, early: null, before } as const;
  expect(refused(book.desk.setAtDeadline(other)).code).toBe('fields-changed');
});

const NEEDS = 'This round needs something from you first: who has priority on day 1.';

test('what a round needs from the host first is said beside it, at its deadline, and when it is resolved', () => {
  const book = submitted({ game: 'pokemon-snap', settings: { 'First priority': '' } });
  const { name } = stageIn(book.desk);
  expect(stageIn(book.desk).lacking).toEqual([NEEDS]);
  expect(book.desk.resolveRound({ stage: name, token: '' })).toEqual({
    ok: false,
    error: {
      code: 'host-part-needed',
      text: 'Resolving Day 1: something is missing. Enter it under “What you enter” on the Round screen, then try again.',
      details: [NEEDS],
    },
  });
  given(book.desk.setDeadline({ deadline: book.ports.now() + 3_600_000 }));
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  expect(gameIn(book.desk).atDeadline.says.join(' ')).toContain(NEEDS);
  const answers = { 'Priority on day 1': 'Iris' };
  given(book.desk.saveHostFacts({ answers }));
  expect(stageIn(book.desk).lacking).toEqual([]);
  expect(gameIn(book.desk).atDeadline.says.join(' ')).not.toContain(NEEDS);
  given(book.desk.resolveRound({ stage: name, token: '' }));
  expect(stageIn(book.desk).lacking).toEqual([]);
});

test('the host reads what it is in this stage, of whom it is true', () => {
  const pairs = created();
  expect(stageIn(pairs.desk).without).toEqual(['Their pairs claim nothing, and their cards stay in hand.']);
  given(pairs.desk.submitForPractice({ players: [] }));
  expect(stageIn(pairs.desk).without).toEqual([]);
  const [photos, plans] = stageIn(created({ game: 'pokemon-snap' }).desk).without;
  expect(photos).toMatch(/: They (do nothing|take no photo today)\.$/);
  expect(plans).toMatch(/: They (do nothing|take no photo today)\.$/);
  expect(photos).not.toBe(plans);
});

test('what is the same for the players of several forms is said once, of all', () => {
  const book = played(2, { game: 'black-garnet' });
  expect(sessionOf(book).match.stage?.asks.length).toBeGreaterThan(1);
  expect(stageIn(book.desk).without).toEqual(['They challenge nobody and buy nothing.']);
});

test.each([
  ['nothing', false, /^Nothing is late until you set a deadline/],
  ['nothing', true, /^Nothing happens by itself at the deadline: late/],
  ['close', true, /^The forms close automatically/],
  ['resolve', false, /^No deadline is set: nothing goes on by itself/],
  ['resolve', true, /is resolved by itself/],
] as const)('at the deadline %s, with one: %s', (what, isSet, words) => {
  const book = created();
  if (isSet) given(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  given(book.desk.setAtDeadline({ what, waitMinutes: 5, early: null }));
  const { says, ...chosen } = gameIn(book.desk).atDeadline;
  expect(chosen).toEqual({ what, waitMinutes: what === 'resolve' ? 5 : 0, early: null, mayBeEarly: true });
  expect(says[0]).toMatch(words);
});
