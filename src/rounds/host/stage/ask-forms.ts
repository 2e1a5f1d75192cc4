// Asks forms for answers that the sheet doesn't have, or doesn't have yet, when a stage is resolved while players are missing.
import type { OpenStage } from '../../../games/frame/match';
import { all, quote } from '../../../games/frame/wording';
import { present } from '../../../games/frame/json';
import { ok, type Result } from '../../../games/frame/result';
import { NOTHING, type Commit } from '../../commit/commit';
import type { Shell } from '../../commit/perform';
import type { FormsPort } from '../../ports/forms';
import type { NamedResponse, ResponseSheet, SentResponse } from '../../ports/host-book';
import { findForm } from '../../record/game-files';
import { assembleSession, type GameSession, type Kept, type Waiting } from '../../session/game-session';
import { zoneNoted } from '../../session/known-rows';
import { missingNow } from '../../session/judge';
import { findArrived, namedResponses } from '../../session/on-their-way';
import { onlyInForms } from '../../session/unread';
import type { CallProblem } from '../../reply/reply';

interface AskedForms {
  /** The session with the answers that the forms had. */
  readonly session: GameSession;
  /** Sentences on answers that were not in the sheet, and on what could not be found out. */
  readonly notices: readonly string[];
  /** Why a form could not be asked; absent if all could. */
  readonly refused?: CallProblem;
}

/**
 * Asks the forms of the players who are missing. If the host's part is decided over the answers, those that were found
 * are written down: whatever stops the stage from being resolved, the host then sees them.
 */
export function askForMissing(session: GameSession, shell: Shell): Result<AskedForms, CallProblem> {
  const asked = askForms(session, shell.outside.forms);
  const { stage } = session.match;
  if (!asked.ok || stage?.overAnswers === undefined) return asked;
  const noted = shell.write(asked.value.session, noteFound(asked.value.session, stage));
  return noted.ok ? ok({ ...asked.value, session: noted.value }) : noted;
}

/** Notes the answers that only the forms have; NOTHING if there are none. */
export function noteFound(session: GameSession, { name, title }: OpenStage): Commit {
  const submissions = onlyInForms(session);
  if (submissions.length === 0) return NOTHING;
  const senders = all([...new Set(submissions.map(({ player }) => player))]);
  const text = `${title}: read from the forms what ${senders} sent, since the sheet did not have it.`;
  return { entries: [{ text, entry: { kind: 'from-forms', body: { stage: name, submissions } } }] };
}

/** Asks each form that a missing player was asked by, in one call each; none if nobody is missing. */
function askForms(
  session: GameSession,
  forms: Pick<FormsPort, 'responsesSince'>,
): Result<AskedForms, CallProblem> {
  const { snapshot, record, match } = session;
  const missing = missingNow(session);
  const notices: string[] = [];
  let refused: CallProblem | undefined;
  const asked = (match.stage?.asks ?? []).flatMap(({ form, title, players }): readonly ResponseSheet[] => {
    const absent = players.filter((name) => missing.includes(name));
    const file = findForm(record, form);
    if (absent.length === 0 || file?.sheet === undefined) return [];
    const sheet =
      snapshot.responses.find((known) => known.form === form) ?? lostTab(record, form, file.sheet);
    const given = snapshot.formsSilent === true ? undefined : forms.responsesSince(file.id, record.readAt);
    if (given?.ok !== true) {
      notices.push(notAsked(title, absent));
      refused = given?.error ?? refused;
      return [];
    }
    return [{ ...sheet, onTheirWay: notLanded(session, sheet, given.value) }];
  });
  const told = { notices, ...present({ refused }) };
  const onTheirWay = asked.flatMap(({ onTheirWay: own = [] }) => own);
  if (onTheirWay.length === 0) return ok({ session, ...told });
  const askedBy = new Map(asked.map((sheet) => [sheet.form, sheet]));
  const known = snapshot.responses.map((sheet) => askedBy.get(sheet.form) ?? sheet);
  const responses = [...known, ...asked.filter(({ form }) => known.every((sheet) => sheet.form !== form))];
  const found = assembleSession(
    { ...session, snapshot: { ...snapshot, responses } },
    { people: session.people, season: session.season, game: record },
    session,
  );
  if (!found.ok) return found;
  return ok({
    ...told,
    session: found.value,
    notices: [...notices, ...foundNotices(found.value, onTheirWay)],
  });
}

/** Stands for the tab of a form's responses that was deleted: the form still has what was sent to it. */
function lostTab({ cursors }: Kept['record'], form: string, sheet: number): ResponseSheet {
  // As many rows as were read for good, so that none of them is read again if the tab is brought back.
  const stamps = Array.from({ length: cursors.get(sheet) ?? 0 }, () => '');
  return { form, sheet, header: [], unread: 0, stamps, rows: new Map() };
}

/** Asks all forms of a game that goes on from an older book for everything that their tabs have lost. */
export function askAllForms(
  session: GameSession,
  forms: Pick<FormsPort, 'responsesSince'>,
): Result<AskedForms, CallProblem> {
  const { snapshot, record, season } = session;
  const notices: string[] = [];
  const responses = snapshot.responses.map((sheet): ResponseSheet => {
    const file = findForm(record, sheet.form);
    if (file === undefined) return sheet;
    const given = snapshot.formsSilent === true ? undefined : forms.responsesSince(file.id, record.readAt);
    if (given?.ok === true) return { ...sheet, onTheirWay: notLanded(session, sheet, given.value) };
    notices.push(
      `The form ${quote(file.name)} cannot be asked: of what was sent to it, only what stands in this version is there. Ask the players to send it again.`,
    );
    return sheet;
  });
  const asked = assembleSession(
    { ...session, snapshot: { ...snapshot, responses } },
    { people: session.people, season, game: record },
    session,
  );
  return asked.ok ? ok({ session: asked.value, notices }) : asked;
}

function notLanded(
  { record }: Kept,
  sheet: ResponseSheet,
  given: readonly SentResponse[],
): readonly NamedResponse[] {
  // Responses sent before the sheet was last read are in it, or were too late for the stage before.
  const sent = given.filter(({ at }) => at > record.readAt);
  const named = namedResponses(sheet, sent, zoneNoted(record));
  const landed = findArrived(
    sheet,
    named.map(({ name }) => name),
    record,
  ).names;
  return named.filter(({ name }) => !landed.has(name));
}

function foundNotices({ inputs }: Waiting, responses: readonly NamedResponse[]): readonly string[] {
  const names = responses.map(({ name }) => name);
  const senders = inputs.submissions.filter(({ from }) => names.includes(from)).map(({ player }) => player);
  const known = [...new Set(senders)].map((player) => (player === '' ? 'somebody unknown' : player));
  return known.length === 0
    ? []
    : [`Read from the form itself, since the sheet did not have it yet: what ${all(known)} sent.`];
}

function notAsked(title: string, absent: readonly string[]): string {
  return `The form ${quote(title)} could not be asked for what ${all(absent)} may have sent: only what was in the sheet is counted. If something comes in that was sent in time, correct this round.`;
}
