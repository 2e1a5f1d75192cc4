// A Discord for tests, which stores what is posted.
import type { FetchAnswer, FetchRequest } from 'apps-script-stand-in/execution';
import { objectAt, toJson, type JsonObject } from 'apps-script-stand-in/json';
import { SMALL, type DraftOptions } from './host-game';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';
/** The webhook of a player's channel. */
const own = (index: number): string => `https://discord.com/api/webhooks/${index + 2}/own`;

/** A game's options (a small game by default) with a webhook for everyone and one for each of this many players. */
export function withWebhooks(players: number, game: DraftOptions = SMALL): DraftOptions {
  const contacts = Array.from({ length: players }, (_, index) => ['', own(index), ''] as const);
  return { ...game, publicWebhook: PUBLIC, contacts };
}

/** A Discord that stores posts and responds as a test says. */
export class Discord {
  readonly posts: { readonly url: string; readonly body: JsonObject }[] = [];
  answer: (request: FetchRequest) => FetchAnswer = () => ({ code: 200, text: '{"id":"1"}' });

  readonly fetch = (request: FetchRequest): FetchAnswer => {
    const answer = this.answer(request);
    if (answer.code < 300) {
      const body = objectAt({ body: toJson(JSON.parse(request.payload ?? '{}')) }, 'body');
      this.posts.push({ url: request.url.split('?')[0] ?? '', body });
    }
    return answer;
  };

  /** Every posted message, including repetitions. */
  messages(): readonly string[] {
    return this.posts.map(({ url, body }) => JSON.stringify([url, body['content']])).sort();
  }
}
