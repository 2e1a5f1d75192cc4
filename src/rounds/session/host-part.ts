// The host's part of the open stage: the match once it is entered, its news and its warnings.
import type { Match } from '../../games/frame/match';
import type { News } from '../../games/frame/news';
import type { GameRecord } from '../record/game-record';

/** The open stage with the host's part in it. */
export interface WithHostPart {
  /** The match with the host's facts of the open stage in it, as far as they fit. */
  readonly match: Match;
  /** News from the host's facts. */
  readonly hostNews: readonly News[];
  /** Warnings for the host from these facts. */
  readonly hostWarnings: readonly string[];
}

/** The facts where the host has entered nothing. */
export const NO_FACTS = {};

/** Gives the host's facts of this stage: those entered last, or those from before the game went back to it. */
export function factsOf({ pending, carried }: GameRecord, stage: string | undefined): unknown {
  const before = stage === undefined ? undefined : carried.get(stage);
  return pending.hostFacts[pending.hostFacts.length - 1] ?? before?.hostFacts ?? NO_FACTS;
}

/** Enters these facts into a match as its stage opened. */
export function withHostPart(opened: Match, facts: unknown): WithHostPart {
  const entered = facts === NO_FACTS ? undefined : opened.enter(facts);
  if (entered?.ok !== true) return { match: opened, hostNews: [], hostWarnings: [] };
  const { match, news, warnings } = entered.value;
  return { match, hostNews: news, hostWarnings: warnings };
}

/** Gathers all news from the host's entries for the open stage in their order, also those of entries taken back. */
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
