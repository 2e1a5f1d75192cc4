// Posting a message to Discord, from wherever: the post itself, and the meaning of Discord's answer.
import { isObject, parseJson } from '../../games/frame/json';
import type { PostOutcome } from '../reply/posts';

/**
 * The body of a post. No mentions: a player's name such as @everyone must ping nobody. With the name of a thread it begins
 * one in a forum.
 */
export function postBody(content: string, thread?: string): string {
  const begins = thread === undefined ? {} : { thread_name: thread };
  return JSON.stringify({ content, allowed_mentions: { parse: [] }, ...begins });
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
  if (status >= 500) return { kind: 'unknown' };
  const why = refusalWhy(text);
  return { kind: 'refused', status, ...(why === '' ? {} : { why }) };
}

/** Discord's own words and code for a refusal; empty where it gives none. */
function refusalWhy(text: string): string {
  const json = parseJson(text);
  if (!isObject(json) || typeof json.message !== 'string') return '';
  const words = plainWhy(json.message, LONGEST_WORDS_OF_DISCORD);
  return words === '' || typeof json.code !== 'number' ? words : `${words} (code ${json.code})`;
}

const LONGEST_WORDS_OF_DISCORD = 200;
/** With the code. */
const LONGEST_WHY = 240;

/** Words of somebody else's, to be shown: one line, cut, without markup, addresses, and whatever may be a secret. */
export function plainWhy(text: string, longest = LONGEST_WHY): string {
  const plain = text
    .slice(0, 2000)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\S*(?::\/\/|\/webhooks\/)\S*/gi, '…')
    .replace(/[\w-]{40,}/g, '…')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : plain;
}

function retryAfter(text: string): number | undefined {
  const json = parseJson(text);
  const seconds = isObject(json) ? json.retry_after : undefined;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
