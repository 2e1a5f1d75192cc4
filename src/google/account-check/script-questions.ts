// The questions of the account's check about the script itself: its time to load, its zone, its cache.
import { loadingAnswer } from '../../rounds/host/account/measured';
import type { AccountAnswer } from '../../rounds/reply/account';
import type { AskAccount } from '../../rounds/reply/account-input';
import { isZone } from '../../rounds/time/time-zone';

/** The answer to: does a click that does nothing come back soon? The window has measured it. */
export function askLoading({ callMs }: AskAccount): AccountAnswer {
  return loadingAnswer(callMs);
}

/** The answer to: is the spreadsheet's time zone known here? Google may know zones that its scripts do not. */
export function askZones(): AccountAnswer {
  const zone = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone();
  return isZone(zone)
    ? { kind: 'holds', text: `It is (${zone}).` }
    : {
        kind: 'fails',
        text: `It is not (${zone}): times could not be told. Choose another under File, Settings, Time zone.`,
      };
}

const REMEMBERED = 'account-check';

/** The answer to: does Google remember things for a while? The players' page is answered from there. */
export function askCache(): AccountAnswer {
  const cache = CacheService.getScriptCache();
  const text = Utilities.getUuid();
  cache.put(REMEMBERED, text, 60);
  const isThere = cache.get(REMEMBERED) === text;
  cache.removeAll([REMEMBERED]);
  return isThere
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: 'It has forgotten at once. Nothing is lost, but players’ pages take longer to answer.',
      };
}
