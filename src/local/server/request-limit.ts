// Limits the requests of other machines: each address has a bucket of tokens that fills up again, so that one phone
// cannot slow everybody's evening.

/**
 * The tokens that come back each second. A page asks once in some seconds; a house whose phones all come from one
 * address still gets through.
 */
const A_SECOND = 20;
const AT_ONCE = 100;
/** The most addresses that are remembered, more than a table has phones: the one seen longest ago is forgotten. */
const MOST_ADDRESSES = 500;

interface Bucket {
  readonly tokens: number;
  /** The time at which it held so many, in milliseconds. */
  readonly at: number;
}

export class RequestLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes tokens of an address. Gives 0, or the whole seconds until there are enough. */
  take(address: string, cost: number): number {
    const at = this.#now();
    const before = this.#buckets.get(address) ?? { tokens: AT_ONCE, at };
    const tokens = Math.min(AT_ONCE, before.tokens + ((at - before.at) / 1000) * A_SECOND);
    const left = tokens - cost;
    // Set anew, so that the first of the map is the one seen longest ago.
    this.#buckets.delete(address);
    this.#buckets.set(address, { tokens: left < 0 ? tokens : left, at });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_ADDRESSES && oldest !== undefined) this.#buckets.delete(oldest);
    return left < 0 ? Math.ceil(-left / A_SECOND) : 0;
  }
}
