// Switches on and off that a picture goes out with each public result.
import { NOTHING, type Commit } from '../../commit/commit';
import type { Kept } from '../../session/game-session';

/** Switches the pictures on or off. */
export function setPictures({ record }: Kept, on: boolean): Commit {
  if (record.pictures === on) return NOTHING;
  const text = on
    ? 'Let a picture go out with each public result.'
    : 'Let public results go out without pictures.';
  return { entries: [{ text, entry: { kind: 'pictures', body: { on } } }] };
}
