// Posting a message to Discord, from wherever: the post itself, and the meaning of Discord's answer.
import { optional } from '../../games/frame/fields';
import { anyNumber, anyText, atLeast, readText } from '../../games/frame/fields/plain';
import { isObject } from '../../games/frame/json';
import type { PostOutcome } from '../reply/posts';

/**
 * The body of a post. No mentions: a player's name such as @everyone must ping nobody. With the name of a thread it begins
 * one in a forum.
 */
export function postBody(content: string, thread?: string): string {
  return bodyOf(content, { parse: [] }, thread);
}

/** Gives the body of a post that mentions the person with this id, and nobody else. */
export function callBody(id: string, content: string, thread?: string): string {
  return bodyOf(`<@${id}> ${content}`, { users: [id] }, thread);
}

function bodyOf(content: string, mentions: object, thread: string | undefined): string {
  const begins = thread === undefined ? {} : { thread_name: thread };
  return JSON.stringify({ content, allowed_mentions: mentions, ...begins });
}

/** Discord takes 1,024 units to describe a picture, and a sign may be two. */
const LONGEST_WORDS = 500;

/** Gives the body of the same post with a picture, which is its `files[0]`; `words` describe it. */
export function bodyWithPicture(body: string, filename: string, words: string): string {
  const post: unknown = JSON.parse(body);
  const attachments = [{ id: 0, filename, description: Array.from(words).slice(0, LONGEST_WORDS).join('') }];
  return JSON.stringify({ ...(isObject(post) ? post : {}), attachments });
}

/** Gives the outcome of a post that was answered with this status and text. */
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
  const refusal = readText(refusalField, text);
  const words = plainWhy(refusal?.message ?? '', LONGEST_WORDS_OF_DISCORD);
  return words === '' || refusal?.code === undefined ? words : `${words} (code ${refusal.code})`;
}

const refusalField = atLeast({ message: anyText, code: optional(anyNumber) });

const LONGEST_WORDS_OF_DISCORD = 200;
/** The most characters of Discord's words for a refusal, with its code. */
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
  const seconds = readText(atLeast({ retry_after: anyNumber }), text)?.retry_after ?? -1;
  return seconds >= 0 ? seconds : undefined;
}
