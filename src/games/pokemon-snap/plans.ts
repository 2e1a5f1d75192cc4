// Plans: questions, rules (PS-1) and samples, and what a player knows about their Pokémon.
import type { PlanPartLimit } from '../frame/ask';
import { ensure, type ValuePath, type Problem } from '../frame/result';
import type { Chance } from '../frame/chance';
import type { ChoiceNote, ClosedChoices, Knowledge, OpenChoices } from '../frame/closed-choices';
import { eventsOf, last, type Log } from '../frame/events';
import {
  choice,
  object,
  fixedLengthList,
  variants,
  type PartlyRead,
  type Field,
  type Option,
  toOptions,
  integer,
} from '../frame/fields';
import type { Json, JsonObject } from '../frame/json';
import { memoize } from '../frame/lazy';
import { andList, orList } from '../frame/wording';
import {
  ACTIVITY_RULES,
  DONATION_RANGE,
  QUESTION_TITLES,
  updateCarried,
  NO_CARRIED_EFFECTS,
  type PokemonKnowledge,
} from './activities';
import { isContest, isContestLetter } from './contests';
import type { Event } from './events';
import { ACTION_TITLE, actionLabel, slotNotes, type DayFacts } from './plan-notes';
import {
  ACTIVITIES,
  CONTESTS,
  problem,
  SLOTS,
  STATS,
  type Action,
  type Activity,
  type Contest,
  type OpenFacts,
  type Plan,
  type State,
  type CarriedEffects,
} from './types';
import { STARTING_STATS } from './stats';

/** Which questions follow each letter. Contests have none. */
const ACTION_VARIANTS = { ...ACTIVITY_RULES, V: {}, W: {}, X: {}, Y: {}, Z: {} };

/** Number of contests in a plan (PS-1). */
const CONTESTS_PER_DAY = 1;

/** What a plan can have: each activity once, a limited number of contests, and of activities in total (PS-1). */
export const PLAN_LIMITS: readonly PlanPartLimit[] = [
  ...ACTIVITIES.map((activity) => ({ letters: [activity], most: 1, note: 'already in your plan' })),
  { letters: CONTESTS, most: CONTESTS_PER_DAY, note: 'Your plan already has a contest. Choose an activity.' },
  { letters: ACTIVITIES, most: SLOTS.length - CONTESTS_PER_DAY, note: 'Your plan still needs a contest.' },
].map(({ letters, ...limit }) => ({
  question: ACTION_TITLE,
  answers: letters.map((letter) => actionLabel(letter)),
  ...limit,
}));

/** Labels of earlier versions, which existing rows still have. */
const FORMER_LABELS: Readonly<Partial<Record<Activity | Contest, readonly string[]>>> = {
  I: ['I: donate 1 to 3 points, gain what the donations before were'],
};

/** The field of a plan. `pokemon`: everyone who can be chosen in an activity. */
export const planField = memoize((pokemon: readonly Option[]): Field<Plan> => {
  const actions: readonly Option<Activity | Contest>[] = [...ACTIVITIES, ...CONTESTS].map((value) => ({
    value,
    label: actionLabel(value),
    aliases: FORMER_LABELS[value] ?? [],
    short: value,
    group: isContestLetter(value) ? 'Contests' : 'Activities',
  }));
  const action: Field<Action> = variants(
    'do',
    choice({ title: ACTION_TITLE, options: actions }),
    activityFields(pokemon),
    ACTION_VARIANTS,
    {},
  );
  return object({ slots: fixedLengthList(SLOTS, action) });
});

/** Choices closed to a player (PS-1): their own name, and contests and activities that earlier plans rule out. */
export function closedPlanChoices({ name, log }: Knowledge<OpenFacts, Event>): readonly ClosedChoices[] {
  const days = eventsOf(log, 'pokemon-day').map(({ event }) => event);
  const entered = new Map(
    days.flatMap(({ day, plan }) =>
      (plan?.slots ?? []).flatMap((action) => (isContest(action) ? [[action.do, day] as const] : [])),
    ),
  );
  const yesterday = (last(days)?.plan?.slots ?? []).flatMap((action) =>
    isContest(action) ? [] : [action.do],
  );
  return SLOTS.flatMap((slot, index) => [
    ...closedContests(['slots', index, 'do'], slot, entered),
    ...closedActivities(['slots', index, 'do'], slot, yesterday),
    ...closedSelfChoice(['slots', index, 'player'], slot, name),
  ]);
}

