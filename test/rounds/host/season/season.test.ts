// A season in a host book: started, its matches created, counted and put away, its standings changed.
import { given } from '../../../../src/commands/desk-calls';
import { gameIn, kindsOf, played, sessionOf, stageIn } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';
import {
  count,
  draftIn,
  draftNext,
  loaded,
  PEOPLE,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../../support/paper-season';

const publicChannel = (book: Paper): string => given(book.desk.getContacts()).webhook;

function firstMatchOver(): Paper {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  playToTheEnd(book);
  return book;
}

test('a season goes from match to match in one book, with one link for everyone', () => {
  const book = firstMatchOver();
  expect(seasonIn(book).next).toMatchObject({ action: 'count' });
  const session = loaded(book);
  const keys = session.kind === 'game' ? [...session.record.keys] : [];
  const books = session.kind === 'game' ? session.record.files.filter(({ what }) => what !== 'form') : [];
  expect(books).toHaveLength(5);
  const preview = given(book.desk.previewCount());
  expect(preview.changes.map(({ text }) => text)).toContain('gets the mark Hell');
  count(book);
  expect(seasonIn(book).people.filter(({ marks }) => marks.length > 0)).toHaveLength(4);

  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  expect(draftIn(book).took.length + draftIn(book).differs.length).toBe(4);
  given(book.desk.createMatch());
  const next = loaded(book);
  if (next.kind !== 'game') throw new Error(next.kind);
  expect([...next.record.keys]).toEqual(keys);
  expect(next.record.files).toEqual(books);
  expect(kindsOf(book)).toEqual(['season-goes-on', 'set-up']);
  expect(book.archives).toHaveLength(1);
  expect(seasonIn(book).matches.map(({ number, state }) => [number, state])).toEqual([
    [1, 'put-away'],
    [2, 'running'],
  ]);
  const made = book.books.size;
  playToTheEnd(book);
  expect(book.books.size).toBe(made);
  count(book);
  given(book.desk.putMatchAway({ reason: '' }));
  expect(given(book.desk.getDesk()).phase).toBe('between');
  expect(kindsOf(book)).toEqual(['season-goes-on']);
});

test('people take the roster in the order of joining', () => {
  const book = seasonStarted();
  given(book.desk.draftMatch({ game: 'soullinked', kind: 'main' }));
  expect(draftIn(book).roster.map(([name]) => name)).toEqual(PEOPLE);
});

test('a season starts from a game that is over, and takes its people, keys and books over', () => {
  const book = played(5);
  const before = sessionOf(book);
  expect(gameIn(book.desk).stage).toBeNull();
  const start = {
    name: 'The Elder Tree',
    currencies: [],
    inherit: 'nothing',
    people: [{ name: 'ann', purses: { garnets: 3 } }],
    match: 'main',
  } as const;
  given(book.desk.startSeason(start));
  expect(seasonIn(book).next).toMatchObject({ action: 'open-episode' });
  given(book.desk.openEpisode({ episode: '4' }));
  count(book);
  draftNext(book, 'soullinked', 'extra', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  const after = sessionOf(book);
  expect([...after.record.keys]).toEqual([...before.record.keys]);
  expect(after.record.files).toEqual(before.record.files.filter(({ what }) => what !== 'form'));
  const season = seasonIn(book);
  expect(season.people.map(({ name, purses }) => [name, purses[0]?.amount])).toEqual([
    ['Ann', 3],
    ['Bob', 0],
    ['Cy', 0],
    ['Dee', 0],
  ]);
  expect(season.matches.map(({ kind, episode }) => [kind, episode])).toEqual([
    ['main', '4'],
    ['extra', '4'],
  ]);
});

test('a match is counted once, with what the host leaves out and adds', () => {
  const book = firstMatchOver();
  const { token, changes } = given(book.desk.previewCount());
  const counting = { token, leaveOut: [0], changes: [{ player: 'Ann', tokens: 2 }] };
  expect(book.desk.countMatch({ ...counting, reason: ' ' })).toMatchObject({ error: { code: 'no-reason' } });
  expect(book.desk.countMatch({ ...counting, token: '', reason: 'a bonus' })).toMatchObject({
    error: { code: 'changed-since' },
  });
  given(book.desk.countMatch({ ...counting, reason: 'a bonus' }));
  const season = seasonIn(book);
  expect(season.log).toHaveLength(changes.length);
  expect(season.log[0]).toMatchObject({ player: 'Ann', text: 'tokens +2', cause: 'a bonus', episode: '4' });
  expect(book.desk.countMatch({ ...counting, reason: 'a bonus' })).toMatchObject({
    error: { code: 'already-counted' },
  });
  expect(kindsOf(book).filter((kind) => kind === 'match-counted')).toHaveLength(1);
});

test('a counted match that is corrected and leaves the same offers nothing', () => {
  const book = firstMatchOver();
  count(book);
  expect(seasonIn(book).differs).toBe(false);
  const stages = gameIn(book.desk).past.map(({ name }) => name);
  const change = { kind: 'rewind', toStage: stages[stages.length - 1] ?? '' } as const;
  const { token } = given(book.desk.previewChange({ change }));
  given(book.desk.applyChange({ change, reason: 'Wrong.', token }));
  expect(book.desk.previewCount()).toMatchObject({ error: { code: 'not-over' } });
  given(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  expect(seasonIn(book).differs).toBe(false);
  expect(book.desk.previewCount()).toMatchObject({ error: { code: 'already-counted' } });
});

test('purses that a match took wait until it is counted', () => {
  const book = seasonStarted([
    { name: 'Ann', purses: { garnets: 5 } },
    { name: 'Bob', purses: { garnets: 2 } },
    { name: 'Cy' },
    { name: 'Dee' },
    { name: 'Eve' },
  ]);
  given(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'Garnets', amount: 1 }));
  draftNext(book, 'wanted-sharpshooters', 'main', {
    Ann: { Meadow: 'East' },
    Bob: { Meadow: 'East' },
    Cy: { Meadow: 'West' },
    Dee: { Meadow: 'West' },
    Eve: { Meadow: 'West' },
  });
  expect(draftIn(book).took).toContain('Ann: Garnets 4, from the season.');
  given(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 1 }));
  expect(draftIn(book).took).toContain('Ann: Garnets 3, from the season.');
  expect(draftIn(book).problems).toEqual([]);
  given(book.desk.createMatch());
  const { players } = sessionOf(book).record.setUp;
  expect(players.map((player) => (player as { garnets: number }).garnets)).toEqual([3, 2, 0, 2, 0]);
  const gift = { from: 'Ann', to: 'Dee', purse: 'garnets', amount: 1 };
  expect(book.desk.giveGift(gift)).toMatchObject({ error: { code: 'purse-in-play' } });
  const less = { changes: [{ player: 'Ann', purse: 'garnets', by: -1 }], reason: 'a penalty' };
  expect(book.desk.changeStandings(less)).toMatchObject({ error: { code: 'purse-in-play' } });
  given(book.desk.changeStandings({ ...less, changes: [{ player: 'Ann', purse: 'garnets', by: 1 }] }));
  given(book.desk.putMatchAway({ reason: 'Nobody came.', uncounted: true }));
  given(book.desk.giveGift(gift));
  expect(seasonIn(book).people.map(({ purses }) => purses[1]?.amount)).toEqual([3, 2, 0, 3, 0]);
});

