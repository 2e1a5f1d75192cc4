// A Pokémon's plan: what it asks, every rule that one breaks (PS-1), and a random legal one.
import type { Chance } from '../frame/chance';
import { choice, object, row, variants, type Draft, type Field, type Option } from '../frame/fields';
import type { Json } from '../frame/json';
import type { Place, Problem } from '../frame/problems';
import { all, either } from '../frame/wording';
import { ACTIVITY, activityFields, DONATION } from './activities';
import { CONTEST, isContestLetter } from './contests';
import { creatureOf } from './slots';
import {
  ACTIVITIES,
  CONTESTS,
  problem,
  SLOTS,
  STATS,
  type Action,
  type Activity,
  type Contest,
  type Plan,
  type State,
} from './types';

/** The questions of a plan; `pokemon` are all that an activity may name. */
export function planField(pokemon: readonly Option[]): Field<Plan> {
  const actions: readonly Option<Activity | Contest>[] = [
    ...ACTIVITIES.map((value) => ({ value, label: `${value}: ${ACTIVITY[value].label}` })),
    ...CONTESTS.map((value) => ({ value, label: `${value}: contest, ${CONTEST[value].label}` })),
  ];
  const contests = { V: {}, W: {}, X: {}, Y: {}, Z: {} };
  const action: Field<Action> = variants(
    'do',
    choice({ title: 'What you do', options: actions }),
    activityFields(pokemon),
    { ...ACTIVITY, ...contests },
    {},
  );
  return object({ slots: row(SLOTS, action) });
}

/** The contests that a Pokémon has not entered yet. */
function contestsLeft({ world }: State, player: string): readonly Contest[] {
  const { entered } = creatureOf(world, player);
  return CONTESTS.filter((contest) => !entered.has(contest));
}

/** The activities that a Pokémon may do: those it did not do the day before. */
function activitiesLeft({ days }: State, player: string): readonly Activity[] {
  const yesterday = days[days.length - 1]?.plans.get(player)?.slots ?? [];
  return ACTIVITIES.filter((activity) => !yesterday.some((action) => action.do === activity));
}

/** A plan's part for one slot, as far as it could be read. */
interface Planned<Letter> {
  readonly letter: Letter;
  readonly place: Place;
  readonly slot: string;
}

/** Every rule that a plan breaks, as far as it could be read. */
export function planProblems(state: State, player: string, draft: Draft<Plan>): readonly Problem[] {
  const slots = (draft.slots ?? []).slice(0, SLOTS.length);
  const contests: Planned<Contest>[] = [];
  const activities: Planned<Activity>[] = [];
  slots.forEach((action, index) => {
    const letter = action?.do;
    if (letter === undefined) return;
    const where = { place: ['slots', index, 'do'], slot: SLOTS[index] ?? '' };
    if (isContestLetter(letter)) contests.push({ letter, ...where });
    else activities.push({ letter, ...where });
  });
  const complete = contests.length + activities.length === SLOTS.length;
  return [
    ...contestProblems(contestsLeft(state, player), contests, complete),
    ...activityProblems(activitiesLeft(state, player), activities),
    ...slots.flatMap((action, index) => (action === undefined ? [] : choiceProblems(player, action, index))),
  ];
}

function contestProblems(
  left: readonly Contest[],
  contests: readonly Planned<Contest>[],
  complete: boolean,
): readonly Problem[] {
  const problems: Problem[] = [];
  if (contests.length === 0 && complete) {
    problems.push(problem('no-contest', ['slots'], `Your plan has no contest. Enter one: ${either(left)}.`));
  }
  if (contests.length > 1) {
    const letters = all(contests.map(({ letter }) => letter));
    problems.push(
      problem('several-contests', ['slots'], `Your plan has contests ${letters}. Enter exactly one a day.`),
    );
  }
  for (const { letter, place, slot } of contests) {
    if (left.includes(letter)) continue;
    problems.push(
      problem(
        'contest-entered',
        place,
        `${slot}: contest ${letter}, which you entered on an earlier day. Choose ${either(left)}.`,
      ),
    );
  }
  return problems;
}

function activityProblems(
  left: readonly Activity[],
  activities: readonly Planned<Activity>[],
): readonly Problem[] {
  const problems: Problem[] = [];
  activities.forEach(({ letter, place, slot }, index) => {
    if (activities.findIndex((other) => other.letter === letter) < index) {
      problems.push(
        problem(
          'activity-twice',
          place,
          `${slot}: activity ${letter} a second time today. Choose a different one.`,
        ),
      );
    }
    if (!left.includes(letter)) {
      problems.push(
        problem(
          'activity-yesterday',
          place,
          `${slot}: activity ${letter}, which you did yesterday. Choose one of ${either(left)}.`,
        ),
      );
    }
  });
  return problems;
}

function choiceProblems(player: string, action: Draft<Action>, index: number): readonly Problem[] {
  const slot = SLOTS[index] ?? '';
  if ((action.do === 'C' || action.do === 'F') && action.player === player) {
    return [
      problem(
        'chose-oneself',
        ['slots', index, 'player'],
        `${slot}: activity ${action.do} with ${player}, who is you. Choose another Pokémon.`,
      ),
    ];
  }
  if (action.do === 'G' && action.lose !== undefined && action.lose === action.gain) {
    return [
      problem(
        'same-stat',
        ['slots', index, 'gain'],
        `${slot}: activity G loses and gains ${action.lose}. Choose two different attributes.`,
      ),
    ];
  }
  return [];
}

/** A random legal plan. */
export function samplePlan(state: State, player: string, chance: Chance): Json | undefined {
  const contest = chance.pick(contestsLeft(state, player));
  if (contest === undefined) return undefined;
  const others = state.pokemon.filter((name) => name !== player);
  const slots: Json[] = chance
    .shuffle(activitiesLeft(state, player))
    .slice(0, SLOTS.length - 1)
    .map((activity) => sampleActivity(others, activity, chance));
  slots.splice(chance.whole(0, slots.length), 0, { do: contest });
  return { slots };
}

function sampleActivity(others: readonly string[], activity: Activity, chance: Chance): Json {
  const [stat = '', other = ''] = chance.shuffle<string>(STATS);
  const answer = (question: (typeof ACTIVITY)[Activity]['asks'][number]): Json => {
    switch (question) {
      case 'player':
        return chance.pick(others) ?? null;
      case 'stat':
      case 'lose':
        return stat;
      case 'gain':
        return other;
      case 'points':
        return chance.whole(DONATION.least, DONATION.most);
    }
  };
  const answers = ACTIVITY[activity].asks.map((question) => [question, answer(question)] as const);
  return { do: activity, ...Object.fromEntries(answers) };
}
