// The host's choice of what happens at each deadline.

/** Nothing; the forms close and players are reminded before it; or the stage is resolved and the next one opens. */
export const AT_DEADLINE = ['nothing', 'close', 'resolve'] as const;
export type AtDeadline = (typeof AT_DEADLINE)[number];

/** The longest wait for late submissions, in minutes: a day. */
export const LONGEST_WAIT = 1440;

/** The wait once everyone is in, in minutes. */
export const EARLY_WAIT = { least: 30, usual: 60, most: 1440 } as const;

export interface SetAtDeadline {
  readonly what: AtDeadline;
  /** The minutes from the end of the grace until a stage is resolved by itself, for accepting late submissions. */
  readonly waitMinutes: number;
  /** The wait in minutes after which a stage goes on once everyone is in; null: it does not; left out: as it is. */
  readonly early?: number | null;
}

export interface AtDeadlineView extends Required<SetAtDeadline> {
  /** The consequences of the choice for the open stage as it stands, a sentence each; none once the game is over. */
  readonly says: readonly string[];
}
