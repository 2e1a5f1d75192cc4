// Links in the built bundle: books lead to form, public book and rules, and the sidebar has each of them to copy.
import { links } from '../support/host-books';
import { sheetIdOf } from '../../packages/apps-script-stand-in/test/host-tabs';
import { deliverAll, SMALL, submittedGame } from '../support/host-game';

const idIn = (url: string): string => /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';

test('every book leads to form, public book and rules; an invitation has all of them', () => {
  const { host, desk } = submittedGame(SMALL);
  const { publicBook, players } = deliverAll(desk);
  const rulesLink = `${publicBook}#gid=${sheetIdOf(host, idIn(publicBook), 'Rules')}`;
  for (const { name, link, book, invitation } of players) {
    const front = links(host, idIn(book), 'Now');
    const words = ['Send your move', 'The public book: what everyone reads', 'The rules'];
    expect([name, ...words.map((each) => front.get(each))]).toEqual([name, link, publicBook, rulesLink]);
    for (const address of [link, book, publicBook, rulesLink]) expect(invitation).toContain(address);
  }
});
