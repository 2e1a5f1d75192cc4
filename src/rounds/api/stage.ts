// A stage, open or resolved: its questions, its submissions and their fates.
import type { Answered, Question } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import type { FieldChanges } from './fields';
import type { Message } from './messages';
import type { TypedAnswers } from './typed-answers';

export interface StageName {
  readonly name: string;
  readonly title: string;
}

/** One submission of the open stage, with its fate as it would be now. */
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
  /** True for a late one that came before the stage opened. */
  readonly early: boolean;
  /** True for a late one that was made for a stage, or an opening of it, that was not open any more. */
  readonly former: boolean;
  /** The instant at which a late one was sent, by the word of its phone; empty where the phone says nothing. */
  readonly tapText: string;
  /** The stage before, where it may have been meant for that: its title, and the reason; null elsewhere. */
  readonly meant: { readonly title: string; readonly text: string } | null;
  readonly fate: 'counts' | 'replaced' | 'refused';
  readonly reasons: readonly string[];
  readonly words: readonly Answered[];
  /** The titles of the answers that the host accepts. */
  readonly accepted: readonly string[];
}

export type AskView = Pick<OpenStage['asks'][number], 'form' | 'title' | 'help' | 'players' | 'questions'>;

/** A stage that is open or was: its questions, and the entries for it. */
interface AnyStage extends StageName {
  readonly asks: readonly AskView[];
  /** Questions that the host answers with it; none in most games. */
  readonly hostQuestions: readonly Question[];
  /** The host's answers to them. */
  readonly hostAnswers: TypedAnswers;
  readonly submissions: readonly SubmissionView[];
}

/** The host's part as it is saved: the fields that a window changed, or from a script all of its answers. */
export type SaveHostFacts = ({ readonly fields: FieldChanges } | { readonly answers: TypedAnswers }) & {
  /** The players' answers over which it was made: `over` of the view, or `agree` of the error that asked. */
  readonly over?: string;
};

/** Closing the forms, or opening them again; with a deadline that is kept, moved there, or taken away. */
export interface SetAccepting {
  readonly accepting: boolean;
  /** A UTC instant in milliseconds. */
  readonly deadline?: 'kept' | number | null;
}

export interface StageView extends AnyStage {
  readonly openedAt: number;
  /** UTC instant in milliseconds; null: none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  readonly acceptsLate: boolean;
  readonly accepting: boolean;
  /** The instant since which the host takes no answers; null while they are taken, or closed for the deadline. */
  readonly pausedAt: number | null;
  /** The players' answers as they count now, for saving what was made over them; empty where the part is not. */
  readonly over: string;
  /** The differences since the host's part was saved over answers, a sentence each. */
  readonly changedSinceSaved: readonly string[];
  /** An example of the host's answers, for practice games; absent where there is none. */
  readonly hostSample?: TypedAnswers;
  /** Warnings for the host that follow from their entries: things to do or to look at. */
  readonly hostWarnings: readonly string[];
  /** The occasions on which the host may be asked for something now. */
  readonly occasions: OpenStage['occasions'];
  /** News from the host's entries, those taken back included: a message for each reader. */
  readonly told: readonly Message[];
  readonly waitingFor: readonly string[];
  /** Their fate if nothing of theirs counts, in sentences. */
  readonly without: readonly string[];
  /** A message for each of those, to copy. */
  readonly reminders: readonly Message[];
  /** A message for each player whose last answer is refused, with the reason: to copy and send to them. */
  readonly refusals: readonly Message[];
  /** Notes on rows of the response sheets that were passed over or look wrong, one sentence each. */
  readonly notices: readonly string[];
}

/** The tabs in which the host computes, brought up to date. */
export interface MatchTabsView {
  /** True where one was made just now. */
  readonly made: boolean;
}

/** The host's part as the results in the host's sheet say it; nothing is entered by reading it. */
export interface TakenResults {
  /** The answers to every question that has a place there; empty text where nothing stands. */
  readonly answers: TypedAnswers;
  /** Cells that are refused, a sentence each. */
  readonly refused: readonly string[];
  /** The title of the round before where all that was taken is what was entered for it; empty where it is not. */
  readonly sameAs: string;
  /** The players' answers over which they were computed, for saving them. */
  readonly over: string;
}

/** A resolved stage with all that was submitted, for correcting and reading again. */
export interface PastStage extends AnyStage, StageName {}

/** Progress in telling players the fates of their submissions. */
export interface FatesView {
  /** Books that were not reached in this call. */
  readonly left: number;
  /**
   * The reason why Google does not notify Round Keeper of new answers: then only an open sidebar sees them. Empty where
   * it does.
   */
  readonly unwatched: string;
}

/** The effect of saving the host's part; nothing is written yet. */
export interface HostPartPreview {
  /** The messages that go out at once. */
  readonly told: readonly Message[];
  /** Warnings that are not there yet. */
  readonly warnings: readonly string[];
}
