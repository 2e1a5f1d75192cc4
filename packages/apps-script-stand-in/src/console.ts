// The script's console: it writes to the host's log, and does not count as a service call.
import type { Execution, LogLine } from './execution';
import { wording } from './json';

const levels: readonly LogLine['level'][] = ['log', 'info', 'warn', 'error', 'debug'];

/** Makes the script's `console`. */
export function scriptConsole(execution: Execution): Record<string, (...values: unknown[]) => void> {
  const console: Record<string, (...values: unknown[]) => void> = {};
  for (const level of levels) {
    console[level] = (...values) => execution.log({ level, text: values.map(logText).join(' ') });
  }
  return console;
}

/** Writes any value as text for the log. */
function logText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value && typeof value.stack === 'string') {
    return value.stack;
  }
  try {
    return wording(value);
  } catch {
    return String(value);
  }
}
