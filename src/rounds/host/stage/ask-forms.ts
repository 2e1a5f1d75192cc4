// When a stage is resolved while answers are missing, reads the forms themselves for answers that aren't in the sheet yet.
import type { OpenStage } from '../../../games/frame/match';
import { andList, quote } from '../../../games/frame/wording';
import { dropUndefined } from '../../../games/frame/json';
import { ok, type Result } from '../../../games/frame/result';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import type { Shell } from '../../commit/perform';
import type { FormsPort } from '../../ports/forms';
import type { ResponseWithId, ResponseSheet, SentResponse } from '../../ports/host-book';
import { findForm } from '../../record/game-files';
import {
  withResponses,
  type GameSession,
  type SessionContent,
  type OpenInputs,
} from '../../session/game-session';
import { recordedTimeZone } from '../../session/row-counts';
import { missingPlayers } from '../../session/judge';
import { sendersText } from '../../session/timestamps';
import { findArrivedRows, responsesWithIds } from '../../session/arriving-responses';
import { answersOnlyInForms } from '../../session/unparsed-answers';
import type { CallProblem } from '../../reply/reply';

interface FormsReadResult {
  /** Includes the answers found in the forms. */
  readonly session: GameSession;
  /** Sentences about answers that weren't in the sheet, and about forms that couldn't be read. */
  readonly notices: readonly string[];
  /** Why a form couldn't be read; absent if all could. */
  readonly refused?: CallProblem;
}

/** Reads the forms. If the host's entries depend on answers, found answers are recorded even if resolving then stops. */
export function readMissingAnswers(session: GameSession, shell: Shell): Result<FormsReadResult, CallProblem> {
  const asked = readFormResponses(session, shell.outside.forms);
  const { stage } = session.match;
  if (stage?.overAnswers === undefined) return ok(asked);
  const noted = shell.write(asked.session, recordFoundAnswers(asked.session, stage));
  return noted.ok ? ok({ ...asked, session: noted.value }) : noted;
}

/** Records answers that are only in the forms. */
export function recordFoundAnswers(session: GameSession, { name, title }: OpenStage): Commit {
  const submissions = answersOnlyInForms(session);
  if (submissions.length === 0) return EMPTY_COMMIT;
  const senders = andList([...new Set(submissions.map(({ player }) => player))]);
  const text = `${title}: answers from ${senders} were read from the forms, because the sheet didn’t have them.`;
  return { entries: [{ text, entry: { kind: 'from-forms', body: { stage: name, submissions } } }] };
}

/** Makes one request per form that asks a missing player. */
function readFormResponses(session: GameSession, forms: Pick<FormsPort, 'responsesSince'>): FormsReadResult {
  const { snapshot, record, match } = session;
  const missing = missingPlayers(session);
  const notices: string[] = [];
  let refused: CallProblem | undefined;
  const asked = (match.stage?.asks ?? []).flatMap(({ form, title, players }): readonly ResponseSheet[] => {
    const absent = players.filter((name) => missing.includes(name));
    const file = findForm(record, form);
    if (absent.length === 0 || file?.sheet === undefined) return [];
    const sheet =
      snapshot.responses.find((known) => known.form === form) ??
      deletedTabPlaceholder(record, form, file.sheet);
    const given = snapshot.formsSilent === true ? undefined : forms.responsesSince(file.id, record.readAt);
    if (given?.ok !== true) {
      notices.push(uncheckedFormText(title, absent));
      refused = given?.error ?? refused;
      return [];
    }
    return [{ ...sheet, onTheirWay: responsesNotInSheet(session, sheet, given.value) }];
  });
  const told = { notices, ...dropUndefined({ refused }) };
  const onTheirWay = asked.flatMap(({ onTheirWay: own = [] }) => own);
  if (onTheirWay.length === 0) return { session, ...told };
  const askedBy = new Map(asked.map((sheet) => [sheet.form, sheet]));
  const known = snapshot.responses.map((sheet) => askedBy.get(sheet.form) ?? sheet);
  const responses = [...known, ...asked.filter(({ form }) => known.every((sheet) => sheet.form !== form))];
  const found = withResponses(session, responses);
  return { ...told, session: found, notices: [...notices, ...foundAnswerNotices(found, onTheirWay)] };
}

/** Stands in for a deleted response tab, because the form still has its answers. */
function deletedTabPlaceholder(
  { cursors }: SessionContent['record'],
  form: string,
  sheet: number,
): ResponseSheet {
  // Pretends that all rows processed so far are there, so that none is read twice if the tab is restored.
  const timestamps = Array.from({ length: cursors.get(sheet) ?? 0 }, () => '');
  return { form, sheet, header: [], unread: 0, timestamps, rows: new Map() };
}

/** For a game continued from an older version of the book: reads everything in the forms that the tabs have lost. */
export function readAllForms(
  session: GameSession,
  forms: Pick<FormsPort, 'responsesSince'>,
): FormsReadResult {
  const { snapshot, record } = session;
  const notices: string[] = [];
  const responses = snapshot.responses.map((sheet): ResponseSheet => {
    const file = findForm(record, sheet.form);
    if (file === undefined) return sheet;
    const given = snapshot.formsSilent === true ? undefined : forms.responsesSince(file.id, record.readAt);
    if (given?.ok === true) return { ...sheet, onTheirWay: responsesNotInSheet(session, sheet, given.value) };
    notices.push(
      `Round Keeper couldn’t read the form ${quote(file.name)}, so it only has the answers that were already in this version. Ask the players to send theirs again.`,
    );
    return sheet;
  });
  return { session: withResponses(session, responses), notices };
}

function responsesNotInSheet(
  { record }: SessionContent,
  sheet: ResponseSheet,
  given: readonly SentResponse[],
): readonly ResponseWithId[] {
  // Earlier responses are in the sheet already, or belong to earlier stages.
  const sent = given.filter(({ at }) => at > record.readAt);
  const named = responsesWithIds(sheet, sent, recordedTimeZone(record));
  const landed = findArrivedRows(
    sheet,
    named.map(({ id }) => id),
    record,
  ).names;
  return named.filter(({ id }) => !landed.has(id));
}

function foundAnswerNotices({ inputs }: OpenInputs, responses: readonly ResponseWithId[]): readonly string[] {
  const names = responses.map(({ id }) => id);
  const found = inputs.submissions.filter(({ from }) => names.includes(from));
  return found.length === 0
    ? []
    : [`Answers from ${sendersText(found)} were read from the form, because the sheet didn’t have them yet.`];
}

function uncheckedFormText(title: string, absent: readonly string[]): string {
  return `Round Keeper couldn’t check the form ${quote(title)} for answers from ${andList(absent)}. Only answers in the sheet counted. If an answer sent in time turns up later, correct this round.`;
}
