// What a Pokémon's plan must keep to (PS-1): every fault is named.
import type { Draft } from '../fields';
import { problem, type Place, type Problem } from '../problems';
import { all, either } from '../wording';
import { isContest } from './contests';
import {
  ACTIVITIES,
  CONTESTS,
  SLOTS,
  type Action,
  type Activity,
  type Contest,
  type Plan,
  type State,
} from './types';

/** The contests that a Pokémon has not entered yet. */
export function contestsLeft({ world }: State, player: string): readonly Contest[] {
  const entered = world.creatures.get(player)?.entered;
  return CONTESTS.filter((contest) => entered?.has(contest) !== true);
}

/** The activities that a Pokémon did the day before; none after a rest. */
export function yesterday({ days }: State, player: string): readonly Activity[] {
  const plan = days[days.length - 1]?.plans.get(player);
  return (plan?.slots ?? []).flatMap((action) => (isContest(action) ? [] : [action.do]));
}

interface Done {
  readonly name: Activity | Contest;
  readonly place: Place;
  readonly slot: string;
}

/** Every rule that a plan breaks, as far as it could be read. */
export function planFaults(state: State, player: string, draft: Draft<Plan>): readonly Problem[] {
  const slots = (draft.slots ?? []).slice(0, SLOTS.length);
  const done = slots.flatMap((action, index): Done[] =>
    action?.do === undefined
      ? []
      : [{ name: action.do, place: ['slots', index, 'do'], slot: SLOTS[index] ?? '' }],
  );
  return [
    ...contestFaults(state, player, done),
    ...activityFaults(state, player, done),
    ...slots.flatMap((action, index) => (action === undefined ? [] : choiceFaults(player, action, index))),
  ];
}

function isContestName(name: Activity | Contest): name is Contest {
  return CONTESTS.some((contest) => contest === name);
}

function contestFaults(state: State, player: string, done: readonly Done[]): readonly Problem[] {
  const contests = done.filter(({ name }) => isContestName(name));
  const left = contestsLeft(state, player);
  const faults: Problem[] = [];
  if (contests.length === 0 && done.length === SLOTS.length) {
    faults.push(problem('no-contest', ['slots'], `Your plan has no contest. Enter one: ${either(left)}.`));
  }
  if (contests.length > 1) {
    const names = all(contests.map(({ name }) => name));
    faults.push(
      problem('several-contests', ['slots'], `Your plan has contests ${names}. Enter exactly one a day.`),
    );
  }
  for (const { name, place, slot } of contests) {
    if (!left.some((contest) => contest === name)) {
      faults.push(
        problem(
          'contest-entered',
          place,
          `${slot}: contest ${name}, which you entered on an earlier day. Choose ${either(left)}.`,
        ),
      );
    }
  }
  return faults;
}

function activityFaults(state: State, player: string, done: readonly Done[]): readonly Problem[] {
  const before = yesterday(state, player);
  const activities = done.filter(({ name }) => !isContestName(name));
  return activities.flatMap(({ name, place, slot }, index): Problem[] => {
    const faults: Problem[] = [];
    if (activities.findIndex((other) => other.name === name) < index) {
      faults.push(
        problem(
          'activity-twice',
          place,
          `${slot}: activity ${name} a second time today. Choose a different one.`,
        ),
      );
    }
    if (before.some((activity) => activity === name)) {
      const free = ACTIVITIES.filter((activity) => !before.includes(activity));
      faults.push(
        problem(
          'activity-yesterday',
          place,
          `${slot}: activity ${name}, which you did yesterday. Choose one of ${either(free)}.`,
        ),
      );
    }
    return faults;
  });
}

function choiceFaults(player: string, action: Draft<Action>, index: number): readonly Problem[] {
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
