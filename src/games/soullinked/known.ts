// What a player knows of the boards, from what they were told: which cells their pair claimed, and what is left of them.
import { eventsOf, latestOf, type EventOf, type Log } from '../frame/events';
import { cornersOf, halveCells } from './claims';
import type { Event } from './events';
import type { Boards, Open, Square } from './types';

type PairScored = EventOf<Event, 'pair-scored'>;

/** Gives the cells that the player knows their pair claimed in a round (SL-3, SL-6). */
export function cornersKnown({ own, partnerPick, missing }: PairScored): readonly Square[] {
  if (own === null || missing.length > 0) return [];
  return partnerPick.kind === 'shown' ? cornersOf(own, partnerPick.pick) : [own];
}

/** Whether every claimed cell halves, so that a player knows some of the boards’ values though they are not shown. */
export function knowsHalves({ settings: { halve, showBoards } }: Open): boolean {
  return halve === 'claimed' && !showBoards;
}

/** Gives the boards as they were shown last; else those of the start, halved where the player’s pair claimed. */
export function boardsKnown(open: Open, log: Log<Event>): Boards {
  const { boards } = latestOf(log, 'boards-shown') ?? open;
  if (!knowsHalves(open)) return boards;
  return eventsOf(log, 'pair-scored').reduce(
    (halved, { event }) => halveCells(halved, cornersKnown(event)),
    boards,
  );
}
