// Archives the current match.
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { Reply } from '../../../src/rounds/reply/reply';
import { call } from '../calls';
import { listDeliveries, deliverAll, waitingBooks } from '../stage/deliver';

/** Updates waiting books first, because an archived match's tabs are never updated again. */
export async function writePendingBooks(
  view: DeskView,
  show: (view: DeskView) => void,
): Promise<Reply<unknown>> {
  const known = listDeliveries(view);
  return waitingBooks(known).length === 0 ? { ok: true, value: null } : deliverAll(show, { known });
}

export async function archiveMatch(
  input: { readonly reason: string; readonly uncounted: boolean },
  view: DeskView,
  show: (view: DeskView) => void,
): Promise<Reply<DeskView>> {
  const drawn = await writePendingBooks(view, show);
  return drawn.ok ? call('archive', input) : drawn;
}
