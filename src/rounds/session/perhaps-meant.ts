// Answers by a form that may have been meant for the stage before: a form cannot say when it was opened, so the host is
// told who had nothing there, and decides (ALL-12). Nobody else reads any of it.
import { askOf } from '../../games/frame/submissions';
import type { Received } from '../record/entries';
import type { GameSession, Kept, Play, Waiting } from './game-session';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The time after a stage opened in which a form may well have been opened before. */
const SOON_MS = 10 * MINUTE;

/** True for a stage that is open so long that a form may be filled in in one stage and sent in the next. */
export function isLong({ match, deadline, record }: Play & Pick<Kept, 'record'>): boolean {
  return match.info.live !== true && (deadline === null || deadline - record.openedAt >= HOUR);
}

/** An answer that may have been meant for the stage before: the title of that, and the reason to think so. */
export interface PerhapsMeant {
  readonly title: string;
  readonly text: string;
}

/** Tells of the open stage's submissions which may have been meant for the stage before. */
export function perhapsMeant(session: GameSession): (received: Received) => PerhapsMeant | undefined {
  const { match, past, record, inbox } = session;
  const before = past[past.length - 1];
  const { stage } = match;
  if (stage === null || before === undefined || record.reopened || !isLong(session)) return () => undefined;
  const opened = record.readableAt ?? record.openedAt;
  const hadNothing = (player: string): boolean =>
    askOf({ asks: before.asked }, player) !== undefined &&
    before.resolved.fates.every((fate) => fate.player !== player || fate.fate.kind !== 'counted');
  return ({ from, at, player }) => {
    if (at === 0 || at > opened + SOON_MS || !inbox.byForm.has(from) || !hadNothing(player)) return undefined;
    const when =
      at < opened
        ? `before ${stage.title} could be read`
        : `${agoText(at - opened)} after ${stage.title} opened`;
    return { title: before.title, text: `It came ${when}; ${player} had nothing in ${before.title}.` };
  };
}

function agoText(ms: number): string {
  return ms < 2 * MINUTE ? `${Math.round(ms / SECOND)} s` : `${Math.round(ms / MINUTE)} minutes`;
}

/** The session as it is without one submission of its open stage. */
export function withoutSubmission<S extends Waiting>(session: S, id: string): S {
  const { inputs } = session;
  const submissions = inputs.submissions.filter(({ from }) => from !== id);
  return { ...session, inputs: { ...inputs, submissions } };
}
