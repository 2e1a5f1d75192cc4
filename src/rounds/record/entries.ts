// The kinds of ledger rows. One definition per kind gives the type and parses the JSON.
import { readEntire, type ValueOf } from '../../games/frame/fields';
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
  openText,
  timing,
  heldField,
} from './entry-fields';
import { matchInSeason, SEASON_ENTRIES } from './season-entries';
import { expanded, roundTime, shortened } from './round-text';
import type { Secret } from './secret';

/** A player's answer as received. `from` is its form, response tab and row: `pick:12:7`. */
const received = object({
  from: openText('from'),
  at: number('at'),
  player: openText('player'),
  move: optional(json),
  late: optional(flag('late')),
  early: optional(flag('early')),
  /** Late because its stage, or that opening of it, was no longer open (ALL-12). */
  former: optional(flag('former')),
});
export type ReceivedSubmission = ValueOf<typeof received>;

const entered = object({
  ...{ player: openText('player'), move: optional(json), reason: openText('reason') },
  /** Its id in calls, made from the row that entered it; absent if this row did. */
  id: optional(openText('id')),
});
export type Entered = ValueOf<typeof entered>;

/** How many rows of a response tab were read; `sheet` is the tab's id. */
const cursor = object({ sheet: number('sheet'), rows: number('rows') });
export type Cursor = ValueOf<typeof cursor>;

/** Timestamps in a response tab that were later than the time of reading. Of very many, only the latest (`until`). */
const ahead = object({
  sheet: number('sheet'),
  stamps: listOf(number('stamp')),
  until: optional(number('until')),
});
export type Ahead = ValueOf<typeof ahead>;

/** More rows of a player (or of nobody: empty) that don't count; `hash` covers all their cells. */
const leftOut = object({ player: openText('player'), rows: number('rows'), hash: openText('hash') });
export type LeftOut = ValueOf<typeof leftOut>;

/** All inputs of a stage. */
const inputs = {
  stage: openText('stage'),
  submissions: listOf(received),
  hostSubmissions: listOf(entered),
  hostFacts: json,
  /** Rows dropped because there were more than we keep. */
  leftOut: optional(listOf(leftOut)),
};

/** What was read from the response tabs. */
const reading = {
  /** Only the cursors that moved. */
  cursors: optional(listOf(cursor)),
  /** Answers that came from the forms before their rows appeared: those rows are skipped. */
  sent: optional(listOf(openText('sent'))),
  /** Timestamps later than now, so that seeing them again isn't taken for an edit. */
  ahead: optional(listOf(ahead)),
};

/** The inputs of a stage that was closed without being resolved. */
const left = object({ ...inputs, title: openText('title'), ...reading });
export type LeftStage = ValueOf<typeof left>;

/** A correction that opens another stage: the inputs of the open one are kept for later (ALL-12). */
const reopened = object({
  /** Inputs of the stage that was open; absent if the game was over. */
  left: optional(left),
  /** Stages that are undone; `stage` is the name. */
  titles: listOf(object({ stage: openText('stage'), title: openText('title') })),
});
export type Reopened = ValueOf<typeof reopened>;

/** Raw answers by question: for a stage that isn't open yet, or as a form gave them. */
const unread = object({
  ...{ from: openText('from'), at: number('at'), player: openText('player'), form: openText('form') },
  /** Mark of the opening the page sent it for; absent for form answers and other stages. */
  mark: optional(openText('mark')),
  answers: listOf(object({ title: openText('title'), answer: openText('answer') })),
});
export type Unread = ValueOf<typeof unread>;

/** Answers for an open stage whose rows were lost. They wait until it's open again (ALL-12). */
const awaiting = object({ stage: openText('stage'), title: openText('title'), unread: listOf(unread) });
export type Awaiting = ValueOf<typeof awaiting>;

const moved = object({ from: openText('from'), title: openText('title') });
export type Moved = ValueOf<typeof moved>;

/** A correction's notice to one player, or to everyone without `to`; `lines` lists every change for that reader. */
const notice = object({
  to: optional(openText('to')),
  text: openText('text'),
  lines: listOf(openText('lines')),
});
export type NoticeEntry = ValueOf<typeof notice>;

/** The notices of a correction. */
const told = {
  /** To readers whose books or messages change. */
  notices: optional(listOf(notice)),
  /** Only on pages: to readers who saw the old results there but got no delivery. */
  pages: optional(listOf(notice)),
};

const mark = object({ player: openText('player'), mark: openText('mark') });

/**
 * A hash per player whose answer counted, and in `before` one of everything resolved until then. `holders`: who held
 * each seat; absent if nothing is private.
 */