function closedContests(
  place: ValuePath,
  slot: string,
  entered: ReadonlyMap<Contest, number>,
): readonly ClosedChoices[] {
  const left = CONTESTS.filter((contest) => !entered.has(contest));
  return [...entered].map(([contest, day]) => ({
    place,
    values: [contest],
    why: `entered on day ${day}`,
    code: 'contest-entered',
    text: () => `${slot}: you entered contest ${contest} on an earlier day. Choose ${orList(left)}.`,
  }));
}

function closedActivities(
  place: ValuePath,
  slot: string,
  yesterday: readonly Activity[],
): readonly ClosedChoices[] {
  const left = ACTIVITIES.filter((activity) => !yesterday.includes(activity));
  return [
    {
      place,
      values: yesterday,
      why: 'done yesterday',
      code: 'activity-yesterday',
      text: ([activity]) => `${slot}: you did activity ${activity} yesterday. Choose ${orList(left)}.`,
    },
  ];
}

function closedSelfChoice(place: ValuePath, slot: string, name: string): readonly ClosedChoices[] {
  const text = (): string => `${slot}: you can’t choose ${name}, because that’s you. Choose another Pokémon.`;
  return [{ place, values: [name], why: 'yourself', code: 'chose-oneself', text }];
}

/** Notes on each choice, from what is known before any part of today's plan is chosen. */
export function planNotes({ log }: Knowledge<OpenFacts, Event>): readonly ChoiceNote[] {
  const own = pokemonFromLog(log);
  return SLOTS.flatMap((_, index) => {
    // A pending Activity A doubles the first activity of the day, in whichever slot that is.
    const doubled = index === 0 ? 'doubled' : 'doubled if it’s your first activity today';
    return slotNotes(own, doubled).map(({ asks, value, note }) => ({
      place: ['slots', index, asks],
      values: [value],
      note,
    }));
  });
}

/** Input for a page's live notes. */
export function liveNotesInput({ open: { pokemon }, log }: Knowledge<OpenFacts, Event>): JsonObject {
  const { stats, carried } = pokemonFromLog(log);
  return {
    day: eventsOf(log, 'pokemon-day').length + 1,
    stats: { ...stats },
    carried: { ...carried },
    others: pokemon.length - 1,
  } satisfies DayFacts;
}

/** The plan for one slot, if it could be read. */
interface PlannedAction<Letter> {
  readonly letter: Letter;
  readonly place: ValuePath;
  readonly slot: string;
}

const FIRST_ACTION_PATH: ValuePath = ['slots', 0, 'do'];

/** Problems that involve several choices. */
export function planProblems(open: OpenChoices, draft: PartlyRead<Plan>): readonly Problem[] {
  const slots = (draft.slots ?? []).slice(0, SLOTS.length);
  const contests: PlannedAction<Contest>[] = [];
  const activities: PlannedAction<Activity>[] = [];
  slots.forEach((action, index) => {
    const letter = action?.do;
    if (letter === undefined) return;
    const where = { place: ['slots', index, 'do'], slot: ensure(SLOTS[index], 'A plan has three parts.') };
    if (isContestLetter(letter)) contests.push({ letter, ...where });
    else activities.push({ letter, ...where });
  });
  const complete = contests.length + activities.length === SLOTS.length;
  return [
    ...contestProblems(open(FIRST_ACTION_PATH, CONTESTS), contests, complete),
    ...repeatedActivityProblems(activities),
    ...slots.flatMap((action, index) => (action === undefined ? [] : sameStatProblems(action, index))),
  ];
}

