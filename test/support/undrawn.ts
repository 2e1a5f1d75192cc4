// Stages of a played scenario whose tabs are not drawn: where a result as JSON is made for its facts alone, drawing
// everyone's tabs after each stage takes most of the time.
import type { Resolved } from '../../src/games/frame/match';

export function undrawn({ next, ...resolved }: Resolved): Resolved {
  const { facts, roster } = next;
  return { ...resolved, next: { ...next, facts, roster, view: () => [] } };
}
