// Small changes of the open stage: its deadline and clock, and whether its forms are open.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { OpenStage } from '../../../games/frame/match';
import { count } from '../../../games/frame/wording';
import { NOTHING, type Commit } from '../../commit/commit';
import { hostZone } from '../../contacts/contacts';
import { escapeMarkdown } from '../../discord/markup';
import { EVERYONE } from '../../reply/messages';
import type { CallProblem } from '../../reply/reply';
import { isAcceptedLate } from '../../record/game-record';
import type { GameSession, Play } from '../../session/game-session';
import type { SetAccepting } from './inputs';
import { fatesNow } from '../../session/judge';
import { endOf } from '../../time/deadline';
import { discordTime, timeText } from '../../time/time-zone';

/**
 * Moves the deadline, or takes it away, and tells books and the public channel. A deadline that has passed, or that is
 * before submissions which count, needs the host's word: `agreed` is the `agree` of that error.
 */
export function setDeadline(
  session: GameSession,
  deadline: number | null,
  now: number,
  agreed = '',
): Result<Commit, CallProblem> {
  const question =
    deadline === null || !Number.isSafeInteger(deadline) ? undefined : questionBefore(session, deadline, now);
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
function questionBefore(session: GameSession, deadline: number, now: number): CallProblem | undefined {
  const late = turnedLate(session, deadline);
  if (late.length === 0 && deadline > now) return undefined;
  const resolves = session.record.resolves === undefined ? '' : ' The stage is then resolved by itself soon.';
  const passed =
    deadline > now
      ? ''
      : `that time has passed already, so whatever comes in from now on is late.${resolves} `;
  const turned =
    late.length === 0
      ? 'No submission that counts becomes late.'
      : `${count(late.length, 'submission')} that count${late.length === 1 ? 's' : ''} now came after it and would be late: ${late.join(', ')}.`;
  return {
    code: 'asks-first',
    text: `Moving the deadline to ${momentText(session, deadline)}: ${passed}${turned}`,
    agree: `${deadline} ${late.join('\n')}`,
  };
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
 * Closes the forms, which stops the clock, or opens them again with the deadline that then holds. Where that changes
 * when results come by themselves, books are told.
 */
export function setAccepting(
  session: GameSession,
  { accepting, deadline = 'kept' }: SetAccepting,
  now: number,
): Result<Commit, CallProblem> {
  const isKept = !accepting || deadline === 'kept' || deadline === session.deadline;
  const moved = isKept ? ok(NOTHING) : setDeadline(session, deadline, now);
  if (!moved.ok) return moved;
  return inOpenStage(session, ({ name, title }) => {
    const text = accepting ? 'Opened the forms again.' : 'Closed the forms.';
    const entry = { kind: 'accepting', body: { stage: name, accepting } } as const;
    const telling: Commit =
      session.record.resolves === undefined
        ? {}
        : { deliver: { kind: 'results', about: title, messages: [] } };
    return { ...telling, ...moved.value, entries: [{ text, entry }, ...(moved.value.entries ?? [])] };
  });
}

function inOpenStage({ match }: Play, make: (stage: OpenStage) => Commit): Result<Commit, CallProblem> {
  return match.stage === null
    ? fail({ code: 'game-over', text: 'Changing the open stage: the game is over, none is open.' })
    : ok(make(match.stage));
}
