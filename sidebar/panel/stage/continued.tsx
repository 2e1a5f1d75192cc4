// Says that the round before was resolved automatically, since an open window changes without a click then.
import type { GameView } from '../../../src/rounds/host/desk/views';

export function Continued({ play: { continued } }: { readonly play: GameView }) {
  return continued === undefined ? null : <p role="status">{continued}</p>;
}
