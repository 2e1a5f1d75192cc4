// Players are only mentioned on Discord in their own channel, and their Discord ids appear nowhere else.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { discordId } from '../../../src/rounds/discord/markup';
import { sharedChannelWarnings } from '../../../src/rounds/discord/shared-channels';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import {
  created,
  deliver,
  drafted,
  PLAYERS,
  playStage,
  sessionOf,
  stageIn,
  wake,
  postWaiting,
} from '../../support/paper-game';
import { keyOf } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const HOOK = 'https://discord.com/api/webhooks/';
const PUBLIC = `${HOOK}9/all`;
const ID = '123456789012345678';
const OTHER = '223456789012345678';

/** Ann has her own channel, Bob and Cy share one, and Dee's is everyone's. */
const channels = paperOnce((id: string, practice: boolean = true) => {
  return created({
    practice,
    webhook: PUBLIC,
    contacts: [
      ['', `${HOOK}1/ann`, '', id],
      ['', `${HOOK}2/both`, '', OTHER],
      ['', `${HOOK}2/both?wait=false`, '', `<@${OTHER}>`],
      ['', PUBLIC, '', OTHER],
    ],
  });
});

function setContact({ grids }: Paper, player: string, column: string, value: string | number): void {
  const [header = [], ...rows] = grids.get('roster') ?? [];
  const row = rows.find(([name]) => name === player);
  if (row === undefined) throw new Error(`There is no row ${player}.`);
  row[header.indexOf(column)] = value;
}

interface Sent {
  readonly address: string;
  readonly body: { readonly content: string; readonly allowed_mentions: unknown };
}

function resolve({ desk }: Paper): void {
  unwrapReply(desk.submitForPractice({ players: [] }));
  unwrapReply(desk.resolveRound({ stage: stageIn(desk).name, token: '' }));
}

const posted = (book: Paper): readonly Sent[] =>
  postWaiting(book).map(({ address, body }) => ({ address, body: JSON.parse(body) as Sent['body'] }));

const calls = (sent: readonly Sent[]): readonly Sent[] => sent.filter(({ body }) => /<@/.test(body.content));

test('only players with a channel of their own are mentioned, in the one post that opens a stage', () => {
  const toAnn = ({ address }: Sent): boolean => address.includes('/webhooks/1/ann');
  const first = posted(channels(`<@${ID}>`, false));
  const book = channels(`<@${ID}>`);
  resolve(book);
  const next = posted(book);
  [first, next].forEach((sent, at) => {
    expect(calls(sent)).toEqual(sent.filter(toAnn));
    expect(calls(sent)).toHaveLength(1);
    for (const { body } of calls(sent)) {
      expect(body.content).toMatch(new RegExp(`^<@${ID}> .*Round ${at + 1}\\W* is open\\.`, 's'));
      // With `parse`, Discord would look for mentions in the text.
      expect(body.allowed_mentions).toEqual({ users: [ID] });
    }
  });
});

test('an id is not in the ledger, exports, books or pages', () => {
  const read = (id: string): unknown => {
    const book = channels(id);
    unwrapReply(
      book.desk.savePage({
        address: 'https://script.google.com/macros/s/AKfycbx_a-page_of-the-players/exec',
      }),
    );
    deliver(book);
    playStage(book);
    deliver(book);
    unwrapReply(book.desk.getDesk());
    const { ledger } = sessionOf(book);
    return [
      ledger,
      [...book.grids].filter(([title]) => title !== 'roster' && title !== 'outbox'),
      unwrapReply(book.desk.exportFile({ what: 'game' })),
      [...book.books],
      PLAYERS.map((name) =>
        unwrapReply(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, name), stamp: '' })),
      ),
    ];
  };
  const told = JSON.stringify(read(ID));
  expect(told).toContain('Ann');
  expect(told.includes(ID) || told.includes(OTHER)).toBe(false);
  expect(told).toBe(JSON.stringify(read('')));
});

