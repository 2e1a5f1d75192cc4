// Preparing forms and books: one call after another, or two calls at the same time.
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { Reply } from '../../src/rounds/reply/reply';
import { prepareAll, pendingSteps } from '../../sidebar/panel/stage/deliver';
import { playing } from './screens';

type Answer = (reply: Reply<DeskView>) => void;

/** The calls that wait for an answer, keyed by their `only` argument. */
function waitingCalls(): Map<unknown, Answer> {
  const calls = new Map<unknown, Answer>();
  const runner = (answer: Answer): object => ({
    withSuccessHandler: runner,
    withFailureHandler: () => runner(answer),
    prepareNext: (input = '{}') => {
      const { only } = JSON.parse(input) as { readonly only?: string };
      calls.set(only, answer);
    },
  });
  Object.assign(globalThis, { window: { google: { script: { run: runner(() => undefined) } } } });
  return calls;
}

const left = (...toPrepare: readonly string[]): Reply<DeskView> => ({
  ok: true,
  value: playing({ toPrepare }),
});
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('both calls start before either answers, and an older state is never shown after a newer one', async () => {
  const calls = waitingCalls();
  const shown: number[] = [];
  const made = prepareAll((view) => shown.push(pendingSteps(view).length), { beside: true });
  await soon();
  expect([...calls.keys()]).toEqual(['forms', 'books']);
  calls.get('forms')?.(left());
  await soon();
  calls.get('books')?.(left('The form'));
  expect(await made).toEqual({ ok: true, value: 0 });
  expect(shown).toEqual([0]);
});

test.each(['forms', 'books'])('a failure of %s is reported after both calls have ended', async (failing) => {
  const calls = waitingCalls();
  const said: unknown[] = [];
  const made = prepareAll(() => undefined, { beside: true }).then((answer) => said.push(answer));
  await soon();
  calls.get(failing)?.({ ok: false, error: { code: 'busy', text: 'Busy.' } });
  await soon();
  expect(said).toEqual([]);
  calls.get(failing === 'forms' ? 'books' : 'forms')?.(left('The rest'));
  await made;
  expect(said).toEqual([{ ok: false, error: { code: 'busy', text: 'Busy.' } }]);
});