function contestProblems(
  left: readonly Contest[],
  contests: readonly PlannedAction<Contest>[],
  complete: boolean,
): readonly Problem[] {
  const problems: Problem[] = [];
  if (contests.length === 0 && complete) {
    problems.push(problem('no-contest', ['slots'], `Your plan has no contest. Enter ${orList(left)}.`));
  }
  if (contests.length > CONTESTS_PER_DAY) {
    const letters = andList(contests.map(({ letter }) => letter));
    problems.push(
      problem('several-contests', ['slots'], `Your plan has contests ${letters}. Enter exactly one per day.`),
    );
  }
  return problems;
}

function repeatedActivityProblems(activities: readonly PlannedAction<Activity>[]): readonly Problem[] {
  return activities.flatMap(({ letter, place, slot }, index) =>
    activities.findIndex((other) => other.letter === letter) < index
      ? [
          problem(
            'activity-twice',
            place,
            `${slot}: you’re already doing activity ${letter} today. Choose a different one.`,
          ),
        ]
      : [],
  );
}

function sameStatProblems(action: PartlyRead<Action>, index: number): readonly Problem[] {
  if (action.do !== 'G' || action.lose === undefined || action.lose !== action.gain) return [];
  const sentence = `${SLOTS[index]}: you’d lose and gain ${action.lose} with activity G. Choose two different attributes.`;
  return [problem('same-stat', ['slots', index, 'gain'], sentence)];
}

/** A random legal plan. A choice that is closed in one slot is closed in all. */
export function samplePlan({ pokemon }: State, player: string, chance: Chance, open: OpenChoices): Json {
  const contest = ensure(chance.pick(open(FIRST_ACTION_PATH, CONTESTS)), 'There is a contest for each day.');
  const others = pokemon.filter((name) => name !== player);
  const slots: Json[] = chance
    .shuffle(open(FIRST_ACTION_PATH, ACTIVITIES))
    .slice(0, SLOTS.length - 1)
    .map((activity) => sampleActivity(others, activity, chance));
  slots.splice(chance.whole(0, slots.length), 0, { do: contest });
  return { slots };
}

function sampleActivity(others: readonly string[], activity: Activity, chance: Chance): Json {
  const [stat = '', other = ''] = chance.shuffle<string>(STATS);
  const answer = (question: (typeof ACTIVITY_RULES)[Activity]['asks'][number]): Json => {
    switch (question) {
      case 'player':
        return chance.pick(others) ?? null;
      case 'stat':
      case 'lose':
        return stat;
      case 'gain':
        return other;
      case 'points':
        return chance.whole(DONATION_RANGE.least, DONATION_RANGE.most);
    }
  };
  const answers = ACTIVITY_RULES[activity].asks.map((question) => [question, answer(question)] as const);
  return { do: activity, ...Object.fromEntries(answers) };
}

/** The questions of activities. `pokemon`: everyone who can be chosen in an activity. */
function activityFields(pokemon: readonly Option[]) {
  const stats = toOptions(STATS);
  return {
    player: choice({ title: QUESTION_TITLES.player, options: pokemon }),
    lose: choice({ title: QUESTION_TITLES.lose, options: stats }),
    gain: choice({ title: QUESTION_TITLES.gain, options: stats }),
    // Activity J asks only for the attribute. Points must come before it, because a form page leads to one next page.
    points: integer({ title: QUESTION_TITLES.points, min: DONATION_RANGE.least, max: DONATION_RANGE.most }),
    stat: choice({ title: QUESTION_TITLES.stat, options: stats }),
  };
}

/** What the player knows about their Pokémon before the open day, from their own log. */
export function pokemonFromLog(log: Log<Event>): PokemonKnowledge & { readonly carried: CarriedEffects } {
  const days = eventsOf(log, 'pokemon-day').map(({ event }) => event);
  const carried = days
    .flatMap(({ plan }) => plan?.slots ?? [])
    .reduce<CarriedEffects>(updateCarried, NO_CARRIED_EFFECTS);
  const { hasDoneE, doubling } = carried;
  return { stats: last(days)?.stats ?? STARTING_STATS, hasDoneE, doubling, carried };
}
