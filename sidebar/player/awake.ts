// Keeps the phone's screen on while a live stage is open, and vibrates when its clock starts.
import { useEffect, useRef } from 'preact/hooks';
import type { PageStage } from '../../src/rounds/page/views';

const START_VIBRATION_MS = [120, 60, 120];

export function useAwakeWhileLive(stage: PageStage | null): void {
  const runs = stage !== null && stage.live && stage.deadline !== null && !stage.waits;
  const ran = useRef(runs);
  useEffect(() => {
    const starts = runs && !ran.current;
    ran.current = runs;
    if (starts) vibrate();
  }, [runs, stage?.name]);
  const live = stage?.live === true;
  useEffect(() => (live ? keepAwake() : undefined), [live]);
}

function vibrate(): void {
  try {
    navigator.vibrate(START_VIBRATION_MS);
  } catch {
    // This phone can't vibrate.
  }
}

/** Keeps the screen on until the returned function is called; requested again when a hidden page becomes visible. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  const release = (): void => void lock?.release().catch(() => undefined);
  const ask = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) release();
    } catch {
      // The browser doesn't support it, or refuses.
    }
  };
  const onSeen = (): void => void ask();
  document.addEventListener('visibilitychange', onSeen);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onSeen);
    release();
  };
}
