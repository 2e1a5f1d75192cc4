// The action Claim: everyone who claims in a meadow shares its storage (WS-6).
import { mustGet } from '../../frame/result';
import { plural, orList } from '../../frame/wording';
import { itemAbilities, findItems } from '../items';
import type { ClaimedStorage, RoundLog } from '../events';
import type { Action, ActionInfo, State } from '../types';

export const CLAIM_ACTION = {
  title: 'Claim',
  asks: [],
  rule: 'players who claim in the same meadow share its storage evenly. Any remainder stays in the storage.',
} as const satisfies ActionInfo;

/** How many bullets a claim gives if nobody else claims, and if up to `others` players claim too. */
export function describeClaim(storage: number, others: number): string {
  const shares = Array.from({ length: others }, (_, index) => String(Math.floor(storage / (index + 2))));
  const alone = plural(storage, 'bullet');
  const shared = orList([...new Set(shares)]);
  return shares.length === 0 ? alone : `${alone} if you claim alone, ${shared} if others claim too`;
}

/** The claims in each meadow. `storages`: bullets after this round's growth. */
function meadowClaims(
  { players, seats }: Pick<State, 'players' | 'seats'>,
  storages: ReadonlyMap<string, number>,
  actions: ReadonlyMap<string, Action>,
): readonly ClaimedStorage[] {
  return [...storages].flatMap(([meadow, storage]) => {
    const claimants = players.filter(
      (name) => actions.get(name)?.action === 'claim' && seats.get(name)?.meadow === meadow,
    );
    const share = Math.floor(storage / claimants.length);
    return claimants.length === 0 ? [] : [{ meadow, storage, claimants, share }];
  });
}

/** Gives claimants their shares, plus bonuses from items (WS-6, WS-12). Returns all claims. */
export function shareStorages(
  state: State,
  actions: ReadonlyMap<string, Action>,
  log: RoundLog,
): readonly ClaimedStorage[] {
  const claims = meadowClaims(state, log.holdings().storage, actions);
  for (const { meadow, claimants, share } of claims) {
    log.changeStorage(meadow, -share * claimants.length, { kind: 'claimed', by: claimants });
    for (const player of claimants) {
      log.change(player, 'bullets', share, { kind: 'claim' });
      // Items bought in this round don't work yet (WS-13), so use those that players had when it began.
      for (const item of findItems(state.settings, mustGet(state.seats, player).items)) {
        const bonus = itemAbilities(item).bulletsPerClaim ?? 0;
        log.change(player, 'bullets', bonus, { kind: 'bonus', item: item.name });
      }
    }
  }
  return claims;
}
