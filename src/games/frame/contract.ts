// The contract of a game: all that the rest of the program knows about any of them. To add a game, write
// one object of this type in a folder of its own and name it in the catalogue.
import type { Line } from './account';
import type { Chance } from './chance';
import type { GameEvent, Log } from './events';
import type { Field } from './fields';
import type { PaneParts, HomePart } from './home';
import type { HostSheet } from './host-sheet';
import type { JsonObject } from './json';
import type { LaterQuestions } from './made-up';
import type { HasOf, PageOf } from './page-kit';
import type { Problem, Result } from './result';
import type { Scene } from './scene';
import type { GameSeason } from './season';
import type { Resolution, Stage } from './stage';
import type { TabContent } from './tabs';

/** The types of a game, as its contract calls them. */
export interface GameTypes {
  /** One row of the roster, as read: name and the game's own columns. */
  readonly player: { readonly name: string };
  /** Settings as read; what is absent and has no default is drawn at random in `setUp`. */
  readonly settings: object;
  readonly state: object;
  readonly event: GameEvent;
  /** The facts that everyone knows from the start. */
  readonly open: object;
}

/** The types of a game from its own. */
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
  /** The game's id, as scenarios name it: `pokemon-snap`. */
  readonly id: string;
  readonly title: string;
  readonly designers: readonly string[];
  /** The place where the designers' game was played first. */
  readonly origin: string;
  /** True where the rules page has the designers' own words. */
  readonly ownRules?: true;
  /** Its colour in all its books, `#rrggbb`: white text on it, and it on white or a dark grey, must be read easily. */
  readonly accent: string;
  /** The game in two lines at most. */
  readonly blurb: string;
  readonly playerCount: string;
  /** The number of players, for a game that is with a fixed number. */
  readonly seats?: number;
  /** The secrets that only Publish everything reveals, in words that follow “It reveals”: `every plan and every photo`. */
  readonly secrets: string;
  readonly length: string;
  /**
   * Only for games played live in one sitting, at a table. Their clocks start when the host says so. While a stage is
   * open, the table and the players' pages show of each player whom it asks whether a submission of theirs counts
   * (PH-11).
   */
  readonly live?: true;
  /** Raised whenever the same answers could give another result. Each game in play keeps the version it began with. */
  readonly rulesVersion: number;
  /** Earlier versions that `setUp` can still play, for games that began with them (ALL-18). */
  readonly formerRules?: readonly number[];
}

/** The usual length of stages whose name matches; the host may change each. */
export interface Timing {
  /** For the host: `A round`. */
  readonly title: string;
  readonly stages: RegExp;
  readonly seconds: number;
  readonly graceSeconds: number;
  /** False where the host can never accept a late submission (PH-9). */
  readonly acceptsLate: boolean;
  /**
   * Live games: players can see such a stage only when its clock is started. What came before does not count, and what
   * it reveals lies face down until then (see `Game.faceDown`).
   */
  readonly opensAtStart?: true;
}

/** What set-up makes of the roster and the settings. */
export interface SetUp<State, Event extends GameEvent, Open, Player> extends Resolution<State, Event> {
  /**
   * The facts that everyone knows from the start, built field by field. They never change: what comes later is an
   * event.
   */
  readonly open: Open;
  /** The roster as the game reads it, where that differs from what was typed (a pair's name as first written). */
  readonly roster?: readonly Player[];
  /**
   * Questions, as clauses, about what may have been forgotten: before the match is created the host is asked whether it
   * is meant.
   */
  readonly doubts?: readonly string[];
}

/** A tab of one audience. Its title is fixed; where `content` gives null there is no tab. */
export interface TabView<Parameters extends readonly unknown[]> {
  readonly title: string;
  readonly content: (...parameters: Parameters) => TabContent | null;
}

export type HostTabs<State, E extends GameEvent> = readonly TabView<[state: State, log: Log<E>]>[];
export type PublicTabs<Open, E extends GameEvent> = readonly TabView<[open: Open, log: Log<E>]>[];
export type PlayerTabs<Open, E extends GameEvent> = readonly TabView<
  [name: string, open: Open, log: Log<E>]
>[];

/**
 * The tabs of each audience, in their order. Only the host's are made from the state; the others are made from what is
 * open and from the events of that audience, so that no secret is at hand where it could be shown.
 */
