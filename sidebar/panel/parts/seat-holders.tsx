// Remembers who held each seat when a form was opened. What the host types is for that person, even if somebody else holds
// the seat by now (ALL-16).
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hasOwn } from '../../../src/games/frame/json';
import type { HolderView } from '../../../src/rounds/reply/reply';
import { Button } from './screen';

interface Seat extends HolderView {
  readonly name: string;
}

export interface SeatHolders {
  /** Who held these seats when the form was opened, keyed by seat name, to send along with the host's text. */
  readonly holders: (players: readonly string[]) => Readonly<Record<string, string>>;
  readonly holder: (player: string) => string;
  /** A warning if somebody else holds this seat now, with a button to use the text for that person. */
  readonly note: (player: string) => ComponentChildren;
}

export function useSeatHolders(seats: readonly Seat[]): SeatHolders {
  const [then, setThen] = useState(() =>
    Object.fromEntries(seats.map(({ name, holder }) => [name, holder] as const)),
  );
  return {
    holders: (players) =>
      Object.fromEntries(
        players.flatMap((player) => (hasOwn(then, player) ? [[player, then[player] ?? '']] : [])),
      ),
    holder: (player) => then[player] ?? '',
    note: (player) => {
      const seat = seats.find(({ name }) => name === player);
      return seat === undefined || !hasOwn(then, player) ? null : (
        <SeatTakenOverNote
          key={player}
          seat={seat}
          then={then[player] ?? ''}
          onUse={(holder) => setThen({ ...then, [player]: holder })}
        />
      );
    },
  };
}

/** A note that a seat's holder has changed since the form was opened. `onUse` keeps the text for the new holder. */
export function SeatTakenOverNote({
  seat: { name, holder, taken },
  then,
  onUse,
}: {
  readonly seat: Seat;
  /** The holder when the host opened the form. */
  readonly then: string;
  readonly onUse: (holder: string) => void;
}) {
  if (holder === then) return null;
  return (
    <section class="notes warning" role="status" aria-label={`Someone else plays for ${name}`}>
      <strong>{taken}</strong>
      <p>What you typed was for the previous player. It hasn’t been used.</p>
      <div class="buttons">
        <Button onClick={() => onUse(holder)}>Use it for the new player</Button>
      </div>
    </section>
  );
}
