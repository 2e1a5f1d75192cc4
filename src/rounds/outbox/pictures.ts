// The picture of a public result: the public page as it was after a stage, which the host's browser draws. It goes out
// with the result's message where the host has switched that on.
import { opensAfter } from '../session/face-down';
import type { Kept, Play } from '../session/game-session';
import { rowsAsRead, shownNames } from '../session/shown-names';
import type { PictureView } from '../reply/posts';
import { lastPieceOf, type MessageDelivery } from './outbox';

/** Gives the content of the picture of a resolved stage: what everyone may know after it, from the public tabs alone. */
export function pictureOf(session: Play & Kept, stage: string): PictureView | undefined {
  const round = session.past.find(({ recorded }) => recorded.stage === stage);
  if (round === undefined) return undefined;
  const { next } = round.resolved;
  const { title, accent } = next.info;
  // As in the messages of the stage: what lay face down after it stays hidden on its picture for good.
  const sections = rowsAsRead(shownNames(session), next.picture(opensAfter(session, round.resolved)));
  return { game: title, accent, stage: round.title, over: next.stage === null, sections };
}

/** Whether a stage changed what a picture of the game shows. */
function isNew({ sections }: PictureView, session: Play & Kept, stage: string): boolean {
  const at = session.past.findIndex(({ recorded }) => recorded.stage === stage);
  const before = session.past[at - 1]?.recorded.stage;
  const shown =
    before === undefined
      ? rowsAsRead(shownNames(session), session.begun.picture())
      : pictureOf(session, before)?.sections;
  return JSON.stringify(sections) !== JSON.stringify(shown);
}

/**
 * Gives the picture that goes out with a message: with the last piece of a public result that brought something new to
 * see, where the host wants it.
 */
export function pictureFor(
  session: Play & Kept,
  messages: readonly MessageDelivery[],
  message: MessageDelivery,
): PictureView | null {
  if (!session.record.pictures || message.kind !== 'discord-public') return null;
  const row = lastPieceOf(messages, message);
  const stage = row === undefined ? undefined : resolvedIn(session, row);
  const picture = stage === undefined ? undefined : pictureOf(session, stage);
  if (picture === undefined || stage === undefined || picture.sections.length === 0) return null;
  return isNew(picture, session, stage) ? picture : null;
}

/** Names the stage that a row of the ledger resolved, unless it was taken back and resolved again later. */
function resolvedIn({ rows }: Kept, row: number): string | undefined {
  const resolved = rows.flatMap(({ number, entry }) =>
    entry.kind === 'resolved' ? [{ number, stage: entry.body.stage }] : [],
  );
  const stage = resolved.find(({ number }) => number === row)?.stage;
  return resolved.filter((one) => one.stage === stage).at(-1)?.number === row ? stage : undefined;
}
