// The functions that the triggers run: one every hour, and one when a form of this book was sent in. Whatever stops a
// run, the next one, an open sidebar or the next hour goes on with it.
import { watchDeadlines } from '../rounds/commands/reminders';
import { deliverFates } from '../rounds/delivery/fates';
import { performSteps } from '../rounds/commit/perform';
import { gameOf } from '../rounds/session/game-session';
import { googlePorts } from './ports';
import { deleteHourly, deleteOnSubmit, hourlyTrigger, submitTrigger } from './triggers';

/** Watches the deadlines of this book's game. `id` is the id of the trigger that fired, which may delete itself. */
export function runHourly(id: string): void {
  const ports = googlePorts();
  const trigger = { ...hourlyTrigger, delete: () => deleteHourly(id) };
  const done = performSteps({ ...ports, trigger }, gameOf, watchDeadlines);
  if (!done.ok) console.warn(done.error.text);
}

/** The time for which a run goes on, in milliseconds: the same as a call of the sidebar. */
const WORK_MS = 15_000;

/** Answers all new submissions: the event is not looked at. `id` is that of the trigger, which may delete itself. */
export function runOnSubmit(id: string): void {
  const ports = googlePorts();
  const trigger = { ...submitTrigger, delete: () => deleteOnSubmit(id) };
  const done = deliverFates({ ...ports, submitTrigger: trigger }, WORK_MS);
  if (!done.ok) console.warn(done.error.text);
}
