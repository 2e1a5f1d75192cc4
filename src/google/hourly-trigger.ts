// What the hourly trigger runs. Whatever stops it now, it tries again in the next hour.
import { watchDeadlines } from '../rounds/commands/reminders';
import { performSteps } from '../rounds/perform';
import { deleteHourly, hourlyTrigger } from './triggers';
import { googlePorts } from './ports';

/** Watches the deadlines of this book's game. `id` is the id of the trigger that fired, which may delete itself. */
export function runHourly(id: string): void {
  const ports = googlePorts();
  const trigger = { ...hourlyTrigger, delete: () => deleteHourly(id) };
  const done = performSteps({ ...ports, trigger }, watchDeadlines);
  if (!done.ok) console.warn(done.error.text);
}
