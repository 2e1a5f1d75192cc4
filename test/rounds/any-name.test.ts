// Players named like an audience, a tab or an object's property: everything still reaches the right reader.
import { byHolder } from '../support/host-game';
import { CONTACT_COLUMNS } from '../../src/rounds/contacts/contact-columns';
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import type { PlayableGame } from '../../src/games/frame/playable';
import { FRAME_TITLES } from '../../src/games/frame/reserved-titles';
import { EVERYONE, readerKey } from '../../src/rounds/reply/reply';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import { correct, deliver, gameIn, playStage, sessionOf, postsTo } from '../support/paper-game';
import { withPage } from '../support/paper-page';
import { paperOnce, paper, type Paper } from '../support/paper-ports';
import { sampled } from '../support/sample';
import { expectEachOwn, expectNewsInPlace, gotBy, PUBLIC, sayToEach } from './each-reader';
import { beginOwnDuel, draftIn, endOwnMatch, prepareAll, seasonStarted } from '../support/paper-season';

/** Names that mean something to the program, or would if it compared names carelessly. */
const NAMES = [
  ...['Everyone', 'Host', 'Public', 'constructor', '__proto__', 'toString', 'You, the host', 'Public book'],
  ...['player:Everyone', 'everyone:1', FRAME_TITLES.now, 'Result', FRAME_TITLES.season, FRAME_TITLES.files],
];
/** Names that differ from those only in case. */
const SMALL = ['everyone', 'host', 'public', 'player'];
const [STAGES = 2] = sampled([2], [1]);

const webhookOf = (at: number): string => `https://discord.com/api/webhooks/${at + 2}/own`;

/** A practice game whose first players have these names and their own channels. */
const gameWith = paperOnce((game: string, names: readonly string[]) => {
  const book = paper();
  const view = unwrapReply(book.desk.draft({ game, practice: true }));
  if (view.draft === undefined) throw new Error('There is no draft.');
  const { draft } = view;
  const renamed = new Map(draft.roster.map(([name = ''], at) => [name, names[at] ?? name]));
  const rename = (cell: string): string => renamed.get(cell) ?? cell;
  const roster = draft.roster.map((row, at) => [
    ...row.slice(0, -CONTACT_COLUMNS.length).map(rename),
    ...['', webhookOf(at), '', ''],
  ]);
  const settings = Object.fromEntries(
    Object.entries(draft.settings).map(([title, cell]) => [title, rename(cell)]),
  );
  const seed = 'a seed that is long enough';
  unwrapReply(
    book.desk.saveDraft({ ...draft, game: draft.game.id, roster, settings, seed, webhook: PUBLIC }),
  );
  unwrapReply(book.desk.create());
  withPage(book);
  unwrapReply(book.desk.prepareNext());
  return book;
});

function inGroups(names: readonly string[], size: number): readonly (readonly string[])[] {
  return names.length === 0 ? [] : [names.slice(0, size), ...inGroups(names.slice(size), size)];
}

function titlesOf(game: PlayableGame): readonly string[] {
  const begun = game.begin(game.sampleRoster, game.sampleSettings, 'seed');
  if (!begun.ok) throw new Error('The example is refused.');
  const [player = ''] = begun.value.roster;
  return (['host', EVERYONE, { player }] as const).flatMap((reader) =>
    begun.value.view(reader).map(({ title }) => title),
  );
}

interface Bearers {
  readonly game: PlayableGame;
  readonly group: readonly string[];
}

const groupsIn = (game: PlayableGame, names: readonly string[]): readonly Bearers[] =>
  inGroups(names, game.sampleRoster.length).map((group) => ({ game, group }));

const everywhere = GAMES.flatMap((game) => [
  ...groupsIn(game, [...new Set([...NAMES, ...titlesOf(game)])]),
  ...groupsIn(game, SMALL),
]);

/** Puts every name into some game: a few names in each, together with titles of the game's own tabs. */
function once(): readonly Bearers[] {
  const left = new Set(NAMES);
  return GAMES.flatMap((game, at) => {
    const seats = game.sampleRoster.length;
    const own = [...new Set(titlesOf(game))];
    const others = [...left].filter((name) => !own.includes(name)).slice(0, Math.ceil(seats / 2));
    const group = [...others, ...own].slice(0, seats);
    for (const name of group) left.delete(name);
    return [{ game, group }, ...(at === 0 ? groupsIn(game, SMALL) : [])];
  });
}

test('every name is used at least once', () => {
  const borne = new Set(once().flatMap(({ group }) => group));
  expect([...NAMES, ...SMALL].filter((name) => !borne.has(name))).toEqual([]);
});

describe.each(GAMES.map(({ info }) => info.id))('%s', (id) => {
  const groups = sampled(everywhere, once()).filter(({ game }) => game.info.id === id);

  test.each(groups.map(({ group }) => [group.join(', '), group] as const))('with %s', (_, group) => {
    const book = gameWith(id, group);
    const { roster } = sessionOf(book).match;
    expect(roster.slice(0, group.length)).toEqual(group);
    const webhooks = new Map(roster.map((player, at) => [player, webhookOf(at)]));
    deliver(book);
    for (let stages = 0; stages < STAGES; stages += 1) playStage(book);
    sayToEach(book, roster);
    deliver(book);
    expectEachOwn(book, webhooks);
    expectNewsInPlace(book, webhooks);
  });
});

const change = (book: Paper, asked: GameChange): void => {
  correct(book, asked);
  unwrapReply(book.desk.prepareNext());
  deliver(book);
};