test('changes before posting count: another id, none, a channel shared by now, a stage that is over', () => {
  const sentAfter = (change: (book: Paper) => void): number => {
    const book = channels(ID);
    resolve(book);
    change(book);
    return calls(posted(book)).length;
  };
  expect(sentAfter(() => undefined)).toBe(1);
  expect(sentAfter((book) => setContact(book, 'Ann', 'Discord id', ''))).toBe(0);
  expect(sentAfter((book) => setContact(book, 'Dee', 'Discord webhook', `${HOOK}1/ann`))).toBe(0);
  // One post for each stage. The post of round 2 is late, so it mentions nobody.
  expect(sentAfter(resolve)).toBe(1);
});

test('the reminder mentions missing players until the deadline', () => {
  const book = channels(ID);
  deliver(book);
  posted(book);
  const hour = 3_600_000;
  unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * hour }));
  deliver(book);
  book.pass(8 * hour);
  const before = book.posts.length;
  wake(book);
  const mentions = book.posts.slice(before).filter(([, text]) => text.includes('<@'));
  expect(mentions).toHaveLength(1);
  expect(mentions[0]?.[0]).toContain('/webhooks/1/ann');
  expect(mentions[0]?.[1]).toMatch(new RegExp(`^<@${ID}> .*you don’t have an answer that counts yet`));
  expect(stageIn(book.desk).name).toBe('round-1');
});

test.each([
  ['123456789012345678', ID],
  [' <@!123456789012345678> ', ID],
  ['1234567890', ''],
  // Sheets turned the id into a number and rounded it.
  ['1.2345678901234567e+17', ''],
  ['<@&123456789012345678>', ''],
  ['@everyone', ''],
])('%s is the id %j', (text, id) => {
  expect(discordId(text)).toBe(id);
});

test('the set-up says which channels are shared', () => {
  const [own, both] = [`${HOOK}1/ann`, `${HOOK}2/both`];
  const [five, six] = [`${both}?thread_id=5`, `${both}?thread_id=6`];
  const warningsOf = (channels: readonly string[], webhook = ''): readonly string[] => {
    const contacts = channels.map((channel) => ['', channel, ''] as const);
    const { draft } = unwrapReply(drafted({ contacts, webhook }).desk.getDesk());
    return draft?.warnings.filter((text) => text.includes('Discord')) ?? [];
  };
  expect(warningsOf([own, both], PUBLIC)).toEqual([]);
  const shared = (who: string): string =>
    `${who} share a Discord channel, so they can read each other’s private messages. Round Keeper won’t @mention anyone there.`;
  expect(warningsOf([own, both, `${both}?thread_name=Cy`])).toEqual([shared('Bob and Cy')]);
  expect(warningsOf([PUBLIC], PUBLIC)).toEqual([
    'Ann’s Discord channel is also the public channel or yours, so messages there aren’t private. Round Keeper won’t @mention anyone there.',
  ]);
  expect(sharedChannelWarnings([PUBLIC, PUBLIC].map((own) => ({ name: '', webhook: own })))).toEqual([]);
  expect(warningsOf([own, five, five])).toEqual([shared('Bob and Cy')]);
  expect(warningsOf([own, five, six])).toEqual([
    'Bob and Cy have threads in the same Discord channel. Make the threads private: anyone in the channel can read a public thread.',
  ]);
  const thread =
    'Cy has a thread in a Discord channel that others use too. Make the thread private: anyone in the channel can read a public thread.';
  expect(warningsOf([own, own, five], both)).toEqual([shared('Ann and Bob'), thread]);
  expect(warningsOf([own, both, five])).toEqual([
    `${thread} Messages for Bob go to the channel itself, so players in its threads can read them. Give Bob a private thread too.`,
  ]);
});

test('threads under one webhook are different channels, and their players are mentioned there', () => {
  const book = created({
    practice: true,
    webhook: `${HOOK}1/all`,
    contacts: [ID, OTHER, ID, OTHER].map((id, at) => [
      '',
      `${HOOK}1/all?thread_id=${at === 3 ? 3 : at + 1}`,
      '',
      id,
    ]),
  });
  resolve(book);
  const threads = calls(posted(book)).map(({ address }) => /thread_id=(\d+)/.exec(address)?.[1]);
  // Cy and Dee share a thread.
  expect(threads).toEqual(['1', '2']);
});
