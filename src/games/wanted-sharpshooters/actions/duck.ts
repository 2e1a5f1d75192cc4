// Duck: shots miss who ducks (WS-4).
import type { ActionWords } from '../types';

export const DUCK = {
  title: 'Duck',
  asks: [],
  rule: 'shots miss you, apart from those that go through.',
} as const satisfies ActionWords;
