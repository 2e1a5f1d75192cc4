// How long to wait before looking again by itself.

/** The usual pause, after looks that failed twice as long each time: whoever has too much to do is left alone. */
export function pauseAfter(failures: number, usual: number, longest: number): number {
  return Math.min(longest, usual * 2 ** failures);
}
