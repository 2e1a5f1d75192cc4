// The add-on's calls as promises that never reject, and the state that all screens share: the latest data, the running
// task, and the open screen.
import type { DeskApi, StageCall } from '../../src/rounds/host/calls';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import type {
  Opening,
  MatchSeasonIds,
  Reply,
  CallProblem,
  AnswersByTitle,
} from '../../src/rounds/reply/reply';
import { toCallError } from '../shared/call-errors';
import { isReply, errorMessage, runScript } from '../shared/script-run';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { MatchKind } from '../../src/rounds/host/season/views';
import type { PreviewView, StageView } from '../../src/rounds/host/stage/views';

/** The match and the season that this window shows; undefined before it shows any. */
let matchSeasonIds: MatchSeasonIds | undefined;

/** Remembers the match and season shown, so that `call` can send both along. */
export function rememberMatchSeasonIds(now: MatchSeasonIds): void {
  matchSeasonIds = now;
}

/** Fields that identify what the window showed. Windows must send them; scripts can leave them out (ALL-16). */
type IdField = 'holder' | 'holders' | 'mark' | 'player' | 'click';

/** A call's input with the fields of `IdField` required. */
export type WindowInput<T> = T extends object
  ? string extends keyof T
    ? T
    : { [K in keyof T as K extends IdField ? never : K]: K extends 'change' ? WindowInput<T[K]> : T[K] } & {
        readonly [K in Extract<keyof T, IdField>]-?: Exclude<T[K], undefined>;
      }
  : T;

type WindowInputs<Given extends readonly unknown[]> = { [K in keyof Given]: WindowInput<Given[K]> };

export type WindowChange = WindowInput<GameChange>;

/** Makes one call. If the call itself fails, the promise still resolves, to an error. */
export function call<Name extends Exclude<keyof DeskApi, StageCall>>(
  name: Name,
  ...input: WindowInputs<Parameters<DeskApi[Name]>>
): Promise<ReturnType<DeskApi[Name]>> {
  return makeCall(name, matchSeasonIds === undefined ? input : [input[0] ?? null, matchSeasonIds]);
}

/** Makes a call about the open stage that the host sees. If it was resolved or reopened since, the add-on refuses. */
export function callForOpening<Name extends StageCall>(
  at: Opening,
  name: Name,
  input: WindowInput<Exclude<Parameters<DeskApi[Name]>[0], undefined>>,
): Promise<ReturnType<DeskApi[Name]>> {
  return makeCall(name, [input, at]);
}

/** How many calls have failed in a row. */
let failuresInRow = 0;
/** Google's message when it loses an execution. A retry nearly always works, and is safe: a repeated call does nothing. */
const RUNTIME_EXITED = /JavaScript runtime exited/;

/**
 * Makes a call and returns its answer. The call carries this window's version; the add-on refuses any other. The input is
 * sent as JSON text, since Google drops fields whose names end in two underscores, which some players' names do.
 */
async function makeCall<Name extends keyof DeskApi>(
  name: Name,
  input: readonly unknown[],
): Promise<ReturnType<DeskApi[Name]>> {
  const build = window.ROUND_KEEPER_RELEASE?.build;
  const envelope = build === undefined ? input : [input[0] ?? null, input[1] ?? null, build];
  const run = (): Promise<unknown> =>
    runScript(
      name,
      envelope.map((given) => JSON.stringify(given)),
    );
  let answer: unknown;
  try {
    answer = await run().catch((error: unknown) => {
      if (RUNTIME_EXITED.test(errorMessage(error))) return run();
      throw error;
    });
    failuresInRow = 0;
  } catch (error) {
    failuresInRow += 1;
    answer = { ok: false, error: toCallError(errorMessage(error), name, failuresInRow) };
  }
  if (!isReply(answer)) answer = { ok: false, error: toCallError('The answer could not be read.', name) };
  // The page and the add-on are built together, so the answer has this call's type.
  return answer as ReturnType<DeskApi[Name]>;
}

/** Opens the table of a live game in a separate window. */
export function openLiveTable(): Promise<Reply<null>> {
  return openWindow('openTable');
}

export function openTabsPreview(): Promise<Reply<null>> {
  return openWindow('openTabsPreview');
}

async function openWindow(name: string): Promise<Reply<null>> {
  try {
    await runScript(name, []);
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, error: toCallError(errorMessage(error), name) };
  }
}

/** The kinds of change to a person's standing, in the order shown. */
export const STANDING_CHANGE_KINDS = [
  'purse',
  'tokens',
  'mark',
  'unmark',
  'candidate',
  'no-candidate',
  'opponent',
  'no-opponent',
  'eliminated',
  'left',
  'joins',
] as const;
export type StandingChangeKind = (typeof STANDING_CHANGE_KINDS)[number];

