// The address of a Discord webhook, as the host pasted it and as messages are posted to it. Where its channel is a forum,
// the host adds the thread that takes the messages, or a name under which each message begins a thread of its own.
import { pastedText } from '../../games/frame/typed-names';

/** Matches the address as Discord's apps give it: stable, PTB and Canary, older ones, other web pages with a version. */
const WEBHOOK =
  /^(?:https?:\/\/)?(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/api(?:\/v\d+)?\/webhooks\/(\d+)\/([\w-]+)\/?(?:\?(.*))?$/i;

/** A webhook as its text says: where messages are posted to, and the thread in a forum. */
interface Webhook {
  readonly address: string;
  readonly thread: Thread;
}

function parseWebhook(text: string): Webhook | undefined {
  const [, id = '', token = '', query = ''] = WEBHOOK.exec(pastedText(text)) ?? [];
  if (id === '') return undefined;
  const thread = parseThread(query);
  // `wait`: Discord answers once the message is in the channel.
  const options = thread.kind === 'id' ? `wait=true&thread_id=${thread.id}` : 'wait=true';
  return { address: `https://discord.com/api/webhooks/${id}/${token}?${options}`, thread };
}

/** Gives the address that a message is posted to; undefined where the text is not the address of a Discord webhook. */
export function postAddress(text: string): string | undefined {
  const webhook = parseWebhook(text);
  return webhook === undefined || webhook.thread.kind === 'wrong' ? undefined : webhook.address;
}

/** Gives the name of the thread that each message begins in a forum; undefined where it begins none. */
export function threadName(text: string): string | undefined {
  const thread = parseWebhook(text)?.thread;
  return thread?.kind === 'name' ? thread.name : undefined;
}

/**
 * The channel that a webhook posts to, for comparing: the webhook itself, and the thread if it names one by its id. A
 * name for new threads makes no difference, since everyone in the forum reads those. Empty for what is no webhook.
 */
export function channelOf(text: string): string {
  return parseWebhook(text)?.address ?? '';
}

/** The webhook itself, whatever thread it names. Empty for what is no webhook. */
export function webhookId(text: string): string {
  return channelOf(text).split('?')[0] ?? '';
}

/** Gives the sentence on a text that no message can be posted to, with what to do; empty where it is good. */
export function webhookFault(text: string): string {
  const webhook = parseWebhook(text);
  if (webhook === undefined) return NO_WEBHOOK;
  return webhook.thread.kind === 'wrong' ? webhook.thread.why : '';
}

/** The sentence on a text that is not the address of a webhook, with what to do. */
const NO_WEBHOOK =
  'This is not the address of a Discord webhook. Copy it again from the channel’s settings, under Integrations.';

/** The help for a webhook of a forum, where it is entered. */
export const FORUM_HELP =
  'If the channel is a forum, add ?thread_id=NUMBER for one of its posts (the last number in that post’s link), or ?thread_name=NAME: then each message begins a post of that name.';

/** A thread that is there, a name for each new one, neither, or the reason why what is written cannot be used. */
type Thread =
  | { readonly kind: 'none' }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'wrong'; readonly why: string };

/** Discord takes no longer names. */
const LONGEST_NAME = 100;

/** Gives the thread in what stands behind the question mark of an address. */
function parseThread(query: string): Thread {
  const [id, name] = [partOf(query, 'thread_id'), partOf(query, 'thread_name')];
  if (id !== undefined && name !== undefined) {
    return wrong('The webhook names a thread and a name for new ones. Leave thread_id or thread_name.');
  }
  if (id !== undefined) {
    return /^\d+$/.test(id)
      ? { kind: 'id', id }
      : wrong('The thread_id of the webhook is not a number. Take the last number in the link of that post.');
  }
  if (name === undefined) return { kind: 'none' };
  return name !== '' && Array.from(name).length <= LONGEST_NAME
    ? { kind: 'name', name }
    : wrong(`The thread_name of the webhook must have 1 to ${LONGEST_NAME} letters.`);
}

/**
 * Gives the value of a part of a query, without its escapes where these can be read; Google's script has no reader of
 * its own.
 */
function partOf(query: string, key: string): string | undefined {
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

function wrong(why: string): Thread {
  return { kind: 'wrong', why };
}
