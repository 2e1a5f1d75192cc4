// A value that is made when it is first asked for. Most matches are only played through: nobody looks at their forms.

/** Gives a value that is made when it is first asked for, and then kept. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
