// Asking a winner what they decide for the next match (SN-23): asked, answered, filled in, and known to nobody else.
import { given } from '../../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../../src/rounds/page/visitor-calls';
import type { PageAnswers, PageQuestion } from '../../../../src/rounds/page/views';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import type { TypedAnswers } from '../../../../src/rounds/reply/reply';
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

/** A season in which Ann has won the duel, so that she decides Duel F of the match that is drafted. */
const drafted = paperOnce((winners: readonly string[] = ['Ann']) => {
  const book = withPage(seasonStarted());
  const changes = [
    { player: 'Ann', candidate: true },
    { player: 'Bob', opponent: true },
  ] as const;
  given(book.desk.changeStandings({ changes, reason: 'lost' }));
  const webhook = (name: string): string => `https://discord.com/api/webhooks/1/${name}`;
  const own = PEOPLE.map((name) => [name, { 'Discord webhook': webhook(name) }] as const);
  const contacts = {
    zone: '',
    webhook: webhook('all'),
    players: byHolder(book.desk, Object.fromEntries<TypedAnswers>(own)),
  };
  given(book.desk.saveContacts(contacts));
  beginOwnDuel(book, 'death');
  deliverAll(book);
  endOwnMatch(book, [winners.join(', ')]);
  deliverAll(book);
  count(book);
  given(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
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
  given(desk.askWinner({ by: 'death' }));
}

function questionsOf(book: Paper, player: string): readonly PageQuestion[] {
  return pageOf(book, player).questions ?? [];
}

function send(book: Paper, player: string, duel: string, stage = questionsOf(book, player)[0]?.stage.name) {
  const answers: PageAnswers = [['Duel F', duel]];
  return PAGE_CALLS.sendMove(book.ports, { key: keyOf(book, player), stage, mark: '', answers });
}

const duelIn = (book: Paper): string | undefined => draftIn(book).settings['Duel F'];

const winnersIn = (book: Paper) => draftIn(book).place.winners;

test('a winner answers on their page, the last answer is filled in, and the match is created with it', () => {
  const book = asked();
  expect(winnersIn(book)).toEqual([
    { by: 'death', titles: ['Duel F'], isAsked: true, people: [{ name: 'Ann' }] },
  ]);
  expect(book.desk.askWinner({ by: 'death' })).toMatchObject({ error: { code: 'asked-already' } });
  const [question] = questionsOf(book, 'Ann');
  expect(question?.stage.ask?.questions.map(({ title }) => title)).toEqual(['Duel F']);
  expect(send(book, 'Ann', 'visual')).toMatchObject({
    error: { code: 'move-refused', problems: [{ title: 'Duel F' }] },
  });
  given(send(book, 'Ann', DUEL));
  expect(questionsOf(book, 'Ann')[0]?.submissions).toMatchObject([
    { fate: 'counted', words: [{ title: 'Duel F', answer: DUEL }] },
  ]);
  const { game, place, ...rest } = draftIn(book);
  expect(rest.settings).toEqual({ 'Duel F': DUEL });
  // What is filled in stays the winner's when the host saves something else.
  const before = { ...rest, game: game.id, place };
  given(book.desk.saveDraft({ ...before, seed: 'a seed that is long enough', before }));
  given(send(book, 'Ann', OTHER));
  expect(winnersIn(book)?.[0]?.people).toEqual([
    { name: 'Ann', words: [{ title: 'Duel F', answer: OTHER }] },
  ]);
  expect(book.desk.create({ draft: rest.mark })).toMatchObject({ error: { code: 'draft-changed' } });
  const { stage } = question ?? {};
  given(book.desk.create({ draft: draftIn(book).mark }));
  prepareAll(book);
  expect(loaded(book)).toMatchObject({
    record: { settings: { duels: { F: { stats: ['interpersonal', 'visual'] } } } },
    season: { asked: [] },
  });
  expect(questionsOf(book, 'Ann')).toEqual([]);
  const form = [...book.forms].find(([name]) => name.includes('you decide'))?.[1];
  expect(form?.accepting).toBe(false);
  expect(send(book, 'Ann', DUEL, stage?.name)).toMatchObject({ error: { code: 'other-stage' } });
});

test('between two matches it comes by the form, with a former key only from before it was replaced', () => {
  const book = drafted();
  given(book.desk.archive({ reason: '' }));
  ask(book);
  deliverAll(book);
  const links = bookOf(book, 'Ann').tabs.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row)));
  expect(links.some((row) => row.includes('Duel F') && row.includes(keyOf(book, 'Ann')))).toBe(true);
  const former = keyOf(book, 'Ann');
  const land = (key: string, duel: string): void => {
    book.pass(60_000);
    book.land('you decide', { 'Duel F': duel, [KEY_TITLE]: key });
  };
  land(former, DUEL);
  land(former, 'nonsense');
  land(keyOf(book, 'Bob'), OTHER);
  expect(duelIn(book)).toBe(DUEL);
  expect(questionsOf(book, 'Ann')[0]?.submissions.map(({ fate }) => fate)).toEqual(['counted', 'refused']);
  book.pass(60_000);
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Ann') }));
  deliverAll(book);
  land(former, OTHER);
  expect(duelIn(book)).toBe(DUEL);
  land(keyOf(book, 'Ann'), OTHER);
  expect(duelIn(book)).toBe(OTHER);
  // The host decides all the same.
  const { game, place, ...rest } = draftIn(book);
  const settings = { ...rest.settings, 'Duel F': 'visual musical 1:1' };
  given(book.desk.saveDraft({ ...rest, game: game.id, place, settings }));
  expect(duelIn(book)).toBe('visual musical 1:1');
  given(book.desk.discardDraft());
  prepareAll(book);
  expect([...book.forms.values()].filter(({ accepting }) => accepting)).toEqual([]);
  expect(questionsOf(book, 'Ann')).toEqual([]);
  // What is drafted next has nothing of it.
  given(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  expect([duelIn(book), winnersIn(book)?.[0]?.isAsked]).toEqual([undefined, false]);
});

