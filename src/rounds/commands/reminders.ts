// Deadlines that look after themselves: about once an hour a trigger runs, closes forms whose deadline has passed,
// and once before each deadline tells the public channel who is missing. Names only, no answers.
import { fail, ok, type Result } from '../../games/result';
import { all } from '../../games/wording';
import { NOTHING, type Commit } from '../commit';
import { channelsOf } from '../delivery/contacts';
import { deliverSome } from '../delivery/deliver';
import { escapeMarkdown, EVERYONE } from '../delivery/messages';
import { isReminder } from '../delivery/outbox';
import type { Shell } from '../perform';
import type { GameSession, Session } from '../session/game-session';
import { missingNow } from '../session/judge';
import { discordTime } from '../time-zone';
import type { UserError } from '../view/api';
import { prepareSome } from './prepare';

/** The trigger runs about once an hour: within three hours it runs at least once. */
const REMIND_WITHIN_MS = 3 * 3_600_000;

/** Switches it on or off; `perform` makes and deletes the hourly trigger with it. */
export function setReminders({ match, record }: GameSession, on: boolean): Result<Commit, UserError> {
  if (on && match.stage === null) {
    return fail({
      code: 'game-over',
      text: 'Watching the deadlines: the game is over, there are none left.',
    });
  }
  if (record.reminders === on) return ok(NOTHING);
  const text = on ? 'Let deadlines look after themselves.' : 'Took the deadlines back into own hands.';
  return ok({ entries: [{ text, entry: { kind: 'reminders', body: { on } } }] });
}

/** What the hourly trigger does. Once there is no open stage to look after any more, it is deleted. */
export function watchDeadlines(session: Session, shell: Shell): Result<undefined, UserError> {
  if (session.kind === 'empty' || session.match.stage === null || !session.record.reminders) {
    return shell.outside.trigger.delete();
  }
  const closed = closeAfterDeadline(session, shell);
  if (!closed.ok) return closed;
  const reminded = remind(closed.value, shell);
  return reminded.ok ? ok(undefined) : reminded;
}

function closeAfterDeadline(session: GameSession, shell: Shell): Result<GameSession, UserError> {
  const { deadline, graceSeconds, record, match } = session;
  const over = deadline !== null && shell.outside.now() > deadline + graceSeconds * 1000;
  if (match.stage === null || !over) return ok(session);
  const text = 'Closed the forms: the deadline has passed.';
  const body = { stage: match.stage.name, accepting: false, atDeadline: true };
  const closed = record.pending.accepting
    ? shell.write(session, { entries: [{ text, entry: { kind: 'accepting', body } }] })
    : ok(session);
  // Also where an earlier try was interrupted between the record and the form.
  return closed.ok ? prepareSome(closed.value, shell) : closed;
}

/** Writes down that it was done and what is to be posted in one go, so that it is never done twice. */
function remind(session: GameSession, shell: Shell): Result<GameSession, UserError> {
  const written = shell.write(session, reminderOf(session, shell.outside.now()));
  return written.ok ? deliverSome(written.value, shell, isReminder) : written;
}

/** The reminder that is due now: nothing where nobody is missing, or it was given already. */
function reminderOf(session: GameSession, now: number): Commit {
  const { match, record, snapshot, deadline } = session;
  if (match.stage === null || deadline === null || record.pending.reminded) return NOTHING;
  if (!channelsOf(snapshot).everyone || !isTime(session, deadline, now)) return NOTHING;
  const missing = missingNow(session);
  if (missing.length === 0) return NOTHING;
  const { name, title } = match.stage;
  const text = escapeMarkdown(`${title}: still waiting for ${all(missing)}.`);
  return {
    entries: [
      {
        text: `Reminded the public channel: ${all(missing)} missing.`,
        entry: { kind: 'reminded', body: { stage: name, missing } },
      },
    ],
    deliver: {
      kind: 'reminder',
      about: title,
      messages: [{ to: EVERYONE, text: `${text} The deadline is ${discordTime(deadline, 'R')}.` }],
    },
  };
}

/** The last hours before the deadline; of a short stage no more than its second half. */
function isTime({ record }: GameSession, deadline: number, now: number): boolean {
  const left = deadline - now;
  return left > 0 && left <= Math.min(REMIND_WITHIN_MS, (deadline - record.openedAt) / 2);
}