export type SeasonRoute =
  | {
      readonly see: 'overview' | 'join' | 'settings' | 'contacts' | 'end' | 'start';
    }
  /** `out`: the people ticked as eliminated on the previous screen. */
  | { readonly see: 'count'; readonly out?: readonly string[] }
  /** `player`: the person; empty if none is chosen yet. */
  | { readonly see: 'correct'; readonly player: string; readonly what: StandingChangeKind }
  | { readonly see: 'gift'; readonly from: string }
  /** `links`: the links to send to somebody who has joined, or to a substitute. */
  | { readonly see: 'substitute' | 'links'; readonly player: string };

/** The open screen. A game's screens can only be open while there is a game. */
export type Route =
  | { readonly at: 'round' | 'messages' | 'record' }
  /** `hostPart`: the resolved stage whose entries by the host are to be corrected. */
  | { readonly at: 'corrections'; readonly hostPart?: string }
  | { readonly at: 'preview' | 'remind' }
  /** `to`: the player to whom links are sent; absent for all. */
  | { readonly at: 'invite'; readonly to?: string }
  /** `on`: the stage to resolve. Returning to this screen later never resolves another stage. */
  | { readonly at: 'resolving'; readonly on: Opening }
  /** `from`: the screen from which the help was opened; absent if the menu opened it. */
  | { readonly at: 'help'; readonly from?: Route }
  | { readonly at: 'account' }
  /** Chooses the game of the next match. `kind`: the season match's kind; `ahead`: true if it is for the next episode. */
  | { readonly at: 'choose'; readonly kind?: MatchKind; readonly ahead?: boolean }
  /** The match being set up; `ahead`: true if it is for the season's next episode. */
  | { readonly at: 'draft'; readonly ahead?: boolean }
  | { readonly at: 'co-hosts' }
  | { readonly at: 'import' }
  | { readonly at: 'season'; readonly part: SeasonRoute }
  | { readonly at: 'entry'; readonly on: Opening; readonly player: string }
  /** The preview of a correction to a resolved stage. */
  | { readonly at: 'check'; readonly on: Opening; readonly change: WindowChange };

export type TaskStatus =
  | { readonly kind: 'quiet' }
  /** `usualMs`: the task's usual duration in milliseconds, if known. */
  | { readonly kind: 'busy'; readonly doing: string; readonly usualMs?: number }
  /** `whole`: true if the whole task is done. */
  | { readonly kind: 'done'; readonly text: string; readonly whole: boolean }
  | {
      readonly kind: 'error';
      readonly error: CallProblem;
      readonly again: (() => void) | undefined;
    };

/** Updates the status bar during a task; `usualMs`: the usual duration in milliseconds, if known. */
export type ReportProgress = (doing: string, usualMs?: number) => void;

export interface Task<T> {
  /** The task in words, `Saving the deadline`: shown while it runs, and before the error if it fails. */
  readonly doing: string;
  /** Does the task; `say` updates the status bar. */
  readonly work: (say: ReportProgress) => Promise<Reply<T>>;
  /** The sentence shown once the task is done; undefined if there is nothing to say. */
  readonly done?: (value: T) => string | undefined;
  /** Whether part of the task is left to do. If so, the status bar shows no tick. */
  readonly incomplete?: (value: T) => boolean;
  readonly then?: (value: T) => void;
  /** True for a read that the host didn't start. Afterwards the status bar shows its former text. */
  readonly unasked?: boolean;
}

/** The last preview of a stage. `basis` is the data it was computed from, to detect when it is out of date. */
export interface StagePreview {
  readonly on: Opening;
  readonly round: PreviewView;
  readonly basis: string;
}

/** The host's unsaved text for a stage. It survives changes of screen and the end of the stage. */
export interface UnsavedHostInput {
  readonly on: Opening;
  readonly stage: Pick<StageView, 'title' | 'hostQuestions'>;
  /** The answers that were saved when the host began to type. */
  readonly before: AnswersByTitle;
  readonly answers: AnswersByTitle;
  /** The players' answers when the host began to type or last looked at them (ALL-13). */
  readonly over: string;
}

export interface DeskState {
  readonly view: DeskView;
  readonly busy: boolean;
  /** True while the status bar says that a click was refused as outdated. If so, no screen opens automatically. */
  readonly refused: boolean;
  readonly route: Route;
  readonly preview: StagePreview | undefined;
  readonly typed: UnsavedHostInput | undefined;
  /** Why Google does not report answers as they come in; empty if it does. */
  readonly unwatched: string;
  /** Runs a task, unless another one is running. */
  readonly run: <T>(task: Task<T>) => Promise<void>;
  /** Runs a task that returns everything the sidebar shows, and shows it. */
  readonly change: (task: Task<DeskView>) => Promise<void>;
  /** Shows the data returned by one call of a longer task. */
  readonly show: (view: DeskView) => void;
  readonly setPreview: (preview: StagePreview) => void;
  readonly typeFacts: (typed: UnsavedHostInput | undefined) => void;
  readonly go: (route: Route) => void;
}

export const DeskContext = createContext<DeskState | undefined>(undefined);

export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('This part of the sidebar is shown outside the desk.');
  return desk;
}

/** A key made of the match and season shown, so that unsaved input for any other is dropped. */
export function useMatchKey(): string {
  return Object.values(useDesk().view.shown).join(' ');
}
