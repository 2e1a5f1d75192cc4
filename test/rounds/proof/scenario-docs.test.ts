// docs/scenarios.md describes every field of every game, and its example plays as described.
import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '../../../src/games/catalogue';
import { isObject } from '../../../src/games/frame/json';
import type { Question } from '../../../src/games/frame/fields';
import { playScenario, resultJson } from '../../../src/rounds/proof/scenario';

const page = readFileSync('docs/scenarios.md', 'utf8');

function partOf(game: string): string {
  return page.split(/^## /mu).find((part) => part.startsWith(`${game}\n`)) ?? '';
}

function answerTo({ kind }: Question): string {
  switch (kind.type) {
    case 'whole':
      return '3';
    case 'choice':
    case 'checkboxes':
      return kind.options[0]?.value ?? '';
    case 'text':
      return 'x';
  }
}

/** The fields of a move with every question answered, as read from its form. */
function fieldsOf(
  questions: readonly Question[],
  fromAnswers: (answers: (title: string) => string) => unknown,
): readonly string[] {
  const answers = new Map(questions.map((question) => [question.title, answerTo(question)]));
  const read = fromAnswers((title) => answers.get(title) ?? '');
  return isObject(read) ? Object.keys(read) : [];
}

/** The kept games to check for each game, with their results. */
const files = readdirSync('test/kept-games').filter((name) => /-(exported|every-key|1)[.]json$/u.test(name));
const kept = files.map((name) => {
  const { scenario } = JSON.parse(readFileSync(`test/kept-games/${name}`, 'utf8')) as {
    readonly scenario: unknown;
  };
  const played = playScenario(scenario, GAMES);
  if (!played.ok) throw new Error(`${name} is no scenario.`);
  return { scenario, result: resultJson(played.value) };
});

const keysOf = (objects: readonly unknown[]): readonly string[] =>
  objects.flatMap((object) => (isObject(object) ? Object.keys(object) : []));
const at = (object: unknown, key: string): unknown => (isObject(object) ? object[key] : undefined);
const listAt = (object: unknown, key: string): readonly unknown[] => {
  const list = at(object, key);
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

/** Only moves that counted, since others can contain anything. */
function countedMoves({ scenario, result }: (typeof kept)[number]): readonly unknown[] {
  const results = listAt(result, 'stages');
  return listAt(scenario, 'stages').flatMap((stage, index) => {
    const counted = at(results[index], 'counted');
    const positions: readonly unknown[] = isObject(counted) ? Object.values(counted) : [];
    return listAt(stage, 'submissions').flatMap((sent, position) =>
      positions.includes(position) ? [at(sent, 'move')] : [],
    );
  });
}

/** Fields that all games and stages share. The page lists them in its tables. */
const SHARED = ['name', 'submissions', 'stage', 'counted', 'refused', 'state', 'views'];

test.each(GAMES.map((game) => [game.info.id, game] as const))(
  'the part about %s names every field',
  (id, game) => {
    const games = kept.filter(({ scenario }) => at(scenario, 'game') === id);
    if (games.length === 0) throw new Error(`Keep a played game of it: test/kept-games/${id}-1.json.`);
    const stages = games.flatMap(({ scenario }) => listAt(scenario, 'stages'));
    const results = games.flatMap(({ result }) => listAt(result, 'stages'));
    const fields = [
      ...fieldsOf(game.rosterQuestions, (answers) => game.rosterRow.fromAnswers(answers, '')),
      ...fieldsOf(game.settingsQuestions, (answers) => game.settings.fromAnswers(answers, '')),
      ...keysOf(games.flatMap(({ scenario }) => listAt(scenario, 'players'))),
      ...keysOf(games.map(({ scenario }) => at(scenario, 'settings'))),
      ...keysOf(games.flatMap(countedMoves)),
      ...keysOf(stages.map((stage) => at(stage, 'host'))),
      ...keysOf(results),
      ...keysOf(results.map((stage) => at(stage, 'state'))),
      ...keysOf(games.map(({ result }) => at(result, 'outcome'))),
    ];
    const part = partOf(id);
    if (part === '')
      throw new Error(`docs/scenarios.md has no part “## ${id}”. Write one that names its fields.`);
    const missing = [...new Set(fields)].filter(
      (field) => !SHARED.includes(field) && !part.includes(`\`${field}\``),
    );
    expect(missing).toEqual([]);
  },
);

test('the example is a scenario, and plays as described', () => {
  const [example, wanted] = [...page.matchAll(/^```json\n(.*?)^```$/gmsu)].map(
    ([, text]) => JSON.parse(text ?? '') as unknown,
  );
  const played = playScenario(example, GAMES);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  expect(resultJson(played.value)).toMatchObject(isObject(wanted) ? wanted : { missing: true });
});
