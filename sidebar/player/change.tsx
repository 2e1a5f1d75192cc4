// What the latest stage added to a number on a player's page, or took from it: `+2`.
import { changeNumber } from '../../src/games/frame/wording';

export function Change({ by }: { readonly by: number }) {
  if (by === 0) return null;
  return <span class={by < 0 ? 'tone-bad' : 'tone-good'}> {changeNumber(by)}</span>;
}
