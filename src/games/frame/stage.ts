// A stage: what is asked, what the host can enter, and what happens then. The asks determine the types of the orders.
import { Bug, type Problem, fail, type Result } from './result';
import { fieldQuestions, LazyQuestions, type Ask } from './ask';
import type { Chance } from './chance';
import type { Knowledge } from './closed-choices';
import type { GameEvent } from './events';
import {
  readInput,
  type TitledAnswer,
  type AnswerLookup,
  type Field,
  type Question,
  type ReadResult,
} from './fields';
import type { JsonObject } from './json';

export interface Resolution<State, Event extends GameEvent> {
  readonly state: State;
  readonly events: readonly Event[];
  /** About this stage, for the host only. Warnings about host facts are shown on entry. */
  readonly warnings?: readonly string[];
}

export interface HostEffect<State, Event extends GameEvent> extends Resolution<State, Event> {
  /** Additional facts for the stage's result in scenarios: for example, which part of the entry had no effect. */
  readonly result?: JsonObject;
}

/** Something that players can ask of the host in this stage, and that the host then enters. */
export interface HostRequest {
  /** A sentence without secrets, since others may see the host's screen. */
  readonly open: string;
  /** The same with names, for the host only. */
  readonly named: string;
}

/** Input for applying an entry: the stage's random draws, and facts saved earlier. */
export interface EntryContext {
  readonly chance: Chance;
  readonly former: readonly unknown[];
}

export interface HostPart<State, Event extends GameEvent> {
  readonly questions: readonly Question[];
  readonly fromAnswers: (answers: AnswerLookup) => unknown;
  readonly toAnswers: (facts: unknown) => readonly TitledAnswer[];
  /** Applies everything the host entered (`{}` if nothing) to the state in which the stage opened. */
  readonly apply: (
    facts: unknown,
    saving: EntryContext,
  ) => Result<HostEffect<State, Event>, readonly Problem[]>;
  /**
   * What's missing before the stage can be resolved. The host can save an incomplete part, and sees these sentences
   * before clicking Resolve.
   */
  readonly lacking?: readonly Problem[];
  /** Random valid facts, for practice games and tests. */
  readonly sample?: (chance: Chance) => JsonObject;
  readonly occasions?: readonly HostRequest[];
  /** How what the host enters depends on the players' answers (ALL-13); absent if it doesn't. */
  readonly overAnswers?: AnswerDependency;
}

/**
 * For facts that the host decided by looking at the answers. If those change, or someone takes over the seat of a player
 * with a private text (ALL-16), the host is asked whether the facts still hold. `awaited`: the stage isn't resolved
 * automatically before they are saved. `bySheet`: resolving takes them from the host's sheet.
 */
export interface AnswerDependency {
  readonly awaited: boolean;
  readonly bySheet?: true;
  /** Parts of the facts that don't depend on answers. */
  readonly apart?: readonly string[];
  /** Players for whom the host has typed a private text. */
  readonly toldAlone?: (facts: unknown) => readonly string[];
}

interface HostPartSpec<Facts, State, Event extends GameEvent> extends Pick<
  HostPart<State, Event>,
  'lacking' | 'sample' | 'occasions' | 'overAnswers'
> {
  readonly field: Field<Facts>;
  /** `former`: facts saved earlier for this stage; unreadable ones are left out. */
  readonly apply: (
    facts: Facts,
    saved: { readonly chance: Chance; readonly former: readonly Facts[] },
  ) => Result<HostEffect<State, Event>, readonly Problem[]>;
}

