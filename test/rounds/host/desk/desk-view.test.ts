// The desk: the current state of the game in words.
import { holderOf } from '../../../support/host-game';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { noMatchWarnings } from '../../../../src/rounds/host/desk/game-warnings';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { created, gameIn, played, sessionOf, stageIn } from '../../../support/paper-game';
import { keyOf } from '../../../support/paper-page';
import { type Paper } from '../../../support/paper-ports';
import { loaded, seasonStarted } from '../../../support/paper-season';
import { sampled } from '../../../support/sample';

const HOUR = 3_600_000;

test('the host sees answers with an old key, and whose key it was', () => {
  const book = created();
  const sent = { Row: 2, Column: 4, 'Power card': 1 };
  const send = (key: string): void => {
    book.pass(60_000);
    book.land('pick', { ...sent, [KEY_TITLE]: key });
  };
  const [old, left] = [keyOf(book, 'Ann'), keyOf(book, 'Bob')];
  unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, 'Ann') }));
  const change = { kind: 'replace-player', player: 'Bob', name: 'Eve' } as const;
  unwrapReply(book.desk.applyChange({ change, reason: 'Bob left.', token: '' }));
  for (const key of [old, ` K${left.slice(1)}`, 'nobody']) send(key);
  const { submissions } = stageIn(book.desk);
  expect(gameIn(book.desk).lastHash).toBe(sessionOf(book).last?.hash);
  for (const { inRoster, answers } of submissions) {
    expect(inRoster).toBe(false);
    expect(answers.map(({ title, answer }) => [title, answer])).toEqual(
      Object.entries(sent).map(([title, answer]) => [title, String(answer)]),
    );
  }
  expect(submissions.map(({ reasons }) => reasons.join())).toEqual([
    expect.stringMatching(/^This answer was sent with Ann’s old key, replaced on .*enter it for them/),
    expect.stringMatching(/^This answer was sent with Bob’s key\. Eve has played for Bob since .*\.$/),
    expect.stringMatching(/^This answer’s key is missing, wrong or out of date/),
  ]);
  // Only the host sees that it was an old key. This isn't recorded, since everyone can read the record in the end.
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  unwrapReply(book.desk.deliverSome());
  const others = [book.grids.get('ledger'), book.drawn(), [...book.books.values()]];
  expect(JSON.stringify(others)).not.toContain('old key');
  expect(unwrapReply(book.desk.getPast({ stage: 'round-1' })).submissions[0]?.reasons.join()).toContain(
    'or out of date',
  );
});

test('what the sidebar polls is hardly longer in later rounds than in round 1', () => {
  const after = (stages: number) => played(stages, { game: 'tactical-picture-hunt' }).desk;
  const length = (desk: Paper['desk']): number => JSON.stringify(unwrapReply(desk.getDesk())).length;
  for (const stages of sampled([16, 30], [16])) {
    expect(stageIn(after(stages)).title).not.toBe('Round 1');
    expect(length(after(stages))).toBeLessThan(1.15 * length(after(1)));
  }
});

test('a lost trigger is reported for an hour, and a lost alarm that can’t be set hides nothing', () => {
  const book = created();
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 9 * HOUR }));
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  book.submitTrigger.set = false;
  const lost = (): number | undefined => {
    unwrapReply(book.desk.getDesk());
    return book.place.lostTriggers?.length;
  };
  expect(lost()).toBe(1);
  book.pass(HOUR);
  expect(lost()).toBe(1);
  book.pass(1);
  expect(lost()).toBe(0);
  book.alarm.set = undefined;
  book.plant('book.read', { code: 'busy', text: 'Google was busy.' }, 2);
  expect(lost()).toBe(0);
});

test('between two matches, warnings say until when books are drawn one by one, and when tabs run out', () => {
  const between = loaded(seasonStarted());
  if (between.kind !== 'between') throw new Error('A match is in the book.');
  const { snapshot, season } = between;
  const warned = (earlier: number, oneByOneUntil: number): number =>
    noMatchWarnings({
      ...between,
      snapshot: { ...snapshot, oneByOneUntil },
      season: { ...season, earlier },
    }).length;
  const now = snapshot.readAt;
  expect([warned(35, now), warned(35, now + 1), warned(36, now)]).toEqual([0, 1, 1]);
});
