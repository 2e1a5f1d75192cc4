// The whole sidebar: reads the desk, refreshes it, and shows the screen of the route.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../src/rounds/view/api';
import { call } from '../calls';
import { restText } from '../round/deliver';
import { useAnswering } from './answering';
import { MissingConsent } from './consent';
import { DeskContext, type DeskState, type Preview, type Route, type Task, type TypedFacts } from './context';
import { useRefresh } from './refresh';
import { Screens } from './screens';
import { StatusBar } from './status-bar';
import { useTasks } from './tasks';

export function Desk({ start }: { readonly start: Route }) {
  const { status, setStatus, run, running, taskCount } = useTasks();
  const [view, setView] = useState<DeskView | undefined>(undefined);
  const [route, setRoute] = useState<Route>(start);
  const [preview, setPreview] = useState<Preview | undefined>(undefined);
  const [typed, typeFacts] = useState<TypedFacts | undefined>(undefined);
  const [stale, setStale] = useState(false);
  const shown = useRef('');

  const show = useCallback((next: DeskView): void => {
    setStale(false);
    // An unchanged desk is not drawn again: no flicker, no lost selection.
    const text = JSON.stringify(next);
    if (text === shown.current) return;
    shown.current = text;
    setView(next);
  }, []);

  const change = useCallback(
    (task: Task<DeskView>): Promise<void> =>
      run({
        incomplete: (next) => restText(next) !== '',
        ...task,
        then: (next) => {
          show(next);
          task.then?.(next);
        },
      }),
    [run, show],
  );

  const go = useCallback(
    (next: Route): void => {
      setRoute(next);
      setStatus({ kind: 'quiet' });
    },
    [setStatus],
  );

  const open = useCallback((): void => {
    void change({ doing: 'Reading the game', work: () => call('getDesk') });
  }, [change]);
  useEffect(open, [open]);

  const busy = status.kind === 'busy';
  const answering = useAnswering(view, busy);
  useRefresh(async () => {
    if (running() || shown.current === '') return true;
    const before = taskCount();
    const answer = await call('getDesk');
    // A task was started meanwhile: its answer is newer.
    if (taskCount() !== before) return answer.ok;
    if (answer.ok) {
      show(answer.value);
      answering.answer();
    } else setStale(true);
    return answer.ok;
  });

  const desk = useMemo<DeskState | undefined>(
    () =>
      view === undefined
        ? undefined
        : {
            view,
            busy,
            route,
            preview,
            typed,
            unwatched: answering.unwatched,
            run,
            change,
            show,
            setPreview,
            typeFacts,
            go,
          },
    [view, busy, route, preview, typed, answering.unwatched, run, change, show, go],
  );

  return (
    <>
      <MissingConsent />
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
        onHelp={desk === undefined || route.at === 'help' ? undefined : () => go({ at: 'help', from: route })}
        onDismiss={() => setStatus({ kind: 'quiet' })}
        onMend={() =>
          void change({
            doing: 'Putting the ledger right',
            work: () => call('mendLedger'),
            done: () => 'The ledger says again what was written.',
          })
        }
      />
    </>
  );
}
