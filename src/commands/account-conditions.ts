// Plays an account as its check found it: `npm start -- --as report.txt` rehearses under what a host's own report says.
import type { Conditions } from 'apps-script-stand-in/conditions';
import { AUTH, SCOPES } from '../rounds/account/permissions';
import { readReport } from '../rounds/account/report';
import { ACCOUNT_QUESTIONS, type AccountAnswer, type AccountQuestion } from '../rounds/api';

/** Those who ask Discord: Google's servers for the script, and the window of the sidebar. */
export type DiscordSide = 'google' | 'window';

/** A table whose account can be another than usual. */
export interface PlayedTable {
  readonly conditions: Conditions;
  /** Lets Discord refuse one side with this status; with null no answer comes. */
  refuseDiscord(side: DiscordSide, status: number | null): void;
}

/** Sets what a finding says. Gives the reason, in a sentence, where this machine cannot play it; else nothing. */
type Play = (table: PlayedTable, text: string) => string | undefined;

/** A finding that is one condition and no more. */
const set =
  (change: (conditions: Conditions) => unknown): Play =>
  ({ conditions }) => {
    change(conditions);
    return undefined;
  };

const OTHER_WORDS = 'It is in other words than this version’s.';

/** The way in which this machine plays each question. */
const PLAY: Readonly<Record<AccountQuestion, Play>> = {
  account: () => 'With two accounts at once no call is answered, so that there is nothing to play.',
  permissions: ({ conditions }, text) => {
    const missing = Object.entries(SCOPES).filter(([, words]) => text.includes(`cannot ${words}`));
    for (const [scope] of missing) conditions.unticked.add(AUTH + scope);
    return missing.length > 0 ? undefined : OTHER_WORDS;
  },
  // The way to this machine is short: all of a click's time is spent on loading.
  loading: ({ conditions }, text) => {
    const [ms = 0] = times(text);
    conditions.loadMs = ms;
    return ms > 0 ? undefined : OTHER_WORDS;
  },
  zones: ({ conditions }, text) => {
    const zone = /^It is not \(([^)]+)\)/.exec(text)?.[1];
    if (zone !== undefined) conditions.bookZone = zone;
    return zone === undefined ? OTHER_WORDS : undefined;
  },
  cache: set((conditions) => (conditions.forgetsCache = true)),
  space: set((conditions) => (conditions.storage = { limit: 1, usage: 1 })),
  // One other language stands for all: what matters is that words are not understood.
  language: set((conditions) => (conditions.language = 'pt')),
  speed: ({ conditions }, text) => {
    const [book = 0, write = 0, question = 0] = times(text);
    conditions.slowCalls.push(
      [/^(Sheets\.Spreadsheets|Drive\.Files)\.create$/, book],
      [/^(Sheets\.Spreadsheets\.batchUpdate|UrlFetchApp\.fetchAll)$/, write],
      [/^(Form\.add|\w+Item\.set)/, question / CALLS_OF_QUESTION],
    );
    return question > 0 ? undefined : OTHER_WORDS;
  },
  together: set((conditions) => (conditions.apisOff = true)),
  // Which request it was does not matter: a book is drawn with all of its requests or not at all.
  drawing: set((conditions) => (conditions.refusedRequest = 'addChart')),
  'own-address': ({ conditions }, text) => {
    conditions.ownerShare = text.includes('a second time') ? 'listed' : 'refused';
    return undefined;
  },
  outside: set((conditions) => (conditions.forbidsOutside = true)),
  'book-link': linkPlay,
  page: set((conditions) => (conditions.webAppAsks = true)),
  'form-shown': set((conditions) => (conditions.hidesForms = true)),
  responders: ({ conditions }, text) => {
    if (text.includes('stays unpublished')) conditions.staysUnpublished = true;
    else conditions.forbidsLinks = true;
    return undefined;
  },
  'form-open': set((conditions) => (conditions.asksStrangers = true)),
  prefilled: set((conditions) => (conditions.renumbersItems = true)),
  row: ({ conditions }, text) => {
    conditions.rowLagMs = text.includes('not there') ? NEVER_MS : (times(text)[0] ?? 0);
    return conditions.rowLagMs > 0 ? undefined : OTHER_WORDS;
  },
  'form-asked': ({ conditions }, text) => {
    const seconds = /(\d+) s apart/.exec(text)?.[1];
    if (seconds === undefined) conditions.hidesResponses = true;
    else conditions.responsesAheadMs = Number(seconds) * 1000;
    return undefined;
  },
  'response-tab': set((conditions) => (conditions.namesOtherForms = true)),
  stamp: ({ conditions }, text) => {
    const [, sign, clock] = /UTC([+−])(\d+:\d\d)/.exec(text) ?? [];
    if (clock === undefined) return OTHER_WORDS;
    conditions.stampZone = `UTC${sign === '−' ? '-' : '+'}${clock}`;
    return undefined;
  },
  'form-closed': ({ conditions }, text) => {
    conditions.staysAccepting = !text.includes('stays closed');
    return undefined;
  },
  triggers: refused('ClockTriggerBuilder.create'),
  'submit-trigger': refused('SpreadsheetTriggerBuilder.create'),
  sections: set((conditions) => (conditions.scriptsAnswerAllPages = true)),
  'asked-again': set((conditions) => (conditions.responsesAreTables = true)),
  'discord-google': discordPlay('google'),
  'discord-browser': discordPlay('window'),
};

