// The contract of a game: all that the rest of the program knows about any of them. To add a game, write
// one object of this type in a folder of its own and name it in the catalogue.
import type { Chance } from './chance';
import type { Answered, Answers, Draft, Field, Question } from './fields';
import { draftOf, object, readWhole, problemsOf } from './fields';
import type { Json, JsonObject } from './json';
import type { Problem } from './problems';
import { fail, ok, type Result } from './result';
import type { Tab } from './tabs';

/** Who may know a fact. `host` is the host alone; the host sees everything else too. */
export type Audience = 'everyone' | 'host' | { readonly player: string };

/** One fact that resolution produced, and who may know it. A game's events are a union with a `kind`. */
export interface GameEvent {
  readonly kind: string;
  readonly to: Audience;
}

/** An event and the stage in which it was told; `set-up` before the first. */
export interface Told<Event> {
  readonly stage: string;
  /** The stage as people read it: `Day 2`. */
  readonly title: string;
  readonly event: Event;
}

/** What the types of a game are called in its contract. */
export interface GameTypes {
  /** One row of the roster, as read: name and the game's own columns. */
  readonly player: { readonly name: string };
  /** Settings as given: what is absent takes its default or is drawn in `setUp`. */
  readonly settings: object;
  readonly state: object;
  /** A checked move: the union over all stages. */
  readonly order: object;
  /** Facts that the host enters with a stage; `NoHostFacts` where the game has none. */
  readonly host: object;
  readonly event: GameEvent;
  /** What everyone knows from the start. */
  readonly open: object;
}

export type NoHostFacts = Readonly<Record<string, never>>;

/** What the host may enter where a game asks nothing of the host. */
export const noHostFacts: Field<NoHostFacts> = object({});

export interface GameInfo {
  /** As scenarios name it: `pokemon-snap`. */
  readonly id: string;
  readonly title: string;
  readonly designers: readonly string[];
  /** Where the designers' game was played first. */
  readonly origin: string;
  /** What it is like, in two lines at most. */
  readonly blurb: string;
  readonly playerCount: string;
  readonly length: string;
  /**
   * Only for games played live in one sitting: the public tab that is shown large at the table. Their clocks
   * start when the host says so.
   */
  readonly liveTab?: string;
  /** Changes whenever the same submissions could give another result. Pinned in the ledger. */
  readonly rulesVersion: number;
}

/** How long players usually have, for stages whose name matches; the host may change each. */
export interface Timing {
  /** For the host: `A round`. */
  readonly title: string;
  readonly stages: RegExp;
  readonly seconds: number;
  readonly graceSeconds: number;
  /** False where a late submission is never accepted by a click (PH-9). */
  readonly acceptsLate: boolean;
}

/** A player's counted submission, understood and checked. */
export interface Ordered<Order> {
  readonly player: string;
  readonly order: Order;
  /** Entered by the host (ALL-3): arrived after all others. */
  readonly byHost: boolean;
}

/** One group of players who are asked the same questions in a stage, and how their answers are judged. */
export interface Ask<Order> {
  /** The form they fill in: the same questions keep the same form over the stages. */
  readonly form: string;
  readonly title: string;
  readonly help: string;
  readonly players: readonly string[];
  readonly questions: readonly Question[];
  /** A form row as the JSON of a move, unchecked. */
  readonly fromAnswers: (answers: Answers) => unknown;
  /** The JSON of a move in the form's words. */
  readonly toAnswers: (move: unknown) => readonly Answered[];
  /** A move as an order, or every reason why it is none. */
  readonly understand: (player: string, move: unknown) => Result<Order, readonly Problem[]>;
  /** A random legal move, for practice games and tests; undefined where the player had better not move. */
  readonly sample: (player: string, chance: Chance) => Json | undefined;
}

/** A stage that waits for submissions. */
export interface Stage<Order> {
  /** As scenarios name it: `day-2`. */
  readonly name: string;
  /** As people read it: `Day 2`. */
  readonly title: string;
  readonly asks: readonly Ask<Order>[];
}

