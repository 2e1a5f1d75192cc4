// A tick in each of the last five seconds, and a lower one as time is up; the host may mute it, which is remembered.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ClockFace } from '../shared/clock';

/** The number of last seconds of which each is heard. */
const LAST_SECONDS = 5;
const TICK_HERTZ = 880;
const END_HERTZ = 440;
const KEPT_AS = 'round-keeper-table-sound';

export interface Sound {
  readonly on: boolean;
  readonly toggle: () => void;
  /**
   * Lets the page be heard. Browsers allow that only after a click on it: every click that starts something calls this.
   */
  readonly wake: () => void;
}

export function useSound(): Sound & { readonly play: (hertz: number) => void } {
  const [on, setOn] = useState(kept);
  const audio = useRef<AudioContext | undefined>(undefined);
  const wake = (): void => {
    if (typeof AudioContext === 'undefined') return;
    audio.current ??= new AudioContext();
    void audio.current.resume();
  };
  return {
    on,
    wake,
    toggle: () => {
      keep(!on);
      setOn(!on);
      wake();
    },
    play: (hertz) => {
      if (on && audio.current !== undefined) beep(audio.current, hertz);
    },
  };
}

/** The pitch of the tone for this face of the clock, in hertz; undefined: no tone. */
export function toneOf(face: ClockFace | undefined): number | undefined {
  if (face === undefined) return undefined;
  if (face.phase === 'running') return face.seconds <= LAST_SECONDS ? TICK_HERTZ : undefined;
  return face.phase === 'grace' || face.phase === 'over' ? END_HERTZ : undefined;
}

/** Plays the tone of the face as it changes; not as the page opens. */
export function useTicking(face: ClockFace | undefined, play: (hertz: number) => void): void {
  const tone = toneOf(face);
  // In the grace one tone is heard, at its beginning.
  const shown =
    face?.phase === 'running' ? `running ${face.seconds}` : face?.phase === 'waiting' ? '' : 'ended';
  const before = useRef(shown);
  useEffect(() => {
    const ran = before.current.startsWith('running');
    before.current = shown;
    if (ran && tone !== undefined) play(tone);
  }, [shown]);
}

function beep(audio: AudioContext, hertz: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.2);
}

/**
 * True unless the host turned the sound off. In a browser that keeps nothing for this page, the sound is on each time.
 */
function kept(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== 'off';
  } catch {
    return true;
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(KEPT_AS, on ? 'on' : 'off');
  } catch {
    // Then it holds until the page is closed.
  }
}