test('the next match is drafted while one runs, and takes who is in when it is created', () => {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  draftNext(book, 'between', 'between');
  expect(draftIn(book).canCreate).toBe(false);
  expect(book.desk.createMatch()).toMatchObject({ error: { code: 'match-uncounted' } });
  expect(seasonIn(book).matches).toHaveLength(1);
  given(
    book.desk.changeStandings({
      changes: [
        { player: 'Eve', joins: true },
        { player: 'Dee', left: true },
      ],
      reason: 'late',
    }),
  );
  playToTheEnd(book);
  count(book);
  given(book.desk.createMatch());
  expect(sessionOf(book).match.roster).toEqual(['Ann', 'Bob', 'Cy', 'Eve']);
  expect(sessionOf(book).record.keys.get('Eve')).toMatch(/^k/);
});

test('somebody who is out comes back as a guest, and not to the game Between', () => {
  const book = seasonStarted();
  given(book.desk.changeStandings({ changes: [{ player: 'Dee', eliminated: true }], reason: 'lost' }));
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  expect(draftIn(book).roster.map(([name]) => name)).toEqual(['Ann', 'Bob', 'Cy']);
  const draft = { ...draftIn(book), game: 'soullinked', guests: ['dee'] };
  given(book.desk.saveMatchDraft({ ...draft, roster: [...draft.roster, ['Dee', 'Hell', 'Sun']] }));
  expect(draftIn(book).problems).toEqual([]);
  given(book.desk.createMatch());
  expect(sessionOf(book).match.roster).toEqual(['Ann', 'Bob', 'Cy', 'Dee']);
  expect(sessionOf(book).record.setUp.season?.guests).toEqual(['Dee']);
});

