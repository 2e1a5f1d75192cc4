// The ledger rows that only seasons have. Only their hashes are published.
import { MATCH_KINDS, MARK_ENDS } from '../../games/frame/season';
import type { ValueOf } from '../../games/frame/fields';
import { changeField } from '../../seasons/changes';
import { INHERITANCE_RULES, VISIBILITIES } from '../../seasons/types';
import {
  flag,
  ledgerVersion,
  listOf,
  number,
  object,
  oneOf,
  optional,
  secret,
  withoutSecrets,
  openText,
  timing,
  heldSeatField,
  peopleField,
} from './entry-fields';

const change = withoutSecrets(changeField);
const kind = oneOf('kind', MATCH_KINDS);
const inherit = oneOf('inherit', INHERITANCE_RULES);
const currencies = listOf(object({ name: openText('name'), shown: oneOf('shown', VISIBILITIES) }));

const made = object({ change, cause: openText('cause') });
export type CausedChangeEntry = ValueOf<typeof made>;

/** A match's place in its season, as the match's set-up stores it. */
export const matchInSeason = object({
  /** 1 for the season's first match. */
  number: number('number'),
  kind,
  episode: openText('episode'),
  guests: listOf(openText('guest')),
});
export type MatchInSeason = ValueOf<typeof matchInSeason>;

/** A match's tab titles, with the ids of the books that have them. */
const tabsInBooks = listOf(object({ titles: listOf(openText('title')), books: listOf(openText('book')) }));

