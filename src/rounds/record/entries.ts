// The kinds of ledger rows. Each kind is defined once: the definition gives the type and reads the JSON back.
import { readWhole, type ValueOf } from '../../games/frame/fields';
import { isObject, owns, parseJson } from '../../games/frame/json';
import {
  flag,
  json,
  ledgerVersion,
  listOf,
  number,
  object,
  optional,
  secret,
  word,
  timing,
  heldField,
} from './entry-fields';
import { matchInSeason, SEASON_ENTRIES } from './season-entries';
import { inFull, roundTime, shortened } from './round-text';
import type { Secret } from './secret';

/** A player's submission as it was received. `from` names its form, the tab of its responses, and its row: `pick:12:7`. */
const received = object({
  from: word('from'),
  at: number('at'),
  player: word('player'),
  move: optional(json),
  late: optional(flag('late')),
  early: optional(flag('early')),
  /** True for a late submission that was made for a stage, or an opening of it, that was not open any more (ALL-12). */
  former: optional(flag('former')),
});
export type ReceivedSubmission = ValueOf<typeof received>;

const entered = object({
  ...{ player: word('player'), move: optional(json), reason: word('reason') },
  /** Its name in calls, made from the row that entered it; absent if this row did. */
  id: optional(word('id')),
});
export type Entered = ValueOf<typeof entered>;

/** How many rows were read of the tab of a form's responses; `sheet` is the tab's id. */
const cursor = object({ sheet: number('sheet'), rows: number('rows') });
export type Cursor = ValueOf<typeof cursor>;

/** Times in a tab of responses that were later than the instant of reading; of very many only the latest, as `until`. */
const ahead = object({
  sheet: number('sheet'),
  stamps: listOf(number('stamp')),
  until: optional(number('until')),
});
export type Ahead = ValueOf<typeof ahead>;

/**
 * Further rows of a player that do not count, or of nobody where `player` is empty; `hash` is a hash of all their
 * cells.
 */
const leftOut = object({ player: word('player'), rows: number('rows'), hash: word('hash') });
export type LeftOut = ValueOf<typeof leftOut>;

/** Everything that was entered for a stage. */
const inputs = {
  stage: word('stage'),
  submissions: listOf(received),
  hostSubmissions: listOf(entered),
  hostFacts: json,
  /** Rows that were left out because there were more than are kept. */
  leftOut: optional(listOf(leftOut)),
};

/** The responses that were read with the entries of a stage. */
const reading = {
  /** Cursors that have moved. */
  cursors: optional(listOf(cursor)),
  /** Submissions that the forms gave before their rows were there: those rows are not read again. */
  sent: optional(listOf(word('sent'))),
  /** Times in the rows that were later than now: seeing them again shows no edit. */
  ahead: optional(listOf(ahead)),
};

/** Everything that was entered for a stage that was closed without being resolved. */
const left = object({ ...inputs, title: word('title'), ...reading });
export type Left = ValueOf<typeof left>;

/** What a correction does where it opens another stage than the open one, whose entries wait for it (ALL-12). */
const reopened = object({
  /** The entries of the stage that was open; absent where the game was over. */
  left: optional(left),
  /** Titles of the stages that were taken back; `stage` is the name. */
  titles: listOf(object({ stage: word('stage'), title: word('title') })),
});
export type Reopened = ValueOf<typeof reopened>;

/** A submission with its answers by their questions: for a stage that is not open yet, or as its form gave it. */
const unread = object({
  ...{ from: word('from'), at: number('at'), player: word('player'), form: word('form') },
  /** The mark of the opening for which a page sent it; absent if it came by a form, or is for another stage. */
  mark: optional(word('mark')),
  answers: listOf(object({ title: word('title'), answer: word('answer') })),
});
export type Unread = ValueOf<typeof unread>;

/** The submissions of a stage that was open in rows that were lost; they wait until it is open again (ALL-12). */
const awaiting = object({ stage: word('stage'), title: word('title'), unread: listOf(unread) });
export type Awaiting = ValueOf<typeof awaiting>;

const moved = object({ from: word('from'), title: word('title') });
export type Moved = ValueOf<typeof moved>;

/** The words of a correction to a player, or to everyone where `to` is absent; `lines` lists all that changed for them. */
const notice = object({
  to: optional(word('to')),
  text: word('text'),
  lines: listOf(word('lines')),
});
export type NoticeEntry = ValueOf<typeof notice>;

/** What people are told of a correction. */
const told = {
  /** The words to readers for whom anything has changed. */
  notices: optional(listOf(notice)),
  /** The words to readers whom nothing was delivered to, but whose pages had shown what it takes back: on pages only. */
  pages: optional(listOf(notice)),
};

const mark = object({ player: word('player'), mark: word('mark') });

/**
 * The answers that counted, a mark for each player who had one; `before` is a mark of all that was resolved by then.
 * `holders`: who held each seat; absent where nobody alone is told anything.
 */
