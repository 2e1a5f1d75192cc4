// The buttons of the table: one that starts the clock and then resolves, and who is still missing beside it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../src/rounds/view/api';
import { Names } from '../parts/names';
import type { ClockFace } from './clock';
import type { LiveTable } from './live-table';

type Stage = NonNullable<TableView['stage']>;

/** For this long after the button has changed from start to resolve it does nothing: a double click hits it once. */
const SETTLE = 700;

export function Controls({
  table,
  stage,
  face,
  practice,
}: {
  readonly table: LiveTable;
  readonly stage: Stage;
  readonly face: ClockFace;
  readonly practice: boolean;
}) {
  const busy = table.status.kind === 'busy';
  const missing = stage.players.filter(({ sent }) => !sent).map(({ name }) => name);
  const waiting = face.phase === 'waiting';
  const idle = !useSettled(`${stage.name} ${waiting ? 'start' : 'resolve'}`) || busy;
  return (
    <div class="controls">
      <div class="buttons">
        <button
          type="button"
          class="button action primary"
          // Not `disabled`: the keyboard stays on it from one step to the next.
          aria-disabled={idle}
          aria-describedby="resolve-note"
          // A key that is held down presses it once.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={() => {
            if (idle) return;
            if (waiting) table.start(stage);
            else table.resolve(stage);
          }}
        >
          {waiting ? `Start ${stage.seconds} seconds` : 'Resolve'}
        </button>
        {practice && missing.length > 0 && (
          <button
            type="button"
            class="button"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) table.submitForEveryone();
            }}
          >
            Submit for everyone
          </button>
        )}
      </div>
      <p id="resolve-note" class="resolve-note">
        <ResolveNote missing={missing} phase={face.phase} />
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
  if (missing.length === 0) return <>{time}Everyone has sent.</>;
  const names = (
    <strong>
      <Names names={missing} />
    </strong>
  );
  switch (phase) {
    case 'waiting':
      return <>Not sent yet: {names}.</>;
    case 'running':
    case 'grace':
      return <>Not sent yet: {names}. Resolving now goes on without.</>;
    case 'over':
      return (
        <>
          {time}Nothing came from {names}.
        </>
      );
  }
}

/** Who is asked, and whether they have sent something; not what. */
export function Sent({ stage }: { readonly stage: Stage }) {
  return (
    <ul class="plain-list sent" aria-label="Who has sent">
      {stage.players.map(({ name, sent }) => (
        <li key={name} class={sent ? 'sent-yes' : 'sent-no'}>
          <bdi>{name}</bdi>
          <span>{sent ? '✓ sent' : '… not yet'}</span>
        </li>
      ))}
    </ul>
  );
}

/** Whether the button has had this meaning for a while. */
function useSettled(meaning: string): boolean {
  const [settled, setSettled] = useState(meaning);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setSettled(meaning), SETTLE);
    return () => clearTimeout(timer);
  }, [meaning]);
  return settled === meaning;
}
