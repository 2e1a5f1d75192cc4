// The public board as cells: players, storages, market, and the settings that matter.
import { headings, LOOKS, styled, type Cell, type StyledCell } from '../tabs';
import { effectWords } from './items';
import type { Board, Standing } from './told';
import type { Settings } from './types';

type Row = readonly (Cell | StyledCell)[];

/** More than so many are written as a number alone. */
const MOST_HEARTS = 10;

/** The board, headed by the moment it shows. */
export function boardRows(board: Board, when: string, settings?: Settings): readonly Row[] {
  return [
    [styled(when, LOOKS.title)],
    headings('Player', 'Status', 'Lives', '', 'Bullets', 'Garnets', 'Bellflowers', 'Meadow', 'Items'),
    ...board.players.map(playerRow),
    [''],
    headings('Meadow', 'Players', 'Bullets', 'Next round adds'),
    ...board.storages.map(({ meadow, players, bullets, growth }): Row => [
      meadow,
      players,
      bullets,
      growth ?? 'the rounds are over',
    ]),
    [''],
    headings('Market', 'Price', 'Left', 'Copies', 'What it does'),
    ...board.market.map(({ item, left }): Row => [
      item.name,
      item.price,
      left === 0 ? styled(0, LOOKS.muted) : left,
      item.copies,
      effectWords(item.effect),
    ]),
    ...(settings === undefined ? [] : settingRows(settings)),
  ];
}

function playerRow(standing: Standing): Row {
  const { name, alive, lives, bullets, garnets, bellflowers, meadow, items, poisoned } = standing;
  const health = poisoned ? styled('alive, poisoned', LOOKS.changed) : styled('alive', LOOKS.good);
  const status = alive ? health : styled('dead', LOOKS.bad);
  const list = items.join(', ');
  return [
    alive ? name : styled(name, LOOKS.muted),
    status,
    lives,
    hearts(lives),
    bullets,
    garnets,
    bellflowers,
    meadow,
    list,
  ];
}

function hearts(lives: number): string {
  return lives > MOST_HEARTS ? `${'♥'.repeat(MOST_HEARTS)}…` : '♥'.repeat(lives);
}

function settingRows({ rounds, aliveAtEnd, lives, bullets }: Settings): readonly Row[] {
  return [
    [''],
    [styled('Settings', LOOKS.heading)],
    ['Rounds at most', rounds],
    ['The game ends when at most so many are alive', aliveAtEnd],
    ['Lives at the start', lives],
    ['Bullets at the start', bullets],
  ];
}
