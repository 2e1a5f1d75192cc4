// The published record has no secrets (ALL-9), even if the game has every kind of entry.
import { holderOf } from '../../support/host-game';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { ok } from '../../../src/games/frame/result';
import { seatEntry } from '../../../src/rounds/record/left-players';
import { performIn } from '../../../src/rounds/commit/perform';
import { requireGame } from '../../../src/rounds/session/game-session';
import { MATCH_ENTRY_KINDS, type MatchEntryKind } from '../../../src/rounds/record/entries';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { correct, created, deliver, gameIn, kindsOf, stageIn, wake } from '../../support/paper-game';
import { keyOf } from '../../support/paper-page';
import { continueFrom, paperVersion } from '../../support/older-version';
import { HOST_BOOK, type Paper } from '../../support/paper-ports';

const HOUR = 3_600_000;
const WEBHOOK = 'https://discord.com/api/webhooks/';

/** Texts that must not appear in anything published. */
const SECRET = new RegExp(`k[0-9a-f]{32}|@example\\.com|api/webhooks|${HOST_BOOK}`, 'g');

function sendAs(book: Paper, player: string): string {
  book.land('pick', { Row: 2, Column: 2, 'Power card': 2, [KEY_TITLE]: keyOf(book, player) });
  return (
    stageIn(book.desk)
      .submissions.filter(({ byHost }) => !byHost)
      .at(-1)?.id ?? ''
  );
}

function atDeadline(book: Paper): void {
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  book.pass(2 * HOUR);
}

function playOn(book: Paper): void {
  unwrapReply(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  deliver(book);
  unwrapReply(book.desk.prepareNext());
}

/** Creates an entry of each kind in the open stage; null if every game has one. */
const CAUSES: Readonly<Record<MatchEntryKind, ((book: Paper) => void) | null>> = {
  'set-up': null,
  zone: (book) => {
    book.place.zone = 'Asia/Tokyo';
    unwrapReply(book.desk.getDesk());
  },
  key: (book) => unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, 'Ann'), newBook: true })),
  seated: (book) =>
    correct(book, {
      kind: 'replace-player',
      player: 'Bob',
      name: 'Eve',
      contacts: { 'E-mail': 'eve@example.com', 'Discord webhook': `${WEBHOOK}9/eve` },
    }),
  seat: (book) => {
    const entries = [
      seatEntry(stageIn(book.desk).name, 'Dee', true),
      seatEntry(stageIn(book.desk).name, 'Dee', false),
    ];
    unwrapReply(performIn(book.ports, requireGame, () => ok({ entries })));
  },
  deadline: (book) => unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR })),
  accepting: (book) => {
    unwrapReply(book.desk.setAccepting({ accepting: false }));
    unwrapReply(book.desk.setAccepting({ accepting: true }));
  },
  reminders: (book) => unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 })),
  early: (book) => unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0, early: 30 })),
  'everyone-in': (book) => {
    const body = { stage: stageIn(book.desk).name, at: book.ports.now() + HOUR };
    const entries = [{ text: 'Everyone is in.', entry: { kind: 'everyone-in', body } as const }];
    unwrapReply(performIn(book.ports, requireGame, () => ok({ entries })));
    unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0, early: null }));
  },
  'by-itself': (book) => {
    atDeadline(book);
    wake(book);
  },
  word: (book) =>
    unwrapReply(book.desk.sayWord({ to: { player: 'Ann' }, text: 'ann@example.com, “Bob”\nand\\more' })),
  'waits-for-host': (book) => {
    atDeadline(book);
    book.plant('book.write', { code: 'service-failed', text: 'Google did not do it.' });
    wake(book);
  },
  invited: null,
  pictures: (book) => unwrapReply(book.desk.setPictures({ on: true })),
  reminded: (book) => {
    book.pass(8 * HOUR);
    wake(book);
  },
  'host-facts': (book) => unwrapReply(book.desk.saveHostFacts({ answers: {} })),
  entered: (book) =>
    correct(book, {
      kind: 'submission',
      stage: stageIn(book.desk).name,
      player: 'Ann',
      answers: { Row: '2', Column: '2', 'Power card': '1' },
    }),
  'from-forms': (book) => {
    sendAs(book, 'Bob');
    book.sheetOf(1).rows.pop();
    continueFrom(book.desk);
  },
  removed: (book) =>
    correct(book, { kind: 'remove-submission', stage: stageIn(book.desk).name, id: sendAs(book, 'Cy') }),
  'late-accepted': (book) => {
    book.pass(3 * HOUR);
    correct(book, { kind: 'accept-late', stage: stageIn(book.desk).name, id: sendAs(book, 'Cy') });
  },
  resolved: playOn,
  corrected: (book) =>
    correct(book, {
      kind: 'submission',
      stage: 'round-1',
      player: 'Dee',
      answers: { Row: '1', Column: '1', 'Power card': '5' },
    }),
  stands: (book) => {
    const body = { stage: 'round-1', reason: 'It is fair.', over: { answers: [], before: 'mark' } };
    const entries = [{ text: 'Let Round 1 stand.', entry: { kind: 'stands', body } as const }];
    unwrapReply(performIn(book.ports, requireGame, () => ok({ entries })));
  },
  settings: (book) =>
    correct(book, { kind: 'settings', settings: { 'Publish the boards after each round': 'Yes' } }),
  restored: (book) => {
    const older = paperVersion(book);
    sendAs(book, 'Cy');
    unwrapReply(book.desk.sayWord({ to: { player: 'Ann' }, text: 'ann@example.com' }));
    older();
    continueFrom(book.desk);
  },
  rewound: (book) => correct(book, { kind: 'rewind', toStage: 'round-1' }),
  published: (book) => {
    while (gameIn(book.desk).stage !== null) playOn(book);
    unwrapReply(book.desk.publishEverything());
    while (gameIn(book.desk).toPrepare.length > 0) unwrapReply(book.desk.prepareNext());
    deliver(book);
  },
  closed: (book) => unwrapReply(book.desk.archive({ reason: 'It is over.' })),
};

/** Everything that's published: the public book's text, and the record's file. */
function publishedOf(book: Paper): string {
  const publicBook = [...book.books].find(([name]) => name.startsWith('Public book'))?.[1];
  return JSON.stringify([publicBook?.tabs, unwrapReply(book.desk.exportFile({ what: 'record' })).content]);
}

test('a game with every kind of entry publishes no key, address, webhook or file id', () => {
  const book = created({
    contacts: ['ann', 'bob', 'cy', 'dee'].map(
      (name, index) => [`${name}@example.com`, `${WEBHOOK}${index}/${name}`, ''] as const,
    ),
    webhook: `${WEBHOOK}8/public`,
    practice: false,
  });
  book.account.name = 'host@example.com';
  let [released, record] = ['', ''];
  for (const kind of MATCH_ENTRY_KINDS) {
    CAUSES[kind]?.(book);
    expect(kindsOf(book)).toContain(kind);
    if (kind !== 'published') continue;
    released = publishedOf(book);
    record = JSON.stringify(unwrapReply(book.desk.exportFile({ what: 'record' })).content);
  }
  expect(new Set(kindsOf(book))).toEqual(new Set(MATCH_ENTRY_KINDS));
  expect(released).toContain('Eve plays for Bob');
  expect(released.match(SECRET)).toBeNull();
  for (const id of [...book.books.keys(), ...book.forms.keys()]) expect(record).not.toContain(id);
});
