// Games that, because of a ruling, are excepted from a test of all games.

/** Games and stages whose outcome, by a ruling, depends on who answered first. */
export const ORDER_MATTERS: ReadonlyMap<string, { readonly stages: RegExp; readonly ruling: string }> =
  new Map([
    [
      'wanted-sharpshooters',
      { stages: /^round-/, ruling: 'WS-13: when stock is short the earlier buyers get it' },
    ],
  ]);
