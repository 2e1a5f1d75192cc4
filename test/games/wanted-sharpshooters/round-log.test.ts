// Over random games: every number is the sum of the changes that everyone was told.
import { chanceFrom, type Chance } from '../../../src/games/frame/chance';
import type { Known } from '../../../src/games/frame/closed';
import { knownTo } from '../../../src/games/frame/events';
import type { CountedOrder, Stage } from '../../../src/games/frame/stage';
import type { Event, Open } from '../../../src/games/wanted-sharpshooters/events';
import { wantedSharpshooters as game } from '../../../src/games/wanted-sharpshooters/game';
import { DEFAULTS } from '../../../src/games/wanted-sharpshooters/settings';
import type { State } from '../../../src/games/wanted-sharpshooters/types';

const PLAYERS = ['Ana', 'Bo: the second', '__proto__', 'constructor', 'Éva'].map((name) => ({
  name,
  meadow: 'North',
  garnets: 3,
}));

function begin(chance: Chance): {
  readonly state: State;
  readonly open: Open;
  readonly events: readonly Event[];
} {
  const setUp = game.setUp(PLAYERS, DEFAULTS, chance.for('set-up'), 1);
  if (!setUp.ok) throw new Error('The roster is not accepted.');
  return setUp.value;
}

function openStage(state: State): Stage<State, Event, Open> | undefined {
  return game.stages.flatMap((stageIn) => stageIn(state) ?? [])[0];
}

/** Random moves of everybody, checked like any other. */
function ordersFor(
  { asks }: Stage<State, Event, Open>,
  chance: Chance,
  known: (name: string) => Known<Open, Event>,
): readonly CountedOrder[] {
  return asks.flatMap((ask) =>
    ask.players.flatMap((player) => {
      const move = ask.sample(player, chance, () => known(player));
      if (move === undefined) return [];
      const order = ask.understand(player, move, () => known(player));
      if (!order.ok) throw new Error(`${player}: ${order.error.map(({ text }) => text).join(' ')}`);
      return [{ player, ask, order: order.value, byHost: false }];
    }),
  );
}

/** The bullets, lives, … that the events say, starting from those of a state. */
function numbersAfter(start: State, events: readonly Event[]): unknown {
  const seats = new Map([...start.seats].map(([name, seat]) => [name, { ...seat }]));
  const storage = new Map(start.storage);
  const market = new Map(start.market);
  for (const event of events) {
    if (event.kind === 'changed') {
      const seat = seats.get(event.player);
      if (seat) Object.assign(seat, { [event.unit]: seat[event.unit] + event.by });
    }
    if (event.kind === 'storage-changed') {
      storage.set(event.meadow, (storage.get(event.meadow) ?? 0) + event.by);
    }
    if (event.kind === 'bought') {
      const item = start.settings.items.find(({ name }) => name === event.item);
      if (item) market.set(item.id, (market.get(item.id) ?? 0) - 1);
    }
  }
  return {
    numbers: [...seats].map(([name, { lives, bullets, garnets, bellflowers }]) => [
      name,
      [lives, bullets, garnets, bellflowers],
    ]),
    storage,
    market,
  };
}

/** The host's facts for a round: a correction, and at times an exchange. */
function hostFacts(state: State, chance: Chance): unknown {
  const { lives = 0, garnets = 0 } = state.seats.get('Ana') ?? {};
  const exchange = lives > 0 && garnets > 0 && chance.whole(0, 2) === 0 ? { exchange: { Ana: 1 } } : {};
  return { garnets: { Éva: 2 }, ...exchange };
}

test('every number is the sum of the changes that were told', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const chance = chanceFrom(`sum ${seed}`);
    const { state: start, open, events } = begin(chance);
    const log = [...events];
    let state = start;
    for (let stage = openStage(state); stage !== undefined; stage = openStage(state)) {
      const source = chance.for(stage.name);
      const entered = stage.host?.apply(hostFacts(state, source), { chance: source, former: [] });
      if (entered?.ok === false) throw new Error('The host facts are not accepted.');
      log.push(...(entered?.value.events ?? []));
      const begun = openStage(entered?.value.state ?? state) ?? stage;
      const told = log.map((event) => ({ stage: '', title: '', event }));
      const known = (name: string) => ({ name, open, log: knownTo(told, name) });
      const resolution = begun.resolve(ordersFor(begun, source, known), source);
      log.push(...resolution.events);
      state = resolution.state;
      expect(numbersAfter(start, log)).toEqual(numbersAfter(state, []));
    }
    expect(game.outcome(state)).not.toBeNull();
  }
});