export const overField = object({
  answers: listOf(mark),
  before: word('before'),
  holders: optional(listOf(object({ player: word('player'), person: secret('person') }))),
});
export type Over = ValueOf<typeof overField>;

const ENTRIES = {
  /** A game begins. */
  'set-up': object({
    ledgerVersion,
    book: secret('book'),
    game: word('game'),
    rulesVersion: number('rulesVersion'),
    seed: word('seed'),
    settings: json,
    players: listOf(json),
    zone: word('zone'),
    timings: listOf(timing),
    practice: flag('practice'),
    held: listOf(heldField),
    /** True where players with a channel are invited by the program, once their links are made. */
    invites: optional(flag('invites')),
    /** True where the game goes on from an export: its stages so far were played in another record. */
    continued: optional(flag('continued')),
    /** The questions that its template has for later rounds, as lines of text. */
    later: optional(listOf(object({ round: number('round'), questions: word('questions') }))),
    /** Its place in its season, where it belongs to one. */
    season: optional(matchInSeason),
  }),
  /** The book's time zone was changed. These rows of the tabs of responses were written in the old one. */
  zone: object({ zone: word('zone'), rows: listOf(cursor) }),
  /** Somebody has another key, and another book if `newBook` says so. */
  key: object({ person: secret('person'), key: secret('key'), newBook: optional(flag('newBook')) }),
  /** Somebody holds a seat from now on; `key` is that of somebody new. */
  seated: object({
    ...{ seat: word('seat'), person: secret('person'), name: word('name'), key: optional(secret('key')) },
    /** Since when, as people are told. */
    since: word('since'),
    /** True for this match only: the seat goes back once the match is counted or archived. */
    forMatch: optional(flag('forMatch')),
  }),
  /** A player's seat is given up from the open stage on, or taken again (ALL-14). */
  seat: object({ stage: word('stage'), player: word('player'), left: flag('left'), reason: word('reason') }),
  /** The open stage's deadline; none where `deadline` is left out. */
  deadline: object({ stage: word('stage'), deadline: optional(number('deadline')) }),
  accepting: object({
    stage: word('stage'),
    accepting: flag('accepting'),
    /** True if the forms were closed because the deadline had passed: a later deadline opens them again. */
    atDeadline: optional(flag('atDeadline')),
  }),
  /**
   * Players are reminded of the deadline, at which forms close by themselves: on or off. With `resolves` the stage is
   * resolved instead, so many minutes after it.
   */
  reminders: object({
    on: flag('on'),
    resolves: optional(object({ waitMinutes: number('waitMinutes') })),
  }),
  /** Stages go on once everyone is in, after at least so many minutes; without minutes they do not (ALL-15). */
  early: object({ waitMinutes: optional(number('waitMinutes')) }),
  /** Everyone is in since then, and the stage goes on at `at`; without an instant, not everyone is in any more. */
  'everyone-in': object({
    stage: word('stage'),
    at: optional(number('at')),
    since: optional(number('since')),
  }),
  /** Each public result is posted with a picture of the public page: on or off. */
  pictures: object({ on: flag('on') }),
  /** Invitations to the first stage here were put in line. */
  invited: object({ stage: word('stage') }),
  /** Reminders of the deadline were put in line, once a stage; `missing` are those who had nothing that counted. */
  /** `byHost`: the host reminded them, before the program reminds everyone of the deadline. */
  reminded: object({
    stage: word('stage'),
    missing: listOf(word('missing')),
    byHost: optional(flag('byHost')),
  }),
  /** The row before resolved its stage by itself, since the deadline had passed. */
  'by-itself': object({ stage: word('stage') }),
  /** The stage was to be resolved by itself and could not: the host was told, once a deadline. */
  'waits-for-host': object({ stage: word('stage'), why: optional(word('why')) }),
  /** The host's facts for the open stage, so far; `over`: the answers that they were decided over, where they were. */
  /** `taken`: true where it was taken from the host's sheet as the stage was resolved (OM-10). */
  'host-facts': object({
    stage: word('stage'),
    facts: json,
    over: optional(overField),
    taken: optional(flag('taken')),
  }),
  /** The host enters a submission for the open stage (ALL-3). */
  entered: object({
    stage: word('stage'),
    player: word('player'),
    move: optional(json),
    reason: word('reason'),
  }),
  /** The host accepts a late submission of the open stage (ALL-2). */
  'late-accepted': object({
    ...{ stage: word('stage'), from: word('from'), reason: word('reason') },
    /** Its time when it was accepted: if it is edited after that, it is another answer. */
    at: number('at'),
  }),
  /** Submissions of the open stage that were read from the forms themselves, since their rows were not in the sheet. */
  'from-forms': object({ stage: word('stage'), submissions: listOf(unread) }),
  /** A submission of the open stage is left out. */
  removed: object({ stage: word('stage'), from: word('from'), reason: word('reason') }),
  resolved: object({
    ...inputs,
    ...reading,
    /** Who resolved it, where no row before was made by the same person. */
    by: optional(secret('by')),
  }),
  /**
   * A resolved stage's inputs are replaced; everything after it is played again. `reopened` where another stage is open
   * after it than before.
   */
  corrected: object({
    ...inputs,
    reason: word('reason'),
    ...told,
    reopened: optional(reopened),
    /** The answers over which the host's part was decided again, if the part was corrected. */
    over: optional(overField),
    /** A submission that came in the open stage, and counts for this one: `title` is this one's. */
    moved: optional(moved),
  }),
  /** The host's part of a resolved stage stands, although it was decided over other answers than those that count now. */
  stands: object({ stage: word('stage'), reason: word('reason'), over: overField }),
  settings: object({ settings: json, reason: word('reason'), ...told, reopened: optional(reopened) }),
  /** `toStage` is open again; the entries for it and later stages wait for them. */
  rewound: object({
    toStage: word('toStage'),
    reason: word('reason'),
    ...told,
    /** Absent where the next row, of the same correction, goes back further and opens a stage. */
    reopened: optional(reopened),
  }),
  /**
   * The host goes on from a book that had lost its last rows, up to number `upTo`, for example an older version of it.
   * `lost` are those of their hashes that are known, the last row's first. The open stage is open again with what it
   * had.
   */
  restored: object({
    upTo: number('upTo'),
    lost: listOf(word('hash')),
    ...told,
    reopened: optional(reopened),
    awaiting: optional(listOf(awaiting)),
  }),
  /**
   * A word from the host: `text` to everyone, or `own` to one person; neither where one is taken back. `of` is the row
   * of the word that it replaces.
   */
  word: object({
    text: optional(word('text')),
    own: optional(secret('own')),
    of: optional(number('of')),
  }),
  published: object({}),
  closed: object({ reason: word('reason') }),
  ...SEASON_ENTRIES,
};