/** The questions whose answers hold a measured time, which is played also where it is short enough. */
const MEASURED: readonly AccountQuestion[] = ['loading', 'speed', 'row'];

/** Longer than the check waits for a row. */
const NEVER_MS = 60_000;
/** Those that the check makes for one question of a form. */
const CALLS_OF_QUESTION = 4;

function linkPlay({ conditions }: PlayedTable, text: string): string | undefined {
  if (text.includes('asks strangers')) conditions.asksStrangers = true;
  else conditions.forbidsLinks = true;
  return undefined;
}

function discordPlay(side: DiscordSide): Play {
  return (table, text) => {
    const status = /\((\d+)\)/.exec(text)?.[1];
    table.refuseDiscord(side, status === undefined ? null : Number(status));
    return undefined;
  };
}

/** A call that Google refuses in the words that stand in brackets. */
function refused(call: string): Play {
  return ({ conditions }, text) => {
    conditions.refusedCalls.set(call, /\((.*)\)\./.exec(text)?.[1] ?? 'Not here.');
    return undefined;
  };
}

/** The times that a sentence names, such as `A book takes 0.4 s, a write 1 min`, in milliseconds. */
function times(text: string): readonly number[] {
  return [...text.matchAll(/(?:after|took|takes|write|form) ([\d.]+) (s|min)\b/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'min' ? 60_000 : 1000),
  );
}

/** A finding that differs from the usual account. */
export interface PlayedFinding {
  readonly title: string;
  readonly answer: AccountAnswer;
  /** The reason why this machine does not play it; absent where it does. */
  readonly notPlayed?: string;
}

/** Sets a table's conditions to what a report says; the findings that do not hold, and what was measured, in order. */
export function playAccount(table: PlayedTable, report: string): readonly PlayedFinding[] {
  const found = readReport(report);
  return ACCOUNT_QUESTIONS.flatMap(({ id, title }) => {
    const answer = found.get(id);
    const isMeasured = answer?.kind === 'holds' && MEASURED.includes(id) && times(answer.text).length > 0;
    if (answer === undefined || (answer.kind !== 'fails' && !isMeasured)) return [];
    const notPlayed = PLAY[id](table, answer.text);
    return [{ title, answer, ...(notPlayed === undefined ? {} : { notPlayed }) }];
  });
}
