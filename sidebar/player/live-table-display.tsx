// The table of a live game as a separate page, for a television, a shared screen, or spectators' phones. It shows only
// public facts, and is read-only.
import { useEffect, useMemo, useState, useLayoutEffect } from 'preact/hooks';
import type { Reply } from '../../src/rounds/reply/reply';
import type { LiveTableContent, LiveTableUpdate, InitialLiveTableData } from '../../src/rounds/page/views';
import { Board, BoardAsText, MatchRule } from '../shared/board';
import { DisplayNamesContext } from '../shared/display-names';
import { withJitter, backoffPause } from '../shared/pause';
import { Clock, useClockFace, Target, clockHeading } from '../table/clock-view';
import { EndCard, Winner } from '../table/ending';
import { Players } from '../table/players';
import { Result } from '../table/result';
import { isSearchUnderway, getSceneState } from '../table/scene-moment';
import { call } from './page-calls';
import { usePolledContent, type TimedContent } from './polled-page';
import { FocusButton } from '../shared/focusable-button';

const LIVE_PAUSE_MS = 1000;
/** Polling interval once everyone has answered, in milliseconds, since the result is imminent. */
const RESULT_PAUSE_MS = 500;
/** Polling interval while nothing is open, in milliseconds: the game may be replayed, or another begin. */
const IDLE_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;
/** How long a challenge's words are shown across the board, in milliseconds. */
const HEADLINE_MS = 2600;

/** Milliseconds until the table is reread. It polls even while hidden, since a shared screen may show it. */
function liveTablePollDelay(table: LiveTableContent | undefined, failures: number): number {
  return withJitter(backoffPause(failures, pauseForStage(table), LONGEST_PAUSE_MS));
}

function pauseForStage(table: LiveTableContent | undefined): number {
  if (table === undefined) return LIVE_PAUSE_MS;
  if (table.stage === null) return IDLE_PAUSE_MS;
  const { deadline, players } = table.stage;
  return deadline !== null && players.every(({ sent }) => sent) ? RESULT_PAUSE_MS : LIVE_PAUSE_MS;
}

export function LiveTableDisplay({ start: { key, reading } }: { readonly start: InitialLiveTableData }) {
  const { content, error, ahead } = usePolledContent<LiveTableContent>({
    first: toContentReply(reading),
    look: async (stamp) => toContentReply(await call('readTable', { key, stamp })),
    pause: liveTablePollDelay,
  });
  // An archived game is no longer shown.
  const table = error?.code === 'not-live' ? undefined : content;
  return (
    <div class="table-page wall">
      {table === undefined ? (
        <main class="wall-message">
          <h1>The table</h1>
          <p role="status">{error?.text ?? 'Loading the game…'}</p>
        </main>
      ) : (
        <DisplayNamesContext.Provider value={table.names}>
          <LiveTableScreen table={table} ahead={ahead} />
        </DisplayNamesContext.Provider>
      )}
      {table !== undefined && error !== undefined && (
        <p class="wall-foot" role="status">
          The table may be out of date. {error.text}
        </p>
      )}
    </div>
  );
}

function toContentReply(reply: Reply<LiveTableUpdate>): Reply<TimedContent<LiveTableContent>> {
  if (!reply.ok) return reply;
  const { now, stamp, table } = reply.value;
  return { ok: true, value: { now, stamp, content: table } };
}

function LiveTableScreen({ table, ahead }: { readonly table: LiveTableContent; readonly ahead: number }) {
  const { stage, scene } = table;
  const { end } = scene;
  const face = useClockFace(stage, ahead);
  const shown = useMemo(() => getSceneState(table, null), [table]);
  // The page redraws every second for its clock; the board only when it changes.
  const board = useMemo(() => <Board board={scene.board} lit={shown.lit} />, [scene.board, shown]);
  const hunted = isSearchUnderway(table, face);
  const word = useBriefHeadline(stage?.name ?? '', regionHeadline(table));
  return (
    <main class={end === null ? 'live' : 'live ended'}>
      <div class="panel">
        <header class="head">
          <span>{table.game}</span>
          <FullScreen />
          {table.practice && <span class="badge">Practice</span>}
        </header>
        <h1>{displayHeading(table)}</h1>
        {stage !== null && face !== undefined && (
          <div class="clock-and-target">
            <Clock stage={stage} face={face} />
            <Target shown={shown} />
          </div>
        )}
        <Players players={scene.players} stage={stage} shown={shown} />
      </div>
      <div class={hunted ? 'board-place hunted' : 'board-place'}>
        {board}
        {word !== '' && (
          <p class="winner moment" aria-hidden="true">
            {word}
          </p>
        )}
        {end !== null && <Winner end={end} />}
      </div>
      <div class="panel-below">
        <Result
          result={shown.result}
          words={describeTable(table)}
          next={stage === null ? '' : describeTable(table)}
          notices={[]}
        />
        {stage !== null && (
          <div class="wall-rule">
            <MatchRule rule={scene.rule} />
          </div>
        )}
        {end !== null && <EndCard scene={scene} end={end} />}
        <div class="wall-words">
          <BoardAsText board={scene.board} lit={shown.lit} />
        </div>
      </div>
    </main>
  );
}

/** The open stage's heading, with the number of rounds. */
function displayHeading(table: LiveTableContent): string {
  const { title, of } = table.scene.round;
  const heading = clockHeading(table);
  return heading === title || heading.startsWith(`${title},`)
    ? `${title} of ${of}${heading.slice(title.length)}`
    : heading;
}

/** Says what is happening. A challenge is hidden until its clock starts, so that nobody sees it longer than others. */
function describeTable(table: LiveTableContent): string {
  const { stage, scene } = table;
  const isHidden = stage?.faceDown === true && stage.title.startsWith(`${scene.round.title},`);
  return isHidden ? 'Opens when the clock starts' : scene.moment;
}

/** The latest result's headline while a region of the board is outlined; empty otherwise. */
function regionHeadline({ scene: { region, results } }: LiveTableContent): string {
  return region === null ? '' : (results[results.length - 1]?.headline ?? '');
}

/** Text shown for a moment after a stage begins; empty afterwards, and if the page was opened during the stage. */
function useBriefHeadline(stage: string, word: string): string {
  const [lying, setLying] = useState(false);
  const [first] = useState(stage);
  useEffect(() => {
    if (word === '' || stage === first) return undefined;
    setLying(true);
    const timer = setTimeout(() => setLying(false), HEADLINE_MS);
    return () => {
      clearTimeout(timer);
      setLying(false);
    };
  }, [word, stage]);
  return lying ? word : '';
}

function FullScreen() {
  const [whole, setWhole] = useState(document.fullscreenElement !== null);
  const [refused, setRefused] = useState(false);
  useLayoutEffect(() => {
    const onChange = (): void => setWhole(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  if (whole) return null;
  // In Google's frame full screen may be offered and then refused.
  if (!document.fullscreenEnabled || refused)
    return <span class="full-screen-key">Press F11 for full screen.</span>;
  return (
    <>
      <FocusButton
        onClick={() => void document.documentElement.requestFullscreen().catch(() => setRefused(true))}
      >
        Full screen
      </FocusButton>
      <span class="full-screen-key">or F11</span>
    </>
  );
}
