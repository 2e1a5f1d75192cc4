// The questions of the account's check, each with the function that asks it.
import { discordAnswer, NO_WEBHOOK_GIVEN } from '../../rounds/host/account/discord';
import { meetingAnswer } from '../../rounds/host/account/meeting';
import { NO_PAGE_ENTERED, pageAnswer } from '../../rounds/host/account/page-answer';
import { withoutNames } from '../../rounds/host/account/report';
import { postAddress, webhookFault } from '../../rounds/discord/webhook';
import type { AccountAnswer, AccountQuestion } from '../../rounds/reply/account';
import type { AskAccount } from '../../rounds/reply/account-input';
import { missingConsent } from '../consent';
import { pagesPort } from '../pages';
import { failureOf, throwMistake } from '../failure';
import { quietly } from '../quietly';
import { driveService } from '../services';
import {
  askAskedAgain,
  askFormShown,
  askOwnAddress,
  askPrefilled,
  askRow,
  askSpeed,
  askStamp,
  askTogether,
} from './file-questions';
import { askFormAsked } from './asked-question';
import { askCopy, askDrawing } from './drawing-question';
import { askBookLink, askFormOpen, askSubmitTrigger, askTriggers } from './game-questions';
import { NotTold } from './not-told';
import { askOutside } from './outside-question';
import { askCache, askLoading, askZones } from './script-questions';
import { askFormRoad, askResponseTab } from './road-question';
import { askSections } from './section-question';
import { strangersAnswer } from './stranger';

type Ask = (given: AskAccount) => AccountAnswer;

const ASK: Readonly<Record<AccountQuestion, Ask>> = {
  account: askAccounts,
  permissions: askPermissions,
  loading: askLoading,
  zones: askZones,
  cache: askCache,
  beside: ({ met }) => meetingAnswer(met),
  space: askSpace,
  language: askLanguage,
  speed: askSpeed,
  together: askTogether,
  drawing: askDrawing,
  copy: askCopy,
  'own-address': askOwnAddress,
  outside: askOutside,
  'book-link': askBookLink,
  page: askPage,
  'form-shown': askFormShown,
  'form-road': askFormRoad,
  'form-open': askFormOpen,
  prefilled: askPrefilled,
  row: askRow,
  'form-asked': askFormAsked,
  'response-tab': askResponseTab,
  stamp: askStamp,
  triggers: askTriggers,
  'submit-trigger': askSubmitTrigger,
  sections: askSections,
  'asked-again': askAskedAgain,
  'discord-google': ({ webhook }) =>
    atDiscord(webhook, (address) => discordAnswer('google', statusOf(address))),
  'discord-browser': ({ webhook, status }) => atDiscord(webhook, () => discordAnswer('browser', status)),
};

/** Asks one question. Where Google refuses something, that is the answer. */
export function askQuestion(question: AccountQuestion, given: AskAccount): AccountAnswer {
  try {
    return ASK[question](given);
  } catch (error) {
    if (error instanceof NotTold) return { kind: 'unknown', text: error.message };
    throwMistake(error);
    return { kind: 'unknown', text: `Google did not do it: ${withoutNames(failureOf(error).message)}` };
  }
}

/**
 * Answers that the account that clicks is the host's: the sidebar refuses all calls of other accounts, and this one was
 * let through.
 */
function askAccounts(): AccountAnswer {
  return { kind: 'holds', text: 'The account that clicks is the one that the program runs as.' };
}

function askPermissions(): AccountAnswer {
  const consent = missingConsent();
  if (consent === undefined) return { kind: 'unknown', text: 'Google does not tell what is allowed.' };
  return consent.missing.length === 0
    ? { kind: 'holds', text: 'Everything is.' }
    : {
        kind: 'fails',
        text: `Some boxes stayed empty: until they are ticked, Round Keeper cannot ${consent.missing.join(', cannot ')}. Its first screen leads to Google’s page for it.`,
      };
}

const GIGABYTE = 1024 ** 3;

function askSpace(): AccountAnswer {
  const { storageQuota } = driveService().About.get({ fields: 'storageQuota(limit,usage)' });
  const usage = Number(storageQuota?.usage);
  if (storageQuota === undefined || Number.isNaN(usage)) {
    return { kind: 'unknown', text: 'Drive does not say how full it is.' };
  }
  // The account of an organisation may have no limit of its own.
  if (storageQuota.limit === undefined) return { kind: 'holds', text: 'Drive names no limit.' };
  const left = Number(storageQuota.limit) - usage;
  return left > 0
    ? { kind: 'holds', text: `${gigabytes(left)} are free.` }
    : {
        kind: 'fails',
        text: 'Drive is full: Google makes no new forms and books. What Round Keeper has made stays, and it goes on where it stopped once there is room.',
      };
}

function gigabytes(bytes: number): string {
  return bytes < GIGABYTE / 10 ? 'Less than 0.1 GB' : `${(bytes / GIGABYTE).toFixed(1)} GB`;
}

/** Words of which at least one is in every English sentence of Google's. */
const ENGLISH = /\b(the|could|you|with|invalid|found)\b/i;

function askLanguage(): AccountAnswer {
  const message = refusalOfForms();
  if (message === undefined) return { kind: 'unknown', text: 'Google opened a form that is not there.' };
  if (ENGLISH.test(message)) return { kind: 'holds', text: 'They do.' };
  const language = Session.getActiveUserLocale();
  if (/^en\b/.test(language)) {
    return { kind: 'unknown', text: `Google says what is not known here: ${withoutNames(message)}` };
  }
  return {
    kind: 'fails',
    text: `They come in another language (${language}). Round Keeper decides by what Google answers besides, and shows them as they are.`,
  };
}

/** Gives what Google says when a form that does not exist is opened. */
function refusalOfForms(): string | undefined {
  try {
    FormApp.openById('not-a-form');
    return undefined;
  } catch (error) {
    throwMistake(error);
    return failureOf(error).message;
  }
}

function atDiscord(webhook: string, ask: (address: string) => AccountAnswer): AccountAnswer {
  if (webhook.trim() === '') return NO_WEBHOOK_GIVEN;
  const address = postAddress(webhook);
  return address === undefined ? { kind: 'unknown', text: webhookFault(webhook) } : ask(address);
}

function askPage(): AccountAnswer {
  const address = pagesPort.address();
  return address === '' ? NO_PAGE_ENTERED : pageAnswer(answerOrNone(`${address}?ping=1`));
}

/** Gives the answer that a stranger gets; null where none came. */
function answerOrNone(address: string): ReturnType<typeof strangersAnswer> | null {
  return quietly(() => strangersAnswer(address)) ?? null;
}

/** Gives the status with which Discord answers Google's servers; null where no answer came. */
function statusOf(address: string): number | null {
  return quietly(() => UrlFetchApp.fetch(address, { muteHttpExceptions: true }).getResponseCode()) ?? null;
}
