// A game's part in seasons: the roster columns that a season fills in, and the changes at the match's end (SN-3, SN-5).
import { amountText } from './number-input';
import { ensure } from './result';

/** Kinds of matches: an episode's main match, decisions between matches, the Candidate's duel, and any additional match. */
export const MATCH_KINDS = ['main', 'between', 'death', 'extra'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** The two marks that say which realm a person belongs to. */
export const REALM_MARKS = ['Heaven', 'Hell'] as const;
export type RealmMark = (typeof REALM_MARKS)[number];

/** A roster column that the season fills in. */
export type SeasonColumn =
  | { readonly what: 'tokens' | 'candidate'; readonly column: string }
  /** A player's purse: how much of this currency they have. */
  | { readonly what: 'purse'; readonly column: string; readonly currency: string }
  | {
      readonly what: 'realm';
      readonly column: string;
      /** How the column words each mark. */
      readonly words: Readonly<Record<RealmMark, string>>;
    }
  | {
      /** Amounts by currency. `currencies`: the currencies that a match with these settings (JSON) uses. */
      readonly what: 'purses';
      readonly column: string;
      readonly currencies: (settings: unknown) => readonly string[];
      /** The currencies whose changes the player already sees in a score during the match. */
      readonly shown: (settings: unknown) => readonly string[];
    };

/** When a temporary mark ends: when its episode closes, or when the next one does. */
export const MARK_EXPIRIES = ['close', 'next'] as const;
export type MarkExpiry = (typeof MARK_EXPIRIES)[number];

/** A change made by the end of a match. A mark without `until` is permanent. */
type MatchChange =
  | { readonly purse: string; readonly by: number }
  | { readonly tokens: number }
  | { readonly mark: string; readonly until?: MarkExpiry }
  | { readonly unmark: string }
  | { readonly candidate: true }
  | { readonly opponent: true }
  | { readonly eliminated: true };

/** A change, whom it concerns, and its cause as a sentence for that person. */
export type SeasonChange = MatchChange & { readonly player: string; readonly cause: string };

/** A finished match. `players` and `settings` are as set-up read them. */
interface MatchEnd<Player, Settings, State> {
  readonly state: State;
  readonly players: readonly Player[];
  readonly settings: Settings;
  readonly kind: MatchKind;
}

/** A setting that someone must decide again for each match. */
interface SettingToDecide {
  readonly title: string;
  /** Who decides: the winners of the latest match of this kind. Absent: someone the season doesn't know. */
  readonly by?: MatchKind;
}

/** A set-up warning that only applies if the season keeps people's amounts of this currency private. */
export interface PurseWarning {
  readonly purse: string;
  readonly text: string;
}

/** Settings (JSON) after dropping the parts about people who don't play. `says`: what was dropped, a sentence each. */
export interface TrimmedSettings {
  readonly settings: unknown;
  readonly omissions: readonly string[];
}

export interface GameSeason<Player, Settings, State> {
  readonly takes: readonly SeasonColumn[];
  /** Whether players who are out of the season can play as guests (SN-17). */
  readonly guests: boolean;
  /** The kinds of match the game is made for. Hosts can still play it as any kind. */
  readonly fits: readonly MatchKind[];
  /**
   * The kinds of match that practice seasons use the game for. Empty if its sample needs more players than are left
   * after episode one (seven or fewer).
   */
  readonly practice: readonly MatchKind[];
  /** Settings that are decided for each match (SN-13) and never carried over from the previous match. */
  readonly decided?: readonly SettingToDecide[];
  /** Titles of settings that are carried over although they are secret (SN-15). */
  readonly repeated?: readonly string[];
  /** Drops the parts of the settings about people of the season who don't play (SN-15). */
  readonly fitted?: (settings: unknown, away: readonly string[]) => TrimmedSettings;
  /** The currency whose starting amounts are part of the public results (SN-6); absent for none. */
  readonly tells?: string;
  /** Warnings about currencies. A season drops those about currencies that it makes public. */
  readonly purseWarnings?: (state: State) => readonly PurseWarning[];
  /** The winners, in any order. Absent if the game has none. */
  readonly winners?: (end: MatchEnd<Player, Settings, State>) => readonly string[];
  /** What the match changes, in any order. Changes to the same purse add up. */
  readonly seasonChanges: (end: MatchEnd<Player, Settings, State>) => readonly SeasonChange[];
}

/** What a game knows once it has ended, for `winners` and `seasonChanges`. */
export function atEnd<End>(end: End | null): End {
  return ensure(end ?? undefined, 'A match that isn’t over has no winners and changes nothing.');
}

/** The change that makes this player the Candidate; none if the player is null. */
export function candidateChange(player: string | null, cause: string): readonly SeasonChange[] {
  return player === null ? [] : [{ player, candidate: true, cause }];
}

/** Gives the player this realm's mark and removes the other realm's. */
export function realmChanges(player: string, realm: RealmMark, cause: string): readonly SeasonChange[] {
  return [
    ...REALM_MARKS.filter((other) => other !== realm).map((unmark) => ({ player, unmark, cause })),
    { player, mark: realm, cause },
  ];
}

/** The net change in a purse, if the player brought an amount from it into the match. */
export function purseChange(
  player: string,
  purse: string,
  { left, earned, took }: { readonly left: number; readonly earned: number; readonly took: number },
): SeasonChange {
  const cause = `Brought ${amountText(purse, took)}, had ${left} left, and earned ${earned} at the end.`;
  return { player, purse, by: left + earned - took, cause };
}

export function tokenChanges(player: string, tokens: number): readonly SeasonChange[] {
  return tokens === 0 ? [] : [{ player, tokens, cause: 'Tokens of Life from the match.' }];
}
