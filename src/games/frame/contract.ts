// The contract of a game: all that the rest of the program knows about any of them. To add a game, write
// one object of this type in a folder of its own and name it in the catalogue.
import type { Chance } from './chance';
import type { GameEvent, Log } from './events';
import type { Field } from './fields';
import type { DeskParts, HomePart } from './home';
import type { HostSheet } from './host-sheet';
import type { JsonObject } from './json';
import type { LaterQuestions } from './made-up';
import type { HasOf, PageOf } from './page-kit';
import type { Problem } from './problems';
import type { Result } from './result';
import type { Scene } from './scene';
import type { GameSeason } from './season';
import type { Resolution, Stage } from './stage';
import type { TabContent } from './tabs';

/** The types of a game, as its contract calls them. */
export interface GameTypes {
  /** One row of the roster, as read: name and the game's own columns. */
  readonly player: { readonly name: string };
  /** Settings as read: what is absent and has no default is drawn in `setUp`. */
  readonly settings: object;
  readonly state: object;
  readonly event: GameEvent;
  /** The facts that everyone knows from the start. */
  readonly open: object;
}

export interface GameInfo {
  /** As scenarios name it: `pokemon-snap`. */
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
  /** The secrets that only Publish everything reveals, after “It reveals”: `every plan and every photo`. */
  readonly secrets: string;
  readonly length: string;
  /**
   * Only for games played live in one sitting, at a table. Their clocks start when the host says so; while a stage is
   * open, the table and the players' pages show of each whom it asks that a submission of theirs counts (PH-11).
   */
  readonly live?: true;
  /** Changes whenever the same submissions could give another result. Pinned in the ledger. */
  readonly rulesVersion: number;
}

/** The usual length of stages whose name matches; the host may change each. */
export interface Timing {
  /** For the host: `A round`. */
  readonly title: string;
  readonly stages: RegExp;
  readonly seconds: number;
  readonly graceSeconds: number;
  /** False where a late submission is never accepted by a click (PH-9). */
  readonly acceptsLate: boolean;
  /**
   * Live games: for people such a stage opens when its clock is started. What came before does not count, and what it
   * reveals lies face down until then (see `Game.faceDown`).
   */
  readonly opensAtStart?: true;
}

/** The beginning of a game. */
export interface SetUp<State, Event extends GameEvent, Open, Player> extends Resolution<State, Event> {
  /**
   * The facts that everyone knows from the start, built field by field. They never change: what comes later is an
   * event.
   */
  readonly open: Open;
  /** The roster as the game reads it, where that differs from what was typed (a pair's name as first written). */
  readonly roster?: readonly Player[];
  /** Clauses on what may have been forgotten: the host is asked whether it is meant before the match is created. */
  readonly doubts?: readonly string[];
}

/** A tab of one audience. Its title is fixed; it is left out while `content` gives null. */
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
 * The tabs of each audience, in their order. Only the host's see the state: the others are made from what is open
 * and from the events of that audience, so that a secret is not at hand where it could be shown.
 */
export interface GameViews<T extends GameTypes> {
  readonly host: HostTabs<T['state'], T['event']>;
  readonly public: PublicTabs<T['open'], T['event']>;
  readonly player: PlayerTabs<T['open'], T['event']>;
  /** The rows that the home page repeats: of the public tabs in every book, and of a player's own in theirs. */
  readonly home: {
    readonly public: readonly HomePart[];
    readonly player: readonly HomePart[];
    /** The rows of the public tabs that a picture for everyone repeats; the same as the public part when left out. */
    readonly picture?: readonly HomePart[];
    /**
     * The panes to the right of the home page, for who reads at a desk: in the public book of the public tabs, in a
     * player's of their own or the public ones; none when left out.
     */
    readonly desk?: DeskParts;
  };
  /** The parts of a player's page beside the questions; none when left out. */
  readonly page?: PageOf<T['open'], T['event']>;
  /** The things that a player has now, as their page shows them: the host reads them without the page being drawn. */
  readonly has?: HasOf<T['open'], T['event']>;
  /** Only live games: what stands on the table, from the events of everyone. */
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

  /** Begins a game, or says what is wrong with roster and settings together. */
  readonly setUp: (
    players: readonly T['player'][],
    settings: T['settings'],
    chance: Chance,
  ) => Result<SetUp<T['state'], T['event'], T['open'], T['player']>, readonly Problem[]>;
  /** The title of one match, where its host gives it one. */
  readonly title?: (open: T['open']) => string;
  /**
   * The stages in the order of the rule sheet, each null while it is not held. The first that is not null is open;
   * when all are null, the game is over.
   */
  readonly stages: readonly ((state: T['state']) => Stage<T['state'], T['event'], T['open']> | null)[];

  /** The `state` of a scenario's result. */
  readonly facts: (state: T['state']) => JsonObject;
  /** The `outcome` of a scenario's result; null until the game is over. */
  readonly outcome: (state: T['state']) => JsonObject | null;
  /** Only games whose host computes in the sheet. */
  readonly sheet?: (state: T['state']) => HostSheet;

  readonly views: GameViews<T>;
  /** Live games: true for an event that is shown only once the clock of the stage that it leads to is started. */
  readonly faceDown?: (event: T['event']) => boolean;
  /** An event in words for a message, or undefined for one that only tabs show. */
  readonly text: (event: T['event']) => string | undefined;
  /**
   * The news, for the same audience, when the host takes back the cause of this event; `now` is the state without it.
   * Left out or undefined: that it is taken back, in the words in which it was told; so not for what told a secret.
   */
  readonly takenBack?: (event: T['event'], now: T['state']) => string | undefined;
  /** The rules page for players with this game's settings; without a game, with the defaults. */
  readonly rules: (open: T['open'] | undefined) => readonly RulesSection[];
  /** A seat that its player has given up (ALL-14). */
  readonly givenUp: GivenUp;
  /**
   * Only games that hosts make up, whose set-up may be passed on as a template: the questions of later rounds, from what
   * the host entered with each.
   */
  readonly template?: (entered: readonly EnteredFacts[]) => readonly LaterQuestions[];
  /** Its part in seasons: columns that they fill in, changes that its end leaves. */
  readonly season: GameSeason<T['player'], T['settings'], T['state']>;
}

/** The host's facts of a stage, as JSON. */
export interface EnteredFacts {
  readonly stage: string;
  readonly facts: unknown;
}

/** A seat without answers, in sentences for everyone. */
export interface GivenUp {
  /** The fate of the seat, and what it does to others. */
  readonly seat: string;
  /** The sense that the game still makes with such seats, and with how many. */
  readonly sense: string;
}

export interface RulesSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
