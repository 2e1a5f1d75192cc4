// Has players told what became of their submissions whenever the desk shows something new about them, unless a trigger
// does so.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call } from '../calls';

interface FatesDelivery {
  /** Why answers are only noticed while the sidebar is open; empty where they always are. */
  readonly unwatched: string;
  /** Tries again to tell players what could not be told before. */
  readonly deliver: () => void;
}

/** Calls for it while no task runs, so that the host's clicks go first. */
export function useFates(view: DeskView | undefined, busy: boolean): FatesDelivery {
  const [unwatched, setUnwatched] = useState('');
  const answered = useRef('');
  const underway = useRef(false);
  const now = sentOn(view);
  const answer = useCallback((): void => {
    if (busy || underway.current || now === '' || now === answered.current) return;
    underway.current = true;
    void call('deliverFates').then((done) => {
      underway.current = false;
      if (!done.ok) return;
      if (done.value.left === 0) answered.current = now;
      setUnwatched(done.value.unwatched);
    });
  }, [now, busy]);
  useEffect(answer, [answer]);
  return { unwatched, deliver: answer };
}

/**
 * Gives the submissions for the open stage and what became of each, as one text; empty where no player is to be told.
 */
function sentOn(view: DeskView | undefined): string {
  if (view === undefined || !('play' in view) || view.play.live || view.play.stage === null) return '';
  const { name, submissions } = view.play.stage;
  const own = submissions.filter(({ known }) => known);
  return own.length === 0
    ? ''
    : JSON.stringify([name, own.map(({ id, fate, reasons }) => [id, fate, reasons])]);
}
