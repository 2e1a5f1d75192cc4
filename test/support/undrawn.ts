// Stages of a played scenario without tabs, for tests that only need facts. Drawing tabs would take most of the time.
import type { StageResult } from '../../src/games/frame/match';

export function undrawn({ next, ...resolved }: StageResult): StageResult {
  const { facts, roster } = next;
  return { ...resolved, next: { ...next, facts, roster, view: () => [] } };
}
