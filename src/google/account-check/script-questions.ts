// The questions of the account's check about the script itself: how long it takes to load, its time zone, its cache.
import { loadingAnswer } from '../../rounds/host/account/measured';
import type { AccountAnswer } from '../../rounds/reply/account';
import type { AskAccount } from '../../rounds/reply/account-input';
import { isZone } from '../../rounds/time/time-zone';

/** Asks whether a click that does nothing comes back soon; the sidebar has measured it. */
export function askLoading({ callMs }: AskAccount): AccountAnswer {
  return loadingAnswer(callMs);
}

/** Asks whether the spreadsheet's time zone is known here, since Google may know zones that its scripts do not. */
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

/** Asks whether Google's cache remembers things for a while, which the players' page needs. */
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
