// A submission as its sender reads it.
import type { Answered } from '../../games/frame/fields';

/** An answer in the words of its form; as it was typed where its question asks for a text. */
export interface OwnAnswer extends Answered {
  readonly typed?: true;
}

/** A submission for the open stage, sent by the reader on the page or the form, or entered by the host for them. */
export interface OwnSubmission {
  /** UTC milliseconds; 0 where it is not known. */
  readonly at: number;
  readonly when: string;
  readonly fate: 'counted' | 'replaced' | 'refused' | 'set-aside' | 'moved';
  /** A sentence on its fate, with the reason. */
  readonly text: string;
  readonly words: readonly OwnAnswer[];
}
