// The players' page: what Google answers whoever opens its address with.
import { isObject } from '../games/frame/json';
import { PING_WORDS } from '../rounds/account/page-answer';
import type { PageStart } from '../rounds/api';
import { pageWith } from './page-data';

type Html = GoogleAppsScript.HTML.HtmlOutput;

/** The page, with what was read for the key in its link: no call is needed before something stands on it. */
export function openPage(event: unknown, read: (key: string) => PageStart['reading']): Html {
  const parameter = isObject(event) && isObject(event.parameter) ? event.parameter : {};
  if (parameter.ping !== undefined) return HtmlService.createHtmlOutput(`<p>${PING_WORDS}.</p>`);
  const key = typeof parameter.key === 'string' ? parameter.key : '';
  const start: PageStart = { key, reading: read(key) };
  return pageWith('player', { ROUND_KEEPER_PAGE: start })
    .setTitle('Round Keeper')
    .addMetaTag('viewport', 'width=device-width, initial-scale=1');
}
