// A season's finished match with its changes as text, for counting it and for handling corrections.
import type { MatchToCount } from '../../../seasons/counting';
import { describeChange, describeChanges } from '../../../seasons/changes';
import { isChangePublic } from '../../../seasons/people';
import type { CausedChange } from '../../../seasons/types';
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { ChangeLine } from './views';
import type { CurrentMatch, SeasonRecord } from '../../record/season-record';
import type { GameSession, Session } from '../../session/game-session';
import { requireOpenEpisode } from './running-season';

export const COUNT_MATCH_PREFIX = 'Counting the match';

export interface CountableMatch {
  readonly session: GameSession;
  readonly season: SeasonRecord;
  readonly current: CurrentMatch;
  readonly toCount: MatchToCount;
}

export function findCountableMatch(session: Session): Result<CountableMatch, CallProblem> {
  const season = requireOpenEpisode(session, COUNT_MATCH_PREFIX);
  if (!season.ok) return season;
  if (session.kind !== 'game') {
    return fail({
      code: 'no-game',
      text: `${COUNT_MATCH_PREFIX}: there’s no match in this spreadsheet. Create the next match first.`,
    });
  }
  if (session.match.stage !== null) {
    return fail({
      code: 'not-over',
      text: `${COUNT_MATCH_PREFIX}: the match isn’t over yet. Play it to the end, or archive it.`,
    });
  }
  const current = ensure(season.value.current, 'The match is the current one.');
  const { kind, guests } = current;
  return ok({ session, season: season.value, current, toCount: { match: session.match, kind, guests } });
}

/** Encodes the previewed changes. */
export function changesToken(changes: readonly CausedChange[]): string {
  return JSON.stringify(changes);
}

export function toChangeLine(season: SeasonRecord, change: CausedChange): ChangeLine {
  return {
    player: change.player,
    text: describeChange(change),
    cause: change.cause,
    isPrivate: !isChangePublic(season.standing, change),
    ...('eliminated' in change ? { eliminates: true } : {}),
  };
}

export function changesListText(changes: readonly CausedChange[]): string {
  return changes.length === 0 ? 'no changes.' : `${describeChanges(changes)}.`;
}

export const ALREADY_COUNTED: CallProblem = {
  code: 'already-counted',
  text: 'Counting the match: the match has already been counted. Nothing was changed.',
};

export const RESULTS_CHANGED: CallProblem = {
  code: 'changed-since',
  text: 'Counting the match: the results have changed since you looked. Nothing was changed. Look at the changes again.',
};
