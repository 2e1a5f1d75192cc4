// The state of a player's submission, as a pill: a sign and a word, so that nothing hangs on the colour.
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
  /** The number of players in this state; left out for one of them. */
  readonly count?: number;
}) {
  const [sign, word] = SIGNS[state];
  return (
    <span class={`pill ${state}`}>
      {[sign, ...(count === undefined ? [] : [String(count)]), word].filter((part) => part !== '').join(' ')}
    </span>
  );
}
