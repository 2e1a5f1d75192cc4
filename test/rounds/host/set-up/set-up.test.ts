// Setting up: a draft is kept in the tabs, and only while no game is in play.
import { given } from '../../../../src/commands/desk-calls';
import { created, drafted, setCell } from '../../../support/paper-game';
import { paper } from '../../../support/paper-ports';

test('a draft is started, saved, and discarded', () => {
  const book = paper();
  expect(given(book.desk.startDraft({ game: 'soullinked', practice: false }))).toMatchObject({
    phase: 'draft',
    draft: { practice: false, roster: [] },
  });
  expect([...book.grids.keys()]).toEqual(['roster', 'settings']);
  expect(given(book.desk.discardDraft()).phase).toBe('empty');
  expect(book.grids.size).toBe(0);
});

test('what only the tabs hold survives a save of the sidebar', () => {
  const book = drafted();
  setCell(
    book,
    'settings',
    'Discord webhook of the public channel',
    'https://discord.com/api/webhooks/1/public',
  );
  const view = given(book.desk.getDesk());
  if (view.phase !== 'draft') throw new Error('There is no draft.');
  given(book.desk.saveDraft({ ...view.draft, game: 'soullinked', seed: 'another' }));
  expect(book.grids.get('settings')).toContainEqual(
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
  setCell(book, 'settings', 'Discord webhook of the public channel', '#general');
  const view = given(book.desk.getDesk());
  if (view.phase !== 'draft') throw new Error('There is no draft.');
  expect(view.draft.problems).toEqual([
    expect.stringMatching(/^E-mail of Ann: “ann” is not an e-mail address\./),
    'Time zone of Ann: “Berlin” is not the name of a time zone. Did you mean Europe/Berlin?',
    expect.stringMatching(/^Discord webhook of Bob: This is not the address/),
    expect.stringMatching(/^Discord webhook of the public channel: This is not/),
  ]);
  expect(book.desk.createGame()).toMatchObject({
    ok: false,
    error: { code: 'set-up-problems', details: view.draft.problems },
  });
  expect(given(drafted().desk.createGame()).phase).toBe('playing');
});

test('a game that does not exist, and one that is in play, are refused', () => {
  expect(paper().desk.startDraft({ game: 'chess', practice: true })).toMatchObject({
    error: { code: 'no-such-game' },
  });
  const { desk } = created();
  expect(desk.startDraft({ game: 'soullinked', practice: true })).toMatchObject({
    error: { code: 'game-exists' },
  });
  expect(desk.discardDraft()).toMatchObject({ error: { code: 'game-exists' } });
});
