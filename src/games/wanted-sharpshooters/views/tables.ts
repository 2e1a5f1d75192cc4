// Tables used in several places: board, market, log.
import { TONE_STYLES } from '../../frame/account';
import { eventsOf, type Log } from '../../frame/events';
import { repeatSign, pipsText } from '../../frame/wording';
import { headings, STYLES, styled, type Rows, type TabContent } from '../../frame/tabs';
import { logLines, playerLines } from '../account';
import type { Board, BoardPlayer, Event } from '../events';
import { knownTargets } from '../player-knowledge';
import { effectSymbols, describeEffect, SYMBOL_LEGEND } from '../items';

const MAX_HEARTS = 10;
export const HEART_STYLE = { colour: '#b3261e' } as const;

/** The board's players and storages. `when`: the heading. */
export function boardTable(board: Board, when: string): TabContent {
  return {
    rows: [
      [styled(when, STYLES.title)],
      headings('Player', 'Status', 'Lives', '', 'Bullets', 'Garnets', 'Bellflowers', 'Meadow', 'Items'),
      ...board.players.map(playerRow),
      [''],
      headings('Meadow', 'Players', 'Bullets', 'New this round'),
      ...board.storages.map(({ meadow, players, bullets, growth }) => [
        meadow,
        players,
        bullets,
        growth ?? 'none (the rounds are over)',
      ]),
    ],
    frozen: 2,
  };
}

function playerRow(player: BoardPlayer): Rows[number] {
  const { name, alive, lives, bullets, garnets, bellflowers, meadow, items, poisoned } = player;
  const health = poisoned ? styled('alive, poisoned', STYLES.changed) : styled('alive', STYLES.good);
  return [
    alive ? name : styled(name, STYLES.muted),
    alive ? health : styled('dead', STYLES.bad),
    lives,
    styled(repeatSign('♥', lives, MAX_HEARTS), HEART_STYLE),
    bullets,
    garnets,
    bellflowers,
    meadow,
    items.join(', '),
  ];
}

/** The log. With a name, only the events that concern that player. */
export function logTable(log: Log<Event>, name?: string): TabContent {
  const ended = new Set(eventsOf(log, 'round-ended').map(({ stage }) => stage));
  const reader = name === undefined ? undefined : { name, targets: knownTargets(log) };
  return {
    rows: [
      headings('Stage', 'What', 'Why'),
      ...log.flatMap(({ stage, title, event }) => {
        // Once the round is over, exchanges are shown as one sum, which hides what the host entered.
        if (event.kind === 'exchange-entered' && ended.has(stage)) return [];
        const lines = reader === undefined ? logLines(event) : playerLines(event, reader);
        return lines.map(({ what, why, tone }) => [title, styled(what, TONE_STYLES[tone]), why]);
      }),
    ],
  };
}

/** Symbols for copies left and sold. They are square, because round symbols mean bullets. */
const STOCK_SYMBOLS: readonly [left: string, sold: string] = ['■', '□'];
/** Maximum number of copies drawn. */
const MAX_DRAWN_COPIES = 10;

export function marketTable({ market }: Board): TabContent {
  return {
    rows: [
      headings('Item', 'Price', 'Left', 'Copies', '', 'In short', 'What it does'),
      ...market.map(({ item: { name, price, copies, effect }, left }) => [
        left === 0 ? styled(name, STYLES.muted) : name,
        price,
        left === 0 ? styled(0, STYLES.muted) : left,
        copies,
        copies > MAX_DRAWN_COPIES ? '' : pipsText(left, copies, STOCK_SYMBOLS),
        effectSymbols(effect),
        describeEffect(effect),
      ]),
      [''],
      ['■ left, □ sold.'],
      [`In short: ${SYMBOL_LEGEND}`],
    ],
  };
}
