// Links to Google's forms and books, which lead to this server's instead.
import { hostName } from './guard';

/** Rewrites the links in a text to where the reader reached this server. Stored data keeps Google's form. */
export function localLinks(text: string, host: string | undefined): string {
  if (hostName(host) === '') return text;
  return text.replaceAll(
    /https:\/\/docs\.google\.com\/(?=(?:forms|spreadsheets)\/d\/)/g,
    () => `http://${host ?? ''}/`,
  );
}
