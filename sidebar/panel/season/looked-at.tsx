// Remembers the standings that the host saw when a form was opened, since others may change them meanwhile.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';

/** Gives the token to send along, and a note once it is out of date. */
export function useLookedAt({ token: now }: SeasonView): {
  readonly token: string;
  readonly note: ComponentChildren;
} {
  const { busy } = useDesk();
  const [token, setToken] = useState(now);
  const note =
    token === now || busy ? null : (
      <div class="notes warning" role="status">
        <strong>Somebody’s standing has changed since you opened this.</strong>
        <p>Look at it first: it may have been this very change.</p>
        <Button onClick={() => setToken(now)}>I have looked: go on</Button>
      </div>
    );
  return { token, note };
}
