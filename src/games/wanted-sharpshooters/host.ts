// What the host may enter with a round (WS-2, WS-3), and how a round begins: balances corrected first, then
// players moved, garnets exchanged, and the storages grow.
import { object, optional, text, whole, textCodec, type At, type Field } from '../fields';
import { problemsOf, refuse, textOf } from '../fields';
import { isObject, recordOf } from '../json';
import { fold, named } from '../names';
import { problem, type Problem } from '../problems';
import { count, quote } from '../wording';
import { fail, ok, type Result } from '../result';
import { growthFor, headcount, isAlive } from './board';
import type { HostFacts, Opening, Seat, State } from './types';

/** The host's questions in a round; none in the stages after the last. */
export function hostFacts({ players, phase }: State): Field<HostFacts> {
  return phase.kind === 'rounds' ? roundFacts(players) : object({});
}

function roundFacts(players: readonly string[]): Field<HostFacts> {
  return object({
    garnets: optional(
      byPlayer(
        {
          title: 'Corrected garnets',
          help: 'One a line, “Ana: 3”: the balance before this round. Comes before moves and exchanges.',
        },
        players,
        whole({ title: 'Garnets', min: 0 }),
      ),
    ),
    meadows: optional(
      byPlayer(
        {
          title: 'Moves to meadows',
          help: 'One a line, “Ana: Clover”: who moves before this round starts. A new name opens a meadow.',
        },
        players,
        meadowField,
      ),
    ),
    exchange: optional(
      byPlayer(
        {
          title: 'Exchanges',
          help: 'One a line, “Ana: 2”: garnets of a living player that become bullets before this round.',
        },
        players,
        whole({ title: 'Garnets', min: 0 }),
      ),
    ),
  });
}

const anyText = text({ title: 'Meadow' });
const meadowField: Field<string> = {
  ...anyText,
  read: (value, at) =>
    typeof value === 'string' && fold(value) === ''
      ? refuse('empty-meadow', at, `${at.label}: the meadow is empty. Write its name.`)
      : anyText.read(value, at),
};

/** One value a player, each player once (ALL-6); in a form one a line. */
function byPlayer<T>(
  words: { readonly title: string; readonly help: string },
  players: readonly string[],
  entry: Field<T>,
): Field<ReadonlyMap<string, T>> {
  return textCodec<ReadonlyMap<string, T>>(words, {
    parse: (typed) => parseLines(typed, players, entry),
    show: (value) =>
      isObject(value)
        ? Object.entries(value)
            .map(([name, given]) => `${name}: ${textOf(given)}`)
            .join('\n')
        : textOf(value),
    read: (value, at) => {
      if (!isObject(value)) {
        return refuse(
          'not-by-player',
          at,
          `${at.label}: ${quote(value)} does not name each player once with a value. Write one a line: “Ana: …”.`,
        );
      }
      const problems: Problem[] = [];
      const values = new Map<string, T>();
      for (const [key, given] of Object.entries(value)) {
        const name = named(players, key, (player) => [player]);
        const there: At = { place: [...at.place, key], label: `${at.label}, ${key}` };
        const reading = entry.read(given ?? null, there);
        problems.push(...nameFaults(name, key, values, there), ...problemsOf(reading));
        if (name !== undefined && reading.ok) values.set(name, reading.value);
      }
      return problems.length === 0 ? { ok: true, value: values } : { ok: false, draft: undefined, problems };
    },
  });
}

function nameFaults(
  name: string | undefined,
  key: string,
  before: ReadonlyMap<string, unknown>,
  { place, label }: At,
): readonly Problem[] {
  if (name === undefined) {
    return [problem('unknown-player', place, `${label}: ${quote(key)} is not a player of this game.`)];
  }
  return before.has(name)
    ? [problem('repeated', place, `${label}: ${name} stands here twice. Name each player once.`)]
    : [];
}

