// The questions of the account's check that do what a game does. Where one fails, either no game should be begun, or
// its answer says how a game works without it.
import { withoutNames } from '../../rounds/host/account/report';
import type { AccountAnswer } from '../../rounds/reply/account';
import { createPermission } from '../api-calls';
import { failureOf, isPolicy, throwMistake } from '../failure';
import { admitEveryone, askNoAccount, publish } from '../form-publishing';
import { callTogether } from '../together';
import { NotTold } from './not-told';
import { strangerAt } from './stranger';
import { throwaway } from './throwaway';
import {
  makePeriodicTrigger,
  makeSubmitTrigger,
  makeTimedTrigger,
  removeSubmitTriggers,
  removeTriggers,
} from './throwaway-trigger';

/** Asks whether a book may be opened to everyone who has its link. The book is shared the way a game shares its own. */
export function askBookLink(): AccountAnswer {
  const body = { type: 'anyone', role: 'reader' };
  const options = { supportsAllDrives: true, fields: 'id' };
  const id = throwaway('book');
  const [answer] = callTogether([createPermission(id, body, options)]);
  if (answer === undefined) throw new NotTold('No answer came.');
  if (answer.ok) {
    return strangerAt(`https://docs.google.com/spreadsheets/d/${id}/edit`, id) === 'page'
      ? { kind: 'holds', text: 'Everyone may: it opens without an account.' }
      : {
          kind: 'fails',
          text: `Google lets this account share, and asks strangers who they are. ${SIGNED_IN}`,
        };
  }
  if (!isPolicy(answer.failure)) {
    throw new NotTold(`Google did not do it: ${withoutNames(answer.failure.message)}`);
  }
  return {
    kind: 'fails',
    text: 'Google does not let this account share by link. Round Keeper goes on, and names each book that you then share yourself. Enter players’ addresses, so that their books are shared with them.',
  };
}

const SIGNED_IN =
  'Tell your players to open their books signed in to Google, or enter their addresses, so that their books are shared with them.';

/** Text that is in the page of a form, and in no other page of Google's. */
const FORM_WORDS = 'FB_PUBLIC_LOAD_DATA_';

/** Asks whether a form opens for somebody without an account. */
export function askFormOpen(): AccountAnswer {
  const id = throwaway('game-form');
  const form = FormApp.openById(id);
  publish(form);
  askNoAccount(form);
  admitEveryone([id]);
  return strangerAt(form.getPublishedUrl(), FORM_WORDS) === 'page'
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: 'It asks who somebody is. Round Keeper goes on: your players answer signed in to Google, or on their pages, which ask for no account.',
      };
}

/**
 * Asks whether triggers that run every ten minutes, and at a set time, can be made and deleted. Whether they fire, no script
 * can try.
 */
export function askTriggers(): AccountAnswer {
  // Notes a file, so that triggers that the check leaves behind are removed together with it.
  throwaway('book');
  const periodic = triggerAnswer(
    makePeriodicTrigger,
    removeTriggers,
    'Round Keeper then neither closes forms nor reminds players by itself.',
  );
  if (periodic.kind === 'fails') return periodic;
  return triggerAnswer(
    makeTimedTrigger,
    removeTriggers,
    'What is to happen at a deadline is then done within about ten minutes of it, by the trigger that runs every ten minutes. Where that is too late, resolve the round yourself.',
  );
}

/**
 * Asks whether a trigger on submissions can be made and deleted. Whether it fires cannot be tried, since a script's own
 * submissions fire none.
 */
export function askSubmitTrigger(): AccountAnswer {
  const book = throwaway('book');
  const answer = triggerAnswer(
    () => makeSubmitTrigger(book),
    () => removeSubmitTriggers([book]),
    'Players are then not told in their books at once whether what they sent in a form counts.',
  );
  return answer.kind === 'holds' ? { ...answer, text: `${answer.text} ${TRY_BY_HAND}` } : answer;
}

const TRY_BY_HAND =
  'That it fires you alone can try: in a practice game, send one form by hand. Within a minute that player’s book says whether it counts.';

function triggerAnswer(make: () => void, remove: () => void, otherwise: string): AccountAnswer {
  try {
    make();
    remove();
  } catch (error) {
    throwMistake(error);
    return {
      kind: 'fails',
      text: `Google does not let it (${withoutNames(failureOf(error).message)}). ${otherwise}`,
    };
  }
  return { kind: 'holds', text: 'A trigger is made and deleted.' };
}
