// Resolving: the round ends exactly as previewed, and only once.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { stringifyJson } from '../../../../src/games/frame/fields/data-fields';
import { plainTab } from '../../../../src/games/frame/tabs';
import { changesSince, previewRound } from '../../../../src/rounds/host/stage/resolve';
import {
  callsOf,
  gameIn,
  kindsOf,
  PLAYERS,
  sentFor,
  sessionOf,
  stageIn,
  submitted,
} from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';
import type { HostCallAnswer } from '../../../../src/rounds/host/calls';

test('the preview is what Resolve does', () => {
  const book = submitted();
  const { desk } = book;
  const preview = unwrapReply(desk.previewRound());
  const tabs = unwrapReply(desk.previewTabs());
  const { outcome, text } = unwrapReply(desk.resolveRound({ stage: 'round-1', token: preview.token }));
  expect({ outcome, text }).toEqual({ outcome: 'resolved', text: 'Round 1 is resolved.' });
  expect(sentFor(book).map(({ id, fate }) => [id, fate])).toEqual(
    preview.submissions.map(({ id, fate }) => [id, fate]),
  );
  expect(unwrapReply(desk.getMessages({ stage: 'round-1' }))).toEqual(preview.messages);
  const { lastNews, standings, leads } = gameIn(desk);
  expect([lastNews, standings, leads]).toEqual([preview.news, preview.standings, preview.leads]);
  // In this game, nothing about the first round is public yet. The host sees who leads.
  expect([lastNews?.lines, leads.map(({ title }) => title)]).toEqual([[], ['Totals']]);
  const audiences = ['everyone', ...sessionOf(book).match.roster.map((player) => ({ player })), 'host'];
  expect(tabs.audiences.map(({ to }) => to)).toEqual(audiences);
  expect(tabs.audiences[0]?.tabs).toEqual(sessionOf(book).match.view('everyone').map(plainTab));
});

test('a second click says that the round is resolved, and changes nothing', () => {
  const book = submitted();
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const before = kindsOf(book);
  const again = unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(again).toMatchObject({ outcome: 'already', warnings: [] });
  expect(kindsOf(book)).toEqual(before);
  expect(stageIn(book.desk).name).toBe('round-2');
});

test('entries that don’t fit are the host’s to correct', () => {
  const session = sessionOf(submitted());
  const inputs = { ...session.inputs, hostFacts: { unknown: true } };
  expect(previewRound({ ...session, inputs })).toMatchObject({ error: { code: 'host-facts' } });
});

test('a sentence says what has changed since the preview', () => {
  const counted = new Map([
    ['Ann', 'pick:2'],
    ['Bob', 'pick:3'],
  ]);
  const token = { ledger: '', facts: 'f', counted };
  expect(changesSince(stringifyJson(token), token)).toEqual([]);
  const counts = new Map([
    ['Ann', 'pick:4'],
    ['Cy', 'pick:5'],
  ]);
  const now = { ledger: '', facts: 'g', counted: counts };
  expect(changesSince(stringifyJson(token), now)).toEqual([
    'Ann answered again.',
    "Bob's answer no longer counts.",
    'Cy answered.',
    'Your entries have changed.',
  ]);
  for (const nothing of ['', 'junk', '[]', 'null']) expect(changesSince(nothing, now)).toEqual([]);
});

describe('with delivery in the same call', () => {
  const WEBHOOK = 'https://discord.com/api/webhooks/1/public';
  const resolve = (book: Paper): HostCallAnswer<'resolveRound'> =>
    unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '', deliver: true }));
  const ready = (): Paper => {
    const book = submitted({ webhook: WEBHOOK });
    unwrapReply(book.desk.deliverSome());
    return book;
  };
  const waitingBooks = (book: Paper): number =>
    gameIn(book.desk).deliveries.filter(({ kind, state }) => kind === 'book' && state === 'waiting').length;

  test('the round is written, then all books at once, then their progress with the claim of all messages', () => {
    const book = ready();
    const calls = callsOf(book, () => {
      const { outcome, claimed } = resolve(book);
      expect(outcome).toBe('resolved');
      expect(claimed?.posts).toHaveLength(1);
    });
    const each = (call: string): string[] => Array.from({ length: PLAYERS.length + 1 }, () => call);
    expect(calls).toEqual([
      ...['book.read', 'book.write'],
      ...each('books.look'),
      ...each('books.draw'),
      'book.write',
    ]);
    expect(unwrapReply(book.desk.claimPosts()).posts).toEqual([]);
    expect(resolve(book)).toMatchObject({ outcome: 'already', claimed: null });
  });

  test('forms to create or open come first, in the same call', () => {
    const book = ready();
    unwrapReply(book.desk.setAccepting({ accepting: false }));
    unwrapReply(book.desk.prepareNext());
    const calls = callsOf(book, () => expect(resolve(book).claimed?.posts).toHaveLength(1));
    expect(calls.indexOf('forms.open')).toBeGreaterThan(0);
    expect(calls.indexOf('forms.open')).toBeLessThan(calls.indexOf('books.look'));
    expect(gameIn(book.desk).toPrepare).toEqual([]);
    expect(waitingBooks(book)).toBe(0);
  });

  test('if there is no time for these forms, books and messages wait', () => {
    const book = ready();
    unwrapReply(book.desk.setAccepting({ accepting: false }));
    unwrapReply(book.desk.prepareNext());
    book.plant('forms.open', { code: 'busy', text: 'Google was busy.' });
    expect(resolve(book)).toMatchObject({ outcome: 'resolved', claimed: null });
    expect(gameIn(book.desk).toPrepare).toHaveLength(1);
    expect(waitingBooks(book)).toBe(PLAYERS.length + 1);
  });

  test('if a delivery fails, the round stays resolved, and the rest waits', () => {
    const book = ready();
    book.plant('book.write', { code: 'busy', text: 'Google was busy.' }, 2);
    expect(resolve(book)).toMatchObject({ outcome: 'resolved', claimed: null });
    expect(waitingBooks(book)).toBe(PLAYERS.length + 1);
    expect(unwrapReply(book.desk.claimPosts()).posts).toHaveLength(1);
  });
});
