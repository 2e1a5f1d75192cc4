// The whole sidebar: loads its data, refreshes it, and shows the open screen.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import {
  call,
  DeskContext,
  type DeskState,
  type StagePreview,
  type Route,
  type TaskStatus,
  type Task,
  type UnsavedHostInput,
} from '../calls';
import { initialRoute } from '../season/season-helpers';
import { remainingText } from '../stage/deliver';
import { useContinueFromOlderBook } from './older-book';
import { usePostponedBooks, useDeskPolling, useRereadWhenRefused, usePolledDesk } from './polled-desk';
import { Screens } from './screens';
import { StatusBar } from './status-bar';
import { useTaskRunner, type TaskRunner } from './tasks';
import type { GoogleConsent } from '../../../src/rounds/reply/account';
import { FocusButton } from '../../shared/focusable-button';
import { ErrorBoundaries } from '../../shared/error-boundaries';

export function Desk({ start }: { readonly start: Route }) {
  const tasks = useTaskRunner();
  const { status, setStatus, run, running } = tasks;
  const shown = usePolledDesk();
  const { view, show } = shown;
  const change = useRunChange(run, show);
  const place = useScreenState(initialRoute(view, start), setStatus);
  const open = useCallback((): void => {
    void change({ doing: 'Reading the game', work: () => call('getDesk') });
  }, [change]);
  useEffect(open, [open]);
  const unwatched = useDeskPolling(tasks, shown);
  const { onGoOn, question } = useContinueFromOlderBook(tasks, { show, change });
  const refused = useRereadWhenRefused(tasks, shown);
  usePostponedBooks(tasks, shown);
  const busy = status.kind === 'busy';
  const desk = useMemo<DeskState | undefined>(
    () => (view === undefined ? undefined : { view, busy, refused, unwatched, run, change, show, ...place }),
    [view, busy, refused, unwatched, run, change, show, place],
  );
  const { route, go } = place;
  return (
    <>
      <MissingPermissions />
      {desk === undefined ? (
        <LoadingScreen status={status} onRead={open} />
      ) : (
        <DeskContext.Provider value={desk}>
          <ErrorBoundaries>
            <Screens />
          </ErrorBoundaries>
        </DeskContext.Provider>
      )}
      {question}
      <StatusBar
        status={status}
        stale={shown.stale}
        onRefresh={() => {
          if (!running()) open();
        }}
        onHelp={desk === undefined || route.at === 'help' ? undefined : () => go({ at: 'help', from: route })}
        onDismiss={() => setStatus({ kind: 'quiet' })}
        onGoOn={onGoOn}
        onMend={() =>
          void change({
            doing: 'Repairing the ledger',
            work: () => call('mendLedger'),
            done: () => 'Ledger repaired.',
          })
        }
      />
    </>
  );
}

function useRunChange(run: TaskRunner['run'], show: DeskState['show']): DeskState['change'] {
  return useCallback(
    (task: Task<DeskView>): Promise<void> =>
      run({
        incomplete: (next) => remainingText(next) !== '',
        ...task,
        then: (next) => {
          show(next);
          task.then?.(next);
        },
      }),
    [run, show],
  );
}

type ScreenState = Pick<DeskState, 'route' | 'preview' | 'typed' | 'setPreview' | 'typeFacts' | 'go'>;

/** Keeps the open screen, and what the host typed on any screen without saving. */
function useScreenState(start: Route, setStatus: TaskRunner['setStatus']): ScreenState {
  const [gone, setRoute] = useState<Route | undefined>(undefined);
  const route = gone ?? start;
  const [preview, setPreview] = useState<StagePreview | undefined>(undefined);
  const [typed, typeFacts] = useState<UnsavedHostInput | undefined>(undefined);
  const go = useCallback(
    (next: Route): void => {
      setRoute(next);
      setStatus({ kind: 'quiet' });
    },
    [setStatus],
  );
  return useMemo(() => ({ route, preview, typed, setPreview, typeFacts, go }), [route, preview, typed, go]);
}

function LoadingScreen({ status, onRead }: { readonly status: TaskStatus; readonly onRead: () => void }) {
  return (
    <main class="screen">
      <p class="quiet">{status.kind === 'error' ? 'The game couldn’t be loaded.' : 'Loading the game…'}</p>
      {status.kind === 'error' && <FocusButton onClick={onRead}>Reload</FocusButton>}
    </main>
  );
}

declare global {
  interface Window {
    /** Google permissions that were missing when the page opened. */
    readonly ROUND_KEEPER_CONSENT?: GoogleConsent;
  }
}

function MissingPermissions() {
  const { missing = [], page = '' } = window.ROUND_KEEPER_CONSENT ?? {};
  if (missing.length === 0) return null;
  return (
    <section class="notes problem" aria-label="Missing permissions">
      <strong>Some permissions are missing</strong>
      <p>Some boxes weren’t ticked when Google asked. Until you tick them, Round Keeper can’t:</p>
      <ul>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {page !== '' && (
        <a class="button" href={page} target="_blank" rel="noopener">
          Give permission
        </a>
      )}
      <p>Tick all of Google’s boxes. Then choose Extensions › Round Keeper › Open Round Keeper again.</p>
    </section>
  );
}
