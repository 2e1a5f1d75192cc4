// Stages of a played scenario without tabs, whose drawing takes most of the time if only facts are needed.
import type { Resolved } from '../../src/games/frame/match';

export function undrawn({ next, ...resolved }: Resolved): Resolved {
  const { facts, roster } = next;
  return { ...resolved, next: { ...next, facts, roster, view: () => [] } };
}
