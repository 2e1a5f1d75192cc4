// The end of a question of the account's check that got no answer.

/** A question got no answer, for the reason in its message, though Google did not refuse the call itself. */
export class NotTold extends Error {}
