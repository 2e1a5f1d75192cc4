// Whom the host has invited. The program knows of what it posts itself; of a message that the host copies this browser
// remembers it.
import { useState } from 'preact/hooks';
import { parseJson, isList } from '../../../src/games/frame/json';
import type { PlayerView } from '../../../src/rounds/host/desk/views';
import { keep, kept } from '../../shared/storage';

type Invited = Pick<PlayerView, 'holder' | 'posted'>;

/** Gives whether a player of this match was invited, and the function that notes it of some. */
export function useInvited(match: string): {
  readonly isCopied: (player: Invited) => boolean;
  readonly isInvited: (player: Invited) => boolean;
  readonly note: (players: readonly Invited[]) => void;
} {
  const name = `round-keeper-invited-${match}`;
  const [copied, setCopied] = useState(() => read(name));
  const isCopied = ({ holder }: Invited): boolean => copied.includes(holder);
  return {
    isCopied,
    isInvited: (player) => player.posted || isCopied(player),
    note: (players) => {
      const all = [...new Set([...read(name), ...players.map(({ holder }) => holder)])];
      keep(name, JSON.stringify(all), 'localStorage');
      setCopied(all);
    },
  };
}

function read(name: string): readonly string[] {
  const value = parseJson(kept(name, 'localStorage'));
  return isList(value) ? value.filter((each) => typeof each === 'string') : [];
}
