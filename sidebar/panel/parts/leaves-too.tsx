// Who leaves, leaves once: leaving a match offers to leave the season, and the other way round, ticked (SN-21).
import { useState } from 'preact/hooks';
import { Tick } from './tick';

/** Whether the host wants the other one, too, and the tick by which they say so; `text` says what it means. */
export function useLeavesToo(label: string, text: string) {
  const [wanted, setWanted] = useState(true);
  const tick = (
    <Tick on={wanted} onTick={setWanted}>
      {label} <span class="help">{text}</span>
    </Tick>
  );
  return { wanted, tick };
}
