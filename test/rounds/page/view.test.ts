// What a page tells its reader of others: nothing before the stage is resolved, and nothing that only they may know.
import { given } from '../../../src/commands/desk-calls';
import { GAMES } from '../../../src/games/catalogue';
import { playerPage } from '../../../src/rounds/page/view';
import { created, sessionOf } from '../../support/paper-game';

describe.each(GAMES.map(({ info }) => info.id))('%s', (game) => {
  test('what others send changes nothing on a page until the stage is resolved', () => {
    const book = created({ game });
    for (let played = 0; played < 3; played += 1) {
      const before = sessionOf(book);
      const { stage, roster } = before.match;
      if (stage === null) return;
      const [reader = ''] = roster;
      const others = stage.asks.flatMap(({ players }) => players).filter((name) => name !== reader);
      if (others.length > 0) given(book.desk.submitForPractice({ players: others }));
      expect(playerPage(sessionOf(book), reader)).toEqual(playerPage(before, reader));
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
