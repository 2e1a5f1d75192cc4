// A running game keeps its rules (ALL-18): its set-up row has all settings, and the program keeps former rules.
import { GAMES } from '../../src/games/catalogue';
import { defaulted, object, integer } from '../../src/games/frame/fields';
import type { Match } from '../../src/games/frame/match';
import { playable, type PlayableGame } from '../../src/games/frame/playable';
import { alone } from '../example-game/one-file';
import { good } from './by-hand';

const SEED = 'a seed that nobody can guess';

function begun(game: PlayableGame, settings: unknown, rules?: number): Match {
  return good(game.begin(game.sampleRoster, settings, SEED, rules));
}

/** Settings and roster columns that only hosts can see. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  'black-garnet': [...['A', 'B', 'C', 'D', 'E', 'F'].map((type) => `Duel ${type}`), 'Garnets'],
  'own-match': ['Questions', 'Scores', 'Draws', 'Purses'],
  'tactical-picture-hunt': ['Targets'],
  'wanted-sharpshooters': ['Cycle'],
};

describe.each(GAMES.map((game) => [game.info.title, game] as const))('%s', (_title, game) => {
  const match = begun(game, game.sampleSettings);

  test('settings that only hosts can see are marked secret', () => {
    const questions = [...game.settingsQuestions, ...game.rosterQuestions];
    const secret = questions.filter((question) => question.secret === true);
    expect(secret.map(({ title }) => title)).toEqual(SECRET[game.info.id] ?? []);
  });

  test('every setting with a default is listed by name', () => {
    const inForce = game.settings.toAnswers(match.settings, '').filter(({ answer }) => answer !== '');
    const titles = inForce.map(({ title }) => title);
    const usual = game.settingsQuestions.filter((question) => question.default !== undefined);
    expect(titles).toEqual(expect.arrayContaining(usual.map(({ title }) => title)));
  });

  test('the listed settings start the same match, and give the same answers', () => {
    const again = begun(game, JSON.parse(JSON.stringify(match.settings)));
    expect(again.settings).toEqual(match.settings);
    expect([again.facts, again.view('host')]).toEqual([match.facts, match.view('host')]);
    expect(game.typed(match.settings)).toEqual(game.typed(game.sampleSettings));
  });
});

/** The game Alone with a setting for the rounds. If JSON lacks it, it's 3. The set-up screen offers `offered`. */
function withRounds(offered: number): PlayableGame {
  return playable({
    ...alone,
    settings: object({ rounds: defaulted(integer({ title: 'Rounds' }), 3, offered) }),
  });
}

const typed = (game: PlayableGame, answer: string): unknown => game.settings.fromAnswers(() => answer, '');

test('a new default is offered to new games; running games and scenarios keep theirs', () => {
  const [then, now] = [withRounds(3), withRounds(5)];
  expect(now.settingsQuestions).toMatchObject([{ default: '5', help: 'Default: 5.' }]);
  expect(begun(now, typed(now, '')).settings).toEqual({ rounds: 5 });
  expect(begun(now, {}).settings).toEqual({ rounds: 3 });
  const inPlay = begun(then, typed(then, '') ?? {}).settings;
  expect(begun(now, inPlay).settings).toEqual({ rounds: 3 });
  expect(now.typed(inPlay)).toEqual([{ title: 'Rounds', answer: '3' }]);
});

test('a changed rule stays as it was in games started with the former version', () => {
  const changed = playable({
    ...alone,
    info: { ...alone.info, rulesVersion: 2, formerRules: [1] },
    setUp: (players, settings, chance, rules) => {
      const set = alone.setUp(players, settings, chance, rules);
      const bonus = new Map(players.map(({ name }) => [name, 1]));
      if (!set.ok || rules < 2) return set;
      return { ok: true, value: { ...set.value, state: { ...set.value.state, played: [bonus] } } };
    },
  });
  expect(begun(changed, {}).facts).toEqual({ scores: { Ana: 1, Bo: 1, Chen: 1 } });
  expect(begun(changed, {}, 1).facts).toEqual({ scores: { Ana: 0, Bo: 0, Chen: 0 } });
});
