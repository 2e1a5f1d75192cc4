// The contract of a game. To add a game, write a `Game` object in a folder of its own, and list that object in the
// catalogue.
import type { Line } from './account';
import type { Chance } from './chance';
import type { GameEvent, Log } from './events';
import type { Field } from './fields';
import type { HomePanes, HomePart } from './home';
import type { HostSheet } from './host-sheet';
import type { JsonObject } from './json';
import type { RoundQuestions } from './custom';
import type { PipsMaker, PageMaker } from './page-kit';
import type { Problem, Result } from './result';
import type { Scene } from './scene';
import type { GameSeason } from './season';
import type { Resolution, Stage } from './stage';
import type { TabContent } from './tabs';

export interface GameTypes {
  /** A roster row: name, and the game's own columns. */
  readonly player: { readonly name: string };
  /** Settings that are absent and have no default are drawn by `setUp`. */
  readonly settings: object;
  readonly state: object;
  readonly event: GameEvent;
  /** The facts that everyone knows from the start of the game. */
  readonly open: object;
}

export interface TypesOf<
  Player extends GameTypes['player'],
  Settings extends object,
  State extends object,
  Event extends GameEvent,
  Open extends object,
> extends GameTypes {
  readonly player: Player;
  readonly settings: Settings;
  readonly state: State;
  readonly event: Event;
  readonly open: Open;
}

export interface GameInfo {
  /** The name in scenarios: `pokemon-snap`. */
  readonly id: string;
  readonly title: string;
  readonly designers: readonly string[];
  /** Where the designers' game was first played. */
  readonly origin: string;
  /** True if the rules page quotes the designers. */
  readonly ownRules?: true;
  /** `#rrggbb`. Must be readable under white text, and on white or dark gray. */
  readonly accent: string;
  /** A short description, at most two lines long. */
  readonly blurb: string;
  readonly playerCount: string;
  /** The number of players, if all matches have the same. */
  readonly seats?: number;
  /** What only **Publish everything** reveals, in words that follow “It reveals”: `every plan and every photo`. */
  readonly secrets: string;
  readonly length: string;
  /**
   * True for games that are played live at a table, with clocks that the host starts. While a stage is open, everyone
   * sees who has a submission that counts (PH-11).
   */
  readonly live?: true;
  /** Raise this whenever the same answers could lead to a different result. Matches keep the version they began with. */
  readonly rulesVersion: number;
  /** Older rules versions that `setUp` still supports (ALL-18). */
  readonly formerRules?: readonly number[];
}

/** Default timing for the stages whose name matches `stages`. */
export interface Timing {
  readonly title: string;
  readonly stages: RegExp;
  readonly seconds: number;
  readonly graceSeconds: number;
  /** False if the host can't accept late submissions (PH-9). */
  readonly acceptsLate: boolean;
  /**
   * Live games: players only see the stage once its clock starts. Answers sent earlier don't count, and what the stage
   * reveals stays face down until then (see `Game.faceDown`).
   */
  readonly opensAtStart?: true;
}

export interface SetUp<State, Event extends GameEvent, Open, Player> extends Resolution<State, Event> {
  /** What everyone knows from the start, built field by field. Facts that come later are events. */
  readonly open: Open;
  /** The roster, if set-up changes what was typed. For example, it spells a pair's name as first written. */
  readonly roster?: readonly Player[];
  /** Things the host may have forgotten, as clauses. The host confirms them before the match is created. */
  readonly doubts?: readonly string[];
}

/** A tab for one audience. It is hidden while `content` returns null. */
export interface TabDefinition<Parameters extends readonly unknown[]> {
  readonly title: string;
  readonly content: (...parameters: Parameters) => TabContent | null;
}

export type HostTabs<State, E extends GameEvent> = readonly TabDefinition<[state: State, log: Log<E>]>[];
export type PublicTabs<Open, E extends GameEvent> = readonly TabDefinition<[open: Open, log: Log<E>]>[];
export type PlayerTabs<Open, E extends GameEvent> = readonly TabDefinition<
  [name: string, open: Open, log: Log<E>]
>[];

/**
 * The tabs of each audience, in order. Only host tabs get the state. All others get only open facts and the events of
 * their audience, so they can't leak secrets.
 */
