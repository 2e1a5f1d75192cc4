// The ports of the round loop, implemented with Google's services.
import { sha256 } from 'js-sha256';
import { fail, type Result } from '../games/result';
import { stampZone } from '../rounds/account/findings';
import type { UserError } from '../rounds/view/api';
import type { Ports } from '../rounds/ports';
import { hostBook } from '../sheets/host-book';
import { accountPort, findingsIn, FINDINGS_PROPERTY } from './account-check/port';
import { answeredPort } from './answered-store';
import { booksPort } from './books';
import { messengerPort } from './discord';
import { drawnTabsStore } from './drawn-tabs-store';
import { formsPort } from './forms';
import { property, saveProperties } from './document-properties';
import { tabCacheStore } from './tab-cache-store';
import { sheetsClient } from './sheets-client';
import { hourlyTrigger, submitTrigger } from './triggers';

/** For this long a call starts further slow work. Then it answers, so that the host sees progress. */
const WORK_MS = 15_000;
const LOCK_WAIT_MS = 10_000;

export function googlePorts(): Ports {
  const started = Date.now();
  return {
    book: hostBook(sheetsClient, { tabs: tabCacheStore, drawn: drawnTabsStore }, () => {
      const book = SpreadsheetApp.getActiveSpreadsheet();
      const zone = book.getSpreadsheetTimeZone();
      return {
        id: book.getId(),
        zone,
        stampZone: stampZone(findingsIn(property(FINDINGS_PROPERTY))) ?? zone,
      };
    }),
    forms: formsPort,
    books: booksPort,
    messenger: messengerPort,
    trigger: hourlyTrigger,
    submitTrigger,
    answered: answeredPort,
    account: accountPort,
    exclusively,
    now: () => Date.now(),
    // Google makes a UUID of 122 random bits.
    secret: () => sha256(Utilities.getUuid()).slice(0, 32),
    who: () => Session.getActiveUser().getEmail() || 'the host',
    workUntil: () => started + WORK_MS,
  };
}

function exclusively<T>(run: () => Result<T, UserError>): Result<T, UserError> {
  // The script's: the players' page, which has no document, must wait for the same one.
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(LOCK_WAIT_MS)) return fail(BUSY);
  try {
    return run();
  } finally {
    saveProperties();
    release(lock);
  }
}

const BUSY: UserError = {
  code: 'busy',
  text: 'Changing the game: another window is changing it right now. Nothing was changed; try again in a moment.',
  again: true,
};

/** Releases the lock. If that fails, the lock ends with the call, and what was done is done. */
function release(lock: GoogleAppsScript.Lock.Lock): void {
  try {
    lock.releaseLock();
  } catch {
    return;
  }
}
