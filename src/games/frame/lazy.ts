// Values that are made when they are first asked for, and then kept. Most matches are only played through: nobody looks
// at their forms.

/** Gives a value that is made when it is first asked for, and then kept. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Gives the value for an object that never changes: it is made once for each, such as for the list of players that all
 * stages of a match share.
 */
export function once<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, { readonly value: T }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** Gives the value that a map has for a key; where it has none, makes one and keeps it there. */
export function keptIn<Key, T extends object>(map: Map<Key, T>, key: Key, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
