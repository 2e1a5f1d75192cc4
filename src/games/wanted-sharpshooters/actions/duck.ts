// Duck: shots miss who ducks (WS-4).
import type { Weapon } from '../items';
import type { ActionWords } from '../types';

export const DUCK = {
  title: 'Duck',
  asks: [],
  rule: 'shots miss you, apart from those that go through.',
} as const satisfies ActionWords;

/** What ducking does, in as few words as a button has room for: which weapons go through stands beside them. */
export function duckText(weapons: readonly Weapon[]): string {
  return weapons.some(({ throughDuck }) => throughDuck) ? 'most shots miss you' : 'shots miss you';
}
