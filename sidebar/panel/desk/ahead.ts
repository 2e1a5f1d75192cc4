// Has forms drawn ahead while the host sets up a draft, and forms thrown away that no draft needs any more. The sidebar
// calls for it by itself.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call } from '../calls';

/** The state of the forms for the draft that is shown. */
export type Ahead = 'drawing' | 'drawn' | 'no';

/**
 * How long a draft must stay unchanged before its forms are drawn, in milliseconds, since a host who is still typing
 * changes it again.
 */
export const REST_MS = 3000;
/** The most calls for one draft; each draws as many forms as fit into one call. */
const MOST_CALLS = 5;

interface Done {
  /** The forms that were to be drawn then, as `wantedOn` names them. */
  readonly wanted: string;
  readonly calls: number;
  readonly ahead: Ahead;
}

const NOTHING: Done = { wanted: '', calls: 0, ahead: 'no' };

/**
 * Calls for forms while no task runs, so that the host's clicks go first. Failures are not shown, since creating the
 * game then draws the forms.
 */
export function useAhead(view: DeskView | undefined, busy: boolean): Ahead {
  const [done, setDone] = useState(NOTHING);
  const underway = useRef(false);
  const wanted = wantedOn(view);
  const calls = done.wanted === wanted ? done.calls : 0;
  const isWanted =
    wanted !== '' && !(done.wanted === wanted && done.ahead !== 'drawing') && calls < MOST_CALLS;
  useEffect(() => {
    if (busy || !isWanted || underway.current) return undefined;
    const timer = setTimeout(
      () => {
        underway.current = true;
        setDone({ wanted, calls, ahead: 'drawing' });
        void call('prepareAhead').then((answer) => {
          underway.current = false;
          const left = answer.ok && answer.value.left > 0 && calls + 1 < MOST_CALLS;
          const isDrawn = answer.ok && answer.value.forms > 0;
          setDone({ wanted, calls: calls + 1, ahead: left ? 'drawing' : isDrawn ? 'drawn' : 'no' });
        });
      },
      calls === 0 ? REST_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [wanted, busy, isWanted, calls, done]);
  return done.wanted === wanted ? done.ahead : 'no';
}

/** Gives what a call would have to do, as text; empty where there is nothing to do. */
function wantedOn(view: DeskView | undefined): string {
  if (view === undefined) return '';
  const { draft } = view;
  if (draft === undefined) return view.formsAhead === true ? 'none' : '';
  const { game, roster, settings, forms } = draft;
  return forms === 0 ? '' : JSON.stringify([game.id, roster, settings]);
}

/** Gives the sentence about these forms for the draft's screen; empty where there is nothing to say. */
export function aheadText(ahead: Ahead, forms: number): string {
  if (ahead === 'no' || forms === 0) return '';
  const [what, they, their] = forms === 1 ? ['form', 'It takes', 'its'] : ['forms', 'They take', 'their'];
  const made =
    ahead === 'drawing'
      ? `Meanwhile Round Keeper gets the ${what} ready.`
      : `The ${what} ${forms === 1 ? 'is' : 'are'} made already.`;
  return `${made} ${they} no answers, and nobody has ${their} ${forms === 1 ? 'link' : 'links'}.`;
}
