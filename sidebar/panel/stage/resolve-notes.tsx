// Notes beside the button that resolves: what the host has to enter first, the questions of the next round, and whether
// formulas decide this one.
import type { StageView } from '../../../src/rounds/host/stage/views';
import { isBySheet, nextQuestions } from '../host-part/next-questions';

export function ResolveNotes({ stage }: { readonly stage: StageView }) {
  const next = nextQuestions(stage);
  return (
    <>
      {stage.lacking.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      {isBySheet(stage) && (
        <p class="help">
          Formulas decide this round: one click brings answers up to date, takes what your results say, and
          resolves it. A preview shows it without them.
        </p>
      )}
      {next !== undefined && <p class="help">{next}</p>}
    </>
  );
}