export interface SetUp<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** Sentences for the host about what is unusual in this set-up. */
  readonly warnings: readonly string[];
}

export interface Resolution<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** Sentences for the host alone, about this stage. */
  readonly warnings?: readonly string[];
  /** Further facts of the stage's result, as scenarios list them (`refusedMissions`). */
  readonly result?: JsonObject;
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

  /** Begins a game, or says what is wrong with roster and settings together. */
  readonly setUp: (
    players: readonly T['player'][],
    settings: T['settings'],
    chance: Chance,
  ) => Result<SetUp<T['state'], T['event']>, readonly Problem[]>;
  /** The stage that is open, or null when the game is over. */
  readonly stage: (state: T['state']) => Stage<T['order']> | null;
  /** What the host may enter with the open stage. */
  readonly hostFacts: (state: T['state']) => Field<T['host']>;
  /** The state as the open stage's submissions are checked and resolved: host facts applied. */
  readonly begin: (state: T['state'], host: T['host']) => Result<T['state'], readonly Problem[]>;
  /** Resolves the open stage of a state that has begun; orders in the order received, host entries last. */
  readonly resolve: (
    state: T['state'],
    orders: readonly Ordered<T['order']>[],
    host: T['host'],
    chance: Chance,
  ) => Resolution<T['state'], T['event']>;

  /** The `state` of a scenario's result. */
  readonly facts: (state: T['state']) => JsonObject;
  /** The `outcome` of a scenario's result; null until the game is over. */
  readonly outcome: (state: T['state']) => JsonObject | null;

  /** What everyone knows from the start, built field by field. */
  readonly open: (state: T['state']) => T['open'];
  /**
   * The tabs of each audience. Only the host's see the state: the others are drawn from what is open and
   * from the events told to that audience, so that a secret is not at hand where it could be shown.
   */
  readonly tabs: {
    readonly host: (state: T['state'], told: readonly Told<T['event']>[]) => readonly Tab[];
    readonly everyone: (open: T['open'], told: readonly Told<T['event']>[]) => readonly Tab[];
    readonly player: (name: string, open: T['open'], told: readonly Told<T['event']>[]) => readonly Tab[];
  };
  /** An event in words for a message, or undefined for one that only tabs show. */
  readonly words: (event: T['event']) => string | undefined;
  /** The rules page for players: headings and paragraphs, with this game's settings. */
  readonly rules: (open: T['open'] | undefined) => readonly RulesSection[];
}

export interface RulesSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Everything `ask` needs: a move's field, and the rules that depend on the state. */
export interface AskSpec<Order> {
  readonly form: string;
  readonly title: string;
  readonly help?: string;
  readonly players: readonly string[];
  readonly move: Field<Order>;
  /** Every rule that the move breaks; parts that could not be read are missing from the draft. */
  readonly check?: (player: string, draft: Draft<Order>) => readonly Problem[];
  readonly sample: (player: string, chance: Chance) => Json | undefined;
}

/** Makes an ask from one definition of its move: it draws the form and checks the answers. */
export function ask<Order>(spec: AskSpec<Order>): Ask<Order> {
  const { move } = spec;
  return {
    form: spec.form,
    title: spec.title,
    help: spec.help ?? '',
    players: spec.players,
    questions: move.questions(''),
    fromAnswers: (answers) => move.fromAnswers(answers, '') ?? {},
    toAnswers: (value) => move.toAnswers(value, ''),
    understand: (player, value) => {
      const reading = readWhole(move, value ?? null, spec.title);
      const draft = draftOf(reading);
      const broken = draft === undefined ? [] : (spec.check?.(player, draft) ?? []);
      const problems = [...problemsOf(reading), ...broken];
      return reading.ok && problems.length === 0 ? ok(reading.value) : fail(problems);
    },
    sample: spec.sample,
  };
}
