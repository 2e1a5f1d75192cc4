// In a practice game, the program can answer for players and take a season's next steps, but never for real people.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { callsOf, created, PLAYERS, sessionOf, stageIn } from '../../../support/paper-game';
import { GAMES } from '../../../../src/games/catalogue';
import { paper } from '../../../support/paper-ports';
import { draftIn } from '../../../support/paper-season';

test('it answers for all missing players, and shows the answers at the next refresh', () => {
  const book = created();
  const calls = callsOf(book, () => unwrapReply(book.desk.submitForPractice({ players: [] })));
  expect(calls).toEqual(['book.read', ...PLAYERS.map(() => 'forms.submit'), 'book.read']);
  expect(stageIn(book.desk).waitingFor).toEqual([]);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  expect(sessionOf(book).inputs.submissions).toHaveLength(4);
});

test('while answers are paused, it says so and changes no form', () => {
  const book = created();
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  let answer: unknown;
  const calls = callsOf(book, () => (answer = book.desk.submitForPractice({ players: [] })));
  expect(calls).toEqual(['book.read']);
  expect(answer).toMatchObject({ error: { code: 'paused', agree: expect.any(String) as string } });
});

test.each(GAMES.map(({ info }) => info))(
  '$title can be created in a practice season, before and after marks',
  ({ id }) => {
    const duel = id === 'tactical-picture-hunt';
    for (const marked of [[], ['Chen', 'Dora', 'Emil', 'Fay']]) {
      const book = paper();
      unwrapReply(book.desk.startPracticeSeason());
      unwrapReply(book.desk.openEpisode({ episode: '1' }));
      const changes = [
        ...marked.map((player) => ({ player, mark: 'Heaven' })),
        ...(marked.length === 0 ? [] : [{ player: 'Ana', mark: 'Hell' }]),
        { player: 'Bo', candidate: true },
        { player: 'Hana', opponent: true },
      ];
      unwrapReply(book.desk.changeStandings({ changes, reason: 'Practice.' }));
      unwrapReply(book.desk.draft({ game: id, kind: duel ? 'death' : 'main' }));
      expect(draftIn(book).problems).toEqual([]);
      unwrapReply(book.desk.create());
    }
  },
);

test('if Google refuses an answer, no more are sent', () => {
  const book = created();
  book.plant('forms.submit', { code: 'service-failed', text: 'Google: not now.' }, 2);
  expect(refused(book.desk.submitForPractice({ players: [] })).code).toBe('service-failed');
  expect(stageIn(book.desk).waitingFor).toHaveLength(PLAYERS.length - 1);
});
