// What the casebook cannot say of Wanted Sharpshooters: the host's forms read back what they show, deadlines,
// and that every number is the sum of the changes that were told.
import { chanceFrom, type Chance } from '../../src/games/chance';
import type { Ordered } from '../../src/games/contract';
import { readWhole, type Field } from '../../src/games/fields';
import { HOUSE_ITEMS } from '../../src/games/wanted-sharpshooters/items';
import { wantedSharpshooters as game } from '../../src/games/wanted-sharpshooters/game';
import type { Event } from '../../src/games/wanted-sharpshooters/told';
import type { Order, State } from '../../src/games/wanted-sharpshooters/types';

/** What a form that shows this JSON says when it is read again. */
function throughForm<T>(field: Field<T>, value: unknown): unknown {
  const answers = new Map(field.toAnswers(value, '').map(({ title, answer }) => [title, answer]));
  return field.fromAnswers((title) => answers.get(title) ?? '', '');
}

/** What answers to these questions say. */
function typed<T>(field: Field<T>, answers: Readonly<Record<string, string>>): unknown {
  return field.fromAnswers((title) => answers[title] ?? '', '');
}

function reasonsFor<T>(field: Field<T>, value: unknown): readonly string[] {
  const reading = readWhole(field, value, 'It');
  return reading.ok ? [] : reading.problems.map(({ text }) => text);
}

describe('the item list as text', () => {
  test('the house list, one item a line, is read back as it was', () => {
    expect(throughForm(game.settings, { items: HOUSE_ITEMS })).toEqual({ items: HOUSE_ITEMS });
    expect(game.settings.toAnswers({ items: HOUSE_ITEMS }, '')[0]?.answer.split('\n')).toEqual([
      'shotgun; Shotgun; 3; 2; weapon cost 2 victims 2',
      'rifle; Long Rifle; 4; 2; weapon cost 3 victims 1 through duck',
      'crossbow; Poisonous Crossbow; 4; 2; weapon cost 1 victims 1 poison',
      'fight-back; Fight Them Back; 3; 3; shoot-back',
      'satchel; Satchel; 2; 3; claim-bonus 1',
      'bandage; Bandage; 4; 3; extra-life 1',
    ]);
  });

  test('names that would break a line are kept too', () => {
    const items = ['a; b', '{', 'two\nlines', '=SUM(A1)', '007', ' ', 'none'].map((name, index) => ({
      id: `item ${index}`,
      name,
      price: 0,
      copies: 1,
      effect: { kind: 'extra-life', lives: 0 },
    }));
    expect(throughForm(game.settings, { items })).toEqual({ items });
  });

  test('no items, and both words after a weapon', () => {
    expect(throughForm(game.settings, { items: [] })).toEqual({ items: [] });
    expect(typed(game.settings, { Items: 'None' })).toEqual({ items: [] });
    expect(typed(game.settings, { Items: 'x;X;0;1;Weapon cost: 0, victims: 3 through-duck poison' })).toEqual(
      {
        items: [
          {
            id: 'x',
            name: 'X',
            price: 0,
            copies: 1,
            effect: { kind: 'weapon', cost: 0, victims: 3, throughDuck: true, poison: true },
          },
        ],
      },
    );
  });

  test.each([
    ['just words', 'is not an item. Write id; name; price; copies; effect'],
    ['x; X; 1; 1; cannon 3', 'is not an item'],
    ['x; X; 1; 1; weapon cost 1', 'is not an item'],
    ['x; X; dear; 1; shoot-back', 'Items 1: Price: “dear” is not a whole number'],
    ['{"id": "x"', 'is not an item'],
    ['x; X; 1; 1; shoot-back\nX; Y; 1; 1; shoot-back', 'Items 2: “X” reads the same'],
  ])('%j is refused with what to do', (line, saying) => {
    const reasons = reasonsFor(game.settings, typed(game.settings, { Items: line }));
    expect(reasons).toEqual(expect.arrayContaining([expect.stringContaining(saying)]));
  });
});

const PLAYERS = ['Ana', 'Bo: the second', '__proto__', 'constructor', 'Éva'].map((name) => ({
  name,
  meadow: 'North',
  garnets: 3,
}));

