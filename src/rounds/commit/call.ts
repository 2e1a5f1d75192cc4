// Defines a call: its input, the opening or match it refers to, who may make it, and the function it runs. The list of
// calls, input checks, the sidebar client's types and the refusals all follow from the definition.
import { readInput, type Field } from '../../games/frame/fields';
import { ok, type Result } from '../../games/frame/result';
import type { Ports } from '../ports/ports';
import type { CallBasis, AffectedSeat, CallProblem, Reply } from '../reply/reply';
import type { Session } from '../session/game-session';

/** Only the host (`owner`), or co-hosts too (`hosts`). */
export type CallerRole = 'owner' | 'hosts';

/** With this input, only the host may make the call. `owners` begins the refusal that co-hosts see. */
export interface HostOnlyInput {
  readonly owners: string;
}

/** `I` is the input's type, `R` the result's. */
interface CallSpec<I, M extends CallBasis, R> extends CommonCallSpec<I, M, R, Ports> {
  /** Who may make the call; a function if that depends on the input. */
  readonly who: CallerRole | ((input: I) => CallerRole | HostOnlyInput);
  /** The people whom the call affects; absent if it never affects anyone (ALL-16). */
  readonly reaches?: (input: I) => readonly AffectedSeat[];
}

/** What sidebar calls and page calls have in common. Only their ports (`P`) differ. */
interface CommonCallSpec<I, M extends CallBasis, R, P> {
  /** What the caller tried. Refusals begin with it. */
  readonly tried: string;
  readonly input: Field<I>;
  readonly made: M;
  readonly run: (ports: P, input: I) => R;
}

/** A call whose input has been validated. */
interface ValidatedCall {
  readonly who: CallerRole | HostOnlyInput;
  readonly reaches: readonly AffectedSeat[];
  /** `draw` renders the desk (what the sidebar shows), if the reply contains it. */
  readonly run: (ports: Ports, draw: (session: Session) => unknown) => Reply<unknown>;
}

export interface AnyCall {
  readonly tried: string;
  readonly made: CallBasis;
  readonly answers: 'value' | 'desk' | 'value-and-desk';
  readonly reaches?: (input: never) => readonly AffectedSeat[];
  readonly run: (ports: Ports, input: never) => Result<unknown, CallProblem>;
  /** Undefined if the input is invalid. Our own windows only send valid input. */
  readonly open: (input: unknown) => ValidatedCall | undefined;
}

interface TypedCall<I, M extends CallBasis, R> extends CallSpec<I, M, R>, Pick<AnyCall, 'open'> {}

/** What a call returns: the session after it, and any fields of its own. */
export interface WithSession {
  readonly session: Session;
}

export function defineValueCall<I, const M extends CallBasis, T>(
  parts: CallSpec<I, M, Reply<T>>,
): TypedCall<I, M, Reply<T>> & { readonly answers: 'value' } {
  return { ...parts, answers: 'value', open: (input) => validateCall(parts, input, (done) => done) };
}

/** A call that anyone with a page's link may make, with any input. */
interface PageCall<I, M extends CallBasis, T, P> extends CommonCallSpec<I, M, Reply<T>, P> {
  readonly who: 'player';
  readonly input: LenientField<I>;
}

/** A field that makes the best of any value. */
export interface LenientField<T> extends Field<T> {
  readonly read: (value: unknown) => { readonly ok: true; readonly value: T };
}

export function definePageCall<I, const M extends CallBasis, T, P>(
  parts: PageCall<I, M, T, P>,
): PageCall<I, M, T, P> {
  return parts;
}

export function defineDeskCall<I, const M extends CallBasis>(
  parts: CallSpec<I, M, Result<Session, CallProblem>>,
): TypedCall<I, M, Result<Session, CallProblem>> & { readonly answers: 'desk' } {
  return {
    ...parts,
    answers: 'desk',
    open: (input) => validateCall(parts, input, (done, draw) => (done.ok ? ok(draw(done.value)) : done)),
  };
}

export function defineCallWithDesk<I, const M extends CallBasis, T extends WithSession>(
  parts: CallSpec<I, M, Result<T, CallProblem>>,
): TypedCall<I, M, Result<T, CallProblem>> & { readonly answers: 'value-and-desk' } {
  return {
    ...parts,
    answers: 'value-and-desk',
    open: (input) =>
      validateCall(parts, input, (done, draw) => {
        if (!done.ok) return done;
        const { session, ...value } = done.value;
        return ok({ ...value, desk: draw(session) });
      }),
  };
}

function validateCall<I, R>(
  { input: field, who, reaches, run, tried }: CallSpec<I, CallBasis, R>,
  input: unknown,
  answer: (done: R, draw: (session: Session) => unknown) => Reply<unknown>,
): ValidatedCall | undefined {
  const read = readInput(field, input, tried);
  if (!read.ok) return undefined;
  return {
    who: typeof who === 'function' ? who(read.value) : who,
    reaches: reaches?.(read.value) ?? [],
    run: (ports, draw) => answer(run(ports, read.value), draw),
  };
}

/** For calls that redraw tabs: also loads their present content, so that unchanged tabs needn't be rewritten. */
export const WITH_RENDERED_TABS = { rendered: true };
