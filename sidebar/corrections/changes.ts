// What a correction changes for each audience, in words.
import type { ChangeView } from '../../src/rounds/view/api';

export type Difference = ChangeView['differences'][number];

/** `2 lines go, 1 comes; has seen the old ones`. */
export function differenceText({ removed, added, seen }: Difference): string {
  const line = (count: number): string => (count === 1 ? ' line' : ' lines');
  const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);
  const out = removed.length;
  const into = added.length;
  if (out + into === 0) return 'no change';
  const goes = out === 0 ? [] : [`${out}${line(out)} ${verb(out, 'goes', 'go')}`];
  const comes = into === 0 ? [] : [`${into}${out === 0 ? line(into) : ''} ${verb(into, 'comes', 'come')}`];
  return `${[...goes, ...comes].join(', ')}; ${seen ? 'has seen the old ones' : 'has not seen it yet'}`;
}

/** Who gets a correction notice: everyone for whom something changes that they have seen. */
export function noticeReceivers(differences: readonly Difference[]): readonly string[] {
  return differences
    .filter(({ seen, removed, added }) => seen && removed.length + added.length > 0)
    .map(({ to }) => to);
}