/** Lines `Ana: value`; the text itself where a line says nothing or a name stands there twice. */
function parseLines<T>(typed: string, players: readonly string[], entry: Field<T>): unknown {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const entries = lines.flatMap((line) => {
    const cuts = Array.from(line.matchAll(/[:=]/g), ({ index }) => index);
    // Names and meadows may hold a colon themselves: the cut after a known name is meant.
    const known = cuts.filter(
      (cut) => named(players, line.slice(0, cut), (player) => [player]) !== undefined,
    );
    const cut = known[0] ?? cuts[0];
    if (cut === undefined) return [];
    const value = entry.fromAnswers(() => line.slice(cut + 1).trim(), '');
    return value === undefined ? [] : [[line.slice(0, cut).trim(), value] as const];
  });
  const names = new Set(entries.map(([name]) => name));
  return entries.length === lines.length && names.size === lines.length ? recordOf(entries) : typed;
}

/** Applies what the host entered, in the order of the rulings, and grows the storages. */
export function begin(state: State, host: HostFacts): Result<State, readonly Problem[]> {
  if (state.phase.kind !== 'rounds') return ok(state);
  const seats = new Map(state.seats);
  const change = (name: string, by: (seat: Seat) => Partial<Seat>): void => {
    const seat = seats.get(name);
    if (seat !== undefined) seats.set(name, { ...seat, ...by(seat) });
  };
  for (const [name, garnets] of host.garnets ?? []) change(name, () => ({ garnets }));

  const storage = new Map(state.storage);
  for (const [name, given] of host.meadows ?? []) {
    const meadow = named([...storage.keys()], given, (known) => [known]) ?? given.trim();
    if (!storage.has(meadow)) storage.set(meadow, 0);
    change(name, () => ({ meadow }));
  }

  const problems = [...(host.exchange ?? [])].flatMap(([name, wanted]) =>
    exchangeFaults({ seats }, name, wanted),
  );
  if (problems.length > 0) return fail(problems);
  for (const [name, by] of host.exchange ?? []) {
    change(name, ({ garnets, bullets }) => ({ garnets: garnets - by, bullets: bullets + by }));
  }

  const grown = [...storage.keys()].map((meadow) => {
    const players = headcount({ seats }, meadow);
    return { meadow, players, bullets: growthFor(players) };
  });
  for (const { meadow, bullets } of grown) storage.set(meadow, (storage.get(meadow) ?? 0) + bullets);
  return ok({ ...state, seats, storage, opening: openingOf(state, seats, host, grown) });
}

function exchangeFaults(state: Pick<State, 'seats'>, name: string, wanted: number): readonly Problem[] {
  const place = ['exchange', name];
  const has = state.seats.get(name)?.garnets ?? 0;
  const faults: Problem[] = [];
  if (!isAlive(state, name)) {
    faults.push(problem('exchange-for-dead', place, `Exchange for ${name}: ${name} is dead. Leave it out.`));
  }
  if (wanted > has) {
    faults.push(
      problem(
        'too-few-garnets',
        place,
        `Exchange for ${name}: ${wanted} wanted, ${name} has ${count(has, 'garnet')}.`,
      ),
    );
  }
  return faults;
}

/** What changed, for the record; what was entered as it stood already changed nothing. */
function openingOf(
  before: State,
  seats: ReadonlyMap<string, Seat>,
  host: HostFacts,
  grown: Opening['grown'],
): Opening {
  return {
    corrected: [...(host.garnets ?? [])].flatMap(([player, to]) => {
      const from = before.seats.get(player)?.garnets ?? 0;
      return from === to ? [] : [{ player, from, to }];
    }),
    moved: before.players.flatMap((player) => {
      const from = before.seats.get(player)?.meadow ?? '';
      const to = seats.get(player)?.meadow ?? '';
      return from === to ? [] : [{ player, from, to }];
    }),
    exchanged: host.exchange ?? new Map(),
    grown,
  };
}
