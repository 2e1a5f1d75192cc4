// A game's part in seasons: which columns a season fills in, and what its end changes (SN-3, SN-5). Nothing else of a
// game knows of seasons.
import { amountText } from './typed-number';

/** The kinds of matches: an episode's main one, what is decided between two, the duel of the Candidate, all others. */
export const MATCH_KINDS = ['main', 'between', 'death', 'extra'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** The two marks of which a person has one: a realm. */
export const REALM_MARKS = ['Heaven', 'Hell'] as const;
export type RealmMark = (typeof REALM_MARKS)[number];

/** A column of the roster that a standing fills in. */
export type Take =
  | { readonly what: 'tokens' | 'candidate'; readonly column: string }
  /** The amount in a purse of this currency. */
  | { readonly what: 'purse'; readonly column: string; readonly currency: string }
  | {
      readonly what: 'realm';
      readonly column: string;
      /** What the column calls the realm of each mark. */
      readonly words: Readonly<Record<RealmMark, string>>;
    }
  | {
      /**
       * The amounts in purses, by currency; `currencies` gives those that a match with these settings (as JSON) uses.
       */
      readonly what: 'purses';
      readonly column: string;
      readonly currencies: (settings: unknown) => readonly string[];
      /** Those of them that a score shows to its player, as it is in the match. */
      readonly shown: (settings: unknown) => readonly string[];
    };

/** When a mark that is not for good ends: at the closing of its episode, or of the next one. */
export const UNTIL = ['close', 'next'] as const;
export type Until = (typeof UNTIL)[number];

/** What the end of a match brings a player. Without `until`: for good. */
export type Leaving =
  | { readonly purse: string; readonly by: number }
  | { readonly tokens: number }
  | { readonly mark: string; readonly until?: Until }
  | { readonly unmark: string }
  | { readonly candidate: true }
  | { readonly opponent: true }
  | { readonly eliminated: true };

/** A change that a match brings, with its cause in a sentence for the person concerned. */
export type Left = Leaving & { readonly player: string; readonly cause: string };

/** A match that is over: its state, and the roster and settings that its set-up read. */
interface MatchEnd<Player, Settings, State> {
  readonly state: State;
  readonly players: readonly Player[];
  readonly settings: Settings;
  readonly kind: MatchKind;
}

/** A setting that is decided anew for each match. */
interface DecidedSetting {
  readonly title: string;
  /** The kind of match whose last winners decide it; absent: nobody that the season knows. */
  readonly by?: MatchKind;
}

/** A warning about a set-up. It is true only where the season shows purses of this currency to their owners alone. */
export interface PurseWarning {
  readonly purse: string;
  readonly text: string;
}

/** Settings, as JSON, without what is for people who do not play; `says`: what was left out, a sentence each. */
export interface FittedSettings {
  readonly settings: unknown;
  readonly says: readonly string[];
}

/** One game's part in seasons. */
export interface GameSeason<Player, Settings, State> {
  readonly takes: readonly Take[];
  /** True where somebody who is out may play it as a guest (SN-17). */
  readonly guests: boolean;
  /** The kinds of matches that it is made for: a host may play it as any. */
  readonly fits: readonly MatchKind[];
  /**
   * As which kinds of matches a practice season plays it; none where its sample does not work with the seven or fewer
   * people who are in after the first episode.
   */
  readonly practice: readonly MatchKind[];
  /** Settings that people decide anew for each match (SN-13): no later one takes them over. */
  readonly decided?: readonly DecidedSetting[];
  /** Titles of settings that are secret in a match and are taken over by the next match all the same (SN-15). */
  readonly repeated?: readonly string[];
  /** Leaves out of settings, as JSON, what is for these people of the season, who do not play (SN-15). */
  readonly fitted?: (settings: unknown, away: readonly string[]) => FittedSettings;
  /** The currency in which the public results show how much its players brought (SN-6); left out where they show none. */
  readonly tells?: string;
  /** Gives the warnings of its set-up about purses; a season leaves out those about purses that it makes public. */
  readonly purseWarnings?: (state: State) => readonly PurseWarning[];
  /** Names the winners, in any order; left out where nobody wins a match of it. */
  readonly winners?: (end: MatchEnd<Player, Settings, State>) => readonly string[];
  /** Lists what it changes, in any order; a purse that changes twice changes by the sum. */
  readonly leaves: (end: MatchEnd<Player, Settings, State>) => readonly Left[];
}

/** Makes the Candidate that a match names; nothing where it names nobody. */
export function candidateLeft(player: string | null, cause: string): readonly Left[] {
  return player === null ? [] : [{ player, candidate: true, cause }];
}

/** Makes the changes that mark a player with this realm and take away the mark of the other. */
export function realmLeft(player: string, realm: RealmMark, cause: string): readonly Left[] {
  return [
    ...REALM_MARKS.filter((other) => other !== realm).map((unmark) => ({ player, unmark, cause })),
    { player, mark: realm, cause },
  ];
}

/** Makes the change of a purse that a player brought into a match. */
export function purseLeft(
  player: string,
  purse: string,
  { left, earned, took }: { readonly left: number; readonly earned: number; readonly took: number },
): Left {
  const cause = `${amountText(purse, left)} left of ${took} brought along, and ${earned} earned at the end.`;
  return { player, purse, by: left + earned - took, cause };
}

/** Gives a player the Tokens of Life that they got in a match. */
export function tokensLeft(player: string, tokens: number): readonly Left[] {
  return tokens === 0 ? [] : [{ player, tokens, cause: 'Tokens of Life from the match.' }];
}
