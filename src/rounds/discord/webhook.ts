// Discord webhook addresses, as pasted and as used. For a forum, the host adds a thread's id, or a name for the threads that
// new messages start.
import { cleanPastedText } from '../../games/frame/name-input';

/** Webhook addresses as Discord's apps write them: stable, PTB and Canary, old domains, versioned API. */
const WEBHOOK_URL =
  /^(?:https?:\/\/)?(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/api(?:\/v\d+)?\/webhooks\/(\d+)\/([\w-]+)\/?(?:\?(.*))?$/i;

interface Webhook {
  readonly address: string;
  readonly thread: Thread;
}

function parseWebhook(text: string): Webhook | undefined {
  const [, id = '', token = '', query = ''] = WEBHOOK_URL.exec(cleanPastedText(text)) ?? [];
  if (id === '') return undefined;
  const thread = parseThread(query);
  // With `wait`, Discord replies only once the message is in the channel.
  const options = thread.kind === 'id' ? `wait=true&thread_id=${thread.id}` : 'wait=true';
  return { address: `https://discord.com/api/webhooks/${id}/${token}?${options}`, thread };
}

/** The address to post to; undefined if the text isn't a usable webhook. */
export function toPostUrl(text: string): string | undefined {
  const webhook = parseWebhook(text);
  return webhook === undefined || webhook.thread.kind === 'wrong' ? undefined : webhook.address;
}

/** The name for new threads, one per message; undefined if messages don't start threads. */
export function threadName(text: string): string | undefined {
  const thread = parseWebhook(text)?.thread;
  return thread?.kind === 'name' ? thread.name : undefined;
}

/**
 * Identifies the channel, for comparisons: the webhook, with its thread if that's given by id. A name for new threads
 * doesn't matter, because everyone in the forum can read them. Empty if the text isn't a webhook.
 */
export function channelId(text: string): string {
  return parseWebhook(text)?.address ?? '';
}

/** The webhook's address without its thread; empty if the text isn't a webhook. */
export function webhookId(text: string): string {
  return channelId(text).split('?')[0] ?? '';
}

/** Why a text isn't a usable webhook, and what to do; empty if it is. */
export function webhookFault(text: string): string {
  const webhook = parseWebhook(text);
  if (webhook === undefined) return NOT_A_WEBHOOK;
  return webhook.thread.kind === 'wrong' ? webhook.thread.why : '';
}

const NOT_A_WEBHOOK =
  'This isn’t a Discord webhook. Copy it again from the channel’s settings, under Integrations.';

export const FORUM_HELP =
  'For a forum, add ?thread_id=NUMBER (the last number in a post’s link) to use that post, or ?thread_name=NAME to start a post for each message.';

/** Which thread a webhook posts to: an existing one, a new one of this name, none, or a mistake in the address. */
type Thread =
  | { readonly kind: 'none' }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'wrong'; readonly why: string };

const MAX_THREAD_NAME_CHARACTERS = 100;

/** Parses the webhook's query string. */
function parseThread(query: string): Thread {
  const [id, name] = [queryParameter(query, 'thread_id'), queryParameter(query, 'thread_name')];
  if (id !== undefined && name !== undefined) {
    return invalidThread('The webhook has both thread_id and thread_name. Keep only one.');
  }
  if (id !== undefined) {
    return /^\d+$/.test(id)
      ? { kind: 'id', id }
      : invalidThread('The webhook’s thread_id isn’t a number. Use the last number in the post’s link.');
  }
  if (name === undefined) return { kind: 'none' };
  return name !== '' && Array.from(name).length <= MAX_THREAD_NAME_CHARACTERS
    ? { kind: 'name', name }
    : invalidThread(`The webhook’s thread_name must have 1 to ${MAX_THREAD_NAME_CHARACTERS} characters.`);
}

/** A query parameter, decoded if possible. Apps Script has no URL parser. */
function queryParameter(query: string, key: string): string | undefined {
  const part = query.split('&').find((one) => one.startsWith(`${key}=`));
  if (part === undefined) return undefined;
  const value = part
    .slice(key.length + 1)
    .replaceAll('+', ' ')
    .trim();
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function invalidThread(why: string): Thread {
  return { kind: 'wrong', why };
}
