// A stage, open or resolved: what it asks, what was submitted, and what would become of it.
import type { Answered, Question } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import type { Message } from './messages';

/** Answers by question title; absent: none, or the default. */
export type TypedAnswers = Readonly<Record<string, string>>;

export interface StageName {
  readonly name: string;
  readonly title: string;
}

/** One submission of the open stage and what would become of it. */
export interface SubmissionView {
  /** Names it in other calls. */
  readonly id: string;
  /** As the form said it, or the roster's name. */
  readonly player: string;
  readonly known: boolean;
  /** UTC instant in milliseconds; 0 when not known. */
  readonly at: number;
  readonly byHost: boolean;
  readonly late: boolean;
  /** Of a late one: it came before the stage opened. */
  readonly early: boolean;
  /** Of a late one: when it was sent by the word of its phone; empty where that says nothing. */
  readonly tapText: string;
  readonly fate: 'counts' | 'replaced' | 'refused';
  readonly reasons: readonly string[];
  readonly words: readonly Answered[];
}

export type AskView = Pick<OpenStage['asks'][number], 'form' | 'title' | 'help' | 'players' | 'questions'>;

/** A stage that is open or was: what it asks, and what was entered for it. */
interface AnyStage extends StageName {
  readonly asks: readonly AskView[];
  /** What the host enters with it; none in most games. */
  readonly hostQuestions: readonly Question[];
  /** What was entered of that. */
  readonly hostAnswers: TypedAnswers;
  readonly submissions: readonly SubmissionView[];
}

export interface StageView extends AnyStage {
  readonly openedAt: number;
  /** UTC instant in milliseconds; null: none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  readonly acceptsLate: boolean;
  readonly accepting: boolean;
  /** What the host is to do or to look at because of what was entered. */
  readonly hostWarnings: readonly string[];
  /** What the host's entries have told, what was taken back too: a message for each reader. */
  readonly told: readonly Message[];
  readonly waitingFor: readonly string[];
  /** A message for each of those, to copy. */
  readonly reminders: readonly Message[];
  /** For each player whose last answer is refused: why, to copy and send to them. */
  readonly refusals: readonly Message[];
  /** What was passed over or looks wrong in the response sheets, one sentence each. */
  readonly notices: readonly string[];
}

/** A stage that has been resolved. */
export interface PastSummary extends StageName {
  readonly resolvedAt: number;
}

/** A resolved stage with all that was submitted, for correcting and reading again. */
export interface PastStage extends AnyStage, PastSummary {}

/** How far players have been told what becomes of what they sent. */
export interface AnsweredView {
  /** Books that were not reached in this call. */
  readonly left: number;
  /** Why Google does not say when an answer comes in: then only an open sidebar sees it. Empty where Google does. */
  readonly unwatched: string;
}
