// Scores that a host makes up: the setting, and what totals come to.
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
  type Field,
} from '../frame/fields';
import { shownName } from '../frame/shown-names';
import { typedWhole } from '../frame/typed-number';
import { sameWords } from './questions';
import { LIMITS, SCORES, SHOWN, type Amounts, type Score, type State } from './types';

const scoreField: Field<Score> = object({
  name: nameField({ title: 'Name' }),
  start: defaulted(whole({ title: 'Start', min: -LIMITS.amount, max: LIMITS.amount }), 0),
  shown: choice({ title: 'Shown', options: optionsOf(SHOWN) }),
  purse: optional(nameField({ title: 'Purse' })),
});

export const scoresField: Field<readonly Score[]> = lineList<Score>(
  {
    title: SCORES,
    help: `One a line: name; who reads it (everyone, owner or host). Behind it, where you want them: start 20; purse garnets, for a score that a season pays out. “none” for no scores, ${LIMITS.scores} at most.`,
  },
  {
    entry: scoreField,
    what: 'score',
    one: 'a score',
    format: 'name; who reads it',
    example: 'Coins; owner; start 20',
    parse: parseScore,
    show: ({ name, shown, start, purse }) =>
      [
        textOf(name),
        textOf(shown),
        ...(start === undefined ? [] : [`start ${textOf(start)}`]),
        ...(purse === undefined ? [] : [`purse ${textOf(purse)}`]),
      ].join('; '),
    check: (scores, at) =>
      sameWords(
        scores.map(({ name }) => name),
        at,
        (index) => [index, 'name'],
      ),
    max: LIMITS.scores,
  },
);

function parseScore(line: string): unknown {
  const [name, shown, ...more] = line.split(';').map(shownName);
  if (shown === undefined) return undefined;
  const rest = more.map((part): object | undefined => {
    const start = /^start\s+(.+)$/i.exec(part)?.[1];
    if (start !== undefined) return { start: typedWhole(start) ?? start };
    const purse = /^purse\s+(.+)$/i.exec(part)?.[1];
    return purse === undefined ? undefined : { purse };
  });
  return rest.includes(undefined)
    ? undefined
    : rest.reduce<object>((all, part) => ({ ...all, ...part }), { name, shown });
}

export function totalOf({ totals }: Pick<State, 'totals'>, score: string, player: string): number {
  return totals.get(score)?.get(player) ?? 0;
}

/** Everyone's totals with these changes of each player. */
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
