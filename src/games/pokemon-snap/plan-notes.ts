// Notes on a plan's choices from what the player knows at the start of the day and has already chosen. They depend only on
// rules, so the page's script can run them too.
import { isObject } from '../frame/json';
import {
  ACTIVITY_RULES,
  activityNote,
  QUESTION_TITLES,
  updateCarried,
  lossNote,
  actionRequirement,
  type PokemonKnowledge,
} from './activities';
import { CONTEST_RULES, isContest, isContestLetter } from './contests';
import { dayPossibilities, type DayKnowledge, type Possibility } from './explanation/possibilities';
import { buildStats } from './stats';
import {
  ACTIVITIES,
  CONTESTS,
  SLOT_ORDER,
  SLOTS,
  STATS,
  type Action,
  type Activity,
  type CarriedEffects,
  type Contest,
  type Slot,
  type Stat,
  type Stats,
} from './types';

export const ACTION_TITLE = 'What you do';

/** The label of a letter on the form. If it changes, add the old label to `FORMER_LABELS`, because existing rows use it. */
export function actionLabel(letter: Activity | Contest): string {
  return isContestLetter(letter)
    ? `${letter}: contest, ${CONTEST_RULES[letter].label}`
    : `${letter}: ${ACTIVITY_RULES[letter].label}`;
}

/** What the Pokémon's player knows at the start of a day. */
export type DayFacts = Pick<DayKnowledge, 'day' | 'stats' | 'carried' | 'others'>;

/** A note on a letter or an attribute in a slot. An empty value stands for the whole question. */
interface SlotNote {
  readonly asks: 'do' | 'lose' | 'stat';
  readonly value: string;
  readonly note: string;
}

/** Notes on all choices of a slot. `doubled`: the words for an activity that Activity A doubles. */
export function slotNotes(own: PokemonKnowledge, doubled: string): readonly SlotNote[] {
  return [
    ...ACTIVITIES.flatMap((activity): readonly SlotNote[] => {
      const note = activityNote(activity, own, doubled);
      return note === '' ? [] : [{ asks: 'do', value: activity, note }];
    }),
    ...CONTESTS.map((contest): SlotNote => {
      const { pays, value, change } = CONTEST_RULES[contest];
      return { asks: 'do', value: contest, note: `${value(own.stats)}; ${pays}; ${change}` };
    }),
    ...STATS.flatMap((stat): readonly SlotNote[] => [
      { asks: 'lose', value: stat, note: lossNote(own, stat) },
      { asks: 'stat', value: stat, note: `you have ${own.stats[stat]}` },
    ]),
  ];
}

/** A plan being chosen; incomplete parts are undefined. */
type PartialPlan = readonly (Action | undefined)[];

/** What is known before a slot: the Pokémon, and the letters chosen for earlier slots. */
interface SlotStart {
  readonly own: PokemonKnowledge;
  readonly letters: readonly string[];
}

/** The Pokémon before a slot, counting only gains that are certain from earlier slots. */
function findSlotStart(from: DayFacts, plan: PartialPlan, slot: Slot): SlotStart {
  const above = plan.slice(0, slot);
  const done = above.flatMap((action) => (action === undefined ? [] : [action]));
  const stats = lowestStats(dayPossibilities({ ...from, others: 0, plan: { slots: above } }));
  const { doubling, hasDoneE } = done.reduce<CarriedEffects>(updateCarried, from.carried);
  return { own: { stats, doubling, hasDoneE }, letters: done.map((action) => action.do) };
}

/** The lowest possible value of each stat. */
function lowestStats(ways: readonly Possibility[]): Stats {
  return buildStats((stat) => Math.min(...ways.map(({ ranges }) => ranges[stat].least)));
}

/** Notes on a slot, given the choices for earlier slots; undefined if nothing is chosen for any of them. */
export function notesOnSlot(from: DayFacts, plan: PartialPlan, slot: Slot): readonly SlotNote[] | undefined {
  const { own, letters } = findSlotStart(from, plan, slot);
  if (letters.length === 0) return undefined;
  const open = letters.filter((letter) => UNSURE_ACTIVITIES.includes(letter));
  const less = open.length === 0 ? '' : `, not counting gains from ${open.join(' and ')}`;
  const after = `Your attributes after ${letters.join(' and ')}${less}`;
  return [{ asks: 'do', value: '', note: after }, ...slotNotes(own, 'doubled')];
}

/** Activities whose gain depends on other Pokémon. */
const UNSURE_ACTIVITIES: readonly string[] = ACTIVITIES.filter(
  (activity) => ACTIVITY_RULES[activity].hidden !== undefined,
);

