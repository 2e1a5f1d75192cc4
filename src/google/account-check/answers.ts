// Questions of the account check that need an answer to the throwaway form. They ask how soon the answer's row is in the
// sheet, whether the form lists the answer, and which time zone its timestamp uses.
import type { Cell } from '../../games/frame/fields';
import { formTimesAnswer, rowDelayAnswer, zoneAnswer } from '../../rounds/host/account/measurement-answers';
import { anonymize } from '../../rounds/host/account/account-check';
import type { Result } from '../../games/frame/result';
import type { AccountAnswer } from '../../rounds/reply/account';
import type { CallProblem } from '../../rounds/reply/reply';
import { sheetsClient } from '../sheets-client';
import { buildTestAnswers, throwawayFormsPort, ensureTestedForm } from './form-steps';
import { NoAnswerError } from './no-answer-error';
import { BOOK_UTC_OFFSET_MINUTES, throwawayFile } from './throwaway';

/** In milliseconds: how long to wait for the answer's row, and for the form to list the answer. */
const ROW_TIMEOUT_MS = 45_000;
const RESPONSE_TIMEOUT_MS = 5000;
const POLL_PAUSE_MS = 1000;
/** Responses are listed from this many milliseconds before sending, since the form's clock may be off. */
const CLOCK_TOLERANCE_MS = 60_000;

interface SentAnswer {
  /** The answer's unique text. */
  readonly text: string;
  /** When the answer was sent, in UTC milliseconds. */
  readonly sentAt: number;
  /** The id of the form's response tab. */
  readonly sheet: number;
}

/** Measures how soon an answer is in the sheet, and whether Google says which tab belongs to a form. */
export function checkAnswerArrival(): AccountAnswer {
  const sheet = findResponseTab();
  if (sheet === undefined) {
    return {
      kind: 'fails',
      text: 'Google doesn’t say which tab a form’s answers go to, and Round Keeper couldn’t open a form. Don’t start a game with this account.',
    };
  }
  const sent = sendTestAnswer(sheet);
  const row = pollUntilFound(() => findAnswerRow(sent), ROW_TIMEOUT_MS);
  return rowDelayAnswer(row === undefined ? null : Date.now() - sent.sentAt);
}

/**
 * Checks that the form and the sheet give an answer the same second. At the end of a live game's stage, the program reads
 * both, and recognizes an answer by its second.
 */
export function checkFormResponses(): AccountAnswer {
  const sent = sendTestAnswer(requireResponseTab());
  const told = pollUntilFound(() => {
    const responses = throwawayFormsPort().responsesSince(
      ensureTestedForm(),
      sent.sentAt - CLOCK_TOLERANCE_MS,
    );
    return valueOrThrow(responses).find(({ answers }) => answers.some(([, answer]) => answer === sent.text));
  }, RESPONSE_TIMEOUT_MS);
  return formTimesAnswer(told?.at, findAnswerRow(sent)?.[0]);
}

/** Asks which time zone an answer's timestamp uses. The book's time zone differs from any account's. */
export function checkTimestampZone(): AccountAnswer {
  const sent = sendTestAnswer(requireResponseTab());
  const timestamp = pollUntilFound(() => findAnswerRow(sent), ROW_TIMEOUT_MS)?.[0];
  if (typeof timestamp !== 'number')
    throw new NoAnswerError('The form’s answer didn’t appear in the sheet with a timestamp.');
  return zoneAnswer(timestamp, sent.sentAt, BOOK_UTC_OFFSET_MINUTES);
}

/** Sends an answer without waiting for its row. */
function sendTestAnswer(sheet: number): SentAnswer {
  const text = `Sent by Round Keeper ${Utilities.getUuid().slice(0, 8)}`;
  const filled = valueOrThrow(throwawayFormsPort().fill(ensureTestedForm(), buildTestAnswers(text)));
  valueOrThrow(filled.submit());
  return { text, sentAt: Date.now(), sheet };
}

function requireResponseTab(): number {
  const sheet = findResponseTab();
  if (sheet === undefined) throw new NoAnswerError('Couldn’t find the tab with the answers.');
  return sheet;
}

function findResponseTab(): number | undefined {
  const [found] = throwawayFormsPort().admit([{ id: ensureTestedForm(), isNewlyConnected: true }]);
  return found?.ok === true ? found.value.sheet : undefined;
}

/** The answer's row; undefined while it isn't in the sheet. */
function findAnswerRow({ sheet, text }: SentAnswer): readonly Cell[] | undefined {
  const read = sheetsClient.values(throwawayFile('book'), [{ sheetId: sheet }]);
  if (!read.ok) throw new NoAnswerError(`Google refused: ${anonymize(read.message)}`);
  return read.value[0]?.find((cells) => cells.includes(text));
}

function valueOrThrow<T>(result: Result<T, CallProblem>): T {
  if (result.ok) return result.value;
  throw new NoAnswerError(`Google refused: ${anonymize(result.error.text)}`);
}

/** Calls `look` until it finds something; undefined if time runs out. */
function pollUntilFound<T>(look: () => T | undefined, longestMs: number): T | undefined {
  const until = Date.now() + longestMs;
  for (;;) {
    const found = look();
    if (found !== undefined || Date.now() >= until) return found;
    Utilities.sleep(POLL_PAUSE_MS);
  }
}
