// Acts that take from a purse which the match in the book has taken: they wait, so that nothing is spent twice (SN-16).
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Change } from '../../../seasons/types';
import type { CallProblem } from '../../reply/reply';
import type { Commit } from '../../commit/commit';
import type { EntryBody } from '../../record/entries';
import { matchIn, type Session } from '../../session/game-session';
import { pursesInPlay } from '../../session/season-state';

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
