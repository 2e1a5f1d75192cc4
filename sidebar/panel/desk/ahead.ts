// Has the forms of a draft drawn ahead while the host sets it up, and forms that no draft needs thrown away, by a call
// that the sidebar makes by itself.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import { call } from '../calls';

/** The state of the forms of the draft that is shown: they are being drawn, are drawn, or neither. */
export type Ahead = 'drawing' | 'drawn' | 'no';

/** The milliseconds for which a draft rests before its forms are drawn: whoever types on saves it again before. */
export const REST_MS = 3000;
/** The most calls for one draft: each draws as many forms as one call should. */
const MOST_CALLS = 5;

interface Done {
  /** The draft that the rest is about. */
  readonly wanted: string;
  readonly calls: number;
  readonly ahead: Ahead;
}

const NOTHING: Done = { wanted: '', calls: 0, ahead: 'no' };

/**
 * Calls for it while no task runs, so that the host's clicks go first. Failures are not shown: creating the game then
 * draws the forms.
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

/** Gives what to call for, as text; empty for nothing. */
function wantedOn(view: DeskView | undefined): string {
  if (view === undefined) return '';
  const draft = draftOn(view);
  if (draft === undefined) return view.formsAhead === true ? 'none' : '';
  const { game, roster, settings, forms } = draft;
  return forms === 0 ? '' : JSON.stringify([game.id, roster, settings]);
}

/** The draft on a desk. */
function draftOn(view: DeskView): DraftView | undefined {
  if (view.phase === 'draft') return view.draft;
  return view.phase === 'empty' ? undefined : (view.season?.draft ?? undefined);
}

/** The sentence about them for the draft's screen; empty where there is nothing to say. */
export function aheadText(ahead: Ahead, forms: number): string {
  if (ahead === 'no' || forms === 0) return '';
  const [what, they, their] = forms === 1 ? ['form', 'It takes', 'its'] : ['forms', 'They take', 'their'];
  const made =
    ahead === 'drawing'
      ? `Meanwhile Round Keeper gets the ${what} ready.`
      : `The ${what} ${forms === 1 ? 'is' : 'are'} made already.`;
  return `${made} ${they} no answers, and nobody has ${their} ${forms === 1 ? 'link' : 'links'}.`;
}
