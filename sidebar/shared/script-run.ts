// Calls the add-on's functions as promises. Only this file uses google.script.run.

/** google.script.run, which has the add-on's functions as methods. */
interface ScriptRunner {
  withSuccessHandler(handler: (value: unknown) => void): ScriptRunner;
  withFailureHandler(handler: (error: unknown) => void): ScriptRunner;
  readonly [call: string]: unknown;
}

declare global {
  interface Window {
    readonly google?: { readonly script?: { readonly run?: ScriptRunner } };
  }
}

/** In milliseconds: slightly more than the six minutes after which Google ends any execution. */
const CALL_TIMEOUT_MS = 400_000;

/** Runs a function. Rejects if the call fails or times out. */
export function runScript(
  name: string,
  input: readonly unknown[],
  longestWait = CALL_TIMEOUT_MS,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('NetworkError: no answer came.')), longestWait);
    const runner = window.google?.script?.run
      ?.withSuccessHandler((value) => {
        clearTimeout(timer);
        resolve(value);
      })
      .withFailureHandler((error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(errorMessage(error)));
      });
    const method = runner?.[name];
    if (typeof method !== 'function') {
      clearTimeout(timer);
      throw new Error(`The add-on has no function ${name}.`);
    }
    method.apply(runner, input);
  });
}

export function isReply(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false;
  if (value.ok === true) return 'value' in value;
  return 'error' in value && typeof value.error === 'object' && value.error !== null;
}

/** The message of any thrown value. */
export function errorMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : '';
  return typeof message === 'string' ? message : '';
}
