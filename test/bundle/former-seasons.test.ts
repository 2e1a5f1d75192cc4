// Two seasons after another in the books of the built program: the former ones' tabs stay, with their titles as Google
// takes them.
import { given } from '../../src/commands/desk-calls';
import { gameIn } from '../support/host-game';
import { openTestHost, type TestHost } from '../support/host';
import type { DeskApi } from '../../src/rounds/host/calls';
import { bookTabs } from '../support/host-books';
import { beginOwnDuel, count, endOwnMatch, prepareAll } from '../support/paper-season';

const PEOPLE = ['Ann', 'Bob'] as const;

/** Draws books until none waits, during a match or between two. */
function deliverRest(desk: DeskApi): void {
  for (let calls = 0; calls < 20; calls += 1) {
    const view = given(desk.deliverSome());
    const { deliveries } = view.phase === 'between' ? view.outgoing : gameIn(view);
    if (!deliveries.some(({ kind, state }) => kind === 'book' && state === 'waiting')) return;
  }
  throw new Error('Books wait for ever.');
}

function playDuel(test: TestHost): void {
  const { desk } = test;
  const host = { desk, pass: () => undefined };
  beginOwnDuel(host);
  prepareAll(host);
  endOwnMatch(host, ['Ann']);
  prepareAll(host);
  deliverRest(desk);
  count(host);
  deliverRest(desk);
  given(desk.archive({ reason: '' }));
  given(desk.endSeason({ winners: ['Ann'] }));
  deliverRest(desk);
}

test('the tabs of two former seasons stay as they were in the books of the third', () => {
  const test = openTestHost();
  const { desk, host } = test;
  const start = (name: string): void => {
    const people = PEOPLE.map((person) => ({ name: person }));
    given(desk.startSeason({ name, currencies: [], inherit: 'nothing', people }));
    given(desk.openEpisode({ episode: '4' }));
  };
  const tabs = () =>
    host
      .books()
      .filter(({ id }) => id !== host.bookId)
      .map(({ id }) => bookTabs(host, id));
  start('The Elder Tree');
  playDuel(test);
  const first = tabs();
  start('The Second Oak');
  playDuel(test);
  const second = tabs();
  start('The Third Ash');
  prepareAll({ desk });
  deliverRest(desk);
  const third = tabs();
  expect(third).toHaveLength(1 + PEOPLE.length);
  third.forEach((book, at) => {
    const own = Object.entries(second[at] ?? {}).filter(([title]) => !title.startsWith('The Elder Tree'));
    const kept = [
      ...own.map(([title, cells]) => [`The Second Oak · ${title}`, cells] as const),
      ...Object.entries(first[at] ?? {}).map(
        ([title, cells]) => [`The Elder Tree · ${title}`, cells] as const,
      ),
    ];
    expect(kept.length).toBeGreaterThan(6);
    expect(Object.keys(book)).toEqual(['Season', ...kept.map(([title]) => title)]);
    for (const [title, cells] of kept) expect([title, book[title]]).toEqual([title, cells]);
  });
});
