// The oldest tabs of a long season move into an archive book for each reader, once, even if the run is killed.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import type { HostAction } from '../support/host-actions';
import { bookTabs } from '../support/host-books';
import { deliverAll, openStage, prepare } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { count, draftNext } from '../support/paper-season';
import { everyCall, killAtCalls } from './interrupted-action';

quietEvenings('counted calls');

const PEOPLE = ['Ann', 'Bob', 'Cy', 'Dee'] as const;
const EMAILS: Readonly<Record<string, string>> = { Ann: 'ann@example.com', Bob: 'bob@example.com' };
/** Each archived match adds five tabs to a player's book and four to the public book. The 21st match makes too many. */
const MATCHES = 21;
const OLD = /, matches up to /;

function begin(test: TestHost): void {
  const { desk } = test;
  draftNext(
    { desk, pass: () => undefined },
    'own-match',
    'extra',
    {},
    {
      settings: { Title: 'The bid', Rounds: '1', Scores: 'Coins; owner; start 20' },
    },
  );
  unwrapReply(desk.create());
  prepare(desk);
}

/** Plays the match to its end, with a private message for each player. */
function playOut({ desk }: TestHost, number: number): void {
  const answers = Object.fromEntries(PEOPLE.map((name) => [`Tell ${name}`, secretOf(name, number)]));
  unwrapReply(desk.saveHostFacts({ answers }));
  unwrapReply(desk.resolveRound({ stage: openStage(desk).name, token: '' }));
  prepare(desk);
  deliverAll(desk);
  count({ desk, pass: () => undefined });
  deliverAll(desk);
}

function secretOf(name: string, number: number): string {
  return `secret of ${name}, ${number}.`;
}

/** A season in which books are full; the next match is drafted. */
function longSeason(): TestHost {
  return madeOnce('long season', () => {
    const test = openTestHost();
    const { desk } = test;
    const people = PEOPLE.map((name) => ({
      name,
      ...(EMAILS[name] === undefined ? {} : { contacts: { 'E-mail': EMAILS[name] } }),
    }));
    unwrapReply(desk.startSeason({ name: 'The Elder Tree', currencies: [], inherit: 'nothing', people }));
    unwrapReply(desk.openEpisode({ episode: '4' }));
    for (let number = 1; number <= MATCHES; number += 1) {
      begin(test);
      playOut(test, number);
    }
    draftNext({ desk, pass: () => undefined }, 'own-match', 'extra');
    return test;
  });
}

function goOn({ desk }: TestHost): void {
  if (unwrapReply(desk.getDesk()).draft !== undefined) unwrapReply(desk.create());
  prepare(desk);
  deliverAll(desk);
}

/** The same season, with the next match created, but without its forms and books. */
function tooFull(): TestHost {
  return madeOnce('books too full', () => {
    const test = longSeason();
    unwrapReply(test.desk.create());
    return test;
  });
}

interface Book {
  readonly id: string;
  readonly readers: readonly string[];
  readonly tabs: Readonly<Record<string, unknown>>;
}

function booksOf({ host }: TestHost): ReadonlyMap<string, Book> {
  return new Map(
    host
      .books()
      .filter(({ id }) => id !== host.bookId)
      .map(({ id, name, permissions }) => [
        name.replace(/: The Elder Tree.*/, ''),
        {
          id,
          readers: permissions
            .filter(({ role }) => role !== 'owner')
            .map(({ type, emailAddress }) => emailAddress ?? type),
          tabs: bookTabs(host, id),
        },
      ]),
  );
}

test('what was private is on no shelf but its reader’s, and never in a copy that somebody can open', () => {
  const test = tooFull();
  const { host } = test;
  const whole: string[] = [];
  // Notes each copy that's shared while it still has all tabs.
  host.faults.watch = ({ name }) => {
    if (!/ermissions/.test(name)) return;
    for (const [title, { readers, tabs }] of booksOf(test)) {
      if (OLD.test(title) && readers.length > 0 && 'Season' in tabs) whole.push(title);
    }
  };
  goOn(test);
  host.faults.watch = undefined;
  expect(whole).toEqual([]);
  for (const [name, { tabs }] of booksOf(test)) {
    const text = JSON.stringify(tabs);
    for (const person of PEOPLE) {
      const reads = text.includes(`secret of ${person}, `);
      expect([name, person, reads]).toEqual([name, person, name.startsWith(`${person}'s book`)]);
    }
  }
});

test('killed after any call, it is done once or gone on with', () => {
  const action: HostAction = { name: 'making room in books', before: tooFull, run: goOn };
  killAtCalls(action, everyCall);
});
