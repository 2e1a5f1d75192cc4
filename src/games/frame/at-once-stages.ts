// Stages that only ask players who have left are resolved right away, without any input (ALL-14).
import type { Match, OpenStage, StageResult, StageInput } from './match';

/** A stage that was resolved as soon as it opened. */
interface AtOnceStage {
  readonly stage: OpenStage;
  readonly resolved: StageResult;
}

/** After this many at-once stages in a row the host has to click. A game that everyone has left could continue for ever. */
const MAX_STAGES_IN_A_ROW = 100;

/** Resolves at-once stages in order, up to the first one that needs the host. */
export function resolveAtOnceStages(
  opened: Match,
  inputOf: (stage: OpenStage) => StageInput = () => EMPTY_INPUT,
): readonly AtOnceStage[] {
  const passed: AtOnceStage[] = [];
  let { stage } = opened;
  let match = opened;
  while (stage?.isAtOnce === true && passed.length < MAX_STAGES_IN_A_ROW) {
    const resolved = match.resolve(inputOf(stage));
    if (!resolved.ok) break;
    passed.push({ stage, resolved: resolved.value });
    match = resolved.value.next;
    ({ stage } = match);
  }
  return passed;
}

const EMPTY_INPUT: StageInput = { submissions: [], hostFacts: {} };
