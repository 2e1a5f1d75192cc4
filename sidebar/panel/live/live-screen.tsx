// The page of a live table, for a shared screen: board, target, clock, players, and the last stage's results. It shows only
// public facts, although some calls return more.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LiveTableView } from '../../../src/rounds/host/live/views';
import { StatusBar } from '../desk/status-bar';
import { useAutoplay } from './autoplay';
import { Board, BoardAsText, MatchRule } from '../../shared/board';
import { Clock, useClockFace, Target, clockHeading, describeScene } from '../../table/clock-view';
import { DisplayNamesContext } from '../../shared/display-names';
import { LiveControls } from './controls';
import { EndCard, Winner } from '../../table/ending';
import { useLiveTable, type LiveTable } from './live-table';
import { Players } from '../../table/players';
import { deliveryText } from '../stage/deliver';
import { Result, StepButtons } from '../../table/result';
import { isSearchUnderway, getSceneState } from '../../table/scene-moment';
import { useDrumRoll, useSound, useTicking } from '../../table/sound';
import { FocusButton } from '../../shared/focusable-button';

export function LiveTablePage() {
  const table = useLiveTable();
  const { view, status } = table;
  return (
    <div class="table-page">
      {view === undefined ? (
        <main class="screen">
          <h1>The table</h1>
          <p class="quiet">
            {status.kind === 'error' ? 'The table couldn’t be loaded.' : 'Loading the game…'}
          </p>
          {status.kind === 'error' && <FocusButton onClick={table.refresh}>Reload</FocusButton>}
        </main>
      ) : (
        <DisplayNamesContext.Provider value={view.names}>
          <LiveTableScreen table={table} view={view} />
        </DisplayNamesContext.Provider>
      )}
      <StatusBar
        status={status}
        stale={table.stale}
        onRefresh={table.refresh}
        onHelp={undefined}
        onMend={undefined}
        onGoOn={undefined}
        onDismiss={table.dismiss}
      />
    </div>
  );
}

function LiveTableScreen({ table, view }: { readonly table: LiveTable; readonly view: LiveTableView }) {
  const { stage, scene } = view;
  const face = useClockFace(stage, table.ahead);
  const sound = useSound();
  useTicking(face, sound.play);
  const hunted = isSearchUnderway(view, face);
  useDrumRoll(hunted, sound);
  const autoplay = useAutoplay(table, view, face);
  const [step, setStep] = useEarlierResultStep(view);
  const shown = useMemo(() => getSceneState(view, step), [view, step]);
  // The page redraws every second for its clock; the board only when it changes.
  const board = useMemo(() => <Board board={scene.board} lit={shown.lit} />, [scene.board, shown]);
  const panel = useRef<HTMLDivElement>(null);
  // The host opened this window to run rounds, so its first button gets the focus once.
  useLayoutEffect(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const { end } = scene;
  return (
    <main class="live">
      <div class="panel" ref={panel}>
        <header class="head">
          <span>{view.game}</span>
          {view.practice && <span class="badge">Practice</span>}
        </header>
        <h1>{shown.result !== undefined && step !== null ? shown.result.title : clockHeading(view)}</h1>
        {(stage !== null || step !== null) && (
          <div class="clock-and-target">
            {stage !== null && face !== undefined && <Clock stage={stage} face={face} />}
            <Target shown={shown} />
          </div>
        )}
        {stage !== null && face !== undefined && (
          <LiveControls
            table={table}
            stage={stage}
            face={face}
            practice={view.practice}
            autoplay={autoplay}
            sound={sound}
          />
        )}
        <Players players={scene.players} stage={stage} shown={shown} />
      </div>
      <div class={hunted ? 'board-place hunted' : 'board-place'}>
        {board}
        {end !== null && step === null && <Winner end={end} />}
      </div>
      <div class="panel-below">
        <Result
          result={shown.result}
          words={describeScene(view)}
          notices={step === null ? table.notices : []}
        />
        {shown.result === undefined && <MatchRule rule={scene.rule} />}
        {end !== null && <EndCard scene={scene} end={end} />}
        <StepButtons results={scene.results} step={step} onStep={setStep} />
        <ProgressLine table={table} />
        <BoardAsText board={scene.board} lit={shown.lit} />
      </div>
    </main>
  );
}

/** Which earlier result is shown, with a setter; when a stage opens or its clock starts, the present is shown again. */
function useEarlierResultStep({
  stage,
}: LiveTableView): readonly [number | null, (step: number | null) => void] {
  const [step, setStep] = useState<number | null>(null);
  useEffect(() => setStep(null), [stage?.name, stage?.deadline]);
  return [step, setStep];
}

function ProgressLine({ table }: { readonly table: LiveTable }) {
  const { remaining, delivering, stopped, status } = table;
  const busy = status.kind === 'busy';
  const isLeft = !delivering && remaining.waiting + remaining.steps > 0;
  // A running task usually finishes the remaining work, so the host is asked to do it only while no task runs.
  const isTold = !isLeft || !busy;
  return (
    <div class="remaining-line">
      <p role="status">
        {isTold && (delivering ? `Delivering: ${remaining.waiting} to go.` : deliveryText(remaining))}
        {stopped !== '' && !delivering && ` ${stopped}`}
      </p>
      {isLeft && isTold && (
        <FocusButton onClick={() => table.finish()}>Create and deliver the rest</FocusButton>
      )}
    </div>
  );
}