test('a season ends, its end is taken back, and another takes its people over', () => {
  const book = seasonStarted();
  expect(book.desk.endSeason({ winners: ['Zoe'] })).toMatchObject({ error: { code: 'not-in' } });
  given(book.desk.changeStandings({ changes: [{ player: 'Dee', eliminated: true }], reason: 'lost' }));
  given(book.desk.endSeason({ winners: ['bob'] }));
  expect(seasonIn(book).end).toEqual({
    winners: ['Bob'],
    places: [
      { place: 1, names: ['Bob'] },
      { place: 2, names: ['Ann', 'Cy'] },
      { place: 4, names: ['Dee'] },
    ],
  });
  expect(book.desk.openEpisode({ episode: '5' })).toMatchObject({ error: { code: 'season-over' } });
  given(book.desk.takeEndBack({ reason: 'A wrong click.' }));
  given(book.desk.openEpisode({ episode: '5' }));
  given(book.desk.endSeason({ winners: ['Bob'] }));
  const keys = loaded(book);
  given(book.desk.startSeason({ name: 'Another', currencies: [], inherit: 'everything', people: [] }));
  expect(seasonIn(book)).toMatchObject({ name: 'Another', episodes: [], end: null });
  const after = loaded(book);
  expect(after.kind === 'between' && keys.kind === 'between' && [...after.season.keys]).toEqual(
    keys.kind === 'between' && [...keys.season.keys],
  );
});

test('a season’s book takes no game of its own', () => {
  const book = seasonStarted();
  expect(book.desk.startDraft({ game: 'soullinked', practice: true })).toMatchObject({
    error: { code: 'season-exists' },
  });
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  expect(book.desk.closeGame({ reason: 'r' })).toMatchObject({ error: { code: 'season-exists' } });
});

