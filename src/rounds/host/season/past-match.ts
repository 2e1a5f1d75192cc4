// A season's record of a match.
import type { PlayableGame } from '../../../games/frame/playable';
import { ensure } from '../../../games/frame/result';
import { resultExplanation } from '../../outbox/season-matches';
import { linesForEveryone } from '../../outbox/messages';
import type { GameRecord } from '../../record/game-record';
import type { PastMatch } from '../../record/season-entries';
import type { SeasonRecord } from '../../record/season-record';
import type { GameSession, Session } from '../../session/game-session';
import type { PastRound } from '../../session/replay';
import { currentLeftOut } from './left-out-changes';
import { withDisplayNames, displayNames } from '../../session/display-names';
import { substitutesPlaying } from '../../session/match-holders';
import { dropUndefined } from '../../../games/frame/json';

/** The season's matches in order, including the one in the book. */
export function allSeasonMatches(session: Session, season: SeasonRecord): readonly PastMatch[] {
  return session.kind === 'game' ? [...season.matches, buildPastMatch(session, season)] : season.matches;
}

interface MatchSession extends Pick<GameSession, 'match' | 'game' | 'people'> {
  readonly record: Pick<
    GameRecord,
    | 'setUp'
    | 'startedAt'
    | 'settings'
    | 'timings'
    | 'reminders'
    | 'resolves'
    | 'early'
    | 'pictures'
    | 'openedRow'
  >;
  readonly past: readonly Pick<PastRound, 'resolved'>[];
}

/** `noted`: data that is only recorded when the match is archived. */
export function buildPastMatch(
  session: MatchSession,
  season: SeasonRecord,
  noted: Pick<PastMatch, 'tabs' | 'absences'> = {},
): PastMatch {
  const { number, kind, episode, guests, counted } = ensure(season.current, 'The match is the current one.');
  const { match, record, game, past } = session;
  const leftOut = currentLeftOut(season, match.info.title);
  const last = past[past.length - 1];
  const substitutes = substitutesPlaying(session);
  const names = displayNames(session);
  const read = (line: string): string => withDisplayNames(names, line);
  return {
    number,
    kind,
    episode,
    guests,
    ...(substitutes.length === 0 ? {} : { playedBy: substitutes }),
    game: game.info.id,
    title: match.info.title,
    ...(game.template === undefined ? {} : { began: record.startedAt }),
    players: match.roster,
    counted: counted !== undefined,
    ending: match.stage !== null ? [] : linesForEveryone(last?.resolved.news ?? match.opening).map(read),
    decided: resultExplanation(match).map(read),
    ...(leftOut.length === 0 ? {} : { leftOut }),
    winners: match.winners(),
    ...noted,
    settings: settingsToRepeat(game, record.settings),
    timings: record.timings,
    practice: record.setUp.practice,
    reminders: record.reminders,
    ...dropUndefined({ resolves: record.resolves, early: record.early }),
    pictures: record.pictures,
  };
}

/** Settings that a later match starts with: all except secret settings and settings that are decided for each match. */
export function settingsToRepeat(game: PlayableGame, settings: unknown): PastMatch['settings'] {
  const { decided = [], repeated = [] } = game.season;
  const anew = [
    ...game.settingsQuestions.flatMap(({ secret, title }) =>
      secret === true && !repeated.includes(title) ? [title] : [],
    ),
    ...decided.map(({ title }) => title),
  ];
  return game.typed(settings).filter(({ title }) => !anew.includes(title));
}
