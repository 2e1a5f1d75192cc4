// What a page tells its reader of others: nothing before the stage is resolved, and nothing that only they may know.
import { given } from '../../../src/commands/desk-calls';
import { GAMES } from '../../../src/games/catalogue';
import { chanceFrom } from '../../../src/games/chance';
import { askOf } from '../../../src/games/submissions';
import { PAGE_CALLS } from '../../../src/rounds/page/calls';
import { playerPage } from '../../../src/rounds/page/view';
import { created, sessionOf } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

/** Different moves of a player, some of which would be refused: all that checking and sending them answers. */
function told(book: Paper, player: string): readonly unknown[] {
  const { match, record } = sessionOf(book);
  const asked = match.stage === null ? undefined : askOf(match.stage, player);
  if (match.stage === null || asked === undefined) return [];
  const call = { key: record.keys.get(player) ?? '', stage: match.stage.name };
  return Array.from({ length: 8 }, (_, index) => {
    const chance = chanceFrom(`move ${index}`);
    const [one, other] = [0, 1].map(() => asked.toAnswers(asked.sample(player, chance)));
    // Parts of two moves seldom make a third.
    const mixed = (one ?? []).map(({ title, answer }, at) =>
      index < 4 || at % 2 === 0 ? [title, answer] : [title, other?.[at]?.answer ?? ''],
    );
    return PAGE_CALLS.checkMove(book.ports, { ...call, answers: mixed });
  });
}

describe.each(GAMES.map(({ info }) => info.id))('%s', (game) => {
  test('what others send changes nothing on a page until the stage is resolved', () => {
    const book = created({ game });
    given(book.desk.savePage({ address: 'https://script.google.com/macros/s/AKfy_page-1/exec' }));
    for (let played = 0; played < 3; played += 1) {
      const before = sessionOf(book);
      const { stage, roster } = before.match;
      if (stage === null) return;
      const [reader = ''] = roster;
      const others = stage.asks.flatMap(({ players }) => players).filter((name) => name !== reader);
      const toldBefore = told(book, reader);
      for (const one of toldBefore)
        expect(one).toMatchObject({ ok: true, value: { faults: expect.any(Array) as unknown } });
      book.pass(60_000);
      if (others.length > 0) given(book.desk.submitForPractice({ players: others }));
      expect(playerPage(sessionOf(book), reader)).toEqual(playerPage(before, reader));
      // Nor does it show in why a move would be refused.
      expect(told(book, reader)).toEqual(toldBefore);
      book.pass(60_000);
      given(book.desk.submitForPractice({ players: [reader] }));
      given(book.desk.resolveRound({ stage: stage.name, token: '' }));
      given(book.desk.prepareNext());
    }
  });

  test('what one player alone is told stands on no other page', () => {
    const book = created({ game });
    for (let played = 0; played < 3; played += 1) {
      given(book.desk.submitForPractice({ players: [] }));
      const { match } = sessionOf(book);
      if (match.stage === null) break;
      given(book.desk.resolveRound({ stage: match.stage.name, token: '' }));
      given(book.desk.prepareNext());
    }
    const session = sessionOf(book);
    const news = session.past[session.past.length - 1]?.resolved.news ?? [];
    for (const { to, text } of news) {
      if (to === 'everyone') continue;
      // The same may be told to several.
      const told = news.flatMap((one) => (one.to !== 'everyone' && one.text === text ? [one.to.player] : []));
      for (const player of session.match.roster) {
        const own = playerPage(session, player).news.flatMap((one) => one.own);
        const lines = text.split('\n');
        expect(lines.every((line) => own.includes(line))).toBe(told.includes(player));
      }
    }
  });
});
