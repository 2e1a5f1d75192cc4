// A phone in a live stage: its screen stays on, and it vibrates when the clock starts, where the frame allows it.
// Nothing depends on it.
import { useEffect, useRef } from 'preact/hooks';
import type { PageStage } from '../../src/rounds/page/views';

const START = [120, 60, 120];

export function useAwake(stage: PageStage | null): void {
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
    navigator.vibrate(START);
  } catch {
    // The phone does not vibrate, then.
  }
}

/**
 * Keeps the screen on until the returned function is called. A hidden page loses this, and asks again when it is seen.
 */
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
      // The browser does not offer it, or refuses.
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
