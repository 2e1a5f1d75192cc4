// The shell around commits: one read and one write per call, a commit is written completely or not at all.
import { holderOf } from '../../support/host-game';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { ok } from '../../../src/games/frame/result';
import { performIn } from '../../../src/rounds/commit/perform';
import { requireGame } from '../../../src/rounds/session/game-session';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { callsOf, created, drafted, played, sessionOf, submitted } from '../../support/paper-game';
import { Killed, paper, type Paper } from '../../support/paper-ports';

interface Click {
  readonly name: string;
  readonly before: () => Paper;
  readonly click: (book: Paper) => Reply<unknown>;
  /** Calls that aren't the read and the write of the host book. */
  readonly outside?: readonly string[];
  /** Calls after the write. */
  readonly after?: readonly string[];
}
const CLICKS: readonly Click[] = [
  {
    name: 'starting a draft',
    before: paper,
    click: ({ desk }) => desk.draft({ game: 'soullinked', practice: true }),
  },
  { name: 'discarding a draft', before: drafted, click: ({ desk }) => desk.discardDraft() },
  { name: 'creating a game', before: drafted, click: ({ desk }) => desk.create() },
  {
    name: 'resolving',
    before: submitted,
    click: ({ desk }) => desk.resolveRound({ stage: 'round-1', token: '' }),
  },
  { name: 'host facts', before: created, click: ({ desk }) => desk.saveHostFacts({ answers: {} }) },
  {
    name: 'a deadline',
    before: created,
    click: ({ desk }) => desk.setDeadline({ deadline: 1_800_000_000_000 }),
  },
  {
    name: 'reminders',
    before: created,
    click: ({ desk }) => desk.setAtDeadline({ what: 'close', waitMinutes: 0 }),
    outside: ['trigger.create'],
  },
  { name: 'closing forms', before: created, click: ({ desk }) => desk.setAccepting({ accepting: false }) },
  {
    name: 'a new key',
    before: created,
    click: ({ desk }) => desk.replaceKey({ person: holderOf(created().desk, 'Ann') }),
  },
  {
    name: 'settling a delivery',
    before: created,
    click: ({ desk }) => desk.settleDelivery({ id: 'public-book', was: 'waiting', as: 'done' }),
  },
  {
    name: 'a clock',
    before: () => created({ game: 'tactical-picture-hunt' }),
    click: ({ desk }) => desk.startClock({ stage: 'period-1-first' }),
  },
  { name: 'publishing', before: () => played(5), click: ({ desk }) => desk.publishEverything() },
  {
    name: 'putting away',
    before: () => played(1),
    click: ({ desk }) => desk.archive({ reason: 'Enough.' }),
    after: ['submitTrigger.delete'],
  },
];

test.each(CLICKS)('$name: one read and one write', ({ before, click, outside = [], after = [] }) => {
  const book = before();
  const calls = callsOf(book, () => unwrapReply(click(book)));
  expect(calls).toEqual(['book.read', ...outside, 'book.write', ...after]);
});

test.each(CLICKS)('$name: killed at the write, everything or nothing is written', ({ before, click }) => {
  const whole = before();
  unwrapReply(click(whole));
  for (const moment of ['before', 'after'] as const) {
    const book = before();
    const untouched = shown(book);
    book.plant('book.write', moment);
    expect(() => click(book)).toThrow(Killed);
    expect(shown(book)).toEqual(moment === 'before' ? untouched : shown(whole));
  }
});

test.each(CLICKS)('$name: the call shows the same as a refresh', ({ before, click }) => {
  const book = before();
  const answer: unknown = unwrapReply(click(book));
  const view = isDesk(answer) ? answer : deskIn(answer);
  // The reply to a live table has no desk.
  if (view !== undefined) expect(unwrapReply(book.desk.getDesk())).toEqual(view);
});

test.each(CLICKS)('$name: while another window changes the game, nothing is done', ({ before, click }) => {
  const book = before();
  const untouched = shown(book);
  expect(book.whileBusy(() => click(book))).toMatchObject({ ok: false, error: { code: 'busy' } });
  expect(shown(book)).toEqual(untouched);
});

function isDesk(value: unknown): value is DeskView {
  return typeof value === 'object' && value !== null && 'phase' in value;
}

function deskIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'desk' in value ? value.desk : undefined;
}

function shown(book: Paper): unknown {
  return { grids: Object.fromEntries(book.grids), drawn: book.drawn() };
}

test('what could not be loaded afterwards is never written', () => {
  const book = played(1);
  const before = shown(book);
  const answer = performIn(book.ports, requireGame, ({ record }) =>
    ok({
      entries: [
        {
          text: 'Junk.',
          entry: { kind: 'settings', body: { settings: { rows: -1 }, reason: '' } },
        },
      ],
      deliver: { kind: 'results', subject: record.setUp.game, messages: [] },
    }),
  );
  expect(answer).toMatchObject({ ok: false, error: { code: 'not-replayable' } });
  expect(shown(book)).toEqual(before);
});

test('a stage’s opening is remembered once, with the full second from which answers belong to it', () => {
  const book = submitted();
  book.pass(300);
  const resolvedAt = book.ports.now();
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const openingsOf = (): unknown => sessionOf(book).snapshot.known.openings;
  const openings = openingsOf();
  expect(openings).toMatchObject([{}, { stage: 'round-2', at: Math.floor(resolvedAt / 1000) * 1000 + 1000 }]);
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  expect(openingsOf()).toEqual(openings);
});