type Entries = typeof ENTRIES;
export type EntryKind = keyof Entries;
export type EntryBody<K extends EntryKind> = ValueOf<Entries[K]>;
export type Entry = { [K in EntryKind]: { readonly kind: K; readonly body: EntryBody<K> } }[EntryKind];

/** Every kind of entry of a match. */
export const MATCH_ENTRY_KINDS: readonly MatchEntryKind[] = Object.keys(ENTRIES).filter(isMatchKind);

function isMatchKind(kind: string): kind is MatchEntryKind {
  return isKind(kind) && !owns(SEASON_ENTRIES, kind);
}

type SeasonEntryKind = keyof typeof SEASON_ENTRIES;
export type MatchEntryKind = Exclude<EntryKind, SeasonEntryKind>;
export type SeasonEntry = Extract<Entry, { readonly kind: SeasonEntryKind }>;

/** Whether an entry belongs to the season, and not to one match. */
export function isSeasonEntry(entry: Entry): entry is SeasonEntry {
  return owns(SEASON_ENTRIES, entry.kind);
}

/** Finds the secrets in an entry by its definition. */
export function secretsIn({ kind, body }: Entry): readonly Secret[] {
  return ENTRIES[kind].secretsIn(body);
}

/** Writes an entry as the text of a ledger row of this time. */
export function entryText({ kind, body }: Entry, at: number): string {
  if (kind === 'resolved') return JSON.stringify(shortened('round', at, body));
  return JSON.stringify(withShortLeft(kind === 'corrected' ? shortened('inputs', at, body) : body, at));
}

/** Reads an entry back; undefined when it is not one. */
export function readEntry(kind: string, json: string): Entry | undefined {
  const body = parseJson(json);
  if (!isObject(body) || !isKind(kind)) return undefined;
  if (kind === 'resolved')
    return readBody(kind, roundTime(json) === undefined ? undefined : inFull('round', body));
  return readBody(kind, withWholeLeft(kind === 'corrected' ? inFull('inputs', body) : body));
}

/** Writes in short what was entered for the open stage that a correction closed. */
function withShortLeft(body: { readonly reopened?: Reopened | undefined }, at: number): object {
  const { reopened: opening } = body;
  return opening?.left === undefined
    ? body
    : { ...body, reopened: { ...opening, left: shortened('inputs', at, opening.left) } };
}

/** Gives it in full again. */
function withWholeLeft(body: unknown): unknown {
  if (!isObject(body) || !isObject(body.reopened) || !isObject(body.reopened.left)) return body;
  return { ...body, reopened: { ...body.reopened, left: inFull('inputs', body.reopened.left) ?? null } };
}

/** Whether a text names a kind of entry. */
export function isKind(kind: string): kind is EntryKind {
  return owns(ENTRIES, kind);
}

function readBody(kind: EntryKind, body: unknown): Entry | undefined {
  const reading = readWhole<unknown>(ENTRIES[kind], body, kind);
  // ENTRIES[kind] has read the body: kind and body belong together, which a union of fields cannot say.
  return reading.ok ? ({ kind, body: reading.value } as Entry) : undefined;
}
