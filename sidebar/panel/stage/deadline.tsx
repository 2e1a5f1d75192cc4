// The deadline: its countdown, moving it, and closing and opening the forms, by hand or by itself.
import { useEffect, useId, useState } from 'preact/hooks';
import { timeText } from '../../../src/rounds/time/time-zone';
import type { AtDeadlineView, StageView } from '../../../src/rounds/host/stage/views';
import type { SetAccepting } from '../../../src/rounds/host/stage/inputs';
import type { Opening } from '../../../src/rounds/reply/reply';
import { callOn, useDesk } from '../calls';
import { countdown, countdownStep, inputOf, instantOf, lengthText } from '../../shared/times';
import { Button } from '../parts/screen';
import { useAct, useAgreed } from './act';
import { AtDeadlineChoice } from './at-deadline';
import { andDeliver, restText } from './deliver';

const MINUTE = 60_000;
const STEPS = [
  { label: '+ 5 min', by: 5 * MINUTE },
  { label: '+ 1 h', by: 60 * MINUTE },
  { label: '+ 1 day', by: 24 * 60 * MINUTE },
] as const;

export function DeadlineCard({
  at,
  stage,
  zone,
  live,
  chosen,
}: {
  readonly at: Opening;
  readonly stage: StageView;
  readonly zone: string;
  readonly live: boolean;
  readonly chosen: AtDeadlineView;
}) {
  const act = useAct();
  const [moving, setMoving] = useState(false);
  const [opening, setOpening] = useState(false);
  const { deadline, accepting } = stage;
  const setAccepting = (input: SetAccepting): void => {
    setOpening(false);
    act({
      doing: input.accepting ? 'Opening the forms' : 'Closing the forms',
      work: () => callOn(at, 'setAccepting', input),
      done: input.accepting ? 'Submissions are open again.' : 'Submissions are closed.',
    });
  };
  return (
    <section class="card" aria-label="Deadline">
      <p>
        {deadline === null ? (
          <strong>No deadline</strong>
        ) : (
          <>
            <strong>{timeText(deadline, zone)}</strong>
            <br />
            <Countdown deadline={deadline} />
          </>
        )}
        {stage.graceSeconds > 0 && (
          <span class="quiet"> · {lengthText(stage.graceSeconds * 1000)} grace</span>
        )}
      </p>
      <p>
        {stage.asks.length === 0
          ? 'Nobody is asked anything: only you act here.'
          : accepting
            ? 'Submissions are open.'
            : stage.pausedAt === null
              ? 'Submissions are closed: the forms take nothing.'
              : 'Submissions are paused: the forms take nothing, and nothing goes on by itself.'}
      </p>
      <div class="buttons">
        <Button opens={moving} onClick={() => setMoving(!moving)}>
          Move deadline
        </Button>
        <Button
          opens={opening}
          onClick={() => {
            // With a deadline, the host is first asked which one holds after opening.
            if (!accepting && deadline !== null) setOpening(!opening);
            else setAccepting({ accepting: !accepting });
          }}
        >
          {accepting ? 'Pause forms' : 'Open forms'}
        </Button>
      </div>
      {opening && !accepting && deadline !== null && (
        <OpenAgain
          {...{ stage, deadline, zone }}
          onOpen={(next) => setAccepting({ accepting: true, deadline: next, shown: deadline })}
        />
      )}
      {moving && <MoveDeadline {...{ at, deadline, zone }} />}
      <AtDeadlineChoice
        key={`${chosen.what} ${chosen.waitMinutes} ${chosen.early}`}
        at={at}
        chosen={chosen}
        live={live}
        passed={deadline !== null && deadline < Date.now()}
      />
    </section>
  );
}

function Countdown({ deadline }: { readonly deadline: number }) {
  const [now, setNow] = useState(() => Date.now());
  const step = countdownStep(deadline, now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [deadline, step]);
  return <span class="clock">{countdown(deadline, now)}</span>;
}

function MoveDeadline({
  at,
  deadline,
  zone,
}: {
  readonly at: Opening;
  readonly deadline: number | null;
  readonly zone: string;
}) {
  const { show } = useDesk();
  const id = useId();
  const [typed, setTyped] = useState(() => inputOf(deadline ?? Date.now() + 60 * MINUTE, zone));
  const chosen = instantOf(typed, zone);
  const { start, question } = useAgreed();
  const set = (next: number | null): void => {
    if (next !== null) setTyped(inputOf(next, zone));
    start({
      doing: 'Moving the deadline',
      title: next === null ? 'Take the deadline away?' : 'Move the deadline there?',
      yes: next === null ? 'Take it away' : 'Move it',
      final: true,
      work: async (agreed) =>
        andDeliver(await callOn(at, 'setDeadline', { deadline: next, shown: deadline, ...agreed }), show),
      done: (after) => `${movedText(next, zone)}${restText(after)}`,
    });
  };
  return (
    <>
      <div class="buttons">
        {STEPS.map(({ label, by }) => (
          // A deadline that has passed is extended from now on.
          <Button key={label} onClick={() => set(Math.max(deadline ?? 0, Date.now()) + by)}>
            {label}
          </Button>
        ))}
      </div>
      <div class="field">
        <label for={id}>Date and time in {zone}</label>
        <input
          id={id}
          type="datetime-local"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p class="help">
        {chosen === undefined
          ? 'Fill in date and time.'
          : `${timeText(chosen, zone)}, ${countdown(chosen, Date.now())}.`}
      </p>
      <div class="buttons">
        <Button
          off={chosen === undefined}
          onClick={() => {
            if (chosen !== undefined) set(chosen);
          }}
        >
          Set this time
        </Button>
        {deadline !== null && <Button onClick={() => set(null)}>No deadline</Button>}
      </div>
      {question}
    </>
  );
}

function movedText(deadline: number | null, zone: string): string {
  return deadline === null ? 'There is no deadline now.' : `The deadline is ${timeText(deadline, zone)}.`;
}

/** Offers the deadline as it was, one later by the length of the pause, or none. */
function OpenAgain({
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

/**
 * Moves the deadline so that as much time is left as when the pause began, in whole minutes; undefined where none was
 * left.
 */
function movedBy(deadline: number, pausedAt: number, now: number): number | undefined {
  if (deadline <= pausedAt) return undefined;
  return deadline + Math.ceil((now - pausedAt) / MINUTE) * MINUTE;
}
