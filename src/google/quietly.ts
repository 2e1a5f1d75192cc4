// Runs something that Google may refuse: for what may be forgotten at any time, and is made or looked at anew then.
import { throwMistake } from './failure';

/** Runs something and gives its value; undefined where it was refused. */
export function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    throwMistake(error);
    return undefined;
  }
}
