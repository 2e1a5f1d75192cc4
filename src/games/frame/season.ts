// A game's part in seasons: the columns that a season fills in, and the changes at the end (SN-3, SN-5).
import { amountText } from './typed-number';

/** An episode's main match, what's decided between matches, the Candidate's duel, and others. */
export const MATCH_KINDS = ['main', 'between', 'death', 'extra'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A person has one of these two. */
export const REALM_MARKS = ['Heaven', 'Hell'] as const;
export type RealmMark = (typeof REALM_MARKS)[number];

/** A roster column that the season fills in. */
export type Take =
  | { readonly what: 'tokens' | 'candidate'; readonly column: string }
  /** An amount in this currency. */
  | { readonly what: 'purse'; readonly column: string; readonly currency: string }
  | {
      readonly what: 'realm';
      readonly column: string;
      /** The column's words for each mark. */
      readonly words: Readonly<Record<RealmMark, string>>;
    }
  | {
      /** Amounts by currency; `currencies` lists those that a match with these settings (JSON) uses. */
      readonly what: 'purses';
      readonly column: string;
      readonly currencies: (settings: unknown) => readonly string[];
      /** The purses whose changes a score already shows its player during the match. */
      readonly shown: (settings: unknown) => readonly string[];
    };

/** When a temporary mark ends: when its episode closes, or the next one. */
export const UNTIL = ['close', 'next'] as const;
export type Until = (typeof UNTIL)[number];

/** A change from the end of a match. Without `until`: permanent. */
type Change =
  | { readonly purse: string; readonly by: number }
  | { readonly tokens: number }
  | { readonly mark: string; readonly until?: Until }
  | { readonly unmark: string }
  | { readonly candidate: true }
  | { readonly opponent: true }
  | { readonly eliminated: true };

/** Who it changes, and why, in a sentence for that person. */
export type SeasonChange = Change & { readonly player: string; readonly cause: string };

/** A finished match, with roster and settings as set-up read them. */
interface MatchEnd<Player, Settings, State> {
  readonly state: State;
  readonly players: readonly Player[];
  readonly settings: Settings;
  readonly kind: MatchKind;
}

/** A setting that is decided again for each match. */
interface DecidedSetting {
  readonly title: string;
  /** Decided by the last winners of this kind of match; absent: by nobody the season knows. */
  readonly by?: MatchKind;
}

/** A set-up warning that only holds if the season shows purses of this currency to their owners only. */
export interface PurseWarning {
  readonly purse: string;
  readonly text: string;
}

/** Settings (JSON) without parts for people who don't play; `says`: what was dropped, a sentence each. */
export interface FittedSettings {
  readonly settings: unknown;
  readonly says: readonly string[];
}

export interface GameSeason<Player, Settings, State> {
  readonly takes: readonly Take[];
  /** Players who are out can play as guests (SN-17). */
  readonly guests: boolean;
  /** What it's made for; hosts can play it as any kind. */
  readonly fits: readonly MatchKind[];
  /**
   * How a practice season plays it; none if its sample doesn't work with the seven or fewer people left after episode
   * one.
   */
  readonly practice: readonly MatchKind[];
  /** Decided for each match (SN-13), never carried over. */
  readonly decided?: readonly DecidedSetting[];
  /** Titles of secret settings that are carried over anyway (SN-15). */
  readonly repeated?: readonly string[];
  /** Drops parts for these people of the season, who don't play (SN-15). */
  readonly fitted?: (settings: unknown, away: readonly string[]) => FittedSettings;
  /** The currency whose starting amounts the public results show (SN-6), if any. */
  readonly tells?: string;
  /** A season drops those about purses it makes public. */
  readonly purseWarnings?: (state: State) => readonly PurseWarning[];
  /** In any order; absent if the game has no winners. */
  readonly winners?: (end: MatchEnd<Player, Settings, State>) => readonly string[];
  /** In any order; changes to the same purse add up. */
  readonly seasonChanges: (end: MatchEnd<Player, Settings, State>) => readonly SeasonChange[];
}

/** Nothing if the match names nobody. */
export function candidateChange(player: string | null, cause: string): readonly SeasonChange[] {
  return player === null ? [] : [{ player, candidate: true, cause }];
}

/** Marks a player with this realm and removes the other's mark. */
export function realmChanges(player: string, realm: RealmMark, cause: string): readonly SeasonChange[] {
  return [
    ...REALM_MARKS.filter((other) => other !== realm).map((unmark) => ({ player, unmark, cause })),
    { player, mark: realm, cause },
  ];
}

/** The net change of a purse that a player brought. */
export function purseChange(
  player: string,
  purse: string,
  { left, earned, took }: { readonly left: number; readonly earned: number; readonly took: number },
): SeasonChange {
  const cause = `${amountText(purse, left)} left of ${took} brought along, and ${earned} earned at the end.`;
  return { player, purse, by: left + earned - took, cause };
}

export function tokenChanges(player: string, tokens: number): readonly SeasonChange[] {
  return tokens === 0 ? [] : [{ player, tokens, cause: 'Tokens of Life from the match.' }];
}
