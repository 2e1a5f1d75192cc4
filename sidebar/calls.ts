// Calls of the add-on as promises that never reject. No other file names google.script.run.
import type { Answer, DeskApi } from '../src/rounds/view/api';
import { callError } from './call-errors';

/** google.script.run: each function of the add-on is a method of it. */
interface Runner {
  withSuccessHandler(handler: (value: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
  readonly [call: string]: unknown;
}

declare global {
  interface Window {
    readonly google?: { readonly script?: { readonly run?: Runner } };
  }
}

/** A little more than the six minutes after which Google ends any execution: no answer comes after that. */
const LONGEST_WAIT = 400_000;

/** Makes one call. A call that fails on its way is an answer with an error, like any other. */
export async function call<Name extends keyof DeskApi>(
  name: Name,
  ...input: Parameters<DeskApi[Name]>
): Promise<ReturnType<DeskApi[Name]>> {
  let answer: unknown;
  try {
    answer = await ask(name, input);
  } catch (error) {
    answer = { ok: false, error: callError(messageOf(error), name) };
  }
  if (!isAnswer(answer)) answer = { ok: false, error: callError('The answer could not be read.', name) };
  // The page and the add-on are of one build: this is the answer of the call that was named.
  return answer as ReturnType<DeskApi[Name]>;
}

/** Opens the table of a live game in a window of its own, beside which the sidebar stays as it is. */
export function openTable(): Promise<Answer<null>> {
  return openWindow('openTable');
}

/** The same with the whole tabs as the open stage would leave them. */
export function openTabsPreview(): Promise<Answer<null>> {
  return openWindow('openTabsPreview');
}

async function openWindow(name: string): Promise<Answer<null>> {
  try {
    await ask(name, []);
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, error: callError(messageOf(error), name) };
  }
}

function ask(name: string, input: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('NetworkError: no answer came.')), LONGEST_WAIT);
    const runner = window.google?.script?.run
      ?.withSuccessHandler((value) => {
        clearTimeout(timer);
        resolve(value);
      })
      .withFailureHandler((error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(messageOf(error)));
      });
    const method = runner?.[name];
    if (typeof method !== 'function') {
      clearTimeout(timer);
      throw new Error(`The add-on has no function ${name}.`);
    }
    method.apply(runner, input);
  });
}

function isAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false;
  if (value.ok === true) return 'value' in value;
  return 'error' in value && typeof value.error === 'object' && value.error !== null;
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : '';
  return typeof message === 'string' ? message : '';
}
