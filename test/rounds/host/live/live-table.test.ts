// The table of a live game shows the board and who has answered, but never the answers.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { PAGE_CALLS } from '../../../../src/rounds/page/visitor-calls';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import type { ReaderId } from '../../../../src/rounds/session/readers';
import { playStage } from '../../../support/host-game';
import { created, sessionOf, stageIn } from '../../../support/paper-game';
import { keyOf, personOf } from '../../../support/paper-page';
import type { Paper } from '../../../support/paper-ports';

test('polls read the sheet once in five seconds, and what was sent by a page shows at once', () => {
  const book = created({ game: 'tactical-picture-hunt' });
  unwrapReply(book.desk.savePage({ address: 'https://script.google.com/macros/s/AKfy_page-1/exec' }));
  unwrapReply(book.desk.startClock({ stage: stageIn(book.desk).name }));
  const reads = (): number => book.calls.filter((call) => call === 'book.read').length;
  const sent = (): unknown => unwrapReply(book.desk.getTable()).stage?.players.map((one) => one.sent);
  expect(sent()).toEqual([false]);
  const before = reads();
  for (let polls = 0; polls < 50; polls += 1) {
    expect(unwrapReply(book.desk.getTable()).now).toBe(book.ports.now());
    book.pass(500);
  }
  expect(reads() - before).toBe(4);
  const { match } = sessionOf(book);
  const key = keyOf(book, match.stage?.asks[0]?.players[0] ?? '');
  expect(sent()).toEqual([false]);
  const read = reads();
  unwrapReply(
    PAGE_CALLS.sendMove(book.ports, { key, stage: match.stage?.name, answers: [['Dimension', 'rows']] }),
  );
  expect(sent()).toEqual([true]);
  // sendMove is the only call that reads.
  expect(reads() - read).toBe(1);
  // The host's actions show at once.
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  expect(unwrapReply(book.desk.getTable()).stage?.accepting).toBe(false);
});

describe('what a stage reveals is face down until its clock is started (PH-5)', () => {
  const shownTo = (book: Paper, reader: ReaderId): string =>
    JSON.stringify(bookTabs(sessionOf(book), reader));
  const table = (book: Paper): string => JSON.stringify(unwrapReply(book.desk.getTable()));
  const readers = (book: Paper): readonly string[] => [
    table(book),
    shownTo(book, undefined),
    ...sessionOf(book).match.roster.map((player) => shownTo(book, personOf(book, player).id)),
  ];
  const atTable = (book: Paper): void => {
    const stage = unwrapReply(book.desk.getTable()).stage?.name ?? '';
    unwrapReply(book.desk.startClock({ stage }));
    playStage(book.desk);
  };

  test('the target: on the table and in all books but the host’s, and in no message before', () => {
    const book = created({ game: 'tactical-picture-hunt' });
    atTable(book);
    atTable(book);
    expect(sessionOf(book).match.stage?.name).toBe('round-1');
    for (const text of readers(book)) expect(text).not.toMatch(/Target of|The target is/);
    expect(unwrapReply(book.desk.getTable()).scene.target).toBeNull();
    const told = unwrapReply(book.desk.getMessages({ stage: 'period-1-second' })).map(({ text }) => text);
    expect(told.join()).not.toContain('The target is');
    unwrapReply(book.desk.startClock({ stage: 'round-1' }));
    const { target } = unwrapReply(book.desk.getTable()).scene;
    expect(shownTo(book, undefined)).toContain(target?.words);
    expect(shownTo(book, undefined)).toContain('Target of round 1');
    playStage(book.desk);
    const later = unwrapReply(book.desk.getMessages({ stage: 'round-1' })).map(({ text }) => text);
    expect(later.join()).toContain('Ana attacks, Bo defends. The target is');
  });

  test('the bids that are challenged: a challenge shows them as it starts, and a message tells them after it', () => {
    const book = created({ game: 'tactical-picture-hunt' });
    while (sessionOf(book).match.stage?.name.endsWith('challenge') !== true) atTable(book);
    const { name = '' } = sessionOf(book).match.stage ?? {};
    const round = name.replace('-challenge', '');
    for (const text of readers(book)) expect(text).not.toContain('challenges');
    const told = (stage: string): string =>
      unwrapReply(book.desk.getMessages({ stage }))
        .map(({ text }) => text)
        .join();
    expect(told(round)).not.toContain('predicted');
    unwrapReply(book.desk.startClock({ stage: name }));
    for (const text of readers(book)) expect(text).toContain('so Bo challenges Ana');
    playStage(book.desk);
    expect(told(name)).toContain('A challenge! ');
  });

  test('without a live table, a round is face up as soon as it opens; a claim always is', () => {
    const book = created({ game: 'tactical-picture-hunt' });
    playStage(book.desk);
    playStage(book.desk);
    expect(shownTo(book, undefined)).toContain('Target of round 1');
    // A table that's opened now doesn't show the target yet.
    expect(unwrapReply(book.desk.getTable()).scene.target).toBeNull();
    const told = unwrapReply(book.desk.getMessages({ stage: 'period-1-second' })).map(({ text }) => text);
    expect(told.join()).toContain('The target is');
  });

  test('answers before the start do not count, and the player and host are told', () => {
    const book = created({ game: 'tactical-picture-hunt' });
    atTable(book);
    atTable(book);
    unwrapReply(book.desk.prepareNext());
    const { match } = sessionOf(book);
    const ask = match.stage?.asks[0];
    const player = ask?.players[0] ?? '';
    const question = ask?.questions[0];
    const axis = question !== undefined && 'options' in question.kind ? question.kind.options[0]?.value : '';
    const send = (): void =>
      book.land(ask?.form ?? '', {
        [KEY_TITLE]: keyOf(book, player),
        Axis: axis ?? '',
        Prediction: 3,
      });
    book.pass(5000);
    send();
    const sent = stageIn(book.desk).submissions;
    expect(sent.map(({ fate, early, reasons }) => [fate, early, reasons])).toEqual([
      ['refused', true, [expect.stringContaining('before the stage opened')]],
    ]);
    book.pass(5000);
    const started = unwrapReply(book.desk.startClock({ stage: 'round-1' }));
    expect(started.stage?.players.some(({ sent }) => sent)).toBe(false);
    book.pass(3000);
    send();
    expect(unwrapReply(book.desk.getTable()).stage?.players.filter(({ sent }) => sent)).toHaveLength(1);
  });
});
