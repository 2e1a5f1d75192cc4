// Tables that more than one audience of Wanted Sharpshooters reads: the board, the market with what each item does, and the
// log of events.
import { TONE_LOOKS } from '../../frame/account';
import { eventsOf, type Log } from '../../frame/events';
import { signs, pips } from '../../frame/wording';
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../frame/tabs';
import { logLines, ownLines } from '../account';
import type { Board, BoardPlayer, Event } from '../events';
import { targetsKnown } from '../known';
import { effectSigns, effectText, SIGNS_TEXT } from '../items';

/** The most hearts that are drawn one by one. */
const MOST_HEARTS = 10;
export const HEART = { colour: '#b3261e' } as const;

/** Makes the table of players and storages; its heading says which moment it shows. */
export function boardTable(board: Board, when: string): TabContent {
  return {
    rows: [
      [styled(when, LOOKS.title)],
      headings('Player', 'Status', 'Lives', '', 'Bullets', 'Garnets', 'Bellflowers', 'Meadow', 'Items'),
      ...board.players.map(playerRow),
      [''],
      headings('Meadow', 'Players', 'Bullets', 'Of these, new'),
      ...board.storages.map(({ meadow, players, bullets, growth }) => [
        meadow,
        players,
        bullets,
        growth ?? 'the rounds are over',
      ]),
    ],
    frozen: 2,
  };
}

function playerRow(player: BoardPlayer): Rows[number] {
  const { name, alive, lives, bullets, garnets, bellflowers, meadow, items, poisoned } = player;
  const health = poisoned ? styled('alive, poisoned', LOOKS.changed) : styled('alive', LOOKS.good);
  return [
    alive ? name : styled(name, LOOKS.muted),
    alive ? health : styled('dead', LOOKS.bad),
    lives,
    styled(signs('♥', lives, MOST_HEARTS), HEART),
    bullets,
    garnets,
    bellflowers,
    meadow,
    items.join(', '),
  ];
}

/** Makes a table with a line or more an event; in one player's own tab, of the events that concern that player. */
export function logTable(log: Log<Event>, name?: string): TabContent {
  const ended = new Set(eventsOf(log, 'round-ended').map(({ stage }) => stage));
  const reader = name === undefined ? undefined : { name, targets: targetsKnown(log) };
  return {
    rows: [
      headings('Stage', 'What', 'Why'),
      ...log.flatMap(({ stage, title, event }) => {
        // Once the round is over, its exchanges are in the log as one sum that does not say whose entry it was.
        if (event.kind === 'exchange-entered' && ended.has(stage)) return [];
        const lines = reader === undefined ? logLines(event) : ownLines(event, reader);
        return lines.map(({ what, why, tone }) => [title, styled(what, TONE_LOOKS[tone]), why]);
      }),
    ],
  };
}

/** A sign for each copy that is left, and for each that was sold. They are square: round signs stand for bullets. */
const STOCK: readonly [left: string, sold: string] = ['■', '□'];
/** The most copies that are drawn one by one. */
const MOST_DRAWN = 10;

/** Makes a line for each item. */
export function marketTable({ market }: Board): TabContent {
  return {
    rows: [
      headings('Item', 'Price', 'Left', 'Copies', '', 'In short', 'What it does'),
      ...market.map(({ item: { name, price, copies, effect }, left }) => [
        left === 0 ? styled(name, LOOKS.muted) : name,
        price,
        left === 0 ? styled(0, LOOKS.muted) : left,
        copies,
        copies > MOST_DRAWN ? '' : pips(left, copies, STOCK),
        effectSigns(effect),
        effectText(effect),
      ]),
      [''],
      ['■ left, □ sold.'],
      [`In short: ${SIGNS_TEXT}`],
    ],
  };
}
