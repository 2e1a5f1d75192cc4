// The kinds of ledger rows. Each kind's single definition gives its type and its JSON parser.
import { readInput, type FieldValue } from '../../games/frame/fields';
import { isObject, hasOwn, parseJson } from '../../games/frame/json';
import {
  flag,
  json,
  ledgerVersion,
  listOf,
  number,
  object,
  optional,
  secret,
  text,
  timingField,
  heldSeatField,
} from './entry-fields';
import { matchInSeasonField, SEASON_ENTRIES } from './season-entries';
import { expandInputs, timeOfRound, shortenInputs } from './round-text';
import type { Secret } from './secret';

/** A player's answer as received. `from` consists of form, response tab and row: `pick:12:7`. */
const submissionField = object({
  from: text('from'),
  at: number('at'),
  player: text('player'),
  move: optional(json),
  late: optional(flag('late')),
  early: optional(flag('early')),
  /** True if the answer is late because the stage or opening that it was sent for wasn't open anymore (ALL-12). */
  former: optional(flag('former')),
});
export type ReceivedSubmission = FieldValue<typeof submissionField>;

const enteredAnswerField = object({
  ...{ player: text('player'), move: optional(json), reason: text('reason') },
  /** The entry's id in calls, made from the row in which it was entered; absent if that's this row. */
  id: optional(text('id')),
});
export type EnteredAnswer = FieldValue<typeof enteredAnswerField>;

/** How many rows of a response tab have been read; `sheet` is the tab's id. */
const cursorField = object({ sheet: number('sheet'), rows: number('rows') });
export type RowCursor = FieldValue<typeof cursorField>;

/** Timestamps in a response tab that were in the future when read. If there are very many, only the latest, as `until`. */
const futureTimestampsField = object({
  sheet: number('sheet'),
  stamps: listOf(number('stamp')),
  until: optional(number('until')),
});
export type FutureTimestamps = FieldValue<typeof futureTimestampsField>;

/** A player's rows that don't count and weren't stored. `player` is empty for unknown senders. `hash` covers all cells. */
const omittedField = object({ player: text('player'), rows: number('rows'), hash: text('hash') });
export type OmittedRows = FieldValue<typeof omittedField>;

const stageInputFields = {
  stage: text('stage'),
  submissions: listOf(submissionField),
  hostSubmissions: listOf(enteredAnswerField),
  hostFacts: json,
  /** Rows that were left out because there were too many to store. */
  leftOut: optional(listOf(omittedField)),
};

/** What was read from the response tabs. */
const tabReadingFields = {
  /** Cursors that have changed. */
  cursors: optional(listOf(cursorField)),
  /** Ids of answers read from the forms before their rows appeared. Those rows are skipped. */
  sent: optional(listOf(text('sent'))),
  /** Timestamps in the future, so that these rows aren't mistaken for edits when they are read again. */
  ahead: optional(listOf(futureTimestampsField)),
};

/** The inputs of a stage that ended without being resolved. */
const unresolvedStageField = object({ ...stageInputFields, title: text('title'), ...tabReadingFields });
export type UnresolvedStage = FieldValue<typeof unresolvedStageField>;

/** Part of a correction that opens another stage. The inputs of the stage that was open are kept for later (ALL-12). */
const reopeningField = object({
  /** Inputs of the stage that was open; absent if the game was over. */
  left: optional(unresolvedStageField),
  /** Names and titles of the stages that are undone. */
  titles: listOf(object({ stage: text('stage'), title: text('title') })),
});
export type ReopeningDetails = FieldValue<typeof reopeningField>;

/** An answer by question. It's not parsed yet, because its stage isn't open or it was read from a form. */
const unparsedAnswerField = object({
  ...{ from: text('from'), at: number('at'), player: text('player'), form: text('form') },
  /** Identifies the opening of the stage that the page showed; absent for answers by form, and for other stages. */
  mark: optional(text('mark')),
  answers: listOf(object({ title: text('title'), answer: text('answer') })),
});
export type UnparsedAnswer = FieldValue<typeof unparsedAnswerField>;

/** Answers to a stage whose opening was lost with its rows. They're kept until that stage is open again (ALL-12). */
const lostAnswersField = object({
  stage: text('stage'),
  title: text('title'),
  unread: listOf(unparsedAnswerField),
});
export type LostStageAnswers = FieldValue<typeof lostAnswersField>;

const movedAnswerField = object({ from: text('from'), title: text('title') });
export type MovedAnswer = FieldValue<typeof movedAnswerField>;

/** A correction's notice to one player; without `to` it's for everyone. `lines` lists every change that the reader sees. */
const noticeField = object({
  to: optional(text('to')),
  text: text('text'),
  lines: listOf(text('lines')),
});
export type NoticeEntry = FieldValue<typeof noticeField>;

const noticeFields = {
  /** Notices for readers whose books or messages change. */
  notices: optional(listOf(noticeField)),
  /** Notices shown only on pages, for readers who saw the old results there but got no delivery. */
  pages: optional(listOf(noticeField)),
};

