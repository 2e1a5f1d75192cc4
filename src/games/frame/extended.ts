// An object with more fields than it had.

/**
 * The fields of both; where both have one, it is that of `more`. For objects that are made in every stage: V8 gives each one that is
 * spread in a literal with fields besides a shape of its own, which outlives it.
 */
export function extended<Part extends object, More extends object>(object: Part, more: More): Part & More {
  return Object.assign({}, object, more);
}
