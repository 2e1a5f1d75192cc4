// `google.script.run` as Google documents it. The caller decides how a call reaches the server.

/** The error that Google's own client reports if it can't reach the server. */
export const UNREACHABLE_ERROR = { name: 'NetworkError', message: 'Connection failure due to HTTP 0' };

type CallHandler = (value: unknown, userObject: unknown) => void;

export interface CallHandlers {
  readonly success: CallHandler | undefined;
  readonly failure: CallHandler | undefined;
  readonly userObject: unknown;
}

type Runner = Record<string, (...args: unknown[]) => unknown>;

/** Sends a call to the server. `args` can already be serialized. */
type SendCall = (name: string, args: unknown, handlers: CallHandlers) => void;

/** A runner with a method for each of these function names. */
export function scriptRunner(functions: readonly string[], send: SendCall): Runner {
  return createRunner(functions, send, { success: undefined, failure: undefined, userObject: undefined });
}

function createRunner(functions: readonly string[], send: SendCall, set: CallHandlers): Runner {
  const changed = (change: Partial<CallHandlers>): Runner =>
    createRunner(functions, send, { ...set, ...change });
  const made: Runner = {};
  for (const name of functions) made[name] = (...args) => send(name, cloneArgument(args, '0', []), set);
  made['withSuccessHandler'] = (success) => changed({ success: toCallHandler(success) });
  made['withFailureHandler'] = (failure) => changed({ failure: toCallHandler(failure) });
  made['withUserObject'] = (userObject) => changed({ userObject });
  return made;
}

function toCallHandler(value: unknown): CallHandler {
  if (typeof value !== 'function') throw new TypeError('A handler of google.script.run must be a function.');
  return (result, userObject) => void Reflect.apply(value, undefined, [result, userObject]);
}

/** Calls the handler for the result of a call. */
export function callHandler(
  set: CallHandlers | undefined,
  {
    value,
    error,
  }: { readonly value?: unknown; readonly error?: { readonly name: string; readonly message: string } },
): void {
  if (error === undefined) {
    set?.success?.(value, set.userObject);
    return;
  }
  const thrown = new Error(error.message);
  thrown.name = error.name;
  if (set?.failure !== undefined) set.failure(thrown, set.userObject);
  else console.error(`Uncaught ${error.name}: ${error.message}`);
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Copies a value as google.script.run does. Throws for dates, functions, elements and cyclic values. */
function cloneArgument(value: unknown, property: string, above: readonly object[]): unknown {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return value;
  const refuse = (): never => {
    throw new TypeError(`Failed due to illegal value in property: ${property}`);
  };
  if (typeof value !== 'object' || above.includes(value)) return refuse();
  const below = [...above, value];
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => cloneArgument(item, String(index), below) ?? null);
  }
  if (!isPlainObject(value)) return refuse();
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, cloneArgument(item, key, below)]),
  );
}
