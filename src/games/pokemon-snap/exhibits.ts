// Exhibits: label, number of photos (PS-12), worth of an entry, who photographs whom, who wins (PS-13 to PS-15).
import { ensure } from '../frame/result';
import { plural, inWords } from '../frame/wording';
import { getCreature } from './slots';
import { statValues } from './stats';
import {
  STATS,
  type Exhibit,
  type Photo,
  type ShootPlan,
  type PhotoSubject,
  type State,
  type Stats,
  type World,
} from './types';

/** What an entry is worth: numbers that are compared one by one. Bigints keep large products exact. */
export type PhotoWorth = readonly (number | bigint)[];

interface ExhibitRule {
  readonly takes: 2 | 3;
  /** The form's label, after the number of photos. Never change a label, because existing forms use it. */
  readonly label: string;
  /** The rule, for the rules page. `values`: how many values all photos have together, in words. */
  readonly rule: (values: string) => string;
  readonly better: 'more' | 'less';
  readonly worth: (subjects: readonly Stats[]) => PhotoWorth;
  readonly text: (worth: PhotoWorth) => string;
}

export const EXHIBIT_RULES: Readonly<Record<Exhibit, ExhibitRule>> = {
  A: {
    takes: 3,
    label: 'the most even values',
    rule: (values) => `Count the even numbers among the ${values} values (0 is even). More is better.`,
    better: 'more',
    worth: (subjects) => [subjects.flatMap(statValues).filter((value) => value % 2 === 0).length],
    text: ([evens]) => plural(Number(evens), 'even number'),
  },
  B: {
    takes: 3,
    label: 'the highest sum of medians',
    rule: () => 'Add up the middle one of the three values for each attribute. Higher is better.',
    better: 'more',
    worth: (subjects) => [sumOverStats(subjects, median)],
    text: (worth) => `medians add up to ${worth.join()}`,
  },
  C: {
    takes: 2,
    label: 'the highest single values',
    rule: (values) =>
      `Sort all ${values} values from highest to lowest. The first value that differs between the photographers decides who wins. Higher is better.`,
    better: 'more',
    worth: (subjects) => subjects.flatMap(statValues).sort((a, b) => b - a),
    text: (worth) => `values ${worth.join(', ')}`,
  },
  D: {
    takes: 2,
    label: 'the lowest product',
    rule: (values) => `Multiply all ${values} values. A 0 counts as the highest value. Lower is better.`,
    better: 'less',
    worth: (subjects) => {
      const values = subjects.flatMap(statValues);
      const highest = Math.max(...values);
      const factors = values.map((value) => BigInt(value === 0 ? highest : value));
      return [factors.reduce((product, factor) => product * factor, BigInt(1))];
    },
    text: (worth) => `product ${worth.join()}`,
  },
  E: {
    takes: 2,
    label: 'the highest sum of differences',
    rule: () => 'Add up the differences between the two values for each attribute. Higher is better.',
    better: 'more',
    worth: (subjects) => [sumOverStats(subjects, (values) => Math.max(...values) - Math.min(...values))],
    text: (worth) => `differences add up to ${worth.join()}`,
  },
};

function sumOverStats(subjects: readonly Stats[], measure: (values: readonly number[]) => number): number {
  return STATS.reduce((sum, stat) => sum + measure(subjects.map((stats) => stats[stat])), 0);
}

function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return ensure(middle, 'A photo shows somebody.');
}

/** An exhibit with its label: `D: 2 photos, the lowest product`. */
export function exhibitLabel(exhibit: Exhibit): string {
  const { takes, label } = EXHIBIT_RULES[exhibit];
  return `${exhibit}: ${takes} photos, ${label}`;
}

export function exhibitRuleText(exhibit: Exhibit): string {
  const { takes } = EXHIBIT_RULES[exhibit];
  return `${exhibit}: ${inWords(takes)} Pokémon. ${exhibitCriterionText(exhibit)}`;
}

/** What the exhibit counts, and whether more or less is better. */
export function exhibitCriterionText(exhibit: Exhibit): string {
  const { takes, rule } = EXHIBIT_RULES[exhibit];
  return rule(inWords(takes * STATS.length));
}

export function photoWorthText(photo: Photo): string {
  return EXHIBIT_RULES[photo.exhibit].text(photoWorth(photo));
}

function photoWorth({ exhibit, shots }: Pick<Photo, 'exhibit' | 'shots'>): PhotoWorth {
  return EXHIBIT_RULES[exhibit].worth(shots.map(({ stats }) => stats));
}

/** Compares two entries: positive if `a` is better, negative if `b` is, 0 if equal. */
export function compareWorth(exhibit: Exhibit, a: PhotoWorth, b: PhotoWorth): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  const [first, second] = [a[at], b[at]];
  if (first === undefined || second === undefined) return 0;
  return first > second === (EXHIBIT_RULES[exhibit].better === 'more') ? 1 : -1;
}

/** Each exhibit's winner: the only entry, or the better of two. Null if they tie or nobody entered (PS-15). */
export function exhibitWinners(photos: readonly Photo[]): Readonly<Record<Exhibit, string | null>> {
  const winner = (exhibit: Exhibit): string | null => {
    const [first, second] = photos.filter((photo) => photo.exhibit === exhibit);
    if (first === undefined) return null;
    if (second === undefined) return first.photographer;
    const lead = compareWorth(exhibit, photoWorth(first), photoWorth(second));
    return lead > 0 ? first.photographer : lead < 0 ? second.photographer : null;
  };
  return { A: winner('A'), B: winner('B'), C: winner('C'), D: winner('D'), E: winner('E') };
}

/** The photographers, with the day's priority first. Priority swaps every day (PS-13). */
export function priorityOrder(
  { photographers, firstPriority }: Pick<State, 'photographers' | 'firstPriority'>,
  day: number,
): readonly string[] {
  const first = ensure(firstPriority ?? undefined, 'Day 1 can’t be resolved before somebody has priority.');
  const others = photographers.filter((name) => name !== first);
  return day % 2 === 1 ? [first, ...others] : [...others, first];
}

/** Takes the day's photos. Nobody is photographed twice a day; photographers who sent nothing take none (PS-14). */
export function takePhotos(
  inTurn: readonly string[],
  shoots: ReadonlyMap<string, ShootPlan>,
  world: World,
): readonly Photo[] {
  const photos: Photo[] = [];
  const taken = new Set<string>();
  for (const photographer of inTurn) {
    const shoot = shoots.get(photographer);
    if (shoot === undefined) continue;
    const names = shoot.order.filter((name) => !taken.has(name)).slice(0, EXHIBIT_RULES[shoot.exhibit].takes);
    const shots = names.map((name): PhotoSubject => ({ name, stats: getCreature(world, name).stats }));
    for (const name of names) taken.add(name);
    photos.push({ photographer, exhibit: shoot.exhibit, shots });
  }
  return photos;
}
