// The kinds of ledger rows that a season adds. They are never published: a published record has their hashes alone.
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
  oneWordOf,
  optional,
  secret,
  without,
  word,
  timing,
  heldField,
  peopleField,
} from './entry-fields';

const change = without(changeField);
const kind = oneWordOf('kind', MATCH_KINDS);
const inherit = oneWordOf('inherit', INHERIT);
const currencies = listOf(object({ name: word('name'), shown: oneWordOf('shown', VISIBILITIES) }));

/** A change that took effect, with its cause. */
const made = object({ change, cause: word('cause') });
export type MadeEntry = ValueOf<typeof made>;

/** A match's place in its season, as its set-up says. */
export const matchInSeason = object({
  /** 1 for the season's first. */
  number: number('number'),
  kind,
  episode: word('episode'),
  guests: listOf(word('guest')),
});
export type MatchInSeason = ValueOf<typeof matchInSeason>;

/** The titles of a match's tabs in the books that have them, by the books' ids. */
const tabsInBooks = listOf(object({ titles: listOf(word('title')), books: listOf(word('book')) }));

/** A match that was put away; its ledger is in a tab of its own. */
const pastMatch = object({
  ...{ number: number('number'), kind, episode: word('episode'), guests: listOf(word('guest')) },
  game: word('game'),
  title: word('title'),
  /** When it began, by which its tabs for computing are found; absent in games that compute their results. */
  began: optional(number('began')),
  players: listOf(word('player')),
  counted: flag('counted'),
  /** Its public ending, a line for each thing told. */
  ending: listOf(word('line')),
  /** The lines of its public result that say why it ended so. */
  decided: optional(listOf(word('line'))),
  /** The people who played for others in it. */
  playedBy: optional(listOf(object({ seat: word('seat'), name: word('name') }))),
  /** The changes that the host left out when it was counted, and that were not made. */
  leftOut: optional(listOf(made)),
  /** The lines at its public ending that tell how it was put right after it was put away. */
  later: optional(listOf(word('line'))),
  /** Its winners, in roster order. */
  winners: optional(listOf(word('winner'))),
  tabs: optional(tabsInBooks),
  /** In how many stages people were late or sent nothing that counted; without those who always answered in time. */
  absences: optional(
    listOf(object({ person: secret('person'), late: number('late'), missed: number('missed') })),
  ),
  /**
   * Its timings and its settings, without those that are secret or decided anew, for the next match of its game; of
   * questions and scores that its host made up, all. Empty once a later match of the game is put away.
   */
  settings: listOf(object({ title: word('title'), answer: word('answer') })),
  timings: listOf(timing),
  practice: flag('practice'),
  reminders: flag('reminders'),
  resolves: optional(object({ waitMinutes: number('waitMinutes') })),
  early: optional(object({ waitMinutes: number('waitMinutes') })),
  pictures: flag('pictures'),
});
export type PastMatch = ValueOf<typeof pastMatch>;

/** A season that ended before another one began in the same host book: its tabs stay in the books. */
const formerSeason = object({
  name: word('name'),
  /** The number of matches of the seasons before it. */
  earlier: number('earlier'),
  matches: listOf(
    object({ number: number('number'), kind, episode: word('episode'), tabs: optional(tabsInBooks) }),
  ),
});
export type FormerSeason = ValueOf<typeof formerSeason>;

const person = object({
  name: word('name'),
  membership: oneWordOf('membership', ['in', 'eliminated', 'left']),
  /** The place of the episode in which somebody went out. */
  episode: optional(number('episode')),
  purses: listOf(object({ purse: word('purse'), amount: number('amount') })),
  tokens: number('tokens'),
  marks: listOf(object({ mark: word('mark'), lasting: oneWordOf('lasting', [...UNTIL, 'good']) })),
});

/** Standings and settings of a season at one moment. */
const standing = object({
  name: word('name'),
  currencies,
  inherit,
  episodes: listOf(word('episode')),
  people: listOf(person),
  candidate: optional(word('candidate')),
  opponent: optional(word('opponent')),
  markNames: listOf(word('mark')),
});
export type StandingEntry = ValueOf<typeof standing>;

const logged = object({
  at: number('at'),
  /** The place of the episode, from 0. */
  episode: number('episode'),
  /** The number of the match whose counting brought the change. */
  match: optional(number('match')),
  made,
});
export type LoggedEntry = ValueOf<typeof logged>;

