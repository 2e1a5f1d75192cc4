// What the hourly trigger runs. Whatever stops it now, it tries again in the next hour.
import { watchDeadlines } from '../rounds/commands/reminders';
import { performSteps } from '../rounds/perform';
import { deleteTrigger, triggerPort } from './trigger';
import { googlePorts } from './ports';

/** Watches the deadlines of this book's game. `id` is the id of the trigger that fired, which may delete itself. */
export function runHourly(id: string): void {
  const ports = googlePorts();
  const trigger = { ...triggerPort, delete: () => deleteTrigger(id) };
  const done = performSteps({ ...ports, trigger }, watchDeadlines);
  if (!done.ok) console.warn(done.error.text);
}
