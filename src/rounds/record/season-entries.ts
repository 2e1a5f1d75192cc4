// The ledger rows that only seasons have. Only their hashes are published.
import { MATCH_KINDS, MARK_EXPIRIES } from '../../games/frame/season';
import type { FieldValue } from '../../games/frame/fields';
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
  text,
  timingField,
  heldSeatField,
  peopleField,
} from './entry-fields';

const changeEntryField = withoutSecrets(changeField);
const matchKindField = oneOf('kind', MATCH_KINDS);
const inheritField = oneOf('inherit', INHERITANCE_RULES);
const currenciesField = listOf(object({ name: text('name'), shown: oneOf('shown', VISIBILITIES) }));

const causedChangeField = object({ change: changeEntryField, cause: text('cause') });
export type CausedChangeEntry = FieldValue<typeof causedChangeField>;

/** A match's place in its season, as the match's set-up stores it. */
export const matchInSeasonField = object({
  /** 1 for the season's first match. */
  number: number('number'),
  kind: matchKindField,
  episode: text('episode'),
  guests: listOf(text('guest')),
});
export type MatchInSeason = FieldValue<typeof matchInSeasonField>;

/** A match's tab titles, with the ids of the books that have them. */
const tabsInBooksField = listOf(object({ titles: listOf(text('title')), books: listOf(text('book')) }));

/** An archived match. Its ledger is in the archive tab. */
const pastMatchField = object({
  ...{
    number: number('number'),
    kind: matchKindField,
    episode: text('episode'),
    guests: listOf(text('guest')),
  },
  game: text('game'),
  title: text('title'),
  /** When the match began, which identifies its formula tabs; absent for games without such tabs. */
  began: optional(number('began')),
  players: listOf(text('player')),
  counted: flag('counted'),
  /** The match's public result, line by line. */
  ending: listOf(text('line')),
  /** The lines of the public result that explain the outcome. */
  decided: optional(listOf(text('line'))),
  /** The match's substitutes. */
  playedBy: optional(listOf(object({ seat: text('seat'), name: text('name') }))),
  /** Changes that the host left out when counting the match. */
  leftOut: optional(listOf(causedChangeField)),
  /** Lines that later corrections added to the public result. */
  later: optional(listOf(text('line'))),
  /** The match's winners, in roster order. */
  winners: optional(listOf(text('winner'))),
  tabs: optional(tabsInBooksField),
  /** How often people were late or had no answer that counted. Lists only people to whom that happened. */
  absences: optional(
    listOf(object({ person: secret('person'), late: number('late'), missed: number('missed') })),
  ),
  /**
   * Timings and non-secret settings, which are defaults for the game's next match. For the host's own games this includes
   * all questions and scores. Emptied once a later match of the game is archived.
   */
  settings: listOf(object({ title: text('title'), answer: text('answer') })),
  timings: listOf(timingField),
  practice: flag('practice'),
  reminders: flag('reminders'),
  resolves: optional(object({ waitMinutes: number('waitMinutes') })),
  early: optional(object({ waitMinutes: number('waitMinutes') })),
  pictures: flag('pictures'),
});
export type PastMatch = FieldValue<typeof pastMatchField>;

/** A season that ended before another one began in the same host book. Its tabs remain in the books. */
const formerSeasonField = object({
  name: text('name'),
  /** Number of matches in the seasons before this one. */
  earlier: number('earlier'),
  matches: listOf(
    object({
      number: number('number'),
      kind: matchKindField,
      episode: text('episode'),
      tabs: optional(tabsInBooksField),
    }),
  ),
});
export type FormerSeason = FieldValue<typeof formerSeasonField>;

const personField = object({
  name: text('name'),
  membership: oneOf('membership', ['in', 'eliminated', 'left']),
  /** Index of the episode in which they left or were eliminated. */
  episode: optional(number('episode')),
  purses: listOf(object({ purse: text('purse'), amount: number('amount') })),
  tokens: number('tokens'),
  marks: listOf(object({ mark: text('mark'), lasting: oneOf('lasting', [...MARK_EXPIRIES, 'good']) })),
});

const standingField = object({
  name: text('name'),
  currencies: currenciesField,
  inherit: inheritField,
  episodes: listOf(text('episode')),
  people: listOf(personField),
  candidate: optional(text('candidate')),
  opponent: optional(text('opponent')),
  markNames: listOf(text('mark')),
});
export type StandingEntry = FieldValue<typeof standingField>;

const loggedChangeField = object({
  at: number('at'),
  /** Index of the episode, from 0. */
  episode: number('episode'),
  /** Number of the match whose count made the change. */
  match: optional(number('match')),
  made: causedChangeField,
});
export type LoggedChangeEntry = FieldValue<typeof loggedChangeField>;

