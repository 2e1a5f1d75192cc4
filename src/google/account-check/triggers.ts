// Checks that this account can create and delete each kind of trigger. A script can't test whether triggers fire.
import { anonymize } from '../../rounds/host/account/account-check';
import type { AccountAnswer } from '../../rounds/reply/account';
import { toFailure, rethrowBug } from '../failure';
import { createTrigger, deleteTrigger, findTriggers, type RecordedTrigger } from '../recorded-trigger';
import { periodicBuilder } from '../triggers';

const PERIODIC_TRIGGER: RecordedTrigger = { handler: 'onPeriodicTrigger', property: 'account-check-trigger' };
const TIMED_TRIGGER: RecordedTrigger = { handler: 'onDeadlineTrigger', property: 'account-check-timed' };

/** How far in the future the trigger is set, in milliseconds: long after the check. A leftover trigger does nothing. */
const TRIGGER_DELAY_MS = 86_400_000;

/** @param book the throwaway book; leftover triggers are removed along with it */
export function checkTriggers(book: string): AccountAnswer {
  const refused = TRIGGER_KINDS.flatMap(({ make, otherwise }) => {
    try {
      make(book);
      removeTriggers([book]);
      return [];
    } catch (error) {
      rethrowBug(error);
      return [`Google doesn’t allow this trigger (${anonymize(toFailure(error).message)}). ${otherwise}`];
    }
  });
  return refused.length > 0
    ? { kind: 'fails', text: refused.join(' ') }
    : {
        kind: 'holds',
        text: 'Google let Round Keeper create and delete triggers. To check that they run, submit a form yourself in a practice game. Within a minute, that player’s book should say whether the answer counts.',
      };
}

const TRIGGER_KINDS: readonly { readonly make: (book: string) => void; readonly otherwise: string }[] = [
  {
    make: () => createTrigger(PERIODIC_TRIGGER, periodicBuilder),
    otherwise: 'Round Keeper can’t close forms or remind players automatically.',
  },
  {
    make: () => {
      const at = new Date(Date.now() + TRIGGER_DELAY_MS);
      createTrigger(TIMED_TRIGGER, () => ScriptApp.newTrigger('onDeadlineTrigger').timeBased().at(at));
    },
    otherwise:
      'Round Keeper will act within about ten minutes of a deadline. If that’s too late, resolve the round yourself.',
  },
  {
    make: (book) =>
      void ScriptApp.newTrigger('onFormSubmitTrigger')
        .forSpreadsheet(SpreadsheetApp.openById(book))
        .onFormSubmit()
        .create(),
    otherwise: 'Players’ books won’t say right away whether an answer sent by form counts.',
  },
];

/** Deletes the check's triggers. Its submission triggers belong to these throwaway books. */
export function removeTriggers(books: readonly string[]): void {
  deleteTrigger(PERIODIC_TRIGGER, '');
  deleteTrigger(TIMED_TRIGGER, '');
  for (const trigger of findTriggers('onFormSubmitTrigger')) {
    if (books.includes(trigger.getTriggerSourceId())) ScriptApp.deleteTrigger(trigger);
  }
}
