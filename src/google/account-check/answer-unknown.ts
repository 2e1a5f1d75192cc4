/** Thrown when a question of the account check can't be answered. */
export class AnswerUnknown extends Error {}
