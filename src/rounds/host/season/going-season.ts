// The season of a session, or the reason why nothing can be done in it now.
import { type Problem, fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { SeasonRecord } from '../../record/season-record';
import { seasonIn, type Session, matchIn } from '../../session/game-session';
import { standingsToken, pursesInPlay } from '../../session/season-state';
import type { Change } from '../../../seasons/types';
import type { Commit } from '../../commit/commit';
import type { EntryBody } from '../../record/entries';

/** Words problems of the season's rules as a call's. */
export function seasonProblem(tried: string, problems: readonly Problem[]): CallProblem {
  const [first] = problems;
  return {
    code: first?.code ?? 'season',
    text: `${tried}: ${problems.length === 1 ? (first?.text ?? '') : 'there is something to put right.'} Nothing was changed.`,
    ...(problems.length === 1 ? {} : { details: problems.map(({ text }) => text) }),
  };
}

/** Gives the season of a session while it goes on, or refuses. */
export function goingOn(session: Session, tried: string): Result<SeasonRecord, CallProblem> {
  const season = seasonIn(session);
  if (season === undefined) {
    return fail({ code: 'no-season', text: `${tried}: there is no season in this book. Start one first.` });
  }
  return season.ended === undefined
    ? ok(season)
    : fail({
        code: 'season-over',
        text: `${tried}: the season has ended. Take its end back first, or start another season.`,
      });
}

/** The season while an episode of it is open. */
export function inEpisode(session: Session, tried: string): Result<SeasonRecord, CallProblem> {
  const season = goingOn(session, tried);
  if (!season.ok || season.value.standing.episodes.length > 0) return season;
  return fail({ code: 'no-episode', text: `${tried}: no episode is open. Open the first one.` });
}

/**
 * Gives the season, where no standing has changed since the host looked: so a second try, or another window, does not
 * do again what was done though no answer came.
 */
export function unchangedSince(
  session: Session,
  token: string | undefined,
  tried: string,
): Result<SeasonRecord, CallProblem> {
  const season = inEpisode(session, tried);
  return !season.ok || token === undefined || token === standingsToken(season.value)
    ? season
    : fail({
        code: 'changed-since',
        text: `${tried}: somebody’s standing has changed since you looked, maybe by this very click. Look at the season again. Nothing more was changed.`,
      });
}

/** Tells why changes wait; undefined where they do not. */
export function inPlay(session: Session, changes: readonly Change[], tried: string): CallProblem | undefined {
  const held = pursesInPlay(session);
  const taken = held.find(({ player, purse }) =>
    changes.some((one) => 'purse' in one && one.by < 0 && one.player === player && one.purse === purse),
  );
  return taken === undefined
    ? undefined
    : {
        code: 'purse-in-play',
        text: `${tried}: ${taken.player}'s ${taken.purse} are in ${matchIn(session)?.info.title ?? 'the match'}, which is not counted yet. It can wait until then: it is kept, and offered once the match is counted.`,
        agree: 'wait',
      };
}

/** Keeps an act until its purse is free, where the host has agreed to that; nobody is told of it before. */
export function keptUntilFree(
  waits: CallProblem,
  agreed: boolean,
  act: EntryBody<'waits'>,
  text: string,
): Result<Commit, CallProblem> {
  return agreed
    ? ok({ entries: [{ text: `Waits for a purse: ${text}`, entry: { kind: 'waits', body: act } }] })
    : fail(waits);
}
