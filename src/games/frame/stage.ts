// A stage: one time that players are asked something. It holds what is asked, what the host may enter, and what happens
// then; its types follow from the keys of its asks.
import { Bug, type Problem, fail, type Result } from './result';
import { questionsOf, WithQuestions, type Ask } from './ask';
import type { Chance } from './chance';
import type { Known } from './closed';
import type { GameEvent } from './events';
import { readWhole, type Answered, type Answers, type Field, type Question, type Reading } from './fields';
import type { JsonObject } from './json';

/** What the orders bring. */
export interface Resolution<State, Event extends GameEvent> {
  readonly state: State;
  readonly events: readonly Event[];
  /** Sentences for the host alone, about this stage; those about the host's facts are shown as they are entered. */
  readonly warnings?: readonly string[];
}

/** What the host's facts bring while a stage is open. */
export interface HostEffect<State, Event extends GameEvent> extends Resolution<State, Event> {
  /** Further facts of the stage's result, as scenarios list them: which part of the entry had no effect. */
  readonly result?: JsonObject;
}

/** Something that the host may be asked for in this stage, to be entered once it has happened. */
export interface Occasion {
  /** A sentence without anything that players may not know, since others may see the host's screen. */
  readonly open: string;
  /** That sentence with names, for the host alone. */
  readonly named: string;
}

/**
 * What an entry needs beside the host's facts: the stage's source of chance, and the facts that were saved for it
 * before.
 */
export interface Saving {
  readonly chance: Chance;
  readonly former: readonly unknown[];
}

/** The host's part of a stage: what the host may enter in it. */
export interface HostPart<State, Event extends GameEvent> {
  readonly questions: readonly Question[];
  /** Makes the host's facts, as JSON, of the answers to those questions. */
  readonly fromAnswers: (answers: Answers) => unknown;
  readonly toAnswers: (facts: unknown) => readonly Answered[];
  /** Applies everything entered for the stage so far to the state in which it opened; `{}` where nothing was. */
  readonly apply: (facts: unknown, saving: Saving) => Result<HostEffect<State, Event>, readonly Problem[]>;
  /**
   * Facts without which the stage cannot be resolved, as problems; it may be saved without them. Their sentences say what
   * the round needs: the host reads them before Resolve, too.
   */
  readonly lacking?: readonly Problem[];
  /** Makes random facts that fit, for practice games and tests. */
  readonly sample?: (chance: Chance) => JsonObject;
  /** What the host may be asked for now; left out where it is nothing. */
  readonly occasions?: readonly Occasion[];
  /** How it depends on the players' answers (ALL-13); left out where it does not. */
  readonly overAnswers?: OverAnswers;
}

/**
 * A part that is decided over the answers as they stood: where they differ afterwards, the host is asked whether it stands.
 * So are they if somebody else plays for a player to whom they write something alone (ALL-16).
 * `awaited`: the stage means nothing without it, and is not resolved by itself before it is saved. `bySheet`: it is taken from
 * the host's sheet as the stage is resolved.
 */
export interface OverAnswers {
  readonly awaited: boolean;
  readonly bySheet?: true;
  /** The parts of the facts that rest on no answer; left out for none. */
  readonly apart?: readonly string[];
  /** Names the players to whom these facts say something that the host has typed for them alone; left out for none. */
  readonly toldAlone?: (facts: unknown) => readonly string[];
}

interface HostPartSpec<Facts, State, Event extends GameEvent> extends Pick<
  HostPart<State, Event>,
  'lacking' | 'sample' | 'occasions' | 'overAnswers'
> {
  readonly field: Field<Facts>;
  /** Applies the facts. `former`: those that were saved for the stage before, as far as they can be read. */
  readonly apply: (
    facts: Facts,
    saved: { readonly chance: Chance; readonly former: readonly Facts[] },
  ) => Result<HostEffect<State, Event>, readonly Problem[]>;
}

/** Makes a host's part from one field, which makes its questions and reads its facts. */
export function hostPart<Facts, State, Event extends GameEvent>({
  field,
  apply,
  ...parts
}: HostPartSpec<Facts, State, Event>): HostPart<State, Event> {
  const read = (facts: unknown): Reading<Facts> => readWhole(field, facts, 'Host facts');
  return Object.assign(new WithQuestions(() => questionsOf(field)), parts, {
    fromAnswers: (answers: Answers) => field.fromAnswers(answers, '') ?? {},
    toAnswers: (facts: unknown) => field.toAnswers(facts, ''),
    apply: ((facts, { chance, former }) => {
      const reading = read(facts);
      if (!reading.ok) return fail(reading.problems);
      const readable = former.map(read).flatMap((before) => (before.ok ? [before.value] : []));
      return apply(reading.value, { chance, former: readable });
    }) satisfies HostPart<State, Event>['apply'],
  });
}

