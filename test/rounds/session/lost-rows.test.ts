// A ledger without some or all rows, or without its heading: the host is told how to restore it, and nothing is overwritten.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { Cell } from '../../../src/games/frame/fields';
import { load } from '../../../src/rounds/session/load';
import { callsOf, created, drafted, gameIn, played, playStage, sessionOf } from '../../support/paper-game';
import { Killed, type Paper } from '../../support/paper-ports';

type Rows = readonly Cell[][];

const ledgerOf = ({ grids }: Paper): Rows => grids.get('ledger') ?? [];

/** Ways to lose rows by hand, what's left, and how the refusal names it. */
const LOSSES: readonly (readonly [what: string, lose: (rows: Rows) => Cell[][], named: RegExp])[] = [
  ['the last row', (rows) => rows.slice(0, -1), /the last row of/],
  ['the last two rows', (rows) => rows.slice(0, -2), /the last 2 rows of/],
  ['all rows', () => [], /lost its rows/],
  ['nothing, but an empty text is below', (rows) => [...rows, ['']], /was changed by hand/],
  [
    'the last row, for a copy of the one before',
    (rows) => [...rows.slice(0, -1), rows.at(-2) ?? []],
    /was changed by hand/,
  ],
];

const refused = {
  ok: false,
  error: {
    code: expect.stringMatching(/^ledger-(not-whole|changed)$/) as unknown,
    text: expect.stringMatching(/File › Version history/) as unknown,
  },
};

test.each(LOSSES)('%s: every call says so, and none writes', (_, lose, named) => {
  const book = played(2);
  const before = ledgerOf(book);
  book.grids.set('ledger', lose(before));
  const calls = callsOf(book, () => {
    const { desk } = book;
    expect(desk.getDesk()).toMatchObject(refused);
    expect(desk.getDesk()).toMatchObject({ error: { text: expect.stringMatching(named) as unknown } });
    expect(desk.draft({ game: 'black-garnet', practice: true })).toMatchObject(refused);
    expect(desk.create()).toMatchObject(refused);
    expect(desk.importFile({ file: {} })).toMatchObject(refused);
    expect(desk.resolveRound({ stage: 'round-2', token: '' })).toMatchObject(refused);
    expect(desk.mendLedger()).toMatchObject(refused);
  });
  expect(calls).not.toContain('book.write');
  book.grids.set('ledger', [...before]);
  playStage(book);
  expect(gameIn(book.desk).past).toHaveLength(3);
});

test('if the ledger’s tab is deleted and the memory lost, nothing is overwritten', () => {
  const book = played(1);
  book.grids.delete('ledger');
  expect(book.desk.draft({ game: 'soullinked', practice: true })).toMatchObject({
    ok: false,
    error: { code: 'ledger-deleted' },
  });
});

test('if an archived game’s Files tab is deleted, another game can still start', () => {
  const book = played(1);
  unwrapReply(book.desk.archive({ reason: 'Enough.' }));
  book.grids.delete('files');
  unwrapReply(book.desk.draft({ game: 'soullinked', practice: true }));
  expect(unwrapReply(book.desk.getDesk()).draft).toBeDefined();
});

test.each(['before', 'after'] as const)('killed %s any write, ledger and memory agree', (when) => {
  for (const nth of [1, 2, 3, 4]) {
    const book = drafted();
    book.plant('book.write', when, nth);
    expect(() => {
      unwrapReply(book.desk.create());
      unwrapReply(book.desk.prepareNext());
      playStage(book);
    }).toThrow(Killed);
    expect(load(book.ports).ok).toBe(true);
    const { draft } = unwrapReply(book.desk.getDesk());
    if (draft !== undefined) unwrapReply(book.desk.create());
    while (gameIn(book.desk).toPrepare.length > 0) unwrapReply(book.desk.prepareNext());
    playStage(book);
  }
});

test('after restoring an older Files tab, the ledger is complete, and the memory is rewritten', () => {
  const book = played(1);
  const files = book.grids.get('files')?.map((cells) => [...cells]) ?? [];
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  book.grids.set('files', files);
  expect(sessionOf(book).rows).toHaveLength(ledgerOf(book).length);
  gameIn(book.desk);
  book.grids.set('ledger', ledgerOf(book).slice(0, -1));
  expect(book.desk.getDesk()).toMatchObject(refused);
});

test('a stray cell below the last row is reported, and emptying it is enough', () => {
  for (const [cells, name] of [
    [['', '', 'x'], 'C'],
    [['4'], 'A'],
    [['', '', '', '', '', '', 'my data'], 'G'],
    [[...Array.from({ length: 27 }, () => ''), 'far right'], 'AB'],
  ] as const) {
    const book = created();
    const rows = ledgerOf(book);
    book.grids.set('ledger', [...rows, [], [...cells]]);
    const loaded = load(book.ports);
    expect(loaded).toMatchObject({ ok: false, error: { code: 'ledger-changed' } });
    expect(loaded.ok ? '' : loaded.error.text).toContain(`cell ${name}${rows.length + 3} below the last row`);
    expect(loaded.ok ? '' : loaded.error.text).toContain('Clear it, then try again');
    book.grids.set('ledger', [...rows]);
    expect(unwrapReply(book.desk.getDesk()).phase).toBe('playing');
  }
});
