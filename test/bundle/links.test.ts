// Links in the built bundle: books lead to form, public book and rules, and the sidebar has each of them to copy.
import { cells } from '../support/host-books';
import { sheetIdOf } from '../support/host-tabs';
import { deliverAll, SMALL, submittedGame } from '../support/host-game';

const idIn = (url: string): string => /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';

test('every book leads to form, public book and rules; an invitation has all of them', () => {
  const { host, desk } = submittedGame(SMALL);
  const { publicBook, players } = deliverAll(desk);
  const rulesLink = `${publicBook}#gid=${sheetIdOf(host, idIn(publicBook), 'Rules')}`;
  for (const { name, link, book, invitation } of players) {
    const front = new Map(cells(host, idIn(book), 'Now').map(([title, value]) => [title, value]));
    expect([name, front.get('Your form'), front.get('For everyone'), front.get('Rules')]).toEqual([
      name,
      link,
      publicBook,
      rulesLink,
    ]);
    for (const address of [link, book, publicBook, rulesLink]) expect(invitation).toContain(address);
  }
});
