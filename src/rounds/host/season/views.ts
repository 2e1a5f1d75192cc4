// A season, as the host sees it, and what they enter in it.
import type { MatchKind, Until } from '../../../games/frame/season';
import type { Change as StandingChange, Visibility, Inherit } from '../../../seasons/types';
import type { Message, HolderView } from '../../reply/reply';
import type { HostWordView } from '../messages/views';

export type { MatchKind, StandingChange };

export interface CurrencyView {
  readonly name: string;
  readonly shown: Visibility;
}

export interface PersonView extends HolderView {
  readonly name: string;
  /** The name of whoever holds the seat now: mostly the same. */
  readonly person: string;
  /** Who held it before and can have it back; empty for nobody. */
  readonly before: string;
  /** The name as people read it: `Bo (played by D'Arcy)`. */
  readonly title: string;
  readonly in: 'in' | 'eliminated' | 'left';
  /** The episode in which they went out or left; empty while they are in. */
  readonly episode: string;
  /** Every currency by name. */
  readonly purses: readonly { readonly name: string; readonly amount: number }[];
  readonly tokens: number;
  /** A mark without `until` stays for good. */
  readonly marks: readonly { readonly name: string; readonly until?: Until }[];
  readonly candidate: boolean;
  readonly opponent: boolean;
  /** Their line of the host's table: their episodes, and how often they were late or missed. */
  readonly line: string;
  /** Their changes, the latest first. */
  readonly changes: readonly ChangeLine[];
  readonly book: string;
  /** The standing link to their page; empty where there is no page. */
  readonly page: string;
}

/** A change in words. */
export interface ChangeLine {
  readonly player: string;
  /** `garnets +3`. */
  readonly text: string;
  readonly cause: string;
  /** True where it is known to its player and the host alone: it stays folded while a screen may be shared. */
  readonly isPrivate: boolean;
  /** True where it eliminates its player. */
  readonly eliminates?: true;
}

/** A change that was made. */
interface SeasonLogLine extends ChangeLine {
  readonly at: number;
  readonly episode: string;
}

/** `reopened`: counted, and open again since a correction. */
export type MatchState = 'running' | 'reopened' | 'over' | 'counted' | 'put-away' | 'put-away-uncounted';

/** A match of the season, put away or in the book. */
export interface SeasonMatchView {
  readonly number: number;
  readonly kind: MatchKind;
  readonly episode: string;
  /** The game's id. */
  readonly game: string;
  /** The game's title, or that which its host gave it. */
  readonly title: string;
  /** As lists name who played: `Ben`, or `Olga (for Ben)`. */
  readonly players: readonly string[];
  readonly guests: readonly string[];
  /** Empty until it is over, and where nobody wins it. */
  readonly winners: readonly string[];
  readonly state: MatchState;
  /** Its public ending, a line each, with what put it right later; empty until it is over. */
  readonly ending: readonly string[];
  /** The changes that were left out of its count and can still be entered. */
  readonly leftOut: readonly LeftOutView[];
}

/** A change that was left out of a match's count. */
export interface LeftOutView {
  /** The change, which is sent along to enter it. */
  readonly change: StandingChange;
  /** The change as it would take effect now. */
  readonly line: ChangeLine;
}

export const EPISODE_STEPS = ['main', 'count', 'between', 'death', 'close'] as const;
type EpisodeStep = (typeof EPISODE_STEPS)[number];

export interface PathStep {
  readonly step: EpisodeStep;
  readonly title: string;
  /** `passed`: a death match that is counted, and of whose players nobody is out. */
  readonly state: 'done' | 'passed' | 'now' | 'ahead';
}

/** The next step, as the one big button; none of it is forced. */
export interface NextStep {
  readonly action: 'open-episode' | 'draft-match' | 'create-match' | 'play' | 'count' | 'end-season' | 'none';
  /** The words of the button. */
  readonly title: string;
  /** The kind of the match to draft. */
  readonly kind?: MatchKind;
  /** Its game, where the step has one of its own; absent: the host chooses. */
  readonly game?: string;
  /** Where the step is to count a match: the players of whom the host says who is eliminated. */
  readonly asked?: readonly string[];
}

