// Fields that somebody else changed while the host typed: both texts, and the host picks.
import type { FieldClash } from '../../../src/rounds/reply/fields';
import { Button } from './button';

/** `onPick`: the text that the host wants to stand in that field; it is saved by saving again. */
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