test('who plays on for somebody does so in later matches, with a book that none of the former one’s is in', () => {
  const book = firstMatchOver();
  count(book);
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  const bobs = sessionOf(book).record.files.find(({ name }) => name === 'Bob')?.id;
  const replace = (name: string): unknown =>
    book.desk.applyChange({
      change: { kind: 'replace-player', player: 'Bob', name },
      reason: 'Bob moved.',
      token: '',
    });
  given(book.desk.changeStandings({ changes: [{ player: 'Zoe', joins: true }], reason: 'late' }));
  expect(replace('zoe')).toMatchObject({ error: { code: 'name-taken' } });
  expect(replace('Eve')).toMatchObject({ ok: true });
  expect(
    book.desk.changeStandings({ changes: [{ player: 'eve', joins: true }], reason: 'late' }),
  ).toMatchObject({ error: { code: 'name-taken' } });
  playToTheEnd(book);
  count(book);
  const { record } = sessionOf(book);
  const eves = record.files.find(({ name }) => name === 'Eve')?.id;
  expect(eves).not.toBe(bobs);
  expect(record.formerBooks.map(({ file }) => file.id)).toEqual([bobs]);

  draftNext(book, 'between', 'between');
  given(book.desk.createMatch());
  const third = sessionOf(book);
  expect(third.record.keys.get('Bob')).toBe(record.keys.get('Bob'));
  expect(third.record.substitutes).toMatchObject([{ player: 'Bob', person: 'Eve' }]);
  expect(third.record.files.find(({ name }) => name === 'Eve')?.id).toBe(eves);
  expect(seasonIn(book).people.map(({ title }) => title)[1]).toMatch(/^Bob \(played by Eve/);
  const writes = book.books.get(bobs ?? '')?.tabs;
  given(book.desk.prepareNext());
  given(book.desk.deliverSome());
  expect(book.books.get(bobs ?? '')?.tabs).toBe(writes);
});

test('nothing that waits is lost when a match begins that not everybody plays', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee'].map((name) => ({ name })));
  given(book.desk.saveContacts({ zone: '', webhook: 'https://discord.com/api/webhooks/1/all', players: {} }));
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  playToTheEnd(book);
  const end = { player: 'Dee', eliminated: true } as const;
  const { token } = given(book.desk.previewCount());
  given(book.desk.countMatch({ token, leaveOut: [], changes: [end], reason: 'the duel' }));
  // Contacts that change after the last delivery make all books wait.
  given(book.desk.saveContacts({ zone: 'Europe/Berlin', webhook: publicChannel(book), players: {} }));
  const waiting = (): readonly string[] =>
    (book.grids.get('outbox') ?? [])
      .filter(([, , , , mark]) => mark === 'waiting')
      .map(([id, , , , , , text]) => `${String(id)} ${String(text)}`);
  const before = waiting();
  expect(before).toContain('player-book:Dee ');
  expect(before.filter((id) => id.startsWith('discord:'))).not.toEqual([]);
  given(book.desk.putMatchAway({ reason: '' }));
  draftNext(book, 'between', 'between');
  given(book.desk.createMatch());
  expect(sessionOf(book).match.roster).not.toContain('Dee');
  expect(waiting()).toEqual(expect.arrayContaining([...before]));
  const dees = sessionOf(book).record.files.find(({ name }) => name === 'Dee');
  given(book.desk.deliverSome());
  expect(waiting().filter((id) => id.startsWith('player-book'))).toEqual([]);
  expect(book.books.get(dees?.id ?? '')?.tabs.map(({ title }) => title)[0]).toBe('Now');
});

test('a match begins with the settings of the last of its game, but for what people decide anew', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({ name })));
  const settings = { 'Second abilities': 'yes', 'Price of a mission hint': '2', 'Last round': '3' };
  draftNext(book, 'black-garnet', 'main', {}, { settings });
  expect(draftIn(book).problems).toEqual([]);
  given(book.desk.createMatch());
  given(book.desk.draftMatch({ game: 'black-garnet', kind: 'main' }));
  const { settings: next, practice, seed } = draftIn(book);
  expect(next['Last round']).toBe('3');
  expect([next['Second abilities'], next['Price of a mission hint']]).toEqual([undefined, undefined]);
  expect([practice, seed]).toEqual([true, '']);
});

test('a change or a gift that was made, though no answer came, is not made again by a second try', () => {
  const book = seasonStarted([{ name: 'Ann', purses: { garnets: 5 } }, { name: 'Bob' }]);
  const { token } = seasonIn(book);
  const gift = { from: 'Ann', to: 'Bob', purse: 'garnets', amount: 1, token };
  given(book.desk.giveGift(gift));
  expect(book.desk.giveGift(gift)).toMatchObject({ error: { code: 'changed-since' } });
  const bonus = { changes: [{ player: 'Ann', tokens: 1 }], reason: 'a bonus', token: seasonIn(book).token };
  given(book.desk.changeStandings(bonus));
  expect(book.desk.changeStandings(bonus)).toMatchObject({ error: { code: 'changed-since' } });
  expect(seasonIn(book).people.map(({ purses, tokens }) => [purses[1]?.amount, tokens])).toEqual([
    [4, 1],
    [1, 0],
  ]);
});

test('who joins late comes with contacts, and wrong ones are refused', () => {
  const book = seasonStarted();
  const joins = { changes: [{ player: 'Eve', joins: true }], reason: 'late' } as const;
  expect(book.desk.changeStandings({ ...joins, contacts: { Eve: { 'E-mail': 'nowhere' } } })).toMatchObject({
    error: { text: expect.stringContaining('Eve') as string },
  });
  expect(seasonIn(book).people).toHaveLength(4);
  given(book.desk.changeStandings({ ...joins, contacts: { Eve: { 'E-mail': 'eve@example.org' } } }));
  expect(JSON.stringify(book.grids.get('roster'))).toContain('eve@example.org');
});

