// The error that ends a question of the account check without an answer.

/** Says why a question got no answer although Google did not refuse the call. */
export class NotTold extends Error {}
