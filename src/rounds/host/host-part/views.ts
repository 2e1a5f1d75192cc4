// The host’s part of a stage, as it is saved, computed and told.
import type { Message } from '../../reply/messages';

/** The tabs in which the host computes, brought up to date. */
export interface MatchTabsView {
  /** True where one was made just now. */
  readonly made: boolean;
  /** True where cells of them were written just now. */
  readonly changed: boolean;
  /** Their titles. */
  readonly answers: string;
  readonly history: string;
  readonly results: string;
  /** The title of the round that Answers is about. */
  readonly round: string;
}

/** The effect of saving the host's part; nothing is written yet. */
export interface HostPartPreview {
  /** The messages that go out at once. */
  readonly told: readonly Message[];
  /** Warnings that are not there yet. */
  readonly warnings: readonly string[];
}
