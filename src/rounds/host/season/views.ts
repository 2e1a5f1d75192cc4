// A season as the host sees it.
import type { MatchKind, MarkExpiry } from '../../../games/frame/season';
import type { Change as StandingChange, Visibility, InheritanceRule } from '../../../seasons/types';
import type { Message, HolderView } from '../../reply/reply';
import type { HostMessageView } from '../messages/views';

export type { MatchKind, StandingChange };

export interface CurrencyView {
  readonly name: string;
  readonly shown: Visibility;
}

export interface PersonView extends HolderView {
  readonly name: string;
  /** Name of the seat's holder; usually equals `name`. */
  readonly person: string;
  /** Name of the previous holder, who can get the seat back; empty if nobody can. */
  readonly before: string;
  /** The name to show: `Bo (played by D'Arcy)`. */
  readonly title: string;
  readonly status: 'in' | 'eliminated' | 'left';
  /** The episode in which they left or were eliminated; empty while they're in. */
  readonly episode: string;
  /** The person's amount of each currency. */
  readonly purses: readonly { readonly name: string; readonly amount: number }[];
  readonly tokens: number;
  /** A mark without `until` is permanent. */
  readonly marks: readonly { readonly name: string; readonly until?: MarkExpiry }[];
  readonly candidate: boolean;
  readonly opponent: boolean;
  /** Text for the host's table: the person's episodes, and how often their answers were late or missing. */
  readonly line: string;
  /** Newest first. */
  readonly changes: readonly ChangeLine[];
  readonly book: string;
  /** The permanent link to their page; empty without a page. */
  readonly page: string;
}

/** A change in a standing, as text. */
export interface ChangeLine {
  readonly player: string;
  /** `garnets +3`. */
  readonly text: string;
  readonly cause: string;
  /** True if only the player and the host know about the change. It's collapsed, because hosts share their screens. */
  readonly isPrivate: boolean;
  /** True if the change eliminates its player. */
  readonly eliminates?: true;
}

interface SeasonLogLine extends ChangeLine {
  readonly at: number;
  readonly episode: string;
}

/** `reopened`: a correction reopened a match that was counted. */
export type MatchState = 'running' | 'reopened' | 'over' | 'counted' | 'put-away' | 'put-away-uncounted';

/** A match of the season, archived or still in the book. */
export interface SeasonMatchView {
  readonly number: number;
  readonly kind: MatchKind;
  readonly episode: string;
  /** The game's id. */
  readonly game: string;
  /** The game's title, or the title that the host gave. */
  readonly title: string;
  /** Names as in lists: `Ben`, or `Olga (for Ben)`. */
  readonly players: readonly string[];
  readonly guests: readonly string[];
  /** Empty until the match is over, or if nobody won. */
  readonly winners: readonly string[];
  readonly state: MatchState;
  /** The public result and later corrections, one per line; empty until the match is over. */
  readonly ending: readonly string[];
  /** Changes that were left out of the count and can still be made. */
  readonly leftOut: readonly LeftOutChangeView[];
}

/** A change that was left out when a match was counted. */
export interface LeftOutChangeView {
  /** The window sends this change back when the host makes it after all. */
  readonly change: StandingChange;
  /** What the change would do now. */
  readonly line: ChangeLine;
}

export const EPISODE_STEPS = ['main', 'count', 'between', 'death', 'close'] as const;
type EpisodeStep = (typeof EPISODE_STEPS)[number];

export interface TimelineStep {
  readonly step: EpisodeStep;
  readonly title: string;
  /** `passed` means that a death match was counted, but it eliminated nobody. */
  readonly state: 'done' | 'passed' | 'now' | 'ahead';
}

/** What the main button offers. The host can do other things first. */
export interface NextStep {
  readonly action: 'open-episode' | 'draft-match' | 'create-match' | 'play' | 'count' | 'end-season' | 'none';
  /** The button's label. */
  readonly title: string;
  readonly kind?: MatchKind;
  /** Id of the game to draft, if there's only one; absent if the host chooses. */
  readonly game?: string;
  /** When counting a match: players whom the host can eliminate. */
  readonly eliminable?: readonly string[];
}

