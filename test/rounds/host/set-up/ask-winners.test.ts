// Asking a winner to decide for the next match (SN-23): only the winner sees the question, and the answer is filled in.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import type { AnswersByTitle } from '../../../../src/rounds/reply/reply';
import { byHolder, holderOf } from '../../../support/host-game';
import { bookOf, keyOf, pageOf, withPage } from '../../../support/paper-page';
import { Killed, paperOnce, type Paper } from '../../../support/paper-ports';
import {
  beginOwnDuel,
  count,
  deliverAll,
  draftIn,
  endOwnMatch,
  loaded,
  PEOPLE,
  prepareAll,
  seasonStarted,
} from '../../../support/paper-season';

/** A season in which Ann has won the duel, so she decides the setting Duel F of the drafted match. */
const drafted = paperOnce((winners: readonly string[] = ['Ann']) => {
  const book = withPage(seasonStarted());
  const lost = [{ player: 'Ann', candidate: true } as const, { player: 'Bob', opponent: true } as const];
  unwrapReply(book.desk.changeStandings({ changes: lost, reason: 'lost' }));
  const webhook = (name: string): string => `https://discord.com/api/webhooks/1/${name}`;
  const own = PEOPLE.map((name) => [name, { 'Discord webhook': webhook(name) }] as const);
  const players = byHolder(book.desk, Object.fromEntries<AnswersByTitle>(own));
  unwrapReply(book.desk.saveContacts({ zone: '', webhook: webhook('all'), players }));
  beginOwnDuel(book, 'death');
  deliverAll(book);
  endOwnMatch(book, winners);
  deliverAll(book);
  count(book);
  unwrapReply(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  deliverAll(book);
  return book;
});

const asked = paperOnce((winners?: readonly string[]) => {
  const book = drafted(winners);
  ask(book);
  deliverAll(book);
  return book;
});

const DUEL = 'visual interpersonal 3:1';
const OTHER = 'interpersonal visual 2:1';

function ask({ desk }: Paper): void {
  unwrapReply(desk.askWinner({ by: 'death' }));
}

function asksOf(book: Paper, player: string): readonly string[] {
  return pageOf(book, player).words.flatMap(({ title, link }) => (link === undefined ? [] : [title]));
}

function send(book: Paper, key: string, duel: string): void {
  book.pass(60_000);
  book.land('you decide', { 'Duel F': duel, [KEY_TITLE]: key });
}

const duelIn = (book: Paper): string | undefined => draftIn(book).settings['Duel F'];

const winnersIn = (book: Paper) => draftIn(book).place.winners;

const openForms = ({ forms }: Paper): readonly string[] =>
  [...forms].flatMap(([name, { accepting }]) => (accepting ? [name] : []));

const messagesOf = ({ grids }: Paper) =>
  (grids.get('outbox') ?? [])
    .filter((cells) => cells.join().includes('Duel F'))
    .map(([, kind, name]) => [kind, name]);

function shownDraft(book: Paper) {
  const { game, place, ...rest } = draftIn(book);
  return { ...rest, game: game.id, place };
}

test('a winner’s last answer is filled in, and the match is created with it', () => {
  const book = asked();
  expect(winnersIn(book)).toEqual([{ by: 'death', isAsked: true, people: [{ name: 'Ann' }] }]);
  expect(asksOf(book, 'Ann')).toEqual(['The Black Garnet: you decide']);
  // Asking again in another window sends nothing twice.
  ask(book);
  expect(messagesOf(book)).toHaveLength(1);
  send(book, keyOf(book, 'Ann'), 'nonsense');
  expect(draftIn(book).atCells).toMatchObject([{ title: 'Duel F' }]);
  send(book, keyOf(book, 'Ann'), DUEL);
  expect(draftIn(book).settings).toEqual({ 'Duel F': DUEL });
  // The filled-in answer remains the winner's if the host saves something else.
  const shown = shownDraft(book);
  unwrapReply(book.desk.saveDraft({ ...shown, seed: 'a seed that is long enough', before: shown }));
  const { mark } = draftIn(book);
  send(book, keyOf(book, 'Ann'), OTHER);
  expect(winnersIn(book)?.[0]?.people).toEqual([
    { name: 'Ann', words: [{ title: 'Duel F', answer: OTHER }] },
  ]);
  expect(book.desk.create({ draft: mark })).toMatchObject({ error: { code: 'draft-changed' } });
  unwrapReply(book.desk.create({ draft: draftIn(book).mark }));
  prepareAll(book);
  expect(loaded(book)).toMatchObject({
    record: { settings: { duels: { F: { stats: ['interpersonal', 'visual'] } } } },
  });
  expect(asksOf(book, 'Ann')).toEqual([]);
  expect(openForms(book)).not.toContainEqual(expect.stringContaining('you decide'));
});

test('answers are read between matches; a former key only works for answers before it was replaced', () => {
  const book = drafted();
  unwrapReply(book.desk.archive({ reason: '' }));
  ask(book);
  deliverAll(book);
  const links = bookOf(book, 'Ann').tabs.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row)));
  expect(links.some((row) => row.includes('Duel F') && row.includes(keyOf(book, 'Ann')))).toBe(true);
  const former = keyOf(book, 'Ann');
  send(book, former, DUEL);
  send(book, keyOf(book, 'Bob'), OTHER);
  expect(duelIn(book)).toBe(DUEL);
  book.pass(60_000);
  unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, 'Ann') }));
  deliverAll(book);
  send(book, former, OTHER);
  expect(duelIn(book)).toBe(DUEL);
  send(book, keyOf(book, 'Ann'), OTHER);
  expect(duelIn(book)).toBe(OTHER);
  // A host's own entry overrides the winner's.
  const shown = shownDraft(book);
  const settings = { ...shown.settings, 'Duel F': 'visual musical 1:1' };
  unwrapReply(book.desk.saveDraft({ ...shown, settings }));
  expect(duelIn(book)).toBe('visual musical 1:1');
});

