// Asks which deadline holds when answers are taken again after a pause.
import { timeText } from '../../../src/rounds/time/time-zone';
import type { StageView } from '../../../src/rounds/host/stage/views';
import type { SetAccepting } from '../../../src/rounds/host/stage/inputs';
import { Button } from '../parts/button';

/** Offers the deadline as it was, one later by the length of the pause, or none. */
export function OpenAgain({
  stage: { pausedAt },
  deadline,
  zone,
  onOpen,
}: {
  readonly stage: Pick<StageView, 'pausedAt'>;
  readonly deadline: number;
  readonly zone: string;
  readonly onOpen: (deadline: NonNullable<SetAccepting['deadline']> | null) => void;
}) {
  const now = Date.now();
  const later = pausedAt === null ? undefined : movedBy(deadline, pausedAt, now);
  return (
    <section class="card" aria-label="Which deadline holds">
      <p>Which deadline holds once answers are taken again?</p>
      <div class="buttons">
        {later !== undefined && (
          <Button look="action" onClick={() => onOpen(later)}>
            Later by the pause: {timeText(later, zone)}
          </Button>
        )}
        <Button onClick={() => onOpen('kept')}>
          As it stands: {timeText(deadline, zone)}
          {deadline < now && ', which has passed'}
        </Button>
        <Button onClick={() => onOpen(null)}>None</Button>
      </div>
    </section>
  );
}

const MINUTE = 60_000;

/**
 * Moves the deadline so that as much time is left as when the pause began, in whole minutes; undefined where none was
 * left.
 */
function movedBy(deadline: number, pausedAt: number, now: number): number | undefined {
  if (deadline <= pausedAt) return undefined;
  return deadline + Math.ceil((now - pausedAt) / MINUTE) * MINUTE;
}
