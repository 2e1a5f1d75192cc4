// Which players are invited: by posts that the program sent, or by messages copied in this browser.
import { useState } from 'preact/hooks';
import type { PlayerView } from '../../../src/rounds/host/desk/views';
import { writeStored, readStoredList } from '../../shared/storage';

type Invitee = Pick<PlayerView, 'holder' | 'posted'>;

/** Tells which players of this match are invited; `note` marks players as invited. */
export function useInvitees(match: string): {
  readonly isCopied: (player: Invitee) => boolean;
  readonly isInvited: (player: Invitee) => boolean;
  readonly note: (players: readonly Invitee[]) => void;
} {
  const name = `round-keeper-invited-${match}`;
  const [copied, setCopied] = useState(() => readStoredList(name, 'localStorage'));
  const isCopied = ({ holder }: Invitee): boolean => copied.includes(holder);
  return {
    isCopied,
    isInvited: (player) => player.posted || isCopied(player),
    note: (players) => {
      const all = [
        ...new Set([...readStoredList(name, 'localStorage'), ...players.map(({ holder }) => holder)]),
      ];
      writeStored(name, JSON.stringify(all), 'localStorage');
      setCopied(all);
    },
  };
}
