// A change of a standing in words, and as JSON: in a season's file, in the ledger, and as the sidebar sends it.
import { changeNumber } from '../games/frame/wording';
import type { Change } from './types';
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

/** Says a change without naming the person: `garnets +3`. */
export function changeText(change: Change): string {
  if ('purse' in change) return `${change.purse} ${changeNumber(change.by)}`;
  if ('tokens' in change) return `tokens ${changeNumber(change.tokens)}`;
  if ('mark' in change) {
    const until = {
      close: ' until the episode is closed',
      next: ' until the next episode is closed',
    } as const;
    return `gets the mark ${change.mark}${change.until === undefined ? '' : until[change.until]}`;
  }
  if ('unmark' in change) return `loses the mark ${change.unmark}`;
  if ('candidate' in change) return change.candidate ? 'is the Candidate' : 'is the Candidate no longer';
  if ('opponent' in change) return change.opponent ? 'is the opponent' : 'is the opponent no longer';
  if ('eliminated' in change) return 'is eliminated';
  return 'left' in change ? 'leaves' : 'joins';
}

/** Says a change to the person concerned: `You get the mark Heaven`. */
export function ownChangeText(change: Change): string {
  if ('purse' in change) return changeText(change);
  if ('tokens' in change) return `Tokens of Life ${changeNumber(change.tokens)}`;
  if ('mark' in change) return `You get${changeText(change).slice('gets'.length)}`;
  if ('unmark' in change) return `You lose the mark ${change.unmark}`;
  if ('candidate' in change)
    return change.candidate ? 'You are the Candidate' : 'You are the Candidate no longer';
  if ('opponent' in change)
    return change.opponent ? 'You are the opponent' : 'You are the opponent no longer';
  if ('eliminated' in change) return 'You are eliminated';
  return 'left' in change ? 'You have left the season' : 'You are in';
}

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
