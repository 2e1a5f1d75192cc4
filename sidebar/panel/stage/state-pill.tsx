// The state of a player's submission as a sign and a word, so that it can be told without its colour.
import type { SubmissionState } from './player-status';

const SIGNS: Readonly<Record<SubmissionState, readonly [sign: string, word: string]>> = {
  in: ['✓', 'In'],
  'in-and-refused': ['✓', 'In, ✕ a later one'],
  late: ['◷', 'Late'],
  early: ['◷', 'Early'],
  refused: ['✕', 'Refused'],
  missing: ['…', 'Missing'],
  'not-asked': ['', 'Not asked'],
};

export function StatePill({
  state,
  count,
}: {
  readonly state: SubmissionState;
  /** How many players are in this state; left out for a single player. */
  readonly count?: number;
}) {
  const [sign, word] = SIGNS[state];
  return (
    <span class={`pill ${state}`}>
      {[sign, ...(count === undefined ? [] : [String(count)]), word].filter((part) => part !== '').join(' ')}
    </span>
  );
}
