// Small changes of the open stage: its deadline and clock, and whether its forms are open.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { OpenStage } from '../../../games/frame/match';
import { present } from '../../../games/frame/json';
import { count, listed } from '../../../games/frame/wording';
import { NOTHING, type Commit } from '../../commit/commit';
import { hostZone } from '../../contacts/contacts';
import { escapeMarkdown } from '../../discord/markup';
import { EVERYONE, type CallProblem } from '../../reply/reply';
import { isAcceptedLate } from '../../record/game-record';
import type { GameSession, Play } from '../../session/game-session';
import type { SetAccepting, SetDeadline } from './inputs';
import { fatesNow } from '../../session/judge';
import { endOf } from '../../time/deadline';
import { discordTime, timeText } from '../../time/time-zone';

/**
 * Moves the deadline, or takes it away, and tells books and the public channel. The host is asked first if somebody else
 * has moved it since, if it has passed already, or if answers that count would be late: `agreed` is the `agree` of that
 * error.
 */
export function setDeadline(
  session: GameSession,
  chosen: SetDeadline,
  now: number,
): Result<Commit, CallProblem> {
  const { deadline, agreed = '' } = chosen;
  const question = questionBefore(session, chosen, now);
  if (question !== undefined && question.agree !== agreed) return fail(question);
  return inOpenStage(session, ({ name, title }) => ({
    entries: [
      {
        text:
          deadline === null
            ? `Took away the deadline of ${title}.`
            : `Set the deadline of ${title} to ${momentText(session, deadline)}.`,
        entry: { kind: 'deadline', body: { stage: name, ...(deadline === null ? {} : { deadline }) } },
      },
    ],
    deliver: {
      kind: 'results',
      about: title,
      messages: [
        {
          to: EVERYONE,
          text:
            deadline === null
              ? `${escapeMarkdown(title)}: there is no deadline any more.`
              : `${escapeMarkdown(title)}: the deadline is now ${discordTime(deadline)} (${discordTime(deadline, 'R')}).`,
        },
      ],
    },
  }));
}

/** Asks the host before the deadline is moved there; undefined where nothing needs asking. */
function questionBefore(
  session: GameSession,
  { deadline, shown }: SetDeadline,
  now: number,
): CallProblem | undefined {
  const moved = movedSince(session, deadline, shown);
  const asked = deadline === null || !Number.isSafeInteger(deadline) ? [] : asksOf(session, deadline, now);
  const [first, ...more] = [moved, ...asked].filter((text) => text !== '');
  if (first === undefined) return undefined;
  const tried =
    deadline === null
      ? 'Taking the deadline away'
      : `Moving the deadline to ${momentText(session, deadline)}`;
  return {
    code: 'asks-first',
    text: [`${tried}: ${first.slice(0, 1).toLowerCase()}${first.slice(1)}`, ...more].join(' '),
    // The deadline as it is now: a later change of it is asked about again.
    agree: JSON.stringify([deadline, session.deadline, asked]),
  };
}

/** Says that somebody else has moved the deadline since the window showed it; empty if nobody has. */
function movedSince(session: GameSession, deadline: number | null, shown: number | null | undefined): string {
  const { deadline: stands } = session;
  if (shown === undefined || stands === shown || stands === deadline) return '';
  return stands === null
    ? 'Somebody else has taken it away since you looked.'
    : `Somebody else has moved it to ${momentText(session, stands)} since you looked.`;
}

/** Says why the host is asked before this deadline is set, whoever set the one before; empty if there is nothing to ask. */
function asksOf(session: GameSession, deadline: number, now: number): readonly string[] {
  const late = turnedLate(session, deadline);
  if (late.length === 0 && deadline > now) return [];
  const resolves = session.record.resolves === undefined ? '' : ' The stage is then resolved by itself soon.';
  const passed =
    deadline > now
      ? ''
      : `That time has passed already, so whatever comes in from now on is late.${resolves}`;
  const turned =
    late.length === 0
      ? 'No submission that counts becomes late.'
      : `${count(late.length, 'submission')} that count${late.length === 1 ? 's' : ''} now came after it and would be late: ${listed(late)}.`;
  return [passed, turned];
}

/** Names players with a submission that counts now and would be too late by this deadline. */
function turnedLate(session: GameSession, deadline: number): readonly string[] {
  const { inputs, record, graceSeconds } = session;
  const closesAt = endOf({ deadline, graceSeconds });
  const after = inputs.submissions
    .filter((entry) => entry.at > closesAt && !isAcceptedLate(record.pending, entry))
    .map(({ from }) => from);
  return fatesNow(session).flatMap(({ id, player, fate }) =>
    fate.kind === 'counted' && after.includes(id) ? [player] : [],
  );
}

/** Gives an instant in the host's zone; one that no date can show is refused when it is written down. */
function momentText({ snapshot }: GameSession, instant: number): string {
  return Number.isNaN(new Date(instant).getTime()) ? String(instant) : timeText(instant, hostZone(snapshot));
}

/**
 * Pauses the stage, which closes its forms and stops the clock, or opens it again with the deadline that then holds. Where that changes
 * when results come by themselves, books are told.
 */
export function setAccepting(
  session: GameSession,
  { accepting, deadline: wanted = 'kept', shown }: SetAccepting,
  now: number,
): Result<Commit, CallProblem> {
  const deadline = wanted === 'later' ? laterByPause(session, now) : wanted;
  const isKept = !accepting || deadline === 'kept' || deadline === session.deadline;
  const moved = isKept ? ok(NOTHING) : setDeadline(session, { deadline, ...present({ shown }) }, now);
  if (!moved.ok) return moved;
  return inOpenStage(session, ({ name, title }) => {
    const text = accepting ? 'Opened again.' : 'Paused.';
    const entry = { kind: 'accepting', body: { stage: name, accepting } } as const;
    const telling: Commit =
      session.record.resolves === undefined
        ? {}
        : { deliver: { kind: 'results', about: title, messages: [] } };
    return { ...telling, ...moved.value, entries: [{ text, entry }, ...(moved.value.entries ?? [])] };
  });
}

/** Moves the deadline so that as much time is left as when the pause began, in whole minutes, by the server's clock. */
function laterByPause({ record, deadline }: GameSession, now: number): number | null {
  const { pausedAt = now } = record.pending;
  return deadline === null ? null : deadline + Math.ceil((now - pausedAt) / MINUTE) * MINUTE;
}

const MINUTE = 60_000;

function inOpenStage({ match }: Play, make: (stage: OpenStage) => Commit): Result<Commit, CallProblem> {
  return match.stage === null
    ? fail({ code: 'game-over', text: 'Changing the open stage: the game is over, none is open.' })
    : ok(make(match.stage));
}
