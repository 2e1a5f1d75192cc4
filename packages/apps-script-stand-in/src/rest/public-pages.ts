// Google's pages as somebody without an account sees them: a form, a spreadsheet, or the sign-in.
import type { Execution, FetchAnswer } from '../execution';
import { PublicForms } from '../forms/public-forms';

const SIGN_IN_REDIRECT: FetchAnswer = {
  code: 302,
  text: '',
  location: 'https://accounts.google.com/ServiceLogin?service=wise',
};
const NOT_FOUND: FetchAnswer = { code: 404, text: '<title>Page not found</title>' };

/** The response to a request for a form or spreadsheet; undefined for any other address. */
export function getPublicPage({ cloud, conditions }: Execution, url: string): FetchAnswer | undefined {
  const [, formId] = /^https:\/\/docs\.google\.com\/forms\/d\/e\/([^/?#]+)\/viewform/.exec(url) ?? [];
  if (formId !== undefined) {
    const form = new PublicForms(cloud, conditions, () => undefined).describe(formId);
    if (form === undefined) return NOT_FOUND;
    // A closed form's page says that it's closed. A form that only certain people can answer leads to the sign-in.
    if (conditions.asksStrangers || (form.closed !== undefined && form.accepting)) return SIGN_IN_REDIRECT;
    return { code: 200, text: `<script>var FB_PUBLIC_LOAD_DATA_ = [];</script><title>${form.title}</title>` };
  }
  const [, bookId] = /^https:\/\/docs\.google\.com\/spreadsheets\/d\/([^/?#]+)/.exec(url) ?? [];
  if (bookId === undefined) return undefined;
  const file = cloud.file(bookId);
  if (file === undefined) return NOT_FOUND;
  const isOpen = file.permissions.some(({ type, view }) => type === 'anyone' && view === undefined);
  return isOpen && !conditions.asksStrangers
    ? { code: 200, text: `<meta property="og:url" content="${url}"><title>${file.name}</title>` }
    : SIGN_IN_REDIRECT;
}
