// The shell: one read and one write a call, all of a commit or nothing of it, and the book as it then is.
import { holderOf } from '../../support/host-game';
import { given } from '../../../src/commands/desk-calls';
import { ok } from '../../../src/games/frame/result';
import { perform, performIn } from '../../../src/rounds/commit/perform';
import { gameOf } from '../../../src/rounds/session/game-session';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import {
  callsOf,
  created,
  drafted,
  kindsOf,
  played,
  sessionOf,
  stageIn,
  submitted,
} from '../../support/paper-game';
import { Killed, paper, type Paper } from '../../support/paper-ports';

interface Click {
  readonly name: string;
  readonly before: () => Paper;
  readonly click: (book: Paper) => Reply<unknown>;
  /** Calls besides one read and one write of the host book. */
  readonly outside?: readonly string[];
  /** Those after it. */
  readonly after?: readonly string[];
}

const change = (
  book: Paper,
  wanted: Parameters<Paper['desk']['previewChange']>[0]['change'],
): Reply<unknown> => {
  const { token } = given(book.desk.previewChange({ change: wanted }));
  return book.desk.applyChange({ change: wanted, reason: 'It was misread.', token });
};

const REWIND = { kind: 'rewind', toStage: 'round-1' } as const;
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
  const calls = callsOf(book, () => given(click(book)));
  expect(calls).toEqual(['book.read', ...outside, 'book.write', ...after]);
});

test.each(CLICKS)('$name: killed at the write, all of it is there or nothing', ({ before, click }) => {
  const whole = before();
  given(click(whole));
  for (const moment of ['before', 'after'] as const) {
    const book = before();
    const untouched = shown(book);
    book.plant('book.write', moment);
    expect(() => click(book)).toThrow(Killed);
    expect(shown(book)).toEqual(moment === 'before' ? untouched : shown(whole));
  }
});

test.each(CLICKS)('$name: what the call shows is what a fresh look shows', ({ before, click }) => {
  const book = before();
  const answer: unknown = given(click(book));
  const view = isDesk(answer) ? answer : deskIn(answer);
  // The table shows no desk.
  if (view !== undefined) expect(given(book.desk.getDesk())).toEqual(view);
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

/** All that the host book holds. */
function shown(book: Paper): unknown {
  return { grids: Object.fromEntries(book.grids), drawn: book.drawn() };
}

test('a correction reads once to show what it does and once to apply it', () => {
  const book = played(2);
  const calls = callsOf(book, () => given(change(book, REWIND)));
  expect(calls).toEqual(['book.read', 'book.read', 'book.write']);
  expect(stageIn(book.desk).name).toBe('round-1');
});

test('looking reads once and writes nothing', () => {
  const book = played(1);
  const { desk } = book;
  const looks = [
    () => desk.getDesk(),
    () => desk.previewRound(),
    () => desk.getHistory(),
    () => desk.getPast({ stage: 'round-1' }),
    () => desk.getMessages({ stage: 'round-1' }),
    () => desk.getPicture({ stage: 'round-1' }),
    () => desk.exportFile({ what: 'game' }),
    () => desk.previewChange({ change: REWIND }),
  ];
  for (const look of looks) expect(callsOf(book, () => given<unknown>(look()))).toEqual(['book.read']);
});

test('what could not be loaded again is never written', () => {
  const book = played(1);
  const before = shown(book);
  const answer = performIn(book.ports, gameOf, ({ record }) =>
    ok({
      entries: [
        {
          text: 'Junk.',
          entry: { kind: 'settings', body: { settings: { rows: -1 }, reason: '' } },
        },
      ],
      deliver: { kind: 'results', about: record.setUp.game, messages: [] },
    }),
  );
  expect(answer).toMatchObject({ ok: false, error: { code: 'not-replayable' } });
  expect(shown(book)).toEqual(before);
});

test('a command that decides nothing writes nothing', () => {
  const book = created();
  expect(callsOf(book, () => perform(book.ports, () => ok({})))).toEqual(['book.read']);
});

test('the trigger is there while there are deadlines to watch, and made before the entry that needs it', () => {
  const book = played(4);
  book.plant('trigger.create', { code: 'service-failed', text: 'Google did not.' });
  expect(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 })).toMatchObject({
    ok: false,
    error: { code: 'service-failed' },
  });
  expect(kindsOf(book)).not.toContain('reminders');
  given(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  expect(book.trigger.set).toBe(true);
  given(book.desk.submitForPractice({ players: [] }));
  given(book.desk.resolveRound({ stage: 'round-5', token: '' }));
  expect(sessionOf(book).match.stage).toBeNull();
  expect(book.trigger.set).toBe(false);
  given(change(book, { kind: 'rewind', toStage: 'round-5' }));
  expect(book.trigger.set).toBe(true);
  given(book.desk.archive({ reason: 'Enough.' }));
  expect(book.trigger.set).toBe(false);
});
