// How a page sends a move by what is kept for it, without a look at the sheet: the first try of an answer that counts, by
// the open stage as it is kept, and the page that its sender was shown. Everything else is sent by the sheet.
import { fail, ok, type Result } from '../../games/frame/result';
import { toldOfSent } from '../outbox/own-submissions';
import type { FilledForm } from '../ports/forms';
import type { PublishedGame } from '../ports/pages';
import type { CallProblem } from '../reply/reply';
import { visitorInKept, type VisitorInStage } from '../session/kept-stage';
import { keepLateTap } from '../session/late-taps';
import type { Visitor } from './memory';
import { judgeMove, type JudgedMove, responseFor } from './move';
import type { PagePorts } from './read-game';
import { notTaken, type SentMove } from './send-move';
import { keepWithSent, pageWithSent, type SentByKept } from './sent-pages';
import { readingOf, type ShownPage } from './shown';
import { arrivalOf, keepArrival } from './tries';
import type { PageSending } from './views';

/** A move that can be sent by what is kept. */
interface KeptMove extends VisitorInStage {
  readonly game: PublishedGame;
  readonly filled: FilledForm;
  /** The page that its sender was shown. */
  readonly shown: ShownPage;
}

/** Prepares a move to be sent by what is kept; undefined where the sheet has to be read. */
export function keptMoveFor(ports: PagePorts, visitor: Visitor, sending: PageSending): KeptMove | undefined {
  const { shown, digest } = visitor;
  if (shown === undefined || arrivalOf(ports, sending) !== undefined) return undefined;
  const { game, stage } = ports.pages.judged();
  const found = game === undefined ? undefined : visitorInKept(stage, digest, game.at, ports.games);
  if (game === undefined || found === undefined) return undefined;
  const now = ports.now();
  const judged = inTime(found, sending, now);
  if (judged === undefined || pageWithSent(shown, sentNow(game, found, judged, now)) === undefined)
    return undefined;
  const filled = responseFor(ports, visitor, sending, { stage: found.stage, judged })?.filled;
  return filled?.ok === true ? { ...found, game, filled: filled.value, shown } : undefined;
}

/** Sends a prepared move; undefined where nothing was sent, since the game, or what is known of the move, has changed. */
export function sendKept(
  ports: PagePorts,
  { game, filled, shown, ...found }: KeptMove,
  visitor: Visitor,
  sending: PageSending,
): Result<SentMove, CallProblem> | undefined {
  const from = ports.now();
  const isSame = ports.pages.published()?.at === game.at && arrivalOf(ports, sending) === undefined;
  const judged = isSame ? inTime(found, sending, from) : undefined;
  if (judged === undefined) return undefined;
  const sent = sentNow(game, found, judged, from);
  const page = pageWithSent(shown, sent);
  if (page === undefined) return undefined;
  keepArrival(ports, sending, { from });
  const submitted = filled.submit();
  if (!submitted.ok) return fail(notTaken(submitted.error));
  const arrival = { from, until: ports.now() };
  const { tapped } = sending;
  if (tapped !== undefined) keepLateTap(ports, found.stage, visitor.digest, tapped, arrival);
  return ok({ reading: readingOf(keepWithSent(ports, page, visitor, sent), ports.now(), ''), arrival });
}

/** Judges a move; undefined where it would not count. */
function inTime(
  { stage, player }: VisitorInStage,
  sending: PageSending,
  now: number,
): JudgedMove | undefined {
  const judged = judgeMove(stage, player, sending, now);
  const counts = judged.ok && judged.value.problems.length === 0 && judged.value.submission.late !== true;
  return counts ? judged.value : undefined;
}

function sentNow(
  game: PublishedGame,
  found: VisitorInStage,
  { submission }: JudgedMove,
  at: number,
): SentByKept {
  return { ...found, game, at, told: (zone) => toldOfSent(found.stage.match, submission, zone) };
}
