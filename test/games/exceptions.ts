// The games that a ruling excepts from a test of all games.

/** Games and stages whose outcome depends by ruling on who submitted first. */
export const ORDER_MATTERS: ReadonlyMap<string, { readonly stages: RegExp; readonly ruling: string }> =
  new Map([
    [
      'wanted-sharpshooters',
      { stages: /^round-/, ruling: 'WS-13: when stock is short the earlier buyers get it' },
    ],
  ]);
