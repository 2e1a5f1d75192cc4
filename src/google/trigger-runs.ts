// The functions that the triggers run: one every hour, one at a deadline, and one when a form of this book was sent in.
// Whatever stops a run, the next one, an open sidebar or the next hour goes on with it.
import { lookAtDeadlines } from '../rounds/calls/deadline-look';
import { deliverFates } from '../rounds/delivery/fates';
import { alarmInRun, deleteAlarm } from './alarm';
import { googlePorts } from './ports';
import { deleteHourly, deleteOnSubmit, hourlyTrigger, submitTrigger } from './triggers';

/** Watches the deadlines of this book's game. `id` is the id of the trigger that fired, which may delete itself. */
export function runHourly(id: string): void {
  const trigger = { ...hourlyTrigger, delete: () => deleteHourly(id) };
  const done = lookAtDeadlines({ ...googlePorts(), alarm: alarmInRun, trigger });
  if (!done.ok) console.warn(done.error.text);
}

/** The same at a deadline, once: the trigger goes first, since Google keeps those that have run. */
export function runAtDeadline(id: string): void {
  deleteAlarm(id);
  const done = lookAtDeadlines({ ...googlePorts(), alarm: alarmInRun });
  if (!done.ok) console.warn(done.error.text);
}

/** The time for which a run goes on, in milliseconds: the same as a call of the sidebar. */
const WORK_MS = 15_000;

/** Answers all new submissions: the event is not looked at. `id` is that of the trigger, which may delete itself. */
export function runOnSubmit(id: string): void {
  const trigger = { ...submitTrigger, delete: () => deleteOnSubmit(id) };
  const ports = { ...googlePorts(), alarm: alarmInRun, submitTrigger: trigger };
  const done = deliverFates(ports, WORK_MS);
  if (!done.ok) console.warn(done.error.text);
}
