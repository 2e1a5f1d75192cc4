// A spreadsheet whose time zone changes during a game, or isn't supported.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { created, gameIn, kindsOf, stageIn } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

const KEY = 'Your key (already filled in)';
const HOUR = 3_600_000;

/** A player's answer, with the time in the book's current zone. */
function send(book: Paper, player: string): void {
  const key = /key=(.*)$/.exec(
    gameIn(book.desk).players.find(({ name }) => name === player)?.link ?? '',
  )?.[1];
  book.land('pick', { Row: 2, Column: 2, 'Power card': 1, [KEY]: key ?? '' });
}

const times = (book: Paper): unknown =>
  Object.fromEntries(stageIn(book.desk).submissions.map(({ player, at }) => [player, at]));

test('earlier answers keep their time, later ones use the new zone, and the host is told', () => {
  const book = created();
  const first = book.ports.now();
  send(book, 'Ann');
  expect(times(book)).toEqual({ Ann: first });
  book.place.zone = 'Asia/Tokyo';
  // Opening the desk is enough to record the times before other answers arrive.
  expect(times(book)).toEqual({ Ann: first });
  expect(kindsOf(book).filter((kind) => kind === 'zone')).toHaveLength(1);
  book.pass(HOUR);
  send(book, 'Bob');
  expect(times(book)).toEqual({ Ann: first, Bob: first + HOUR });
  expect(stageIn(book.desk).submissions.every(({ late }) => !late)).toBe(true);
  const { warnings, zone } = gameIn(book.desk);
  expect(zone).toBe('Asia/Tokyo');
  expect(warnings.filter((text) => text.includes('zone'))).toEqual([
    expect.stringMatching(/time zone .* changed from Etc\/UTC to Asia\/Tokyo\. .* applies to answers after/),
  ]);
  expect(unwrapReply(book.desk.getHistory()).map(({ text }) => text)).toContain(
    'The time zone of form responses changed from Etc/UTC to Asia/Tokyo.',
  );
  book.place.zone = 'Etc/UTC';
  expect(times(book)).toEqual({ Ann: first, Bob: first + HOUR });
  book.pass(HOUR);
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(gameIn(book.desk).warnings.join()).not.toContain('zone');
  expect(unwrapReply(book.desk.getPast({ stage: 'round-1' })).submissions.map(({ at }) => at)).toEqual([
    first,
    first + HOUR,
  ]);
});

test('a trigger or a click also records the change; while another window is busy, the desk can be opened', () => {
  const book = created();
  send(book, 'Ann');
  [...book.forms.values()].forEach(({ rows }) => rows.unshift(['noon']));
  book.place.zone = 'America/New_York';
  expect(book.whileBusy(() => gameIn(book.desk)).stage?.submissions).toHaveLength(2);
  expect(kindsOf(book)).not.toContain('zone');
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  expect(kindsOf(book).slice(-2)).toEqual(['zone', 'deadline']);
  expect(stageIn(book.desk).deadline).toBe(book.ports.now() + HOUR);
});
