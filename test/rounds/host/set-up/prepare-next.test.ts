// Forms are created while another call creates the books. Neither call may undo what the other records.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { prepareForms } from '../../../../src/rounds/host/set-up/prepare-next';
import type { Ports } from '../../../../src/rounds/ports/ports';
import { refused } from '../../../support/host-game';
import { callsOf, drafted, gameIn } from '../../../support/paper-game';
import { paperOnce } from '../../../support/paper-ports';

const created = paperOnce((options: Parameters<typeof drafted>[0] = {}) => {
  const book = drafted(options);
  unwrapReply(book.desk.create());
  return book;
});

test('the game is locked to record the forms, but not while they are created', () => {
  const book = created();
  const waits: number[] = [];
  const ports: Ports = {
    ...book.ports,
    exclusively: (run, waitMs = 0) => {
      waits.push(waitMs);
      return book.ports.exclusively(run, waitMs);
    },
  };
  const calls = callsOf(book, () => expect(prepareForms(ports).ok).toBe(true));
  expect(calls).toEqual([
    'book.read',
    'forms.make',
    'forms.open',
    'book.read',
    'submitTrigger.create',
    'book.write',
  ]);
  expect(callsOf(book, () => prepareForms(ports))).toEqual(['book.read']);
  // Creating fifty players' books takes a long time.
  expect(waits.map((waitMs) => waitMs > 30_000)).toEqual([true]);
});

test('while another call creates or changes forms, this call says so and only creates books', () => {
  const book = created();
  const before = gameIn(book.desk).toPrepare.length;
  expect(refused(book.whileFormsBusy(() => book.desk.prepareNext({ only: 'forms' }))).code).toBe('busy');
  expect(book.whileFormsBusy(() => book.desk.prepareNext())).toMatchObject({ ok: false });
  expect(book.forms.size).toBe(0);
  unwrapReply(book.whileFormsBusy(() => book.desk.prepareNext({ only: 'books' })));
  expect(gameIn(book.desk).toPrepare).toHaveLength(1);
  expect(before).toBe(6);
});

test('if the game ends during the call, its forms are closed, and the next game doesn’t know them', () => {
  const book = created();
  let isOther = false;
  const begins = (): void => {
    isOther = true;
    unwrapReply(book.desk.archive({ reason: 'We play another one.' }));
    unwrapReply(book.desk.draft({ game: 'pokemon-snap', practice: true }));
    unwrapReply(book.desk.create());
  };
  const ports: Ports = {
    ...book.ports,
    exclusively: (run) => {
      if (!isOther) begins();
      return book.ports.exclusively(run);
    },
  };
  expect(prepareForms(ports)).toMatchObject({ ok: false, error: { code: 'game-ended' } });
  expect([...book.forms.values()].map(({ accepting }) => accepting)).toEqual([false]);
  expect(gameIn(book.desk).toPrepare.some((step) => step.startsWith('Create the form'))).toBe(true);
});

test('everybody is invited by whichever call ends last', () => {
  for (const order of [['forms', 'books'] as const, ['books', 'forms'] as const]) {
    const book = drafted({ practice: false, webhook: 'https://discord.com/api/webhooks/1/a' });
    unwrapReply(book.desk.create());
    const invited = order.map((only) => {
      unwrapReply(book.desk.prepareNext({ only }));
      return gameIn(book.desk).deliveries.filter(({ kind }) => kind === 'message').length;
    });
    expect([order, invited[0] === invited[1]]).toEqual([order, false]);
  }
});

test.each(['book.read', 'book.write'])('if Google refuses %s, the call for forms says so', (call) => {
  const book = created();
  book.plant(call, { code: 'service-failed', text: 'Google: not now.' });
  expect(refused(book.desk.prepareNext({ only: 'forms' })).code).toBe('service-failed');
});
