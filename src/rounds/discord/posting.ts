// Posting a message to Discord, from wherever: the post itself, and the meaning of Discord's answer.
import { isObject, parseJson } from '../../games/frame/json';
import type { PostOutcome } from '../api';

/** The body of a post. No mentions: a player's name such as @everyone must ping nobody. */
export function postBody(content: string): string {
  return JSON.stringify({ content, allowed_mentions: { parse: [] } });
}

/** Discord takes 1,024 units to describe a picture, and a sign may be two. */
const LONGEST_WORDS = 500;

/** The body of the same post with a picture, which is its `files[0]`; `words` describe it. */
export function bodyWithPicture(body: string, filename: string, words: string): string {
  const post: unknown = JSON.parse(body);
  const attachments = [{ id: 0, filename, description: Array.from(words).slice(0, LONGEST_WORDS).join('') }];
  return JSON.stringify({ ...(isObject(post) ? post : {}), attachments });
}

/** The outcome of a post that was answered with this status and text. */
export function outcomeOf(status: number, text: string): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'posted' };
  if (status === 429) {
    const seconds = retryAfter(text);
    // Without a time it is no limit on messages: whoever posts is shut out, and another try makes that last longer.
    return seconds === undefined ? { kind: 'blocked' } : { kind: 'wait', seconds };
  }
  return status >= 500 ? { kind: 'unknown' } : { kind: 'refused', status };
}

function retryAfter(text: string): number | undefined {
  const json = parseJson(text);
  const seconds = isObject(json) ? json.retry_after : undefined;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
