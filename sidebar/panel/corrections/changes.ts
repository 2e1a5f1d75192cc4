// The changes that a correction brings to each audience, in words.
import type { ChangeView } from '../../../src/rounds/host/corrections/views';
import { plural } from '../../shared/text';

export type Difference = ChangeView['differences'][number];

/** A difference in words: `2 changes; has seen it as it was`. */
export function differenceText({ tabs, notice }: Difference): string {
  const count = tabs.reduce((sum, { lines }) => sum + lines.length, 0);
  return `${plural(count, 'change', 'changes')}; ${notice === '' ? 'has not seen it yet' : 'has seen it as it was'}`;
}
