// Giving up a seat, and taking it again (ALL-14): somebody leaves and nobody comes in their place. From the open stage on
// they are asked nothing, and the game takes them as one who sends nothing. Everyone is told.
import { fail, ok, type Result } from '../../../games/frame/result';
import { count } from '../../../games/frame/wording';
import { EVERYONE, type CallProblem } from '../../reply/reply';
import type { Change } from '../parts/inputs';
import type { Commit } from '../../commit/commit';
import { escapeMarkdown } from '../../discord/markup';
import { leftText, seatEntry } from '../../record/left';
import { nameOf } from '../../record/people';
import type { GameSession } from '../../session/game-session';
import { fatesNow } from '../../session/judge';
import { previewRound, resolveRound } from '../stage/resolve';

type Seat = Extract<Change, { readonly kind: 'seat' }>;

/** The commit with which a seat is given up or taken again, and what that means in this game, in sentences. */
interface SeatPreview {
  readonly commit: Commit;
  readonly summary: string;
  readonly warnings: readonly string[];
}

/** Works out what giving up a seat, or taking it again, would do; writes nothing. */
export function giveUpSeat(
  session: GameSession,
  { player, left }: Seat,
  reason: string,
): Result<SeatPreview, CallProblem> {
  const { match } = session;
  const doing = left ? 'Giving up a seat' : 'Taking a seat again';
  const { stage } = match;
  if (!match.roster.includes(player)) {
    return fail({ code: 'no-such-player', text: `${doing}: choose one of the players.` });
  }
  if (stage === null) {
    return fail({ code: 'game-over', text: `${doing}: the game is over, nobody is asked any more.` });
  }
  const person = nameOf(session.people, player);
  if (match.left.includes(player) === left) {
    const text = left
      ? `${doing}: ${person} has left already.`
      : `${doing}: ${person} has not left. Nothing is to be taken back.`;
    return fail({ code: 'no-change', text });
  }
  const names = left ? [...match.left, player] : match.left.filter((name) => name !== player);
  const now = { ...session, match: match.withLeft(names) };
  // If the stage asks nobody else, it is over at once.
  const over = now.match.stage?.isAtOnce === true ? previewRound(now) : undefined;
  const round = over?.ok === true ? resolveRound(now, over.value) : undefined;
  const told = { to: EVERYONE, text: escapeMarkdown(leftText(person, left)) };
  return ok({
    commit: {
      entries: [seatEntry(stage.name, player, left, reason), ...(round?.entries ?? [])],
      deliver: {
        kind: 'results',
        about: stage.title,
        messages: [told, ...(round?.deliver?.messages ?? [])],
      },
    },
    summary: left ? leavingText(session, player, person) : backText(person, stage.title),
    warnings: [
      ...(left && hasCounted(session, player)
        ? [`What ${person} has sent for ${stage.title} does not count any more.`]
        : []),
      ...(left && names.length > 1 ? [`${count(names.length, 'seat')} are given up then.`] : []),
      ...(round === undefined ? [] : [`${stage.title} asks nobody else: it is resolved at once.`]),
    ],
  });
}

function leavingText({ game, match }: GameSession, player: string, person: string): string {
  const from = match.stage?.title ?? '';
  const { seat, sense } = game.givenUp;
  const seatOf = person === player ? 'Their seat' : `The seat of ${player}`;
  return `From ${from} on ${person} is asked nothing, what they send is refused, and nobody waits for them. ${seatOf} stays in the game, and they read on in their book and on their page. In ${match.info.title}: ${seat} ${sense}`;
}

function backText(person: string, stage: string): string {
  return `From ${stage} on ${person} is asked again, and waited for. What they have sent for it in the meantime counts if it came in time and is right.`;
}

function hasCounted(session: GameSession, player: string): boolean {
  return fatesNow(session).some((fate) => fate.player === player && fate.fate.kind === 'counted');
}
