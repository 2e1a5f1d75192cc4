// Autoplay: the live table starts and resolves stages automatically until the host stops it or something fails.
import { useEffect, useState } from 'preact/hooks';
import type { LiveTableView } from '../../../src/rounds/host/live/views';
import type { ClockFace } from '../../shared/clock';
import type { LiveTable } from './live-table';

type LiveStage = NonNullable<LiveTableView['stage']>;

/** The next automatic step, and its delay in milliseconds. */
export interface AutoStep {
  readonly step: 'start' | 'resolve';
  readonly after: number;
}

/** Milliseconds for which a result is shown before the next stage starts. `short`: a result that shows no squares. */
const REVEAL_MS = { round: 8000, short: 4000 } as const;
/** Delay in milliseconds between the last answer and resolving, so that people see that player's lamp light up. */
const RESOLVE_DELAY_MS = 600;

/**
 * The next automatic step; undefined if there is none. A stage is resolved once everyone has answered or time is up.
 * The next stage starts once the last result has been shown long enough.
 */
export function nextAutoStep(
  view: Pick<LiveTableView, 'scene' | 'last' | 'stage'>,
  face: ClockFace,
): AutoStep | undefined {
  const { stage, scene, last } = view;
  if (stage === null) return undefined;
  const result = scene.results.find((one) => one.stage === last);
  switch (face.phase) {
    case 'waiting':
      return { step: 'start', after: (result?.region ?? null) === null ? REVEAL_MS.short : REVEAL_MS.round };
    case 'running':
    case 'grace':
      return stage.players.every(({ sent }) => sent)
        ? { step: 'resolve', after: RESOLVE_DELAY_MS }
        : undefined;
    case 'over':
      return { step: 'resolve', after: 0 };
  }
}

export interface Autoplay {
  readonly on: boolean;
  /** Why it stopped automatically; empty if it didn't. */
  readonly stopped: string;
  readonly toggle: () => void;
}

export function useAutoplay(table: LiveTable, view: LiveTableView, face: ClockFace | undefined): Autoplay {
  const [on, setOn] = useState(false);
  const [stopped, setStopped] = useState('');
  const { status, stale } = table;
  const { stage } = view;
  const why =
    status.kind === 'error'
      ? status.error.text
      : stale !== ''
        ? 'Google couldn’t be reached.'
        : stage === null
          ? 'The game is over.'
          : '';
  const next = face === undefined ? undefined : nextAutoStep(view, face);
  const busy = status.kind === 'busy';
  useEffect(() => {
    if (!on) return undefined;
    if (why !== '') {
      setOn(false);
      setStopped(why);
      return undefined;
    }
    if (busy || stage === null || next === undefined) return undefined;
    const timer = setTimeout(() => {
      runStep(table, stage, next.step);
      if (next.step === 'resolve' && isStageAbandoned(stage)) {
        setOn(false);
        setStopped(`Nobody answered in ${stage.title}.`);
      }
    }, next.after);
    return () => clearTimeout(timer);
  }, [on, why, busy, stage?.name, next?.step, next?.after]);
  return {
    on,
    stopped,
    toggle: () => {
      setStopped('');
      setOn(!on);
    },
  };
}

/** Whether nobody has answered in this stage. If so, autoplay stops, since the players may have left. */
export function isStageAbandoned({ players }: Pick<LiveStage, 'players'>): boolean {
  return players.length > 0 && players.every(({ sent }) => !sent);
}

function runStep(table: LiveTable, stage: LiveStage, step: AutoStep['step']): void {
  if (step === 'start') table.start(stage);
  else table.resolve(stage);
}
