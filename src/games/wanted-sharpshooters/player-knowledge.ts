// What a player knows at the start of a round: the last board, updated by later news.
import { mustFindNamed, ensure } from '../frame/result';
import type { Knowledge } from '../frame/closed-choices';
import { latestEvent, type Log } from '../frame/events';
import type { Board, BoardPlayer, Event, OpenFacts } from './events';
import { storageGrowth } from './storage';
import { BULLETS_PER_GARNET, type Item, type OpenSettings } from './types';

export function latestBoard({ open, log }: Pick<Knowledge<OpenFacts, Event>, 'open' | 'log'>): Board {
  return latestEvent(log, 'round-ended')?.board ?? open.board;
}

/** The board in the open round, after the host's moves and with the round's new bullets (WS-2). */
export function currentBoard(open: OpenFacts, log: Log<Event>): Board {
  const board = latestBoard({ open, log });
  const moved = new Map(
    logSinceRound(log).flatMap(({ event }) =>
      event.kind === 'moved' ? [[event.player, event.meadow] as const] : [],
    ),
  );
  const players = board.players.map((player) => ({
    ...player,
    meadow: moved.get(player.name) ?? player.meadow,
  }));
  const meadows = [...new Set([...board.storages.map(({ meadow }) => meadow), ...moved.values()])];
  return {
    ...board,
    players,
    storages: meadows.map((meadow) => {
      const before = board.storages.find((storage) => storage.meadow === meadow);
      const here = players.filter((player) => player.meadow === meadow).length;
      const growth = before?.growth === null ? null : storageGrowth(here);
      return { meadow, players: here, bullets: (before?.bullets ?? 0) + (growth ?? 0), growth };
    }),
  };
}

function logSinceRound(log: Log<Event>): Log<Event> {
  let from = log.length;
  while (from > 0 && log[from - 1]?.event.kind !== 'round-ended') from -= 1;
  return log.slice(from);
}

export function knownTargets(log: Log<Event>): readonly string[] {
  return ensure(latestEvent(log, 'targets-given'), 'Everyone is given their targets at set-up.').targets;
}

export function storedBullets({ storages }: Board, meadow: string): number {
  const storage = storages.find((one) => one.meadow === meadow);
  return ensure(storage, `There’s no storage in ${meadow}.`).bullets;
}

export function findBoardRow({ players }: Board, name: string): BoardPlayer {
  return mustFindNamed(players, name);
}

export function deadPlayers({ players }: Board): readonly string[] {
  return players.filter(({ alive }) => !alive).map(({ name }) => name);
}

/** A player's items, in market order. The board has names of items, not ids. */
export function ownedItems({ items }: Pick<OpenSettings, 'items'>, row: BoardPlayer): readonly Item[] {
  return items.filter(({ name }) => row.items.includes(name));
}

/** The reader's own row, updated by the host's entries in this round. */
export function playerRow({ name, ...known }: Knowledge<OpenFacts, Event>): BoardPlayer {
  const row = findBoardRow(latestBoard(known), name);
  let { bullets, garnets } = row;
  for (const { event } of logSinceRound(known.log)) {
    if (event.kind === 'changed' && event.player === name && event.unit === 'garnets') garnets += event.by;
    if (event.kind === 'exchange-entered') {
      garnets -= event.garnets;
      bullets += event.garnets * BULLETS_PER_GARNET;
    }
  }
  return { ...row, bullets, garnets };
}
