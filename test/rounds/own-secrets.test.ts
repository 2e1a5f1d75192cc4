// Secrets of the host's own match (OM-3, OM-5 to OM-7, OM-9): what others don't know changes nothing they can see.
import { unwrapReply } from '../../src/commands/desk-calls';
import { isList, isObject } from '../../src/games/frame/json';
import { liveTableContent } from '../../src/rounds/page/live-table-content';
import { playerPage } from '../../src/rounds/page/view';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { deliver, drafted, sessionOf } from '../support/paper-game';
import { keyOf, personOf } from '../support/paper-page';
import type { Paper } from '../support/paper-ports';

const PLAYERS = ['Ana', 'Bo', 'Chen', 'Dora', 'Emil'] as const;
const PUBLIC = 'https://discord.com/api/webhooks/9/public';
const CONTACTS = PLAYERS.map(
  (name, at) => ['', `https://discord.com/api/webhooks/${at}/${name}`, ''] as const,
);

const QUESTIONS = [
  'Bid; number; within Coins; optional',
  'Stake; number 5 to 50; within Coins',
  'Card; choice Sun | Moon; once; optional',
  'Trust; player; once',
].join('\n');

type Answers = Readonly<Record<string, string | number>>;

/** Everything secret that can differ between two matches, with its default. */
const USUAL = {
  purse: 'coins: 40',
  draws: 'Role; each; x | x | x | x | one',
  part: {} as Readonly<Record<string, string>>,
  /** True if the host deletes the entry before the round is resolved. */
  takenBack: false,
  sent: { Bid: 7, Stake: 5, Card: 'Sun', Trust: 'Bo' } as Answers,
};
type Secrets = typeof USUAL;

/** Adds the rows with everyone's answers in a round. */
function landAll(book: Paper, round: number, ofAna: Answers): void {
  const { match } = sessionOf(book);
  for (const player of PLAYERS) {
    const trust = round === 1 ? 'Ana' : player === 'Bo' ? 'Chen' : 'Bo';
    const answers = player === 'Ana' ? ofAna : { Stake: 5, Trust: trust };
    const form = match.stage?.asks.find(({ players }) => players.includes(player))?.form;
    if (form !== undefined) book.land(form, { [KEY_TITLE]: keyOf(book, player), ...answers });
  }
}

/** A match, and what each reader could see at several moments. */
interface Seen {
  readonly book: Paper;
  readonly moments: readonly ReadonlyMap<string, string>[];
}

function seenNow({ book, moments }: Seen): Seen {
  deliver(book);
  return { book, moments: [...moments, readBy(book)] };
}

/** Plays each story once and caches it by its arguments. Each call gets a copy of the match. */
function seenOnce<A extends readonly unknown[]>(make: (...asked: A) => Seen): (...asked: A) => Seen {
  const made = new Map<string, Seen>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const seen = made.get(key) ?? make(...asked);
    made.set(key, seen);
    return { ...seen, book: seen.book.copy() };
  };
}

const opened = seenOnce((purse: string, draws: string) => {
  const settings = {
    Title: 'Secrets',
    Questions: QUESTIONS,
    Scores: 'Points; everyone\nCoins; owner; start purse; purse coins\nPlan; host',
    Draws: draws,
  };
  const book = drafted({ game: 'own-match', settings, contacts: CONTACTS, webhook: PUBLIC });
  const roster = book.grids.get('nextRoster') ?? [];
  const column = roster[0]?.indexOf('Purses') ?? -1;
  for (const row of roster.slice(1)) row[column] = row[0] === 'Ana' ? purse : 'coins: 20';
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.prepareNext());
  return seenNow({ book, moments: [] });
});

/** A match in whose first round everybody has answered. */
const answered = seenOnce((purse: string, draws: string, sent: Answers) => {
  const seen = opened(purse, draws);
  landAll(seen.book, 1, sent);
  return seenNow(seen);
});

/** Everything that each reader sees at six moments of a match with these secrets of Ana's and the host's. */
function readAt({ purse, draws, part, takenBack, sent }: Secrets): Seen['moments'] {
  let seen = answered(purse, draws, sent);
  const { book } = seen;
  const look = (): void => void (seen = seenNow(seen));
  unwrapReply(book.desk.saveHostFacts({ answers: { Announcement: 'On we go.', ...part } }));
  look();
  const stands = takenBack ? {} : part;
  unwrapReply(book.desk.saveHostFacts({ answers: { Announcement: 'On we go.', ...stands } }));
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  unwrapReply(book.desk.prepareNext());
  look();
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 86_400_000 }));
  landAll(book, 2, { Bid: 30, Stake: 6, Card: 'Moon', Trust: 'Chen' });
  look();
  unwrapReply(book.desk.resolveRound({ stage: 'round-2', token: '' }));
  unwrapReply(book.desk.prepareNext());
  look();
  return seen.moments;
}

