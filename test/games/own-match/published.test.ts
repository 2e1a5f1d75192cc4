// The matches of other designers that docs/own-match/README.md says are played whole: of each the set-up is accepted, and its
// two first rounds are played. Some are retold by a page with formulas, the others stand in published.ts.
import { GAMES } from '../../../src/games/catalogue';
import { readFileSync } from 'node:fs';
import { textOf } from '../../../src/games/frame/fields';
import { isJsonObject, isList, type Json, type JsonObject } from '../../../src/games/frame/json';
import { playScenario, resultJson } from '../../../src/rounds/proof/scenario';
import {
  readOwnTemplate,
  type OwnTemplate,
  type PlayedRound,
  type PlayedRow,
} from '../../support/own-template';
import { PUBLISHED, type PublishedRound } from './published';

/** The pages that retell a match, by its title in the list. */
const RETOLD: Readonly<Record<string, string>> = {
  'Number Auction': 'test/google/hosted/number-auction',
  'Zombie Game': 'test/google/hosted/zombie-game',
  '1728': 'test/google/hosted/1728',
  'Black and White II': 'test/google/hosted/black-and-white-2',
  'Tribal council': 'test/google/hosted/tribal-council',
  'Pirate Raid': 'test/google/hosted/pirate-raid',
  Mafia: 'docs/own-match/quiet-village',
  'Colonel Blotto': 'docs/own-match/castles',
  'Iterated dilemma': 'docs/own-match/partners',
};

/** The verdicts of the list by the titles of matches. */
function verdicts(): ReadonlyMap<string, string> {
  const page = readFileSync('docs/own-match/README.md', 'utf8').split('## Of 27 published matches')[1] ?? '';
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, title = '', , , verdict = '']) =>
      /^[WHN]$/.test(verdict) ? [[title, verdict] as const] : [],
    ),
  );
}

function play(scenario: JsonObject): JsonObject {
  const played = playScenario(JSON.parse(JSON.stringify(scenario)), GAMES);
  if (!played.ok) throw new Error(played.error.map(({ text }) => text).join(' '));
  expect(played.value.match.warnings).toEqual([]);
  return resultJson(played.value);
}

const stageOf = (round: number, { answers, wrong = {}, host }: PublishedRound): JsonObject => {
  const sent = [
    ...Object.entries(wrong).map(([player, [given]]) => [player, given] as const),
    ...Object.entries(answers),
  ];
  return {
    stage: `round-${round}`,
    submissions: sent.map(([player, given]) => ({ player, move: { answers: given } })),
    host,
  };
};

const stagesIn = (result: JsonObject): readonly JsonObject[] =>
  isList(result['stages']) ? result['stages'].filter(isJsonObject) : [];

test('of 27 matches at least 15 are played whole, and at most five not at all', () => {
  const all = [...verdicts()];
  const titles = (verdict: string) => all.flatMap(([title, of]) => (of === verdict ? [title] : []));
  expect(all).toHaveLength(27);
  expect(titles('W').length).toBeGreaterThanOrEqual(15);
  expect(titles('N').length).toBeLessThanOrEqual(5);
  expect(titles('W').sort()).toEqual([...Object.keys(RETOLD), ...PUBLISHED.map(({ title }) => title)].sort());
});

test.each(PUBLISHED.map((match) => [match.title, match] as const))('%s: two rounds', (title, match) => {
  const { players, settings, rounds, totals } = match;
  const result = play({
    game: 'own-match',
    seed: title,
    players: players.map((name) => ({ name })),
    settings: { title, ...settings },
    stages: rounds.map((round, at) => stageOf(at + 1, round)),
  });
  for (const [at, { counted, refused, state }] of stagesIn(result).entries()) {
    const { answers = {}, wrong = {} } = rounds[at] ?? {};
    expect(Object.keys(isJsonObject(counted) ? counted : {}).sort()).toEqual(Object.keys(answers).sort());
    const reasons = Object.entries(wrong).map(([player, [, words]]) => ({
      player,
      reasons: [expect.stringContaining(words)],
    }));
    expect(refused).toMatchObject(reasons);
    if (at === 1) expect(state).toMatchObject({ scores: totals });
  }
});

/** A number of the page, or a choice, as a move has it. */
function answersOf({ answers }: PlayedRow, { file }: OwnTemplate): JsonObject {
  const settings: unknown = file['settings'];
  const questions: unknown = isJsonObject(settings) ? settings['questions'] : [];
  const kindOf = (title: string): unknown =>
    (isList(questions) ? questions : []).find((each) => isJsonObject(each) && each['title'] === title);
  return Object.fromEntries(
    Object.entries(answers).map(([title, answer]): readonly [string, Json] => {
      const question = kindOf(title);
      const kind = isJsonObject(question) ? question['kind'] : undefined;
      if (kind === 'number') return [title, Number(answer)];
      return [
        title,
        kind === 'several' || kind === 'ranking' || kind === 'players' ? answer.split(', ') : answer,
      ];
    }),
  );
}

/** The host's part that leads to the totals of a round: changes, and who is asked no more. */
function hostPart(
  before: readonly PlayedRow[],
  { rows }: PlayedRound,
  next: PlayedRound | undefined,
): JsonObject {
  const scores = rows.map(({ player, totals }): readonly [string, JsonObject] => {
    const had = before.find((row) => row.player === player)?.totals ?? {};
    const changes = Object.entries(totals).map(
      ([score, total]) => [score, total - (had[score] ?? 0)] as const,
    );
    return [player, Object.fromEntries(changes)];
  });
  const left = next?.rows.map(({ player }) => player);
  const out = rows.flatMap(({ player }) => (left === undefined || left.includes(player) ? [] : [player]));
  return { scores: Object.fromEntries(scores), ...(out.length === 0 ? {} : { out }) };
}

/** The rows of a page as a match begins: everyone has what scores start with. */
function beginning({ file, rounds }: OwnTemplate): readonly PlayedRow[] {
  const settings: unknown = file['settings'];
  const scores: unknown = isJsonObject(settings) ? settings['scores'] : [];
  const totals = Object.fromEntries(
    (isList(scores) ? scores.filter(isJsonObject) : []).map(({ name, start }) => [
      textOf(name),
      Number(start ?? 0),
    ]),
  );
  return (rounds[0]?.rows ?? []).map((row) => ({ ...row, totals }));
}

test.each(Object.entries(RETOLD))('%s: two rounds of its page', (title, path) => {
  const template = readOwnTemplate(path);
  const [first, second, third] = template.rounds;
  if (first === undefined || second === undefined) throw new Error(`${path} has no two rounds.`);
  const settings: unknown = template.file['settings'];
  const before = beginning(template);
  const stages = [
    { ...first, host: hostPart(before, first, second) },
    { ...second, host: hostPart(first.rows, second, third) },
  ].map(({ round, rows, host }) => ({
    stage: `round-${round}`,
    submissions: rows.map((row) => ({ player: row.player, move: { answers: answersOf(row, template) } })),
    host,
  }));
  const players = before.map(({ player }) => ({ name: player }));
  const result = play({
    game: 'own-match',
    seed: title,
    players,
    settings: isJsonObject(settings) ? settings : {},
    stages,
  });
  expect(stagesIn(result).map(({ refused }) => refused)).toEqual([[], []]);
});
