// The program's own submissions in a practice game, and the steps of a practice season, in which nobody plays for real people.
import { given } from '../../../../src/commands/desk-calls';
import { callsOf, created, drafted, PLAYERS, sessionOf, stageIn } from '../../../support/paper-game';
import { GAMES } from '../../../../src/games/catalogue';
import { refused } from '../../../support/host-game';
import { paper } from '../../../support/paper-ports';
import { draftIn, seasonIn, seasonStarted } from '../../../support/paper-season';

test('it submits for all who are missing, and shows them after one more look', () => {
  const book = created();
  const calls = callsOf(book, () => given(book.desk.submitForPractice({ players: [] })));
  expect(calls).toEqual(['book.read', ...PLAYERS.map(() => 'forms.submit'), 'book.read']);
  expect(stageIn(book.desk).waitingFor).toEqual([]);
  given(book.desk.submitForPractice({ players: [] }));
  expect(sessionOf(book).inputs.submissions).toHaveLength(4);
});

test('it submits only for these players, and stops when its time is up', () => {
  const book = created();
  given(book.desk.submitForPractice({ players: ['Cy'] }));
  expect(sessionOf(book).inputs.submissions.map(({ player }) => player)).toEqual(['Cy']);
  book.work.until = 0;
  given(book.desk.submitForPractice({ players: [] }));
  expect(sessionOf(book).inputs.submissions).toHaveLength(1);
});

test('a game that is no practice game is refused', () => {
  expect(created({ practice: false }).desk.submitForPractice({ players: [] })).toMatchObject({
    ok: false,
    error: { code: 'not-practice' },
  });
});

test('while a form of the stage is not made yet it says so, and submits for nobody', () => {
  const book = drafted();
  given(book.desk.create());
  const refused = book.desk.submitForPractice({ players: [] });
  expect(refused).toMatchObject({ error: { code: 'no-form' } });
  given(book.desk.prepareNext());
  given(book.desk.submitForPractice({ players: [] }));
  expect(stageIn(book.desk).waitingFor).toEqual([]);
});

test('step by step an episode is opened, its match drafted, created, and its rounds played', () => {
  const book = paper();
  given(book.desk.startPracticeSeason());
  const steps = Array.from({ length: 6 }, () => given(book.desk.playPracticeStep()).did[0]);
  expect(steps).toEqual([
    'Episode 1 begins.',
    'Set up the main match: everything is filled in.',
    'Episode 1: Soullinked begins.',
    'Made forms and books.',
    'Round 1.',
    'Round 2.',
  ]);
  const { next, practice } = seasonIn(book);
  expect([next.action, practice]).toEqual(['play', true]);
});

test.each(GAMES.map(({ info }) => info))(
  '$title can be created in a practice season, before and after marks',
  ({ id }) => {
    const duel = id === 'tactical-picture-hunt';
    for (const marked of [[], ['Chen', 'Dora', 'Emil', 'Fay']]) {
      const book = paper();
      given(book.desk.startPracticeSeason());
      given(book.desk.openEpisode({ episode: '1' }));
      const changes = [
        ...marked.map((player) => ({ player, mark: 'Heaven' })),
        ...(marked.length === 0 ? [] : [{ player: 'Ana', mark: 'Hell' }]),
        { player: 'Bo', candidate: true },
        { player: 'Hana', opponent: true },
      ];
      given(book.desk.changeStandings({ changes, reason: 'Practice.' }));
      given(book.desk.draft({ game: id, kind: duel ? 'death' : 'main' }));
      expect(draftIn(book).problems).toEqual([]);
      given(book.desk.create());
    }
  },
);

test('a match of the host’s own has the winners of its end', () => {
  const book = paper();
  given(book.desk.startPracticeSeason());
  given(book.desk.openEpisode({ episode: '1' }));
  given(book.desk.draft({ game: 'own-match', kind: 'main' }));
  given(book.desk.create());
  for (let steps = 0; steps < 20 && seasonIn(book).next.action !== 'count'; steps += 1) {
    given(book.desk.playPracticeStep());
  }
  const [match] = seasonIn(book).matches;
  expect(match?.winners).toHaveLength(1);
  expect(match?.ending.join()).toContain(match?.winners.join());
});

test('a setting of the sample names the season’s people', () => {
  const book = paper();
  given(book.desk.startPracticeSeason());
  given(book.desk.openEpisode({ episode: '1' }));
  given(book.desk.draft({ game: 'pokemon-snap', kind: 'main' }));
  expect(Object.values(draftIn(book).settings)).toEqual(['Ana']);
});

test('nobody plays for the people of any other season', () => {
  expect(refused(seasonStarted().desk.playPracticeStep()).code).toBe('not-practice');
  expect(refused(paper().desk.playPracticeStep()).code).toBe('not-practice');
});
