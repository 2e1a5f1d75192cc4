// The questions of the account check, and the function that asks each.
import { ensure } from '../../games/frame/result';
import { anonymize, NO_PAGE_ENTERED, toPageAnswer } from '../../rounds/host/account/account-check';
import type { AccountAnswer, AccountQuestion } from '../../rounds/reply/account';
import { createPermission, getBook, getFile } from '../api-calls';
import { formulasAnswer } from '../../rounds/host/account/measurement-answers';
import { toFailure, isForbiddenByPolicy, rethrowBug, ignoreRefusal } from '../failure';
import { allowEveryoneToAnswer, allowAnonymous, publishForm } from '../form-publishing';
import { thisBuild } from '../release';
import { pagesPort } from '../pages';
import { callInBatch, batchRefusalReason } from '../batched-calls';
import { findFormulaSeparators } from '../../sheets/formula-separators';
import { sheetsClient } from '../sheets-client';
import { checkFormResponses, checkAnswerArrival, checkTimestampZone } from './answers';
import { checkFormSteps, ensureTestedForm } from './form-steps';
import { NoAnswerError } from './no-answer-error';
import { openAsStranger, fetchAsStranger } from './stranger';
import { throwawayFile } from './throwaway';
import { checkTriggers } from './triggers';

const CHECKS: Readonly<Record<AccountQuestion, () => AccountAnswer>> = {
  together: checkBatching,
  'book-link': checkBookLink,
  page: checkPage,
  form: checkFormSteps,
  'form-open': checkFormOpens,
  row: checkAnswerArrival,
  'form-asked': checkFormResponses,
  stamp: checkTimestampZone,
  formulas: checkFormulas,
  triggers: () => checkTriggers(throwawayFile('book')),
};

/** Asks one question. If Google refuses, the answer is unknown. */
export function askQuestion(question: AccountQuestion): AccountAnswer {
  try {
    return CHECKS[question]();
  } catch (error) {
    if (error instanceof NoAnswerError) return { kind: 'unknown', text: error.message };
    rethrowBug(error);
    return { kind: 'unknown', text: `Google refused: ${anonymize(toFailure(error).message)}` };
  }
}

/** Whether one batch can look up a book through both Sheets and Drive. */
function checkBatching(): AccountAnswer {
  const book = throwawayFile('book');
  const why = batchRefusalReason([
    getBook(book, { fields: 'spreadsheetId' }),
    getFile(book, { fields: 'id' }),
  ]);
  return why === undefined
    ? { kind: 'holds', text: 'Google accepts several requests at once.' }
    : {
        kind: 'fails',
        text: `Google doesn’t accept several requests at once from this account (${anonymize(why)}). Round Keeper will write one file at a time, which takes longer.`,
      };
}

/** Shares a book by link, as a game does, and opens the link without signing in. */
function checkBookLink(): AccountAnswer {
  const body = { type: 'anyone', role: 'reader' };
  const id = throwawayFile('book');
  const [made] = callInBatch([createPermission(id, body, { fields: 'id' })]);
  const answer = ensure(made, 'Each call has a result.');
  if (answer.ok) {
    return openAsStranger(`https://docs.google.com/spreadsheets/d/${id}/edit`, id) === 'page'
      ? { kind: 'holds', text: 'The book opens without an account.' }
      : {
          kind: 'fails',
          text: 'Google lets this account share files by link, but people have to sign in to open them. Tell your players to sign in to Google first. Or enter their e-mail addresses, and Round Keeper will share their books with them.',
        };
  }
  if (!isForbiddenByPolicy(answer.failure)) {
    throw new NoAnswerError(`Google refused: ${anonymize(answer.failure.message)}`);
  }
  return {
    kind: 'fails',
    text: 'Google doesn’t let this account share files by link. Enter your players’ e-mail addresses, and Round Keeper will share their books with them. It will list any book that you have to share yourself.',
  };
}

/** Text that only a form's own page contains. */
const FORM_PAGE_MARKER = 'FB_PUBLIC_LOAD_DATA_';

function checkFormOpens(): AccountAnswer {
  const id = ensureTestedForm();
  const form = FormApp.openById(id);
  publishForm(form);
  allowAnonymous(form);
  allowEveryoneToAnswer([id]);
  return openAsStranger(form.getPublishedUrl(), FORM_PAGE_MARKER) === 'page'
    ? { kind: 'holds', text: 'The form opens without an account.' }
    : {
        kind: 'fails',
        text: 'The form asks people to sign in. Your players have to sign in to Google or use their pages, which need no account.',
      };
}

/** Copies formulas as a game does, in a book with decimal commas. */
function checkFormulas(): AccountAnswer {
  const forms = findFormulaSeparators(sheetsClient, throwawayFile('book'));
  if (!forms.ok) throw new NoAnswerError(`Google refused: ${anonymize(forms.message)}`);
  return formulasAnswer(forms.value);
}

function checkPage(): AccountAnswer {
  const address = pagesPort.address();
  if (address === '') return NO_PAGE_ENTERED;
  return toPageAnswer(ignoreRefusal(() => fetchAsStranger(`${address}?ping=1`)) ?? null, thisBuild());
}
