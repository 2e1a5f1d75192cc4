// What a round of duels does to one player: black garnets won and lost, and types lost (BG-7, BG-8).
import type { Change } from './events';
import { DUEL_TYPES, type Attempt, type DuelType, type Fought, type Standing } from './types';

/** What counts for one player in a round. */
export interface Share {
  readonly player: string;
  /** Verbal primaries keep a type in which they lost as the challenged. */
  readonly keepsWhenChallenged: boolean;
  /** Their duels as challenger, in the order they submitted them. */
  readonly made: readonly Fought[];
  /** Their duels as challenged, by type and wins before losses. */
  readonly received: readonly Fought[];
  /** What they paid in garnets of the season. */
  readonly paid: number;
}

export interface Account {
  readonly standing: Standing;
  readonly changes: readonly Change[];
  readonly newlyLost: readonly DuelType[];
}

/** Settles a round for one player: first every win pays, then every second loss of the game costs. */
export function settle(before: Standing, share: Share): Account {
  const { player, made, received } = share;
  const wins: readonly Change[] = [
    ...made
      .filter(({ winner }) => winner === player)
      .map(({ duel, challenged }): Change => ({ cause: 'won', amount: 1, duel, against: challenged })),
    ...received
      .filter(({ winner }) => winner === player)
      .map(({ duel }): Change => ({ cause: 'won-challenged', amount: 1, duel })),
  ];
  const lost = before.lost + made.length + received.length - wins.length;
  const changes: Change[] = [...wins];
  let black = before.black + wins.length;
  for (let losses = before.lost + 1; losses <= lost; losses++) {
    if (losses % 2 !== 0) continue;
    const amount = black > 0 ? -1 : 0;
    black += amount;
    changes.push({ cause: 'losses', amount, losses });
  }
  const newlyLost = lostTypes(share).filter((type) => !before.lostTypes.includes(type));
  return {
    changes,
    newlyLost,
    standing: {
      black,
      won: before.won + wins.length,
      lost,
      lostTypes: DUEL_TYPES.filter((type) => before.lostTypes.includes(type) || newlyLost.includes(type)),
      season: before.season - share.paid,
    },
  };
}

function lostTypes({ player, keepsWhenChallenged, made, received }: Share): readonly DuelType[] {
  const costly = keepsWhenChallenged ? made : [...made, ...received];
  return DUEL_TYPES.filter((type) => costly.some(({ duel, loser }) => duel === type && loser === player));
}

/** Challenges received as their player may know them: by type, wins before losses, in no other order (BG-16). */
export function receivedBy(player: string, duels: readonly Fought[]): readonly Fought[] {
  const mine = duels.filter(({ challenged }) => challenged === player);
  return DUEL_TYPES.flatMap((type) => {
    const ofType = mine.filter(({ duel }) => duel === type);
    return [
      ...ofType.filter(({ winner }) => winner === player),
      ...ofType.filter(({ winner }) => winner !== player),
    ];
  });
}

/** What a mission took as the round started. */
export function missionChange(attempt: Attempt | undefined, cost: number): readonly Change[] {
  return attempt === undefined || cost === 0
    ? []
    : [{ cause: 'mission', amount: -cost, category: attempt.category }];
}
