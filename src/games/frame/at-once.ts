// Stages that ask only players who have left: they are resolved at once, one after another, with nothing entered (ALL-14).
import type { Match, OpenStage, Resolved, StageInput } from './match';

/** A stage that was over as soon as it opened, as it was then. */
interface PassedStage {
  readonly stage: OpenStage;
  readonly resolved: Resolved;
}

/** After this many in a row, the next stage waits for the host: a game with nobody in it could go on for very long. */
const MOST_IN_A_ROW = 100;

/**
 * Resolves the stages that are over at once from here on, the first one first. A stage that cannot be resolved without
 * the host's part waits for it.
 */
export function stagesAtOnce(
  opened: Match,
  inputOf: (stage: OpenStage) => StageInput = () => NOTHING_ENTERED,
): readonly PassedStage[] {
  const passed: PassedStage[] = [];
  let { stage } = opened;
  let match = opened;
  while (stage?.isAtOnce === true && passed.length < MOST_IN_A_ROW) {
    const resolved = match.resolve(inputOf(stage));
    if (!resolved.ok) break;
    passed.push({ stage, resolved: resolved.value });
    match = resolved.value.next;
    ({ stage } = match);
  }
  return passed;
}

const NOTHING_ENTERED: StageInput = { submissions: [], hostFacts: {} };
