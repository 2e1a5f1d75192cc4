// The buttons of the live table. The main one starts the clock, then resolves the stage. A line says who hasn't answered.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LiveTableView } from '../../../src/rounds/host/live/views';
import { PlayerNames } from '../parts/names';
import type { ClockFace } from '../../shared/clock';
import type { Autoplay } from './autoplay';
import type { LiveTable } from './live-table';
import type { Sound } from '../../table/sound';
import { FocusButton } from '../../shared/focusable-button';

type LiveStage = NonNullable<LiveTableView['stage']>;

/** How many milliseconds the button is disabled after its label changes, so that a double click counts once. */
const DOUBLE_CLICK_MS = 700;

export function LiveControls({
  table,
  stage,
  face,
  practice,
  autoplay,
  sound,
}: {
  readonly table: LiveTable;
  readonly stage: LiveStage;
  readonly face: ClockFace;
  readonly practice: boolean;
  readonly autoplay: Autoplay;
  readonly sound: Sound;
}) {
  const busy = table.status.kind === 'busy';
  const missing = stage.players.filter(({ sent }) => !sent).map(({ name }) => name);
  const waiting = face.phase === 'waiting';
  const idle = !useIsStable(`${stage.name} ${waiting ? 'start' : 'resolve'}`) || busy;
  return (
    <div class="controls">
      <div class="buttons">
        <FocusButton
          class="button action primary"
          off={idle}
          aria-describedby="resolve-note"
          // Holding a key down presses the button only once.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={() => {
            sound.wake();
            if (waiting) table.start(stage);
            else table.resolve(stage);
          }}
        >
          {waiting ? `Start the clock (${stage.seconds} s)` : 'Resolve'}
        </FocusButton>
        {practice && (
          <FocusButton
            // The button stays when nobody is missing, so that nothing below it moves.
            off={busy || missing.length === 0}
            onClick={() => table.submitForEveryone(stage)}
          >
            Answer for everyone
          </FocusButton>
        )}
        <FocusButton
          title="Resolves when everyone has answered or time is up, shows the result, and starts the next round"
          onClick={() => {
            sound.wake();
            autoplay.toggle();
          }}
        >
          {autoplay.on ? 'Stop autoplay' : 'Autoplay'}
        </FocusButton>
        <FocusButton title="Plays a sound in the last five seconds" onClick={sound.toggle}>
          {sound.on ? 'Mute' : 'Unmute'}
        </FocusButton>
      </div>
      <p id="resolve-note" class="resolve-note">
        <ResolveNote missing={missing} phase={face.phase} />
      </p>
      <p role="status" class="autoplay-note">
        {autoplay.on
          ? 'Autoplay is on.'
          : autoplay.stopped === ''
            ? ''
            : `Autoplay stopped. ${autoplay.stopped}`}
      </p>
    </div>
  );
}

function ResolveNote({
  missing,
  phase,
}: {
  readonly missing: readonly string[];
  readonly phase: ClockFace['phase'];
}) {
  const time = phase === 'over' ? 'Time is up. ' : '';
  if (missing.length === 0) return <>{time}Everyone has answered.</>;
  const names = (
    <strong>
      <PlayerNames names={missing} />
    </strong>
  );
  switch (phase) {
    case 'waiting':
      return <>Start when everyone is watching.</>;
    case 'running':
    case 'grace':
      return <>No answer yet: {names}. If you resolve now, their answers won’t count.</>;
    case 'over':
      return (
        <>
          {time}No answer from {names}.
        </>
      );
  }
}

/** Whether the button has had this label for long enough. */
function useIsStable(meaning: string): boolean {
  const [settled, setSettled] = useState(meaning);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setSettled(meaning), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  return settled === meaning;
}
