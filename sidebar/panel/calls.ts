// Calls of the add-on as promises that never reject.
import type { DeskApi, StageCall } from '../../src/rounds/host/calls';
import type { Change } from '../../src/rounds/host/parts/inputs';
import type { Opening, Shown } from '../../src/rounds/reply/opening';
import type { Reply } from '../../src/rounds/reply/reply';
import { callError } from '../shared/call-errors';
import { isAnswer, messageOf, runScript } from '../shared/script-run';

/** The match and the season that this window shows; undefined before it shows any. */
let shown: Shown | undefined;

/** Notes what the window shows from now on. Calls that change a match or a season say for which one they were made. */
export function noteShown(now: Shown): void {
  shown = now;
}

/** What says whom a window showed, and what of them: a script may leave it out, a window may not (ALL-16). */
type Shows = 'holder' | 'holders' | 'mark' | 'player';

/** An input as a window sends it. */
export type FromWindow<T> = T extends object
  ? string extends keyof T
    ? T
    : { [K in keyof T as K extends Shows ? never : K]: K extends 'change' ? FromWindow<T[K]> : T[K] } & {
        readonly [K in Extract<keyof T, Shows>]-?: Exclude<T[K], undefined>;
      }
  : T;

type FromWindows<Given extends readonly unknown[]> = { [K in keyof Given]: FromWindow<Given[K]> };

/** A change as a window asks for it. */
export type WindowChange = FromWindow<Change>;

/** Makes one call. If it fails on its way, the answer is an error like any other. */
export function call<Name extends Exclude<keyof DeskApi, StageCall>>(
  name: Name,
  ...input: FromWindows<Parameters<DeskApi[Name]>>
): Promise<ReturnType<DeskApi[Name]>> {
  return made(name, shown === undefined ? input : [input[0] ?? null, shown]);
}

/**
 * Makes a call for the opening of a stage that the host looked at; the add-on does nothing where another one is open by
 * then.
 */
export function callOn<Name extends StageCall>(
  at: Opening,
  name: Name,
  input: FromWindow<Exclude<Parameters<DeskApi[Name]>[0], undefined>>,
): Promise<ReturnType<DeskApi[Name]>> {
  return made(name, [input, at]);
}

/**
 * Makes a call and gives its answer. The call says which version this window is, and another version refuses it. Its
 * input is sent as JSON text, since Google drops fields whose names end in two underscores, and some players' names do.
 */
async function made<Name extends keyof DeskApi>(
  name: Name,
  input: readonly unknown[],
): Promise<ReturnType<DeskApi[Name]>> {
  const build = window.ROUND_KEEPER_RELEASE?.build;
  const envelope = build === undefined ? input : [input[0] ?? null, input[1] ?? null, build];
  let answer: unknown;
  try {
    answer = await runScript(
      name,
      envelope.map((given) => JSON.stringify(given)),
    );
  } catch (error) {
    answer = { ok: false, error: callError(messageOf(error), name) };
  }
  if (!isAnswer(answer)) answer = { ok: false, error: callError('The answer could not be read.', name) };
  // The page and the add-on are built together, so this is the answer of the named call.
  return answer as ReturnType<DeskApi[Name]>;
}

/** Opens the table of a live game in a window of its own; the sidebar stays as it is. */
export function openTable(): Promise<Reply<null>> {
  return openWindow('openTable');
}

/** Opens a window with all tabs as they would be after the open stage. */
export function openTabsPreview(): Promise<Reply<null>> {
  return openWindow('openTabsPreview');
}

async function openWindow(name: string): Promise<Reply<null>> {
  try {
    await runScript(name, []);
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, error: callError(messageOf(error), name) };
  }
}
