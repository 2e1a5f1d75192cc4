// Runs first in each page of the add-on: `google.script` as Google documents it, and `fetch`, which may reach the
// outside on Google and here reaches nothing but the list of outgoing messages. Both go over messages to the table's page.
import type { OutgoingAnswer } from '../server/messages';
import { isAnswer, type FrameMessage } from './frame-messages';

type Handler = (value: unknown, userObject: unknown) => void;

interface Waiting {
  readonly success: Handler | undefined;
  readonly failure: Handler | undefined;
  readonly userObject: unknown;
}

type Runner = Record<string, (...args: unknown[]) => unknown>;

const waiting = new Map<number, Waiting>();
let calls = 0;

function post(message: FrameMessage): void {
  // The page around this one is the table's: the server lets no other frame it.
  window.parent.postMessage(message, '*');
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Copies what google.script.run carries; throws for a Date, a function, an element, a circle. */
function carried(value: unknown, property: string, above: readonly object[]): unknown {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return value;
  const refuse = (): never => {
    throw new TypeError(`Failed due to illegal value in property: ${property}`);
  };
  if (typeof value !== 'object' || above.includes(value)) return refuse();
  const below = [...above, value];
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => carried(item, String(index), below) ?? null);
  }
  if (!isPlain(value)) return refuse();
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, carried(item, key, below)]),
  );
}

function runner(functions: readonly string[], set: Waiting): Runner {
  const changed = (change: Partial<Waiting>): Runner => runner(functions, { ...set, ...change });
  const made: Runner = {};
  for (const name of functions) {
    made[name] = (...args) => {
      const message = { type: 'call', name, args: carried(args, '0', []) } as const;
      calls += 1;
      waiting.set(calls, set);
      post({ ...message, call: calls });
    };
  }
  made['withSuccessHandler'] = (success) => changed({ success: handlerOf(success) });
  made['withFailureHandler'] = (failure) => changed({ failure: handlerOf(failure) });
  made['withUserObject'] = (userObject) => changed({ userObject });
  return made;
}

function handlerOf(value: unknown): Handler {
  if (typeof value !== 'function') throw new TypeError('A handler of google.script.run must be a function.');
  return (result, userObject) => void Reflect.apply(value, undefined, [result, userObject]);
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || !isAnswer(event.data)) return;
  const { call, error, value } = event.data;
  const set = waiting.get(call);
  waiting.delete(call);
  if (error === undefined) {
    set?.success?.(value, set.userObject);
    return;
  }
  const thrown = new Error(error.message);
  thrown.name = error.name;
  if (set?.failure !== undefined) set.failure(thrown, set.userObject);
  else console.error(`Uncaught ${error.name}: ${error.message}`);
});

/** What a request says; of a form that part which Discord reads. */
function bodyText(body: unknown): string {
  const part = body instanceof FormData ? body.get('payload_json') : body;
  return typeof part === 'string' ? part : '';
}

window.fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const url = input instanceof Request ? input.url : String(input);
    calls += 1;
    waiting.set(calls, {
      success: (answer) => {
        const { code, text } = answer as OutgoingAnswer;
        resolve(new Response(text === '' ? null : text, { status: code }));
      },
      failure: () => reject(new TypeError('Failed to fetch')),
      userObject: undefined,
    });
    post({ type: 'request', call: calls, method: init?.method ?? 'get', url, body: bodyText(init?.body) });
  });

const functions = (document.currentScript?.dataset['functions'] ?? '').split(' ').filter(Boolean);
const none: Waiting = { success: undefined, failure: undefined, userObject: undefined };
Object.assign(window, {
  google: {
    script: {
      run: runner(functions, none),
      host: {
        close: () => post({ type: 'close' }),
        setWidth: (width: number) => post({ type: 'size', width }),
        setHeight: (height: number) => post({ type: 'size', height }),
        editor: { focus: () => post({ type: 'focus' }) },
      },
    },
  },
});
