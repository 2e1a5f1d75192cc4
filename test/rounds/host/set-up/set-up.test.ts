// Setting up: a draft is kept in the tabs, and only while no game is in play.
import { given } from '../../../../src/commands/desk-calls';
import { created, drafted, setCell } from '../../../support/paper-game';
import { paper } from '../../../support/paper-ports';

test('a draft is started, saved, and discarded', () => {
  const book = paper();
  expect(given(book.desk.draft({ game: 'soullinked', practice: false }))).toMatchObject({
    phase: 'empty',
    draft: { practice: false, roster: [] },
  });
  expect([...book.grids.keys()]).toEqual(['nextRoster', 'nextSettings']);
  expect(given(book.desk.discardDraft()).draft).toBeUndefined();
  expect(book.grids.size).toBe(0);
});

test('what only the tabs hold survives a save of the sidebar', () => {
  const book = drafted();
  setCell(
    book,
    'nextSettings',
    'Discord webhook of the public channel',
    'https://discord.com/api/webhooks/1/public',
  );
  const view = given(book.desk.getDesk());
  if (view.draft === undefined) throw new Error('There is no draft.');
  given(book.desk.saveDraft({ ...view.draft, game: 'soullinked', seed: 'another' }));
  expect(book.grids.get('nextSettings')).toContainEqual(
    expect.arrayContaining([
      'Discord webhook of the public channel',
      'https://discord.com/api/webhooks/1/public',
    ]),
  );
});

test('contacts that cannot be used are named where they stand, and no game is created with them', () => {
  const book = drafted({
    contacts: [
      ['ann', '', 'Berlin'],
      ['', 'https://discord.gg/x', ''],
    ],
  });
  setCell(book, 'nextSettings', 'Discord webhook of the public channel', '#general');
  const view = given(book.desk.getDesk());
  if (view.draft === undefined) throw new Error('There is no draft.');
  expect(view.draft.problems).toEqual([
    expect.stringMatching(/^E-mail of Ann: “ann” is not an e-mail address\./),
    'Time zone of Ann: “Berlin” is not the name of a time zone. Did you mean Europe/Berlin?',
    expect.stringMatching(/^Discord webhook of Bob: This is not the address/),
    expect.stringMatching(/^Discord webhook of the public channel: This is not/),
  ]);
  expect(book.desk.create()).toMatchObject({
    ok: false,
    error: { code: 'set-up-problems', details: view.draft.problems },
  });
  expect(given(drafted().desk.create()).phase).toBe('playing');
});

test('a game that does not exist, and one that is in play, are refused', () => {
  expect(paper().desk.draft({ game: 'chess', practice: true })).toMatchObject({
    error: { code: 'no-such-game' },
  });
  const { desk } = created();
  expect(desk.draft({ game: 'soullinked', practice: true })).toMatchObject({
    error: { code: 'game-exists' },
  });
  expect(desk.discardDraft()).toMatchObject({ error: { code: 'game-exists' } });
});
