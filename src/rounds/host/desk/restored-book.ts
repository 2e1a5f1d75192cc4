// Continues from a book that has lost its last rows: an older version was restored, rows were deleted, or it's another copy.
// The host first sees what is lost. Until they agree, all other calls refuse to read the book.
import { fail, ok, type Result } from '../../../games/frame/result';
import { dropUndefined } from '../../../games/frame/json';
import { andList, plural } from '../../../games/frame/wording';
import { EVERYONE, type Audience, ROWS_MISSING, type CallProblem } from '../../reply/reply';
import type { ContinueInput } from './inputs';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import { currentOpening } from '../../commit/outdated-calls';
import { performSteps } from '../../commit/perform';
import { hostTimeZone } from '../../contacts/contacts';
import { correctionNotice, noticeMessages, storedNotices } from '../../outbox/correction-notices';
import { HOST_MESSAGES_TITLE } from '../../outbox/now-tab';
import { composeMessage } from '../../outbox/messages';
import { readDeliveries, isMessage, type DeliveryStatuses } from '../../outbox/outbox';
import type { FormsPort } from '../../ports/forms';
import type { Ports } from '../../ports/ports';
import type { LostStageAnswers, Entry, EntryBody } from '../../record/entries';
import type { GameFile } from '../../record/files-tab';
import { findForm } from '../../record/game-files';
import type { Notice } from '../../record/game-record';
import { withLostAnswers } from '../../record/fold-reopening';
import { lostOpenings, type CachedOpening, type CachedRow } from '../../record/ledger-cache';
import { lostChangesText } from '../../record/older-book';
import { allRows } from '../../record/whole-ledger';
import type { GameSession, Session } from '../../session/game-session';
import { countRows, missingRows, type MissingRows } from '../../session/row-counts';
import { findMissingRow } from '../../session/load';
import { sortAnswers } from '../../session/lost-stages';
import type { BookSession } from '../../session/readers';
import { toStageInput } from '../../session/replay';
import { noticesWithNames, displayNames } from '../../session/display-names';
import { answersOnlyInForms, stagesWithKeptAnswers, keptAnswersText } from '../../session/unparsed-answers';
import { shortTimeText } from '../../time/time-zone';
import { readAllForms, recordFoundAnswers } from '../stage/ask-forms';
import { COUNTS_AGAIN_TEXT } from '../corrections/reopening';
import { toStageEntries } from '../stage/resolve';

/** Without `agreed`, fails with a list of everything that would be lost. Does nothing if nothing is lost. */
export function continueRestoredBook(
  ports: Ports,
  { row, agreed }: ContinueInput,
): Result<Session, CallProblem> {
  return performSteps(
    ports,
    ok<Session>,
    (session, { outside, write }) => {
      const lost = findLostRows(ports.book, session);
      if (lost === undefined) return ok(session);
      if (lost.name !== row) return fail(BOOK_CHANGED_PROBLEM);
      const { commit, isWhole, ...shown } = planRecovery(session, lost, outside.forms);
      const last = session.last?.hash ?? '';
      // If a form can no longer be read, the host must agree again, because its answers would be lost.
      const agree = `${lost.name} ${last}${isWhole ? '' : ' in part'}`;
      if (agreed !== agree)
        return fail({ code: LOST_ROWS_CODES[lost.of], ...shown, lostRow: lost.name, agree });
      const written = write(session, commit);
      if (written.ok && session.kind === 'game') ports.book.rememberRows(countRows(session));
      return written;
    },
    { older: true, rendered: true },
  );
}

/** Error codes for the two kinds of lost rows. */
const LOST_ROWS_CODES = { ledger: 'older-book', responses: ROWS_MISSING } as const;

const BOOK_CHANGED_PROBLEM: CallProblem = {
  code: 'lost-another',
  text: 'Continuing from here: the spreadsheet has changed since you opened this. Nothing was saved. Reload the sidebar and look again.',
};

interface LostLedgerRows extends ReturnType<typeof lostChangesText> {
  readonly of: 'ledger';
  /** Hash of the last lost row, used as its name. */
  readonly name: string;
  readonly missing: CachedRow;
  readonly openings: readonly CachedOpening[];
}

/** Lost response rows. The ledger is complete. */
interface LostResponses extends MissingRows {
  readonly of: 'responses';
  readonly session: GameSession;
}

function findLostRows(book: Ports['book'], session: Session): LostLedgerRows | LostResponses | undefined {
  const { snapshot } = session;
  const ledger = allRows(session);
  const missing = findMissingRow(book, snapshot, ledger);
  if (missing !== undefined) {
    const { known } = snapshot;
    const openings = lostOpenings(ledger, known);
    return {
      of: 'ledger',
      name: missing.hash,
      missing,
      openings,
      ...lostChangesText(missing, ledger, known),
    };
  }
  const rows = session.kind === 'game' ? missingRows(session) : undefined;
  return session.kind !== 'game' || rows === undefined ? undefined : { of: 'responses', session, ...rows };
}

