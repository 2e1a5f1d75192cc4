// Setting up and creating a game: a draft is kept in the tabs, and becomes the first entry, or every reason why not.
import { holderOf, refused } from '../../../support/host-game';
import { given } from '../../../../src/commands/desk-calls';
import { created, deliver, drafted, gameIn, PLAYERS, sessionOf, setCell } from '../../../support/paper-game';
import { HOST_BOOK, paper } from '../../../support/paper-ports';

test('everyone gets a key of their own, and every book waits to be delivered', () => {
  const book = created();
  const { record, people } = sessionOf(book);
  expect([...people.seats.keys()]).toEqual(PLAYERS);
  expect(new Set([...people.persons.values()].map(({ key }) => key)).size).toBe(PLAYERS.length);
  expect(record.setUp).toMatchObject({ book: HOST_BOOK, game: 'soullinked', practice: true });
  const [, ...waiting] = book.grids.get('outbox') ?? [];
  const own = [...people.persons.values()].map(({ id }) => `player-book:${id}`);
  expect(waiting.map(([id]) => id)).toEqual(['public-book', ...own]);
});

test('a seed is drawn where none is given', () => {
  const book = drafted();
  const seed = book.grids.get('nextSettings')?.find(([title]) => title === 'Seed');
  if (seed === undefined) throw new Error('There is no seed.');
  seed[1] = '';
  given(book.desk.create());
  expect(sessionOf(book).record.setUp.seed).toMatch(/^[0-9a-f]{32}$/);
});

test('no draft, a wrong roster and a game that is there are refused in words', () => {
  expect(refused(paper().desk.create()).code).toBe('no-draft');
  expect(refused(created().desk.create()).code).toBe('game-exists');
  const wrong = drafted();
  wrong.grids.get('nextRoster')?.pop();
  const { code, details } = refused(wrong.desk.create());
  expect([code, details?.length]).toEqual(['set-up-problems', expect.any(Number)]);
});

test('what is told as the game begins is delivered: to everyone, or to the one player whom it concerns', () => {
  const webhook = 'https://discord.com/api/webhooks/1/public';
  const snap = created({ game: 'pokemon-snap', webhook });
  deliver(snap);
  const text = '**Pokémon Snap**\nIris has priority on day 1. It swaps every day.';
  expect(snap.posts).toEqual([[webhook, text]]);
  expect(gameIn(snap.desk).opening).toEqual([{ to: 'everyone', text }]);
  const garnet = created({
    game: 'black-garnet',
    webhook,
    contacts: [['', 'https://discord.com/api/webhooks/1/ana', '']],
  });
  deliver(garnet);
  expect(garnet.posts).toEqual([
    ['https://discord.com/api/webhooks/1/ana', '**The Black Garnet**\nYou begin with 4 garnets.'],
  ]);
});

test('a game with nothing to ask is over as it is created: told, with books and without forms', () => {
  const book = drafted({ game: 'between' });
  const [heads = [], ...rows] = book.grids.get('nextRoster') ?? [];
  for (const row of rows) {
    for (const title of ['Tokens of Life', 'Candidate']) row[heads.indexOf(title)] = '';
  }
  const webhook = 'https://discord.com/api/webhooks/1/public';
  setCell(book, 'nextSettings', 'Discord webhook of the public channel', webhook);
  given(book.desk.create());
  given(book.desk.prepareNext());
  deliver(book);
  expect(given(book.desk.getDesk()).phase).toBe('over');
  const game = gameIn(book.desk);
  expect(game.stage).toBeNull();
  expect(game.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(book.posts.map(([, text]) => text).join('\n')).toContain('There is no Candidate');
  expect(sessionOf(book).record.files.map(({ what }) => what)).not.toContain('form');
  expect(given(book.desk.exportFile({ what: 'game' })).content).toMatchObject({
    game: 'between',
    stages: [],
  });
});

test('who has a channel is invited once their links are made, and once; a practice game calls nobody', () => {
  const webhook = 'https://discord.com/api/webhooks/1/public';
  const channels = { contacts: [['', 'https://discord.com/api/webhooks/2/ann', '']] as const, webhook };
  const book = created({ ...channels, practice: false });
  deliver(book);
  expect(book.posts.map(([address]) => address)).toEqual([webhook, channels.contacts[0][1]]);
  const [open = '', own = ''] = book.posts.map(([, text]) => text);
  expect(open).toContain('**Soullinked: Round 1** is open until <t:');
  expect(open).toContain('For everyone: book:Public book');
  expect(own).toContain('Hello Ann, you play **Soullinked**. Round 1 is open.');
  expect(own).toContain('Your form: form:');
  given(book.desk.setAccepting({ accepting: false }));
  given(book.desk.setAccepting({ accepting: true }));
  given(book.desk.prepareNext());
  deliver(book);
  expect(book.posts).toHaveLength(2);
  const rehearsal = created(channels);
  deliver(rehearsal);
  expect(rehearsal.posts).toEqual([]);
});

test('the host book has a tab with everyone’s links, which follows a new one', () => {
  const book = created({ contacts: [['ann@example.org', '', '']], practice: false });
  const links = () => book.drawn().find(({ title }) => title === 'Links')?.rows ?? [];
  const ann = () => links()[1] ?? [];
  expect(ann().slice(0, 2)).toEqual(['Ann', 'ann@example.org']);
  expect(ann()[3]).toEqual(expect.stringMatching(/^form:.*player=Ann/));
  const before = ann()[3];
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Ann') }));
  expect(ann()[3]).not.toBe(before);
  expect(links()).toHaveLength(5);
});

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
  expect(refused(paper().desk.draft({ game: 'chess', practice: true })).code).toBe('no-such-game');
  const { desk } = created();
  expect(refused(desk.draft({ game: 'soullinked', practice: true })).code).toBe('game-exists');
  expect(desk.discardDraft()).toMatchObject({ error: { code: 'game-exists' } });
});