/** A player's counted submission, understood and checked. */
export interface CountedOrder {
  readonly player: string;
  readonly ask: Ask<unknown, never>;
  readonly order: unknown;
  /** True where the host entered it (ALL-3); such submissions stand after all others. */
  readonly byHost: boolean;
}

/** A stage that waits for submissions, the types of its orders hidden. `Open` is needed where choices are closed. */
export interface Stage<State, Event extends GameEvent, Open = unknown> {
  /** The stage's id, as scenarios name it: `day-2`. */
  readonly name: string;
  /** The stage as people read it: `Day 2`. */
  readonly title: string;
  readonly asks: readonly Ask<unknown, Known<Open, Event>>[];
  /** What it asks, for everyone else (see the spec); empty where not everyone may know whom it asks. */
  readonly others: string;
  /** True where only the host can end the game, so that the stage waits for the host even if nobody is left to ask. */
  readonly waitsForHost: boolean;
  readonly host: HostPart<State, Event> | undefined;
  /** The counted submissions in the order received, the host's entries last. */
  readonly resolve: (counted: readonly CountedOrder[], chance: Chance) => Resolution<State, Event>;
}

type Asks<Knows = never> = Readonly<Record<string, Ask<unknown, Knows>>>;

/** The orders of each ask: from player to order, in the order received. */
type OrdersOf<A extends Asks> = {
  readonly [Key in keyof A]: A[Key] extends Ask<infer Order, never> ? ReadonlyMap<string, Order> : never;
};

interface StageSpec<State, Event extends GameEvent, A extends Asks> {
  readonly name: string;
  readonly title: string;
  /** One entry for each group of players; its key names their orders in `resolve`. */
  readonly asks: A;
  /**
   * Only where it asks some players and everyone may know whom: what they decide, for the others, after “Ana is asked”:
   * `which loser is the Candidate`.
   */
  readonly others?: string;
  /** True where only the host ends the game, which goes on round after round (ALL-14). */
  readonly waitsForHost?: boolean;
  readonly host?: HostPart<State, Event>;
  /** `enteredByHost`: the players whose order the host entered, after all others arrived (ALL-3). */
  readonly resolve: (
    orders: OrdersOf<A>,
    chance: Chance,
    enteredByHost: ReadonlySet<string>,
  ) => Resolution<State, Event>;
}

/**
 * Makes a stage; the orders that `resolve` gets are typed by its asks.
 * @throws where two groups of players share a form: it cannot ask both, and would be changed back and forth for ever
 */
export function stage<State, Event extends GameEvent, Open, const A extends Asks<Known<Open, Event>>>(
  spec: StageSpec<State, Event, A>,
): Stage<State, Event, Open> {
  const asks = Object.values(spec.asks).filter(({ players }) => players.length > 0);
  const shared = asks.find(({ form }, at) => asks.findIndex((other) => other.form === form) !== at);
  if (shared !== undefined) {
    throw new Bug(
      `${spec.name}: two of its asks share the form “${shared.form}”: give each a form of its own`,
    );
  }
  return {
    name: spec.name,
    title: spec.title,
    asks,
    others: spec.others ?? '',
    waitsForHost: spec.waitsForHost ?? false,
    host: spec.host,
    resolve: (counted, chance) =>
      spec.resolve(
        ordersBy(spec.asks, counted),
        chance,
        new Set(counted.filter(({ byHost }) => byHost).map(({ player }) => player)),
      ),
  };
}

function ordersBy<A extends Asks>(asks: A, counted: readonly CountedOrder[]): OrdersOf<A> {
  const entries = Object.entries(asks).map(([key, ask]) => [
    key,
    new Map(counted.filter((each) => each.ask === ask).map(({ player, order }) => [player, order])),
  ]);
  // Each order was understood by the very ask under whose key it stands, which a record of maps cannot say.
  return Object.fromEntries(entries) as OrdersOf<A>;
}
