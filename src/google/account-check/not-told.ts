/** Ends a question of the account check without an answer, although Google didn't refuse the call. */
export class AnswerUnknown extends Error {}
