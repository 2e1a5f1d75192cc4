// Sends a move with the help of the cached stage, without reading the sheet. This only works for the first attempt at an
// answer that counts. All other moves are sent through the sheet.
import { fail, ok, type Result } from '../../games/frame/result';
import { sentSubmission } from '../outbox/player-submissions';
import type { FilledForm } from '../ports/forms';
import type { PublishedGame } from '../ports/pages';
import type { CallProblem } from '../reply/reply';
import { findCachedVisitor, type VisitorInStage } from '../session/cached-stage';
import { recordLateSendTime } from '../session/late-send-times';
import type { Visitor } from './page-cache';
import { validateMove, type CheckedMove, toFormResponse } from './move';
import type { PagePorts } from './read-game';
import { notSentProblem, type SentMove } from './send-move';
import { cachePageWithAnswer, pageWithAnswer, type SentAnswer } from './sent-pages';
import { pageUpdate, type CachedPage } from './cached-page';
import { readAttempt, storeAttempt } from './send-attempts';
import type { SendRequest } from './views';

interface CachedStageMove extends VisitorInStage {
  readonly game: PublishedGame;
  readonly filled: FilledForm;
  /** The sender's cached page. */
  readonly shown: CachedPage;
}

/** The move, if it can be sent without the sheet; otherwise undefined. */
export function prepareCachedMove(
  ports: PagePorts,
  visitor: Visitor,
  sending: SendRequest,
): CachedStageMove | undefined {
  const { shown, digest } = visitor;
  if (shown === undefined || readAttempt(ports, sending) !== undefined) return undefined;
  const { game, stage } = ports.pages.gameAndStage();
  const found = game === undefined ? undefined : findCachedVisitor(stage, digest, game.at, ports.games);
  if (game === undefined || found === undefined) return undefined;
  const now = ports.now();
  const judged = validateCountingMove(found, sending, now);
  if (judged === undefined || pageWithAnswer(shown, toSentAnswer(game, found, judged, now)) === undefined)
    return undefined;
  const filled = toFormResponse(ports, visitor, sending, { stage: found.stage, judged })?.filled;
  return filled?.ok === true ? { ...found, game, filled: filled.value, shown } : undefined;
}

/** Sends the move. Returns undefined, with nothing sent, if the game has changed or an earlier attempt is known. */
export function sendFromCache(
  ports: PagePorts,
  { game, filled, shown, ...found }: CachedStageMove,
  visitor: Visitor,
  sending: SendRequest,
): Result<SentMove, CallProblem> | undefined {
  const from = ports.now();
  const isSame = ports.pages.published()?.at === game.at && readAttempt(ports, sending) === undefined;
  const judged = isSame ? validateCountingMove(found, sending, from) : undefined;
  const sent = judged === undefined ? undefined : toSentAnswer(game, found, judged, from);
  const page = sent === undefined ? undefined : pageWithAnswer(shown, sent);
  if (sent === undefined || page === undefined) return undefined;
  storeAttempt(ports, sending, { from });
  const submitted = filled.submit();
  if (!submitted.ok) return fail(notSentProblem(submitted.error));
  const arrival = { from, until: ports.now() };
  const { tapped } = sending;
  if (tapped !== undefined) recordLateSendTime(ports, found.stage, visitor.digest, tapped, arrival);
  return ok({
    reading: pageUpdate(cachePageWithAnswer(ports, page, visitor, sent), ports.now(), ''),
    arrival,
  });
}

/** The checked move, if it would count. */
function validateCountingMove(
  { stage, player }: VisitorInStage,
  sending: SendRequest,
  now: number,
): CheckedMove | undefined {
  const judged = validateMove(stage, player, sending, now);
  const counts = judged.ok && judged.value.problems.length === 0 && judged.value.submission.late !== true;
  return counts ? judged.value : undefined;
}

function toSentAnswer(
  game: PublishedGame,
  found: VisitorInStage,
  { submission }: CheckedMove,
  at: number,
): SentAnswer {
  return { ...found, game, at, told: (zone) => sentSubmission(found.stage.match, submission, zone) };
}
