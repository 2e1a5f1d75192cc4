// What the trigger runs that fires when a form of this book was sent in. What it does not get done is done by its next
// run, by an open sidebar, or by the hourly trigger.
import { answerSubmissions } from '../rounds/delivery/answer-submissions';
import { googlePorts } from './ports';
import { deleteOnSubmit, submitTrigger } from './triggers';

/** As long as a call of the sidebar goes on. */
const WORK_MS = 15_000;

/** Answers all new submissions: the event is not looked at. `id` is that of the trigger, which may delete itself. */
export function runOnSubmit(id: string): void {
  const ports = googlePorts();
  const trigger = { ...submitTrigger, delete: () => deleteOnSubmit(id) };
  const done = answerSubmissions({ ...ports, submitTrigger: trigger }, WORK_MS);
  if (!done.ok) console.warn(done.error.text);
}