/** The commit, and what the host reads before agreeing. */
interface Recovery {
  readonly commit: Commit;
  readonly text: string;
  readonly folded?: readonly string[];
  readonly details: readonly string[];
  /** False if a form couldn't be read. */
  readonly isWhole: boolean;
}

function planRecovery(
  session: Session,
  lost: LostLedgerRows | LostResponses,
  forms: Pick<FormsPort, 'responsesSince'>,
): Recovery {
  if (lost.of === 'responses') return planForResponses(lost, forms);
  switch (session.kind) {
    case 'game':
      return planInGame(session, lost, forms);
    case 'between':
      return planWithoutMatch(session, lost);
    case 'empty':
      return buildPlan(session, lost, {}, { entries: [restoredBookEntry(session, lost, {})] }, [
        'There’s no game in this version. The lost game’s links no longer work. Round Keeper can’t notify that game’s players, so tell them yourself.',
      ]);
  }
}

/** For a game with a complete ledger: restores missing answers from the forms. */
function planForResponses(
  { session, texts }: LostResponses,
  forms: Pick<FormsPort, 'responsesSince'>,
): Recovery {
  const { notices, session: found } = readAllForms(session, forms);
  const { stage } = found.match;
  const players = [...new Set(answersOnlyInForms(found).map(({ player }) => player))];
  const entries = stage === null ? [] : (recordFoundAnswers(found, stage).entries ?? []);
  const has =
    players.length === 0
      ? 'The forms don’t have any answers that are missing from the tabs.'
      : `The forms still have answers from ${andList(players)}. Those answers will count. If you deleted an answer on purpose, exclude it on the Round screen.`;
  return {
    commit: entries.length === 0 ? EMPTY_COMMIT : { entries },
    isWhole: notices.length === 0,
    text: `Continuing from here: ${texts.join(' ')}`,
    details: [has, ...notices],
  };
}

/** For a game: reopens the stage that is open in this version, sorts players' answers, and notifies everyone. */
function planInGame(
  session: GameSession,
  lost: LostLedgerRows,
  forms: Pick<FormsPort, 'responsesSince'>,
): Recovery {
  const asked = readAllForms(session, forms);
  const { match } = currentOpening(session);
  const { openings } = lost;
  const isFirstUnsure = !session.snapshot.known.openings.some(({ row }) => row === session.record.opening);
  const sorted = sortAnswers(asked.session, { openings, match, isFirstUnsure });
  const { stage } = session.match;
  const notices = recoveryNotices(sorted.session, sorted.awaiting);
  const left =
    stage === null ? undefined : { stage: stage.name, title: stage.title, ...toStageEntries(sorted.session) };
  const body = {
    ...storedNotices(notices),
    ...(left === undefined ? {} : { reopened: { left, titles: [] } }),
    ...(sorted.awaiting.length === 0 ? {} : { awaiting: sorted.awaiting }),
  };
  const unsure = unsureMessages(session);
  const commit: Commit = {
    entries: [restoredBookEntry(session, lost, body)],
    files: formsToDraw(session),
    progress: unsure,
    deliver: {
      kind: 'results',
      subject: stage?.title ?? 'The end',
      messages: noticeMessages(noticesWithNames(displayNames(session), notices)),
    },
  };
  return {
    ...buildPlan(session, lost, { stage: stage?.title ?? '' }, commit, [
      ...foundAnswersText(sorted.session, sorted.awaiting),
      ...asked.notices,
      ...missingFormNotices(session),
      ...unsurePostsText(unsure),
    ]),
    isWhole: asked.notices.length === 0,
  };
}

/** Between two matches of a season: notifies everyone with a message. */
function planWithoutMatch(
  session: Extract<Session, { readonly kind: 'between' }>,
  lost: LostLedgerRows,
): Recovery {
  const unsure = unsureMessages(session);
  const word: Entry = { kind: 'word', body: { text: RESTORED_TEXT } };
  const commit: Commit = {
    entries: [
      restoredBookEntry(session, lost, {}),
      { text: 'Sent everyone a message from the host.', entry: word },
    ],
    progress: unsure,
    deliver: {
      kind: 'results',
      subject: HOST_MESSAGES_TITLE,
      messages: [{ to: EVERYONE, text: composeMessage(HOST_MESSAGES_TITLE, [RESTORED_TEXT]) }],
    },
  };
  return buildPlan(session, lost, {}, commit, unsurePostsText(unsure));
}

/** The ledger row that records that the game continued from an older version, and its Log text. */
function restoredBookEntry(
  { last: lastRow }: Session,
  { missing, openings }: LostLedgerRows,
  body: Partial<EntryBody<'restored'>>,
): { readonly text: string; readonly entry: Entry } {
  const lost = [missing.hash, ...openings.map(({ row }) => row).filter((row) => row !== missing.hash)];
  const last = lastRow?.number ?? 0;
  return {
    text: `Continued from an older version of the book, which ends at No. ${last}. Lost for good: all rows that were only in the lost version, up to No. ${missing.number}.`,
    entry: { kind: 'restored', body: { ...body, upTo: missing.number, lost } },
  };
}

