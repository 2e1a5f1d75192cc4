// The versions of the ledger.

/**
 * Versions of the ledger that are read, the newest of which is written: a game that was begun with one of them goes on.
 * A newer one adds kinds of entries and optional parts, so that their definitions read the older ones, too.
 */
export const LEDGER_VERSIONS = { oldest: 2, newest: 3 } as const;