/** A message that people can still read. Without `personField` it's for everyone; without `text` it was deleted. */
const storedMessageField = object({
  row: number('row'),
  at: number('at'),
  person: optional(secret('person')),
  text: optional(text('text')),
  changedAt: optional(number('changedAt')),
});
export type StoredMessage = FieldValue<typeof storedMessageField>;

const giftFields = {
  from: text('from'),
  to: text('to'),
  purse: text('purse'),
  amount: number('amount'),
};

/** A gift, or changes with a reason, postponed while a match uses the purse (the person's amount of a currency). */
const deferredActionParts = {
  gift: optional(object(giftFields)),
  changes: optional(listOf(changeEntryField)),
  reason: optional(text('reason')),
};

const deferredActionField = object({ row: number('row'), at: number('at'), ...deferredActionParts });
export type DeferredAction = FieldValue<typeof deferredActionField>;

/** A question to winners, as version 1.0.0 first recorded it; drafts keep them now (SN-23). */
const winnerQuestionFields = {
  ahead: flag('ahead'),
  by: matchKindField,
  game: text('game'),
  titles: listOf(text('title')),
  people: listOf(secret('person')),
};

const seasonSettingsFields = { currencies: optional(currenciesField), inherit: optional(inheritField) };

export const SEASON_ENTRIES = {
  /** With `match`, the finished game in the book becomes the season's first match, of this kind. */
  'season-started': object({
    ledgerVersion,
    book: secret('book'),
    /** Salt for the season's rows. */
    secret: secret('secret'),
    standing: standingField,
    held: listOf(heldSeatField),
    match: optional(matchKindField),
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
    continues: text('continues'),
    standing: standingField,
    people: peopleField,
    matches: listOf(pastMatchField),
    log: listOf(loggedChangeField),
    ended: optional(listOf(text('winner'))),
    /** Number of matches in earlier seasons of this book. */
    earlier: optional(number('earlier')),
    /** The earlier seasons, in order. */
    former: optional(listOf(formerSeasonField)),
    practice: optional(flag('practice')),
    /** Messages that the host sent since the match's last stage. */
    words: optional(listOf(storedMessageField)),
    /** Postponed gifts and changes. */
    waiting: optional(listOf(deferredActionField)),
    /** No longer written. */
    asked: optional(listOf(object({ row: number('row'), ...winnerQuestionFields }))),
  }),
  /** Opens an episode, which closes the previous one. */
  'episode-opened': object({ episode: text('episode') }),
  /**
   * `causedChangeField`: all changes that took effect; `own`: those entered by the host; `leaveOut`: indexes of changes left out; `held`:
   * newcomers' seats.
   */
  'match-counted': object({
    match: number('match'),
    left: listOf(causedChangeField),
    leaveOut: listOf(number('place')),
    own: listOf(changeEntryField),
    reason: text('reason'),
    made: listOf(causedChangeField),
    held: optional(listOf(heldSeatField)),
  }),
  /** The host changes standings. `held`: newcomers' seats. */
  'standings-changed': object({
    changes: listOf(changeEntryField),
    reason: text('reason'),
    held: optional(listOf(heldSeatField)),
    /** Present if these changes follow a correction of the counted match: all its results after the correction. */
    corrects: optional(listOf(causedChangeField)),
    /** Which of the results count; absent if all do. */
    taken: optional(listOf(causedChangeField)),
    /** A correction's changes that the host dismissed, with the reason. */
    aside: optional(object({ changes: listOf(changeEntryField), reason: text('reason') })),
    /**
     * Present if these changes correct an archived match: its number, what its count now leaves out (absent if unchanged),
     * and a line for its public result (absent if nothing is public).
     */
    putsRight: optional(
      object({
        match: number('match'),
        leftOut: optional(listOf(causedChangeField)),
        line: optional(text('line')),
      }),
    ),
    /** Row of the postponed act that this entry carries out. */
    waited: optional(number('row')),
  }),
  gift: object({
    ...giftFields,
    /** Row of the postponed act that this entry carries out. */
    waited: optional(number('row')),
  }),
  /** Postpones an act that takes from a purse while a match uses that purse (SN-16). */
  waits: object(deferredActionParts),
  /** Drops a postponed act. */
  'waits-no-more': object({ row: number('row') }),
  /** This kind and the next are still read, but no longer written. */
  'question-asked': object(winnerQuestionFields),
  'question-settled': object({ rows: listOf(number('row')) }),
  'season-settings': object(seasonSettingsFields),
  'season-ended': object({ winners: listOf(text('winner')) }),
  'end-taken-back': object({ reason: text('reason') }),
};
