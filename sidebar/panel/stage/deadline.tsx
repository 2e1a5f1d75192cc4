// The open stage's deadline in one line, with a pause button. “Change” unfolds the deadline's time and effect.
import { useEffect, useState } from 'preact/hooks';
import { timeText } from '../../../src/rounds/time/time-zone';
import type { DeadlineActionView, StageView } from '../../../src/rounds/host/stage/views';
import type { SetAcceptingInput } from '../../../src/rounds/host/stage/inputs';
import type { Opening } from '../../../src/rounds/reply/reply';
import { callForOpening, useDesk } from '../calls';
import { countdown, countdownStepMs, dayTimeText, toInputValue, parseInputValue } from '../../shared/times';
import { DAY_MS, durationText, HOUR_MS, MINUTE_MS } from '../../../src/rounds/time/duration';
import { Field } from '../../shared/field';
import { Fold } from '../../shared/text';
import { Button } from '../parts/screen';
import { useHostAction, useActionToConfirm } from './action';
import { DeadlineActionForm } from './at-deadline';
import { deliverAfterCall, remainingText } from './deliver';

const EXTENSIONS = [
  { label: '+ 5 min', by: 5 * MINUTE_MS },
  { label: '+ 1 h', by: HOUR_MS },
  { label: '+ 1 day', by: DAY_MS },
] as const;

interface Props {
  readonly at: Opening;
  readonly stage: StageView;
  readonly zone: string;
  readonly live: boolean;
  readonly chosen: DeadlineActionView;
}

export function DeadlineCard({ at, stage, zone, live, chosen }: Props) {
  const [changing, setChanging] = useState(false);
  const set = useSetAccepting(at);
  const { deadline, accepting, graceSeconds, pausedAt } = stage;
  const pause = accepting && stage.asks.length > 0 && (
    <Button look={live ? 'plain' : 'link'} onClick={() => set({ accepting: false })}>
      Pause
    </Button>
  );
  const changes = (
    <>
      <MoveDeadline {...{ at, deadline, zone }} />
      <DeadlineActionForm
        key={`${chosen.what} ${chosen.waitMinutes} ${chosen.early}`}
        {...{ at, stage, chosen, live }}
      />
    </>
  );
  return (
    <section aria-label="Deadline">
      {!live && (
        <p>
          {deadline === null ? 'No deadline' : <DeadlineText {...{ deadline, zone, accepting }} />}
          {deadline !== null && graceSeconds > 0 && ` · ${durationText(graceSeconds * 1000)} grace`}{' '}
          <Button look="link" opens={changing} onClick={() => setChanging(!changing)}>
            {deadline === null ? 'Set a deadline' : 'Change'}
          </Button>{' '}
          {pause}
        </p>
      )}
      {!accepting && (
        <>
          <p>
            <strong>{pausedAt === null ? 'Paused at the deadline.' : 'Paused.'}</strong> Nobody can answer
            {pausedAt !== null && ', and nothing happens automatically'}.
          </p>
          {/* After a pause by the host, the card with the next step reopens the stage, so no button is needed here. */}
          {pausedAt === null && <ReopenStage look="plain" {...{ at, stage, zone }} />}
        </>
      )}
      {chosen.effects.length > 0 && <p class="help">{chosen.effects.join(' ')}</p>}
      {live ? (
        <Fold title="Clock and pause">
          {changes}
          {pause}
        </Fold>
      ) : (
        changing && <div class="card">{changes}</div>
      )}
    </section>
  );
}

function DeadlineText({
  deadline,
  zone,
  accepting,
}: Pick<Props, 'zone'> & Pick<StageView, 'accepting'> & { readonly deadline: number }) {
  const [now, setNow] = useState(() => Date.now());
  const step = countdownStepMs(deadline, now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [deadline, step]);
  return (
    <>
      {deadline < now ? 'Deadline was' : accepting ? 'Closes' : 'Deadline'} {dayTimeText(deadline, zone)} ·{' '}
      <span class="clock">{countdown(deadline, now)}</span>
    </>
  );
}

function MoveDeadline({ at, deadline, zone }: Pick<Props, 'at' | 'zone'> & Pick<StageView, 'deadline'>) {
  const { show } = useDesk();
  const [typed, setTyped] = useState(() => toInputValue(deadline ?? Date.now() + HOUR_MS, zone));
  const chosen = parseInputValue(typed, zone);
  const { start, question } = useActionToConfirm();
  const set = (next: number | null): void => {
    if (next !== null) setTyped(toInputValue(next, zone));
    start({
      doing: 'Moving the deadline',
      title: next === null ? 'Remove the deadline?' : `Move the deadline to ${timeText(next, zone)}?`,
      yes: next === null ? 'Remove it' : 'Move it',
      final: true,
      work: async (agreed) =>
        deliverAfterCall(
          await callForOpening(at, 'setDeadline', { deadline: next, shown: deadline, ...agreed }),
          show,
        ),
      done: (after) => `${newDeadlineText(next, zone)}${remainingText(after)}`,
    });
  };
  return (
    <>
      <div class="buttons">
        {EXTENSIONS.map(({ label, by }) => (
          // A past deadline is extended from the current time.
          <Button key={label} onClick={() => set(Math.max(deadline ?? 0, Date.now()) + by)}>
            {label}
          </Button>
        ))}
      </div>
      <Field title={`Date and time in ${zone}`}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      {chosen === undefined && <p class="help">Fill in the date and time.</p>}
      <div class="buttons">
        <Button
          off={chosen === undefined}
          onClick={() => {
            if (chosen !== undefined) set(chosen);
          }}
        >
          Set this time
        </Button>
        {deadline !== null && <Button onClick={() => set(null)}>Remove the deadline</Button>}
      </div>
      {question}
    </>
  );
}

function newDeadlineText(deadline: number | null, zone: string): string {
  return deadline === null ? 'There is no deadline now.' : `The deadline is ${timeText(deadline, zone)}.`;
}

function useSetAccepting(at: Opening): (input: SetAcceptingInput) => void {
  const act = useHostAction();
  return (input) =>
    act({
      doing: input.accepting ? 'Reopening' : 'Pausing',
      work: () => callForOpening(at, 'setAccepting', input),
      done: input.accepting ? 'Reopened.' : 'Paused.',
    });
}

/** Reopens a paused stage. If it has a deadline, the host first chooses: unchanged, later by the pause, or none. */
export function ReopenStage({
  look,
  at,
  stage: { pausedAt, deadline },
  zone,
}: Pick<Props, 'at' | 'stage' | 'zone'> & { readonly look: 'action' | 'plain' }) {
  const set = useSetAccepting(at);
  const [asking, setAsking] = useState(false);
  if (!asking || deadline === null)
    return (
      <div class="buttons">
        <Button look={look} onClick={() => (deadline === null ? set({ accepting: true }) : setAsking(true))}>
          Reopen
        </Button>
      </div>
    );
  const open = (next: NonNullable<SetAcceptingInput['deadline']> | null) => () =>
    set({ accepting: true, deadline: next, shown: deadline });
  return (
    <section class="card" aria-label="Which deadline">
      <p>Reopen with which deadline?</p>
      <div class="buttons">
        {pausedAt !== null && pausedAt < deadline && (
          <Button look={look} onClick={open('later')}>
            Extended by the length of the pause
          </Button>
        )}
        <Button onClick={open('kept')}>The same: {dayTimeText(deadline, zone)}</Button>
        <Button onClick={open(null)}>None</Button>
      </div>
    </section>
  );
}
