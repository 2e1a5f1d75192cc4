// Messages of one stage, as the sidebar asks for them.
import { fail, ok, type Result } from '../../../games/frame/result';
import { noSuchStage } from '../parts/no-such-stage';
import { copiesOf } from '../../outbox/copies';
import { invitations, nextCalls } from '../../outbox/invitations';
import { joined, messagesOf } from '../../outbox/messages';
import { newsToTell } from '../../session/face-down';
import type { Kept, Play } from '../../session/game-session';
import type { Message } from '../../reply/messages';
import type { CallProblem } from '../../reply/reply';
import { newsAsRead, shownNames } from '../../session/shown-names';
import { playedFor } from '../../session/who-played';

/** Gives the messages of a past stage, or of the open one, to be copied; an error where there is no such stage. */
export function messagesOfStage(
  session: Play & Kept,
  stage: string,
): Result<readonly Message[], CallProblem> {
  const told = toldIn(session, stage);
  return told.ok ? ok(copiesOf(session, told.value)) : told;
}

function toldIn(session: Play & Kept, stage: string): Result<readonly Message[], CallProblem> {
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  if (past !== undefined) {
    const { title } = past;
    const news = newsAsRead(shownNames(session), newsToTell(session, past.resolved));
    const next = past.resolved.next.stage?.title;
    const own = messagesOf(title, session.match.roster, news, next, playedFor(session, stage));
    // What was said to come after an earlier stage is over by now.
    const isLast = past === session.past[session.past.length - 1];
    return ok(joined([...own, ...(isLast ? nextCalls(session) : [])]));
  }
  return session.match.stage?.name === stage ? ok(invitations(session)) : fail(noSuchStage());
}
