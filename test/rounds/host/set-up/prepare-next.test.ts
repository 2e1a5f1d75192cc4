// Forms are created while another call creates the books. Neither call may undo what the other records.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { prepareForms } from '../../../../src/rounds/host/set-up/prepare-next';
import type { Ports } from '../../../../src/rounds/ports/ports';
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
