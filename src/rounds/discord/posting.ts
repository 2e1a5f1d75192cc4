// Posting to Discord, from browser or trigger: the request body, and the meaning of Discord's reply.
import { optional } from '../../games/frame/fields';
import { anyNumber, anyText, looseObject, readJsonText } from '../../games/frame/fields/data-fields';
import { isObject } from '../../games/frame/json';
import type { PostOutcome } from '../reply/posts';

/** A message that mentions nobody, even if a player is called @everyone. `thread` names a new thread in a forum. */
export function buildPostBody(content: string, thread?: string): string {
  return buildJsonBody(content, { parse: [] }, thread);
}

/** Mentions the person with this id and nobody else. */
export function buildMentionBody(id: string, content: string, thread?: string): string {
  return buildJsonBody(`<@${id}> ${content}`, { users: [id] }, thread);
}

function buildJsonBody(content: string, mentions: object, thread: string | undefined): string {
  const begins = thread === undefined ? {} : { thread_name: thread };
  return JSON.stringify({ content, allowed_mentions: mentions, ...begins });
}

/** Discord allows 1,024 UTF-16 code units, and a character can take two. */
const MAX_DESCRIPTION_CHARACTERS = 500;

/** Attaches a picture, uploaded as `files[0]`. `words` is its description. */
export function attachPicture(body: string, filename: string, words: string): string {
  const post: unknown = JSON.parse(body);
  const attachments = [
    { id: 0, filename, description: Array.from(words).slice(0, MAX_DESCRIPTION_CHARACTERS).join('') },
  ];
  return JSON.stringify({ ...(isObject(post) ? post : {}), attachments });
}

export function toPostOutcome(status: number, text: string): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'posted' };
  if (status === 429) {
    const seconds = retryAfterSeconds(text);
    // A rate limit has a time. Without one the sender is blocked, and retrying prolongs the block.
    return seconds === undefined ? { kind: 'blocked' } : { kind: 'wait', seconds };
  }
  if (status >= 500) return { kind: 'unknown' };
  const why = discordError(text);
  return { kind: 'refused', status, ...(why === '' ? {} : { why }) };
}

/** Discord's message and code for a refusal; may be empty. */
function discordError(text: string): string {
  const refusal = readJsonText(refusalField, text);
  const words = toSafeText(refusal?.message ?? '', MAX_DISCORD_TEXT_CHARACTERS);
  return words === '' || refusal?.code === undefined ? words : `${words} (code ${refusal.code})`;
}

const refusalField = looseObject({ message: anyText, code: optional(anyNumber) });

const MAX_DISCORD_TEXT_CHARACTERS = 200;
/** Maximum length of a refusal, including its code. */
const MAX_REFUSAL_CHARACTERS = 240;

/** Makes somebody else's text safe to show: one line, cut, without markup, addresses or possible secrets. */
export function toSafeText(text: string, longest = MAX_REFUSAL_CHARACTERS): string {
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

function retryAfterSeconds(text: string): number | undefined {
  const seconds = readJsonText(looseObject({ retry_after: anyNumber }), text)?.retry_after ?? -1;
  return seconds >= 0 ? seconds : undefined;
}
