// A season's match that is over, and its changes in words: what counting it and settling a correction of it share.
import { isolateRtl } from '../../../games/frame/wording';
import type { MatchToCount } from '../../../seasons/counting';
import { changeText } from '../../../seasons/changes';
import { isPublic } from '../../../seasons/people';
import type { Caused } from '../../../seasons/types';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { ChangeLine } from './views';
import type { CurrentMatch, SeasonRecord } from '../../record/season-record';
import type { GameSession, Session } from '../../session/game-session';
import { inEpisode } from './going-season';

export const COUNTING = 'Counting the match';

export interface Countable {
  readonly session: GameSession;
  readonly season: SeasonRecord;
  readonly current: CurrentMatch;
  readonly toCount: MatchToCount;
}

/** Gives the match of the session, where it is over. */
export function countable(session: Session): Result<Countable, CallProblem> {
  const season = inEpisode(session, COUNTING);
  if (!season.ok) return season;
  const { current } = season.value;
  if (session.kind !== 'game' || current === undefined) {
    return fail({
      code: 'no-game',
      text: `${COUNTING}: no match is in this book. Create the next one first.`,
    });
  }
  if (session.match.stage !== null) {
    return fail({
      code: 'not-over',
      text: `${COUNTING}: it is not over. A match changes the standings once it is; play it to its end, or put it away.`,
    });
  }
  const { kind, guests } = current;
  return ok({ session, season: season.value, current, toCount: { match: session.match, kind, guests } });
}

/** Makes a text of everything that the preview shows. */
export function tokenOf(changes: readonly Caused[]): string {
  return JSON.stringify(changes);
}

export function changeLine(season: SeasonRecord, change: Caused): ChangeLine {
  return {
    player: change.player,
    text: changeText(change),
    cause: change.cause,
    isPrivate: !isPublic(season.standing, change),
    ...('eliminated' in change ? { eliminates: true } : {}),
  };
}

export function listText(changes: readonly Caused[]): string {
  return changes.length === 0
    ? 'nothing changes.'
    : `${changes.map((change) => `${isolateRtl(change.player)}: ${changeText(change)}`).join('; ')}.`;
}

export const COUNTED: CallProblem = {
  code: 'already-counted',
  text: 'Counting the match: it is counted already. Nothing was changed.',
};

export const CHANGED_SINCE: CallProblem = {
  code: 'changed-since',
  text: 'Counting the match: what it leaves is not what you looked at any more. Look again. Nothing was changed.',
};
