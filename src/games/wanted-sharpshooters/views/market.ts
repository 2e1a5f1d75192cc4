// The market of Wanted Sharpshooters: what is left of each item, and what it does, in signs and in words.
import { pips } from '../../frame/wording';
import { headings, LOOKS, styled, type TabContent } from '../../frame/tabs';
import type { Board } from '../events';
import { effectSigns, effectText, SIGNS_TEXT } from '../items';

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
