// Scores that a host makes up: the setting, and what totals come to.
import { must, type Problem } from '../frame/result';
import {
  choice,
  defaulted,
  lineList,
  nameField,
  object,
  optional,
  optionsOf,
  whole,
  textOf,
  type At,
  type Field,
} from '../frame/fields';
import { sameName } from '../frame/names';
import { shownName } from '../frame/typed-names';
import { typedWhole } from '../frame/typed-number';
import { quote } from '../frame/wording';
import { isPurseStart } from './purses';
import { sameWords } from './questions';
import {
  LIMITS,
  PLACES,
  problem,
  SCORES,
  SHOWN,
  START_PURSE,
  type Amounts,
  type Score,
  type State,
} from './types';

const startNumber = whole({ title: 'Start', min: -LIMITS.amount, max: LIMITS.amount });

/** A number, or the word for what is in a purse. */
const startField: Field<Score['start']> = {
  ...startNumber,
  read: (value, at) => (isPurseStart(value) ? { ok: true, value: START_PURSE } : startNumber.read(value, at)),
};

const scoreField: Field<Score> = object({
  name: nameField({ title: 'Name' }),
  start: defaulted(startField, 0),
  places: defaulted(choice({ title: 'Places', options: optionsOf(PLACES) }), PLACES[0]),
  shown: choice({ title: 'Who reads it', options: optionsOf(SHOWN) }),
  purse: optional(nameField({ title: 'Purse' })),
});

export const scoresField: Field<readonly Score[]> = lineList<Score>(
  {
    title: SCORES,
    help: `One a line: name; who reads it (everyone, owner or host). Behind it, where you want them: start 20; purse garnets, for a score that a season pays out; start purse, where it begins with what is in that purse; places least, where least is first, or places none. “none” for no scores, ${LIMITS.scores} at most.`,
  },
  {
    entry: scoreField,
    what: 'score',
    one: 'a score',
    format: 'name; who reads it',
    example: 'Coins; owner; start 20',
    parse: parseScore,
    show: ({ name, shown, start, purse, places }) =>
      [
        textOf(name),
        textOf(shown),
        ...(start === undefined ? [] : [`start ${textOf(start)}`]),
        ...(purse === undefined ? [] : [`purse ${textOf(purse)}`]),
        ...(places === undefined ? [] : [`places ${textOf(places)}`]),
      ].join('; '),
    check: (scores, at) => [
      ...sameWords(
        scores.map(({ name }) => name),
        at,
        (index) => [index, 'name'],
      ),
      ...startProblems(scores, at),
    ],
    max: LIMITS.scores,
  },
);

/** Finds scores that start with a purse without naming it, or with one that another score starts with. */
function startProblems(scores: readonly Score[], at: At): readonly Problem[] {
  return scores.flatMap(({ name, start, purse }, index) => {
    if (start !== START_PURSE) return [];
    const place = [...at.place, index, 'start'];
    if (purse === undefined) {
      const sentence = `Score ${quote(name)}: it starts with a purse and names none. Name the currency.`;
      return [problem('no-purse-to-start', place, sentence)];
    }
    const first = scores.find(
      (each) => each.start === START_PURSE && each.purse !== undefined && sameName(each.purse, purse),
    );
    if (first === undefined || first.name === name) return [];
    const sentence = `Score ${quote(name)}: ${quote(first.name)} starts with the purse of ${purse} already. One score can.`;
    return [problem('no-purse-to-start', place, sentence)];
  });
}

function parseScore(line: string): unknown {
  const [name, shown, ...more] = line.split(';').map(shownName);
  if (shown === undefined) return undefined;
  const rest = more.map((part): object | undefined => {
    if (/^start\s+purse$/i.test(part)) return { start: START_PURSE };
    const start = /^start\s+(.+)$/i.exec(part)?.[1];
    if (start !== undefined) return { start: typedWhole(start) ?? start };
    const places = /^places\s+(\S+)$/i.exec(part)?.[1];
    if (places !== undefined) return { places };
    const purse = /^purse\s+(.+)$/i.exec(part)?.[1];
    return purse === undefined ? undefined : { purse };
  });
  return rest.includes(undefined)
    ? undefined
    : rest.reduce<object>((all, part) => ({ ...all, ...part }), { name, shown });
}

export function totalOf({ totals }: Pick<State, 'totals'>, score: string, player: string): number {
  return must(must(totals, score), player);
}

/** Gives everyone's totals with these changes of each player. */
export function totalsAfter(state: State, changes: ReadonlyMap<string, Amounts>): State['totals'] {
  return new Map(
    state.scores.map(({ name: score }) => [
      score,
      new Map(
        state.players.map(({ name }) => [
          name,
          totalOf(state, score, name) + (changes.get(name)?.get(score) ?? 0),
        ]),
      ),
    ]),
  );
}
