// Settings of the open stage: its deadline and clock, and whether it accepts answers.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { OpenStage } from '../../../games/frame/match';
import { dropUndefined } from '../../../games/frame/json';
import { plural, joinList } from '../../../games/frame/wording';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import { hostTimeZone } from '../../contacts/contacts';
import { escapeMarkdown } from '../../discord/markup';
import { EVERYONE, type CallProblem } from '../../reply/reply';
import { isLateAnswerAccepted } from '../../record/game-record';
import type { GameSession, PlayedGame } from '../../session/game-session';
import type { SetAcceptingInput, SetDeadlineInput } from './inputs';
import { currentFates } from '../../session/judge';
import { graceEnd } from '../../time/deadline';
import { discordTime, timeText } from '../../time/time-zone';
import { MINUTE_MS } from '../../time/duration';

/**
 * Sets the deadline, and updates books and the public channel. Asks the host first if somebody else has changed it since, if
 * the new time has already passed, or if answers that count would become late. `agreed` is that refusal's `agree`.
 */
export function setDeadline(
  session: GameSession,
  chosen: SetDeadlineInput,
  now: number,
): Result<Commit, CallProblem> {
  const { deadline, agreed = '' } = chosen;
  const question = deadlineQuestion(session, chosen, now);
  if (question !== undefined && question.agree !== agreed) return fail(question);
  return commitInOpenStage(session, ({ name, title }) => ({
    entries: [
      {
        text:
          deadline === null
            ? `Removed the deadline for ${title}.`
            : `Set the deadline for ${title} to ${hostTimeText(session, deadline)}.`,
        entry: { kind: 'deadline', body: { stage: name, ...(deadline === null ? {} : { deadline }) } },
      },
    ],
    deliver: {
      kind: 'results',
      subject: title,
      messages: [
        {
          to: EVERYONE,
          text:
            deadline === null
              ? `${escapeMarkdown(title)}: the deadline was removed.`
              : `${escapeMarkdown(title)}: the deadline is now ${discordTime(deadline)} (${discordTime(deadline, 'R')}).`,
        },
      ],
    },
  }));
}

/** The question to the host, if one is needed. */
function deadlineQuestion(
  session: GameSession,
  { deadline, shown }: SetDeadlineInput,
  now: number,
): CallProblem | undefined {
  const moved = deadlineMovedText(session, deadline, shown);
  const asked =
    deadline === null || !Number.isSafeInteger(deadline) ? [] : deadlineConcerns(session, deadline, now);
  const [first, ...more] = [moved, ...asked].filter((text) => text !== '');
  if (first === undefined) return undefined;
  const tried =
    deadline === null
      ? 'Removing the deadline'
      : `Changing the deadline to ${hostTimeText(session, deadline)}`;
  return {
    code: 'asks-first',
    text: [`${tried}: ${first.slice(0, 1).toLowerCase()}${first.slice(1)}`, ...more].join(' '),
    // Includes the saved deadline, so that the host is asked again if it changes once more.
    agree: JSON.stringify([deadline, session.deadline, asked]),
  };
}

/** How somebody else has changed the deadline since the window showed it; empty if nobody has. */
function deadlineMovedText(
  session: GameSession,
  deadline: number | null,
  shown: number | null | undefined,
): string {
  const { deadline: stands } = session;
  if (shown === undefined || stands === shown || stands === deadline) return '';
  return stands === null
    ? 'Somebody else has removed the deadline since you opened this.'
    : `Somebody else has changed the deadline to ${hostTimeText(session, stands)} since you opened this.`;
}

/** What the host must be asked about this deadline; may be empty. */
function deadlineConcerns(session: GameSession, deadline: number, now: number): readonly string[] {
  const late = newlyLatePlayers(session, deadline);
  if (late.length === 0 && deadline > now) return [];
  const resolves =
    session.record.resolves === undefined ? '' : ' The stage will soon be resolved automatically.';
  const passed =
    deadline > now ? '' : `That time has already passed, so any new answers will be late.${resolves}`;
  const turned =
    late.length === 0
      ? 'Answers that count now won’t become late.'
      : `${plural(late.length, 'answer')} that currently count${late.length === 1 ? 's' : ''} came in after that time and would become late: ${joinList(late)}.`;
  return [passed, turned];
}

/** Players whose answers count now but would become late. */
function newlyLatePlayers(session: GameSession, deadline: number): readonly string[] {
  const { inputs, record, graceSeconds } = session;
  const closesAt = graceEnd({ deadline, graceSeconds });
  const after = inputs.submissions
    .filter((entry) => entry.at > closesAt && !isLateAnswerAccepted(record.pending, entry))
    .map(({ from }) => from);
  return currentFates(session).flatMap(({ id, player, fate }) =>
    fate.kind === 'counted' && after.includes(id) ? [player] : [],
  );
}

/** The time in the host's zone. If the instant isn't a valid date, shows the number. Saving refuses invalid dates. */
function hostTimeText({ snapshot }: GameSession, instant: number): string {
  return Number.isNaN(new Date(instant).getTime())
    ? String(instant)
    : timeText(instant, hostTimeZone(snapshot));
}

/** Pauses or reopens the stage. A pause closes forms and stops the clock. Updates books if they say when results come. */
export function setAccepting(
  session: GameSession,
  { accepting, deadline: wanted = 'kept', shown }: SetAcceptingInput,
  now: number,
): Result<Commit, CallProblem> {
  const deadline = wanted === 'later' ? deadlineAfterPause(session, now) : wanted;
  const isKept = !accepting || deadline === 'kept' || deadline === session.deadline;
  const moved = isKept
    ? ok(EMPTY_COMMIT)
    : setDeadline(session, { deadline, ...dropUndefined({ shown }) }, now);
  if (!moved.ok) return moved;
  return commitInOpenStage(session, ({ name, title }) => {
    const text = accepting ? `Reopened ${title}.` : `Paused ${title}.`;
    const entry = { kind: 'accepting', body: { stage: name, accepting } } as const;
    const telling: Commit =
      session.record.resolves === undefined
        ? {}
        : { deliver: { kind: 'results', subject: title, messages: [] } };
    return { ...telling, ...moved.value, entries: [{ text, entry }, ...(moved.value.entries ?? [])] };
  });
}

/** The deadline moved by the length of the pause, in whole minutes. */
function deadlineAfterPause({ record, deadline }: GameSession, now: number): number | null {
  const { pausedAt = now } = record.pending;
  return deadline === null ? null : deadline + Math.ceil((now - pausedAt) / MINUTE_MS) * MINUTE_MS;
}

function commitInOpenStage(
  { match }: PlayedGame,
  make: (stage: OpenStage) => Commit,
): Result<Commit, CallProblem> {
  return match.stage === null
    ? fail({ code: 'game-over', text: 'Changing the open stage: the game is over, so no stage is open.' })
    : ok(make(match.stage));
}
