// A change of a standing as JSON: in a season's file, in the ledger, and as the sidebar sends it.
import {
  choice,
  object,
  oneOf,
  onlyTrue,
  optional,
  optionsOf,
  text,
  whole,
  yesNo,
  type Field,
} from '../games/frame/fields';
import { UNTIL } from '../games/frame/season';

const player = text({ title: 'player' });
const number = (title: string): Field<number> => whole({ title });

export const changeField = oneOf({
  purse: object({ player, purse: text({ title: 'purse' }), by: number('by') }),
  tokens: object({ player, tokens: number('tokens') }),
  mark: object({
    player,
    mark: text({ title: 'mark' }),
    until: optional(choice({ title: 'until', options: optionsOf(UNTIL) })),
  }),
  unmark: object({ player, unmark: text({ title: 'unmark' }) }),
  candidate: object({ player, candidate: yesNo({ title: 'candidate' }) }),
  opponent: object({ player, opponent: yesNo({ title: 'opponent' }) }),
  eliminated: object({ player, eliminated: onlyTrue }),
  left: object({ player, left: onlyTrue }),
  joins: object({ player, joins: onlyTrue }),
});
