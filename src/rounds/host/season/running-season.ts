// Returns a session's season, or why it can't be changed now.
import { type Problem, fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { SeasonRecord } from '../../record/season-record';
import { sessionSeason, type Session, sessionMatch } from '../../session/game-session';
import { standingsToken, pursesInPlay } from '../../session/season-state';
import type { Change } from '../../../seasons/types';
import type { Commit } from '../../commit/commit';
import type { EntryBody } from '../../record/entries';

/** Turns problems found by the season's rules into a refusal. */
export function seasonProblem(tried: string, problems: readonly Problem[]): CallProblem {
  const [first] = problems;
  return {
    code: first?.code ?? 'season',
    text: `${tried}: ${problems.length === 1 ? (first?.text ?? '') : 'there are some problems.'} Nothing was changed.`,
    ...(problems.length === 1 ? {} : { details: problems.map(({ text }) => text) }),
  };
}

/** The season, unless there's none or it has ended. */
export function findRunningSeason(session: Session, tried: string): Result<SeasonRecord, CallProblem> {
  const season = sessionSeason(session);
  if (season === undefined) {
    return fail({
      code: 'no-season',
      text: `${tried}: there’s no season in this spreadsheet. Start a season first.`,
    });
  }
  return season.ended === undefined
    ? ok(season)
    : fail({
        code: 'season-over',
        text: `${tried}: the season has ended. Reopen it first, or start another season.`,
      });
}

/** The season, if an episode is open. */
export function requireOpenEpisode(session: Session, tried: string): Result<SeasonRecord, CallProblem> {
  const season = findRunningSeason(session, tried);
  if (!season.ok || season.value.standing.episodes.length > 0) return season;
  return fail({ code: 'no-episode', text: `${tried}: no episode is open yet. Open an episode first.` });
}

/** Like `requireOpenEpisode`, but fails if a standing has changed since, so a retry or another window can't repeat a change. */
export function seasonUnchangedSince(
  session: Session,
  token: string | undefined,
  tried: string,
): Result<SeasonRecord, CallProblem> {
  const season = requireOpenEpisode(session, tried);
  return !season.ok || token === undefined || token === standingsToken(season.value)
    ? season
    : fail({
        code: 'changed-since',
        text: `${tried}: somebody’s standing has changed since you looked. Your click may already have gone through. Nothing more was changed. Look at the season again.`,
      });
}

/** Refuses changes to purses that a running match uses; undefined if no such purse changes. */
export function refuseWhilePurseInUse(
  session: Session,
  changes: readonly Change[],
  tried: string,
): CallProblem | undefined {
  const held = pursesInPlay(session);
  const taken = held.find(({ player, purse }) =>
    changes.some((one) => 'purse' in one && one.by < 0 && one.player === player && one.purse === purse),
  );
  return taken === undefined
    ? undefined
    : {
        code: 'purse-in-play',
        text: `${tried}: ${taken.player}'s ${taken.purse} are in use in ${sessionMatch(session)?.info.title ?? 'the match'}, which hasn’t been counted yet. You can keep this change for later. You’ll be asked about it once the match is counted.`,
        agree: 'wait',
      };
}

/** If the host agrees, records a change to be made once its purse is free. Nobody is notified until then. */
export function deferUntilPurseFree(
  waits: CallProblem,
  agreed: boolean,
  act: EntryBody<'waits'>,
  text: string,
): Result<Commit, CallProblem> {
  return agreed
    ? ok({
        entries: [
          { text: `Kept for later, until the purse is free: ${text}`, entry: { kind: 'waits', body: act } },
        ],
      })
    : fail(waits);
}
