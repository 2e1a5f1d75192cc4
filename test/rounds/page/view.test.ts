// What a player's page reveals about others: nothing before the stage is resolved, and no secrets after it.
import { lineText } from '../../../src/games/frame/account';
import { isOnPage } from '../../../src/games/frame/home';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { GAMES } from '../../../src/games/catalogue';
import { seededChance } from '../../../src/games/frame/chance';
import { findAsk } from '../../../src/games/frame/submissions';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { playerPage as pageOfReader } from '../../../src/rounds/page/view';
import type { GameSession } from '../../../src/rounds/session/game-session';
import { personPlaying } from '../../../src/rounds/session/match-holders';
import { keyDigest, pageCacheKey } from '../../../src/rounds/session/page-keys';
import { refused } from '../../support/host-game';
import { created, played, playStage, sessionOf } from '../../support/paper-game';
import type { PageUpdate, PlayerPage } from '../../../src/rounds/page/views';
import { keyOf, sampleAnswers, withPage } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const playerPage = (session: GameSession, player: string): PlayerPage =>
  pageOfReader(session, personPlaying(session, player).id);

/** The replies to checking several moves, some of which are refused. */
function told(book: Paper, player: string): readonly unknown[] {
  const { match } = sessionOf(book);
  const asked = match.stage === null ? undefined : findAsk(match.stage, player);
  if (match.stage === null || asked === undefined) return [];
  const call = { key: keyOf(book, player), stage: match.stage.name };
  return Array.from({ length: 4 }, (_, index) => {
    const chance = seededChance(`move ${index}`);
    const [one, other] = [0, 1].map(() => asked.toAnswers(asked.sample(player, chance)));
    // A mix of two moves is rarely legal.
    const mixed = (one ?? []).map(({ title, answer }, at) =>
      index < 2 || at % 2 === 0 ? [title, answer] : [title, other?.[at]?.answer ?? ''],
    );
    return PAGE_CALLS.checkMove(book.ports, { ...call, answers: mixed });
  });
}

/** The page without who has answered, which live games show. */
function withoutLamps({ stage, ...page }: PlayerPage): unknown {
  return { ...page, stage: stage === null ? null : { ...stage, lamps: [] } };
}

/** The result for the reader is only in the last stage's news; other sections come from the books. */
function expectResult(session: GameSession, reader: string): void {
  const page = playerPage(session, reader);
  const ofBooks = session.match.home().filter(isOnPage);
  expect(page.sections.map(({ title }) => title)).toEqual(ofBooks.map(({ title }) => title));
  const result = session.match.page(reader).result.map(lineText);
  const title = session.past.at(-1)?.title ?? 'Set-up';
  expect(playerPage(session, reader).news.filter((news) => news.result.length > 0)).toMatchObject(
    result.length === 0 ? [] : [{ title, result }],
  );
}

