// The state that every screen shares: the desk as last read, the task that runs, and the route.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Change } from '../../../src/rounds/host/parts/inputs';
import type { Reply, CallProblem } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { MatchKind } from '../../../src/rounds/host/season/views';
import type { PreviewView, StageView } from '../../../src/rounds/host/stage/views';
import type { TypedAnswers } from '../../../src/rounds/reply/typed-answers';
import type { Opening } from '../../../src/rounds/reply/opening';
import type { Ahead } from './ahead';

/** What of a standing can be changed. */
export type StandingPart =
  | 'purse'
  | 'tokens'
  | 'mark'
  | 'unmark'
  | 'candidate'
  | 'no-candidate'
  | 'opponent'
  | 'no-opponent'
  | 'eliminated'
  | 'left'
  | 'joins';

/** The season's screen that the host went to. */
export type SeasonPart =
  | {
      readonly see: 'overview' | 'join' | 'settings' | 'contacts' | 'end' | 'start' | 'import';
    }
  /** `ahead`: true for the next episode's. */
  | { readonly see: 'draft'; readonly ahead?: boolean }
  /** `out`: who was ticked as eliminated on the way there. */
  | { readonly see: 'count'; readonly out?: readonly string[] }
  /** `player`: empty where none is chosen yet. */
  | { readonly see: 'correct'; readonly player: string; readonly what: StandingPart }
  | { readonly see: 'gift'; readonly from: string }
  /** `links`: those to send to who joins, or plays on. */
  | { readonly see: 'substitute' | 'links'; readonly player: string }
  | { readonly see: 'choose'; readonly kind: MatchKind; readonly ahead?: boolean };

/** The screen that the host went to; while no game is in play, only `season`, `help`, `account` and `co-hosts` are looked at. */
export type Route =
  | { readonly at: 'round' | 'messages' | 'corrections' | 'record' }
  | { readonly at: 'preview' }
  /** `on`: the opening that the host resolves; no other is ever resolved by coming back to this screen. */
  | { readonly at: 'resolving'; readonly on: Opening }
  /** `from`: the screen from which it was opened; absent where the menu opened it. */
  | { readonly at: 'help'; readonly from?: Route }
  | { readonly at: 'account' }
  | { readonly at: 'co-hosts' }
  | { readonly at: 'season'; readonly part: SeasonPart }
  | { readonly at: 'entry'; readonly on: Opening; readonly player: string }
  /** A change of what was resolved, to be looked at before it is made. */
  | { readonly at: 'check'; readonly on: Opening; readonly change: Change };

/** The content of the status bar at the bottom. */
export type CallStatus =
  | { readonly kind: 'quiet' }
  /** `usualMs`: the milliseconds that it usually takes, where that is known. */
  | { readonly kind: 'busy'; readonly doing: string; readonly usualMs?: number }
  /** `whole`: true where nothing of it is left to do. */
  | { readonly kind: 'done'; readonly text: string; readonly whole: boolean }
  | {
      readonly kind: 'error';
      readonly doing: string;
      readonly error: CallProblem;
      readonly again: (() => void) | undefined;
    };

/** Says in the status bar what a task is doing, and how many milliseconds that usually takes, where it is known. */
export type Say = (doing: string, usualMs?: number) => void;

/** Something that the host asked for by a click. */
export interface Task<T> {
  /** `Saving the deadline`: shown while it runs, and before the error when it fails. */
  readonly doing: string;
  /** `say` replaces `doing` while it runs. */
  readonly work: (say: Say) => Promise<Reply<T>>;
  /** The sentence that says it is done; undefined where there is nothing to say. */
  readonly done?: (value: T) => string | undefined;
  /** True where part of the task is left to do: it is not ticked off then. */
  readonly incomplete?: (value: T) => boolean;
  /** Called with the answer. */
  readonly then?: (value: T) => void;
}

/** The last preview of an opening, and the state from which it was worked out, so that the desk can say when it is out of date. */
export interface Preview {
  readonly on: Opening;
  readonly round: PreviewView;
  readonly basis: string;
}

/**
 * The host's unsaved entries for an opening of a stage: kept while another screen is open, and after that opening is
 * over.
 */
export interface TypedFacts {
  readonly on: Opening;
  readonly stage: Pick<StageView, 'title' | 'hostQuestions'>;
  /** The answers as they were saved when the host began to type. */
  readonly before: TypedAnswers;
  readonly answers: TypedAnswers;
  /** The players' answers as they were when the host began, or last looked at them (ALL-13). */
  readonly over: string;
}

export interface DeskState {
  readonly view: DeskView;
  readonly busy: boolean;
  /**
   * True while the bar says that a click was refused since something else is open by now: meanwhile nothing begins by
   * itself.
   */
  readonly refused: boolean;
  readonly route: Route;
  readonly preview: Preview | undefined;
  readonly typed: TypedFacts | undefined;
  /** Why Google does not tell when an answer comes in; empty where it does. */
  readonly unwatched: string;
  /** The state of the forms that are drawn ahead for the draft. */
  readonly ahead: Ahead;
  /** Runs one task at a time: while one runs, a second click does nothing. */
  readonly run: <T>(task: Task<T>) => Promise<void>;
  /** Runs a task whose call answers with the whole desk, and shows that desk. */
  readonly change: (task: Task<DeskView>) => Promise<void>;
  /** Shows the desk that one call of a longer task answered with. */
  readonly show: (view: DeskView) => void;
  readonly setPreview: (preview: Preview) => void;
  readonly typeFacts: (typed: TypedFacts | undefined) => void;
  readonly go: (route: Route) => void;
}

export const DeskContext = createContext<DeskState | undefined>(undefined);

/** The desk around this component. */
export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('This part of the sidebar is shown outside the desk.');
  return desk;
}