function begin(seed: string): { state: State; chance: Chance; events: readonly Event[] } {
  const chance = chanceFrom(seed);
  const setUp = game.setUp(PLAYERS, {}, chance.for('set-up'));
  if (!setUp.ok) throw new Error('The roster is not accepted.');
  return { state: setUp.value.state, chance, events: setUp.value.events };
}

describe('what the host enters, as text', () => {
  const field = game.hostFacts(begin('any').state);

  test('lines are read by player, whatever the names hold', () => {
    const facts: unknown = JSON.parse(
      '{"garnets":{"Ana":4,"__proto__":0},"meadows":{"Bo: the second":"West: far","constructor":"North"},"exchange":{"Ana":1}}',
    );
    expect(throughForm(field, facts)).toEqual(facts);
    expect(typed(field, { 'Moves to meadows': 'eva = South\n\n bo: THE SECOND : West' })).toEqual({
      meadows: { eva: 'South', 'bo: THE SECOND': 'West' },
    });
  });

  test.each(['Ana', 'Ana: 1\nAna: 2', 'Ana:'])('%j is refused', (text) => {
    expect(reasonsFor(field, typed(field, { Exchanges: text }))).toEqual([
      expect.stringContaining('does not name each player once'),
    ]);
  });
});

test('a cycle is read from lines or from one line', () => {
  expect(throughForm(game.settings, { cycle: ['Ana, B', 'C; D', 'E'] })).toEqual({
    cycle: ['Ana, B', 'C; D', 'E'],
  });
  expect(typed(game.settings, { Cycle: 'Ana, Bo;Cy' })).toEqual({ cycle: ['Ana', 'Bo', 'Cy'] });
});

test('the first round lasts 48 hours, every other stage 24', () => {
  const hours = (stage: string): number | undefined => {
    const timing = game.timings.find(({ stages }) => stages.test(stage));
    return timing && timing.seconds / 3600;
  };
  expect(['round-1', 'round-2', 'round-10', 'vote', 'gift'].map(hours)).toEqual([48, 24, 24, 24, 24]);
});

/** Random moves of everybody, checked like any other. */
function ordersFor(state: State, chance: Chance): readonly Ordered<Order>[] {
  return (game.stage(state)?.asks ?? []).flatMap((ask) =>
    ask.players.flatMap((player) => {
      const move = ask.sample(player, chance);
      if (move === undefined) return [];
      const order = ask.understand(player, move);
      if (!order.ok) throw new Error(`${player}: ${order.error.map(({ text }) => text).join(' ')}`);
      return [{ player, order: order.value, byHost: false }];
    }),
  );
}

/** The bullets, lives, … that the events say, starting from those of a state. */
function told(start: State, events: readonly Event[]): unknown {
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
  return { numbers: [...seats].map(([name, seat]) => [name, numbersOf(seat)]), storage, market };
}

function numbersOf({ lives, bullets, garnets, bellflowers }: Record<string, unknown>): readonly unknown[] {
  return [lives, bullets, garnets, bellflowers];
}

test('every number is the sum of the changes that were told', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { state: start, chance, events } = begin(`sum ${seed}`);
    const log: Event[] = [...events];
    let state = start;
    for (let stage = game.stage(state); stage !== null; stage = game.stage(state)) {
      const source = chance.for(stage.name);
      const isRound = state.phase.kind === 'rounds';
      const host = isRound ? { exchange: hostExchange(state, source), garnets: new Map([['Éva', 2]]) } : {};
      const begun = game.begin(state, host);
      if (!begun.ok) throw new Error('The host facts are not accepted.');
      const resolution = game.resolve(begun.value, ordersFor(begun.value, source), host, source);
      log.push(...resolution.events);
      state = resolution.state;
      expect(told(start, log)).toEqual(told(state, []));
    }
    expect(game.outcome(state)).not.toBeNull();
  }
});

function hostExchange(state: State, chance: Chance): ReadonlyMap<string, number> {
  const { lives = 0, garnets = 0 } = state.seats.get('Ana') ?? {};
  return new Map(lives > 0 && garnets > 0 && chance.whole(0, 2) === 0 ? [['Ana', 1]] : []);
}
