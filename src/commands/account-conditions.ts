// Plays an account as its check found it: `npm start -- --as report.txt` rehearses under what a host's own report says.
import type { Conditions } from 'apps-script-stand-in/conditions';
import { AUTH, SCOPES } from '../rounds/account/permissions';
import { readReport } from '../rounds/account/report';
import { ACCOUNT_QUESTIONS, type AccountAnswer, type AccountQuestion } from '../rounds/api';

/** A table whose account can be another than usual. */
export interface PlayedTable {
  readonly conditions: Conditions;
  /** Lets Discord refuse what Google's servers send, with this status. */
  refuseDiscord(status: number): void;
}

/** Sets what a finding says; false where this machine cannot play it. */
type Play = (table: PlayedTable, text: string) => boolean;

const cannot: Play = () => false;

/** The way in which this machine plays each question that does not hold. */
const PLAY: Readonly<Record<AccountQuestion, Play>> = {
  // The host at this table is one account.
  account: cannot,
  permissions: ({ conditions }, text) => {
    const missing = Object.entries(SCOPES).filter(([, words]) => text.includes(`cannot ${words}`));
    for (const [scope] of missing) conditions.unticked.add(AUTH + scope);
    return missing.length > 0;
  },
  // The way to this machine is short: all of a click's time is spent on loading.
  loading: ({ conditions }, text) => {
    conditions.loadMs = milliseconds(text);
    return conditions.loadMs > 0;
  },
  zones: cannot,
  cache: cannot,
  space: ({ conditions }) => {
    conditions.storage = { limit: 1, usage: 1 };
    return true;
  },
  // One other language stands for all: what matters is that words are not understood.
  language: ({ conditions }) => {
    conditions.language = 'pt';
    return true;
  },
  speed: cannot,
  together: ({ conditions }) => {
    conditions.apisOff = true;
    return true;
  },
  drawing: cannot,
  'own-address': cannot,
  'book-link': ({ conditions }) => {
    conditions.forbidsLinks = true;
    return true;
  },
  page: cannot,
  'form-shown': cannot,
  responders: ({ conditions }) => {
    conditions.forbidsLinks = true;
    return true;
  },
  'form-open': ({ conditions }) => {
    conditions.forbidsLinks = true;
    return true;
  },
  prefilled: cannot,
  row: ({ conditions }, text) => {
    conditions.rowLagMs = /not there/.test(text) ? NEVER_MS : milliseconds(text);
    return conditions.rowLagMs > 0;
  },
  'response-tab': ({ conditions }) => {
    conditions.namesOtherForms = true;
    return true;
  },
  stamp: ({ conditions }, text) => {
    // Of zones that are one offset all year, only those of whole hours have names; these count backwards.
    const [, sign, hours] = /UTC([+−])(\d+):00/.exec(text) ?? [];
    if (hours === undefined) return false;
    conditions.stampZone = `Etc/GMT${sign === '−' ? '+' : '-'}${hours}`;
    return true;
  },
  'form-closed': cannot,
  triggers: cannot,
  'submit-trigger': cannot,
  sections: ({ conditions }) => {
    conditions.scriptsAnswerAllPages = true;
    return true;
  },
  'asked-again': ({ conditions }) => {
    conditions.responsesAreTables = true;
    return true;
  },
  'discord-google': (table, text) => {
    table.refuseDiscord(Number(/\((\d+)\)/.exec(text)?.[1] ?? 503));
    return true;
  },
  'discord-browser': cannot,
};

/** Longer than the check waits for a row. */
const NEVER_MS = 60_000;

/** The time in a sentence such as `It was there after 12.3 s` or `It took 6.2 s`, in milliseconds; 0 where it names none. */
function milliseconds(text: string): number {
  const [, number, unit] = /(?:after|took) ([\d.]+) (s|min)\b/.exec(text) ?? [];
  return Number(number ?? 0) * (unit === 'min' ? 60_000 : 1000);
}

/** A finding that differs from the usual account, and whether this machine plays it. */
export interface PlayedFinding {
  readonly title: string;
  readonly answer: AccountAnswer;
  readonly isPlayed: boolean;
}

/** Sets a table's conditions to what a report says; the findings that do not hold, in their order. */
export function playAccount(table: PlayedTable, report: string): readonly PlayedFinding[] {
  const found = readReport(report);
  return ACCOUNT_QUESTIONS.flatMap(({ id, title }) => {
    const answer = found.get(id);
    return answer?.kind === 'fails' ? [{ title, answer, isPlayed: PLAY[id](table, answer.text) }] : [];
  });
}
