// Restores an older version of the host book, on paper or on a test host, and continues from it.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { CallProblem } from '../../src/rounds/reply/reply';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { TestHost } from './host';
import { refused } from './host-game';
import type { Paper } from './paper-ports';

/** Saves the host book's tabs; returns the function that restores them. */
export function version({ host }: TestHost): () => void {
  const id = host.bookId ?? '';
  let kept = '';
  host.cloud.changeBookAsGoogle(id, ({ tabs }) => (kept = JSON.stringify(tabs)));
  return () =>
    host.cloud.changeBookAsGoogle(id, (book) => {
      book.tabs.splice(0, book.tabs.length, ...(JSON.parse(kept) as typeof book.tabs));
    });
}

/** Saves a version of a paper book with its forms' rows. Returns the function that restores it. */
export function paperVersion({ grids, archives, forms }: Paper): () => void {
  const tabs = structuredClone([...grids]);
  const [earlier, rows] = [archives.length, new Map([...forms].map(([id, form]) => [id, [...form.rows]]))];
  return () => {
    grids.clear();
    for (const [tab, grid] of structuredClone(tabs)) grids.set(tab, grid);
    archives.length = earlier;
    for (const [id, form] of forms) form.rows.splice(0, form.rows.length, ...(rows.get(id) ?? []));
  };
}

/** Continues from the older version as a host does, after seeing what would be lost. */
export function continueFrom(desk: DeskApi): { readonly asked: CallProblem; readonly view: DeskView } {
  const { lostRow: row = '' } = refused(desk.getDesk());
  const asked = refused(desk.goOnFromHere({ row }));
  const { agree: agreed = '' } = asked;
  return { asked, view: unwrapReply(desk.goOnFromHere({ row, agreed })) };
}
