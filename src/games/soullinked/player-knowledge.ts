// What a player knows about the boards: the cells that their pair claimed, and the halved values of these cells.
import { eventsOf, latestEvent, type EventOf, type Log } from '../frame/events';
import { rectangleCorners, halveCells } from './claims';
import type { Event } from './events';
import type { Boards, OpenFacts, Square } from './types';

type PairScored = EventOf<Event, 'pair-scored'>;

/** The cells that the player knows their pair claimed (SL-3, SL-6). */
export function knownCorners({ own, partnerPick, missing }: PairScored): readonly Square[] {
  if (own === null || missing.length > 0) return [];
  return partnerPick.kind === 'shown' ? rectangleCorners(own, partnerPick.pick) : [own];
}

/** Whether players know some of the halved values although the boards are hidden. */
export function areHalvingsPartlyKnown({ settings: { halve, showBoards } }: OpenFacts): boolean {
  return halve === 'claimed' && !showBoards;
}

/** The boards as last shown. If they are hidden: the starting boards, halved where the player's pair claimed cells. */
export function knownBoards(open: OpenFacts, log: Log<Event>): Boards {
  const { boards } = latestEvent(log, 'boards-shown') ?? open;
  if (!areHalvingsPartlyKnown(open)) return boards;
  return eventsOf(log, 'pair-scored').reduce(
    (halved, { event }) => halveCells(halved, knownCorners(event)),
    boards,
  );
}
