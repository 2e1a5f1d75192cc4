// A stage, open or resolved: its questions, answers and their fates; and resolving it.
import type { Answered, Question } from '../../../games/frame/fields';
import type { OpenStage } from '../../../games/frame/match';
import type { PlainTab } from '../../../games/frame/tabs';
import type { Message, Reader, TypedAnswers } from '../../reply/reply';
import type { PageSection } from '../../reply/page-section';
import type { StageName } from '../../reply/stage-name';
import type { SetAtDeadline } from './inputs';

export interface AtDeadlineView extends Required<Omit<SetAtDeadline, 'before'>> {
  /** Whether stages of this match can end early, once everyone has answered. */
  readonly mayBeEarly: boolean;
  /** What the choice means for the open stage, a sentence each; empty once the game is over. */
  readonly says: readonly string[];
}

/** What Resolve round would do. */
export interface PreviewView {
  readonly stage: string;
  readonly title: string;
  /** Changes with anything the round depends on. */
  readonly token: string;
  readonly submissions: readonly SubmissionView[];
  /** Without an answer that counts. */
  readonly missing: readonly string[];
  /** What happens to missing players. */
  readonly without: readonly string[];
  /** The public news. */
  readonly happened: Happened;
  /** The public state of the match afterwards. */
  readonly standings: readonly PageSection[];
  /** Who leads afterwards, only for the host. */
  readonly leads: readonly PageSection[];
  readonly messages: readonly Message[];
  readonly warnings: readonly string[];
  readonly next: string;
}

/** A resolved stage's public news, without anything face down. */
export interface Happened {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Each audience's tabs after Resolve round. */
export interface TabsPreview {
  readonly title: string;
  readonly audiences: readonly { readonly to: Reader; readonly tabs: readonly PlainTab[] }[];
}

/** An answer to the open stage, and what would become of it now. */
export interface SubmissionView {
  /** For other calls. */
  readonly id: string;
  /** Identifies its state, sent back with actions on it; refused if it has changed. */
  readonly mark: string;
  /** As the form gave it, or as in the roster. */
  readonly player: string;
  readonly known: boolean;
  /** UTC milliseconds; 0 if unknown. */
  readonly at: number;
  readonly byHost: boolean;
  readonly late: boolean;
  /** Late because it came before the stage opened. */
  readonly early: boolean;
  /** Late because it was for another stage, or an earlier opening. */
  readonly former: boolean;
  /** When a late answer was sent, according to the phone; may be empty. */
  readonly tapText: string;
  /** The previous stage, if the answer may have been meant for it, and why. */
  readonly meant: { readonly title: string; readonly text: string } | null;
  readonly fate: 'counts' | 'replaced' | 'refused';
  readonly reasons: readonly string[];
  readonly words: readonly Answered[];
  /** Titles of answers that the host accepts. */
  readonly accepted: readonly string[];
}

export type AskView = Pick<OpenStage['asks'][number], 'form' | 'title' | 'help' | 'players' | 'questions'>;

interface AnyStage extends StageName {
  readonly asks: readonly AskView[];
  /** For the host; none in most games. */
  readonly hostQuestions: readonly Question[];
  readonly hostAnswers: TypedAnswers;
  readonly submissions: readonly SubmissionView[];
}

export interface StageView extends AnyStage {
  readonly openedAt: number;
  /** UTC milliseconds; null for none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  readonly acceptsLate: boolean;
  readonly accepting: boolean;
  /** Since when the host has paused answers; null while open, or closed by the deadline. */
  readonly pausedAt: number | null;
  /** The answers that count now, sent along with the host's part; empty if it doesn't depend on them. */
  readonly over: string;
  /** Changes since the host's part was saved, a sentence each. */
  readonly changedSinceSaved: readonly string[];
  /** An example, for practice games. */
  readonly hostSample?: TypedAnswers;
  /** From the host's entries: things to do or look at. */
  readonly hostWarnings: readonly string[];
  /** What the host can be asked now. */
  readonly occasions: OpenStage['occasions'];
  /** What the host has to enter before resolving, a sentence each. */
  readonly lacking: readonly string[];
  /** The host's news so far, including undone news: one message per reader. */
  readonly told: readonly Message[];
  readonly waitingFor: readonly string[];
  /** What happens to them without an answer that counts. */
  readonly without: readonly string[];
  /** One reminder each, to copy. */
  readonly reminders: readonly Message[];
  /** For players whose last answer was refused, with the reason; to copy. */
  readonly refusals: readonly Message[];
  /** About response rows that were skipped or look wrong, a sentence each. */
  readonly notices: readonly string[];
}

/** For corrections and reading. */
export interface PastStage extends AnyStage, StageName {}
