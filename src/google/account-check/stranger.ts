// A stranger at a file of Google's: somebody who has its link, and no account.
import { NotTold } from './not-told';

/** The things that a stranger may meet: the file's own page, or Google's, which asks who they are. */
export type Met = 'page' | 'sign-in';

/**
 * Opens an address as somebody without an account, and does not go where it is redirected.
 *
 * @param words text that only the file's own page holds
 */
export function strangerAt(address: string, words: string): Met {
  const response = UrlFetchApp.fetch(address, { muteHttpExceptions: true, followRedirects: false });
  const code = response.getResponseCode();
  if (code === 200) return response.getContentText().includes(words) ? 'page' : 'sign-in';
  if ((code >= 300 && code < 400) || code === 401 || code === 403) return 'sign-in';
  throw new NotTold(`Google answers ${code}.`);
}
