// A practice season's steps: everything that a host would type is filled in, and nobody plays for people who are real.
import { GAMES } from '../../../../src/games/catalogue';
import { given } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { paper } from '../../../support/paper-ports';
import { draftIn, seasonIn, seasonStarted } from '../../../support/paper-season';

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

test('its host can take the steps by hand: a draft has what nobody knows of the standings', () => {
  const book = paper();
  given(book.desk.startPracticeSeason());
  given(book.desk.openEpisode({ episode: '1' }));
  given(book.desk.draft({ game: 'soullinked', kind: 'main' }));
  const draft = draftIn(book);
  expect(draft.practice).toBe(true);
  expect(draft.problems).toEqual([]);
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