/** What each reader sees in books, on their page, in their form, and in messages. */
function readBy(book: Paper): ReadonlyMap<string, string> {
  const session = sessionOf(book);
  const asks = session.match.stage?.asks ?? [];
  const channel = (address: string) => book.posts.filter(([to]) => to === address);
  const tabs = (isTheirs: (name: string) => boolean) =>
    [...book.books].flatMap(([name, { tabs: drawn }]) => (isTheirs(name) ? [[name, drawn]] : []));
  // It isn't a live game, so there's no public table.
  expect(liveTableContent(session)).toBeUndefined();
  const page = (player: string) => playerPage(session, personOf(book, player).id);
  const headings = (link: string) => book.sheetOf(Number(/^form:(\d+)/.exec(link)?.[1])).header;
  const own = (player: string) => (name: string) => name.includes(player);
  expect(tabs(own('Bo'))).toHaveLength(1);
  return new Map([
    ...PLAYERS.map((player, at): [string, string] => [
      player,
      JSON.stringify([
        tabs(own(player)),
        page(player),
        asks.flatMap(({ players, title, help, questions }) =>
          players.includes(player) ? [[title, help, questions]] : [],
        ),
        headings(page(player).links.form),
        channel(CONTACTS[at]?.[1] ?? ''),
      ]),
    ]),
    [
      'everyone',
      JSON.stringify([
        tabs((name) => !PLAYERS.some((player) => own(player)(name))),
        session.match.rules,
        channel(PUBLIC),
      ]),
    ],
  ]);
}

const usual = readAt(USUAL);

/** What a reader sees at a moment, without the record's hash and the marks made from it. */
function read(moment: ReadonlyMap<string, string> | undefined, reader: string): string | undefined {
  return moment?.get(reader)?.replaceAll(/"mark":"[0-9a-f]+"|"Hash of the record","[^"]+"/g, '');
}

/** The readers who see a difference at any moment. */
function whoReadsOf(secrets: Partial<Secrets>): readonly string[] {
  const other = readAt({ ...USUAL, ...secrets });
  expect(other).toHaveLength(usual.length);
  const differs = (reader: string): boolean =>
    usual.some((moment, at) => read(moment, reader) !== read(other[at], reader));
  return [...PLAYERS, 'everyone'].filter(differs);
}

/** The player who drew this word. */
function holderOf(word: string): string {
  const settings = { Title: 'Secrets', Questions: QUESTIONS, Scores: 'Coins; owner', Draws: USUAL.draws };
  const book = drafted({ game: 'own-match', settings });
  unwrapReply(book.desk.create());
  const { facts } = sessionOf(book).match;
  const [drawn] = isList(facts.draws) ? facts.draws : [];
  const players = isObject(drawn) && isObject(drawn.players) ? drawn.players : {};
  return Object.entries(players).find(([, theirs]) => theirs === word)?.[0] ?? '';
}

test('every reader sees something at each moment', () => {
  const all = usual.map((moment) => [...moment.values()].map((text) => text.length > 100));
  expect(all).toHaveLength(6);
  expect(all.flat()).not.toContain(false);
  const [last = ''] = [...(usual.at(-1)?.values() ?? [])];
  // The form's headings, a message, and what Ana drew.
  for (const words of ['"Stake","Card"', '**Round 2**', 'Role']) expect(last).toContain(words);
});

test('limits: only the player sees what they answered before and can still give', () => {
  expect(whoReadsOf({ sent: { Stake: 17, Card: 'Moon', Trust: 'Emil' } })).toEqual(['Ana']);
  expect(whoReadsOf({ sent: {} })).toEqual(['Ana']);
});

test('only the owner sees their purse, and that they needn’t answer if they have too little', () => {
  expect(whoReadsOf({ purse: 'coins: 4' })).toEqual(['Ana']);
  expect(whoReadsOf({ purse: 'coins: 4, shells: 9', sent: {} })).toEqual(['Ana']);
});

test('draws: only the player who drew a word sees it, and a word for the host nobody', () => {
  expect(whoReadsOf({ draws: 'Role; each; x | x | x | x | other' })).toEqual([holderOf('one')]);
  const role = USUAL.draws;
  expect(whoReadsOf({ draws: `${role}\nPrize; host; gold | lead` })).toEqual([]);
  expect(whoReadsOf({ part: { Draws: 'Card; host; ace | ten' } })).toEqual([]);
});

test('nobody sees what the host enters before the round is resolved', () => {
  const part = {
    Announcement: 'It is over.',
    'Tell Ana': 'You lead.',
    'Ana: change of Coins': '-9',
    'Bo: change of Points': '4',
    'Next questions': 'Alone; text; only Ana',
    'Still in': 'Bo, Chen, Dora',
    'Does the match end with this round?': 'Yes',
    Winners: 'Chen',
    Candidate: 'Dora',
    'What decided': 'A coin.',
  };
  expect(whoReadsOf({ part, takenBack: true })).toEqual([]);
});

test('only the players concerned see that they are asked more', () => {
  const part = { 'Next questions': `${QUESTIONS}\nAlone; text; optional; only Ana` };
  expect(whoReadsOf({ part })).toEqual(['Ana']);
});

test('nobody else sees scores and messages of one player, or of the host', () => {
  const part = { 'Tell Ana': 'You lead.', 'Ana: change of Coins': '-9', 'Bo: change of Plan': '4' };
  expect(whoReadsOf({ part })).toEqual(['Ana']);
});
