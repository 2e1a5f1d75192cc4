// The refusal to set up a game of its own in a book that holds something.
import type { CallProblem } from '../../reply/reply';
import type { EmptySession, Session } from '../../session/game-session';

const GAME_EXISTS: CallProblem = {
  code: 'game-exists',
  text: 'Setting up a game: one is in play in this book. Put it away first, or use another spreadsheet.',
};

const SEASON_EXISTS: CallProblem = {
  code: 'season-exists',
  text: 'Setting up a game: this book holds a season. Draft its next match, or use another spreadsheet.',
};

/** Tells why no separate game can be set up in a book that holds something. */
export function existsIn(session: Exclude<Session, EmptySession>): CallProblem {
  return session.season === undefined ? GAME_EXISTS : SEASON_EXISTS;
}
