// Runs first in the web app's pages. Provides `google.script.run`, whose calls the server treats as a visitor's calls.
import { scriptRunner, callHandler, UNREACHABLE_ERROR, type CallHandlers } from './script-runner';
import { PAGE_HEADER } from '../server/server-messages';

async function sendCall(name: string, args: unknown, handlers: CallHandlers): Promise<void> {
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [PAGE_HEADER]: 'page' },
      body: JSON.stringify({ name, args }),
    });
    // The response comes from this page's server, so it has this type.
    const answer = (await response.json()) as Parameters<typeof callHandler>[1];
    callHandler(handlers, response.ok ? answer : { error: UNREACHABLE_ERROR });
  } catch {
    callHandler(handlers, { error: UNREACHABLE_ERROR });
  }
}

const functionNames = (document.currentScript?.dataset['functions'] ?? '').split(' ').filter(Boolean);
Object.assign(window, {
  google: {
    script: {
      run: scriptRunner(functionNames, (name, args, handlers) => void sendCall(name, args, handlers)),
    },
  },
});