export const overField = object({
  answers: listOf(mark),
  before: openText('before'),
  holders: optional(listOf(object({ player: openText('player'), person: secret('person') }))),
});
export type Over = ValueOf<typeof overField>;

const ENTRIES = {
  'set-up': object({
    ledgerVersion,
    book: secret('book'),
    game: openText('game'),
    rulesVersion: number('rulesVersion'),
    seed: openText('seed'),
    settings: json,
    players: listOf(json),
    zone: openText('zone'),
    timings: listOf(timing),
    practice: flag('practice'),
    held: listOf(heldField),
    /** True if the program invites players who have a channel, once their links exist. */
    invites: optional(flag('invites')),
    /** True if the game continues an export: earlier stages were played in another record. */
    continued: optional(flag('continued')),
    /** The template's questions for later rounds, as lines of text. */
    later: optional(listOf(object({ round: number('round'), questions: openText('questions') }))),
    /** Its place in a season, if it belongs to one. */
    season: optional(matchInSeason),
  }),
  /** The book's time zone changed. Rows up to these cursors were written in the old zone. */
  zone: object({ zone: openText('zone'), rows: listOf(cursor) }),
  /** Someone gets a new key, and a new book with `newBook`. */
  key: object({ person: secret('person'), key: secret('key'), newBook: optional(flag('newBook')) }),
  /** Someone takes a seat; `key` is set for a new person. */
  seated: object({
    ...{
      seat: openText('seat'),
      person: secret('person'),
      name: openText('name'),
      key: optional(secret('key')),
    },
    /** The start of the change, in the words that players are told. */
    since: openText('since'),
    /** For this match only: the seat goes back once the match is counted or archived. */
    forMatch: optional(flag('forMatch')),
  }),
  /** A seat is given up from the open stage on, or taken up again (ALL-14). */
  seat: object({
    stage: openText('stage'),
    player: openText('player'),
    left: flag('left'),
    reason: openText('reason'),
  }),
  /** The open stage's deadline; absent for none. */
  deadline: object({ stage: openText('stage'), deadline: optional(number('deadline')) }),
  accepting: object({
    stage: openText('stage'),
    accepting: flag('accepting'),
    /** The forms closed because the deadline passed: a later deadline reopens them. */
    atDeadline: optional(flag('atDeadline')),
  }),
  /** Reminders before deadlines. At the deadline forms close; with `resolves` the stage is resolved that much later. */
  reminders: object({
    on: flag('on'),
    resolves: optional(object({ waitMinutes: number('waitMinutes') })),
  }),
  /** Resolve once everyone has answered, after at least this wait; without minutes, don't (ALL-15). */
  early: object({ waitMinutes: optional(number('waitMinutes')) }),
  /** Everyone has answered: the stage will be resolved at `at`. Without `at`, no longer everyone. */
  'everyone-in': object({
    stage: openText('stage'),
    at: optional(number('at')),
    since: optional(number('since')),
  }),
  /** Whether public results are posted with a picture of the public page. */
  pictures: object({ on: flag('on') }),
  /** Invitations to this first stage are queued. */
  invited: object({ stage: openText('stage') }),
  /** Reminders are queued, once per stage, to the `missing` players. `byHost`: an extra one from the host. */
  reminded: object({
    stage: openText('stage'),
    missing: listOf(openText('missing')),
    byHost: optional(flag('byHost')),
  }),
  /** The previous row resolved its stage automatically at the deadline. */
  'by-itself': object({ stage: openText('stage') }),
  /** Automatic resolving failed; the host was notified, once per deadline. */
  'waits-for-host': object({ stage: openText('stage'), why: optional(openText('why')) }),
  /**
   * The host's facts for the open stage so far. `over`: the answers they were decided over. `taken`: read from the
   * host's sheet while resolving (OM-10).
   */
  'host-facts': object({
    stage: openText('stage'),
    facts: json,
    over: optional(overField),
    taken: optional(flag('taken')),
  }),
  entered: object({
    stage: openText('stage'),
    player: openText('player'),
    move: optional(json),
    reason: openText('reason'),
  }),
  'late-accepted': object({
    ...{ stage: openText('stage'), from: openText('from'), reason: openText('reason') },
    /** Its time when accepted: an edit after that makes it a new answer. */
    at: number('at'),
  }),
  /** Answers read from the forms themselves because their rows weren't in the sheet yet. */
  'from-forms': object({ stage: openText('stage'), submissions: listOf(unread) }),
  /** An answer of the open stage is excluded. */
  removed: object({ stage: openText('stage'), from: openText('from'), reason: openText('reason') }),
  resolved: object({
    ...inputs,
    ...reading,
    /** Who resolved it, if that person wrote no earlier row. */
    by: optional(secret('by')),
  }),
  /** Replaces a resolved stage's inputs and replays everything after it. `reopened` if that opens another stage. */
  corrected: object({
    ...inputs,
    reason: openText('reason'),
    ...told,
    reopened: optional(reopened),
    /** The answers the host's part was decided over, if the part was corrected. */
    over: optional(overField),
    /** Whether the part was taken from the host's sheet again (OM-15). */
    taken: optional(flag('taken')),
    /** An answer sent in the open stage that counts for this one, whose title is `title`. */
    moved: optional(moved),
  }),
  /** The host confirms their part of a resolved stage although the answers have changed since. */
  stands: object({ stage: openText('stage'), reason: openText('reason'), over: overField }),
  settings: object({ settings: json, reason: openText('reason'), ...told, reopened: optional(reopened) }),
  /** Reopens `toStage`; the inputs of it and later stages are kept for when they open again. */
  rewound: object({
    toStage: openText('toStage'),
    reason: openText('reason'),
    ...told,
    /** Absent if the next row, of the same correction, goes back further. */
    reopened: optional(reopened),
  }),
  /**
   * The host continues in a book that lost its last rows, up to number `upTo` (an older version, say). `lost` are their
   * known hashes, last row first. The open stage reopens with what it had.
   */
  restored: object({
    upTo: number('upTo'),
    lost: listOf(openText('hash')),
    ...told,
    reopened: optional(reopened),
    awaiting: optional(listOf(awaiting)),
  }),
  /**
   * A message from the host: `text` to everyone, `own` to one person, neither to delete. `of`: the row it replaces;
   * `click`: identifies the click, since a window retries a call that Google lost.
   */
  word: object({
    text: optional(openText('text')),
    own: optional(secret('own')),
    of: optional(number('of')),
    click: optional(openText('click')),
  }),
  published: object({}),
  closed: object({ reason: openText('reason') }),
  ...SEASON_ENTRIES,
};