test('a correction is announced to the players concerned, each in their own book', () => {
  const book = gameWith('soullinked', ['Everyone', 'host', 'constructor', '__proto__']);
  deliver(book);
  playStage(book);
  const pick = { Row: '2', Column: '2', 'Power card': '3' };
  const asked: GameChange = { kind: 'submission', stage: 'round-1', player: 'Everyone', answers: pick };
  const { differences } = unwrapReply(book.desk.previewChange({ change: asked }));
  const concerned = differences.map(({ to }) => to);
  expect(concerned).toContainEqual({ player: 'Everyone' });
  expect(concerned).not.toContain(EVERYONE);
  book.posts.length = 0;
  change(book, asked);
  const session = sessionOf(book);
  for (const [at, player] of session.match.roster.entries()) {
    const isConcerned = concerned.some((to) => readerKey(to) === readerKey({ player }));
    const got = gotBy(book, session, { player }, webhookOf(at));
    expect([
      player,
      ...Object.values(got).map((text) => String(text).includes('Round 1 was corrected')),
    ]).toEqual([player, ...[isConcerned, isConcerned, isConcerned]]);
  }
  const { book: inBook, posts } = gotBy(book, session, EVERYONE, PUBLIC);
  expect(`${inBook} ${posts}`).not.toContain('was corrected');
});

test('the host sends a message to one player, and one to everyone', () => {
  const book = gameWith('own-match', ['Everyone', 'Host']);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  const answers = { Announcement: 'For all.', 'Tell Everyone': 'For one.', 'Tell Host': 'For another.' };
  unwrapReply(book.desk.saveHostFacts({ answers }));
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  deliver(book);
  const told = (webhook: string): readonly string[] =>
    ['For all.', 'For one.', 'For another.'].filter((text) => postsTo(book, webhook).includes(text));
  expect([PUBLIC, webhookOf(0), webhookOf(1), webhookOf(2)].map(told)).toEqual([
    ['For all.'],
    ['For one.'],
    ['For another.'],
    [],
  ]);
});

test.each(sampled(['Everyone', '__proto__', 'constructor'], ['Everyone', '__proto__']))(
  'a substitute called %s',
  (person) => {
    const book = gameWith('soullinked', []);
    const [first = ''] = sessionOf(book).match.roster;
    deliver(book);
    playStage(book);
    const theirs = webhookOf(90);
    const contacts = { 'E-mail': '', 'Discord webhook': theirs, 'Time zone': '' };
    change(book, { kind: 'replace-player', player: first, name: person, contacts });
    playStage(book);
    sayToEach(book, sessionOf(book).match.roster);
    deliver(book);
    const webhooks = new Map(
      sessionOf(book).match.roster.map((player, at) => [player, player === first ? theirs : webhookOf(at)]),
    );
    expectEachOwn(book, webhooks);
    expect(gameIn(book.desk).players[0]).toMatchObject({ name: first, person });
  },
);

describe('in a season', () => {
  const people = ['Everyone', 'Host', 'constructor', '__proto__', 'Season'];
  const webhooks = new Map(people.map((name, at) => [name, webhookOf(at)]));

  /** A duel between the first two; nobody else plays. */
  function duel(book: Paper): void {
    unwrapReply(book.desk.draft({ game: 'tactical-picture-hunt', kind: 'extra' }));
    const draft = draftIn(book);
    const roster = draft.roster
      .slice(0, 2)
      .map((row, seat) =>
        row.map((cell, at) => (draft.columns[at]?.title === 'Advantage' && seat === 0 ? 'yes' : cell)),
      );
    unwrapReply(book.desk.saveDraft({ ...draft, game: 'tactical-picture-hunt', practice: true, roster }));
    unwrapReply(book.desk.create());
    makeAll(book);
  }

  function makeAll(book: Paper): void {
    prepareAll(book);
    deliver(book);
  }

  const started = paperOnce(() => {
    const book = seasonStarted(people.map((name) => ({ name })));
    makeAll(book);
    const players = Object.fromEntries(
      [...webhooks].map(([name, hook]) => [name, { 'E-mail': '', 'Discord webhook': hook, 'Time zone': '' }]),
    );
    unwrapReply(book.desk.saveContacts({ zone: '', webhook: PUBLIC, players: byHolder(book.desk, players) }));
    withPage(book);
    return book;
  });

  test('between two matches, and during a duel that not everybody plays', () => {
    const book = started();
    sayToEach(book, people);
    deliver(book);
    expectEachOwn(book, webhooks);
    duel(book);
    playStage(book);
    expectEachOwn(book, webhooks);
    expectNewsInPlace(book, webhooks);
  });

  test('a person is told what counting changes for them', () => {
    const book = started();
    beginOwnDuel(book);
    makeAll(book);
    endOwnMatch(book, ['Everyone']);
    deliver(book);
    book.posts.length = 0;
    const { token } = unwrapReply(book.desk.previewCount());
    const own = people.map((player, at) => ({ player, purse: 'garnets', by: at + 100 }));
    unwrapReply(book.desk.countMatch({ token, leaveOut: [], changes: own, reason: 'as we said' }));
    deliver(book);
    for (const [at, player] of people.entries()) {
      const amounts = people.map((_, other) =>
        postsTo(book, webhooks.get(player) ?? '').includes(`garnets +${other + 100}`),
      );
      expect(amounts).toEqual(people.map((_, other) => other === at));
    }
    expect(postsTo(book, PUBLIC)).not.toContain('garnets +');
  });
});
