// A stage's result in words, and the buttons that step through all stages so far.
import type { SceneResult } from '../../src/games/frame/scene';
import { FocusButton } from '../shared/focusable-button';
import { ensure } from '../../src/games/frame/result';

export function Result({
  result,
  words,
  next = '',
  notices,
}: {
  readonly result: SceneResult | undefined;
  /** The current situation, shown while there is no result. */
  readonly words: string;
  /** A sentence about the next round; empty if there is none. */
  readonly next?: string;
  readonly notices: readonly string[];
}) {
  return (
    <div role="status" class="result">
      {result === undefined ? (
        <p class="quiet">{words}</p>
      ) : (
        <>
          <p class="headline">
            <span class="quiet">{result.title}:</span> {result.headline}
          </p>
          <p>{result.words}</p>
          {next !== '' && <p class="next">Next: {next}</p>}
        </>
      )}
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}

/** Buttons that step through the stages' results; `step` is null if the current state is shown. */
export function StepButtons({
  results,
  step,
  onStep,
}: {
  readonly results: readonly SceneResult[];
  readonly step: number | null;
  readonly onStep: (step: number | null) => void;
}) {
  if (results.length === 0) return null;
  const at = step ?? results.length;
  return (
    <nav class="stage-steps" aria-label="Stages so far">
      <FocusButton off={at === 0} onClick={() => onStep(at - 1)}>
        ◀ Earlier
      </FocusButton>
      <span role="status" class="step-name">
        {step === null ? 'Now' : ensure(results[step], 'A step is one of the results.').title}
      </span>
      <FocusButton off={step === null} onClick={() => onStep(at + 1 >= results.length ? null : at + 1)}>
        Later ▶
      </FocusButton>
      <FocusButton off={step === null} onClick={() => onStep(null)}>
        Now
      </FocusButton>
    </nav>
  );
}