interface GameViews<T extends GameTypes> {
  readonly host: HostTabs<T['state'], T['event']>;
  readonly public: PublicTabs<T['open'], T['event']>;
  readonly player: PlayerTabs<T['open'], T['event']>;
  /** Rows of public tabs to repeat on every book's home page. Players' books put these below the player's own part. */
  readonly home: {
    readonly public: readonly HomePart[];
    /** Rows for the public picture. Default: `public`. */
    readonly picture?: readonly HomePart[];
    /** Rows of host tabs that show who leads. */
    readonly leads?: readonly HomePart[];
    /** Panes beside the home page on wide screens. Each repeats the player's own tabs or public ones. */
    readonly panes?: HomePanes;
  };
  readonly page?: PageMaker<T['open'], T['event']>;
  /** What a player has now, for the host. Computed without drawing the player's page. */
  readonly has?: PipsMaker<T['open'], T['event']>;
  /** Live games: what's on the table, from public events. */
  readonly scene?: (open: T['open'], log: Log<T['event']>) => Scene;
}

/** One game, all pure functions. */
export interface Game<T extends GameTypes> {
  readonly info: GameInfo;
  readonly timings: readonly Timing[];
  /** One roster row; its questions are the roster's columns. */
  readonly rosterRow: Field<T['player']>;
  readonly settings: Field<T['settings']>;
  readonly sampleRoster: readonly JsonObject[];
  readonly sampleSettings: JsonObject;
  /** Problem codes of this game; each needs a case in the casebook. */
  readonly problems: readonly string[];

  readonly setUp: (
    players: readonly T['player'][],
    settings: T['settings'],
    chance: Chance,
    rules: number,
  ) => Result<SetUp<T['state'], T['event'], T['open'], T['player']>, readonly Problem[]>;
  /** The match's title, in games where the host names the match. */
  readonly title?: (open: T['open']) => string;
  /**
   * The stages in rule-sheet order. Each function returns null while its stage isn't due. The first stage that isn't
   * null is open. If all are null, the game is over.
   */
  readonly stages: readonly ((state: T['state']) => Stage<T['state'], T['event'], T['open']> | null)[];

  /** The `state` part of a scenario's result. */
  readonly facts: (state: T['state']) => JsonObject;
  /** The `outcome` part of a scenario's result; null until the game is over. */
  readonly outcome: (state: T['state']) => JsonObject | null;
  /** Scores and numbers for the host's formulas. */
  readonly sheet?: (state: T['state']) => HostSheet;

  readonly views: GameViews<T>;
  /** Live games: whether to hide the event until the next stage's clock starts. */
  readonly faceDown?: (event: T['event']) => boolean;
  /** Words an event for its audience; `reader` is called “you”. Returns no lines for events that only appear in tabs. */
  readonly lines: (event: T['event'], reader?: string) => readonly Line[];
  /**
   * What the event's audience reads if the host undoes its cause; `now` is the state without the event. Default: the
   * original words, marked as undone. Events that told a secret need their own text here.
   */
  readonly takenBack?: (event: T['event'], now: T['state']) => string | undefined;
  /** For the player's page: how to win and in how many rounds, in a sentence or two. Empty if only the host knows. */
  readonly goal: (open: T['open'], name: string) => string;
  /** The rules page for these settings; undefined means the default settings. */
  readonly rules: (open: T['open'] | undefined) => readonly RulesSection[];
  /** What happens if someone leaves (ALL-14). */
  readonly givenUp: SeatGivenUpTexts;
  /** Games that hosts make up: the questions of later rounds, for a template. */
  readonly template?: (entered: readonly EnteredHostFacts[]) => readonly RoundQuestions[];
  /**
   * Removes from facts or settings (JSON) all draws that aren't in the saved ones, so that previewing a change doesn't
   * reveal them (OM-7).
   */
  readonly undrawn?: (entered: unknown, saved: unknown) => unknown;
  /** Recognizes players and groups of the roster (JSON) in typed settings (JSON). Absent if settings name nobody. */
  readonly withRoster?: (settings: unknown, players: readonly unknown[]) => unknown;
  /** The roster columns that a season fills in, and what a match changes in the season. */
  readonly season: GameSeason<T['player'], T['settings'], T['state']>;
}

/** The host's facts of a stage, as JSON. */
export interface EnteredHostFacts {
  readonly stage: string;
  readonly facts: unknown;
}

/** Sentences for everyone about a player who leaves. */
export interface SeatGivenUpTexts {
  /** What happens to the player's seat, and what that means for other players. */
  readonly seat: string;
  /** Whether the game still works without the players who left. */
  readonly sense: string;
}

export interface RulesSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
