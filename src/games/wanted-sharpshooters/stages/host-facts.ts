// What the host can enter in a round (WS-2, WS-3): corrected balances, then moves, then exchanges.
import { garnetsField } from '../../frame/corrected-garnets';
import {
  fieldPerPlayer,
  withCheck,
  nameField,
  object,
  optional,
  integer,
  type Field,
  type Question,
} from '../../frame/fields';
import { memoize } from '../../frame/lazy';
import { findNamed } from '../../frame/names';
import { type Problem, fail, ok, type Result } from '../../frame/result';
import { defineHostPart, type HostEffect, type HostPart } from '../../frame/stage';
import { isolateRtl, plural } from '../../frame/wording';
import { type Event, startLog, type RoundLog } from '../events';
import { isAlive, problem, type State } from '../types';

/** What the host entered for each player, by name. */
interface HostFacts {
  readonly garnets?: ReadonlyMap<string, number>;
  readonly meadows?: ReadonlyMap<string, string>;
  readonly exchange?: ReadonlyMap<string, number>;
}

export function hostFactsPart(state: State): HostPart<State, Event> {
  const facts = factsField(state.players);
  const field: Field<HostFacts> = {
    ...facts,
    questions: (prefix) =>
      facts.questions(prefix).map((question) => suggestMeadows([...state.storage.keys()], question)),
  };
  return defineHostPart({ field, apply: (entered) => applyFacts(state, entered) });
}

/** Suggests the current meadows in the question about moves. */
function suggestMeadows(known: readonly string[], question: Question): Question {
  const { editor } = question;
  if (question.title !== MEADOWS_TITLE || editor?.kind !== 'rows') return question;
  const cells = editor.cells.map((cell) =>
    cell.kind.type === 'text' ? { ...cell, kind: { ...cell.kind, known } } : cell,
  );
  return { ...question, editor: { ...editor, cells } };
}

const MEADOWS_TITLE = 'Moves to meadows';

const factsField = memoize((players: readonly string[]): Field<HostFacts> =>
  object({
    garnets: garnetsField(players, 'the player’s balance before this round’s moves and exchanges.'),
    meadows: optional(
      fieldPerPlayer(
        {
          title: MEADOWS_TITLE,
          what: 'move',
          help: 'the player’s meadow from this round on. A new name creates a meadow.',
          example: 'Clover',
        },
        players,
        meadowField,
      ),
    ),
    exchange: optional(
      fieldPerPlayer(
        {
          title: 'Exchanges',
          what: 'exchange',
          help: 'how many garnets a living player exchanges for bullets before this round.',
          example: '2',
        },
        players,
        integer({ title: 'Garnets', min: 0 }),
      ),
    ),
  }),
);

const meadowField = withCheck(nameField({ title: 'Meadow', mayBeEmpty: true }), (meadow, { place, label }) =>
  meadow === '' ? [problem('empty-meadow', place, `${label}: the meadow is missing. Enter its name.`)] : [],
);

const EMPTY_MAP: ReadonlyMap<string, never> = new Map<string, never>();

function applyFacts(state: State, facts: HostFacts): Result<HostEffect<State, Event>, readonly Problem[]> {
  const { garnets = EMPTY_MAP, meadows = EMPTY_MAP, exchange = EMPTY_MAP } = facts;
  if (garnets.size + meadows.size + exchange.size === 0) return ok({ state, events: [] });
  const log = startLog(state);
  for (const [player, balance] of garnets) {
    log.change(player, 'garnets', balance - log.seat(player).garnets, { kind: 'correction' });
  }
  movePlayers(state, meadows, log);
  const problems = [...exchange].flatMap(([player, wanted]) =>
    findExchangeProblems(state, player, wanted, log),
  );
  if (problems.length > 0) return fail(problems);
  for (const [player, wanted] of exchange) log.exchange(player, wanted);
  return ok({
    state: { ...state, ...log.holdings(), hostExchanges: exchange },
    events: [...log.events(), ...toExchangeEvents(exchange)],
  });
}

/** Moves players. New meadows open in the order entered; moves are reported in roster order. */
function movePlayers(state: State, meadows: ReadonlyMap<string, string>, log: RoundLog): void {
  for (const [player, given] of meadows) {
    const known = [...log.holdings().storage.keys()];
    log.move(player, findNamed(known, given, (meadow) => [meadow]) ?? given);
  }
  for (const player of state.players) {
    const { meadow } = log.seat(player);
    if (meadow !== state.seats.get(player)?.meadow) log.report({ kind: 'moved', player, meadow });
  }
}

function findExchangeProblems(
  state: State,
  player: string,
  wanted: number,
  log: RoundLog,
): readonly Problem[] {
  const place = ['exchange', player];
  const { garnets } = log.seat(player);
  const problems: Problem[] = [];
  if (!isAlive(state, player)) {
    problems.push(problem('not-alive', place, `Exchange for ${player}: ${player} is dead. Remove it.`));
  }
  if (wanted > garnets) {
    const sentence = `Exchange for ${isolateRtl(player)}: you entered ${wanted}, but ${player} has ${plural(garnets, 'garnet')}. Enter at most ${garnets}.`;
    problems.push(problem('too-few-garnets', place, sentence));
  }
  return problems;
}

/** Exchanges entered by the host. They are private until the end of the round (WS-17). */
function toExchangeEvents(exchange: ReadonlyMap<string, number>): readonly Event[] {
  return [...exchange].flatMap(([player, garnets]) =>
    garnets === 0 ? [] : [{ kind: 'exchange-entered', to: { player }, player, garnets }],
  );
}
