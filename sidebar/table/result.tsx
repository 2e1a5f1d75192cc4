// The result of a stage, in words, and the buttons that step through all stages so far.
import { useEffect, useState } from 'preact/hooks';
import type { SceneResult } from '../../src/games/frame/scene';

const COUNT_STEP = 260;

export function Result({
  result,
  words,
  notices,
}: {
  readonly result: SceneResult | undefined;
  readonly words: string;
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
          {result.region !== null && result.matches !== null && (
            <Matches key={result.stage} region={result.region.name} matches={result.matches.length} />
          )}
          <p>{result.words}</p>
        </>
      )}
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}

/** The number of squares in the region that match, counted up as they light up. */
function Matches({ region, matches }: { readonly region: string; readonly matches: number }) {
  const counted = useCountUp(matches);
  return (
    <p class="matches">
      Region {region}: <strong aria-hidden="true">{counted}</strong>
      <span class="unseen">{matches}</span> {matches === 1 ? 'square matches' : 'squares match'}
    </p>
  );
}

function useCountUp(to: number): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [counted, setCounted] = useState(still ? to : 0);
  useEffect(() => {
    if (counted >= to) return undefined;
    const timer = setTimeout(() => setCounted(counted + 1), COUNT_STEP);
    return () => clearTimeout(timer);
  }, [counted, to]);
  return Math.min(counted, to);
}

/** Steps back and forth through the results of the stages; `step` is null where the game is shown as it stands. */
export function Steps({
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
  const off = { back: at === 0, on: step === null };
  return (
    <nav class="stage-steps" aria-label="Stages so far">
      <button
        type="button"
        class="button"
        aria-disabled={off.back}
        onClick={() => {
          if (!off.back) onStep(at - 1);
        }}
      >
        ◀ Earlier
      </button>
      <span role="status" class="step-name">
        {step === null ? 'Now' : (results[step]?.title ?? '')}
      </span>
      <button
        type="button"
        class="button"
        aria-disabled={off.on}
        onClick={() => {
          if (!off.on) onStep(at + 1 >= results.length ? null : at + 1);
        }}
      >
        Later ▶
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={off.on}
        onClick={() => {
          if (!off.on) onStep(null);
        }}
      >
        Now
      </button>
    </nav>
  );
}
