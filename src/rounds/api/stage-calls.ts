// The calls that change something of the open stage, or look at it to do so: each says on which opening it was made.
import type { SidebarCall } from './calls';

/** The words for each of them with which a refusal begins: the thing that was tried. */
export const STAGE_CALLS = {
  previewRound: 'Looking at what resolving would bring',
  resolveRound: 'Resolving the round',
  previewHostFacts: 'Looking at what saving would tell',
  saveHostFacts: 'Saving what you enter',
  updateAnswers: 'Bringing Answers up to date',
  takeResults: 'Taking from Results',
  setDeadline: 'Moving the deadline',
  setAtDeadline: 'Choosing what happens at the deadline',
  setAccepting: 'Closing or opening the forms',
  previewChange: 'Looking at what changes',
  applyChange: 'Applying the change',
  startClock: 'Starting the clock',
  submitForPractice: 'Submitting for players',
} as const satisfies Partial<Record<SidebarCall, string>>;

export type StageCall = keyof typeof STAGE_CALLS;

/** The code of the question whether the host's part stands, where other answers count than it was made over (ALL-13). */
export const ANSWERS_CHANGED = 'answers-changed';

/** The code of the refusal where another stage, another match or another opening is there by then. */
export const OTHER_OPENING = 'other-opening';
