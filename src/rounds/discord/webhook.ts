// The address of a Discord webhook, as the host pasted it and as messages are posted to it.

/** As Discord's apps hand it out: the stable one, PTB and Canary, older ones, other web pages with a version. */
const WEBHOOK =
  /^(?:https?:\/\/)?(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/api(?:\/v\d+)?\/webhooks\/(\d+)\/([\w-]+)\/?(?:\?(\S*))?$/i;

/** The address that a message is posted to; undefined where the text is not the address of a Discord webhook. */
export function postAddress(text: string): string | undefined {
  const [, id, token, query = ''] = WEBHOOK.exec(text.trim()) ?? [];
  if (id === undefined || token === undefined) return undefined;
  const thread = /(?:^|&)thread_id=(\d+)(?:&|$)/.exec(query)?.[1];
  // `wait`: Discord answers once the message is in the channel.
  const options = thread === undefined ? 'wait=true' : `wait=true&thread_id=${thread}`;
  return `https://discord.com/api/webhooks/${id}/${token}?${options}`;
}

/** The sentence on a text that is not the address of a webhook, with what to do. */
export const NO_WEBHOOK =
  'This is not the address of a Discord webhook. Copy it again from the channel’s settings, under Integrations.';
