// Call inputs and replies: problems, what a call was made on, messages and their readers, and typed answers as fields.
import type { Result } from '../../games/frame/result';
import { owns } from '../../games/frame/json';
import type { FieldChange, FieldChanges } from './call-parts';
import type { Audience } from '../../games/frame/events';
import { sameName } from '../../games/frame/names';

export interface AnswerProblem {
  readonly title: string;
  readonly text: string;
}

/**
 * Why a call failed, if the failure is temporary: `others` hold the lock; `google` was too busy and nothing was done; `unsure`: no
 * reply came, so it may have been done.
 */
export type Passing = 'others' | 'google' | 'unsure';

/** Something a person can fix, or a bug with text for a report. */
export interface CallProblem {
  readonly code: string;
  /** What was tried, what is wrong, what to do. */
  readonly text: string;
  /** More problems of the same attempt, one sentence each. */
  readonly details?: readonly string[];
  /** May reveal what is in purses: the host unfolds them. */
  readonly folded?: readonly string[];
  /** Problems with typed answers, by question title; empty for no single question. */
  readonly problems?: readonly AnswerProblem[];
  /** Send this along to do it anyway; the host is asked first. */
  readonly agree?: string;
  /** Fields that somebody else changed in the meantime: the host picks and saves again. */
  readonly clashes?: readonly FieldClash[];
  /** The same call may work later (lock busy, Google slow). A button offers it. */
  readonly again?: true;
  /** Set if the failure is temporary, so that the caller can retry. */
  readonly passes?: Passing;
  /** The ledger can be repaired. A button offers it. */
  readonly mendable?: true;
  /** Identifies lost rows, of the ledger or of response tabs: a button offers to continue without them. */
  readonly lostRow?: string;
  /** For an archived game's link: its title, and the remaining books' addresses (may be empty). */
  readonly putAway?: { readonly title: string; readonly book: string; readonly publicBook: string };
  /** Text for a bug report. Contains no player's secret. */
  readonly report?: string;
}

/** Code: response tabs have lost rows. */
export const ROWS_MISSING = 'rows-missing';

export type Reply<T> = Result<T, CallProblem>;

/** One opening of one stage of one match, as opaque ids that windows compare and send back. */
export interface Opening {
  readonly match: string;
  /** Changes whenever a stage is resolved or reopened. */
  readonly stage: string;
}

/** The match and season that a window shows, as opaque ids. */
export interface Shown {
  /** Empty for no match. */
  readonly match: string;
  /** Changes with each episode and match, and when the season ends; empty for no season. */
  readonly season: string;
}

/** What a call depends on: the open stage, the match, the match and its season, or nothing that a window shows. */
export type Made = 'stage' | 'match' | 'season' | 'nothing';

/** What the window showed, and the call's name in a refusal. */
export type MadeOn = { readonly tried: string } & (
  | { readonly made: 'stage'; readonly at: Opening }
  | { readonly made: 'match' | 'season'; readonly at: Shown }
);

export interface HolderView {
  /** Identifies the holder; a call that affects them sends it back. */
  readonly holder: string;
  /** Who holds it and since when: `Zoe has played for Aa since 1 Mar, 13:00 UTC.` Empty for its first person. */
  readonly taken: string;
}

/** A person affected by a call: the seat, and the `holder` the window showed; undefined without a window (ALL-16). */
export interface Reached {
  readonly player: string;
  readonly holder: string | undefined;
}

/** The people affected, and the call's name in a refusal. */
export interface Reaching {
  readonly tried: string;
  readonly people: readonly Reached[];
}

/** Code: somebody else holds the seat now. */
export const OTHER_HOLDER = 'other-holder';

/** Code: an answer is gone or has changed since the window showed it. */
export const OTHER_SUBMISSION = 'other-submission';

/** Code: asks whether the host's part still holds although the answers have changed (ALL-13). */
export const ANSWERS_CHANGED = 'answers-changed';

/** Code: another stage, match or opening is there now. */
export const OTHER_OPENING = 'other-opening';

/** By question title; absent: none, or the default. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** Safe for titles like `constructor`. Empty if there is none. */
export function answerIn(answers: TypedAnswers, title: string): string {
  return owns(answers, title) ? (answers[title] ?? '') : '';
}

export const EVERYONE = 'everyone' as const satisfies Audience;

export type { Audience };

export type Reader = 'host' | Audience;

