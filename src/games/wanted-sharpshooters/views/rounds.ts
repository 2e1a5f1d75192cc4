// The rounds of Wanted Sharpshooters as a table of who did what to whom, and what it came to; causes stand in the log.
import { byStage, eventsOf, type Log } from '../../frame/events';
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../frame/tabs';
import { all, changeNumber } from '../../frame/wording';
import type { Event, Unit } from '../events';
import { deedText } from '../text';

/** Makes a line for each player and round. */
export function roundsTable(log: Log<Event>): TabContent {
  const events = byStage(log);
  const rounds = eventsOf(log, 'round-ended').map(({ stage, title, event }) => ({
    title,
    board: event.board,
    byPlayer: byPlayer(events.get(stage) ?? []),
  }));
  return {
    rows: [
      headings('Round', 'Player', 'Did', 'Hit by', 'Lives', 'Bullets'),
      ...rounds.flatMap(({ title, board, byPlayer: own }) =>
        board.players.map(({ name }) => [title, ...playerCells(name, own.get(name) ?? [])]),
      ),
    ],
  };
}

/** Sorts the events by the player whom they are about. */
function byPlayer(events: readonly Event[]): ReadonlyMap<string, readonly Event[]> {
  const own = new Map<string, Event[]>();
  for (const event of events) {
    if (!('player' in event)) continue;
    const before = own.get(event.player);
    if (before === undefined) own.set(event.player, [event]);
    else before.push(event);
  }
  return own;
}

function playerCells(name: string, events: readonly Event[]): Rows[number] {
  const deed = events.find((event) => event.kind === 'acted' && event.player === name);
  const hits = events.flatMap((event) =>
    event.kind === 'changed' && event.player === name && event.cause.kind === 'damage'
      ? event.cause.hits
      : [],
  );
  const died = events.some((event) => event.kind === 'died' && event.player === name);
  return [
    name,
    deed?.kind === 'acted' ? deedText(deed.action) : '',
    all([...new Set(hits.map(({ by }) => by))]),
    died ? styled('dies', LOOKS.bad) : changeCell(name, 'lives', events),
    changeCell(name, 'bullets', events),
  ];
}

/** Adds up how these events change one of a player's numbers, whatever the cause. */
export function changeIn(events: readonly Event[], name: string, unit: Unit): number {
  return events.reduce(
    (sum, event) =>
      event.kind === 'changed' && event.player === name && event.unit === unit ? sum + event.by : sum,
    0,
  );
}

/** Gives a player's change as a cell; empty where there is none. */
function changeCell(name: string, unit: Unit, events: readonly Event[]): Rows[number][number] {
  const by = changeIn(events, name, unit);
  return by === 0 ? '' : styled(changeNumber(by), by > 0 ? LOOKS.good : LOOKS.bad);
}
