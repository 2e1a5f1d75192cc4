// The rounds of a match as its host computes with them: what was asked, which answers count, and the totals before and after.
import { sure } from '../../games/frame/bug';
import type { HostSheet } from '../../games/frame/host-sheet';
import type { OpenStage } from '../../games/frame/match';
import type { Fate } from '../../games/frame/submissions';
import type { GameSession } from './game-session';
import { fatesNow } from './judge';

export interface SheetRound {
  /** The number of the round, from 1. */
  readonly number: number;
  readonly stage: Pick<OpenStage, 'title' | 'asks'>;
  readonly fates: readonly Fate[];
  /** The match as the round opened. */
  readonly opened: HostSheet;
  /** The match after it; absent while the round is open. */
  readonly over?: HostSheet;
}

/** One round, and all others of its match, in their order. */
export interface SheetMatch {
  readonly players: readonly string[];
  readonly all: readonly SheetRound[];
  readonly at: SheetRound;
}

/** The rounds up to the open one, seen from the round with this name, or from the open one; undefined where it is not there. */
export function sheetMatch(session: GameSession, name?: string): SheetMatch | undefined {
  const { begun, past, match } = session;
  const opened = [begun, ...past.map(({ resolved }) => resolved.next)].map(({ sheet }) => sheet);
  const rounds = past.map(({ stage, resolved: { fates, next } }, index): SheetRound & { name: string } => {
    const before = sure(opened[index], 'Each stage that is over was opened.');
    return { name: stage.name, number: index + 1, stage, fates, opened: before, over: next.sheet };
  });
  const { stage } = match;
  const open =
    stage === null
      ? []
      : [
          {
            name: stage.name,
            number: past.length + 1,
            stage,
            fates: fatesNow(session),
            opened: match.sheet,
          },
        ];
  const all = [...rounds, ...open];
  const at = all.find((round) => round.name === (name ?? stage?.name));
  return at === undefined ? undefined : { players: match.roster, all, at };
}
