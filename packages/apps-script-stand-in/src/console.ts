// The script's console: writes to the host's log, and is no service call.
import type { Execution, LogLine } from './execution';
import { wording } from './json';

const levels: readonly LogLine['level'][] = ['log', 'info', 'warn', 'error', 'debug'];

/** The script's `console`. */
export function scriptConsole(execution: Execution): Record<string, (...values: unknown[]) => void> {
  const console: Record<string, (...values: unknown[]) => void> = {};
  for (const level of levels) {
    console[level] = (...values) => execution.log({ level, text: values.map(logText).join(' ') });
  }
  return console;
}

/** Text of any value, for a log line. */
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
