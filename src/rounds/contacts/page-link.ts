// The address of the players' page, and players' own links to it.
import { fail, ok, type Result } from '../../games/frame/result';
import { cleanPastedText } from '../../games/frame/name-input';
import type { HostSnapshot } from '../ports/host-book';
import type { CallProblem } from '../reply/reply';

/**
 * A deployment's address as Google and browsers write it. An organization's variant requires an account. In a browser with
 * several accounts, the address contains the account's number.
 */
const URL_PATTERN =
  /^https:\/\/script\.google\.com\/(?:u\/\d+\/)?(?:a\/(?:macros\/[\w.-]+|[\w.~-]+\/macros)|macros)\/(?:u\/\d+\/)?s\/([\w-]+)\/(exec|dev)\/?(?:[?#].*)?$/;

const PAGE_URL_PREFIX = 'https://script.google.com/macros/s/';

/** Normalizes to the address that requires no account; empty for none. */
export function parsePageUrl(text: string): Result<string, CallProblem> {
  const trimmed = cleanPastedText(text);
  if (trimmed === '') return ok('');
  const [, id, kind] = URL_PATTERN.exec(trimmed) ?? [];
  if (id === undefined) return fail(NOT_A_PAGE_URL);
  return kind === 'dev' ? fail(TEST_URL_PROBLEM) : ok(`${PAGE_URL_PREFIX}${id}/exec`);
}

const NOT_A_PAGE_URL: CallProblem = {
  code: 'no-page-address',
  text: 'Saving the page’s address: this isn’t the address of a players’ page. The right address begins with https://script.google.com/macros/s/ and ends with /exec. Find it in the Apps Script editor under Deploy › Manage deployments.',
};

const TEST_URL_PROBLEM: CallProblem = {
  code: 'test-page-address',
  text: 'Saving the page’s address: this address ends with /dev and only works for you. Copy the one that ends with /exec.',
};

/** Link to a live game's table, for everyone; empty if there is no page. */
export function liveTableLink({ page = '' }: Pick<HostSnapshot, 'page'>, key: string): string {
  return page === '' ? '' : `${page}?table=${key}`;
}

/** A player's own link; empty if there is no page. */
export function pageLink(
  { page = '' }: Pick<HostSnapshot, 'page'>,
  { key }: { readonly key: string },
): string {
  return page === '' ? '' : `${page}?key=${encodeURIComponent(key)}`;
}

export const SECOND_LINK_LABEL = 'Not opening? Try this link';

/**
 * An alternative link to the same page; empty for none. It works in browsers with several Google accounts, for which the
 * usual link may fail. It fails for organizations' accounts, so never offer only this one.
 */
export function alternateLink(link: string): string {
  return link.replace(PAGE_URL_PREFIX, 'https://script.google.com/a/~/macros/s/');
}
