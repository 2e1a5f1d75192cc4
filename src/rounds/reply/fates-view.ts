// Progress in telling players the fates of their submissions.

/** Progress in telling players the fates of their submissions. */
export interface FatesView {
  /** Books that were not reached in this call. */
  readonly left: number;
  /**
   * The reason why Google does not notify Round Keeper of new answers: then only an open sidebar sees them. Empty where
   * it does.
   */
  readonly unwatched: string;
}
