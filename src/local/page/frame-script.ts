// Runs first in each of the program's pages. Provides `google.script` as Google documents it, and a `fetch` that reaches no
// server but adds to the list of outgoing messages. Both send messages to the table's page.
import type { OutgoingAnswer } from '../server/server-messages';
import { isFrameAnswer, type FrameMessage } from './frame-messages';
import { scriptRunner, callHandler, type CallHandlers } from './script-runner';

const pendingHandlers = new Map<number, CallHandlers>();
let callCount = 0;

function post(message: FrameMessage): void {
  // Only the table's page can receive this, since the server lets no other page frame this page.
  window.parent.postMessage(message, '*');
}

function sendCall(name: string, args: unknown, handlers: CallHandlers): void {
  callCount += 1;
  pendingHandlers.set(callCount, handlers);
  post({ type: 'call', name, args, call: callCount });
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || !isFrameAnswer(event.data)) return;
  const { call, error, value } = event.data;
  const set = pendingHandlers.get(call);
  pendingHandlers.delete(call);
  callHandler(set, { value, ...(error === undefined ? {} : { error }) });
});

/** A request body's text. For form data, only the field that Discord reads. */
function readBodyText(body: unknown): string {
  const part = body instanceof FormData ? body.get('payload_json') : body;
  return typeof part === 'string' ? part : '';
}

window.fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const url = input instanceof Request ? input.url : String(input);
    callCount += 1;
    pendingHandlers.set(callCount, {
      success: (answer) => {
        const { code, text } = answer as OutgoingAnswer;
        resolve(new Response(text === '' ? null : text, { status: code }));
      },
      failure: () => reject(new TypeError('Failed to fetch')),
      userObject: undefined,
    });
    post({
      type: 'request',
      call: callCount,
      method: init?.method ?? 'get',
      url,
      body: readBodyText(init?.body),
    });
  });

const functionNames = (document.currentScript?.dataset['functions'] ?? '').split(' ').filter(Boolean);
Object.assign(window, {
  google: {
    script: {
      run: scriptRunner(functionNames, sendCall),
      host: {
        close: () => post({ type: 'close' }),
        setWidth: (width: number) => post({ type: 'size', width }),
        setHeight: (height: number) => post({ type: 'size', height }),
        editor: { focus: () => post({ type: 'focus' }) },
      },
    },
  },
});
