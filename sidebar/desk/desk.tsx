// The sidebar as a whole: reads the desk, keeps it fresh, and shows the screen that belongs to it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../src/rounds/view/api';
import { call } from '../calls';
import { DeskContext, type DeskState, type Place, type Seen, type Task, type TypedFacts } from './context';
import { useRefresh } from './refresh';
import { Screens } from './screens';
import { StatusBar } from './status-bar';
import { useTasks } from './tasks';

export function Desk({ start }: { readonly start: Place }) {
  const { status, setStatus, run, running, turn } = useTasks();
  const [view, setView] = useState<DeskView | undefined>(undefined);
  const [place, setPlace] = useState<Place>(start);
  const [seen, setSeen] = useState<Seen | undefined>(undefined);
  const [typed, typeFacts] = useState<TypedFacts | undefined>(undefined);
  const [stale, setStale] = useState(false);
  const shown = useRef('');

  const show = useCallback((next: DeskView): void => {
    setStale(false);
    // The same desk again draws nothing: no flicker, no lost selection.
    const text = JSON.stringify(next);
    if (text === shown.current) return;
    shown.current = text;
    setView(next);
  }, []);

  const change = useCallback(
    (task: Task<DeskView>): Promise<void> =>
      run({
        ...task,
        then: (next) => {
          show(next);
          task.then?.(next);
        },
      }),
    [run, show],
  );

  const go = useCallback(
    (next: Place): void => {
      setPlace(next);
      setStatus({ kind: 'quiet' });
    },
    [setStatus],
  );

  const open = useCallback((): void => {
    void change({ doing: 'Reading the game', work: () => call('getDesk') });
  }, [change]);
  useEffect(open, [open]);

  useRefresh(async () => {
    if (running() || shown.current === '') return;
    const before = turn();
    const answer = await call('getDesk');
    // Something was asked for meanwhile: its own answer is the newer one.
    if (turn() !== before) return;
    if (answer.ok) show(answer.value);
    else setStale(true);
  });

  const busy = status.kind === 'busy';
  const desk = useMemo<DeskState | undefined>(
    () =>
      view === undefined
        ? undefined
        : {
            view,
            busy,
            place,
            seen,
            typed,
            run,
            change,
            show,
            see: setSeen,
            typeFacts,
            go,
          },
    [view, busy, place, seen, typed, run, change, show, go],
  );

  return (
    <>
      {desk === undefined ? (
        <main class="screen">
          <p class="quiet">{busy ? 'Reading the game…' : 'The game could not be read.'}</p>
          {status.kind === 'error' && (
            <button type="button" class="button" onClick={open}>
              Read it again
            </button>
          )}
        </main>
      ) : (
        <DeskContext.Provider value={desk}>
          <Screens />
        </DeskContext.Provider>
      )}
      <StatusBar
        status={status}
        stale={stale}
        onRefresh={() => {
          if (!running()) open();
        }}
        onHelp={desk === undefined || place.at === 'help' ? undefined : () => go({ at: 'help' })}
        onDismiss={() => setStatus({ kind: 'quiet' })}
      />
    </>
  );
}
