// Who leaves, leaves once: leaving a match offers to leave the season, and the other way round, ticked (SN-21).
import { useState } from 'preact/hooks';

/** Whether the host wants the other one, too, and the tick by which they say so; `text` says what it means. */
export function useLeavesToo(label: string, text: string) {
  const [wanted, setWanted] = useState(true);
  const tick = (
    <label class="tick">
      <input type="checkbox" checked={wanted} onChange={(event) => setWanted(event.currentTarget.checked)} />
      <span>
        {label} <span class="help">{text}</span>
      </span>
    </label>
  );
  return { wanted, tick };
}
