// The host’s choice of what happens at each deadline.

/**
 * What happens: nothing; the forms close and players are reminded before; or the stage is resolved and the next one
 * opens.
 */
export const AT_DEADLINE = ['nothing', 'close', 'resolve'] as const;
export type AtDeadline = (typeof AT_DEADLINE)[number];

/** The longest wait for late submissions, in minutes: a day. */
export const LONGEST_WAIT = 1440;

/** How long a stage waits once everyone is in, in minutes. */
export const EARLY_WAIT = { least: 30, usual: 60, most: 1440 } as const;
