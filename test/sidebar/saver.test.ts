// Saving while typing: after a pause, one save at a time, always the latest text, and nothing is lost if saving fails.
import { SAVE_DELAY_MS, AutoSaver, type SaveState } from '../../sidebar/panel/set-up/saved-form';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface SaverTest {
  readonly saver: AutoSaver<string>;
  readonly saved: readonly string[];
  readonly states: readonly SaveState[];
  /** Finishes the current save as succeeded or failed. */
  readonly answer: (done?: boolean) => Promise<void>;
}

function setUp(): SaverTest {
  const saved: string[] = [];
  const states: SaveState[] = [];
  let end: ((done: boolean) => void) | undefined;
  const saver = new AutoSaver<string>({
    save: (value) => {
      saved.push(value);
      return new Promise((resolve) => (end = resolve));
    },
    onState: (state) => void states.push(state),
  });
  const answer = async (done = true): Promise<void> => {
    if (end === undefined) throw new Error('Nothing is being saved.');
    end(done);
    end = undefined;
    // Runs the reply's callbacks without letting time pass.
    await jest.advanceTimersByTimeAsync(0);
  };
  return { saver, saved, states, answer };
}

const stopTyping = (): Promise<void> => jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);

test('saves once, after typing has stopped', async () => {
  const { saver, saved, states, answer } = setUp();
  saver.change('A');
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
  saver.change('An');
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
  expect(saved).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await answer();
  expect(saved).toEqual(['An']);
  expect(states.at(-1)).toBe('saved');
  expect(saver.dirty).toBe(false);
});

test('flush waits for the current save and saves the rest at once', async () => {
  const { saver, saved, answer } = setUp();
  saver.change('A');
  await stopTyping();
  saver.change('An');
  const flushed = saver.flush();
  expect(saved).toEqual(['A']);
  await answer();
  await answer();
  expect(await flushed).toBe(true);
  expect(saved).toEqual(['A', 'An']);
});

test('dropped text is not saved', async () => {
  const { saver, saved } = setUp();
  saver.change('A');
  void saver.drop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(saved).toEqual([]);
});