type Entries = typeof ENTRIES;
export type EntryKind = keyof Entries;
export type EntryBody<K extends EntryKind> = ValueOf<Entries[K]>;
export type Entry = { [K in EntryKind]: { readonly kind: K; readonly body: EntryBody<K> } }[EntryKind];

export const MATCH_ENTRY_KINDS: readonly MatchEntryKind[] = Object.keys(ENTRIES).filter(isMatchKind);

function isMatchKind(kind: string): kind is MatchEntryKind {
  return isKind(kind) && !owns(SEASON_ENTRIES, kind);
}

type SeasonEntryKind = keyof typeof SEASON_ENTRIES;
export type MatchEntryKind = Exclude<EntryKind, SeasonEntryKind>;
export type SeasonEntry = Extract<Entry, { readonly kind: SeasonEntryKind }>;

export function isSeasonEntry(entry: Entry): entry is SeasonEntry {
  return owns(SEASON_ENTRIES, entry.kind);
}

export function secretsIn({ kind, body }: Entry): readonly Secret[] {
  return ENTRIES[kind].secretsIn(body);
}

/** The JSON for a ledger row written at this time. */
export function entryText({ kind, body }: Entry, at: number): string {
  if (kind === 'resolved') return JSON.stringify(shortened('round', at, body));
  return JSON.stringify(withShortenedLeft(kind === 'corrected' ? shortened('inputs', at, body) : body, at));
}

export function readEntry(kind: string, json: string): Entry | undefined {
  const body = parseJson(json);
  if (!isObject(body) || !isKind(kind)) return undefined;
  if (kind === 'resolved')
    return readBody(kind, roundTime(json) === undefined ? undefined : expanded('round', body));
  return readBody(kind, withExpandedLeft(kind === 'corrected' ? expanded('inputs', body) : body));
}

function withShortenedLeft(body: { readonly reopened?: Reopened | undefined }, at: number): object {
  const { reopened: opening } = body;
  return opening?.left === undefined
    ? body
    : { ...body, reopened: { ...opening, left: shortened('inputs', at, opening.left) } };
}

function withExpandedLeft(body: unknown): unknown {
  if (!isObject(body) || !isObject(body.reopened) || !isObject(body.reopened.left)) return body;
  return { ...body, reopened: { ...body.reopened, left: expanded('inputs', body.reopened.left) ?? null } };
}

export function isKind(kind: string): kind is EntryKind {
  return owns(ENTRIES, kind);
}

function readBody(kind: EntryKind, body: unknown): Entry | undefined {
  const reading = readEntire<unknown>(ENTRIES[kind], body, kind);
  // The field for this kind has read the body; a union of fields can't express that they match.
  return reading.ok ? ({ kind, body: reading.value } as Entry) : undefined;
}
