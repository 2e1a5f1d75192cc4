// The questions of the account check, and the function that asks each.
import { withoutNames, NO_PAGE_ENTERED, pageAnswer } from '../../rounds/host/account/account-check';
import type { AccountAnswer, AccountQuestion } from '../../rounds/reply/account';
import { createPermission, getBook, getFile } from '../api-calls';
import { formulasAnswer } from '../../rounds/host/account/measured';
import { failureOf, isPolicy, throwMistake, quietly } from '../failure';
import { admitEveryone, askNoAccount, publish } from '../form-publishing';
import { thisBuild } from '../release';
import { pagesPort } from '../pages';
import { callTogether, whyNotTogether } from '../together';
import { formulaForms } from '../../sheets/formula-forms';
import { sheetsClient } from '../sheets-client';
import { askFormAsked, askRow, askStamp } from './answers';
import { askForm, walkedForm } from './form-walk';
import { NotTold } from './not-told';
import { strangerAt, strangersAnswer } from './stranger';
import { throwaway } from './throwaway';
import { triggersAnswer } from './triggers';

const ASK: Readonly<Record<AccountQuestion, () => AccountAnswer>> = {
  together: askTogether,
  'book-link': askBookLink,
  page: askPage,
  form: askForm,
  'form-open': askFormOpen,
  row: askRow,
  'form-asked': askFormAsked,
  stamp: askStamp,
  formulas: askFormulas,
  triggers: () => triggersAnswer(throwaway('book')),
};

/** Asks one question. If Google refuses something, that is the answer. */
export function askQuestion(question: AccountQuestion): AccountAnswer {
  try {
    return ASK[question]();
  } catch (error) {
    if (error instanceof NotTold) return { kind: 'unknown', text: error.message };
    throwMistake(error);
    return { kind: 'unknown', text: `Google didn’t do it: ${withoutNames(failureOf(error).message)}` };
  }
}

/** Whether one batch can look up a book through both Sheets and Drive. */
function askTogether(): AccountAnswer {
  const book = throwaway('book');
  const why = whyNotTogether([
    getBook(book, { fields: 'spreadsheetId' }),
    getFile(book, { fields: 'id', supportsAllDrives: true }),
  ]);
  return why === undefined
    ? { kind: 'holds', text: 'Google accepts several requests at once.' }
    : {
        kind: 'fails',
        text: `Google doesn’t accept several requests at once here (${withoutNames(why)}). Round Keeper writes one file after another, which takes longer.`,
      };
}

/** Shares a book by link, as a game does, and opens it as a stranger. */
function askBookLink(): AccountAnswer {
  const body = { type: 'anyone', role: 'reader' };
  const options = { supportsAllDrives: true, fields: 'id' };
  const id = throwaway('book');
  const [answer] = callTogether([createPermission(id, body, options)]);
  if (answer === undefined) throw new NotTold('Google didn’t answer.');
  if (answer.ok) {
    return strangerAt(`https://docs.google.com/spreadsheets/d/${id}/edit`, id) === 'page'
      ? { kind: 'holds', text: 'It opens without an account.' }
      : {
          kind: 'fails',
          text: 'Google lets this account share by link, but asks strangers to sign in. Tell your players to open their books signed in to Google, or enter their addresses, so that their books are shared with them.',
        };
  }
  if (!isPolicy(answer.failure)) {
    throw new NotTold(`Google didn’t do it: ${withoutNames(answer.failure.message)}`);
  }
  return {
    kind: 'fails',
    text: 'Google doesn’t let this account share by link. Round Keeper still works, and names each book that you have to share yourself. Enter players’ addresses, so that their books are shared with them.',
  };
}

/** A text that only occurs in a form's own page. */
const FORM_WORDS = 'FB_PUBLIC_LOAD_DATA_';

function askFormOpen(): AccountAnswer {
  const id = walkedForm();
  const form = FormApp.openById(id);
  publish(form);
  askNoAccount(form);
  admitEveryone([id]);
  return strangerAt(form.getPublishedUrl(), FORM_WORDS) === 'page'
    ? { kind: 'holds', text: 'It opens without an account.' }
    : {
        kind: 'fails',
        text: 'It asks people to sign in. Your players have to sign in to Google, or use their pages, which need no account.',
      };
}

/** Copies formulas as a game does, in a book with decimal commas. */
function askFormulas(): AccountAnswer {
  const forms = formulaForms(sheetsClient, throwaway('book'));
  if (!forms.ok) throw new NotTold(`Google didn’t do it: ${withoutNames(forms.message)}`);
  return formulasAnswer(forms.value);
}

function askPage(): AccountAnswer {
  const address = pagesPort.address();
  if (address === '') return NO_PAGE_ENTERED;
  return pageAnswer(quietly(() => strangersAnswer(`${address}?ping=1`)) ?? null, thisBuild());
}
