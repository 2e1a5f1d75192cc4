// What a change of the game changes for whom: the lines of each audience's tabs that go and come.
import type { Match, Reader } from '../../games/match';
import { cellValue, type Tab } from '../../games/tabs';
import { EVERYONE } from '../delivery/messages';
import { deliveriesOf, wasDelivered } from '../delivery/outbox';
import type { GameSession } from '../session/game-session';
import type { ChangeView } from '../view/api';

/** The audiences whose tabs differ once the match is another; `seen` where they were sent what goes. */
export function differencesOf(session: GameSession, after: Match): ChangeView['differences'] {
  const before = session.match;
  const outbox = deliveriesOf(session.snapshot, before.roster);
  const audiences: readonly { readonly to: string; readonly player: string; readonly reader: Reader }[] = [
    { to: EVERYONE, player: '', reader: 'everyone' },
    ...before.roster.map((player) => ({ to: player, player, reader: { player } })),
  ];
  return audiences.flatMap(({ to, player, reader }) => {
    const [old, now] = [linesOf(before.view(reader)), linesOf(after.view(reader))];
    const removed = without(old, now);
    const added = without(now, old);
    const seen = outbox.some((delivery) => delivery.player === player && wasDelivered(delivery));
    return removed.length + added.length === 0 ? [] : [{ to, seen, removed, added }];
  });
}

function linesOf(tabs: readonly Tab[]): readonly string[] {
  return tabs.flatMap(({ title, rows }) =>
    rows.map((cells) => `${title}: ${cells.map((cell) => String(cellValue(cell))).join(' | ')}`),
  );
}

/** The lines of `list` that `other` has fewer of. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1);
  return list.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