/** Warnings about activities that would fail, either for certain or unless other Pokémon help. */
export function failureWarnings(from: DayFacts, plan: PartialPlan): readonly string[] {
  return SLOT_ORDER.flatMap((slot) => {
    const action = plan[slot];
    if (action === undefined || isContest(action)) return [];
    const { own, letters } = findSlotStart(from, plan, slot);
    const need = actionRequirement(action, own.doubling);
    if (need === undefined) return [];
    const lacks = need.least - own.stats[need.stat];
    if (lacks <= 0) return [];
    const isCertain = highestStat(from, plan.slice(0, slot), need.stat) < need.least;
    const fails = isCertain ? 'would fail' : `fails unless you get ${lacks} more ${need.stat} first`;
    const when = letters.length === 0 ? '' : `after ${letters.join(' and ')} `;
    const spent = own.doubling ? ' A’s doubling would still be used up.' : '';
    return [
      `${SLOTS[slot]}: ${action.do} ${fails}. It needs ${need.least} ${need.stat}, but ${when}you have ${own.stats[need.stat]}.${spent}`,
    ];
  });
}

/** The highest possible value of a stat after these slots, with other Pokémon's help. */
function highestStat(from: DayFacts, slots: PartialPlan, stat: Stat): number {
  const ways = dayPossibilities({ ...from, plan: { slots } });
  return Math.max(...ways.map(({ ranges }) => ranges[stat].most));
}

function questionTitle(slot: Slot, asks: SlotNote['asks'] | keyof typeof QUESTION_TITLES): string {
  return `${SLOTS[slot]}: ${asks === 'do' ? ACTION_TITLE : QUESTION_TITLES[asks]}`;
}

/** The plan so far, parsed from the form's answers. */
function planFromAnswers(answer: (title: string) => string): PartialPlan {
  return SLOT_ORDER.map((slot) => {
    const said = answer(questionTitle(slot, 'do'));
    const letter = [...ACTIVITIES, ...CONTESTS].find((each) => actionLabel(each) === said);
    return letter === undefined
      ? undefined
      : parseAction(letter, (asks) => answer(questionTitle(slot, asks)));
  });
}

function parseAction(
  letter: Activity | Contest,
  answer: (asks: keyof typeof QUESTION_TITLES) => string,
): Action | undefined {
  const statIn = (asks: 'lose' | 'gain' | 'stat'): Stat | undefined =>
    STATS.find((stat) => stat === answer(asks));
  switch (letter) {
    case 'C':
    case 'F': {
      const player = answer('player');
      return player === '' ? undefined : { do: letter, player };
    }
    case 'G': {
      const [lose, gain] = [statIn('lose'), statIn('gain')];
      return lose === undefined || gain === undefined ? undefined : { do: letter, lose, gain };
    }
    case 'I': {
      const [stat, points] = [statIn('stat'), Number(answer('points'))];
      return stat === undefined || !(points > 0) ? undefined : { do: letter, stat, points };
    }
    case 'J': {
      const stat = statIn('stat');
      return stat === undefined ? undefined : { do: letter, stat };
    }
    case 'A':
    case 'B':
    case 'D':
    case 'E':
    case 'H':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
      return { do: letter };
  }
}

/** Notes with the form's titles and answers, and warnings about activities that would fail. */
export interface LiveNotes {
  readonly notes: readonly { readonly title: string; readonly answer: string; readonly note: string }[];
  readonly fails: readonly string[];
}

/** Reads the facts that the page received; undefined if invalid. */
function readDayFacts(from: unknown): DayFacts | undefined {
  if (!isObject(from) || !isObject(from.stats) || !isObject(from.carried)) return undefined;
  const { stats, carried } = from;
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return {
    day: number(from.day),
    others: number(from.others),
    stats: buildStats((stat) => number(stats[stat])),
    carried: {
      doubling: carried.doubling === true,
      owed: number(carried.owed),
      hasDoneE: carried.hasDoneE === true,
    },
  };
}

/** Notes on a plan that is being chosen. `given`: the JSON from `planFacts`. */
export function planLiveNotes(given: unknown, answer: (title: string) => string): LiveNotes {
  const from = readDayFacts(given);
  if (from === undefined) return { notes: [], fails: [] };
  const plan = planFromAnswers(answer);
  return {
    notes: SLOT_ORDER.flatMap((slot) =>
      (notesOnSlot(from, plan, slot) ?? []).map(({ asks, value, note }) => ({
        title: questionTitle(slot, asks),
        answer: asks === 'do' ? labelOfLetter(value) : value,
        note,
      })),
    ),
    fails: failureWarnings(from, plan),
  };
}

function labelOfLetter(value: string): string {
  const letter = [...ACTIVITIES, ...CONTESTS].find((each) => each === value);
  return letter === undefined ? value : actionLabel(letter);
}