describe.each(GAMES.map(({ info }) => info.id))('%s', (game) => {
  test('others’ answers don’t change a page until the stage is resolved; the result is with the news', () => {
    const book = created({ game });
    withPage(book);
    for (let stages = 0; stages < 3; stages += 1) {
      const before = sessionOf(book);
      const { stage, roster } = before.match;
      if (stage === null) return;
      const [reader = ''] = roster;
      expectResult(before, reader);
      const others = stage.asks.flatMap(({ players }) => players).filter((name) => name !== reader);
      const toldBefore = told(book, reader);
      for (const one of toldBefore)
        expect(one).toMatchObject({ ok: true, value: { problems: expect.any(Array) as unknown } });
      book.pass(60_000);
      if (others.length > 0) unwrapReply(book.desk.submitForPractice({ players: others }));
      expect(withoutLamps(playerPage(sessionOf(book), reader))).toEqual(
        withoutLamps(playerPage(before, reader)),
      );
      // The reasons for refusals don't reveal others' answers either.
      expect(told(book, reader)).toEqual(toldBefore);
      book.pass(60_000);
      unwrapReply(book.desk.submitForPractice({ players: [reader] }));
      unwrapReply(book.desk.resolveRound({ stage: stage.name, token: '' }));
      unwrapReply(book.desk.prepareNext());
    }
  });

  test('only a live game shows whose answers count', () => {
    const book = created({ game });
    unwrapReply(book.desk.submitForPractice({ players: [] }));
    const session = sessionOf(book);
    const { roster, info, stage } = session.match;
    const sent = (stage?.asks ?? [])
      .flatMap(({ players }) => players)
      .map((player) => ({ player, name: player, sent: true }));
    for (const player of roster)
      expect(playerPage(session, player).stage).toMatchObject({
        live: info.live === true,
        lamps: info.live === true ? sent : [],
      });
  });

  test('everyone reads public news, and only their own private news', () => {
    const session = sessionOf(played(3, { game }));
    const news = session.past[session.past.length - 1]?.resolved.news ?? [];
    const toldTo = (player: string | undefined): readonly string[] =>
      news.flatMap(({ to, text }) => ((to === 'everyone' ? undefined : to.player) === player ? [text] : []));
    for (const player of session.match.roster) {
      const [latest = { everyone: [], own: [], result: [] }] = playerPage(session, player).news.slice(-1);
      expect(latest.everyone).toEqual(toldTo(undefined));
      expect([...latest.result, ...latest.own]).toEqual(expect.arrayContaining([...toldTo(player)]));
      expect(toldTo(player)).toEqual(expect.arrayContaining([...latest.own]));
    }
  });
});

test.each([
  ['pokemon-snap', 5, 'Joel is being asked which of the Pokémon tied on AP goes up first'],
  ['between', 0, 'Ana and Bo are being asked who gets their spare tokens. '],
])('in %s, players who aren’t asked read what others decide', (game, stages, text) => {
  const book = withPage(played(stages, { game }));
  const session = sessionOf(book);
  const { roster, stage } = session.match;
  const idle = roster.filter((name) => stage !== null && findAsk(stage, name) === undefined);
  expect(idle.length).toBeGreaterThan(0);
  for (const name of idle) {
    expect(playerPage(session, name).idle).toContain(text);
    const move = { key: keyOf(book, name), stage: stage?.name, answers: [] };
    expect(refused(PAGE_CALLS.checkMove(book.ports, move)).code).toBe('other-stage');
  }
});

