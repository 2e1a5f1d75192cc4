// The times at which requests to different files are made one after another, since Google did not take them together: a
// minute after no answer came, for that passes; an hour after that has happened again and again, or where Google said no.
import { isObject } from '../games/frame/json';
import { isTogether } from '../rounds/ports/account-findings';
import { findingsIn, FINDINGS_PROPERTY } from './account-check/kept-findings';
import { keepProperty, property, propertyJson } from './document-properties';

const PROPERTY = 'one-by-one';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So many times in a row are no moment of Google's any more. */
const MANY = 3;

/** The instant until which they go one by one, and how often in a row no answer came. */
interface Alone {
  readonly until: number;
  readonly times: number;
}

function kept(): Alone {
  const json = propertyJson(PROPERTY);
  return isObject(json) && typeof json.until === 'number' && typeof json.times === 'number'
    ? { until: json.until, times: json.times }
    : { until: 0, times: 0 };
}

function keep(alone: Alone): void {
  keepProperty(PROPERTY, JSON.stringify(alone));
}

/** The instant until which requests go one by one after a refusal, in UTC milliseconds; undefined where they do not. */
export function aloneUntil(): number | undefined {
  const { until } = kept();
  return Date.now() < until ? until : undefined;
}

/** True where the account's check, or a call before, found that requests cannot leave together. */
export function isAlone(): boolean {
  return aloneUntil() !== undefined || !isTogether(findingsIn(property(FINDINGS_PROPERTY)));
}

/** No answer came to any of them. */
export function noteNoAnswer(): void {
  const times = kept().times + 1;
  keep({ until: Date.now() + (times < MANY ? MINUTE : HOUR), times });
}

/** Google takes no requests by the script's token. */
export function noteTokenRefused(): void {
  keep({ until: Date.now() + HOUR, times: kept().times });
}

/** Answers came. */
export function noteAnswered(): void {
  if (kept().times > 0) keep({ until: 0, times: 0 });
}
