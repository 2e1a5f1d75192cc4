// Asks the forms of a game played live for answers that are not in the sheet yet, when its stage is resolved.
import { all, quote } from '../../../games/frame/wording';
import { ok, type Result } from '../../../games/frame/result';
import type { FormsPort } from '../../ports/forms';
import type { NamedResponse, ResponseSheet } from '../../ports/host-book';
import { findFile } from '../../record/game-files';
import { assembleSession, type GameSession, type Kept, type Waiting } from '../../session/game-session';
import { missingNow } from '../../session/judge';
import { findLanded, namedResponses } from '../../session/on-their-way';
import type { CallProblem } from '../../reply/reply';

interface AskedForms {
  /** The session with the answers that the forms had. */
  readonly session: GameSession;
  /** Sentences on answers that were not in the sheet, and on what could not be found out. */
  readonly notices: readonly string[];
}

/**
 * Asks each form that a missing player was asked by, in one call each; none where nobody is missing, or the game is not
 * live.
 */
export function askForms(
  session: GameSession,
  forms: Pick<FormsPort, 'responsesSince'>,
): Result<AskedForms, CallProblem> {
  const { snapshot, record, ledger, match, game } = session;
  const missing = game.info.live !== true ? [] : missingNow(session);
  const notices: string[] = [];
  const responses = snapshot.responses.map((sheet): ResponseSheet => {
    const ask = match.stage?.asks.find(({ form }) => form === sheet.form);
    const absent = ask?.players.filter((name) => missing.includes(name)) ?? [];
    const file = findFile(record, 'form', sheet.form);
    if (ask === undefined || absent.length === 0 || file === undefined) return sheet;
    const given = snapshot.formsSilent === true ? undefined : forms.responsesSince(file.id, record.readAt);
    if (given?.ok !== true) {
      notices.push(notAsked(ask.title, absent));
      return sheet;
    }
    // Responses sent before the sheet was last read are in it, or were too late for the stage before.
    const sent = given.value.filter(({ at }) => at > record.readAt);
    return { ...sheet, onTheirWay: notLanded(session, sheet, sent) };
  });
  const onTheirWay = responses.flatMap(({ onTheirWay: own = [] }) => own);
  if (onTheirWay.length === 0) return ok({ session, notices });
  const asked = assembleSession(
    { ...snapshot, responses },
    ledger,
    { season: session.season, game: record },
    session,
  );
  if (!asked.ok) return asked;
  return ok({ session: asked.value, notices: [...notices, ...foundNotices(asked.value, onTheirWay)] });
}

/** Asks all forms of a game that goes on from an older book for everything that their tabs have lost. */
export function askAllForms(
  session: GameSession,
  forms: Pick<FormsPort, 'responsesSince'>,
): Result<AskedForms, CallProblem> {
  const { snapshot, record, ledger, season } = session;
  const notices: string[] = [];
  const responses = snapshot.responses.map((sheet): ResponseSheet => {
    const file = findFile(record, 'form', sheet.form);
    if (file === undefined) return sheet;
    const given = snapshot.formsSilent === true ? undefined : forms.responsesSince(file.id, record.readAt);
    if (given?.ok === true) return { ...sheet, onTheirWay: notLanded(session, sheet, given.value) };
    notices.push(
      `The form ${quote(file.name)} cannot be asked: of what was sent to it, only what stands in this version is there. Ask the players to send it again.`,
    );
    return sheet;
  });
  const asked = assembleSession({ ...snapshot, responses }, ledger, { season, game: record }, session);
  return asked.ok ? ok({ session: asked.value, notices }) : asked;
}

function notLanded(
  { record }: Kept,
  sheet: ResponseSheet,
  sent: Parameters<typeof namedResponses>[1],
): readonly NamedResponse[] {
  const zone = record.zones[record.zones.length - 1]?.zone ?? record.setUp.zone;
  const named = namedResponses(sheet, sent, zone);
  const landed = findLanded(
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
