// Secrets in the ledger: people's ids and keys, and file ids. The published record replaces them with hashes (ALL-9).
declare const brand: unique symbol;

export type Secret = string & { readonly [brand]: 'secret' };

/** Text that isn't a secret, and is published unchanged. */
export type NonSecretText = string & { readonly [brand]?: never };

export function asSecret(text: string): Secret {
  // The mark only exists in the types.
  return text as Secret;
}

/** A key. It starts with a letter, so that no spreadsheet takes it for a number. */
export function newKey(secret: string): Secret {
  return asSecret(`k${secret}`);
}