/** For one audience, in Discord markup or plain text. */
export interface Message {
  readonly to: Audience;
  /** The person, unless it's for whoever plays for `to`. */
  readonly person?: string;
  readonly text: string;
  /** No Discord markup, because the reader has no channel there. */
  readonly plain?: true;
}

/** The audience of a player's book, or of the public one for an empty name. */
export function audienceOf(player: string): Audience {
  return player === '' ? EVERYONE : { player };
}

/** Unique per reader, whatever players are called. */
export function readerKey(reader: Reader): string {
  return typeof reader === 'string' ? reader : `player:${reader.player}`;
}

export function isSameReader(one: Reader, other: Reader): boolean {
  return readerKey(one) === readerKey(other);
}

const READERS_OF_NO_NAME = { everyone: 'Everyone', host: 'You, the host' } as const;

/** `titleOf` gives a player's displayed name. Tells apart a player called “Everyone”. */
export function readerText(reader: Reader, titleOf: (name: string) => string = (name) => name): string {
  if (typeof reader === 'string') return READERS_OF_NO_NAME[reader];
  const title = titleOf(reader.player);
  const isTaken = Object.values(READERS_OF_NO_NAME).some((words) => sameName(words, title));
  return isTaken ? `${title} (a player)` : title;
}

/** A field that two people changed differently. */
export interface FieldClash {
  readonly field: string;
  readonly typed: string;
  /** As saved now. */
  readonly stands: string;
  /** Who saved it and when: `by mia@example.com on 21 Nov, 21:04 CET`; empty if unknown. */
  readonly by: string;
  /**
   * For a row that one side removed or renamed: its name and saved fields. An empty `typed` or `stands` means that it was
   * removed. `why`: how its person left the season.
   */
  readonly row?: { readonly name: string; readonly stands: TypedAnswers; readonly why?: string };
}

/** Code: somebody else changed the same field in the meantime. */
export const FIELDS_CHANGED = 'fields-changed';

/** An empty text counts as none. */
export function changedFields(before: TypedAnswers, now: TypedAnswers): FieldChanges {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changes = names.map((name): readonly [string, FieldChange] => [
    name,
    { before: answerIn(before, name), now: answerIn(now, name) },
  ]);
  return Object.fromEntries(changes.filter(([, change]) => !isSame(change.before, change.now)));
}

/** Typed fields replace saved ones; untouched fields stay as others saved them. */
export function withFields(stands: TypedAnswers, changes: FieldChanges): TypedAnswers {
  const typed = Object.entries(changes).map(([name, { now }]): readonly [string, string] => [name, now]);
  return Object.fromEntries([...Object.entries(stands), ...typed]);
}

/** Fields whose saved value is neither what the host began with nor what was typed. */
export function clashingFields(stands: TypedAnswers, changes: FieldChanges): readonly string[] {
  return Object.entries(changes)
    .filter(([name, { before, now }]) => {
      const standing = answerIn(stands, name);
      return !isSame(standing, before) && !isSame(standing, now);
    })
    .map(([name]) => name);
}

/** With both values; `by` says who saved the current one. */
export function clashesOf(
  fields: readonly string[],
  stands: TypedAnswers,
  changes: FieldChanges,
  by: (field: string) => string = () => '',
): readonly FieldClash[] {
  return fields.map((field) => ({
    field,
    typed: changes[field]?.now ?? '',
    stands: answerIn(stands, field),
    by: by(field),
  }));
}

/** The start of a refusal: `Saving: somebody else changed “Row” since you looked.` */
export function clashText(tried: string, fields: readonly string[]): string {
  return `${tried}: somebody else changed ${fields.map((field) => `“${field}”`).join(', ')} since you opened this.`;
}

export function rowClashText({ typed, stands, by, row }: FieldClash): string {
  const name = row?.name ?? '';
  const who = by === '' ? ' in another window' : ` ${by}`;
  if (stands === '') return `${row?.why ?? `${name} was removed${who}.`} You’ve changed their row.`;
  return typed === ''
    ? `You removed ${name}, but their row was changed${who} in the meantime.`
    : `${name}’s row was changed${who} while you changed it.`;
}

function isSame(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

/** The host's part as read from their sheet; reading enters nothing. */
export interface TakenResults {
  /** For every question that has a place in the sheet; may be empty. */
  readonly answers: TypedAnswers;
  /** Refused cells, a sentence each. */
  readonly refused: readonly string[];
  /** The previous round's title, if everything equals what was entered for it; else empty. */
  readonly sameAs: string;
  /** The players' answers they were computed from, to be saved with them. */
  readonly over: string;
}