/** The plan's text for the host: which version the game continues from, and what is lost. */
function buildPlan(
  { last, snapshot }: Session,
  { text, folded }: LostLedgerRows,
  { stage }: { readonly stage?: string },
  commit: Commit,
  details: readonly string[],
): Recovery {
  const from = last === undefined ? 'before the first game' : shortTimeText(last.at, hostTimeZone(snapshot));
  const then =
    stage === undefined
      ? ''
      : stage === ''
        ? ' In that version, the game is over.'
        : ` ${stage} will be open again, with no deadline until you set one.`;
  return {
    commit,
    isWhole: true,
    text: `Continuing from here: you’ll continue with the version from ${from}. ${text} All of that will be lost for good, along with any deadlines you’ve set and anything you’ve typed since then.${then}`,
    ...dropUndefined({ folded }),
    details,
  };
}

const RESTORED_TEXT =
  'The host went back to an older version of the game. Results and messages from after that version no longer count.';

/** Notifications: everyone learns which stage is open, and each player what happens to their answers. */
function recoveryNotices(session: GameSession, awaiting: readonly LostStageAnswers[]): readonly Notice[] {
  const { match, record, inputs } = session;
  const { stage, roster } = match;
  const text = stage === null ? 'The game is over.' : `${stage.title} is open again.`;
  const counted = match
    .judge(toStageInput(inputs))
    .fates.flatMap(({ player, byHost, fate }) =>
      byHost === undefined && fate.kind === 'counted' ? [player] : [],
    );
  const carried = withLostAnswers(record, awaiting);
  const waiting = stagesWithKeptAnswers({ carried }, stage?.name);
  const notice = (to: Audience, lines: readonly string[]): Notice => ({
    to,
    ...correctionNotice({ text, stage: '' }, [{ stage: '', lines }], []),
  });
  return [
    notice(EVERYONE, [RESTORED_TEXT]),
    ...roster.map((player) => {
      const answers = [counted.includes(player) ? COUNTS_AGAIN_TEXT : '', keptAnswersText(waiting, player)];
      return notice(
        { player },
        [RESTORED_TEXT, answers.filter((line) => line !== '').join(' ')].filter((line) => line !== ''),
      );
    }),
  ];
}

/** Tells the host how many answers were found. */
function foundAnswersText(
  { match, inputs }: GameSession,
  awaiting: readonly LostStageAnswers[],
): readonly string[] {
  const title = match.stage?.title ?? '';
  const counts = inputs.submissions.filter(({ late }) => late !== true).length;
  const late = inputs.submissions.length - counts;
  return [
    ...(title === ''
      ? []
      : [`${title} has ${plural(counts, 'answer')}, including answers that are only in the forms.`]),
    ...(late === 0
      ? []
      : [
          `In this version, ${plural(late, 'more answer')} came too late. You can still accept late answers.`,
        ]),
    ...awaiting.map(
      ({ title: of, unread }) =>
        `${plural(unread.length, 'answer')} to ${of} ${unread.length === 1 ? 'is' : 'are'} kept until ${of} is open again.`,
    ),
  ];
}

/** Tells the host if this version doesn't know some of the open stage's forms. */
function missingFormNotices({ record, match }: GameSession): readonly string[] {
  const asks = match.stage?.asks ?? [];
  return asks.every(({ form }) => findForm(record, form) !== undefined)
    ? []
    : [
        'Some of the open stage’s forms are missing in this version. Once Round Keeper has recreated those forms, their answers will be marked as late. Accept the answers that were meant for this stage.',
      ];
}

/** The forms' state is unknown, so all are rewritten, and opened or closed. */
function formsToDraw({ record, match }: GameSession): readonly GameFile[] {
  return record.files
    .filter(({ what }) => what === 'form')
    .map(({ version: _, ...file }) => {
      const isAsked = match.stage?.asks.some(({ form }) => form === file.name) === true;
      // Note the opposite of the needed state, so that the form gets opened or closed in any case.
      return { ...file, accepting: !isAsked };
    });
}

/** Messages queued in this version may have been posted later. Mark them as uncertain, for the host to settle. */
function unsureMessages(session: BookSession): DeliveryStatuses {
  const waiting = readDeliveries(session).filter((one) => isMessage(one) && one.mark !== 'done');
  const note = 'This message may have been posted after this version of the book was saved.';
  return new Map(waiting.map(({ id }) => [id, { mark: 'sending', note }]));
}

function unsurePostsText({ size }: DeliveryStatuses): readonly string[] {
  return size === 0
    ? []
    : [
        `${plural(size, 'message')} queued in this version may already have been posted. Round Keeper won’t repost anything unless you choose to.`,
      ];
}