export interface SeasonView {
  readonly name: string;
  /** The open episode; empty before the first. */
  readonly episode: string;
  readonly episodes: readonly string[];
  /** A name for the next episode, as the host numbers them. */
  readonly nextEpisode: string;
  readonly currencies: readonly CurrencyView[];
  readonly inherit: Inherit;
  /** In the order of joining. */
  readonly people: readonly PersonView[];
  readonly path: readonly PathStep[];
  readonly next: NextStep;
  /** The first one first. */
  readonly matches: readonly SeasonMatchView[];
  /** Changes, the latest first. */
  readonly log: readonly SeasonLogLine[];
  /** Winners and everyone's place once it has ended; null while it goes on. */
  readonly end: {
    readonly winners: readonly string[];
    /** `place`: one more than the number of people before them. */
    readonly places: readonly { readonly place: number; readonly names: readonly string[] }[];
  } | null;
  /** Gifts and changes that wait for a purse, the first one first. */
  readonly waiting: readonly WaitingView[];
  /** The purses that the match in the book has taken, and its title; null where it took none, or is counted. */
  readonly inPlay: {
    readonly match: string;
    readonly purses: readonly { readonly player: string; readonly purse: string }[];
  } | null;
  /** The host's words to everyone and to its people, the latest first. */
  readonly words: readonly HostWordView[];
  /** True where the program may play for everyone. */
  readonly practice: boolean;
  /** True where a correction of the counted match has changed what it leaves. */
  readonly differs: boolean;
  /** Sent along with changes of standings, which are refused if anybody's standing has changed by then. */
  readonly token: string;
}

/** Other settings of the season, before they are changed. */
export interface SettingsLook {
  /** Sent along with the change: it is refused where any standing is different by then. */
  readonly token: string;
  readonly messages: readonly Message[];
  /** The currencies that everyone could read from then on, with everyone's purse. */
  readonly opened: readonly {
    readonly currency: string;
    readonly purses: readonly { readonly name: string; readonly amount: number }[];
  }[];
}

/** Counting the match in the book, before it is done. */
export interface CountView {
  /** Sent along with the count, which is refused if anything has changed by then. */
  readonly token: string;
  /** For a death match that eliminates nobody itself: the players among whom the host says who is eliminated. */
  readonly asked: readonly string[];
  /** The players who gave up their seats and are still in: the host says whether they stay, have left, or are eliminated. */
  readonly left: readonly string[];
  /** True for a death match of whose players nobody is out: counting it is to eliminate somebody. */
  readonly isOpen: boolean;
  /** All that the match leaves, in its places from 0. */
  readonly changes: readonly ChangeLine[];
  /** Further changes that come after all others, as the season's settings say. */
  readonly inherited: readonly ChangeLine[];
  /** Sentences for the host alone, such as on a change that is cut at 0. */
  readonly notes: readonly string[];
  /** Everything that people are told by it, with the host's choice as it was sent along. */
  readonly messages: readonly Message[];
  /** True where it is the difference that a correction made, which is entered as changes of its own. */
  readonly again: boolean;
  /** The last correction’s reason. It was promised to hosts only, so the host copies it if they want. */
  readonly why: string;
}

/** A gift, or changes, that wait for a purse. */
export interface WaitingView {
  readonly row: number;
  readonly at: number;
  readonly text: string;
  /** True where not everyone may know it: it stays folded while a screen may be shared. */
  readonly isPrivate: boolean;
  /** True once its purse is free. */
  readonly isFree: boolean;
}

/** The former matches whose settings the next one may begin with (SN-15): the last of its kind first. */
export function matchesToBeLike<M extends { readonly game: string; readonly kind: MatchKind }>(
  matches: readonly M[],
  game: string,
  kind: MatchKind,
): readonly M[] {
  const same = [...matches].reverse().filter((match) => match.game === game);
  const first = same.find((match) => match.kind === kind);
  return first === undefined ? same : [first, ...same.filter((match) => match !== first)];
}
