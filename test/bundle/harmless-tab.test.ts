// The host book on a shared screen: it opens at a tab without secrets, and response tabs are hidden.
import { flagAt, objectAt, objectsAt, textAt } from 'apps-script-stand-in/json';
import { cells } from '../support/host-books';
import { deliverAll, playStage, prepare, submittedGame } from '../support/host-game';

test('the host book opens at a harmless tab, and no visible tab is one of responses', () => {
  const test = submittedGame({ game: 'black-garnet', players: 3 });
  playStage(test.desk);
  prepare(test.desk);
  const { publicBook } = deliverAll(test.desk);
  const book = test.host.bookId ?? '';
  const tabs = objectsAt(test.host.sheets().get(book, {}), 'sheets').map((sheet) =>
    objectAt(sheet, 'properties'),
  );
  const responses = tabs.filter((tab) => (textAt(tab, 'title') ?? '').startsWith('Form Responses'));
  expect(responses.length).toBeGreaterThan(1);
  expect(responses.map((tab) => flagAt(tab, 'hidden'))).toEqual(responses.map(() => true));
  const first = tabs.find((tab) => !flagAt(tab, 'hidden'));
  expect(first?.['title']).toBe('Now');
  const shown = cells(test.host, book, 'Now').flat().join(' ');
  expect(shown).toContain('The Black Garnet');
  // Except how to continue, the tab only says what everyone can read.
  const id = /\/d\/([^/]+)\//.exec(publicBook)?.[1] ?? '';
  const known = cells(test.host, id, 'Now').flat().join(' ').split(/\s+/);
  const own = shown.replace(/To open the sidebar: .+ with players\./, '').split(/\s+/);
  expect(own.filter((word) => !known.includes(word))).toEqual([]);
});