/** Builds a `HostPart` from the field that reads the host's facts. */
export function defineHostPart<Facts, State, Event extends GameEvent>({
  field,
  apply,
  ...parts
}: HostPartSpec<Facts, State, Event>): HostPart<State, Event> {
  const read = (facts: unknown): ReadResult<Facts> => readInput(field, facts, 'Host facts');
  return Object.assign(new LazyQuestions(() => fieldQuestions(field)), parts, {
    fromAnswers: (answers: AnswerLookup) => field.fromAnswers(answers, '') ?? {},
    toAnswers: (facts: unknown) => field.toAnswers(facts, ''),
    apply: ((facts, { chance, former }) => {
      const reading = read(facts);
      if (!reading.ok) return fail(reading.problems);
      const readable = former.map(read).flatMap((before) => (before.ok ? [before.value] : []));
      return apply(reading.value, { chance, former: readable });
    }) satisfies HostPart<State, Event>['apply'],
  });
}

/** A submission that counts, as a checked move (`order`). */
export interface PlayerOrder {
  readonly player: string;
  readonly ask: Ask<unknown, never>;
  readonly order: unknown;
  /** True if the host entered the order (ALL-3). Orders by the host come after all others. */
  readonly byHost: boolean;
}

/** A stage with its order types hidden. `Open` is only needed if choices can be closed. */
export interface Stage<State, Event extends GameEvent, Open = unknown> {
  /** The name in scenarios: `day-2`. */
  readonly name: string;
  /** The title for people: `Day 2`. */
  readonly title: string;
  readonly asks: readonly Ask<unknown, Knowledge<Open, Event>>[];
  /** What the stage asks, in words for everyone who isn't asked (see `StageSpec`); empty if not everyone may know who is. */
  readonly others: string;
  /** True if only the host can end the game, so the stage waits for the host even if nobody is left to ask. */
  readonly waitsForHost: boolean;
  readonly host: HostPart<State, Event> | undefined;
  /** `counted` is in order of arrival, with host entries last. */
  readonly resolve: (counted: readonly PlayerOrder[], chance: Chance) => Resolution<State, Event>;
}

type Asks<Knows = never> = Readonly<Record<string, Ask<unknown, Knows>>>;

/** For each ask, the order of each player, in order of arrival. */
type OrdersByAsk<A extends Asks> = {
  readonly [Key in keyof A]: A[Key] extends Ask<infer Order, never> ? ReadonlyMap<string, Order> : never;
};

interface StageSpec<State, Event extends GameEvent, A extends Asks> {
  readonly name: string;
  readonly title: string;
  /** One ask per group of players. Its key names their orders in `resolve`. */
  readonly asks: A;
  /** If everyone may know who is asked: what they decide, to follow “Ana is asked”: `which loser is the Candidate`. */
  readonly others?: string;
  /** True if only the host can end the game, which otherwise continues round after round (ALL-14). */
  readonly waitsForHost?: boolean;
  readonly host?: HostPart<State, Event>;
  /** `enteredByHost`: players whose order the host entered, after all others arrived (ALL-3). */
  readonly resolve: (
    orders: OrdersByAsk<A>,
    chance: Chance,
    enteredByHost: ReadonlySet<string>,
  ) => Resolution<State, Event>;
}

/**
 * Builds a stage, with the orders for `resolve` typed by its asks. @throws if two asks share a form, because each would
 * keep rewriting that form with its own questions
 */
export function defineStage<
  State,
  Event extends GameEvent,
  Open,
  const A extends Asks<Knowledge<Open, Event>>,
>(spec: StageSpec<State, Event, A>): Stage<State, Event, Open> {
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
        ordersByAsk(spec.asks, counted),
        chance,
        new Set(counted.filter(({ byHost }) => byHost).map(({ player }) => player)),
      ),
  };
}

function ordersByAsk<A extends Asks>(asks: A, counted: readonly PlayerOrder[]): OrdersByAsk<A> {
  const entries = Object.entries(asks).map(([key, ask]) => [
    key,
    new Map(counted.filter((each) => each.ask === ask).map(({ player, order }) => [player, order])),
  ]);
  // Cast: the ask with this key has read each order, which the types can't express.
  return Object.fromEntries(entries) as OrdersByAsk<A>;
}