test('several winners are all asked, and the host chooses', () => {
  const book = asked(['Ann', 'Bob']);
  given(send(book, 'Bob', DUEL));
  expect(winnersIn(book)?.[0]?.people).toEqual([
    { name: 'Ann' },
    { name: 'Bob', words: [{ title: 'Duel F', answer: DUEL }] },
  ]);
  expect(duelIn(book)).toBeUndefined();
});

test('only who is asked learns that there is a question', () => {
  const traces = ['Duel F', DUEL, 'you decide', 'The Black Garnet'];
  const shownTo = (book: Paper, player: string): string =>
    JSON.stringify([player === '' ? '' : { ...pageOf(book, player), kit: '' }, bookOf(book, player).tabs]);
  const readers = ['', ...PEOPLE.filter((name) => name !== 'Ann')];
  const [before, book] = [drafted(), asked()];
  given(send(book, 'Ann', DUEL));
  deliverAll(book);
  for (const reader of readers) {
    expect(shownTo(book, reader)).toBe(shownTo(before, reader));
    for (const trace of traces)
      expect([reader, shownTo(book, reader).includes(trace)]).toEqual([reader, false]);
  }
  expect(shownTo(book, 'Ann')).toContain('Duel F');
  const told = (book.grids.get('outbox') ?? []).filter((cells) => cells.join().includes('Duel F'));
  expect(told.map(([, kind, name]) => [kind, name])).toEqual([['discord-player', 'Ann']]);
  const stage = questionsOf(book, 'Ann')[0]?.stage.name;
  expect(send(book, 'Bob', DUEL, stage)).toMatchObject({ error: { code: 'other-stage' } });
  // Neither does whoever takes over her seat.
  given(book.desk.archive({ reason: '' }));
  const seat = { player: 'Ann', holder: holderOf(book.desk, 'Ann'), name: 'Zoe', reason: 'r' };
  given(book.desk.substitutePerson(seat));
  expect(pageOf(book, 'Ann').person).toBe('Zoe');
  expect(questionsOf(book, 'Ann')).toEqual([]);
  expect(send(book, 'Ann', OTHER, stage)).toMatchObject({ error: { code: 'other-stage' } });
});

test('killed anywhere, the next clicks ask once, and no answer is lost', () => {
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
      book.plant('forms.submit', failure);
      expect(() => send(book, 'Ann', DUEL)).toThrow(Killed);
      given(send(book, 'Ann', DUEL));
      expect([call, failure, duelIn(book)]).toEqual([call, failure, DUEL]);
    }
  }
});
