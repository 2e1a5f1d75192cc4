// Older versions of the host book that are brought back, on paper and on a test host, and going on from one.
import { given } from '../../src/commands/desk-calls';
import type { CallProblem } from '../../src/rounds/reply/reply';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { TestHost } from './host';
import { refused } from './host-game';
import type { Paper } from './paper-ports';

/** The tabs of the host book as they are now, to be brought back later. */
export function version({ host }: TestHost): () => void {
  const id = host.bookId ?? '';
  let kept = '';
  host.cloud.changeBookAsGoogle(id, ({ tabs }) => (kept = JSON.stringify(tabs)));
  return () =>
    host.cloud.changeBookAsGoogle(id, (book) => {
      book.tabs.splice(0, book.tabs.length, ...(JSON.parse(kept) as typeof book.tabs));
    });
}

/** Takes a version on paper, with the rows that forms have landed in it. */
export function paperVersion({ grids, archives, forms }: Paper): () => void {
  const tabs = structuredClone([...grids]);
  const [earlier, rows] = [archives.length, new Map([...forms].map(([id, form]) => [id, form.rows.length]))];
  return () => {
    grids.clear();
    for (const [tab, grid] of structuredClone(tabs)) grids.set(tab, grid);
    archives.length = earlier;
    for (const [id, form] of forms) form.rows.length = rows.get(id) ?? 0;
  };
}

/** Goes on from the older book that is there, as a host does: looks first at what is lost. */
export function goOn(desk: DeskApi): { readonly asked: CallProblem; readonly view: DeskView } {
  const { lostRow: row = '' } = refused(desk.getDesk());
  const asked = refused(desk.goOnFromHere({ row }));
  const { agree: agreed = '' } = asked;
  return { asked, view: given(desk.goOnFromHere({ row, agreed })) };
}
