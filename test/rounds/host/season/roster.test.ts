// Who plays a season's match: in the order of joining, late, as a guest, as a substitute, or not at all.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { holder, seatName } from '../../../../src/rounds/record/people';
import { refused } from '../../../support/host-game';
import { sessionOf } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';
import {
  asKind,
  beginSoullinked,
  count,
  draftIn,
  draftNext,
  firstMatchOver,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../../support/paper-season';

const publicChannel = (book: Paper): string => unwrapReply(book.desk.getContacts()).webhook;

test('a substitute is no guest of that match, and doesn’t also play for themselves', () => {
  const book = seasonStarted();
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Dee', eliminated: true }], reason: 'lost' }));
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  unwrapReply(book.desk.substitutePerson({ player: 'Bob', name: 'Dee', reason: 'Bob is away.' }));
  const contacts = unwrapReply(book.desk.getContacts()).players.map(({ title }) => title);
  expect(contacts).toEqual(['Ann', 'Bob (played by Dee since episode 4)', 'Cy']);
  const { place, ...typed } = draftIn(book);
  const roster = [...typed.roster, ['Dee', 'Hell', 'Sun'], ['Zed', 'Hell', 'Sun']];
  const draft = { ...typed, game: 'soullinked', place: { ...place, guests: ['dee'] }, roster };
  unwrapReply(book.desk.saveDraft(draft));
  expect(draftIn(book).problems.slice(0, 2)).toEqual([
    'Zed isn’t in this season. Choose someone who is.',
    'Dee plays for Bob, so they can’t be a guest in the same match.',
  ]);
  expect(book.desk.create()).toMatchObject({ error: { code: 'set-up-problems' } });
  expect(
    refused(book.desk.changeStandings({ changes: [{ player: 'dee', joins: true }], reason: 'again' })).code,
  ).toBe('plays-for-another');
  asKind(book, 'death');
  expect(draftIn(book).roster.map(([name]) => name)).toEqual(['Ann', 'Bob', 'Cy', 'Zed']);
});

const OWN_TABS = ['rounds', 'board', 'submissions'];

test('a substitute plays later matches, too, and neither book has anything of the other’s', () => {
  const book = firstMatchOver();
  count(book);
  beginSoullinked(book);
  const bobs = sessionOf(book).record.files.find(({ name }) => name === 'Bob')?.id;
  const replace = (name: string): unknown => {
    const change = { kind: 'replace-player', player: 'Bob', name } as const;
    return book.desk.applyChange({ change, reason: 'Bob moved.', token: '' });
  };
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Zoe', joins: true }], reason: 'late' }));
  expect(replace('zoe')).toMatchObject({ error: { code: 'name-taken' } });
  expect(replace('Eve')).toMatchObject({ ok: true });
  expect(
    refused(book.desk.changeStandings({ changes: [{ player: 'eve', joins: true }], reason: 'late' })).code,
  ).toBe('name-taken');
  playToTheEnd(book);
  count(book);
  const { record, people } = sessionOf(book);
  const eves = record.files.find(({ name }) => name === 'Eve')?.id;
  expect(eves).not.toBe(bobs);
  expect(record.formerBooks).toEqual([]);

  unwrapReply(book.desk.setPictures({ on: true }));
  draftNext(book, 'between', 'between');
  unwrapReply(book.desk.create());
  const third = sessionOf(book);
  expect(third.record.pictures).toBe(true);
  expect(holder(third.people, 'Bob')).toEqual(holder(people, 'Bob'));
  expect(seatName(third.people, 'Bob')).toBe('Eve (for Bob)');
  expect(third.record.files.find(({ name }) => name === 'Eve')?.id).toBe(eves);
  expect(seasonIn(book).people.map(({ title }) => title)[1]).toMatch(/^Bob \(played by Eve/);
  unwrapReply(book.desk.prepareNext());
  unwrapReply(book.desk.deliverSome());
  const titlesIn = (id = ''): unknown => book.books.get(id)?.tabs.map(({ title }) => title);
  expect(titlesIn(bobs)).toEqual(['Now', 'Season', ...OWN_TABS.map((title) => `4 · Your ${title}`)]);
  expect(titlesIn(eves)).toEqual(expect.arrayContaining(OWN_TABS.map((title) => `4 2 · Your ${title}`)));
});

test('waiting deliveries aren’t lost when a match begins that not everybody plays', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee'].map((name) => ({ name })));
  unwrapReply(
    book.desk.saveContacts({ zone: '', webhook: 'https://discord.com/api/webhooks/1/all', players: {} }),
  );
  beginSoullinked(book);
  playToTheEnd(book);
  const end = { player: 'Dee', eliminated: true } as const;
  const { token } = unwrapReply(book.desk.previewCount());
  unwrapReply(book.desk.countMatch({ token, leaveOut: [], changes: [end], reason: 'the duel' }));
  // If contacts change after the last delivery, all books wait again.
  unwrapReply(book.desk.saveContacts({ zone: 'Europe/Berlin', webhook: publicChannel(book), players: {} }));
  const waiting = (): readonly string[] =>
    (book.grids.get('outbox') ?? [])
      .filter(([, , , , mark]) => mark === 'waiting')
      .map(([id, what, to, , , , text]) =>
        [String(id).startsWith('discord:') ? id : what, to, text].join(' '),
      );
  const before = waiting();
  expect(before).toContain('player-book Dee ');
  expect(before.filter((id) => id.startsWith('discord:'))).not.toEqual([]);
  unwrapReply(book.desk.archive({ reason: '' }));
  draftNext(book, 'between', 'between');
  unwrapReply(book.desk.create());
  expect(sessionOf(book).match.roster).not.toContain('Dee');
  expect(waiting()).toEqual(expect.arrayContaining([...before]));
  const dees = sessionOf(book).record.files.find(({ name }) => name === 'Dee');
  unwrapReply(book.desk.deliverSome());
  expect(waiting().filter((id) => id.startsWith('player-book'))).toEqual([]);
  expect(book.books.get(dees?.id ?? '')?.tabs.map(({ title }) => title)[0]).toBe('Now');
});
