// When a substitute plays, the former player's link says so and opens nothing.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { publishedGame } from '../../../src/rounds/session/page-keys';
import { correct, gameIn, played, sessionOf } from '../../support/paper-game';
import { holderOf, refused } from '../../support/host-game';
import { keyOf, preparedWithPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';

function replace(book: Paper, name: string): void {
  correct(book, { kind: 'replace-player', player: 'Bob', name });
  while (gameIn(book.desk).toPrepare.length > 0) unwrapReply(book.desk.prepareNext());
}

const look = (book: Paper, key: string): CallProblem =>
  refused(PAGE_CALLS.readPage(book.ports, { key, stamp: '' }));

test('whoever played before reads who plays now, and nothing else opens', () => {
  const book = preparedWithPage(played(1));
  const stolen = keyOf(book, 'Bob');
  unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob') }));
  const bob = keyOf(book, 'Bob');
  replace(book, 'Eve');
  const said = look(book, bob);
  expect(said).toEqual({
    code: 'replaced',
    text: 'Eve plays for Bob now. This page is closed, and you won’t be asked anything else here.',
  });
  expect(refused(PAGE_CALLS.sendMove(book.ports, { key: bob, stage: 'round-2', answers: [] }))).toEqual(said);
  // A stranger may have the link that was replaced before.
  expect(look(book, stolen).code).toBe('no-page');
  const eve = keyOf(book, 'Bob');
  unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob') }));
  expect(look(book, eve).code).toBe('no-page');
  // All former players of the seat read who plays now.
  const eveNow = keyOf(book, 'Bob');
  replace(book, 'Zoe');
  expect([bob, eveNow].map((key) => look(book, key).text)).toEqual(
    [0, 1].map((): unknown => expect.stringMatching(/^Zoe plays for Bob now\./)),
  );
});

test('the data kept for it has no key, and the former player can return', () => {
  const book = preparedWithPage(played(1));
  const bob = keyOf(book, 'Bob');
  replace(book, 'Eve');
  expect(JSON.stringify(publishedGame(sessionOf(book)))).not.toContain(bob);
  const back = { kind: 'replace-player', player: 'Bob', name: 'Bob' } as const;
  expect(unwrapReply(book.desk.previewChange({ change: back })).summary).toContain('show this seat again');
});
