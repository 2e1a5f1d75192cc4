// What calls are given and answer: replies, what they were made on, messages with their readers, and typed answers as fields.
import type { Result } from '../../games/frame/result';
import { owns } from '../../games/frame/json';
import type { FieldChange, FieldChanges } from './call-parts';
import type { Audience } from '../../games/frame/events';
import { sameName } from '../../games/frame/names';

/** A sentence on the answer to a question. */
export interface AnswerProblem {
  readonly title: string;
  readonly text: string;
}

/**
 * Why a call failed where that passes by itself: `others` are at work in the game; `google` is too busy, and nothing
 * was done; `unsure`: no answer came, and it may have been done.
 */
export type Passing = 'others' | 'google' | 'unsure';

/** Something that a person can put right, or a bug with words for a report. */
export interface CallProblem {
  readonly code: string;
  /** A sentence with three parts: what was tried, what is wrong, what to do. */
  readonly text: string;
  /** Further problems of the same try, one sentence each. */
  readonly details?: readonly string[];
  /** Sentences that may tell what is in purses: the host unfolds them. */
  readonly folded?: readonly string[];
  /** Problems of what was typed, each with the title of its question; empty title: no single question. */
  readonly problems?: readonly AnswerProblem[];
  /** The text to send along to do it all the same: the host is asked with the sentence above. */
  readonly agree?: string;
  /** Fields that somebody else changed meanwhile: the host picks, and saves again. */
  readonly clashes?: readonly FieldClash[];
  /** True where the very same may work when tried again: the lock was busy, Google was slow. A button offers it. */
  readonly again?: true;
  /** Why it failed, if that passes by itself: whoever can wait tries the same again. Absent where it does not pass. */
  readonly passes?: Passing;
  /** True only where the program can put the ledger right by itself: a button offers it. */
  readonly mendable?: true;
  /** Names the rows that are lost, of the ledger or of tabs of responses: a button offers to go on from what is there. */
  readonly lostRow?: string;
  /** For the link of a game that was put away: its title, and the addresses of books that are left, empty for none. */
  readonly putAway?: { readonly title: string; readonly book: string; readonly publicBook: string };
  /** The words to copy into a report, only for bugs. Holds no player's secret. */
  readonly report?: string;
}

/** The code of the refusal to read a game whose tabs of responses have lost rows. */
export const ROWS_MISSING = 'rows-missing';

export type Reply<T> = Result<T, CallProblem>;

/** One opening of one stage of one match, in ids that say nothing; a window compares them, and sends them back. */
export interface Opening {
  readonly match: string;
  /** A new id once the stage is resolved, and once it is opened again. */
  readonly stage: string;
}

/** The match and the season that a window shows, in ids that say nothing; the window sends them back. */
export interface Shown {
  /** Empty where there is no match. */
  readonly match: string;
  /** A new id with each episode and match, and once the season has ended; empty where there is no season. */
  readonly season: string;
}

/**
 * What a call is made on: the open stage as it was opened, the match, the match and its season, or nothing that a
 * window shows.
 */
export type Made = 'stage' | 'match' | 'season' | 'nothing';

/** What a window showed when it made a call, and the call's name in a refusal. */
export type MadeOn = { readonly tried: string } & (
  | { readonly made: 'stage'; readonly at: Opening }
  | { readonly made: 'match' | 'season'; readonly at: Shown }
);

/** Who holds a seat, as a view shows it. */
export interface HolderView {
  /** Names who holds it, and since when; a call that reaches them sends it back. */
  readonly holder: string;
  /** Says who holds it since when: `Zoe has played for Aa since 1 Mar, 13:00 UTC.` Empty for its first person. */
  readonly taken: string;
}

/**
 * A person whom a call reaches: the seat that they held when the window showed them, and the `holder` of its view; undefined
 * where no window asks (ALL-16).
 */
export interface Reached {
  readonly player: string;
  readonly holder: string | undefined;
}

/** The people whom a call reaches, and the call's name in a refusal. */
export interface Reaching {
  readonly tried: string;
  readonly people: readonly Reached[];
}

/** The code of the refusal where somebody else holds the seat by now. */
export const OTHER_HOLDER = 'other-holder';

/** The code of the refusal where a submission is gone, or is not what the window showed any more. */
export const OTHER_SUBMISSION = 'other-submission';

/**
 * The code of the question whether the host's part still holds, where other answers count now than when it was made
 * (ALL-13).
 */
export const ANSWERS_CHANGED = 'answers-changed';

/** The code of the refusal where another stage, match or opening is there by now. */
export const OTHER_OPENING = 'other-opening';

/** Answers by question title; absent: none, or the default. */
export type TypedAnswers = Readonly<Record<string, string>>;

/**
 * Gives the answer to a question, even one whose title is a name that every object has, such as `constructor`. Empty
 * where there is none.
 */
export function answerIn(answers: TypedAnswers, title: string): string {
  return owns(answers, title) ? (answers[title] ?? '') : '';
}