interface GameViews<T extends GameTypes> {
  readonly host: HostTabs<T['state'], T['event']>;
  readonly public: PublicTabs<T['open'], T['event']>;
  readonly player: PlayerTabs<T['open'], T['event']>;
  /**
   * The rows of the public tabs that the home page repeats in every book. In a player's, what their page shows of their
   * own stands above them.
   */
  readonly home: {
    readonly public: readonly HomePart[];
    /** The rows of the public tabs that a picture for everyone repeats; left out: the same as the public home page. */
    readonly picture?: readonly HomePart[];
    /** The rows of the host's tabs from which the host sees who leads; none when left out. */
    readonly leads?: readonly HomePart[];
    /**
     * The panes to the right of the home page on a wide screen: in the public book from the public tabs, in a player's
     * from their own or the public ones; none when left out.
     */
    readonly panes?: PaneParts;
  };
  /** The parts of a player's page beside the questions; none when left out. */
  readonly page?: PageOf<T['open'], T['event']>;
  /** Gives what a player has now, as their page shows it, so that the host can read it without the page being drawn. */
  readonly has?: HasOf<T['open'], T['event']>;
  /** Only live games: tells what is on the table, from the events that everyone may know. */
  readonly scene?: (open: T['open'], log: Log<T['event']>) => Scene;
}

/** One game. All of it is pure: the same arguments give the same result. */
export interface Game<T extends GameTypes> {
  readonly info: GameInfo;
  readonly timings: readonly Timing[];
  /** One row of the roster: these questions are its columns. */
  readonly rosterRow: Field<T['player']>;
  readonly settings: Field<T['settings']>;
  /** A roster to try the game with. */
  readonly sampleRoster: readonly JsonObject[];
  /** Settings that the sample roster needs. */
  readonly sampleSettings: JsonObject;
  /** The codes of the problems that are this game's own; each has a case in the casebook. */
  readonly problems: readonly string[];

  /** Begins a game, or tells what is wrong with roster and settings. */
  readonly setUp: (
    players: readonly T['player'][],
    settings: T['settings'],
    chance: Chance,
    rules: number,
  ) => Result<SetUp<T['state'], T['event'], T['open'], T['player']>, readonly Problem[]>;
  /** Gives the title of one match, where its host chooses it. */
  readonly title?: (open: T['open']) => string;
  /**
   * The stages in the order of the rule sheet, each null while it is not held. The first that is not null is open;
   * when all are null, the game is over.
   */
  readonly stages: readonly ((state: T['state']) => Stage<T['state'], T['event'], T['open']> | null)[];

  /** Gives the `state` of a scenario's result. */
  readonly facts: (state: T['state']) => JsonObject;
  /** Gives the `outcome` of a scenario's result; null until the game is over. */
  readonly outcome: (state: T['state']) => JsonObject | null;
  /** Only games whose host computes in the sheet. */
  readonly sheet?: (state: T['state']) => HostSheet;

  readonly views: GameViews<T>;
  /** Live games: whether an event is shown only once the clock of the next stage is started. */
  readonly faceDown?: (event: T['event']) => boolean;
  /**
   * Tells an event to its audience, or to this reader of theirs, whom it calls “you”; no lines for an event that only
   * tabs show.
   */
  readonly lines: (event: T['event'], reader?: string) => readonly Line[];
  /**
   * Words what the same audience is told when the host takes back the cause of this event; `now` is the state without
   * it. Left out or undefined: they are told in the same words that it is taken back, so this is needed for an event
   * that told a secret.
   */
  readonly takenBack?: (event: T['event'], now: T['state']) => string | undefined;
  /**
   * Says to a player, in a sentence or two, how one wins and in how many rounds: it stands on their page all the time.
   * Empty where only the host knows.
   */
  readonly goal: (open: T['open'], name: string) => string;
  /** Makes the rules page for players with this game's settings; without a game, with the defaults. */
  readonly rules: (open: T['open'] | undefined) => readonly RulesSection[];
  /** A seat that its player has given up (ALL-14). */
  readonly givenUp: GivenUp;
  /**
   * Only games that hosts make up, whose set-up may be passed on as a template: gives the questions of later rounds,
   * from what the host entered in each.
   */
  readonly template?: (entered: readonly EnteredFacts[]) => readonly LaterQuestions[];
  /**
   * Only games whose host has something drawn: hides in the host's facts of a stage, or in settings, as JSON, what is not
   * drawn in those that are saved, for a look at a change (OM-7).
   */
  readonly undrawn?: (entered: unknown, saved: unknown) => unknown;
  /** Its part in seasons: which columns of the roster a season fills in, and what its end changes. */
  readonly season: GameSeason<T['player'], T['settings'], T['state']>;
}

/** The host's facts of a stage, as JSON. */
export interface EnteredFacts {
  readonly stage: string;
  readonly facts: unknown;
}

/** A seat without answers, in sentences for everyone. */
export interface GivenUp {
  /** What becomes of the seat, and what that means for the others. */
  readonly seat: string;
  /** Whether the game still makes sense with such seats, and with how many. */
  readonly sense: string;
}

export interface RulesSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
