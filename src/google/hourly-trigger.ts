// What the hourly trigger runs. Whatever stops it now, the next hour tries again.
import { watchDeadlines } from '../rounds/commands/reminders';
import { alarmPort, takeAway } from './trigger';
import { googlePorts } from './ports';

/** Looks after the deadlines of this book's game; `id` is the trigger's own, by which it can take itself away. */
export function wake(id: string): void {
  const ports = googlePorts();
  const alarm = { ...alarmPort, off: () => takeAway(id) };
  const done = ports.exclusively(() => watchDeadlines({ ...ports, alarm }));
  if (!done.ok) console.warn(done.error.text);
}
