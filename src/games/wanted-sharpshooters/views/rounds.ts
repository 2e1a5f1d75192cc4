// Who did what to whom in each round. The log has the reasons.
import { eventsByStage, eventsOf, type Log } from '../../frame/events';
import { headings, signStyle, STYLES, styled, type Rows, type TabContent } from '../../frame/tabs';
import { andList, signedNumber } from '../../frame/wording';
import { totalChange, actionText } from '../account';
import type { Event, Resource } from '../events';

export function roundsTable(log: Log<Event>): TabContent {
  const events = eventsByStage(log);
  return {
    rows: [
      headings('Round', 'Player', 'Action', 'Hit by', 'Lives', 'Bullets'),
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

/** A player's cells. `events`: those of this player in this round. */
function playerCells(name: string, events: readonly Event[]): Rows[number] {
  const hits = events.flatMap((event) =>
    event.kind === 'changed' && event.cause.kind === 'damage' ? event.cause.hits : [],
  );
  return [
    name,
    events.flatMap((event) => (event.kind === 'acted' ? [actionText(event.action).what] : [])).join(),
    andList([...new Set(hits.map(({ by }) => by))]),
    events.some(({ kind }) => kind === 'died')
      ? styled('died', STYLES.bad)
      : deltaCell(name, 'lives', events),
    deltaCell(name, 'bullets', events),
  ];
}

function deltaCell(name: string, unit: Resource, events: readonly Event[]): Rows[number][number] {
  const by = totalChange(events, name, unit);
  return by === 0 ? '' : styled(signedNumber(by), signStyle(by));
}