describe('the lamps of a live game (PH-11)', () => {
  /** A round at the live table with its clock running. */
  const inRound = paperOnce(() => {
    const book = created({ game: 'tactical-picture-hunt' });
    withPage(book);
    for (let claims = 0; claims < 2; claims += 1) atTable(book, true);
    atTable(book, false);
    return book;
  });

  function atTable(book: Paper, resolves: boolean): void {
    const stage = sessionOf(book).match.stage?.name ?? '';
    unwrapReply(book.desk.startClock({ stage }));
    if (!resolves) return;
    unwrapReply(book.desk.submitForPractice({ players: [] }));
    unwrapReply(book.desk.resolveRound({ stage, token: '' }));
    unwrapReply(book.desk.prepareNext());
  }

  const read = (book: Paper, player: string, stamp = ''): PageUpdate =>
    unwrapReply(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, player), stamp }));
  const lampsOf = (book: Paper, player: string): unknown =>
    read(book, player).page?.stage?.lamps.map(({ name, sent }) => [name, sent]);
  const send = (book: Paper, player: string, prediction: string): ReturnType<typeof PAGE_CALLS.sendMove> => {
    const { stage } = sessionOf(book).match;
    const ask = stage === null ? undefined : findAsk(stage, player);
    const axis = ask
      ?.toAnswers(ask.sample(player, seededChance('axis')))
      .find(({ title }) => title === 'Axis');
    const answers = [
      ['Axis', axis?.answer ?? ''],
      ['Prediction', prediction],
    ] as const;
    return PAGE_CALLS.sendMove(book.ports, { key: keyOf(book, player), stage: stage?.name ?? '', answers });
  };

  test('one player’s lamp is on at the other’s next poll, which reads no sheet', () => {
    const book = inRound();
    expect(lampsOf(book, 'Ana')).toEqual([
      ['Ana', false],
      ['Bo', false],
    ]);
    const key = keyOf(book, 'Ana');
    unwrapReply(send(book, 'Bo', '3'));
    book.calls.length = 0;
    const { page } = unwrapReply(PAGE_CALLS.readPage(book.ports, { key, stamp: '' }));
    expect(page?.stage?.lamps.map(({ sent }) => sent)).toEqual([false, true]);
    expect(book.calls).toEqual([]);
  });

  test('replaced, refused or late answers change nothing on the other’s page', () => {
    const book = inRound();
    unwrapReply(send(book, 'Bo', '3'));
    const { stamp } = read(book, 'Ana');
    unwrapReply(send(book, 'Bo', '4'));
    expect(read(book, 'Ana', stamp).page).toBeNull();
    expect(send(book, 'Bo', '99').ok).toBe(false);
    book.land('round', { 'Your key (already filled in)': keyOf(book, 'Bo'), Axis: 'none', Prediction: 99 });
    book.pass(120_000);
    unwrapReply(send(book, 'Bo', '5'));
    expect(read(book, 'Ana', stamp).page).toBeNull();
  });

  test('an answer by form turns on its lamp on everyone’s page once any page reads the sheet', () => {
    const book = inRound();
    lampsOf(book, 'Ana');
    const answers = Object.fromEntries(sampleAnswers(book, 'Bo'));
    book.land('round', { 'Your key (already filled in)': keyOf(book, 'Bo'), ...answers });
    book.page.shown.delete(pageCacheKey(keyDigest(keyOf(book, 'Bo'))));
    read(book, 'Bo');
    expect(lampsOf(book, 'Ana')).toEqual([
      ['Ana', false],
      ['Bo', true],
    ]);
  });

  test('late answers, and answers before the clock starts, don’t turn on a lamp', () => {
    const book = inRound();
    book.pass(120_000);
    unwrapReply(send(book, 'Bo', '5'));
    expect(lampsOf(book, 'Ana')).toEqual([
      ['Ana', false],
      ['Bo', false],
    ]);
    unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
    unwrapReply(book.desk.prepareNext());
    expect(read(book, 'Ana').page?.stage).toMatchObject({ waits: true, lamps: [] });
    expect(refused(send(book, 'Bo', '5')).code).toBe('not-started');
  });
});

test('while a round is face down, its heading and top facts have nothing from an earlier stage', () => {
  const book = created({ game: 'tactical-picture-hunt' });
  const open = () => sessionOf(book).match.stage?.name ?? '';
  const start = () => unwrapReply(book.desk.startClock({ stage: open() }));
  for (let stages = 0; !open().endsWith('-challenge'); stages += 1) {
    if (stages === 30) throw new Error('No challenge came.');
    start();
    playStage(book);
  }
  const session = sessionOf(book);
  const newsOf = (reader: string) => playerPage(sessionOf(book), reader).news.map(({ result }) => result);
  const firstOf = (reader: string) => playerPage(sessionOf(book), reader).first;
  for (const reader of session.match.roster) {
    expect(firstOf(reader)).toEqual([]);
    expect(session.match.page(reader, true).result).not.toEqual([]);
    for (const result of newsOf(reader)) expect(result).toEqual([]);
  }
  start();
  for (const reader of session.match.roster) {
    expect(firstOf(reader)).not.toEqual([]);
    expect(newsOf(reader).flat().join(' ')).toMatch(/You (attacked|defended) on axis/);
  }
});
