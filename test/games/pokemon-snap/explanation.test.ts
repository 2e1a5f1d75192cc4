// What a player reads about their changes is true: it's compared with what happened in random games.
import { seededChance, type Chance } from '../../../src/games/frame/chance';
import type { Knowledge } from '../../../src/games/frame/closed-choices';
import { eventsForReader } from '../../../src/games/frame/events';
import type { Event } from '../../../src/games/pokemon-snap/events';
import {
  BEFORE_FIRST_DAY,
  explainNextDay,
  type Explanation,
  type KnownDay,
} from '../../../src/games/pokemon-snap/explanation/explain';
import { pokemonSnap } from '../../../src/games/pokemon-snap/game';
import { setUp } from '../../../src/games/pokemon-snap/setup';
import { dayStage } from '../../../src/games/pokemon-snap/stages/day';
import { dayPossibilities } from '../../../src/games/pokemon-snap/explanation/possibilities';
import { buildStats, sumAmounts } from '../../../src/games/pokemon-snap/stats';
import {
  DAY_COUNT,
  STATS,
  type Amounts,
  type Cause,
  type OpenFacts,
  type Plan,
  type State,
} from '../../../src/games/pokemon-snap/types';
import type { PlayerOrder, Stage } from '../../../src/games/frame/stage';

/** A random game: the state before each day and after the last, and all events. */
function playDays(seed: string): { readonly states: readonly State[]; readonly events: readonly Event[] } {
  const chance = seededChance(seed);
  const players = pokemonSnap.sampleRoster.flatMap((row) => {
    const reading = pokemonSnap.rosterRow.read(row, { place: [], label: '' });
    return reading.ok ? [reading.value] : [];
  });
  const begun = setUp(players, { firstPriority: 'Iris' });
  if (!begun.ok) throw new Error(begun.error.map(({ text }) => text).join());
  let { state } = begun.value;
  const states = [state];
  const events: Event[] = [];
  for (let stage = dayStage(state); stage !== null; stage = dayStage(state)) {
    const log = events.map((event) => ({ stage: '', title: '', event }));
    const known = (name: string) => ({ name, open: begun.value.open, log: eventsForReader(log, name) });
    const resolution = stage.resolve(countedIn(stage, chance, known), chance);
    state = resolution.state;
    states.push(state);
    events.push(...resolution.events);
  }
  return { states, events };
}

function countedIn(
  { asks }: Stage<State, Event, OpenFacts>,
  chance: Chance,
  known: (name: string) => Knowledge<OpenFacts, Event>,
): readonly PlayerOrder[] {
  return asks.flatMap((ask) =>
    ask.players.flatMap((player) => {
      const move = chance.whole(1, 12) === 1 ? undefined : ask.sample(player, chance, () => known(player));
      const understood = ask.understand(player, move, () => known(player));
      return understood.ok ? [{ player, ask, order: understood.value, byHost: false }] : [];
    }),
  );
}

/** The days of a Pokémon, as its own events report them. */
function knownDays(events: readonly Event[], player: string): readonly KnownDay[] {
  return events.flatMap((event) =>
    event.kind === 'pokemon-day' && event.to.player === player
      ? [{ day: event.day, plan: event.plan ?? undefined, stats: event.stats }]
      : [],
  );
}

function explain(days: readonly KnownDay[], others: number): readonly (readonly Explanation[])[] {
  let latest = BEFORE_FIRST_DAY;
  return days.map((day) => (latest = explainNextDay(latest, day, others)).lines);
}

function causeName(cause: Cause): string {
  return cause.kind === 'activity' ? cause.action.do : cause.kind;
}

/** Every day of random games for every Pokémon: the states before and after, what changed, and how it's explained. */
function* explainedDays(games: number) {
  for (let game = 0; game < games; game++) {
    const { states, events } = playDays(`account ${game}`);
    const end = states[states.length - 1];
    for (const player of end?.pokemon ?? []) {
      const explained = explain(knownDays(events, player), (end?.pokemon.length ?? 0) - 1);
      expect(explained).toHaveLength(DAY_COUNT);
      for (const [index, lines] of explained.entries()) {
        const changes = end?.days[index]?.changes.filter((change) => change.player === player) ?? [];
        const [before, after] = [states[index], states[index + 1]].map((state) =>
          state?.world.creatures.get(player),
        );
        yield { lines, changes, before, after };
      }
    }
  }
}

test('what a player reads about their changes is what happened, and adds up (PS-18)', () => {
  let certain = 0;
  for (const { lines, changes, before, after } of explainedDays(15)) {
    const real = changes.filter(({ cause }) => cause.kind !== 'other');
    const own = lines.filter((line) => line.kind === 'own');
    expect(own.map(({ slot, cause }) => [slot, causeName(cause)])).toEqual(
      real.map(({ slot, cause }) => [slot, causeName(cause)]),
    );
    for (const [index, { cause, amounts, unclear }] of own.entries()) {
      const change = real[index];
      const told = STATS.filter((each) => !unclear.includes(each));
      expect(told.map((stat) => amounts[stat] ?? 0)).toEqual(told.map((stat) => change?.amounts[stat] ?? 0));
      certain += told.length;
      if (cause.kind !== 'activity' || change?.cause.kind !== 'activity') continue;
      expect(cause.doubled).toBe(change.cause.doubled);
      if (cause.worked !== null) expect(cause.worked).toBe(change.cause.worked);
    }
    const others = lines.find((line) => line.kind === 'others');
    const byOthers = sumAmounts(
      changes.filter(({ cause }) => cause.kind === 'other').map(({ amounts }) => amounts),
    );
    const clear = STATS.filter((each) => !own.some((line) => line.unclear.includes(each)));
    expect(clear.map((stat) => others?.amounts[stat] ?? 0)).toEqual(clear.map((stat) => byOthers[stat] ?? 0));
    const total: Amounts = sumAmounts(lines.map(({ amounts }) => amounts));
    expect(STATS.map((stat) => (before?.stats[stat] ?? 0) + (total[stat] ?? 0))).toEqual(
      STATS.map((stat) => after?.stats[stat]),
    );
  }
  // If fewer explanations are certain, impossible causes are being considered.
  expect(certain).toBe(5683);
});

test('all other players can change a stat in the same slot', () => {
  const plan: Plan = { slots: [{ do: 'X' }, { do: 'D' }, { do: 'A' }] };
  const stats = { Coolness: 2, Cuteness: 0, Cleverness: 3, Toughness: 3, Beauty: 0 };
  const [lines = []] = explain([{ day: 1, plan, stats }], 5);
  expect(lines.map(({ kind, amounts }) => [kind, amounts])).toEqual([
    ['own', { Cuteness: -3, Beauty: -3 }],
    ['own', { Coolness: 4 }],
    ['own', {}],
    ['others', { Coolness: -5 }],
  ]);
});

test('a contest is computed from at most 500 possibilities', () => {
  const stats = buildStats(() => 3);
  const carried = { doubling: false, owed: 0, hasDoneE: false };
  const possibilities = [62, 63].map((others) =>
    dayPossibilities({ day: 1, stats, carried, plan: { slots: [{ do: 'V' }] }, others }),
  );
  expect(possibilities.map(({ length }) => length)).toEqual([500, 1]);
});
