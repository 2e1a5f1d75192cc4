// Shows fields that somebody else changed while the host typed: both texts, of which the host picks one.
import type { FieldClash } from '../../../src/rounds/reply/fields';
import { Button } from './button';

/** `onPick` is called with the text that the host picks for the field; it is written with the next save. */
export function Clashes({
  clashes,
  onPick,
}: {
  readonly clashes: readonly FieldClash[];
  readonly onPick: (clash: FieldClash, text: string) => void;
}) {
  return (
    <>
      {clashes.map((clash) => (
        <section key={clash.field} class="notes warning" aria-label={`Changed meanwhile: ${clash.field}`}>
          <strong>
            <bdi>{clash.field}</bdi> was changed meanwhile{clash.by === '' ? '' : `, ${clash.by}`}
          </strong>
          <dl class="answers">
            <div>
              <dt>It stands there now</dt>
              <dd>{clash.stands || '(nothing)'}</dd>
            </div>
            <div>
              <dt>You typed</dt>
              <dd>{clash.typed || '(nothing)'}</dd>
            </div>
          </dl>
          <div class="buttons">
            <Button onClick={() => onPick(clash, clash.stands)}>Leave what stands there</Button>
            <Button onClick={() => onPick(clash, clash.typed)}>Use what I typed</Button>
          </div>
        </section>
      ))}
    </>
  );
}
