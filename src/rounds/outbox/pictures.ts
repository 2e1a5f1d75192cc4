// Pictures of public results. If the host has turned them on, the host's browser draws the public page after each stage and
// posts the picture with the result's message.
import { nextStageStartsHidden } from '../session/face-down';
import type { SessionContent, PlayedGame } from '../session/game-session';
import { rowsWithNames, displayNames } from '../session/display-names';
import type { PictureView } from '../reply/posts';
import { completedResultsRow, type MessageDelivery } from './outbox';

/** The picture's content, from the public tabs only. */
export function pictureOfStage(session: PlayedGame & SessionContent, stage: string): PictureView | undefined {
  const round = session.past.find(({ recorded }) => recorded.stage === stage);
  if (round === undefined) return undefined;
  const { next } = round.resolved;
  const { title, accent } = next.info;
  // Like the stage's messages, leave out whatever is still hidden from players when the stage is resolved.
  const sections = rowsWithNames(
    displayNames(session),
    next.picture(nextStageStartsHidden(session, round.resolved)),
  );
  return { game: title, accent, stage: round.title, over: next.stage === null, sections };
}

function isNewPicture(
  { sections }: PictureView,
  session: PlayedGame & SessionContent,
  stage: string,
): boolean {
  const at = session.past.findIndex(({ recorded }) => recorded.stage === stage);
  const before = session.past[at - 1]?.recorded.stage;
  const shown =
    before === undefined
      ? rowsWithNames(displayNames(session), session.begun.picture())
      : pictureOfStage(session, before)?.sections;
  return JSON.stringify(sections) !== JSON.stringify(shown);
}

/** The picture to post with a message: only with the last part of a public result, and only if it shows something new. */
export function pictureForMessage(
  session: PlayedGame & SessionContent,
  messages: readonly MessageDelivery[],
  message: MessageDelivery,
): PictureView | null {
  if (!session.record.pictures || message.kind !== 'discord-public') return null;
  const row = completedResultsRow(messages, message);
  const stage = row === undefined ? undefined : stageResolvedInRow(session, row);
  const picture = stage === undefined ? undefined : pictureOfStage(session, stage);
  if (picture === undefined || stage === undefined || picture.sections.length === 0) return null;
  return isNewPicture(picture, session, stage) ? picture : null;
}

/** The stage that a ledger row resolved; undefined if a later row resolved the stage again. */
function stageResolvedInRow({ rows }: SessionContent, row: number): string | undefined {
  const resolved = rows.flatMap(({ number, entry }) =>
    entry.kind === 'resolved' ? [{ number, stage: entry.body.stage }] : [],
  );
  const stage = resolved.find(({ number }) => number === row)?.stage;
  return resolved.filter((one) => one.stage === stage).at(-1)?.number === row ? stage : undefined;
}
