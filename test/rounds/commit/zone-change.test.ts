// A spreadsheet whose time zone changes during a game, or isn't supported.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { deliverFates } from '../../../src/rounds/delivery/fates';
import { created, drafted, gameIn, kindsOf, sessionOf, stageIn } from '../../support/paper-game';
import { keyOf } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { paper } from '../../support/paper-ports';

const KEY = 'Your key (already filled in)';
const HOUR = 3_600_000;
const MAX_DELAY = HOUR / 6;

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
  book.place.zone = 'America/New_York';
  expect(book.whileBusy(() => gameIn(book.desk)).stage?.submissions).toHaveLength(1);
  expect(kindsOf(book)).not.toContain('zone');
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  expect(kindsOf(book).slice(-2)).toEqual(['zone', 'deadline']);
  expect(stageIn(book.desk).deadline).toBe(book.ports.now() + HOUR);
});

describe('an answer after the change and before the host’s next click uses the new zone', () => {
  const [BERLIN, NEW_YORK, TOKYO] = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'];

  test.each([
    [BERLIN, NEW_YORK, true],
    [NEW_YORK, BERLIN, true],
    [BERLIN, TOKYO, true],
    [TOKYO, BERLIN, true],
    [BERLIN, NEW_YORK, false],
    [NEW_YORK, BERLIN, false],
  ])('from %s to %s, whether the form’s own trigger sees it (%s) or nothing looks', (from, to, isSeen) => {
    const book = created();
    const look = (): unknown => (isSeen ? unwrapReply(deliverFates(book.ports, 1000)) : undefined);
    const done = isSeen ? { left: 0, unwatched: '' } : undefined;
    book.place.zone = from;
    unwrapReply(book.desk.getDesk());
    book.pass(30 * HOUR);
    const [ann, bob] = ['Ann', 'Bob'].map((player) => keyOf(book, player));
    const land = (key = ''): void => book.land('pick', { Row: 2, Column: 2, 'Power card': 1, [KEY]: key });
    land(ann);
    expect(look()).toEqual(done);
    book.pass(HOUR);
    book.place.zone = to;
    land(bob);
    book.pass(4 * 60_000);
    expect(look()).toEqual(done);
    expect(kindsOf(book).filter((kind) => kind === 'zone')).toHaveLength(isSeen ? 2 : 1);
    const now = book.ports.now();
    expect(times(book)).toEqual({ Ann: now - HOUR - 4 * 60_000, Bob: now - 4 * 60_000 });
  });

  test.each([
    [-MAX_DELAY, MAX_DELAY],
    [MAX_DELAY, -MAX_DELAY],
    [30 * HOUR, MAX_DELAY],
  ])('if it’s dated %d ms after the last look, and read %d ms later', (after, delay) => {
    const book = created();
    const key = keyOf(book, 'Bob');
    const at = sessionOf(book).record.readAt + after;
    book.place.zone = NEW_YORK;
    book.pass(at - book.ports.now());
    book.land('pick', { Row: 2, Column: 2, 'Power card': 1, [KEY]: key });
    book.pass(delay);
    unwrapReply(book.desk.getDesk());
    book.pass(HOUR);
    expect(times(book)).toEqual({ Bob: at });
  });

  test('older answers are not taken for new ones', () => {
    const book = created();
    book.place.zone = NEW_YORK;
    unwrapReply(book.desk.getDesk());
    book.pass(30 * HOUR);
    const at = book.ports.now();
    send(book, 'Ann');
    book.pass(9 * HOUR);
    book.place.zone = BERLIN;
    expect(times(book)).toEqual({ Ann: at });
  });
});

test('a zone with a fixed offset is supported; an unknown zone is refused in a sentence', () => {
  for (const open of [paper, drafted, created]) {
    const book = open();
    book.place.zone = 'GMT-07:00';
    unwrapReply(book.desk.getDesk());
    book.place.zone = 'Custom/Zone';
    for (const answer of [book.desk.getDesk(), book.desk.create(), book.desk.previewRound()]) {
      expect(answer).toMatchObject({
        error: {
          code: 'unknown-zone',
          text: expect.stringContaining('File › Settings › Time zone') as unknown,
        },
      });
    }
  }
});
