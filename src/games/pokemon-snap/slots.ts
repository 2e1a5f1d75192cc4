// One slot of a day, in the order of PS-3. Everything within one step is simultaneous.
import { effectOf, GIFT, HIT, type Doing, type Effect } from './activities';
import { afterContest, isContest } from './contests';
import type { Cause, Deed } from './deeds';
import { add, difference, eachStat, STARTING_STATS, sum } from './stats';
import type { Action, Amounts, Contest, Creature, Donation, Entry, Slot, Stats, World } from './types';

/** What is done in a slot, in roster order; who rests is missing. */
export interface SlotPlay {
  readonly day: number;
  readonly slot: Slot;
  readonly actions: ReadonlyMap<string, Action>;
  /** What was done in the slot before, the same day. */
  readonly before: ReadonlyMap<string, Action>;
}

interface Doer {
  readonly name: string;
  readonly action: Doing;
  /** 2 when Activity A doubles it (PS-4). */
  readonly factor: 1 | 2;
}

interface Entrant {
  readonly name: string;
  readonly contest: Contest;
}

/** Plays a slot: the world after it, and what happened to whom. */
export function playSlot(
  world: World,
  play: SlotPlay,
): { readonly world: World; readonly deeds: readonly Deed[] } {
  const { day, slot } = play;
  const { doers, entrants } = sides(world, play.actions);
  const stats = new Map([...world.creatures].map(([name, creature]) => [name, creature.stats]));
  const began: ReadonlyMap<string, Stats> = new Map(stats);
  const deeds: Deed[] = [];
  const now = (name: string): Stats => stats.get(name) ?? STARTING_STATS;
  const change = (name: string, amounts: Amounts): Amounts => {
    const before = now(name);
    stats.set(name, add(before, amounts));
    return difference(before, now(name));
  };
  const happen = (player: string, cause: Cause, amounts: Amounts): void => {
    deeds.push({ slot, player, cause, doubled: false, changes: change(player, amounts) });
  };

  // 1. Activity F compares Toughness as the slot began; then the victims lose.
  const toughness = (name: string): number => (began.get(name) ?? STARTING_STATS).Toughness;
  for (const { name, action } of doers) {
    if (action.do === 'F' && toughness(name) > toughness(action.player)) {
      happen(action.player, { kind: 'hit', by: name }, HIT);
    }
  }

  // 2. All other conditions are read.
  const players = doers.filter(({ action }) => action.do === 'J').length;
  const effects = doers.map((doer) => {
    const before = play.before.get(doer.name);
    const effect = effectOf(doer.action, doer.factor, {
      stats: now(doer.name),
      afterContest: before !== undefined && isContest(before),
      firstE: world.creatures.get(doer.name)?.hasDoneE !== true,
      toughness: {
        own: toughness(doer.name),
        theirs: doer.action.do === 'F' ? toughness(doer.action.player) : 0,
      },
      shared: { counter: world.counter, players },
      donations: world.donations,
    });
    return { ...doer, effect };
  });

  // 3. All losses.
  for (const { name, effect } of effects) change(name, effect.losses);

  // 4. All gains, and Activity C's gift to the other.
  for (const { name, action, factor, effect } of effects) {
    change(name, effect.gains);
    const changes = sum([effect.losses, effect.gains]);
    deeds.push({ slot, player: name, cause: effect.cause, doubled: factor === 2, changes });
    if (action.do === 'C') happen(action.player, { kind: 'gift', by: name }, GIFT);
  }

  // 5. Every photo is taken before any contest changes stats.
  const entries = entrants.map((entrant) => ({ ...entrant, entry: { day, slot, photo: now(entrant.name) } }));
  for (const { name, contest, entry } of entries) {
    happen(name, { kind: 'contest', contest }, difference(entry.photo, afterContest(contest, entry.photo)));
  }

  // 6. What Activity H lent is taken back.
  for (const { name } of entries) {
    const loss = -(world.creatures.get(name)?.owed ?? 0);
    if (loss < 0)
      happen(
        name,
        { kind: 'owed' },
        eachStat(() => loss),
      );
  }

  const made = effects.flatMap(donationOf);
  const creatures = [...world.creatures].map(([name, creature]): readonly [string, Creature] => {
    const doer = doers.find((candidate) => candidate.name === name);
    const entered = entries.find((candidate) => candidate.name === name);
    const next = { ...creature, stats: now(name) };
    if (doer !== undefined) return [name, afterActivity(next, doer)];
    return [name, entered === undefined ? next : afterEntry(next, entered)];
  });
  return {
    world: {
      creatures: new Map(creatures),
      counter: (players === 0 ? world.counter : world.counter % players) + 1,
      donations: made.length > 0 ? made : world.donations,
    },
    deeds,
  };
}

/** Who does an activity, and who enters a contest. */
function sides(
  world: World,
  actions: ReadonlyMap<string, Action>,
): { readonly doers: readonly Doer[]; readonly entrants: readonly Entrant[] } {
  const doers: Doer[] = [];
  const entrants: Entrant[] = [];
  for (const [name, action] of actions) {
    if (isContest(action)) entrants.push({ name, contest: action.do });
    else doers.push({ name, action, factor: world.creatures.get(name)?.doubling === true ? 2 : 1 });
  }
  return { doers, entrants };
}

/** The donation on record: what was offered, even where Activity A doubled what it cost (PS-4). */
function donationOf({ name, action, effect }: Doer & { readonly effect: Effect }): readonly Donation[] {
  return action.do === 'I' && effect.cause.kind === 'I' && effect.cause.worked === true
    ? [{ player: name, stat: action.stat, points: action.points }]
    : [];
}

/** Any activity spends a pending Activity A; A itself sets a new one. */
function afterActivity(creature: Creature, { action, factor }: Doer): Creature {
  return {
    ...creature,
    doubling: action.do === 'A',
    owed: creature.owed + (action.do === 'H' ? factor : 0),
    hasDoneE: creature.hasDoneE || action.do === 'E',
  };
}

function afterEntry(creature: Creature, entered: Entrant & { readonly entry: Entry }): Creature {
  return { ...creature, owed: 0, entered: new Map([...creature.entered, [entered.contest, entered.entry]]) };
}