/** The audience of a message for all. */
export const EVERYONE = 'everyone' as const satisfies Audience;

export type { Audience };

/** Everyone, one player, or the host. */
export type Reader = 'host' | Audience;

/** A text for one audience, ready to paste into Discord, or in plain words for anywhere. */
export interface Message {
  readonly to: Audience;
  /** The id of the very person, if it is not for whoever plays for `to`. */
  readonly person?: string;
  readonly text: string;
  /** True where the text has none of Discord's signs, since its reader has no channel there. */
  readonly plain?: true;
}

/** Gives the audience of a player’s own book, or of the public one where the name is empty: no player has an empty name. */
export function audienceOf(player: string): Audience {
  return player === '' ? EVERYONE : { player };
}

/** Makes a text for each reader that no other reader has, whatever players are called. */
export function readerKey(reader: Reader): string {
  return typeof reader === 'string' ? reader : `player:${reader.player}`;
}

export function isSameReader(one: Reader, other: Reader): boolean {
  return readerKey(one) === readerKey(other);
}

const READERS_OF_NO_NAME = { everyone: 'Everyone', host: 'You, the host' } as const;

/**
 * Names a reader; `titleOf` gives a player’s name as it is shown. A player whose name is that of everyone is told
 * apart.
 */
export function readerText(reader: Reader, titleOf: (name: string) => string = (name) => name): string {
  if (typeof reader === 'string') return READERS_OF_NO_NAME[reader];
  const title = titleOf(reader.player);
  const isTaken = Object.values(READERS_OF_NO_NAME).some((words) => sameName(words, title));
  return isTaken ? `${title} (a player)` : title;
}

/** A field that two people changed to different things. */
export interface FieldClash {
  readonly field: string;
  readonly typed: string;
  /** The text that is saved now. */
  readonly stands: string;
  /** Who saved it and when: `by mia@example.com on 21 Nov, 21:04 CET`; empty where nobody noted it. */
  readonly by: string;
  /**
   * For a row that one of the two removed or renamed: its name, and its fields as they are saved. An empty `typed` or
   * `stands` means that it was removed. `why`: a sentence on how its person came out of the season.
   */
  readonly row?: { readonly name: string; readonly stands: TypedAnswers; readonly why?: string };
}

/** The code of the refusal where somebody else changed the same field meanwhile. */
export const FIELDS_CHANGED = 'fields-changed';

/** Finds the fields in which what stood there and what was typed differ; an empty text and none are the same. */
export function changedFields(before: TypedAnswers, now: TypedAnswers): FieldChanges {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changes = names.map((name): readonly [string, FieldChange] => [
    name,
    { before: answerIn(before, name), now: answerIn(now, name) },
  ]);
  return Object.fromEntries(changes.filter(([, change]) => !isSame(change.before, change.now)));
}

/** Puts the fields that were typed over those that are saved; untouched fields stay as others saved them. */
export function withFields(stands: TypedAnswers, changes: FieldChanges): TypedAnswers {
  const typed = Object.entries(changes).map(([name, { now }]): readonly [string, string] => [name, now]);
  return Object.fromEntries([...Object.entries(stands), ...typed]);
}

/** Names the fields whose saved text is neither what the host began with nor what was typed. */
export function clashingFields(stands: TypedAnswers, changes: FieldChanges): readonly string[] {
  return Object.entries(changes)
    .filter(([name, { before, now }]) => {
      const standing = answerIn(stands, name);
      return !isSame(standing, before) && !isSame(standing, now);
    })
    .map(([name]) => name);
}

/** Makes the clashes of these fields, each with both texts; `by` names who saved the text that stands. */
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

/** Words the beginning of a refusal: `Saving: somebody else changed “Row” since you looked.` */
export function clashText(tried: string, fields: readonly string[]): string {
  return `${tried}: somebody else changed ${fields.map((field) => `“${field}”`).join(', ')} since you looked.`;
}

/** Says what became of a row, in a sentence. */
export function rowClashText({ typed, stands, by, row }: FieldClash): string {
  const name = row?.name ?? '';
  const who = by === '' ? ' in another window' : ` ${by}`;
  if (stands === '') return `${row?.why ?? `${name} was removed${who}.`} You have changed their row.`;
  return typed === ''
    ? `You removed ${name}, whose row was changed${who} meanwhile.`
    : `${name}’s row was changed${who} while you changed it.`;
}

function isSame(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

/** The host's part as the results in the host's sheet give it; reading it enters nothing. */
export interface TakenResults {
  /** The answers to every question that has a place there; empty text where nothing stands. */
  readonly answers: TypedAnswers;
  /** Cells that are refused, a sentence each. */
  readonly refused: readonly string[];
  /** The title of the round before, where everything is the same as was entered for it; else empty. */
  readonly sameAs: string;
  /** The players' answers from which they were computed, to be saved with them. */
  readonly over: string;
}