export interface SeasonView {
  readonly name: string;
  /** The open episode; empty before the first. */
  readonly episode: string;
  readonly episodes: readonly string[];
  /** A suggested name for the next episode. */
  readonly nextEpisode: string;
  readonly currencies: readonly CurrencyView[];
  readonly inherit: InheritanceRule;
  /** In order of joining. */
  readonly people: readonly PersonView[];
  readonly path: readonly TimelineStep[];
  readonly next: NextStep;
  /** Oldest first. */
  readonly matches: readonly SeasonMatchView[];
  /** Newest first. */
  readonly log: readonly SeasonLogLine[];
  /** Null until the season has ended. */
  readonly end: {
    readonly winners: readonly string[];
    /** `place` is one more than the number of people who did better. */
    readonly places: readonly { readonly place: number; readonly names: readonly string[] }[];
  } | null;
  /** Gifts and changes that wait until no match uses their purse, oldest first. */
  readonly waiting: readonly DeferredActionView[];
  /** The match in the book and the purses it uses; null if it uses none or is counted. */
  readonly inPlay: {
    readonly match: string;
    readonly purses: readonly { readonly player: string; readonly purse: string }[];
  } | null;
  /** The host's messages, newest first. */
  readonly hostMessages: readonly HostMessageView[];
  /** Whether the program can play for everyone. */
  readonly practice: boolean;
  /** Whether a correction has changed the results of the counted match. */
  readonly differs: boolean;
  /** The window sends this token back when the host changes standings. The call is refused if any has changed since. */
  readonly token: string;
}

/** A preview of changed season settings. */
export interface SettingsPreview {
  /** The window sends this token back when the host saves the settings. The call is refused if any standing has changed. */
  readonly token: string;
  readonly messages: readonly Message[];
  /** Currencies that would become public, with what everyone has. */
  readonly opened: readonly {
    readonly currency: string;
    readonly purses: readonly { readonly name: string; readonly amount: number }[];
  }[];
}

/** A preview of counting the match in the book. */
export interface MatchCountView {
  /** The window sends this token back when the host counts the match. The call is refused if the effects have changed. */
  readonly token: string;
  /** For a death match that eliminates nobody: players whom the host can eliminate. */
  readonly eliminable: readonly string[];
  /** Players who gave up their seats but are still in: the host says whether they stay, left, or are eliminated. */
  readonly gaveUpSeats: readonly string[];
  /** True if no player of the death match is out, so the host should choose somebody. */
  readonly isOpen: boolean;
  /** All changes that the match makes. Windows refer to them by index. */
  readonly changes: readonly ChangeLine[];
  /** Changes that the season's settings add after all others. */
  readonly inherited: readonly ChangeLine[];
  /** Notes for the host, for example that somebody would lose more than they have and ends up with 0. */
  readonly notes: readonly string[];
  /** All messages that counting would send, with the host's choices so far. */
  readonly messages: readonly Message[];
  /** True if the match is already counted and this previews what a correction changes. */
  readonly isCorrection: boolean;
  /** The last correction’s reason. It was written for hosts only, so players see it only if the host copies it. */
  readonly reason: string;
}

/** A gift or changes that wait until no match uses their purse. */
export interface DeferredActionView {
  readonly row: number;
  readonly at: number;
  readonly text: string;
  /** True if the change isn't public. It's collapsed, because hosts share their screens. */
  readonly isPrivate: boolean;
  readonly isFree: boolean;
}

/** Earlier matches of this game, for copying their settings (SN-15). The last match of this kind comes first. */
export function matchesToCopy<M extends { readonly game: string; readonly kind: MatchKind }>(
  matches: readonly M[],
  game: string,
  kind: MatchKind,
): readonly M[] {
  const same = [...matches].reverse().filter((match) => match.game === game);
  const first = same.find((match) => match.kind === kind);
  return first === undefined ? same : [first, ...same.filter((match) => match !== first)];
}
