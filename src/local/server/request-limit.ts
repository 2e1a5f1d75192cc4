// Limits the requests of other machines, so that one phone cannot slow down everybody's evening: each request takes
// tokens from its address, and each address gets new ones every second.

/**
 * How many tokens an address gets back in a second. A page asks once in some seconds, so that is enough even for a
 * house whose phones all share one address.
 */
const A_SECOND = 20;
const AT_ONCE = 100;
/**
 * How many addresses are remembered, more than a table has phones. The one that was seen longest ago is forgotten
 * first.
 */
const MOST_ADDRESSES = 500;

interface Bucket {
  readonly tokens: number;
  /** When it had this many tokens, in milliseconds. */
  readonly at: number;
}

export class RequestLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes tokens from an address. Gives 0, or, where it has too few, after how many whole seconds it has enough. */
  take(address: string, cost: number): number {
    const at = this.#now();
    const before = this.#buckets.get(address) ?? { tokens: AT_ONCE, at };
    const tokens = Math.min(AT_ONCE, before.tokens + ((at - before.at) / 1000) * A_SECOND);
    const left = tokens - cost;
    // Deleted and set again, so that the address seen longest ago is always the first of the map.
    this.#buckets.delete(address);
    this.#buckets.set(address, { tokens: left < 0 ? tokens : left, at });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_ADDRESSES && oldest !== undefined) this.#buckets.delete(oldest);
    return left < 0 ? Math.ceil(-left / A_SECOND) : 0;
  }
}