test('several winners are all asked, and the host chooses', () => {
  const book = asked(['Ann', 'Bob']);
  send(book, keyOf(book, 'Ann'), DUEL);
  expect(duelIn(book)).toBeUndefined();
  expect(winnersIn(book)?.flatMap(({ people }) => people.map(({ words }) => words?.length))).toEqual([
    1,
    undefined,
  ]);
});

test('only the winner learns that there is a question', () => {
  const traces = ['Duel F', DUEL, 'you decide', 'The Black Garnet'];
  const shownTo = (book: Paper, player: string): string =>
    JSON.stringify([player === '' ? '' : { ...pageOf(book, player), kit: '' }, bookOf(book, player).tabs]);
  const readers = ['', ...PEOPLE.filter((name) => name !== 'Ann')];
  const [before, book] = [drafted(), asked()];
  send(book, keyOf(book, 'Ann'), DUEL);
  deliverAll(book);
  for (const reader of readers) {
    expect(shownTo(book, reader)).toBe(shownTo(before, reader));
    for (const trace of traces)
      expect([reader, shownTo(book, reader).includes(trace)]).toEqual([reader, false]);
  }
  expect(shownTo(book, 'Ann')).toContain('Duel F');
  expect(messagesOf(book)).toEqual([['discord-player', 'Ann']]);
  // Ann's substitute isn't asked either.
  unwrapReply(book.desk.archive({ reason: '' }));
  const seat = { player: 'Ann', holder: holderOf(book.desk, 'Ann'), name: 'Zoe', reason: 'r' };
  unwrapReply(book.desk.substitutePerson(seat));
  expect(pageOf(book, 'Ann').person).toBe('Zoe');
  expect(asksOf(book, 'Ann')).toEqual([]);
  send(book, keyOf(book, 'Ann'), OTHER);
  expect(duelIn(book)).toBe(DUEL);
});

test('killed at any call, the next clicks ask once, and no answer is lost', () => {
  const calls = ['book.write', 'forms.make', 'forms.open', 'books.draw'];
  for (const call of calls) {
    for (const failure of ['before', 'after'] as const) {
      const book = drafted();
      book.plant(call, failure);
      const asks = (): void => {
        ask(book);
        deliverAll(book);
      };
      expect(asks).toThrow(Killed);
      if (winnersIn(book)?.[0]?.isAsked !== true) ask(book);
      deliverAll(book);
      expect([...book.forms.keys()].filter((name) => name.includes('you decide'))).toHaveLength(1);
      expect(messagesOf(book)).toHaveLength(1);
      send(book, keyOf(book, 'Ann'), DUEL);
      expect([call, failure, duelIn(book)]).toEqual([call, failure, DUEL]);
    }
  }
});
