// Secrets in the ledger: people's ids and keys, and file ids. The published record only has their hashes (ALL-9).
declare const mark: unique symbol;

export type Secret = string & { readonly [mark]: 'secret' };

/** Any text but a secret; published unchanged. */
export type Open = string & { readonly [mark]?: never };

export function asSecret(text: string): Secret {
  // The mark exists only for types.
  return text as Secret;
}

/** Starts with a letter, so that no spreadsheet reads it as a number. */
export function newKey(secret: string): Secret {
  return asSecret(`k${secret}`);
}
