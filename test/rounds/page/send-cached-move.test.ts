// Sending an answer without reading the sheet, from data kept for pages, has the same effect as with the sheet.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { toCachedPage, withLamps, withSentAnswer } from '../../../src/rounds/page/cached-page';
import type { PageUpdate } from '../../../src/rounds/page/views';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { Reply } from '../../../src/rounds/reply/reply';
import { refused } from '../../support/host-game';
import {
  correct,
  callsOf,
  created,
  playStage,
  resolve,
  sessionOf,
  stageIn,
  submitted,
} from '../../support/paper-game';
import { keyOf, pageOf, sampleAnswers, withCallBefore, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { sampledByName } from '../../support/sample';

const MINUTE = 60_000;

function asked(book: Paper): string {
  const [player] = sessionOf(book).match.stage?.asks.flatMap(({ players }) => players) ?? [];
  if (player === undefined) throw new Error('Nobody is asked.');
  return player;
}

function sendingOf(book: Paper, player: string, seed: string): object {
  const { name, mark } = pageOf(book, player).stage ?? {};
  const answers = sampleAnswers(book, player, seed);
  return { key: keyOf(book, player), stage: name, mark, answers, tapped: book.ports.now() };
}

const send = (book: Paper, sending: object): Reply<PageUpdate> => PAGE_CALLS.sendMove(book.ports, sending);

/** Sends from an open page. Returns whether the sheet was read, and the new page. */
function sent(book: Paper, player: string, seed: string): { readonly reads: number; readonly page: unknown } {
  const sending = sendingOf(book, player, seed);
  let page: unknown;
  const calls = callsOf(book, () => (page = unwrapReply(send(book, sending))));
  return { reads: calls.filter((call) => call === 'book.read').length, page };
}

const rowsOf = ({ forms }: Paper): unknown => [...forms.values()].map(({ rows }) => rows);

/** Deletes the kept data about the open stage, so that the next call reads the sheet. */
function bySheet(book: Paper): Paper {
  book.page.stage = '';
  return book;
}

const PLAYED: readonly (readonly [game: string, stages: number])[] = [
  ['soullinked', 2],
  ['pokemon-snap', 2],
  ['wanted-sharpshooters', 2],
  ['black-garnet', 2],
  ['tactical-picture-hunt', 1],
  ['own-match', 1],
];

/** A game that hides who has answered, one that shows it, and one with the host's own questions. */
const SAMPLE = ['soullinked', 'tactical-picture-hunt', 'own-match'];

test.each(sampledByName(PLAYED, ([game]) => game, SAMPLE))(
  'in %s row, page and everybody’s lamps are as by the sheet',
  (game, stages) => {
    const [kept, sheet] = [withPage(created({ game })), withPage(created({ game }))];
    const both = [kept, sheet] as const;
    for (let stage = 0; stage < stages; stage += 1) {
      for (const book of both) {
        if (game === 'tactical-picture-hunt')
          unwrapReply(book.desk.startClock({ stage: stageIn(book.desk).name }));
        for (const player of sessionOf(book).match.roster) pageOf(book, player);
      }
      bySheet(sheet);
      const player = asked(kept);
      for (const seed of ['first', 'second']) {
        const [without, withRead] = [sent(kept, player, seed), sent(sheet, player, seed)];
        expect([without.reads, withRead.reads]).toEqual([0, 1]);
        expect(without.page).toEqual(withRead.page);
        for (const book of both) book.pass(2000);
      }
      expect(rowsOf(kept)).toEqual(rowsOf(sheet));
      for (const other of sessionOf(kept).match.roster)
        expect(pageOf(kept, other)).toEqual(pageOf(sheet, other));
      for (const book of both) {
        book.pass(MINUTE);
        // After the page is read from the sheet, it shows the sheet's state.
        expect(pageOf(book, player).submissions.map(({ fate }) => fate)).toEqual(['replaced', 'counted']);
        playStage(book);
      }
    }
  },
);

test('an answer sent from another window in the meantime stays on the page', () => {
  const book = withPage(created());
  const [first = {}, second] = ['first', 'second'].map((seed) => sendingOf(book, 'Ann', seed));
  const ports = withCallBefore(book, () => unwrapReply(send(book, first)));
  const { page } = unwrapReply(PAGE_CALLS.sendMove(ports, second));
  expect(page?.submissions.map(({ fate }) => fate)).toEqual(['replaced', 'counted']);
});

test('a stage that was resolved in the meantime gets no answer', () => {
  const book = withPage(submitted());
  const sending = sendingOf(book, 'Ann', 's');
  const ports = withCallBefore(book, () => resolve(book));
  expect(refused(PAGE_CALLS.sendMove(ports, sending)).code).toBe('other-stage');
});

test('a kept page that shows no stage, or another one, stays as it is', () => {
  const page = pageOf(withPage(created()), 'Ann');
  const read = { at: 5, zone: 'UTC' };
  const outside = toCachedPage({ ...page, stage: null }, read);
  expect(withLamps(outside, 'round-1', ['Ann'])).toBe(outside);
  const { mark = '' } = page.stage ?? {};
  const told = () => ({ at: 6, when: '', fate: 'counted' as const, text: '', words: [] });
  const add = (name: string) => withSentAnswer(toCachedPage(page, read), { name, mark }, { at: 6, told });
  expect(['round-1', 'round-2'].map((name) => add(name) === undefined)).toEqual([false, true]);
});

test('times are in the reader’s own zone', () => {
  const contacts = [['', '', 'Asia/Tokyo']] as const;
  const [kept, sheet] = [withPage(created({ contacts })), withPage(created({ contacts }))];
  for (const book of [kept, sheet]) pageOf(book, 'Ann');
  expect(sent(kept, 'Ann', 's').page).toEqual(sent(bySheet(sheet), 'Ann', 's').page);
});

/** Changes after which the kept data is missing or isn't enough. */
const READS: readonly (readonly [why: string, change: (book: Paper) => void])[] = [
  [
    'it comes late',
    (book) => {
      unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 1000 }));
      book.pass(MINUTE);
      pageOf(book, 'Ann');
    },
  ],
  [
    'the host has entered an answer of the player',
    (book) => {
      const answers = Object.fromEntries(sampleAnswers(book, 'Ann', 'host'));
      const change = { kind: 'submission', stage: 'round-1', player: 'Ann', answers } as const;
      unwrapReply(book.desk.applyChange({ change, reason: 'By phone', token: '' }));
      pageOf(book, 'Ann');
    },
  ],
  [
    'an answer of the player was refused',
    (book) => {
      book.land('pick', { 'Your key (already filled in)': keyOf(book, 'Ann'), Row: '99', Column: '1' });
      book.pass(5 * MINUTE);
      pageOf(book, 'Ann');
    },
  ],
  [
    'the stage is open again, and the page says what counts',
    (book) => {
      unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
      correct(book, { kind: 'rewind', toStage: 'round-1' });
      unwrapReply(book.desk.prepareNext());
      expect(pageOf(book, 'Ann').first[0]?.lines).toContain('You don’t have an answer that counts yet.');
    },
  ],
];

test.each(READS)('where %s, it reads the sheet', (_, change) => {
  const book = withPage(created());
  pageOf(book, 'Ann');
  change(book);
  const sending = sendingOf(book, 'Ann', 's');
  expect(callsOf(book, () => send(book, sending))).toContain('book.read');
});

test('if the page is no longer kept, it reads the sheet', () => {
  const book = withPage(created());
  const sending = sendingOf(book, 'Ann', 's');
  book.pass(5 * MINUTE);
  expect(callsOf(book, () => unwrapReply(send(book, sending)))).toContain('book.read');
});

test('while a host changes the game, or after that call was killed, no answer is judged by the former game', () => {
  const book = withPage(created());
  pageOf(book, 'Ann');
  const sending = sendingOf(book, 'Ann', 's');
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  book.plant('pages.publish', 'before');
  expect(() => book.desk.resolveRound({ stage: 'round-1', token: '' })).toThrow();
  expect(refused(send(book, sending)).code).toBe('other-stage');
  expect(stageIn(book.desk).name).toBe('round-2');
});
