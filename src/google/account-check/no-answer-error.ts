/** Thrown when a question of the account check can't be answered. */
export class NoAnswerError extends Error {}
