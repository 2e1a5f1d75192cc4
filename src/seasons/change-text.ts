// Says a change in words.
import { changeNumber } from '../games/frame/wording';
import type { Change } from './types';

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
