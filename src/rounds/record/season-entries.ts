// The kinds of ledger rows that a season adds. They are never published, except as hashes.
import { MATCH_KINDS, UNTIL } from '../../games/frame/season';
import type { ValueOf } from '../../games/frame/fields';
import { changeField } from '../../seasons/changes';
import { INHERIT, VISIBILITIES } from '../../seasons/types';
import {
  flag,
  ledgerVersion,
  listOf,
  number,
  object,
  oneOf,
  optional,
  secret,
  noSecrets,
  openText,
  timing,
  heldField,
  peopleField,
} from './entry-fields';

const change = noSecrets(changeField);
const kind = oneOf('kind', MATCH_KINDS);
const inherit = oneOf('inherit', INHERIT);
const currencies = listOf(object({ name: openText('name'), shown: oneOf('shown', VISIBILITIES) }));

const made = object({ change, cause: openText('cause') });
export type MadeEntry = ValueOf<typeof made>;

/** A match's place in its season, as its set-up states. */
export const matchInSeason = object({
  /** 1 for the season's first. */
  number: number('number'),
  kind,
  episode: openText('episode'),
  guests: listOf(openText('guest')),
});
export type MatchInSeason = ValueOf<typeof matchInSeason>;

/** Titles of a match's tabs, with the ids of the books that have them. */
const tabsInBooks = listOf(object({ titles: listOf(openText('title')), books: listOf(openText('book')) }));

/** An archived match; its ledger has its own tab. */
const pastMatch = object({
  ...{ number: number('number'), kind, episode: openText('episode'), guests: listOf(openText('guest')) },
  game: openText('game'),
  title: openText('title'),
  /** When it began, which identifies its formula tabs; absent in games that compute their results. */
  began: optional(number('began')),
  players: listOf(openText('player')),
  counted: flag('counted'),
  /** Its public ending, line by line. */
  ending: listOf(openText('line')),
  /** The lines of its public result that explain the ending. */
  decided: optional(listOf(openText('line'))),
  /** Substitutes. */
  playedBy: optional(listOf(object({ seat: openText('seat'), name: openText('name') }))),
  /** Changes the host left out when counting it. */
  leftOut: optional(listOf(made)),
  /** Lines added to its public ending by corrections after archiving. */
  later: optional(listOf(openText('line'))),
  /** Its winners, in roster order. */
  winners: optional(listOf(openText('winner'))),
  tabs: optional(tabsInBooks),
  /** How often people were late or sent nothing that counted; only those with any. */
  absences: optional(
    listOf(object({ person: secret('person'), late: number('late'), missed: number('missed') })),
  ),
  /**
   * Timings and non-secret settings, as defaults for the next match of the game; for the host's own games all questions
   * and scores. Emptied when a later match of the game is archived.
   */
  settings: listOf(object({ title: openText('title'), answer: openText('answer') })),
  timings: listOf(timing),
  practice: flag('practice'),
  reminders: flag('reminders'),
  resolves: optional(object({ waitMinutes: number('waitMinutes') })),
  early: optional(object({ waitMinutes: number('waitMinutes') })),
  pictures: flag('pictures'),
});
export type PastMatch = ValueOf<typeof pastMatch>;

/** A season that ended before another began in the same host book. Its tabs stay in the books. */
const formerSeason = object({
  name: openText('name'),
  /** How many matches the seasons before it had. */
  earlier: number('earlier'),
  matches: listOf(
    object({ number: number('number'), kind, episode: openText('episode'), tabs: optional(tabsInBooks) }),
  ),
});
export type FormerSeason = ValueOf<typeof formerSeason>;

const person = object({
  name: openText('name'),
  membership: oneOf('membership', ['in', 'eliminated', 'left']),
  /** Index of the episode in which they went out. */
  episode: optional(number('episode')),
  purses: listOf(object({ purse: openText('purse'), amount: number('amount') })),
  tokens: number('tokens'),
  marks: listOf(object({ mark: openText('mark'), lasting: oneOf('lasting', [...UNTIL, 'good']) })),
});

const standing = object({
  name: openText('name'),
  currencies,
  inherit,
  episodes: listOf(openText('episode')),
  people: listOf(person),
  candidate: optional(openText('candidate')),
  opponent: optional(openText('opponent')),
  markNames: listOf(openText('mark')),
});
export type StandingEntry = ValueOf<typeof standing>;

