// A book's tabs show the current state of the game, and no secrets of others.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { GAMES } from '../../../src/games/catalogue';
import type { PaneSection } from '../../../src/games/frame/home';
import type { Chart } from '../../../src/games/frame/tabs';
import { EVERYONE } from '../../../src/rounds/reply/reply';
import { playerPage } from '../../../src/rounds/page/view';
import { bookTabs } from '../../../src/rounds/outbox/book-tabs';
import { stackSections } from '../../../src/rounds/outbox/now-tab';
import { publicLinks } from '../../../src/rounds/outbox/invitations';
import { seedCommitment } from '../../../src/rounds/record/ledger';
import { created, played, PLAYERS, playStage, sessionOf, stageIn } from '../../support/paper-game';
import { personOf } from '../../support/paper-page';

const HOUR = 3_600_000;

test('a player’s front tab has the stage, the deadline in their zone, and only their own link', () => {
  const book = created({ contacts: [['', '', 'Asia/Tokyo']] });
  // Typed into the tab during the game, where nothing checks it.
  const bob = book.grids.get('roster')?.find(([name]) => name === 'Bob') ?? [];
  bob[bob.length - 1] = 'Nowhere/Atall';
  unwrapReply(book.desk.setDeadline({ deadline: Date.UTC(2026, 2, 1, 15) }));
  const session = sessionOf(book);
  const now = (player: string): string =>
    JSON.stringify(bookTabs(session, personOf(book, player).id)[0]?.rows);
  expect(now('Ann')).toContain('Mon, 2 Mar 2026, 00:00 GMT+9');
  expect(now('Bob')).toContain('Sun, 1 Mar 2026, 15:00 UTC');
  for (const player of PLAYERS) {
    const others = PLAYERS.filter((name) => name !== player).map((name) => personOf(book, name).key);
    expect(now(player)).toContain(personOf(book, player).key);
    expect(now(player)).toContain(publicLinks(session).rules);
    for (const key of others) expect(now(player)).not.toContain(key);
  }
  expect(now('Ann')).toContain('Open since');
  const over = { ...session, deadline: session.record.openedAt };
  expect(JSON.stringify(bookTabs(over, undefined))).not.toContain('Open since');
});

test('the public book shows hashes, not the seed, until everything is published', () => {
  const session = sessionOf(played(2));
  const { seed } = session.record.setUp;
  const text = JSON.stringify(bookTabs(session, undefined));
  expect(text).toContain(seedCommitment(seed));
  expect(text).toContain(session.rows[session.rows.length - 1]?.hash);
  expect(text).not.toContain(seed);
  expect(text).not.toMatch(/k[0-9a-f]{32}/);
});

test('once everything is published, the public book has the seed and the whole record', () => {
  const book = played(5);
  expect(bookTabs(sessionOf(book), undefined).map(({ title }) => title)).not.toContain('Record');
  unwrapReply(book.desk.publishEverything());
  const session = sessionOf(book);
  const tabs = bookTabs(session, undefined);
  const record = tabs.find(({ title }) => title === 'Record');
  const done = session.rows;
  expect(record?.rows.slice(1, -5).map((cells) => cells[2])).toEqual(done.map(({ text }) => text));
  const proof = tabs.find(({ title }) => title === 'Proof');
  expect(JSON.stringify(proof)).toContain('Ann');
  expect(JSON.stringify(proof)).not.toMatch(/k[0-9a-f]{32}|(form|edit|book):/);
  expect(tabs.find(({ title }) => title === 'Submissions')?.rows.length).toBeGreaterThan(4 * 5);
  expect(JSON.stringify(record)).toContain(done.at(-1)?.hash);
  expect(JSON.stringify(record)).toContain(session.record.setUp.seed);
  expect(bookTabs(session, personOf(book, 'Ann').id).map(({ title }) => title)).not.toContain('Record');
});

test.each(GAMES.map(({ info }) => info.id))('%s: no book or page has Discord’s markup', (game) => {
  const signsIn = (shown: unknown) => /.{0,40}(<t:\d|\*\*)/.exec(JSON.stringify(shown))?.[0];
  const hook = (at: number): string => `https://discord.com/api/webhooks/${at}/word`;
  const book = created({ game, webhook: hook(1), contacts: [['', hook(2), '']] });
  const deadline = () => unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  deadline();
  unwrapReply(book.desk.sayWord({ to: EVERYONE, text: 'Welcome.' }));
  playStage(book);
  if (stageIn(book.desk).deadline === null) deadline();
  unwrapReply(book.desk.sayWord({ to: EVERYONE, text: 'Go on.' }));
  const { posts } = book;
  expect(posts.map(([, text]) => text).join('\n')).toMatch(/\*\*/);
  const session = sessionOf(book);
  const players = session.match.roster.map((name) => personOf(book, name).id);
  for (const reader of [undefined, ...players]) expect(signsIn(bookTabs(session, reader))).toBeUndefined();
  for (const reader of players) expect(signsIn(playerPage(session, reader))).toBeUndefined();
  expect(JSON.stringify(bookTabs(session, players[0]))).toContain('Go on.');
});

test('in a pane, a chart has empty rows below its table, unless the pane ends there', () => {
  const chart: Chart = {
    title: 'Sums',
    kind: 'line',
    labels: 0,
    series: [1],
    rows: [0, 2],
    at: { row: 3, column: 0 },
  };
  const section: PaneSection = { title: 'Scores', of: 'everyone', rows: [['Round'], [1]], charts: [chart] };
  const { rows, charts } = stackSections([section, { ...section }], ({ title }) => title);
  const filled = rows.flatMap(([first], at) => (first === '' ? [] : [at]));
  expect([filled, rows.length]).toEqual([[0, 1, 2, 24, 25, 26], 27]);
  expect(charts?.map((each) => [each.rows, each.at])).toEqual([
    [[1, 3], { row: 4, column: 0 }],
    [[25, 27], { row: 28, column: 0 }],
  ]);
});
