// Inputs and replies of calls: problems, what calls depend on, messages and their readers, and typed answers as fields.
import type { Result } from '../../games/frame/result';
import { hasOwn } from '../../games/frame/json';
import type { FieldChange, FieldChanges } from './call-parts';
import type { Audience } from '../../games/frame/events';

export interface AnswerProblem {
  readonly title: string;
  readonly text: string;
}

/**
 * Why a call failed temporarily. `others`: other calls hold the lock. `google`: Google was too busy, and nothing was
 * done. `unsure`: there was no reply, so it may have been done.
 */
export type TemporaryReason = 'others' | 'google' | 'unsure';

/** Something that a person can fix, or a bug with a text for reporting it. */
export interface CallProblem {
  readonly code: string;
  /** What the person tried, what is wrong, and what to do. */
  readonly text: string;
  /** Sentences about further problems of the same attempt. */
  readonly details?: readonly string[];
  /** Sentences that may reveal what is in purses, so they are collapsed. */
  readonly folded?: readonly string[];
  /** Problems with typed answers, by question title (empty if no single question has the problem). */
  readonly problems?: readonly AnswerProblem[];
  /** Present if the host must confirm first. Sending it back confirms. */
  readonly agree?: string;
  /** Fields that somebody else has changed since. The host chooses a value for each and saves again. */
  readonly clashes?: readonly FieldClash[];
  /** The same call may work once something has changed. A button offers to retry. */
  readonly again?: true;
  /** Present if the failure is temporary. The caller can retry, and a button offers to. */
  readonly passes?: TemporaryReason;
  /** The ledger can be repaired. A button offers that. */
  readonly mendable?: true;
  /** Identifies lost rows of the ledger or of response tabs. A button offers to continue without them. */
  readonly lostRow?: string;
  /** For an archived game's link: its title, and addresses of the reader's and the public book (may be empty). */
  readonly putAway?: { readonly title: string; readonly book: string; readonly publicBook: string };
  /** Text for a bug report, without secrets of players. */
  readonly report?: string;
}

/** The problem's sentence and its details, as one line. */
export const textWithDetails = ({ text, details = [] }: CallProblem): string => [text, ...details].join(' ');

/** Whether a button should offer to retry. */
export function canRetry({ again, passes }: CallProblem): boolean {
  return again === true || passes !== undefined;
}

/** Code for response tabs with lost rows. */
export const ROWS_MISSING = 'rows-missing';

export type Reply<T> = Result<T, CallProblem>;

/** Identifies an opening of a stage of a match by opaque ids. The window sends the ids back with calls that depend on the opening. */
export interface Opening {
  readonly match: string;
  /** Changes whenever a stage is resolved or reopened. */
  readonly stage: string;
}

/** Identifies the match and season that a window shows by opaque ids. */
export interface MatchSeasonIds {
  /** Empty if there is no match. */
  readonly match: string;
  /** Changes with each episode and match, and with the season's end; empty if there is no season. */
  readonly season: string;
}

/** What must not have changed since the call's window was drawn: the open stage, the match, match and season, or nothing. */
export type CallBasis = 'stage' | 'match' | 'season' | 'nothing';

/** What the call's window showed. If that has changed, the refusal begins with `tried`. */
export type WindowState = { readonly tried: string } & (
  | { readonly made: 'stage'; readonly at: Opening }
  | { readonly made: 'match' | 'season'; readonly at: MatchSeasonIds }
);

export interface HolderView {
  /** Identifies the seat's holder. Sent back with calls that affect them. */
  readonly holder: string;
  /** When the holder took over: `Zoe has played for Aa since 1 Mar, 13:00 UTC.` Empty for the seat's first holder. */
  readonly taken: string;
}

/** A seat that a call affects. `holder` is who held it in the window's view; undefined without a window (ALL-16). */
export interface AffectedSeat {
  readonly player: string;
  readonly holder: string | undefined;
}

/** The people whom a call affects. If a seat has changed hands, the refusal begins with `tried`. */
export interface AffectedSeats {
  readonly tried: string;
  readonly people: readonly AffectedSeat[];
}

/** Code for a seat that somebody else holds now. */
export const OTHER_HOLDER = 'other-holder';

/** Code for an answer that is gone, or has changed since the window showed it. */
export const OTHER_SUBMISSION = 'other-submission';

/** Code for asking whether the host's input still applies, because the answers have changed (ALL-13). */
export const ANSWERS_CHANGED = 'answers-changed';

/** Code for a window that shows another stage, match or opening than the current one. */
export const OTHER_OPENING = 'other-opening';

