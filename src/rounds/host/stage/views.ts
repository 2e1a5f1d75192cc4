// A stage, open or resolved: its questions, its submissions and their fates; and resolving it.
import type { Answered, Question } from '../../../games/frame/fields';
import type { OpenStage } from '../../../games/frame/match';
import type { PlainTab } from '../../../games/frame/tabs';
import type { Message, Reader, TypedAnswers } from '../../reply/reply';
import type { PageSection } from '../../reply/page-section';
import type { StageName } from '../../reply/stage-name';
import type { SetAtDeadline } from './inputs';

export interface AtDeadlineView extends Required<Omit<SetAtDeadline, 'before'>> {
  /** Whether stages of this match can go on earlier, once everyone is in. */
  readonly mayBeEarly: boolean;
  /** The consequences of the choice for the open stage as it stands, a sentence each; none once the game is over. */
  readonly says: readonly string[];
}

/** The result that Resolve round would have. */
export interface PreviewView {
  readonly stage: string;
  readonly title: string;
  /** Another text when anything that the round depends on has changed. */
  readonly token: string;
  readonly submissions: readonly SubmissionView[];
  /** Players without a counted submission. */
  readonly missing: readonly string[];
  /** What happens in this stage to those who are missing, in sentences. */
  readonly without: readonly string[];
  /** What everyone would be told. */
  readonly happened: Happened;
  /** What everyone may know of the match then, from the public tabs. */
  readonly standings: readonly PageSection[];
  /** Who leads then, from the host's tabs: for the host only. */
  readonly leads: readonly PageSection[];
  readonly messages: readonly Message[];
  readonly warnings: readonly string[];
  readonly next: string;
}

/** A resolved stage as everyone was told of it, without what still lies face down. */
export interface Happened {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The tabs of each audience as Resolve round would leave them. */
export interface TabsPreview {
  readonly title: string;
  readonly audiences: readonly { readonly to: Reader; readonly tabs: readonly PlainTab[] }[];
}

/** One submission of the open stage, with its fate as it would be now. */
export interface SubmissionView {
  /** Names it in other calls. */
  readonly id: string;
  /** Marks it as it is shown: sent back with what is done to it, which is refused once it is something else. */
  readonly mark: string;
  /** The player's name, as the form gave it, or as the roster writes it. */
  readonly player: string;
  readonly known: boolean;
  /** UTC instant in milliseconds; 0 when not known. */
  readonly at: number;
  readonly byHost: boolean;
  readonly late: boolean;
  /** True for a late submission that came before the stage opened. */
  readonly early: boolean;
  /** True for a late submission that was made for another stage, or for an earlier opening of this one. */
  readonly former: boolean;
  /** The instant at which a late submission was sent, by the word of its phone; empty where the phone says nothing. */
  readonly tapText: string;
  /** The stage before, where the answer may have been meant for it: its title, and why; null elsewhere. */
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

export interface StageView extends AnyStage {
  readonly openedAt: number;
  /** UTC instant in milliseconds; null: none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  readonly acceptsLate: boolean;
  readonly accepting: boolean;
  /** The instant since which the host takes no answers; null while they are taken, or closed for the deadline. */
  readonly pausedAt: number | null;
  /** The players’ answers as they count now, sent along with the host’s part; empty if it doesn’t depend on them. */
  readonly over: string;
  /** How answers have changed since the host's part was saved, a sentence each. */
  readonly changedSinceSaved: readonly string[];
  /** An example of the host's answers, for practice games; absent where there is none. */
  readonly hostSample?: TypedAnswers;
  /** Warnings for the host that follow from their entries: things to do or to look at. */
  readonly hostWarnings: readonly string[];
  /** What the host may be asked for now. */
  readonly occasions: OpenStage['occasions'];
  /** What the host has to enter before it can be resolved, a sentence each. */
  readonly lacking: readonly string[];
  /** News from the host's entries, those taken back included: a message for each reader. */
  readonly told: readonly Message[];
  readonly waitingFor: readonly string[];
  /** What becomes of them if they send nothing that counts, in sentences. */
  readonly without: readonly string[];
  /** A reminder for each of these players, to copy. */
  readonly reminders: readonly Message[];
  /** A message for each player whose last answer is refused, with the reason: to copy and send to them. */
  readonly refusals: readonly Message[];
  /** Notes on rows of the response sheets that were passed over or look wrong, one sentence each. */
  readonly notices: readonly string[];
}

/** A resolved stage with all that was submitted, for correcting and reading again. */
export interface PastStage extends AnyStage, StageName {}
