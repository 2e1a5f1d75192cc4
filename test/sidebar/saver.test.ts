// Saving while typing: late enough, one at a time, always the latest, nothing lost when it fails.
import { SAVE_AFTER, Saver, type SaveState } from '../../sidebar/setup/saver';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp(answers: readonly boolean[] = []) {
  const saved: string[] = [];
  const states: SaveState[] = [];
  const left = [...answers];
  const saver = new Saver<string>({
    save: (value) => {
      saved.push(value);
      return new Promise((resolve) => setTimeout(() => resolve(left.shift() ?? true), 100));
    },
    onState: (state) => void states.push(state),
  });
  return { saver, saved, states };
}

test('saves once, after the typing has stopped', async () => {
  const { saver, saved, states } = setUp();
  saver.change('A');
  await jest.advanceTimersByTimeAsync(SAVE_AFTER - 1);
  saver.change('An');
  await jest.advanceTimersByTimeAsync(SAVE_AFTER + 100);
  expect(saved).toEqual(['An']);
  expect(states.at(-1)).toBe('saved');
  expect(saver.dirty).toBe(false);
});

test('what is typed during a save is saved after it', async () => {
  const { saver, saved, states } = setUp();
  saver.change('A');
  await jest.advanceTimersByTimeAsync(SAVE_AFTER + 50);
  saver.change('An');
  await jest.advanceTimersByTimeAsync(50);
  expect(states.at(-1)).toBe('waiting');
  await jest.advanceTimersByTimeAsync(SAVE_AFTER + 100);
  expect(saved).toEqual(['A', 'An']);
  expect(states.at(-1)).toBe('saved');
});

test('flush waits for the save under way and saves the rest at once', async () => {
  const { saver, saved } = setUp();
  saver.change('A');
  await jest.advanceTimersByTimeAsync(SAVE_AFTER + 50);
  saver.change('An');
  const flushed = saver.flush();
  await jest.advanceTimersByTimeAsync(200);
  expect(await flushed).toBe(true);
  expect(saved).toEqual(['A', 'An']);
});

test('a failed save is kept for the next try', async () => {
  const { saver, saved, states } = setUp([false, true]);
  saver.change('A');
  await jest.advanceTimersByTimeAsync(SAVE_AFTER + 100);
  expect(states.at(-1)).toBe('failed');
  expect(saver.dirty).toBe(true);
  const again = saver.flush();
  await jest.advanceTimersByTimeAsync(100);
  expect(await again).toBe(true);
  expect(saved).toEqual(['A', 'A']);
});

test('what is dropped is not saved', async () => {
  const { saver, saved } = setUp();
  saver.change('A');
  void saver.drop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(saved).toEqual([]);
});
