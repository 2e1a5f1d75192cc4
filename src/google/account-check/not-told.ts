// The end of a question of the account's check that got no answer.

/** The reason, in words, why a question got no answer, where Google did not refuse the call itself. */
export class NotTold extends Error {}