test('what is in a purse is private until its currency is public; the rest is not', () => {
  const book = seasonStarted([{ name: 'Ann', purses: { garnets: 5 } }, { name: 'Bob' }]);
  const changes = [
    { player: 'Ann', purse: 'garnets', by: 1 },
    { player: 'Ann', purse: 'bellflowers', by: 1 },
    { player: 'Ann', tokens: 1 },
  ];
  given(book.desk.changeStandings({ changes, reason: 'a bonus' }));
  const isPrivate = (): readonly boolean[] => seasonIn(book).log.map((line) => line.isPrivate);
  expect(isPrivate()).toEqual([false, false, true]);
});

test('the set-up says who has the say, by the winners of the last match, and never a secret', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({ name })));
  const out = ['Eve', 'Fay'].map((player) => ({ player, left: true }) as const);
  given(book.desk.draftMatch({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).say).toEqual([]);
  given(book.desk.discardMatchDraft());
  given(book.desk.changeStandings({ changes: out, reason: 'away' }));
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  playToTheEnd(book);
  const winners = sessionOf(book).match.winners();
  expect(winners.length).toBeGreaterThan(0);
  given(book.desk.draftMatch({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).say).toEqual([]);
  count(book);
  const who = winners.length === 1 ? `${winners.join()}, winner` : `${winners.join(' and ')}, winners`;
  const verb = winners.length === 1 ? 'chooses' : 'choose';
  const said = ['Second abilities', 'Price to learn', 'Price of a mission hint', 'Price of a stat point'];
  const { say } = draftIn(book);
  expect(say).toContain(`Second abilities: ${who} of 4, ${verb}.`);
  expect(say).toContain(`Price of a mission hint: ${who} of 4, ${verb}.`);
  expect(say).toHaveLength(said.length);
  expect(say.join()).not.toContain('Duel');
  given(book.desk.putMatchAway({ reason: '' }));
  expect(draftIn(book).say).toEqual(say);
});

test('the host is warned before a match that tells purses, and before its record is published', () => {
  const people = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'].map((name, at) => ({ name, purses: { garnets: at } }));
  const meadows = Object.fromEntries(
    people.map(({ name }, at) => [name, { Meadow: at < 2 ? 'East' : 'West' }]),
  );
  const book = seasonStarted(people);
  const tells = /tells everyone how many garnets/;
  draftNext(book, 'black-garnet', 'main');
  expect(draftIn(book).warnings.join()).not.toMatch(tells);
  given(book.desk.discardMatchDraft());
  draftNext(book, 'wanted-sharpshooters', 'main', meadows);
  expect(draftIn(book).warnings.join()).toMatch(tells);
  given(book.desk.changeSeasonSettings({ currencies: [{ name: 'Garnets', shown: 'public' }] }));
  expect(draftIn(book).warnings.join()).not.toMatch(tells);
  given(book.desk.createMatch());
  expect(gameIn(book.desk).publishes).toEqual([
    'The set-up holds the garnets that were in everyone’s purse when the match began: Ann 0, Bob 1, Cy 2, Dee 3, Eve 4.',
  ]);
});

test('a game that is played the first time begins with the deadlines of the match before', () => {
  const book = seasonStarted();
  given(book.desk.draftMatch({ game: 'soullinked', kind: 'main' }));
  const [first] = draftIn(book).timings;
  const timings = draftIn(book).timings.map((timing) => ({ ...timing, seconds: 7200, graceSeconds: 77 }));
  expect(first).not.toEqual(timings[0]);
  given(book.desk.discardMatchDraft());
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS, { timings });
  given(book.desk.createMatch());
  given(book.desk.draftMatch({ game: 'pokemon-snap', kind: 'main' }));
  const next = draftIn(book).timings;
  expect(next.map(({ seconds, graceSeconds }) => [seconds, graceSeconds])).toEqual(
    next.map(() => [7200, 77]),
  );
  given(book.desk.discardMatchDraft());
  given(book.desk.draftMatch({ game: 'tactical-picture-hunt', kind: 'death' }));
  expect(draftIn(book).timings.map(({ graceSeconds }) => graceSeconds)).not.toContain(77);
});