/**
 * A word from the host that people have still to read; without `person` it is to everyone, and without `text` it was
 * taken back.
 */
const keptWord = object({
  row: number('row'),
  at: number('at'),
  person: optional(secret('person')),
  text: optional(word('text')),
  changedAt: optional(number('changedAt')),
});
export type KeptWord = ValueOf<typeof keptWord>;

const gift = { from: word('from'), to: word('to'), purse: word('purse'), amount: number('amount') };

/** What is kept until a purse is free: a gift, or changes with their reason. */
const waits = {
  gift: optional(object(gift)),
  changes: optional(listOf(change)),
  reason: optional(word('reason')),
};

const kept = object({ row: number('row'), at: number('at'), ...waits });
export type KeptAct = ValueOf<typeof kept>;

const settings = { currencies: optional(currencies), inherit: optional(inherit) };

export const SEASON_ENTRIES = {
  /** A season begins; `match`: the game in the book, which is over, is its first match, of this kind. */
  'season-started': object({
    ledgerVersion,
    book: secret('book'),
    /** The secret that salts the season's rows. */
    secret: secret('secret'),
    standing,
    held: listOf(heldField),
    match: optional(kind),
    practice: optional(flag('practice')),
  }),
  /** The season as it stands once a match is put away: the first row of a ledger whose earlier rows are in other tabs. */
  'season-goes-on': object({
    ledgerVersion,
    book: secret('book'),
    secret: secret('secret'),
    startedAt: number('startedAt'),
    /** The number of the row before, which is the last in the tab of the match that was put away. */
    after: number('after'),
    /** The hash of that row. */
    continues: word('continues'),
    standing,
    people: peopleField,
    matches: listOf(pastMatch),
    log: listOf(logged),
    ended: optional(listOf(word('winner'))),
    /** The number of matches of earlier seasons in this book. */
    earlier: optional(number('earlier')),
    /** Those seasons, the first one first. */
    former: optional(listOf(formerSeason)),
    practice: optional(flag('practice')),
    /** The host's words since the last stage of the match. */
    words: optional(listOf(keptWord)),
    /** The acts that wait for a purse. */
    waiting: optional(listOf(kept)),
  }),
  /** An episode is opened, and the one before closed. */
  'episode-opened': object({ episode: word('episode') }),
  /**
   * A match is counted; `made` are all changes that took effect, `own` the host's among them, and `leaveOut` the places
   * of those left out, `held` the seats of newcomers.
   */
  'match-counted': object({
    match: number('match'),
    left: listOf(made),
    leaveOut: listOf(number('place')),
    own: listOf(change),
    reason: word('reason'),
    made: listOf(made),
    held: optional(listOf(heldField)),
  }),
  /** The host changes standings; `held` are the seats of newcomers. */
  'standings-changed': object({
    changes: listOf(change),
    reason: word('reason'),
    held: optional(listOf(heldField)),
    /**
     * Present where a correction of the counted match has brought these changes: everything that the match brings now.
     */
    corrects: optional(listOf(made)),
    /** The part of what the match changes that counts; absent where all of it does. */
    taken: optional(listOf(made)),
    /** The changes of a correction that the host does not count, and why. */
    aside: optional(object({ changes: listOf(change), reason: word('reason') })),
    /**
     * Present where these changes put right a match that was put away: its number, what is left out of its count from
     * now on (absent: as before), and a line that is added to its public ending (absent where everyone may know none of
     * the changes).
     */
    putsRight: optional(
      object({
        match: number('match'),
        leftOut: optional(listOf(made)),
        line: optional(word('line')),
      }),
    ),
    /** The row of the act that had waited and is done now. */
    waited: optional(number('row')),
  }),
  /** Somebody gives part of their purse to somebody else. */
  gift: object({
    ...gift,
    /** The row of the act that had waited and is done now. */
    waited: optional(number('row')),
  }),
  /** An act that takes from a purse waits, since a match has that purse (SN-16). */
  waits: object(waits),
  /** An act that waited is given up. */
  'waits-no-more': object({ row: number('row') }),
  'season-settings': object(settings),
  'season-ended': object({ winners: listOf(word('winner')) }),
  'end-taken-back': object({ reason: word('reason') }),
};
