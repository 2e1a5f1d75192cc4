// The home page of a book: the state of the game, the deadline, the player's own link, and the winners.
import { given } from '../../../src/commands/desk-calls';
import { cellLook, cellValue, type Tab } from '../../../src/games/frame/tabs';
import { bookTabs } from '../../../src/rounds/outbox/book-tabs';
import { created, played, PLAYERS, sessionOf } from '../../support/paper-game';
import { personOf } from '../../support/paper-page';

/** The home page of a player's book; of the public book without a player. */
const nowOf = (book: Parameters<typeof sessionOf>[0], player = ''): Tab => {
  const [now] = bookTabs(sessionOf(book), player === '' ? undefined : personOf(book, player).id);
  if (now === undefined) throw new Error('A book has no tab.');
  return now;
};
const lines = ({ rows }: Tab): readonly string[] => rows.map((cells) => cells.map(cellValue).join(' | '));
const linksOf = ({ rows }: Tab): ReadonlyMap<unknown, string | undefined> =>
  new Map(rows.flat().flatMap((cell) => [[cellValue(cell), cellLook(cell).link] as const]));

test('a stage has its deadline, and since when it is open', () => {
  const book = created();
  given(book.desk.setDeadline({ deadline: book.ports.now() + 90 * 60_000 }));
  const now = lines(nowOf(book, 'Ann'));
  expect(now.find((line) => line.startsWith('Deadline | '))).toMatch(/ \w+$/);
  expect(now.find((line) => line.startsWith('Open since | '))).toMatch(/^Open since \| \w+,? 1 Mar/);
  // Signs that Discord alone reads are no words.
  expect(lines(nowOf(book)).join('\n')).not.toContain('<t:');
});

test('the link to send a move is the player’s own, large and in words; the public book has none', () => {
  const book = created();
  for (const player of PLAYERS) {
    const link = linksOf(nowOf(book, player)).get('Send your move');
    expect(link).toContain(personOf(book, player).key);
    expect(lines(nowOf(book, player)).join('\n')).not.toContain('form:');
  }
  expect(linksOf(nowOf(book)).has('Send your move')).toBe(false);
});

test('a player reads their own last numbers there, under a link to all of them', () => {
  const book = played(2);
  const now = nowOf(book, 'Ann');
  expect(lines(now)).toContain('Your rounds');
  expect(lines(now).find((line) => line.startsWith('Round | '))).toBe('Round | Round 2');
  expect(lines(now).some((line) => line.startsWith('Your total | '))).toBe(true);
  expect(linksOf(now).get('Your rounds')).toMatch(/#gid=\d+$/);
  expect(lines(nowOf(book)).join('\n')).not.toContain('Your total');
});

test('when the game is over, who has won comes first, and nothing is to be sent', () => {
  const book = played(5);
  for (const reader of ['', 'Ann']) {
    const now = nowOf(book, reader);
    const result = lines(now).indexOf('Result');
    // A player reads first of all what it is to them, in the words of their page.
    const own = lines(now).indexOf('For you');
    expect(own === -1).toBe(reader === '');
    if (reader !== '') {
      const [said] = sessionOf(book).match.page(reader).holds;
      expect(lines(now)[own + 1]).toBe(said?.kind === 'words' ? said.text : undefined);
      expect(own).toBeLessThan(result);
    }
    expect(lines(now)[1]).toBe('Stage | The game is over');
    expect(lines(now)[result + 1]).toMatch(/^Winner of Heaven \| /);
    const rounds = lines(now).indexOf('Your rounds');
    expect(result).toBeLessThan(rounds === -1 ? Infinity : rounds);
    expect(linksOf(now).has('Send your move')).toBe(false);
  }
});
