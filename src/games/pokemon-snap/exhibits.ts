// Exhibits: what a photo is worth in each, and who wins it (PS-15). Pure arithmetic, exact at any size.
import { valuesOf } from './stats';
import { EXHIBITS, STATS, type Exhibit, type Photo, type Stats } from './types';

/** What a photo is worth in its exhibit. */
export type Worth =
  | { readonly kind: 'evens' | 'medians' | 'differences'; readonly value: number }
  | { readonly kind: 'sorted'; readonly values: readonly number[] }
  | { readonly kind: 'product'; readonly value: bigint };

/** What a photo of these Pokémon is worth in an exhibit. */
export function worth(exhibit: Exhibit, subjects: readonly Stats[]): Worth {
  const values = subjects.flatMap(valuesOf);
  switch (exhibit) {
    case 'A':
      return { kind: 'evens', value: values.filter((value) => value % 2 === 0).length };
    case 'B':
      return { kind: 'medians', value: total(perStat(subjects, median)) };
    case 'C':
      return { kind: 'sorted', values: [...values].sort((a, b) => b - a) };
    case 'D': {
      const highest = Math.max(...values);
      const factors = values.map((value) => BigInt(value === 0 ? highest : value));
      return { kind: 'product', value: factors.reduce((product, factor) => product * factor, BigInt(1)) };
    }
    case 'E':
      return { kind: 'differences', value: total(perStat(subjects, spread)) };
  }
}

function perStat(subjects: readonly Stats[], measure: (values: readonly number[]) => number): number[] {
  return STATS.map((stat) => measure(subjects.map((stats) => stats[stat])));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Positive when `a` is better, negative when `b` is, 0 for a tie: the first difference decides. */
export function compare(a: Worth, b: Worth): number {
  const [first, second] = [ranks(a), ranks(b)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) > (second[at] ?? 0) ? 1 : -1;
}

/** What is compared from the first on, more being better. */
function ranks(value: Worth): readonly (number | bigint)[] {
  switch (value.kind) {
    case 'sorted':
      return value.values;
    case 'product':
      return [-value.value];
    case 'evens':
    case 'medians':
    case 'differences':
      return [value.value];
  }
}

/** The winner of each exhibit: the only one to enter it, or the better; nobody for a tie or no photo. */
export function exhibitWinners(photos: readonly Photo[]): Readonly<Record<Exhibit, string | null>> {
  const winner = (exhibit: Exhibit): string | null => {
    const [first, second] = photos
      .filter((photo) => photo.exhibit === exhibit)
      .map(({ photographer, shots }) => ({
        photographer,
        worth: worth(
          exhibit,
          shots.map(({ stats }) => stats),
        ),
      }));
    if (first === undefined) return null;
    if (second === undefined) return first.photographer;
    const lead = compare(first.worth, second.worth);
    return lead === 0 ? null : lead > 0 ? first.photographer : second.photographer;
  };
  return { A: winner('A'), B: winner('B'), C: winner('C'), D: winner('D'), E: winner('E') };
}

/** How many exhibits each photographer won. */
export function exhibitPoints(
  photographers: readonly string[],
  winners: Readonly<Record<Exhibit, string | null>>,
): ReadonlyMap<string, number> {
  return new Map(
    photographers.map((name) => [name, EXHIBITS.filter((exhibit) => winners[exhibit] === name).length]),
  );
}
