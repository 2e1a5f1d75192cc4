// The table of tokens that all readers see between matches.
import { headings, LOOKS, styled, type Rows } from '../../frame/tabs';
import type { Open } from '../types';

/** Makes the table of everyone's tokens; it has a column of marks where anybody has a mark. */
export function tokensTable({ players, candidate }: Open, tokens: ReadonlyMap<string, number>): Rows {
  const marked = players.some(({ mark }) => mark !== '');
  return [
    headings('Player', 'Tokens of Life', ...(marked ? ['Mark'] : []), 'Part'),
    ...players.map(({ name, mark }) => [
      name,
      tokens.get(name) ?? 0,
      ...(marked ? [mark] : []),
      name === candidate ? styled('Candidate', LOOKS.bad) : '',
    ]),
  ];
}
