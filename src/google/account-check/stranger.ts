// Opens files of Google's as a stranger would: somebody who has the link and is signed in nowhere.
import { NotTold } from './not-told';

/** What a stranger may get: the file's own page, or Google's sign-in. */
export type Met = 'page' | 'sign-in';

/**
 * Opens an address as somebody without an account, and does not go where it is redirected.
 *
 * @param words text that only the file's own page holds
 */
export function strangerAt(address: string, words: string): Met {
  const { status, text } = strangersAnswer(address);
  if (status === 200) return text.includes(words) ? 'page' : 'sign-in';
  if ((status >= 300 && status < 400) || status === 401 || status === 403) return 'sign-in';
  throw new NotTold(`Google answers ${status}.`);
}

/**
 * Gives the answer that somebody gets at this address who is signed in nowhere. For a page that is not for everybody,
 * Google redirects to its sign-in, which this script may not fetch.
 */
export function strangersAnswer(address: string): { readonly status: number; readonly text: string } {
  const response = UrlFetchApp.fetch(address, { muteHttpExceptions: true, followRedirects: false });
  return { status: response.getResponseCode(), text: response.getContentText() };
}
