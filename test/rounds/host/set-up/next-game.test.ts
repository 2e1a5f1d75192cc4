// The next single game is as easy to start as a season's next match, and has new links and books.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../../src/rounds/page/visitor-calls';
import type { DraftView } from '../../../../src/rounds/reply/draft-view';
import { refused } from '../../../support/host-game';
import { created, deliver, drafted, gameIn, kindsOf, played, sessionOf } from '../../../support/paper-game';
import { keyOf, preparedWithPage } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const WEBHOOK = 'https://discord.com/api/webhooks/1/public';
const CHANNEL = 'https://discord.com/api/webhooks/2/first';

/** A game with the host's own players that ends as soon as it's created, because nobody has anything to give. */
const over = paperOnce(() => {
  const book = drafted({
    game: 'between',
    practice: false,
    contacts: [['first@example.org', CHANNEL, 'Asia/Tokyo', '12345678901234567']],
    webhook: WEBHOOK,
  });
  const [heads = [], ...rows] = book.grids.get('nextRoster') ?? [];
  for (const row of rows) for (const title of ['Tokens of Life', 'Candidate']) row[heads.indexOf(title)] = '';
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.prepareNext());
  deliver(book);
  expect(unwrapReply(book.desk.getDesk()).phase).toBe('over');
  return book;
});

function nextIn(book: Paper, game: string): DraftView {
  const { draft } = unwrapReply(book.desk.draft({ game, zone: 'Europe/Berlin' }));
  if (draft === undefined) throw new Error('There is no draft.');
  return draft;
}

const firstOf = ({ columns, roster }: DraftView): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map(({ title }, at) => [title, roster[0]?.[at] ?? '']));

test('it starts with the last game’s names, contacts and channel, and nothing else', () => {
  const book = over();
  const { players } = gameIn(book.desk);
  const draft = nextIn(book, 'soullinked');
  expect(draft.roster.map(([name]) => name)).toEqual(players.map(({ name }) => name));
  expect(firstOf(draft)).toEqual({
    Name: players[0]?.name,
    Realm: '',
    Pair: '',
    'E-mail': 'first@example.org',
    'Discord webhook': CHANNEL,
    'Time zone': 'Asia/Tokyo',
    'Discord id': '12345678901234567',
  });
  expect(draft).toMatchObject({ practice: false, seed: '', webhook: WEBHOOK, settings: {} });
});

test('the last game stays during the set-up; creating the new one archives it and makes new keys', () => {
  const book = preparedWithPage(over());
  const key = keyOf(book, sessionOf(book).match.roster[0] ?? '');
  const draft = nextIn(book, 'own-match');
  const settings = { Title: 'Charades', Questions: 'Your guess; text' };
  unwrapReply(book.desk.saveDraft({ ...draft, game: 'own-match', settings }));
  expect(unwrapReply(book.desk.getDesk())).toMatchObject({
    phase: 'over',
    play: { game: { id: 'between' } },
  });
  expect(unwrapReply(book.desk.create())).toMatchObject({ phase: 'playing' });
  expect(kindsOf(book).filter((kind) => kind === 'closed' || kind === 'set-up')).toEqual([
    'set-up',
    'closed',
    'set-up',
  ]);
  const session = sessionOf(book);
  expect(session.rows.map(({ entry }) => entry.kind)).toEqual(['set-up']);
  expect([...session.people.persons.values()].map((person) => person.key)).not.toContain(key);
  expect(unwrapReply(book.desk.getDesk()).draft).toBeUndefined();
  // Deliveries of the former game are dropped, and its links lead to its books.
  const { deliveries, toPrepare } = gameIn(book.desk);
  expect(deliveries.every(({ stage }) => stage === 'Set-up')).toBe(true);
  expect(toPrepare.length).toBeGreaterThan(draft.roster.length);
  const { putAway } = refused(PAGE_CALLS.readPage(book.ports, { key, stamp: '' }));
  expect(putAway?.title).toContain('Between matches');
});

test('after a game that was closed early, it starts with the same people', () => {
  const book = created({ practice: false, contacts: [['ann@example.org', '', '']] });
  expect(book.desk.draft({ game: 'soullinked' })).toMatchObject({ error: { code: 'game-exists' } });
  const change = { kind: 'replace-player', player: 'Bob', name: 'Eve' } as const;
  unwrapReply(book.desk.applyChange({ change, reason: 'Bob is away.', token: '' }));
  unwrapReply(book.desk.archive({ reason: 'Nobody came.' }));
  const draft = nextIn(book, 'black-garnet');
  expect(draft.roster.map(([name]) => name)).toEqual(['Ann', 'Cy', 'Dee', 'Eve']);
  expect(firstOf(draft)).toMatchObject({ Name: 'Ann', 'E-mail': 'ann@example.org' });
});

test('sample players of a practice game are not carried over', () => {
  const book = played(5);
  expect(nextIn(book, 'soullinked').roster).toEqual([]);
  unwrapReply(book.desk.discardDraft());
  const { draft } = unwrapReply(over().desk.draft({ game: 'soullinked', practice: true }));
  expect(draft?.roster[0]?.join()).not.toContain('first@example.org');
});
