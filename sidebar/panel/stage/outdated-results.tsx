// Says that the previous round was resolved automatically, or that results were computed from answers that have changed. In
// the second case, nothing can be resolved until the host recomputes or keeps the results (OM-15).
import type { GameView } from '../../../src/rounds/host/desk/views';
import { useDesk } from '../calls';
import { Button } from '../parts/screen';

export function OutdatedResults({ play }: { readonly play: GameView }) {
  const { go } = useDesk();
  const { at, decidedOver, stage } = play;
  const [first] = decidedOver;
  if (first === undefined) return null;
  const again = decidedOver.find(({ byFormulas }) => byFormulas);
  return (
    <section class="notes warning" aria-label="Computed from outdated answers">
      <strong>Computed from outdated answers</strong>
      {decidedOver.map(({ name, text }) => (
        <p key={name}>{text}</p>
      ))}
      <div class="buttons">
        {again !== undefined && (
          <Button
            look="action"
            onClick={() => go({ at: 'check', on: at, change: { kind: 'formulas-again', rounds: [] } })}
          >
            Reapply the formulas from {again.title} on
          </Button>
        )}
        <Button onClick={() => go({ at: 'check', on: at, change: { kind: 'stands', stage: first.name } })}>
          Keep the results
        </Button>
        <Button onClick={() => go({ at: 'corrections', hostPart: first.name })}>Correct {first.title}</Button>
      </div>
      {stage !== null && <p>{stage.title} can’t be resolved until you choose.</p>}
    </section>
  );
}

export function AutoResolvedNote({ play: { continued } }: { readonly play: GameView }) {
  return continued === undefined ? null : <p role="status">{continued}</p>;
}
