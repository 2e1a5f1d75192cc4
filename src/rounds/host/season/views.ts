// A season as the host sees it, and what they enter.
import type { MatchKind, Until } from '../../../games/frame/season';
import type { Change as StandingChange, Visibility, Inherit } from '../../../seasons/types';
import type { Message, HolderView } from '../../reply/reply';
import type { HostMessageView } from '../messages/views';

export type { MatchKind, StandingChange };

export interface CurrencyView {
  readonly name: string;
  readonly shown: Visibility;
}

export interface PersonView extends HolderView {
  readonly name: string;
  /** Who holds the seat now; usually the same name. */
  readonly person: string;
  /** Who held it before and can have it back; empty for nobody. */
  readonly before: string;
  /** The displayed name: `Bo (played by D'Arcy)`. */
  readonly title: string;
  readonly in: 'in' | 'eliminated' | 'left';
  /** The episode in which they went; empty while they're in. */
  readonly episode: string;
  /** Every currency, by name. */
  readonly purses: readonly { readonly name: string; readonly amount: number }[];
  readonly tokens: number;
  /** Without `until`, a mark is for good. */
  readonly marks: readonly { readonly name: string; readonly until?: Until }[];
  readonly candidate: boolean;
  readonly opponent: boolean;
  /** Their line in the host's table: their episodes, and how often they were late or missing. */
  readonly line: string;
  /** Newest first. */
  readonly changes: readonly ChangeLine[];
  readonly book: string;
  /** The permanent link to their page; empty without a page. */
  readonly page: string;
}

/** A change as text. */
export interface ChangeLine {
  readonly player: string;
  /** `garnets +3`. */
  readonly text: string;
  readonly cause: string;
  /** Only its player and the host know it, so it's folded while a screen may be shared. */
  readonly isPrivate: boolean;
  /** It eliminates its player. */
  readonly eliminates?: true;
}

interface SeasonLogLine extends ChangeLine {
  readonly at: number;
  readonly episode: string;
}

/** `reopened`: counted, then opened again by a correction. */
export type MatchState = 'running' | 'reopened' | 'over' | 'counted' | 'put-away' | 'put-away-uncounted';

/** A match of the season, archived or in the book. */
export interface SeasonMatchView {
  readonly number: number;
  readonly kind: MatchKind;
  readonly episode: string;
  /** The game's id. */
  readonly game: string;
  /** The game's title, or the host's own. */
  readonly title: string;
  /** As lists name players: `Ben`, or `Olga (for Ben)`. */
  readonly players: readonly string[];
  readonly guests: readonly string[];
  /** Empty until it's over, and if nobody wins. */
  readonly winners: readonly string[];
  readonly state: MatchState;
  /** Its public ending and later corrections, one per line; empty until it's over. */
  readonly ending: readonly string[];
  /** Changes left out of its count that can still be made. */
  readonly leftOut: readonly LeftOutView[];
}

/** A change left out of a match's count. */
export interface LeftOutView {
  /** Sent back to make the change. */
  readonly change: StandingChange;
  /** What it would do now. */
  readonly line: ChangeLine;
}

export const EPISODE_STEPS = ['main', 'count', 'between', 'death', 'close'] as const;
type EpisodeStep = (typeof EPISODE_STEPS)[number];

export interface PathStep {
  readonly step: EpisodeStep;
  readonly title: string;
  /** `passed`: a counted death match after which nobody is out. */
  readonly state: 'done' | 'passed' | 'now' | 'ahead';
}

/** The next step, for the main button; the host isn't bound to it. */
export interface NextStep {
  readonly action: 'open-episode' | 'draft-match' | 'create-match' | 'play' | 'count' | 'end-season' | 'none';
  /** The button's label. */
  readonly title: string;
  /** The kind of the match to draft. */
  readonly kind?: MatchKind;
  /** Its game, if there's only one; absent: the host chooses. */
  readonly game?: string;
  /** For counting a match: players the host may say are eliminated. */
  readonly asked?: readonly string[];
}

export interface SeasonView {
  readonly name: string;
  /** The open episode; empty before the first. */
  readonly episode: string;
  readonly episodes: readonly string[];
  /** A suggested name for the next episode. */
  readonly nextEpisode: string;
  readonly currencies: readonly CurrencyView[];
  readonly inherit: Inherit;
  /** In the order of joining. */
  readonly people: readonly PersonView[];
  readonly path: readonly PathStep[];
  readonly next: NextStep;
  /** Oldest first. */
  readonly matches: readonly SeasonMatchView[];
  /** Newest first. */
  readonly log: readonly SeasonLogLine[];
  /** Winners and all places once it has ended; null until then. */
  readonly end: {
    readonly winners: readonly string[];
    /** `place`: one more than the number of people ahead. */
    readonly places: readonly { readonly place: number; readonly names: readonly string[] }[];
  } | null;
  /** Gifts and changes waiting for a purse, oldest first. */
  readonly waiting: readonly WaitingView[];
  /** The match in the book and the purses it took; null if it took none or is counted. */
  readonly inPlay: {
    readonly match: string;
    readonly purses: readonly { readonly player: string; readonly purse: string }[];
  } | null;
  /** The host's messages, newest first. */
  readonly words: readonly HostMessageView[];
  /** The program can play for everyone. */
  readonly practice: boolean;
  /** A correction has changed the counted match's results. */
  readonly differs: boolean;
  /** Sent with changes to standings, which are refused if anyone's standing has changed by then. */
  readonly token: string;
}

/** A preview of other season settings. */
export interface SettingsLook {
  /** Sent with the change, which is refused if any standing has changed by then. */
  readonly token: string;
  readonly messages: readonly Message[];
  /** Currencies that would become public, with everyone's purse. */
  readonly opened: readonly {
    readonly currency: string;
    readonly purses: readonly { readonly name: string; readonly amount: number }[];
  }[];
}

/** A preview of counting the match in the book. */
export interface CountView {
  /** Sent with the count, which is refused if anything has changed by then. */
  readonly token: string;
  /** For a death match that eliminates nobody itself: the players the host may say are eliminated. */
  readonly asked: readonly string[];
  /** Players who gave up their seats but are still in: the host says whether they stay, left, or are eliminated. */
  readonly left: readonly string[];
  /** A death match none of whose players is out, so counting it should eliminate somebody. */
  readonly isOpen: boolean;
  /** All of the match's changes, by index. */
  readonly changes: readonly ChangeLine[];
  /** Changes that follow from the season's settings, after all others. */
  readonly inherited: readonly ChangeLine[];
  /** Only for the host, such as a change that stops at 0. */
  readonly notes: readonly string[];
  /** Everything it would send, with the choices made so far. */
  readonly messages: readonly Message[];
  /** Whether this is a correction's difference, applied as separate changes. */
  readonly again: boolean;
  /** The last correction’s reason. It was promised to hosts only, so the host copies it if they want. */
  readonly why: string;
}

/** A gift or changes waiting for a purse. */
export interface WaitingView {
  readonly row: number;
  readonly at: number;
  readonly text: string;
  /** Not public, so it's folded while a screen may be shared. */
  readonly isPrivate: boolean;
  readonly isFree: boolean;
}

/** Earlier matches whose settings the next one can start with (SN-15): the last of its kind first. */
export function matchesToBeLike<M extends { readonly game: string; readonly kind: MatchKind }>(
  matches: readonly M[],
  game: string,
  kind: MatchKind,
): readonly M[] {
  const same = [...matches].reverse().filter((match) => match.game === game);
  const first = same.find((match) => match.kind === kind);
  return first === undefined ? same : [first, ...same.filter((match) => match !== first)];
}