/** Typed answers by question title; absent if empty or left at the default. */
export type AnswersByTitle = Readonly<Record<string, string>>;

/** The answer to a question; empty if there is none. Safe for titles such as `constructor`. */
export function getAnswer(answers: AnswersByTitle, title: string): string {
  return hasOwn(answers, title) ? (answers[title] ?? '') : '';
}

export const EVERYONE = 'everyone' as const satisfies Audience;

export type { Audience };

export type Reader = 'host' | Audience;

/** A message to one audience, in Discord markup or plain text. */
export interface Message {
  readonly to: Audience;
  /** The person who gets the message; absent if it's whoever now holds the seat `to`. */
  readonly person?: string;
  readonly text: string;
  /** True if the text has no Discord markup, because the reader has no channel. */
  readonly plain?: true;
}

/** The audience of a player's book; of the public book if `player` is empty. */
export function toAudience(player: string): Audience {
  return player === '' ? EVERYONE : { player };
}

/** A unique key per reader, even if a player is called “everyone”. */
export function readerKey(reader: Reader): string {
  return typeof reader === 'string' ? reader : `player:${reader.player}`;
}

export function isSameReader(one: Reader, other: Reader): boolean {
  return readerKey(one) === readerKey(other);
}

/** A field to which two people gave different values. */
export interface FieldClash {
  readonly field: string;
  readonly typed: string;
  /** The value that is saved now. */
  readonly saved: string;
  /** Who saved that value and when: `by mia@example.com on 21 Nov, 21:04 CET`; empty if unknown. */
  readonly by: string;
  /**
   * For a row that one side removed or renamed: its name and saved fields. If `typed` or `saved` is empty, that side
   * removed it. `why` says how its person left the season.
   */
  readonly row?: { readonly name: string; readonly saved: AnswersByTitle; readonly why?: string };
}

/** Code for a field that somebody else has changed since. */
export const FIELDS_CHANGED = 'fields-changed';

/** The fields whose values differ. Missing and empty fields are the same. */
export function changedFields(before: AnswersByTitle, now: AnswersByTitle): FieldChanges {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changes = names.map((name): readonly [string, FieldChange] => [
    name,
    { before: getAnswer(before, name), now: getAnswer(now, name) },
  ]);
  return Object.fromEntries(changes.filter(([, change]) => !isSameText(change.before, change.now)));
}

/** The saved fields, with typed values for the changed fields. */
export function withFields(saved: AnswersByTitle, changes: FieldChanges): AnswersByTitle {
  const typed = Object.entries(changes).map(([name, { now }]): readonly [string, string] => [name, now]);
  return Object.fromEntries([...Object.entries(saved), ...typed]);
}

/** Changed fields whose saved value is neither the one from before editing nor the typed one. */
export function clashingFields(saved: AnswersByTitle, changes: FieldChanges): readonly string[] {
  return Object.entries(changes)
    .filter(([name, { before, now }]) => {
      const standing = getAnswer(saved, name);
      return !isSameText(standing, before) && !isSameText(standing, now);
    })
    .map(([name]) => name);
}

/** The fields with both values of each; `by` says who saved the current value. */
export function findClashes(
  fields: readonly string[],
  saved: AnswersByTitle,
  changes: FieldChanges,
  by: (field: string) => string = () => '',
): readonly FieldClash[] {
  return fields.map((field) => ({
    field,
    typed: changes[field]?.now ?? '',
    saved: getAnswer(saved, field),
    by: by(field),
  }));
}

/** Start of a refusal: `Saving: somebody else changed “Row” since you opened this.` */
export function clashText(tried: string, fields: readonly string[]): string {
  return `${tried}: somebody else changed ${fields.map((field) => `“${field}”`).join(', ')} since you opened this.`;
}

export function rowClashText({ typed, saved, by, row }: FieldClash): string {
  const name = row?.name ?? '';
  const who = by === '' ? ' in another window' : ` ${by}`;
  if (saved === '') return `${row?.why ?? `${name} was removed${who}.`} You’ve changed their row.`;
  return typed === ''
    ? `You removed ${name}, but their row was changed${who} in the meantime.`
    : `${name}’s row was changed${who} while you changed it.`;
}

function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

/** The host's input as read from their sheet, before it's saved. */
export interface SheetResults {
  /** Answers to all questions with a place in the sheet; may be empty. */
  readonly answers: AnswersByTitle;
  /** Sentences about cells that were refused. */
  readonly refused: readonly string[];
  /** The previous round's title, if all values equal that round's; otherwise empty. */
  readonly sameAs: string;
  /** The answers that the results were computed from. Sent back when they're saved. */
  readonly over: string;
}
