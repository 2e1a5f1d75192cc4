// Gives a player another link, or another book.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { personOf } from '../../record/seats';
import type { Secret } from '../../record/secret';
import type { CallProblem } from '../../reply/reply';
import type { Kept, Play } from '../../session/game-session';

/** Gives a player a new key, which their book, or a new book, shows from then on; the old one belongs to nobody. */
export function replaceKey(
  session: Play & Kept,
  player: string,
  newBook: boolean,
  key: Secret,
): Result<Commit, CallProblem> {
  const { stage, roster } = session.match;
  if (!roster.includes(player)) return fail(NO_PLAYER);
  const person = personOf(session.record, player);
  if (stage === null) return fail(NONE_OPEN);
  return ok({
    entries: [
      {
        text: newBook
          ? `Gave ${person} a new link and a new book. The old link no longer works, and the old book ends.`
          : `Gave ${person} a new link. The old one no longer works.`,
        entry: { kind: 'key', body: { player, key, ...(newBook ? { newBook } : {}) } },
      },
    ],
    deliver: { kind: 'results', about: stage.title, messages: [] },
  });
}

const NO_PLAYER: CallProblem = {
  code: 'no-such-player',
  text: 'Giving a new link: choose one of the players.',
};

const NONE_OPEN: CallProblem = {
  code: 'game-over',
  text: 'Changing the open stage: the game is over, none is open.',
};
