// Whom the host has invited: by the program's own posts, or by messages copied in this browser.
import { useState } from 'preact/hooks';
import type { PlayerView } from '../../../src/rounds/host/desk/views';
import { keep, keptList } from '../../shared/storage';

type Invited = Pick<PlayerView, 'holder' | 'posted'>;

/** Gives whether a player of this match was invited, and the function that notes it of some. */
export function useInvited(match: string): {
  readonly isCopied: (player: Invited) => boolean;
  readonly isInvited: (player: Invited) => boolean;
  readonly note: (players: readonly Invited[]) => void;
} {
  const name = `round-keeper-invited-${match}`;
  const [copied, setCopied] = useState(() => keptList(name, 'localStorage'));
  const isCopied = ({ holder }: Invited): boolean => copied.includes(holder);
  return {
    isCopied,
    isInvited: (player) => player.posted || isCopied(player),
    note: (players) => {
      const all = [...new Set([...keptList(name, 'localStorage'), ...players.map(({ holder }) => holder)])];
      keep(name, JSON.stringify(all), 'localStorage');
      setCopied(all);
    },
  };
}
