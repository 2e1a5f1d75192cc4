// A host's window that posts messages to Discord by the sidebar's own code; the test answers as Discord.
import { given } from '../../src/commands/desk-calls';
import type { FetchAnswer, FetchRequest } from 'apps-script-stand-in/execution';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { GameView } from '../../src/rounds/host/desk/views';
import { postMessages, type PostingWindow } from '../../sidebar/panel/stage/post-messages';
import { deliverAll, gameIn } from './host-game';

/** Answers a post; throws to break the connection. */
export type Answering = (request: FetchRequest) => FetchAnswer;

/** Makes a window that posts messages by these calls; `slept` is told how long the window waits. */
export function postingWindow(
  desk: DeskApi,
  answer: Answering,
  slept: (ms: number) => void = () => undefined,
): PostingWindow {
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

/** Draws the books and posts the messages that wait, as a window does; gives the game after it. */
export async function deliverByWindow(
  desk: DeskApi,
  answer: Answering,
  slept?: (ms: number) => void,
): Promise<GameView> {
  deliverAll(desk);
  const posted = await postMessages(() => undefined, postingWindow(desk, answer, slept));
  given(posted);
  return gameIn(given(desk.getDesk()));
}
