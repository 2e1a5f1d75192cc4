// Scores that a host makes up: their setting, and totals after changes.
import { mustGet, type Problem } from '../frame/result';
import {
  choice,
  defaulted,
  lineList,
  nameField,
  object,
  optional,
  toOptions,
  integer,
  jsonText,
  type FieldPath,
  type Field,
  type ReadResult,
} from '../frame/fields';
import { isSameName } from '../frame/names';
import { cleanName } from '../frame/name-input';
import { parseInteger } from '../frame/number-input';
import { quote } from '../frame/wording';
import { startsFromPurse } from './purses';
import { repeatedTextProblems } from './questions';
import {
  LIMITS,
  RANK_ORDERS,
  problem,
  SCORES_TITLE,
  SCORE_VISIBILITIES,
  START_FROM_PURSE,
  SCORE_SCOPES,
  type Amounts,
  type Score,
  type Settings,
  type State,
} from './types';

const numericStartField = integer({ title: 'Start', min: -LIMITS.amount, max: LIMITS.amount });

/** A number, or the word for the amount in the player's purse. */
const scoreStartField: Field<Score['start']> = {
  ...numericStartField,
  read: (value, at) =>
    startsFromPurse(value) ? { ok: true, value: START_FROM_PURSE } : numericStartField.read(value, at),
};

type ScoreSetting = Settings['scores'][number];

const scoreFields = {
  name: nameField({ title: 'Name' }),
  of: defaulted(choice({ title: 'Of', options: toOptions(SCORE_SCOPES) }), SCORE_SCOPES[0]),
  start: defaulted(scoreStartField, 0),
  places: optional(choice({ title: 'Places', options: toOptions(RANK_ORDERS) })),
  shown: choice({ title: 'Who reads it', options: toOptions(SCORE_VISIBILITIES) }),
  purse: optional(nameField({ title: 'Purse' })),
};

const scoreObjectField = object(scoreFields);

const scoreField: Field<ScoreSetting> = {
  ...scoreObjectField,
  read: (value, at): ReadResult<ScoreSetting> => {
    const reading = scoreObjectField.read(value, at);
    if (!reading.ok) return { ...reading, draft: undefined };
    const { of, places = RANK_ORDERS[0], name, start, shown, ...more } = reading.value;
    if (of === 'player') return { ok: true, value: { ...more, of, name, start, shown, places } };
    const problems = [
      ...(reading.value.places === undefined
        ? []
        : [notPerPlayerProblem(at, 'places', name, 'can’t have places')]),
      ...(more.purse === undefined
        ? []
        : [notPerPlayerProblem(at, 'purse', name, 'can’t be paid into a purse')]),
      ...(typeof start === 'number'
        ? []
        : [notPerPlayerProblem(at, 'start', name, 'can’t start with a purse')]),
      ...(shown === 'owner'
        ? [notPerPlayerProblem(at, 'shown', name, 'has no owner. Show it to everyone, or to the host')]
        : []),
    ];
    return problems.length > 0 || typeof start !== 'number' || shown === 'owner'
      ? { ok: false, draft: undefined, problems }
      : { ok: true, value: { of, name, start, shown } };
  },
};

function notPerPlayerProblem({ place }: FieldPath, part: string, name: string, what: string): Problem {
  const sentence = `Score ${quote(name)}: it’s one number for the whole match, so it ${what}.`;
  return problem('not-of-a-match', [...place, part], sentence);
}

