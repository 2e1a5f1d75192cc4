// Draws the forms of a draft ahead. It holds the lock on forms throughout and only reads the game: saving the draft and
// creating the game need not wait, and the call that makes the game's forms finds what is drawn by then.
import type { Result } from '../../../games/frame/result';
import type { AheadView } from '../parts/views';
import type { CallProblem } from '../../reply/reply';
import { drawAhead } from '../parts/forms-ahead';
import type { Ports } from '../../ports/ports';
import { load } from '../../session/load';

export function prepareAhead(ports: Ports): Result<AheadView, CallProblem> {
  return ports.holdingForms(() => {
    // A game that was created by now takes them.
    const loaded = load(ports);
    return loaded.ok ? drawAhead(ports, loaded.value) : loaded;
  });
}