/** An archived match. Its ledger is in the archive tab. */
const pastMatch = object({
  ...{ number: number('number'), kind, episode: openText('episode'), guests: listOf(openText('guest')) },
  game: openText('game'),
  title: openText('title'),
  /** When the match began, which identifies its formula tabs; absent for games without such tabs. */
  began: optional(number('began')),
  players: listOf(openText('player')),
  counted: flag('counted'),
  /** The match's public result, line by line. */
  ending: listOf(openText('line')),
  /** The lines of the public result that explain the outcome. */
  decided: optional(listOf(openText('line'))),
  /** The match's substitutes. */
  playedBy: optional(listOf(object({ seat: openText('seat'), name: openText('name') }))),
  /** Changes that the host left out when counting the match. */
  leftOut: optional(listOf(made)),
  /** Lines that later corrections added to the public result. */
  later: optional(listOf(openText('line'))),
  /** The match's winners, in roster order. */
  winners: optional(listOf(openText('winner'))),
  tabs: optional(tabsInBooks),
  /** How often people were late or had no answer that counted. Lists only people to whom that happened. */
  absences: optional(
    listOf(object({ person: secret('person'), late: number('late'), missed: number('missed') })),
  ),
  /**
   * Timings and non-secret settings, which are defaults for the game's next match. For the host's own games this includes
   * all questions and scores. Emptied once a later match of the game is archived.
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

/** A season that ended before another one began in the same host book. Its tabs remain in the books. */
const formerSeason = object({
  name: openText('name'),
  /** Number of matches in the seasons before this one. */
  earlier: number('earlier'),
  matches: listOf(
    object({ number: number('number'), kind, episode: openText('episode'), tabs: optional(tabsInBooks) }),
  ),
});
export type FormerSeason = ValueOf<typeof formerSeason>;

const person = object({
  name: openText('name'),
  membership: oneOf('membership', ['in', 'eliminated', 'left']),
  /** Index of the episode in which they left or were eliminated. */
  episode: optional(number('episode')),
  purses: listOf(object({ purse: openText('purse'), amount: number('amount') })),
  tokens: number('tokens'),
  marks: listOf(object({ mark: openText('mark'), lasting: oneOf('lasting', [...MARK_ENDS, 'good']) })),
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
  /** Number of the match whose count made the change. */
  match: optional(number('match')),
  made,
});
export type LoggedEntry = ValueOf<typeof logged>;

/** A message that people can still read. Without `person` it's for everyone; without `text` it was deleted. */
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

/** A gift, or changes with a reason, postponed while a match uses the purse (the person's amount of a currency). */
const waits = {
  gift: optional(object(gift)),
  changes: optional(listOf(change)),
  reason: optional(openText('reason')),
};

const kept = object({ row: number('row'), at: number('at'), ...waits });
export type DeferredAct = ValueOf<typeof kept>;

/** A question to winners, as version 1.0.0 first recorded it; drafts keep them now (SN-23). */
const question = {
  ahead: flag('ahead'),
  by: kind,
  game: openText('game'),
  titles: listOf(openText('title')),
  people: listOf(secret('person')),
};

const settings = { currencies: optional(currencies), inherit: optional(inherit) };

export const SEASON_ENTRIES = {
  /** With `match`, the finished game in the book becomes the season's first match, of this kind. */
  'season-started': object({
    ledgerVersion,
    book: secret('book'),
    /** Salt for the season's rows. */
    secret: secret('secret'),
    standing,
    held: listOf(heldSeatField),
    match: optional(kind),
    practice: optional(flag('practice')),
  }),
  /** The season's state when a match is archived. It's the first row of a new ledger. */
  'season-goes-on': object({
    ledgerVersion,
    book: secret('book'),
    secret: secret('secret'),
    startedAt: number('startedAt'),
    /** Number of the last row in the archive tab. */
    after: number('after'),
    /** Hash of the last row in the archive tab. */
    continues: openText('continues'),
    standing,
    people: peopleField,
    matches: listOf(pastMatch),
    log: listOf(logged),
    ended: optional(listOf(openText('winner'))),
    /** Number of matches in earlier seasons of this book. */
    earlier: optional(number('earlier')),
    /** The earlier seasons, in order. */
    former: optional(listOf(formerSeason)),
    practice: optional(flag('practice')),
    /** Messages that the host sent since the match's last stage. */
    words: optional(listOf(keptMessageField)),
    /** Postponed gifts and changes. */
    waiting: optional(listOf(kept)),
    /** No longer written. */
    asked: optional(listOf(object({ row: number('row'), ...question }))),
  }),
  /** Opens an episode, which closes the previous one. */
  'episode-opened': object({ episode: openText('episode') }),
  /**
   * `made`: all changes that took effect; `own`: those entered by the host; `leaveOut`: indexes of changes left out; `held`:
   * newcomers' seats.
   */
  'match-counted': object({
    match: number('match'),
    left: listOf(made),
    leaveOut: listOf(number('place')),
    own: listOf(change),
    reason: openText('reason'),
    made: listOf(made),
    held: optional(listOf(heldSeatField)),
  }),
  /** The host changes standings. `held`: newcomers' seats. */
  'standings-changed': object({
    changes: listOf(change),
    reason: openText('reason'),
    held: optional(listOf(heldSeatField)),
    /** Present if these changes follow a correction of the counted match: all its results after the correction. */
    corrects: optional(listOf(made)),
    /** Which of the results count; absent if all do. */
    taken: optional(listOf(made)),
    /** A correction's changes that the host dismissed, with the reason. */
    aside: optional(object({ changes: listOf(change), reason: openText('reason') })),
    /**
     * Present if these changes correct an archived match: its number, what its count now leaves out (absent if unchanged),
     * and a line for its public result (absent if nothing is public).
     */
    putsRight: optional(
      object({
        match: number('match'),
        leftOut: optional(listOf(made)),
        line: optional(openText('line')),
      }),
    ),
    /** Row of the postponed act that this entry carries out. */
    waited: optional(number('row')),
  }),
  gift: object({
    ...gift,
    /** Row of the postponed act that this entry carries out. */
    waited: optional(number('row')),
  }),
  /** Postpones an act that takes from a purse while a match uses that purse (SN-16). */
  waits: object(waits),
  /** Drops a postponed act. */
  'waits-no-more': object({ row: number('row') }),
  /** This kind and the next are still read, but no longer written. */
  'question-asked': object(question),
  'question-settled': object({ rows: listOf(number('row')) }),
  'season-settings': object(settings),
  'season-ended': object({ winners: listOf(openText('winner')) }),
  'end-taken-back': object({ reason: openText('reason') }),
};
