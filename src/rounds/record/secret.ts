// Secrets in the ledger: players' keys, and the ids of files. The published record holds only their hashes (ALL-9).
declare const mark: unique symbol;

/** A player's key or a file's id: text that is published as its hash. */
export type Secret = string & { readonly [mark]: 'secret' };

/** Text that is published as it is: any text but a secret. */
export type Open = string & { readonly [mark]?: never };

/** Makes text a secret, where it is made or comes in. */
export function asSecret(text: string): Secret {
  // The mark exists only for types.
  return text as Secret;
}

/** Makes a key; it starts with a letter, so that no sheet takes it for a number. */
export function newKey(secret: string): Secret {
  return asSecret(`k${secret}`);
}
