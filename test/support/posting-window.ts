// A host's window that posts messages to Discord with the sidebar's own code; the test responds as Discord.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { FetchAnswer, FetchRequest } from 'apps-script-stand-in/execution';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { GameView } from '../../src/rounds/host/desk/views';
import { postMessages, type PostingCalls } from '../../sidebar/panel/stage/post-messages';
import { deliverAll, gameIn } from './host-game';

/** Responds to a post; throws to simulate a broken connection. */
export type Answering = (request: FetchRequest) => FetchAnswer;

/** A window that posts messages with these calls. `slept` is called with the length of each pause. */
export function postingWindow(
  desk: DeskApi,
  answer: Answering,
  slept: (ms: number) => void = () => undefined,
): PostingCalls {
  return {
    claim: () => Promise.resolve(desk.claimPosts()),
    report: (report) => Promise.resolve(desk.reportPosts(report)),
    fetch: async (url, init) => {
      const payload = init.body instanceof FormData ? init.body.get('payload_json') : null;
      if (typeof payload !== 'string') throw new Error('Not a form with a message.');
      const { code, text } = await Promise.resolve(answer({ url, method: 'post', headers: {}, payload }));
      return { status: code, text: () => Promise.resolve(text) };
    },
    sleep: (ms) => {
      slept(ms);
      return Promise.resolve();
    },
    draw: () => Promise.resolve(new Blob(['PNG'])),
    unreported: undefined,
  };
}

/** Draws the books and posts the waiting messages as a window does; returns the game afterwards. */
export async function deliverByWindow(
  desk: DeskApi,
  answer: Answering,
  slept?: (ms: number) => void,
): Promise<GameView> {
  deliverAll(desk);
  const posted = await postMessages(() => undefined, postingWindow(desk, answer, slept));
  unwrapReply(posted);
  return gameIn(unwrapReply(desk.getDesk()));
}
