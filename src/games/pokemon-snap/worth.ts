// What a photo is worth in its exhibit, in words.
import { count } from '../wording';
import { worth } from './exhibits';
import type { Photo } from './types';

export function worthText({ exhibit, shots }: Photo): string {
  const value = worth(
    exhibit,
    shots.map(({ stats }) => stats),
  );
  switch (value.kind) {
    case 'evens':
      return count(value.value, 'even value');
    case 'medians':
      return `medians add up to ${value.value}`;
    case 'sorted':
      return value.values.join(', ');
    case 'product':
      return `product ${value.value.toString()}`;
    case 'differences':
      return `differences add up to ${value.value}`;
  }
}
