// Who is in: a line, the states and a meter. They are left out in a live game, whose table shows them at once, while a
// sidebar is refreshed rarely and would contradict it.
import type { StageView } from '../../../src/rounds/host/stage/views';
import { Names } from '../parts/names';
import { statusCounts, type PlayerStatus } from './player-status';
import { StatePill } from './state-pill';

const COUNTED = ['in', 'late', 'early', 'refused', 'missing'] as const;
/** States that the table does not show; the sidebar does, since the host has something to decide. */
const BESIDE_TABLE = COUNTED.filter((state) => state !== 'in' && state !== 'missing');

interface Props {
  readonly live: boolean;
  readonly stage: StageView;
  readonly rows: readonly PlayerStatus[];
}

export function WhoIsIn({ live, stage, rows }: Props) {
  const counts = statusCounts(rows);
  const pills = (live ? BESIDE_TABLE : COUNTED).filter((state) => counts[state] > 0);
  const asked = stage.asks.reduce((sum, ask) => sum + ask.players.length, 0);
  const here = asked - stage.waitingFor.length;
  return (
    <>
      <div role="status">
        {live ? (
          <p>The table shows who has sent.</p>
        ) : (
          <>
            <strong>
              {asked === 0
                ? 'Nobody is asked anything.'
                : `${here} of ${asked} ${asked === 1 ? 'is' : 'are'} in.`}
            </strong>
            {/* Always one line, so that nothing moves when a submission comes in; the list below has all names. */}
            <p class="one-line">
              {stage.waitingFor.length === 0 ? (
                'Nobody is missing.'
              ) : (
                <>
                  Not in: <Names names={stage.waitingFor} />
                </>
              )}
            </p>
          </>
        )}
      </div>
      <p class="pills">
        {pills.map((state) => (
          <StatePill key={state} state={state} count={counts[state]} />
        ))}
      </p>
      {!live && (
        <div class="meter" aria-hidden="true">
          <div style={{ width: `${asked === 0 ? 0 : (100 * here) / asked}%` }} />
        </div>
      )}
    </>
  );
}
