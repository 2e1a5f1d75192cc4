// Runs something that may fail: for what may be forgotten at any time, and is made or looked at anew then.

/** Runs something and gives its value; undefined where it failed. */
export function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
