// A stage: what is asked, what the host can enter, and what happens then. The types of its orders follow from its asks.
import { Bug, type Problem, fail, type Result } from './result';
import { questionsOf, LazyQuestions, type Ask } from './ask';
import type { Chance } from './chance';
import type { Known } from './closed';
import type { GameEvent } from './events';
import { readEntire, type Answered, type Answers, type Field, type Question, type Reading } from './fields';
import type { JsonObject } from './json';

export interface Resolution<State, Event extends GameEvent> {
  readonly state: State;
  readonly events: readonly Event[];
  /** Only for the host, about this stage; those about host facts are shown on entry. */
  readonly warnings?: readonly string[];
}

export interface HostEffect<State, Event extends GameEvent> extends Resolution<State, Event> {
  /** More facts for the stage's result in scenarios: which part of the entry had no effect. */
  readonly result?: JsonObject;
}

/** Something the host can be asked to do in this stage, and then enters. */
export interface Occasion {
  /** Without secrets: others may see the host's screen. */
  readonly open: string;
  /** With names, only for the host. */
  readonly named: string;
}

/** Context of an entry: the stage's chance, and facts saved earlier. */
export interface Saving {
  readonly chance: Chance;
  readonly former: readonly unknown[];
}

export interface HostPart<State, Event extends GameEvent> {
  readonly questions: readonly Question[];
  readonly fromAnswers: (answers: Answers) => unknown;
  readonly toAnswers: (facts: unknown) => readonly Answered[];
  /** Applies all entries (`{}` if none) to the state in which the stage opened. */
  readonly apply: (facts: unknown, saving: Saving) => Result<HostEffect<State, Event>, readonly Problem[]>;
  /**
   * What's missing before the stage can be resolved (it can be saved without). The host reads these sentences before
   * Resolve too.
   */
  readonly lacking?: readonly Problem[];
  /** Random valid facts, for practice games and tests. */
  readonly sample?: (chance: Chance) => JsonObject;
  readonly occasions?: readonly Occasion[];
  /** How it depends on the players' answers (ALL-13), if it does. */
  readonly overAnswers?: OverAnswers;
}

/**
 * A part that the host decided by looking at the answers. If those change, or somebody else takes over a player with a
 * private text (ALL-16), the host is asked whether it still holds. `awaited`: the stage needs it and won't resolve
 * automatically before it's saved. `bySheet`: taken from the host's sheet on resolving.
 */
export interface OverAnswers {
  readonly awaited: boolean;
  readonly bySheet?: true;
  /** Parts of the facts that rest on no answer. */
  readonly apart?: readonly string[];
  /** Players to whom the host has typed a private text. */
  readonly toldAlone?: (facts: unknown) => readonly string[];
}

interface HostPartSpec<Facts, State, Event extends GameEvent> extends Pick<
  HostPart<State, Event>,
  'lacking' | 'sample' | 'occasions' | 'overAnswers'
> {
  readonly field: Field<Facts>;
  /** `former`: facts saved earlier for this stage, as far as readable. */
  readonly apply: (
    facts: Facts,
    saved: { readonly chance: Chance; readonly former: readonly Facts[] },
  ) => Result<HostEffect<State, Event>, readonly Problem[]>;
}

/** Builds a host's part from the field of its facts. */
export function hostPart<Facts, State, Event extends GameEvent>({
  field,
  apply,
  ...parts
}: HostPartSpec<Facts, State, Event>): HostPart<State, Event> {
  const read = (facts: unknown): Reading<Facts> => readEntire(field, facts, 'Host facts');
  return Object.assign(new LazyQuestions(() => questionsOf(field)), parts, {
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

/** A counted submission, read and checked. */
export interface CountedOrder {
  readonly player: string;
  readonly ask: Ask<unknown, never>;
  readonly order: unknown;
  /** Entered by the host (ALL-3); these come after all others. */
  readonly byHost: boolean;
}

/** An open stage, with its order types hidden. `Open` is needed if choices can be closed. */
export interface Stage<State, Event extends GameEvent, Open = unknown> {
  /** As scenarios name it: `day-2`. */
  readonly name: string;
  /** For people: `Day 2`. */
  readonly title: string;
  readonly asks: readonly Ask<unknown, Known<Open, Event>>[];
  /** What it asks, for everyone else (see the spec); empty if not everyone may know who is asked. */
  readonly others: string;
  /** Only the host can end the game, so it waits for the host even if nobody is left to ask. */
  readonly waitsForHost: boolean;
  readonly host: HostPart<State, Event> | undefined;
  /** In order of arrival, host entries last. */
  readonly resolve: (counted: readonly CountedOrder[], chance: Chance) => Resolution<State, Event>;
}

type Asks<Knows = never> = Readonly<Record<string, Ask<unknown, Knows>>>;

/** Player to order, per ask, in order of arrival. */
type OrdersOf<A extends Asks> = {
  readonly [Key in keyof A]: A[Key] extends Ask<infer Order, never> ? ReadonlyMap<string, Order> : never;
};

interface StageSpec<State, Event extends GameEvent, A extends Asks> {
  readonly name: string;
  readonly title: string;
  /** One per group of players; its key names their orders in `resolve`. */
  readonly asks: A;
  /** If everyone may know who is asked: what they decide, after “Ana is asked”: `which loser is the Candidate`. */
  readonly others?: string;
  /** Only the host ends the game; until then it continues round after round (ALL-14). */
  readonly waitsForHost?: boolean;
  readonly host?: HostPart<State, Event>;
  /** `enteredByHost`: players whose order the host entered after all others arrived (ALL-3). */
  readonly resolve: (
    orders: OrdersOf<A>,
    chance: Chance,
    enteredByHost: ReadonlySet<string>,
  ) => Resolution<State, Event>;
}

/**
 * Builds a stage; its asks type the orders for `resolve`.
 * @throws if two groups share a form, which would be rewritten back and forth for ever
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
  // Each order was read by the ask with this key, which the types can't express.
  return Object.fromEntries(entries) as OrdersOf<A>;
}
