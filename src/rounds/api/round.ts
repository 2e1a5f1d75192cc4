// A round: the result of resolving it, as a preview or as it was done.
import type { PlainTab } from '../../games/frame/tabs';
import type { AudienceChanges } from './changes';
import type { DeskView } from './game';
import type { Message, Reader } from './messages';
import type { PostClaim } from './posts';
import type { SubmissionView } from './stage';

/** The result of Resolve round, as it would be or as it was. */
export interface RoundView {
  readonly stage: string;
  readonly title: string;
  /** Changes when anything that the round depends on does. */
  readonly token: string;
  readonly submissions: readonly SubmissionView[];
  /** Players without a counted submission. */
  readonly missing: readonly string[];
  /** Their fate in this stage, in sentences. */
  readonly without: readonly string[];
  /** News for everyone, line by line, and what comes next; without the marks that Discord needs. */
  readonly news: readonly string[];
  readonly messages: readonly Message[];
  readonly warnings: readonly string[];
  readonly next: string;
}

/** The result that Resolve round would have, with the changes that it would make in the books. */
export interface PreviewView extends RoundView {
  /** The changes for each audience whose tabs change. */
  readonly changes: readonly AudienceChanges[];
}

/** The tabs of each audience as Resolve round would leave them. */
export interface TabsPreview {
  readonly title: string;
  readonly audiences: readonly { readonly to: Reader; readonly tabs: readonly PlainTab[] }[];
}

export interface ResolveAnswer {
  /** `resolved`: by this click. `already`: by an earlier click or another window; nothing was changed. */
  readonly outcome: 'resolved' | 'already';
  readonly text: string;
  /** Notes on reading the forms themselves: what was found there, or could not be read; one sentence each. */
  readonly notices: readonly string[];
  /** Changes since the preview that the host saw. */
  readonly changedSincePreview: readonly string[];
  readonly round: RoundView | null;
  /** The messages that are this window's to post; null where it asked for none, or they wait for something else. */
  readonly claimed: PostClaim | null;
  readonly desk: DeskView;
}
