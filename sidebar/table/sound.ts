// A tick in each of the last five seconds, a lower tone when time is up, and a drum roll during the search for squares. The
// host can turn sound off; the browser remembers that.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ClockFace } from '../shared/clock';
import { writeStored, readStored } from '../shared/storage';

/** How many final seconds have a tick. */
const LAST_SECONDS = 5;
const TICK_HERTZ = 880;
const END_HERTZ = 440;
const SOUND_SETTING_KEY = 'round-keeper-table-sound';

export interface Sound {
  readonly on: boolean;
  readonly toggle: () => void;
  /** Unlocks sound. Browsers permit it only after a click, so every click that starts something calls this. */
  readonly wake: () => void;
}

export function useSound(): Sound & { readonly play: (hertz: number) => void } {
  const [on, setOn] = useState(() => readStored(SOUND_SETTING_KEY, 'localStorage') !== 'off');
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
      writeStored(SOUND_SETTING_KEY, on ? 'off' : 'on', 'localStorage');
      setOn(!on);
      wake();
    },
    play: (hertz) => {
      if (on && audio.current !== undefined) beep(audio.current, hertz);
    },
  };
}

/** The tone's pitch for what the clock shows, in hertz; undefined for silence. */
export function toneHertz(face: ClockFace | undefined): number | undefined {
  if (face === undefined) return undefined;
  if (face.phase === 'running') return face.seconds <= LAST_SECONDS ? TICK_HERTZ : undefined;
  return face.phase === 'grace' || face.phase === 'over' ? END_HERTZ : undefined;
}

/** Plays the tone whenever the clock's display changes, but not when the page opens. */
export function useTicking(face: ClockFace | undefined, play: (hertz: number) => void): void {
  const tone = toneHertz(face);
  // After the deadline there is a single tone, when the grace period begins.
  const shown =
    face?.phase === 'running' ? `running ${face.seconds}` : face?.phase === 'waiting' ? '' : 'ended';
  const before = useRef(shown);
  useEffect(() => {
    const ran = before.current.startsWith('running');
    before.current = shown;
    if (ran && tone !== undefined) play(tone);
  }, [shown]);
}

/** A drum roll while `rolls` is true: a low tone every 90 milliseconds. */
export function useDrumRoll(rolls: boolean, { on, play }: ReturnType<typeof useSound>): void {
  useEffect(() => {
    if (!rolls || !on) return undefined;
    const timer = setInterval(() => play(70), 90);
    return () => clearInterval(timer);
  }, [rolls, on]);
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
