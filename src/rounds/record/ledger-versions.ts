// The versions of the ledger.

/**
 * Versions of the ledger that are read, the newest of which is written: a game that was begun with one of them goes on.
 * A newer one adds kinds of entries and optional parts, so that their definitions read the older ones, too. The rows of
 * rounds tell by their data in which form they are: an older book goes on with those of now.
 */
export const LEDGER_VERSIONS = { oldest: 2, newest: 3 } as const;
