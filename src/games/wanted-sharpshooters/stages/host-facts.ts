// The host's part of a round (WS-2, WS-3): balances are corrected first, then players moved, then garnets exchanged.
import { correctedGarnets } from '../../frame/corrected-garnets';
import {
  byPlayer,
  checked,
  nameField,
  object,
  optional,
  whole,
  type Field,
  type Question,
} from '../../frame/fields';
import { once } from '../../frame/lazy';
import { named } from '../../frame/names';
import { type Problem, fail, ok, type Result } from '../../frame/result';
import { hostPart, type HostEffect, type HostPart } from '../../frame/stage';
import { apart, count } from '../../frame/wording';
import { type Event, startLog, type RoundLog } from '../events';
import { isAlive, problem, type State } from '../types';

/** One value a player, by their roster names. */
interface HostFacts {
  readonly garnets?: ReadonlyMap<string, number>;
  readonly meadows?: ReadonlyMap<string, string>;
  readonly exchange?: ReadonlyMap<string, number>;
}

/** The host's part of the round that opens with this state. */
export function hostFacts(state: State): HostPart<State, Event> {
  const facts = factsField(state.players);
  const field: Field<HostFacts> = {
    ...facts,
    questions: (prefix) =>
      facts.questions(prefix).map((question) => pickingFrom([...state.storage.keys()], question)),
  };
  return hostPart({ field, apply: (entered) => apply(state, entered) });
}

/** Gives the question with the meadows of now to pick from, where it asks for meadows. */
function pickingFrom(known: readonly string[], question: Question): Question {
  const { editor } = question;
  if (question.title !== MOVES || editor?.kind !== 'rows') return question;
  const cells = editor.cells.map((cell) =>
    cell.kind.type === 'text' ? { ...cell, kind: { ...cell.kind, known } } : cell,
  );
  return { ...question, editor: { ...editor, cells } };
}

const MOVES = 'Moves to meadows';

const factsField = once((players: readonly string[]): Field<HostFacts> =>
  object({
    garnets: correctedGarnets(players, 'the balance before this round. Comes before moves and exchanges.'),
    meadows: optional(
      byPlayer(
        {
          title: MOVES,
          what: 'move',
          help: 'who moves before this round starts. A new name opens a meadow.',
          example: 'Clover',
        },
        players,
        meadowField,
      ),
    ),
    exchange: optional(
      byPlayer(
        {
          title: 'Exchanges',
          what: 'exchange',
          help: 'garnets of a living player that become bullets before this round.',
          example: '2',
        },
        players,
        whole({ title: 'Garnets', min: 0 }),
      ),
    ),
  }),
);

const meadowField = checked(nameField({ title: 'Meadow', mayBeEmpty: true }), (meadow, { place, label }) =>
  meadow === '' ? [problem('empty-meadow', place, `${label}: the meadow is empty. Write its name.`)] : [],
);

/** The entries of a kind of which the host entered none. */
const NOBODY: ReadonlyMap<string, never> = new Map<string, never>();

function apply(state: State, facts: HostFacts): Result<HostEffect<State, Event>, readonly Problem[]> {
  const { garnets = NOBODY, meadows = NOBODY, exchange = NOBODY } = facts;
  if (garnets.size + meadows.size + exchange.size === 0) return ok({ state, events: [] });
  const log = startLog(state);
  for (const [player, balance] of garnets) {
    log.change(player, 'garnets', balance - log.seat(player).garnets, { kind: 'correction' });
  }
  movePlayers(state, meadows, log);
  const problems = [...exchange].flatMap(([player, wanted]) => exchangeProblems(state, player, wanted, log));
  if (problems.length > 0) return fail(problems);
  for (const [player, wanted] of exchange) log.exchange(player, wanted);
  return ok({
    state: { ...state, ...log.holdings(), hostExchanges: exchange },
    events: [...log.events(), ...exchangeEvents(exchange)],
  });
}

/** Meadows open in the order in which the host named them; moves are reported in roster order. */
function movePlayers(state: State, meadows: ReadonlyMap<string, string>, log: RoundLog): void {
  for (const [player, given] of meadows) {
    const known = [...log.holdings().storage.keys()];
    log.move(player, named(known, given, (meadow) => [meadow]) ?? given);
  }
  for (const player of state.players) {
    const { meadow } = log.seat(player);
    if (meadow !== state.seats.get(player)?.meadow) log.report({ kind: 'moved', player, meadow });
  }
}

function exchangeProblems(state: State, player: string, wanted: number, log: RoundLog): readonly Problem[] {
  const place = ['exchange', player];
  const { garnets } = log.seat(player);
  const problems: Problem[] = [];
  if (!isAlive(state, player)) {
    problems.push(problem('not-alive', place, `Exchange for ${player}: ${player} is dead. Leave it out.`));
  }
  if (wanted > garnets) {
    const sentence = `Exchange for ${apart(player)}: ${wanted} wanted, ${player} has ${count(garnets, 'garnet')}.`;
    problems.push(problem('too-few-garnets', place, sentence));
  }
  return problems;
}

/** Only the player concerned is told now: the round's exchanges are public at its end (WS-17). */
function exchangeEvents(exchange: ReadonlyMap<string, number>): readonly Event[] {
  return [...exchange].flatMap(([player, garnets]) =>
    garnets === 0 ? [] : [{ kind: 'exchange-entered', to: { player }, player, garnets }],
  );
}
