// Notes that everyone is in, with the moment at which the stage goes on, or that not everyone is any more (ALL-15). The
// moment is not drawn from the game's seed, since nobody may work it out from what players know, and it changes nothing
// of the game.
import type { GameSession, Session } from '../session/game-session';
import { isEveryoneIn } from '../session/early';
import { fatesNow } from '../session/judge';
import { NOTHING, type Commit } from './commit';

const MINUTE = 60_000;

/** Makes the note that the open stage needs; NOTHING where it needs none. `secret` gives random hexadecimal digits. */
export function noteEveryoneIn(session: Session, secret: () => string): Commit {
  if (session.kind !== 'game' || session.record.early === undefined || session.match.stage === null)
    return NOTHING;
  const { pending, early } = session.record;
  const { name, title } = session.match.stage;
  const isIn = isEveryoneIn(session);
  if (isIn === (pending.goesOnAt !== undefined)) return NOTHING;
  if (!isIn) {
    const text = `${title}: not everyone is in any more.`;
    return { entries: [{ text, entry: { kind: 'everyone-in', body: { stage: name } } }] };
  }
  const wait = early.waitMinutes * MINUTE;
  const since = everyoneSince(session);
  const at = Math.round(since + wait * (1 + fractionOf(secret())));
  return {
    entries: [
      { text: `${title}: everyone is in.`, entry: { kind: 'everyone-in', body: { stage: name, at, since } } },
    ],
  };
}

/**
 * Tells since when everyone was in: since the last player's first submission that would count. What was done since the
 * row before may have brought it about by itself.
 */
function everyoneSince(session: GameSession): number {
  const { inputs, last, snapshot } = session;
  const times = new Map(inputs.submissions.map(({ from, at }) => [from, at]));
  const firsts = new Map<string, number>();
  for (const { id, player, fate } of fatesNow(session)) {
    if (fate.kind === 'refused') continue;
    firsts.set(player, Math.min(times.get(id) ?? snapshot.readAt, firsts.get(player) ?? Infinity));
  }
  const before = last?.at ?? 0;
  return Math.min(snapshot.readAt, Math.max(before, ...firsts.values()));
}

const DIGITS = 8;

/** Makes a number from 0 to below 1 of them. */
function fractionOf(secret: string): number {
  return parseInt(secret.slice(0, DIGITS), 16) / 16 ** DIGITS;
}
