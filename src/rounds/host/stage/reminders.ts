// Automatic deadlines: a trigger runs every ten minutes, closes forms after the deadline or resolves their stage, and before each
// deadline reminds everyone once, and each missing player in private (ALL-11). In a game with co-hosts it also creates forms and
// fills books for them.
import { playerOf } from '../../session/who-played';
import type { OpenStage } from '../../../games/frame/match';
import { ok, type Result } from '../../../games/frame/result';
import { NOTHING, type Commit } from '../../commit/commit';
import { deliverMissedFates } from '../../delivery/fates';
import { deliverSome } from '../../delivery/deliver';
import { isMessage, isReminder } from '../../outbox/outbox';
import { mentionable, ownReminders, publicReminder } from '../../outbox/invitations';
import { postSome } from '../../delivery/posts';
import type { Shell } from '../../commit/perform';
import { hasCoHosts } from '../../record/hosts';
import { channelsOf, hasChannel } from '../../session/readers';
import { needsPeriodicCheck } from '../../session/resolve-time';
import type { GameSession, Kept, Session } from '../../session/game-session';
import { missingNow } from '../../session/judge';
import type { PersonId } from '../../record/people';
import type { CallProblem, Message } from '../../reply/reply';
import { endOf } from '../../time/deadline';
import { prepareSome } from '../parts/prepare';
import {
  FINISHED,
  prepared,
  resolveWhenDue,
  prepareAndDeliver,
  unfinishedIn,
  type Unfinished,
} from './auto-resolve';

/** Earliest reminder before the deadline, in milliseconds; it goes out with the next check. */
const REMIND_WITHIN_MS = 3 * 3_600_000;

/** The timed triggers' work, for as long as one call should take. */
export function watchDeadlines(session: Session, shell: Shell): Result<Unfinished, CallProblem> {
  const helped = hasCoHosts(shell.outside.hosts.read());
  if (session.kind !== 'game' || !(helped || needsPeriodicCheck(session.record)))
    return noLongerWatched(shell);
  const { reminders, resolves: atDeadline, early } = session.record;
  const resolves = atDeadline !== undefined;
  // No open stage is left to watch, but results are still delivered.
  if (session.match.stage === null && !helped) shell.outside.trigger.delete();
  const gone = resolves || early !== undefined ? resolveWhenDue(session, shell) : ok(session);
  const met = gone.ok && reminders && !resolves ? closeAfterDeadline(gone.value, shell) : gone;
  if (!met.ok) return met;
  const reminded = reminders ? remind(met.value, shell) : met;
  if (!reminded.ok) return reminded;
  return resolves || early !== undefined
    ? prepareAndDeliver(reminded.value, shell)
    : tellBooks(reminded.value, shell);
}

function noLongerWatched({ outside }: Shell): Result<Unfinished, CallProblem> {
  const deleted = outside.trigger.delete();
  return deleted.ok ? ok(FINISHED) : deleted;
}

function tellBooks(session: GameSession, shell: Shell): Result<Unfinished, CallProblem> {
  // Somebody whose account can't create or write these files may have resolved the stage.
  const made = prepared(session, shell);
  if (!made.ok) return made;
  // A recreated form has a new link, which books show.
  const delivered = deliverSome(made.value.session, shell);
  if (!delivered.ok) return delivered;
  // For players whom the submit trigger missed, because the game was busy or the trigger is gone.
  deliverMissedFates(delivered.value, shell.outside);
  // Messages wait for a window of the host's.
  return ok(unfinishedIn({ ...made.value, session: delivered.value }, (one) => !isMessage(one)));
}

function closeAfterDeadline(session: GameSession, shell: Shell): Result<GameSession, CallProblem> {
  const { record, match } = session;
  const end = endOf(session);
  if (match.stage === null || end === null || shell.outside.now() <= end) return ok(session);
  const text = 'Paused: the deadline has passed.';
  const body = { stage: match.stage.name, accepting: false, atDeadline: true };
  const closed = record.pending.accepting
    ? shell.write(session, { entries: [{ text, entry: { kind: 'accepting', body } }] })
    : ok(session);
  // Closes the forms even if the entry exists: an earlier attempt may have been interrupted after it.
  return closed.ok ? prepareSome(closed.value, shell) : closed;
}

/** Reminder and messages in one write, so that it's never sent twice. */
function remind(session: GameSession, shell: Shell): Result<GameSession, CallProblem> {
  const written = shell.write(session, reminderOf(session, shell.outside.now()));
  if (!written.ok) return written;
  const named = written.value.record.pending.reminded?.missing ?? [];
  const missing = named.map((player) => playerOf(session, player).id);
  const books = deliverSome(written.value, shell, {
    these: ({ reader }) => reader !== undefined && missing.includes(reader),
  });
  return books.ok ? postSome(books.value, shell, isReminder) : books;
}

/** Also when nobody is missing, because its absence would reveal that (ALL-11). */
function reminderOf(session: GameSession, now: number): Commit {
  const { match, record, deadline } = session;
  const { reminded, pausedAt } = record.pending;
  if (match.stage === null || deadline === null || reminded !== undefined) return NOTHING;
  // Nobody can answer during a pause.
  if (pausedAt !== undefined) return NOTHING;
  if (!isTime(session, deadline, now)) return NOTHING;
  const missing = missingNow(session);
  return reminding(session, match.stage, missing, {
    messages: [publicReminder(match.stage.title, deadline)],
    books: missing.map((player) => playerOf(session, player).id),
  });
}

/** Only missing players with their own channel: nobody else learns who they are (ALL-11). */
export function remindNow(session: GameSession): Commit {
  const { stage } = session.match;
  const channels = channelsOf(session);
  const missing = missingNow(session).filter((name) => hasChannel(channels, playerOf(session, name).id));
  return stage === null || missing.length === 0
    ? NOTHING
    : reminding(session, stage, missing, { byHost: true });
}

interface AlsoSent {
  readonly byHost?: true;
  readonly messages?: readonly Message[];
  readonly books?: readonly PersonId[];
}

/** Private reminders to missing players, and what else goes out. */
function reminding(
  session: GameSession,
  { name, title }: OpenStage,
  missing: readonly string[],
  { messages = [], books = [], ...by }: AlsoSent,
): Commit {
  return {
    entries: [
      {
        text: `Queued reminders of ${title}.`,
        entry: { kind: 'reminded', body: { stage: name, missing, ...by } },
      },
    ],
    deliver: {
      kind: 'reminder',
      about: title,
      messages: [...messages, ...ownReminders(session, missing)],
      calls: mentionable(session, missing),
      books,
    },
  };
}

/** The last hours before the deadline; for a short stage at most its second half. */
function isTime({ record }: Kept, deadline: number, now: number): boolean {
  const left = deadline - now;
  return left > 0 && left <= Math.min(REMIND_WITHIN_MS, (deadline - record.openedAt) / 2);
}