const answerMarkField = object({ player: text('player'), mark: text('mark') });

/**
 * What a decision was based on: for each player a hash of the answer that counted, and in `before` a hash of everything
 * resolved until then. `holders`: the seats' holders; absent if nothing is private.
 */
export const decisionBasisField = object({
  answers: listOf(answerMarkField),
  before: text('before'),
  holders: optional(listOf(object({ player: text('player'), person: secret('person') }))),
});
export type DecisionBasis = FieldValue<typeof decisionBasisField>;

const ENTRIES = {
  'set-up': object({
    ledgerVersion,
    book: secret('book'),
    game: text('game'),
    rulesVersion: number('rulesVersion'),
    seed: text('seed'),
    settings: json,
    players: listOf(json),
    zone: text('zone'),
    timings: listOf(timingField),
    practice: flag('practice'),
    held: listOf(heldSeatField),
    /** True if the program invites players with a channel once their links exist. */
    invites: optional(flag('invites')),
    /** True if the game continues an imported one, whose earlier stages were played elsewhere. */
    continued: optional(flag('continued')),
    /** The template's questions for later rounds, as text lines. */
    later: optional(listOf(object({ round: number('round'), questions: text('questions') }))),
    /** The match's place in a season; absent for a standalone game. */
    season: optional(matchInSeasonField),
  }),
  /** The response times' zone has changed. Rows up to these cursors were written in the old zone. */
  zone: object({ zone: text('zone'), rows: listOf(cursorField) }),
  /** A person gets a new key and, with `newBook`, a new book. */
  key: object({ person: secret('person'), key: secret('key'), newBook: optional(flag('newBook')) }),
  /** A person takes a seat; `key` is present for a new person. */
  seated: object({
    ...{
      seat: text('seat'),
      person: secret('person'),
      name: text('name'),
      key: optional(secret('key')),
    },
    /** When the change takes effect, in words for players. */
    since: text('since'),
    /** For this match only. The seat goes back once the match is counted or archived. */
    forMatch: optional(flag('forMatch')),
  }),
  /** A seat is given up from the open stage on, or taken up again (ALL-14). */
  seat: object({
    stage: text('stage'),
    player: text('player'),
    left: flag('left'),
    reason: text('reason'),
  }),
  /** Sets the open stage's deadline, or removes it if `deadline` is absent. */
  deadline: object({ stage: text('stage'), deadline: optional(number('deadline')) }),
  accepting: object({
    stage: text('stage'),
    accepting: flag('accepting'),
    /** True if the deadline closed the forms. A later deadline then reopens them. */
    atDeadline: optional(flag('atDeadline')),
  }),
  /** Turns reminders on or off. If on, the deadline closes the forms or, with `resolves`, later resolves the stage. */
  reminders: object({
    on: flag('on'),
    resolves: optional(object({ waitMinutes: number('waitMinutes') })),
  }),
  /** Resolves stages early once everyone has answered, after at least this wait. Turned off if absent (ALL-15). */
  early: object({ waitMinutes: optional(number('waitMinutes')) }),
  /** Everyone has answered, and the stage will be resolved at `at`. If `at` is absent, an answer is missing again. */
  'everyone-in': object({
    stage: text('stage'),
    at: optional(number('at')),
    since: optional(number('since')),
  }),
  /** Whether public results are posted with a picture of the public page. */
  pictures: object({ on: flag('on') }),
  /** Invitations to the first stage were queued. */
  invited: object({ stage: text('stage') }),
  /** Reminders were queued, with private ones to `missing`: once per stage, and whenever the host sends some (`byHost`). */
  reminded: object({
    stage: text('stage'),
    missing: listOf(text('missing')),
    byHost: optional(flag('byHost')),
  }),
  /** The previous row was written by automatic resolving. */
  'by-itself': object({ stage: text('stage') }),
  /** Automatic resolving failed, and the host was notified, once per deadline. */
  'waits-for-host': object({ stage: text('stage'), why: optional(text('why')) }),
  /**
   * What the host has entered for the open stage so far. `over`: the answers that the host saw. `taken`: whether it was
   * read from the host's sheet while resolving (OM-10).
   */
  'host-facts': object({
    stage: text('stage'),
    facts: json,
    over: optional(decisionBasisField),
    taken: optional(flag('taken')),
  }),
  entered: object({
    stage: text('stage'),
    player: text('player'),
    move: optional(json),
    reason: text('reason'),
  }),
  'late-accepted': object({
    ...{ stage: text('stage'), from: text('from'), reason: text('reason') },
    /** The answer's time when it was accepted. If the answer is edited later, it becomes a new one. */
    at: number('at'),
  }),
  /** Answers read from the forms because their rows weren't in the sheet yet. */
  'from-forms': object({ stage: text('stage'), submissions: listOf(unparsedAnswerField) }),
  /** Excludes an answer of the open stage. */
  removed: object({ stage: text('stage'), from: text('from'), reason: text('reason') }),
  resolved: object({
    ...stageInputFields,
    ...tabReadingFields,
    /** Account that resolved the stage; absent if an earlier row names that person. */
    by: optional(secret('by')),
  }),
  /** Replaces a resolved stage's inputs and replays what follows. `reopeningField` is present if that opens another stage. */
  corrected: object({
    ...stageInputFields,
    reason: text('reason'),
    ...noticeFields,
    reopened: optional(reopeningField),
    /** If the host's input was corrected: the answers that the host saw. */
    over: optional(decisionBasisField),
    /** Whether the host's input was read from the host's sheet again (OM-15). */
    taken: optional(flag('taken')),
    /** An answer moved here from the open stage; `title` is the corrected stage's. */
    moved: optional(movedAnswerField),
  }),
  /** Keeps the host's input for a resolved stage although the answers have changed since. */
  stands: object({ stage: text('stage'), reason: text('reason'), over: decisionBasisField }),
  settings: object({
    settings: json,
    reason: text('reason'),
    ...noticeFields,
    reopened: optional(reopeningField),
  }),
  /** Reopens `toStage`. The inputs of this and later stages are kept until those stages open again. */
  rewound: object({
    toStage: text('toStage'),
    reason: text('reason'),
    ...noticeFields,
    /** Absent if the correction's next row goes back further. */
    reopened: optional(reopeningField),
  }),
  /**
   * The game continues in a book that lost its last rows, for example in an older version. `upTo` is the last lost row's
   * number. `lost` has the known hashes of lost rows, last row first. The open stage reopens with everything entered so far.
   */
  restored: object({
    upTo: number('upTo'),
    lost: listOf(text('hash')),
    ...noticeFields,
    reopened: optional(reopeningField),
    awaiting: optional(listOf(lostAnswersField)),
  }),
  /**
   * A message from the host: `text` is to everyone, `own` to one person; without either it's deleted. `of`: the row it
   * replaces. `click`: identifies the click, because a window retries a call that Google lost.
   */
  word: object({
    text: optional(text('text')),
    own: optional(secret('own')),
    of: optional(number('of')),
    click: optional(text('click')),
  }),
  published: object({}),
  closed: object({ reason: text('reason') }),
  ...SEASON_ENTRIES,
};

