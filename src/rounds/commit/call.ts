// A call, defined once: its input, what it was made on, who may make it, and what it runs. The list of calls, input checks,
// the sidebar client's types and the refusals all follow from the definition.
import { readEntire, type Field } from '../../games/frame/fields';
import { ok, type Result } from '../../games/frame/result';
import type { Ports } from '../ports/ports';
import type { Made, Reached, CallProblem, Reply } from '../reply/reply';
import type { Session } from '../session/game-session';

/** Only the host, or co-hosts too. */
export type Who = 'owner' | 'hosts';

/** A call that only the host may make with this input; `owners` is what a refusal says was tried. */
export interface OwnersPart {
  readonly owners: string;
}

/** `I`: input; `R`: result. */
interface CallParts<I, M extends Made, R> extends AnyParts<I, M, R, Ports> {
  /** A function if it depends on the input. */
  readonly who: Who | ((input: I) => Who | OwnersPart);
  /** The people it affects; absent if it never affects anyone (ALL-16). */
  readonly reaches?: (input: I) => readonly Reached[];
}

/** What all calls share, whatever their ports; page calls have others. */
interface AnyParts<I, M extends Made, R, P> {
  /** How a refusal begins: what was tried. */
  readonly tried: string;
  readonly input: Field<I>;
  readonly made: M;
  readonly run: (ports: P, input: I) => R;
}

/** A call with a valid input. */
interface Opened {
  readonly who: Who | OwnersPart;
  readonly reaches: readonly Reached[];
  /** `draw` renders the desk for replies that contain one. */
  readonly run: (ports: Ports, draw: (session: Session) => unknown) => Reply<unknown>;
}

export interface AnyCall {
  readonly tried: string;
  readonly made: Made;
  readonly answers: 'value' | 'desk' | 'value-and-desk';
  readonly reaches?: (input: never) => readonly Reached[];
  readonly run: (ports: Ports, input: never) => Result<unknown, CallProblem>;
  /** Undefined for an input that no window sends. */
  readonly open: (input: unknown) => Opened | undefined;
}

interface KnownCall<I, M extends Made, R> extends CallParts<I, M, R>, Pick<AnyCall, 'open'> {}

/** A call's value, and the session after it. */
export interface WithSession {
  readonly session: Session;
}

/** A call that returns its own value. */
export function call<I, const M extends Made, T>(
  parts: CallParts<I, M, Reply<T>>,
): KnownCall<I, M, Reply<T>> & { readonly answers: 'value' } {
  return { ...parts, answers: 'value', open: (input) => opened(parts, input, (done) => done) };
}

/** A call that anyone with a page's link may make, with any input. */
interface PageCall<I, M extends Made, T, P> extends AnyParts<I, M, Reply<T>, P> {
  readonly who: 'player';
}

export function pageCall<I, const M extends Made, T, P>(parts: PageCall<I, M, T, P>): PageCall<I, M, T, P> {
  return parts;
}

/** A call that returns the desk. */
export function deskCall<I, const M extends Made>(
  parts: CallParts<I, M, Result<Session, CallProblem>>,
): KnownCall<I, M, Result<Session, CallProblem>> & { readonly answers: 'desk' } {
  return {
    ...parts,
    answers: 'desk',
    open: (input) => opened(parts, input, (done, draw) => (done.ok ? ok(draw(done.value)) : done)),
  };
}

/** A call that returns its own value and the desk. */
export function callWithDesk<I, const M extends Made, T extends WithSession>(
  parts: CallParts<I, M, Result<T, CallProblem>>,
): KnownCall<I, M, Result<T, CallProblem>> & { readonly answers: 'value-and-desk' } {
  return {
    ...parts,
    answers: 'value-and-desk',
    open: (input) =>
      opened(parts, input, (done, draw) => {
        if (!done.ok) return done;
        const { session, ...value } = done.value;
        return ok({ ...value, desk: draw(session) });
      }),
  };
}

function opened<I, R>(
  { input: field, who, reaches, run, tried }: CallParts<I, Made, R>,
  input: unknown,
  answer: (done: R, draw: (session: Session) => unknown) => Reply<unknown>,
): Opened | undefined {
  const read = readEntire(field, input, tried);
  if (!read.ok) return undefined;
  return {
    who: typeof who === 'function' ? who(read.value) : who,
    reaches: reaches?.(read.value) ?? [],
    run: (ports, draw) => answer(run(ports, read.value), draw),
  };
}

/** For calls that redraw tabs: reads the tabs first, so that unchanged ones aren't written. */
export const REDRAWS = { rendered: true };
