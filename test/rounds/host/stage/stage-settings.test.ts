// The open stage's deadline, clock, forms and links, and what's missing before it can be resolved.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { created, gameIn, kindsOf, played, PLAYERS, stageIn, submitted } from '../../../support/paper-game';

const HOUR = 3_600_000;

test('before a deadline makes answers late, the host reads whose and how many; a past deadline is mentioned', () => {
  const book = submitted();
  const before = kindsOf(book);
  const deadline = book.ports.now() - HOUR;
  const asked = refused(book.desk.setDeadline({ deadline }));
  expect(asked.text).toContain(': that time has already passed, so any new answers will be late. ');
  expect(asked.text).toContain(
    '4 answers that currently count came in after that time and would become late: Ann, Bob, Cy, Dee.',
  );
  expect(kindsOf(book)).toEqual(before);
  // Confirming one deadline doesn't confirm another.
  expect(book.desk.setDeadline({ deadline: deadline - 1, agreed: asked.agree ?? '' }).ok).toBe(false);
  unwrapReply(book.desk.setDeadline({ deadline, agreed: asked.agree ?? '' }));
  expect(stageIn(book.desk).waitingFor).toEqual([...PLAYERS]);
  book.pass(10_000);
  const passed = refused(book.desk.setDeadline({ deadline: book.ports.now() }));
  expect(passed.text).toContain('that time has already passed');
  expect(passed.text).toContain('Answers that count now won’t become late.');
  expect(passed.text).not.toContain('resolved automatically');
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  expect(stageIn(book.desk).waitingFor).toEqual([]);
});

test('a deadline moved in another window is not moved back without asking', () => {
  const book = created();
  const shown = stageIn(book.desk).deadline;
  const [theirs, mine] = [book.ports.now() + HOUR, book.ports.now() + 2 * HOUR];
  unwrapReply(book.desk.setDeadline({ deadline: theirs, shown }));
  for (const deadline of [mine, null]) {
    const asked = refused(book.desk.setDeadline({ deadline, shown }));
    expect(asked).toMatchObject({ code: 'asks-first' });
    expect(asked.text).toMatch(/: somebody else has changed the deadline to .* since you opened this\.$/);
  }
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  expect(refused(book.desk.setAccepting({ accepting: true, deadline: mine, shown })).code).toBe('asks-first');
  expect(stageIn(book.desk).deadline).toBe(theirs);
  // The same click again is accepted, and so is a confirmed change.
  unwrapReply(book.desk.setDeadline({ deadline: theirs, shown }));
  const { agree = '' } = refused(book.desk.setDeadline({ deadline: mine, shown }));
  unwrapReply(book.desk.setDeadline({ deadline: mine, shown, agreed: agree }));
  expect(stageIn(book.desk).deadline).toBe(mine);
});

test('what happens at the deadline is chosen in two windows: each keeps what the other chose', () => {
  const book = created();
  const before = { what: 'nothing', waitMinutes: 0, early: null } as const;
  unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0, early: null, before }));
  unwrapReply(book.desk.setAtDeadline({ ...before, early: 60, before }));
  expect(gameIn(book.desk).atDeadline).toMatchObject({ what: 'close', early: 60 });
  const other = { what: 'resolve', waitMinutes: 5, early: null, before } as const;
  expect(refused(book.desk.setAtDeadline(other)).code).toBe('fields-changed');
});

test('at deadlines only what the match can do is chosen, with waits of a day at most', () => {
  const [over, live] = [played(5), created({ game: 'tactical-picture-hunt' })];
  expect(refused(over.desk.setAtDeadline({ what: 'close', waitMinutes: 0 })).code).toBe('game-over');
  expect(refused(live.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 })).code).toBe('live-game');
  unwrapReply(created().desk.setAtDeadline({ what: 'resolve', waitMinutes: 1440, early: 1440 }));
  for (const waitMinutes of [-1, 0.5, 1441])
    expect(refused(created().desk.setAtDeadline({ what: 'resolve', waitMinutes })).code).toBe('bad-wait');
});

test('a pause moves the deadline by the server’s clock, in whole minutes', () => {
  const book = created();
  const deadline = book.ports.now() + HOUR;
  unwrapReply(book.desk.setDeadline({ deadline }));
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  book.pass(2 * HOUR - 30_000);
  unwrapReply(book.desk.setAccepting({ accepting: true, deadline: 'later', shown: deadline }));
  expect(stageIn(book.desk).deadline).toBe(deadline + 2 * HOUR);
});

const NEEDS = 'This round needs something from you first: who has priority on day 1.';

test('what the host must enter first is shown with the round, at its deadline, and when it is resolved', () => {
  const book = submitted({ game: 'pokemon-snap', settings: { 'First priority': '' } });
  const { name } = stageIn(book.desk);
  expect(stageIn(book.desk).lacking).toEqual([NEEDS]);
  expect(book.desk.resolveRound({ stage: name, token: '' })).toMatchObject({
    error: { code: 'host-part-needed', details: [NEEDS] },
  });
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 3_600_000 }));
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  expect(gameIn(book.desk).atDeadline.effects.join(' ')).toContain(NEEDS);
  const answers = { 'Priority on day 1': 'Iris' };
  unwrapReply(book.desk.saveHostFacts({ answers }));
  expect(stageIn(book.desk).lacking).toEqual([]);
  expect(gameIn(book.desk).atDeadline.effects.join(' ')).not.toContain(NEEDS);
  unwrapReply(book.desk.resolveRound({ stage: name, token: '' }));
  expect(stageIn(book.desk).lacking).toEqual([]);
});
