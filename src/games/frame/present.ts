// The parts of an object that are there, for objects whose parts may be absent but not undefined.

type Present<Parts> = { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> };

/** Gives the parts of an object that are not undefined. */
export function present<Parts extends Readonly<Record<string, unknown>>>(parts: Parts): Present<Parts> {
  const kept: Present<Parts> = {};
  for (const [name, value] of Object.entries<unknown>(parts)) {
    if (value !== undefined) Object.assign(kept, { [name]: value });
  }
  return kept;
}
