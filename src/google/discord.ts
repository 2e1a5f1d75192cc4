// Posts messages to a Discord channel from Google's servers: for triggers, which run while no browser is there.
import { outcomeOf } from '../rounds/discord/posting';
import { throwMistake } from './failure';
import type { MessengerPort, Posted } from '../rounds/ports/ports';

/** How long a post waits at most when Discord asks it to; a longer wait is left to the caller. */
const LONGEST_WAIT_SECONDS = 10;

export const messengerPort: MessengerPort = {
  post: (address, body) => {
    const first = postOnce(address, body);
    if (first.kind !== 'wait' || first.seconds > LONGEST_WAIT_SECONDS) return first;
    Utilities.sleep(Math.ceil(first.seconds * 1000));
    return postOnce(address, body);
  },
};

function postOnce(address: string, body: string): Posted {
  let response: GoogleAppsScript.URL_Fetch.HTTPResponse;
  try {
    response = UrlFetchApp.fetch(address, {
      method: 'post',
      contentType: 'application/json',
      payload: body,
      muteHttpExceptions: true,
    });
  } catch (error) {
    throwMistake(error);
    // In other languages the words are different; then nobody knows whether the message got out, and the host has to
    // look.
    return /invoked too many times/.test(String(error)) ? { kind: 'used-up' } : { kind: 'unknown' };
  }
  return outcomeOf(response.getResponseCode(), response.getContentText());
}
