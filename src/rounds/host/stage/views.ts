// A stage with its questions and answers, whether the answers count, and what resolving would do.
import type { TitledAnswer, Question } from '../../../games/frame/fields';
import type { OpenStage } from '../../../games/frame/match';
import type { PlainTab } from '../../../games/frame/tabs';
import type { Message, Reader, AnswersByTitle } from '../../reply/reply';
import type { PageSection } from '../../reply/page-section';
import type { StageName } from '../../reply/stage-name';
import type { SetAtDeadlineInput } from './inputs';

export interface DeadlineActionView extends Required<Omit<SetAtDeadlineInput, 'before'>> {
  /** Whether stages of this match can end early once everyone has answered. */
  readonly mayBeEarly: boolean;
  /** What the choice means for the open stage, in sentences; empty once the game is over. */
  readonly effects: readonly string[];
}

/** What resolving the round would do. */
export interface PreviewView {
  readonly stage: string;
  readonly title: string;
  /** Changes whenever anything that the round depends on changes. */
  readonly token: string;
  readonly submissions: readonly SubmissionView[];
  /** Players without an answer that counts. */
  readonly missing: readonly string[];
  /** What happens to missing players. */
  readonly ifMissing: readonly string[];
  /** The public news. */
  readonly news: StageNews;
  /** The match's public state afterwards. */
  readonly standings: readonly PageSection[];
  /** Who leads afterwards. Only for the host. */
  readonly leads: readonly PageSection[];
  readonly messages: readonly Message[];
  readonly warnings: readonly string[];
  readonly next: string;
}

/** A resolved stage's public news, except news that stays hidden until a clock starts. */
export interface StageNews {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Each audience's tabs after resolving. */
export interface TabsPreview {
  readonly title: string;
  readonly audiences: readonly { readonly to: Reader; readonly tabs: readonly PlainTab[] }[];
}

/** An answer to a stage, and whether it counts now. */
export interface SubmissionView {
  /** The window sends this id in calls about the answer. */
  readonly id: string;
  /** Identifies the answer's state. Sent back with changes, which are refused if the state has changed. */
  readonly mark: string;
  /** The sender's name as typed in the form, or as in the roster if the player is known. */
  readonly player: string;
  readonly inRoster: boolean;
  /** UTC milliseconds; 0 if unknown. */
  readonly at: number;
  readonly byHost: boolean;
  readonly late: boolean;
  /** Sent before the stage opened: too late for the previous stage, too early for this one. Counts as late. */
  readonly early: boolean;
  /** Late because it was for another stage, or was sent before this stage was reopened. */
  readonly former: boolean;
  /** When “Send” was tapped for a late answer, according to the phone; may be empty. */
  readonly tapText: string;
  /** The previous stage and the reason, if the answer may have been meant for it. */
  readonly meant: { readonly title: string; readonly text: string } | null;
  readonly fate: 'counts' | 'replaced' | 'refused';
  readonly reasons: readonly string[];
  readonly answers: readonly TitledAnswer[];
  /** Titles of the parts of the answer that the host accepts. */
  readonly accepted: readonly string[];
}

export type AskView = Pick<OpenStage['asks'][number], 'form' | 'title' | 'help' | 'players' | 'questions'>;

interface BaseStageView extends StageName {
  readonly asks: readonly AskView[];
  /** Questions to the host; empty in most games. */
  readonly hostQuestions: readonly Question[];
  readonly hostAnswers: AnswersByTitle;
  readonly submissions: readonly SubmissionView[];
}

export interface StageView extends BaseStageView {
  readonly openedAt: number;
  /** UTC milliseconds; null for none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  readonly acceptsLate: boolean;
  readonly accepting: boolean;
  /** When the host paused the stage; null if it's open, or was closed by its deadline. */
  readonly pausedAt: number | null;
  /** Encodes the answers that count. Sent back with the host's entries; empty if the entries don't depend on answers. */
  readonly over: string;
  /** What has changed since the host's entries were saved, in sentences. */
  readonly changedSinceSaved: readonly string[];
  /** Sample entries for the host, in practice games. */
  readonly hostSample?: AnswersByTitle;
  /** What the host should do or check, according to their entries. */
  readonly hostWarnings: readonly string[];
  /** Requests that players can make of the host now, for the host to enter. */
  readonly occasions: OpenStage['occasions'];
  /** What the host must enter before resolving, in sentences. */
  readonly lacking: readonly string[];
  /** News that the host has entered so far, including undone news; one message per reader. */
  readonly hostNews: readonly Message[];
  readonly waitingFor: readonly string[];
  /** What happens to these players if they don't answer. */
  readonly ifMissing: readonly string[];
  /** One reminder per player who hasn't answered, for copying. */
  readonly reminders: readonly Message[];
  /** Messages to copy for players whose last answer was refused, with the reason. */
  readonly refusals: readonly Message[];
  /** Says which response rows were skipped or look wrong. */
  readonly notices: readonly string[];
}

export interface PastStageView extends BaseStageView, StageName {}
