// An answer as its sender sees it.
import type { TitledAnswer } from '../../games/frame/fields';

/** Part of an answer in the form's wording; `typed` marks text that the player typed. */
export interface AnswerPart extends TitledAnswer {
  readonly typed?: true;
}

/** An answer to the open stage, sent by page or form or entered by the host. */
export interface PlayerSubmission {
  /** UTC milliseconds; 0 if unknown. */
  readonly at: number;
  readonly when: string;
  readonly fate: 'counted' | 'replaced' | 'refused' | 'set-aside' | 'moved';
  /** Whether the answer counts, with the reason. */
  readonly text: string;
  readonly words: readonly AnswerPart[];
}
