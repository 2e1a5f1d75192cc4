// Lazy and cached values. They save time because most matches are only replayed, and nobody looks at the forms of these
// matches.

/** Makes the value on first use and keeps it. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Caches a result per key object. Keys must never be mutated. One example is the list of players that all stages share. */
export function memoize<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, { readonly value: T }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** The map's value for a key; made and stored if missing. */
export function getOrAdd<Key, T extends object>(map: Map<Key, T>, key: Key, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