const logged = object({
  at: number('at'),
  /** Index of the episode, from 0. */
  episode: number('episode'),
  /** The match whose counting made the change. */
  match: optional(number('match')),
  made,
});
export type LoggedEntry = ValueOf<typeof logged>;

/** A message that people still have to read: to everyone noSecrets `person`; deleted noSecrets `text`. */
const keptMessageField = object({
  row: number('row'),
  at: number('at'),
  person: optional(secret('person')),
  text: optional(openText('text')),
  changedAt: optional(number('changedAt')),
});
export type KeptMessage = ValueOf<typeof keptMessageField>;

const gift = {
  from: openText('from'),
  to: openText('to'),
  purse: openText('purse'),
  amount: number('amount'),
};

/** Queued until a purse is free: a gift, or changes with a reason. */
const waits = {
  gift: optional(object(gift)),
  changes: optional(listOf(change)),
  reason: optional(openText('reason')),
};

const kept = object({ row: number('row'), at: number('at'), ...waits });
export type KeptAct = ValueOf<typeof kept>;

const settings = { currencies: optional(currencies), inherit: optional(inherit) };

export const SEASON_ENTRIES = {
  /** `match`: the finished game in the book becomes the season's first match, of this kind. */
  'season-started': object({
    ledgerVersion,
    book: secret('book'),
    /** Salts the season's rows. */
    secret: secret('secret'),
    standing,
    held: listOf(heldField),
    match: optional(kind),
    practice: optional(flag('practice')),
  }),
  /** The season's state when a match is archived: the first row of a new ledger. */
  'season-goes-on': object({
    ledgerVersion,
    book: secret('book'),
    secret: secret('secret'),
    startedAt: number('startedAt'),
    /** Number of the last row in the archived match's tab. */
    after: number('after'),
    /** That row's hash. */
    continues: openText('continues'),
    standing,
    people: peopleField,
    matches: listOf(pastMatch),
    log: listOf(logged),
    ended: optional(listOf(openText('winner'))),
    /** How many matches earlier seasons in this book had. */
    earlier: optional(number('earlier')),
    /** Those seasons, in order. */
    former: optional(listOf(formerSeason)),
    practice: optional(flag('practice')),
    /** The host's messages since the match's last stage. */
    words: optional(listOf(keptMessageField)),
    /** Acts queued for a purse. */
    waiting: optional(listOf(kept)),
  }),
  /** Also closes the episode before. */
  'episode-opened': object({ episode: openText('episode') }),
  /**
   * `made`: all changes that took effect; `own`: the host's among them; `leaveOut`: indexes of those left out; `held`:
   * newcomers' seats.
   */
  'match-counted': object({
    match: number('match'),
    left: listOf(made),
    leaveOut: listOf(number('place')),
    own: listOf(change),
    reason: openText('reason'),
    made: listOf(made),
    held: optional(listOf(heldField)),
  }),
  /** The host changes standings; `held` are newcomers' seats. */
  'standings-changed': object({
    changes: listOf(change),
    reason: openText('reason'),
    held: optional(listOf(heldField)),
    /** Set if these changes come from correcting the counted match: all results of the match as they are now. */
    corrects: optional(listOf(made)),
    /** The part of the match's results that counts; absent for all of it. */
    taken: optional(listOf(made)),
    /** A correction's changes that the host dismissed, and why. */
    aside: optional(object({ changes: listOf(change), reason: openText('reason') })),
    /**
     * Set if these changes correct an archived match: its number, what its count leaves out from now on (absent: as
     * before), and a line for its public ending (absent if none of it is public).
     */
    putsRight: optional(
      object({
        match: number('match'),
        leftOut: optional(listOf(made)),
        line: optional(openText('line')),
      }),
    ),
    /** Row of the queued act that this carries out. */
    waited: optional(number('row')),
  }),
  gift: object({
    ...gift,
    /** Row of the queued act that this carries out. */
    waited: optional(number('row')),
  }),
  /** An act that takes from a purse is queued while a match uses that purse (SN-16). */
  waits: object(waits),
  /** A queued act is cancelled. */
  'waits-no-more': object({ row: number('row') }),
  'season-settings': object(settings),
  'season-ended': object({ winners: listOf(openText('winner')) }),
  'end-taken-back': object({ reason: openText('reason') }),
};
