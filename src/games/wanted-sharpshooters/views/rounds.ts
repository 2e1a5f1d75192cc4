// The rounds of Wanted Sharpshooters as a table of who did what to whom, and what it came to; causes are in the log.
import { byStage, eventsOf, type Log } from '../../frame/events';
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../frame/tabs';
import { all, signedNumber } from '../../frame/wording';
import { changeIn, deed } from '../account';
import type { Event, Unit } from '../events';

/** Makes a line for each player and round. */
export function roundsTable(log: Log<Event>): TabContent {
  const events = byStage(log);
  return {
    rows: [
      headings('Round', 'Player', 'Did', 'Hit by', 'Lives', 'Bullets'),
      ...eventsOf(log, 'round-ended').flatMap(({ stage, title, event: { board } }) =>
        board.players.map(({ name }) => [
          title,
          ...playerCells(
            name,
            (events.get(stage) ?? []).filter((event) => 'player' in event && event.player === name),
          ),
        ]),
      ),
    ],
  };
}

/** `events` are those of the player in the round. */
function playerCells(name: string, events: readonly Event[]): Rows[number] {
  const hits = events.flatMap((event) =>
    event.kind === 'changed' && event.cause.kind === 'damage' ? event.cause.hits : [],
  );
  return [
    name,
    events.flatMap((event) => (event.kind === 'acted' ? [deed(event.action).what] : [])).join(),
    all([...new Set(hits.map(({ by }) => by))]),
    events.some(({ kind }) => kind === 'died')
      ? styled('died', LOOKS.bad)
      : changeCell(name, 'lives', events),
    changeCell(name, 'bullets', events),
  ];
}

/** Gives a player's change as a cell; empty where there is none. */
function changeCell(name: string, unit: Unit, events: readonly Event[]): Rows[number][number] {
  const by = changeIn(events, name, unit);
  return by === 0 ? '' : styled(signedNumber(by), by > 0 ? LOOKS.good : LOOKS.bad);
}
