// The ten-minute trigger's work: after the deadline it closes forms or resolves their stage; before the deadline it reminds
// everyone once, and each missing player privately (ALL-11). In games with co-hosts it also creates forms and updates books
// for them.
import { personPlaying } from '../../session/match-holders';
import type { OpenStage } from '../../../games/frame/match';
import { ok, type Result } from '../../../games/frame/result';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import { deliverMissedFates } from '../../delivery/fates';
import { deliverSome } from '../../delivery/deliver';
import { isMessage, isReminder } from '../../outbox/outbox';
import { mentionablePersons, privateReminders, publicReminder } from '../../outbox/invitations';
import { postQueuedMessages } from '../../delivery/posts';
import { needsTrigger, type Shell } from '../../commit/perform';
import { hasCoHosts } from '../../record/hosts';
import { readerChannels, hasChannel } from '../../session/readers';
import { needsPeriodicCheck } from '../../session/resolve-time';
import type { GameSession, SessionContent, Session } from '../../session/game-session';
import { missingPlayers } from '../../session/judge';
import type { PersonId } from '../../record/people';
import type { CallProblem, Message } from '../../reply/reply';
import { graceEnd } from '../../time/deadline';
import { runPreparationSteps } from '../parts/prepare';
import {
  NO_UNFINISHED_WORK,
  prepareStage,
  resolveIfDue,
  prepareAndDeliver,
  unfinishedWork,
  type UnfinishedWork,
} from './auto-resolve';

/** Reminders are sent by the first check within this time before the deadline, in milliseconds. */
const REMIND_WITHIN_MS = 3 * 3_600_000;

/** Does the timed triggers' work, for as long as one call should take. */
export function watchDeadlines(session: Session, shell: Shell): Result<UnfinishedWork, CallProblem> {
  const hosts = shell.outside.hosts.read();
  // After the game's end there is nothing to watch. Its results are still delivered.
  const checked = needsTrigger(session, hosts) ? ok(undefined) : shell.outside.trigger.delete();
  if (session.kind !== 'game' || !(hasCoHosts(hosts) || needsPeriodicCheck(session.record)))
    return checked.ok ? ok(NO_UNFINISHED_WORK) : checked;
  const { reminders, resolves: atDeadline, early } = session.record;
  const resolves = atDeadline !== undefined;
  const gone = resolves || early !== undefined ? resolveIfDue(session, shell) : ok(session);
  const met = gone.ok && reminders && !resolves ? closeAfterDeadline(gone.value, shell) : gone;
  if (!met.ok) return met;
  const reminded = reminders ? sendReminder(met.value, shell) : met;
  if (!reminded.ok) return reminded;
  return resolves || early !== undefined
    ? prepareAndDeliver(reminded.value, shell)
    : updateBooks(reminded.value, shell);
}

function updateBooks(session: GameSession, shell: Shell): Result<UnfinishedWork, CallProblem> {
  // A co-host, whose account can't create or write these files, may have resolved the stage.
  const made = prepareStage(session, shell);
  if (!made.ok) return made;
  // A recreated form has a new link, which the books contain.
  const delivered = deliverSome(made.value.session, shell);
  if (!delivered.ok) return delivered;
  // Catches up on answers that the submit trigger missed because the game was busy or the trigger was gone.
  deliverMissedFates(delivered.value, shell.outside);
  // Count only books, because the host's window posts messages.
  return ok(unfinishedWork({ ...made.value, session: delivered.value }, (one) => !isMessage(one)));
}

function closeAfterDeadline(session: GameSession, shell: Shell): Result<GameSession, CallProblem> {
  const { record, match } = session;
  const end = graceEnd(session);
  if (match.stage === null || end === null || shell.outside.now() <= end) return ok(session);
  const text = `Paused ${match.stage.title}: its deadline has passed.`;
  const body = { stage: match.stage.name, accepting: false, atDeadline: true };
  const closed = record.pending.accepting
    ? shell.write(session, { entries: [{ text, entry: { kind: 'accepting', body } }] })
    : ok(session);
  // Close the forms even if the entry exists, because an attempt may have been interrupted after writing it.
  return closed.ok ? runPreparationSteps(closed.value, shell) : closed;
}

/** Notes the reminder and queues its messages in one write, so that it's never sent twice. */
function sendReminder(session: GameSession, shell: Shell): Result<GameSession, CallProblem> {
  const written = shell.write(session, remindIfDue(session, shell.outside.now()));
  if (!written.ok) return written;
  const named = written.value.record.pending.reminded?.missing ?? [];
  const missing = named.map((player) => personPlaying(session, player).id);
  const books = deliverSome(written.value, shell, {
    these: ({ reader }) => reader !== undefined && missing.includes(reader),
  });
  return books.ok ? postQueuedMessages(books.value, shell, isReminder) : books;
}

/** Everyone is reminded even if nobody is missing, because no reminder would reveal that everyone has answered (ALL-11). */
function remindIfDue(session: GameSession, now: number): Commit {
  const { match, record, deadline } = session;
  const { reminded, pausedAt } = record.pending;
  if (match.stage === null || deadline === null || reminded !== undefined) return EMPTY_COMMIT;
  // Nobody can answer during a pause.
  if (pausedAt !== undefined) return EMPTY_COMMIT;
  if (!isReminderTime(session, deadline, now)) return EMPTY_COMMIT;
  const missing = missingPlayers(session);
  return reminderCommit(session, match.stage, missing, {
    messages: [publicReminder(match.stage.title, deadline)],
    books: missing.map((player) => personPlaying(session, player).id),
  });
}

/** Reminds only missing players who have their own channel, so nobody else learns who is missing (ALL-11). */
export function remindPlayers(session: GameSession): Commit {
  const { stage } = session.match;
  const channels = readerChannels(session);
  const missing = missingPlayers(session).filter((name) =>
    hasChannel(channels, personPlaying(session, name).id),
  );
  return stage === null || missing.length === 0
    ? EMPTY_COMMIT
    : reminderCommit(session, stage, missing, { byHost: true });
}

interface ReminderExtras {
  readonly byHost?: true;
  readonly messages?: readonly Message[];
  readonly books?: readonly PersonId[];
}

/** Private reminders to missing players, plus the other messages. */
function reminderCommit(
  session: GameSession,
  stage: OpenStage,
  missing: readonly string[],
  { messages = [], books = [], ...by }: ReminderExtras,
): Commit {
  const { name, title } = stage;
  return {
    entries: [
      {
        text: `Queued reminders for ${title}.`,
        entry: { kind: 'reminded', body: { stage: name, missing, ...by } },
      },
    ],
    deliver: {
      kind: 'reminder',
      subject: title,
      messages: [...messages, ...privateReminders(session, stage, missing)],
      calls: mentionablePersons(session, missing),
      books,
    },
  };
}

/** Whether it's time to remind: the last hours before the deadline, for a short stage at most its second half. */
function isReminderTime({ record }: SessionContent, deadline: number, now: number): boolean {
  const left = deadline - now;
  return left > 0 && left <= Math.min(REMIND_WITHIN_MS, (deadline - record.openedAt) / 2);
}
