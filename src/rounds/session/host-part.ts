// The host's part of the open stage: the match with it, its news and its warnings.
import type { Match } from '../../games/frame/match';
import type { News } from '../../games/frame/news';
import type { GameRecord } from '../record/game-record';

/** The open stage with the host's part in it. */
export interface WithHostPart {
  /** The match as it stands, with the host's facts of the open stage in it as far as they fit. */
  readonly match: Match;
  /** News from those facts. */
  readonly hostNews: readonly News[];
  /** Warnings for the host from those facts. */
  readonly hostWarnings: readonly string[];
}

/** The facts where the host has entered nothing. */
export const NO_FACTS = {};

/** The host's facts of this stage: as they were entered last, or before the game went back to it. */
export function factsOf({ pending, carried }: GameRecord, stage: string | undefined): unknown {
  const before = stage === undefined ? undefined : carried.get(stage);
  return pending.hostFacts[pending.hostFacts.length - 1] ?? before?.hostFacts ?? NO_FACTS;
}

/** A match as its stage opened, with these facts entered. */
export function withHostPart(opened: Match, facts: unknown): WithHostPart {
  const entered = facts === NO_FACTS ? undefined : opened.enter(facts);
  if (entered?.ok !== true) return { match: opened, hostNews: [], hostWarnings: [] };
  const { match, news, warnings } = entered.value;
  return { match, hostNews: news, hostWarnings: warnings };
}

/** All news from the host's entries for the open stage, one after the other, those of entries taken back included. */
export function toldByHost(opened: Match, { pending, carried }: GameRecord): readonly News[] {
  const before = opened.stage === null ? undefined : carried.get(opened.stage.name);
  let match = opened;
  return [...(before === undefined ? [] : [before.hostFacts]), ...pending.hostFacts].flatMap((facts) => {
    const entered = match.enter(facts);
    if (!entered.ok) return [];
    match = entered.value.match;
    return entered.value.news;
  });
}
