// Posts messages to a Discord channel through its webhook.
import type { MessengerPort, Posted } from '../rounds/ports';

const WEBHOOK = /^https:\/\/discord\.com\/api\/webhooks\/\d+\/[\w-]+$/;
/** When Discord asks to wait, a post waits this long at most; a longer wait is left to the caller. */
const LONGEST_WAIT_SECONDS = 10;

export const messengerPort: MessengerPort = {
  post: (webhook, text) => {
    const first = postOnce(webhook, text);
    if (first.kind !== 'wait' || first.seconds > LONGEST_WAIT_SECONDS) return first;
    Utilities.sleep(Math.ceil(first.seconds * 1000));
    return postOnce(webhook, text);
  },
};

const USED_UP =
  'Google lets this account send nothing more today. Deliver it again tomorrow, or post it by hand.';

function postOnce(webhook: string, content: string): Posted {
  if (!WEBHOOK.test(webhook)) {
    return {
      kind: 'refused',
      text: 'This is not the address of a Discord webhook. Copy it again from the channel’s settings, under Integrations.',
    };
  }
  let response: GoogleAppsScript.URL_Fetch.HTTPResponse;
  try {
    response = UrlFetchApp.fetch(`${webhook}?wait=true`, {
      method: 'post',
      contentType: 'application/json',
      // No mentions: a player's name such as @everyone must ping nobody.
      payload: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
      muteHttpExceptions: true,
    });
  } catch (error) {
    return /invoked too many times/.test(String(error))
      ? { kind: 'refused', text: USED_UP }
      : { kind: 'unknown' };
  }
  const code = response.getResponseCode();
  if (code >= 200 && code < 300) return { kind: 'posted' };
  if (code === 429) return { kind: 'wait', seconds: retryAfter(response.getContentText()) };
  if (code >= 500) return { kind: 'unknown' };
  const hint =
    code === 404 || code === 401
      ? 'The webhook was deleted: make a new one and enter it.'
      : 'Post it by hand.';
  return { kind: 'refused', text: `Discord refused the message (${code}). ${hint}` };
}

const USUAL_WAIT_SECONDS = 5;

function retryAfter(body: string): number {
  try {
    const json: unknown = JSON.parse(body);
    const seconds =
      typeof json === 'object' && json !== null && 'retry_after' in json ? Number(json.retry_after) : NaN;
    return Number.isFinite(seconds) && seconds >= 0 ? seconds : USUAL_WAIT_SECONDS;
  } catch {
    return USUAL_WAIT_SECONDS;
  }
}
