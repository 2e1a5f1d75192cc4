// What every screen shares: the desk as last read, the one thing being done, and where the host is.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Answer, DeskView, RoundView, UserError } from '../../src/rounds/view/api';

/** Where the host is; while no game is in play only `help` matters. */
export type Place =
  | { readonly at: 'round' | 'messages' | 'corrections' | 'record' }
  | { readonly at: 'preview' }
  | { readonly at: 'resolving' }
  | { readonly at: 'help' }
  | { readonly at: 'entry'; readonly stage: string; readonly player: string };

/** What the bar at the bottom says. */
export type Status =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'busy'; readonly doing: string }
  | { readonly kind: 'done'; readonly text: string }
  | {
      readonly kind: 'error';
      readonly doing: string;
      readonly error: UserError;
      readonly again: (() => void) | undefined;
    };

/** One thing that the host asked for. */
export interface Task<T> {
  /** `Saving the deadline`: shown while it runs, and before what went wrong. */
  readonly doing: string;
  readonly work: () => Promise<Answer<T>>;
  /** What was done, in words. */
  readonly done?: (value: T) => string;
  /** What else follows from it. */
  readonly then?: (value: T) => void;
}

/** A preview and what it was made of, so that the desk can say when it has grown old. */
export interface Seen {
  readonly round: RoundView;
  readonly basis: string;
}

/** What the host typed for a stage and has not saved: kept while they look at something else. */
export interface TypedFacts {
  readonly stage: string;
  readonly answers: Readonly<Record<string, string>>;
}

export interface DeskState {
  readonly view: DeskView;
  readonly busy: boolean;
  readonly place: Place;
  readonly seen: Seen | undefined;
  readonly typed: TypedFacts | undefined;
  /** Does one thing at a time: while it runs, a second click does nothing. */
  readonly run: <T>(task: Task<T>) => Promise<void>;
  /** The same for calls that answer with the whole desk. */
  readonly change: (task: Task<DeskView>) => Promise<void>;
  /** Shows a desk that a call of a longer task answered with. */
  readonly show: (view: DeskView) => void;
  readonly see: (seen: Seen) => void;
  readonly typeFacts: (typed: TypedFacts | undefined) => void;
  readonly go: (place: Place) => void;
}

export const DeskContext = createContext<DeskState | undefined>(undefined);

/** The desk around this component. */
export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('This part of the sidebar is shown outside the desk.');
  return desk;
}
