// Opens Google's files as a stranger: somebody who has the link but isn't signed in.
import { NoAnswerError } from './no-answer-error';

/** What a stranger gets: the file's own page, or Google's sign-in. */
export type StrangerResult = 'page' | 'sign-in';

/**
 * Opens an address without signing in or following redirects.
 * @param words text that only the file's own page contains
 */
export function openAsStranger(address: string, words: string): StrangerResult {
  const { status, text } = fetchAsStranger(address);
  if (status === 200) return text.includes(words) ? 'page' : 'sign-in';
  if ((status >= 300 && status < 400) || status === 401 || status === 403) return 'sign-in';
  throw new NoAnswerError(`Google responded with status ${status}.`);
}

/** The response to somebody who isn't signed in. If a page isn't public, Google redirects to its sign-in. */
export function fetchAsStranger(address: string): { readonly status: number; readonly text: string } {
  const response = UrlFetchApp.fetch(address, { muteHttpExceptions: true, followRedirects: false });
  return { status: response.getResponseCode(), text: response.getContentText() };
}
