// Giving up a seat, and undoing it (ALL-14): a player leaves without a substitute. From the open stage on, this
// player isn't asked anything, and the game treats them as not answering. Everyone is notified.
import { fail, ok, type Result } from '../../../games/frame/result';
import { EVERYONE, type CallProblem } from '../../reply/reply';
import type { GameChange } from '../parts/inputs';
import type { Commit } from '../../commit/commit';
import { escapeMarkdown } from '../../discord/markup';
import { seatChangeText, seatEntry } from '../../record/left-players';
import { seatName } from '../../record/people';
import type { GameSession } from '../../session/game-session';
import { currentFates } from '../../session/judge';
import { previewRound, resolveRound } from '../stage/resolve';

type SeatChange = Extract<GameChange, { readonly kind: 'seat' }>;

interface SeatPreview {
  readonly commit: Commit;
  readonly summary: string;
  readonly warnings: readonly string[];
}

/** Computes the commit without writing anything. */
export function giveUpSeat(
  session: GameSession,
  { player, left }: SeatChange,
  reason: string,
): Result<SeatPreview, CallProblem> {
  const { match } = session;
  const doing = left ? 'Letting a player leave' : 'Letting a player return';
  const { stage } = match;
  if (!match.roster.includes(player)) {
    return fail({ code: 'no-such-player', text: `${doing}: choose one of the players.` });
  }
  if (stage === null) {
    return fail({ code: 'game-over', text: `${doing}: the game is over, so nobody is asked anything.` });
  }
  const person = seatName(session.people, player);
  if (match.left.includes(player) === left) {
    const text = left
      ? `${doing}: ${person} has already left.`
      : `${doing}: ${person} hasn’t left, so there’s nothing to undo.`;
    return fail({ code: 'no-change', text });
  }
  const names = left ? [...match.left, player] : match.left.filter((name) => name !== player);
  const now = { ...session, match: match.withLeft(names) };
  // If the stage no longer asks anyone, it's resolved right away.
  const over = now.match.stage?.isAtOnce === true ? previewRound(now) : undefined;
  const round = over?.ok === true ? resolveRound(now, over.value) : undefined;
  const told = { to: EVERYONE, text: escapeMarkdown(seatChangeText(person, left)) };
  return ok({
    commit: {
      entries: [seatEntry(stage.name, player, left, reason), ...(round?.entries ?? [])],
      deliver: {
        kind: 'results',
        subject: stage.title,
        messages: [told, ...(round?.deliver?.messages ?? [])],
      },
    },
    summary: left ? describeLeaving(session, player, person) : describeReturning(person, stage.title),
    warnings: [
      ...(left && hasCountedAnswer(session, player)
        ? [`${person}’s answer for ${stage.title} will no longer count.`]
        : []),
      ...(left && names.length > 1 ? [`${names.length} players will then have left the game.`] : []),
      ...(round === undefined ? [] : [`${stage.title} asks nobody else, so it will be resolved right away.`]),
    ],
  });
}

function describeLeaving({ game, match }: GameSession, player: string, person: string): string {
  const from = match.stage?.title ?? '';
  const { seat, sense } = game.givenUp;
  const seatOf = person === player ? 'Their seat' : `${player}’s seat`;
  return `From ${from} on, ${person} won’t be asked anything, and the game won’t wait for them. Any answers they send will be refused, but they can keep reading their book and page. ${seatOf} stays in the game. In ${match.info.title}: ${seat} ${sense}`;
}

function describeReturning(person: string, stage: string): string {
  return `From ${stage} on, ${person} will be asked again, and the game will wait for them. An answer they sent in the meantime will count if it’s valid and arrived in time.`;
}

function hasCountedAnswer(session: GameSession, player: string): boolean {
  return currentFates(session).some((fate) => fate.player === player && fate.fate.kind === 'counted');
}
