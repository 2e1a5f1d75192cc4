// The address of the players' page, and each player's own link to it.
import { fail, ok, type Result } from '../../games/frame/result';
import { pastedText } from '../../games/frame/typed-names';
import type { HostSnapshot } from '../ports/host-book';
import type { CallProblem } from '../reply/reply';

/**
 * The address of a deployment as Google and browsers write it. An organisation's own form asks for an account; in a
 * browser that is signed in to several accounts, the address says which one.
 */
const ADDRESS =
  /^https:\/\/script\.google\.com\/(?:u\/\d+\/)?(?:a\/(?:macros\/[\w.-]+|[\w.~-]+\/macros)|macros)\/(?:u\/\d+\/)?s\/([\w-]+)\/(exec|dev)\/?(?:[?#].*)?$/;

const PLAIN = 'https://script.google.com/macros/s/';

/** Gives the address in copied text, in the form that asks nobody for an account; empty for none. */
export function pageAddress(text: string): Result<string, CallProblem> {
  const trimmed = pastedText(text);
  if (trimmed === '') return ok('');
  const [, id, kind] = ADDRESS.exec(trimmed) ?? [];
  if (id === undefined) return fail(NO_ADDRESS);
  return kind === 'dev' ? fail(FOR_TESTING) : ok(`${PLAIN}${id}/exec`);
}

const NO_ADDRESS: CallProblem = {
  code: 'no-page-address',
  text: 'Saving the address of the players’ page: this is none. It begins with https://script.google.com/macros/s/ and ends with /exec; the Apps Script editor shows it under Deploy, Manage deployments.',
};

const FOR_TESTING: CallProblem = {
  code: 'test-page-address',
  text: 'Saving the address of the players’ page: this one ends with /dev, and opens for you alone. Copy the one that ends with /exec.',
};

/**
 * Gives the link to the table of a live game, for everyone; empty where there is no page. `key` is the key of the
 * table.
 */
export function tableLink({ page = '' }: Pick<HostSnapshot, 'page'>, key: string): string {
  return page === '' ? '' : `${page}?table=${key}`;
}

/** Gives a player's own link to the page; empty where there is no page. */
export function pageLink(
  { page = '' }: Pick<HostSnapshot, 'page'>,
  { key }: { readonly key: string },
): string {
  return page === '' ? '' : `${page}?key=${encodeURIComponent(key)}`;
}

/** Introduces the second link to a page. */
export const SECOND_LINK = 'Doesn’t it open? Try this link';

/**
 * Gives a second link to the same page; empty for none. It opens in browsers that are signed in to several Google
 * accounts, where the usual link may fail; accounts of organisations cannot open it, so it is never the only one.
 */
export function secondLink(link: string): string {
  return link.replace(PLAIN, 'https://script.google.com/a/~/macros/s/');
}
