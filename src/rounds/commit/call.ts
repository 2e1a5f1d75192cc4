// A call, defined once: the input it takes, what it is made on, who may make it, and what it runs. The list of calls,
// the check of their input, the types of the sidebar's client and the refusals follow from the definition.
import { readWhole, type Field } from '../../games/frame/fields';
import { ok, type Result } from '../../games/frame/result';
import type { Ports } from '../ports/ports';
import type { Made, Reached, CallProblem, Reply } from '../reply/reply';
import type { Session } from '../session/game-session';

/** Who may make a call: the host alone, or co-hosts too. */
export type Who = 'owner' | 'hosts';

/** What a refusal says was tried, where this input makes the call one for the host alone. */
export interface OwnersPart {
  readonly owners: string;
}

/** The definition of a call. `I`: its input; `R`: the result of its run. */
interface CallParts<I, M extends Made, R> extends AnyParts<I, M, R, Ports> {
  /** A function where it depends on the input. */
  readonly who: Who | ((input: I) => Who | OwnersPart);
  /** The people whom it reaches; absent for a call that reaches nobody, whatever its input (ALL-16). */
  readonly reaches?: (input: I) => readonly Reached[];
}

/** The parts of any call, whichever ports it is given; those of a page differ. */
interface AnyParts<I, M extends Made, R, P> {
  /** The words with which a refusal begins: what was tried. */
  readonly tried: string;
  readonly input: Field<I>;
  readonly made: M;
  readonly run: (ports: P, input: I) => R;
}

/** A call together with an input that it takes. */
interface Opened {
  readonly who: Who | OwnersPart;
  readonly reaches: readonly Reached[];
  /** Makes the call; `draw` draws the desk of a session, where the answer has one. */
  readonly run: (ports: Ports, draw: (session: Session) => unknown) => Reply<unknown>;
}

/** A call, whatever its input and its result. */
export interface AnyCall {
  readonly tried: string;
  readonly made: Made;
  readonly answers: 'value' | 'desk' | 'value-and-desk';
  readonly reaches?: (input: never) => readonly Reached[];
  readonly run: (ports: Ports, input: never) => Result<unknown, CallProblem>;
  /** Reads an input; undefined for one that no window sends. */
  readonly open: (input: unknown) => Opened | undefined;
}

/** A call whose input and result are known by their types. */
interface KnownCall<I, M extends Made, R> extends CallParts<I, M, R>, Pick<AnyCall, 'open'> {}

/** A value that a call has worked out, and the session after that. */
export interface WithSession {
  readonly session: Session;
}

/** Defines a call that answers with a value of its own. */
export function call<I, const M extends Made, T>(
  parts: CallParts<I, M, Reply<T>>,
): KnownCall<I, M, Reply<T>> & { readonly answers: 'value' } {
  return { ...parts, answers: 'value', open: (input) => opened(parts, input, (done) => done) };
}

/** A call that whoever has the link to a page may make, with any input. */
interface PageCall<I, M extends Made, T, P> extends AnyParts<I, M, Reply<T>, P> {
  readonly who: 'player';
}

/** Defines a call of a page. */
export function pageCall<I, const M extends Made, T, P>(parts: PageCall<I, M, T, P>): PageCall<I, M, T, P> {
  return parts;
}

/** Defines a call that answers with the desk as it is then. */
export function deskCall<I, const M extends Made>(
  parts: CallParts<I, M, Result<Session, CallProblem>>,
): KnownCall<I, M, Result<Session, CallProblem>> & { readonly answers: 'desk' } {
  return {
    ...parts,
    answers: 'desk',
    open: (input) => opened(parts, input, (done, draw) => (done.ok ? ok(draw(done.value)) : done)),
  };
}

/** Defines a call that answers with a value of its own, and the desk as it is then beside it. */
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
  const read = readWhole(field, input, tried);
  if (!read.ok) return undefined;
  return {
    who: typeof who === 'function' ? who(read.value) : who,
    reaches: reaches?.(read.value) ?? [],
    run: (ports, draw) => answer(run(ports, read.value), draw),
  };
}

/**
 * For calls that redraw tabs of the host book: they read the tabs first, so that tabs that stay the same are not
 * written.
 */
export const REDRAWS = { rendered: true };