export const scoresField: Field<Settings['scores']> = lineList<ScoreSetting>(
  {
    title: SCORES_TITLE,
    help: 'Points; everyone\nCoins; owner; start 20\nPot; match; start 1',
  },
  {
    entry: scoreField,
    what: 'score',
    one: 'a score',
    format: 'name; who reads it',
    example: 'Coins; owner; start 20',
    parse: parseScore,
    show: ({ name, of, shown, start, purse, places }) =>
      [
        jsonText(name),
        ...(of === undefined ? [] : [jsonText(of)]),
        ...(of === 'match' && shown === 'everyone' ? [] : [jsonText(shown)]),
        ...(start === undefined ? [] : [`start ${jsonText(start)}`]),
        ...(purse === undefined ? [] : [`purse ${jsonText(purse)}`]),
        ...(places === undefined ? [] : [`places ${jsonText(places)}`]),
      ].join('; '),
    check: (scores, at) => [
      ...repeatedTextProblems(
        scores.map(({ name }) => name),
        at,
        (index) => [index, 'name'],
      ),
      ...scoreStartProblems(scores, at),
    ],
    max: LIMITS.scores,
  },
);

/** Problems of scores that start with a purse without naming its currency, or with the same purse as another score. */
function scoreStartProblems(scores: readonly ScoreSetting[], at: FieldPath): readonly Problem[] {
  return scores.flatMap((score, index) => {
    if (score.of === 'match' || score.start !== START_FROM_PURSE) return [];
    const { name, purse } = score;
    const place = [...at.place, index, 'start'];
    if (purse === undefined) {
      const sentence = `Score ${quote(name)}: it starts with a purse, but doesn’t say which one. Name the currency.`;
      return [problem('no-purse-to-start', place, sentence)];
    }
    const first = scores.find(
      (each) =>
        each.of === 'player' &&
        each.start === START_FROM_PURSE &&
        each.purse !== undefined &&
        isSameName(each.purse, purse),
    );
    if (first === undefined || first.name === name) return [];
    const sentence = `Score ${quote(name)}: ${quote(first.name)} already starts with the purse of ${purse}. Only one score can start with it.`;
    return [problem('no-purse-to-start', place, sentence)];
  });
}

function parseScore(line: string): unknown {
  const [name, second, ...others] = line.split(';').map(cleanName);
  if (second === undefined) return undefined;
  const isOfMatch = second.toLowerCase() === 'match';
  const [third = ''] = others;
  const isSaid = isOfMatch && SCORE_VISIBILITIES.some((each) => isSameName(each, third));
  const shown = isSaid ? third : isOfMatch ? SCORE_VISIBILITIES[0] : second;
  const more = isSaid ? others.slice(1) : others;
  const rest = more.map((part): object | undefined => {
    if (/^start\s+purse$/i.test(part)) return { start: START_FROM_PURSE };
    const start = /^start\s+(.+)$/i.exec(part)?.[1];
    if (start !== undefined) return { start: parseInteger(start) ?? start };
    const places = /^places\s+(\S+)$/i.exec(part)?.[1];
    if (places !== undefined) return { places };
    const purse = /^purse\s+(.+)$/i.exec(part)?.[1];
    return purse === undefined ? undefined : { purse };
  });
  return rest.includes(undefined)
    ? undefined
    : rest.reduce<object>((all, part) => ({ ...all, ...part }), {
        name,
        ...(isOfMatch ? { of: 'match' } : {}),
        shown,
      });
}

export function scoreTotal({ totals }: Pick<State, 'totals'>, score: string, player: string): number {
  return mustGet(mustGet(totals, score), player);
}

/** The match's numbers after these changes. */
export function addToNumbers({ matchTotals }: Pick<State, 'matchTotals'>, changes: Amounts): Amounts {
  return new Map([...matchTotals].map(([name, now]) => [name, now + (changes.get(name) ?? 0)]));
}

/** Everyone's totals after these changes (by player and score). */
export function addToTotals(state: State, changes: ReadonlyMap<string, Amounts>): State['totals'] {
  return new Map(
    state.scores.map(({ name: score }) => [
      score,
      new Map(
        state.players.map(({ name }) => [
          name,
          scoreTotal(state, score, name) + (changes.get(name)?.get(score) ?? 0),
        ]),
      ),
    ]),
  );
}