type Entries = typeof ENTRIES;
export type EntryKind = keyof Entries;
export type EntryBody<K extends EntryKind> = FieldValue<Entries[K]>;
export type Entry = { [K in EntryKind]: { readonly kind: K; readonly body: EntryBody<K> } }[EntryKind];

export const MATCH_ENTRY_KINDS: readonly MatchEntryKind[] = Object.keys(ENTRIES).filter(isMatchKind);

function isMatchKind(kind: string): kind is MatchEntryKind {
  return isEntryKind(kind) && !hasOwn(SEASON_ENTRIES, kind);
}

type SeasonEntryKind = keyof typeof SEASON_ENTRIES;
export type MatchEntryKind = Exclude<EntryKind, SeasonEntryKind>;
export type SeasonEntry = Extract<Entry, { readonly kind: SeasonEntryKind }>;

export function isSeasonEntry(entry: Entry): entry is SeasonEntry {
  return hasOwn(SEASON_ENTRIES, entry.kind);
}

export function entrySecrets({ kind, body }: Entry): readonly Secret[] {
  return ENTRIES[kind].secretsIn(body);
}

/** The JSON of a ledger row written at `at`. */
export function entryText({ kind, body }: Entry, at: number): string {
  if (kind === 'resolved') return JSON.stringify(shortenInputs('round', at, body));
  return JSON.stringify(
    withShortenedInputs(kind === 'corrected' ? shortenInputs('inputs', at, body) : body, at),
  );
}

export function readEntry(kind: string, json: string): Entry | undefined {
  const body = parseJson(json);
  if (!isObject(body) || !isEntryKind(kind)) return undefined;
  if (kind === 'resolved')
    return readBody(kind, timeOfRound(json) === undefined ? undefined : expandInputs('round', body));
  return readBody(kind, withExpandedInputs(kind === 'corrected' ? expandInputs('inputs', body) : body));
}

function withShortenedInputs(body: { readonly reopened?: ReopeningDetails | undefined }, at: number): object {
  const { reopened: opening } = body;
  return opening?.left === undefined
    ? body
    : { ...body, reopened: { ...opening, left: shortenInputs('inputs', at, opening.left) } };
}

function withExpandedInputs(body: unknown): unknown {
  if (!isObject(body) || !isObject(body.reopened) || !isObject(body.reopened.left)) return body;
  return {
    ...body,
    reopened: { ...body.reopened, left: expandInputs('inputs', body.reopened.left) ?? null },
  };
}

export function isEntryKind(kind: string): kind is EntryKind {
  return hasOwn(ENTRIES, kind);
}

function readBody(kind: EntryKind, body: unknown): Entry | undefined {
  const reading = readInput<unknown>(ENTRIES[kind], body, kind);
  // The kind's own field has parsed the body, but a union of fields can't express that.
  return reading.ok ? ({ kind, body: reading.value } as Entry) : undefined;
}
