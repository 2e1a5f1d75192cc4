// Calls beside the one that resolves, on paper: none waits, since calls are made there one after another.
import type { PortionsPort } from '../../../src/rounds/ports/portions';

export function paperPortions(): PortionsPort {
  return {
    begin: () => undefined,
    end: () => undefined,
    waiting: () => [],
    give: () => false,
    drawn: () => new Map(),
    offer: () => false,
    await: () => undefined,
    draw: () => undefined,
  };
}
