// What a change does to what has been published, in words.
import type { ChangeView } from '../../src/rounds/api';

export type Difference = ChangeView['differences'][number];

/** `2 lines go, 1 comes; already seen`. */
export function differenceText({ removed, added, seen }: Difference): string {
  const parts = [
    ...(removed.length === 0 ? [] : [`${removed.length} ${removed.length === 1 ? 'line goes' : 'lines go'}`]),
    ...(added.length === 0 ? [] : [`${added.length} ${added.length === 1 ? 'comes' : 'come'}`]),
  ];
  const what = parts.length === 0 ? 'no change' : parts.join(', ');
  return `${what}; ${seen ? 'has seen the old ones' : 'has not seen it yet'}`;
}

/** Who gets a correction notice: those for whom something changes that they have seen. */
export function toBeTold(differences: readonly Difference[]): readonly string[] {
  return differences
    .filter(({ seen, removed, added }) => seen && removed.length + added.length > 0)
    .map(({ to }) => to);
}
