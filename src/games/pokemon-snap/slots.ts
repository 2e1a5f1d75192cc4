// Plays one slot of a day, step by step (PS-3). Everything within a step is simultaneous.
import { mustGet } from '../frame/result';
import {
  amountsToOther,
  updateCarried,
  COUNTER_RULE,
  nextCounter,
  actionEffect,
  hasMoreToughness,
  NO_CARRIED_EFFECTS,
  type Effect,
} from './activities';
import { CONTEST_RULES, isContest, isRightAfterContest } from './contests';
import { addAmounts, statDifferences, buildStats, NO_AMOUNTS, STARTING_STATS, sumAmounts } from './stats';
import type {
  ActivityAction,
  Amounts,
  CarriedEffects,
  Cause,
  StatChange,
  Contest,
  Creature,
  Creatures,
  Donation,
  ContestEntry,
  Plan,
  Slot,
  Stats,
  World,
} from './types';

export function newWorld(names: readonly string[]): World {
  return {
    creatures: new Map(
      names.map((name) => [name, { ...NO_CARRIED_EFFECTS, stats: STARTING_STATS, entered: new Map() }]),
    ),
    counter: COUNTER_RULE.start,
    donations: [],
  };
}

export function getCreature({ creatures }: World, name: string): Creature {
  return mustGet(creatures, name);
}

interface ActivityParticipant {
  readonly name: string;
  readonly creature: Creature;
  readonly action: ActivityAction;
  readonly afterContest: boolean;
}

interface CompletedActivity extends Pick<ActivityParticipant, 'name' | 'action'> {
  readonly effect: Effect;
}

interface Entrant {
  readonly name: string;
  readonly creature: Creature;
  readonly contest: Contest;
}

/** Plays a slot. Pokémon without a plan rest. */
export function playSlot(
  world: World,
  when: { readonly day: number; readonly slot: Slot },
  plans: ReadonlyMap<string, Plan>,
): { readonly world: World; readonly changes: readonly StatChange[] } {
  const { slot } = when;
  const { doers, entrants } = participantsOfSlot(world, plans, slot);
  const stats = new Map<string, Stats>();
  const changes: StatChange[] = [];
  const now = (name: string): Stats => stats.get(name) ?? getCreature(world, name).stats;
  const change = (name: string, amounts: Amounts): Amounts => {
    if (amounts === NO_AMOUNTS) return NO_AMOUNTS;
    const before = now(name);
    const after = addAmounts(before, amounts);
    stats.set(name, after);
    return statDifferences(before, after);
  };
  const changeBecause = (player: string, cause: Cause, amounts: Amounts): void => {
    changes.push({ slot, player, cause, amounts: change(player, amounts) });
  };

  // 1. Activity F compares Toughness as it was when the slot began; then the beaten Pokémon lose.
  const toughness = ({ name, action }: ActivityParticipant) => ({
    own: getCreature(world, name).stats.Toughness,
    theirs: action.do === 'F' ? getCreature(world, action.player).stats.Toughness : 0,
  });
  for (const doer of doers) {
    if (doer.action.do === 'F' && hasMoreToughness(toughness(doer))) {
      const cause = { kind: 'other', activity: 'F', by: doer.name } as const;
      changeBecause(doer.action.player, cause, amountsToOther('F'));
    }
  }

  // 2. Check the conditions of all other activities.
  const sharing = doers.filter(({ action }) => action.do === 'J').length;
  const shared = { counter: world.counter, players: sharing };
  const effects = doers.map((doer) => {
    const { name, action, creature, afterContest } = doer;
    const effect = actionEffect(action, creature.doubling, {
      stats: now(name),
      afterContest,
      firstE: !creature.hasDoneE,
      toughness: toughness(doer),
      shared,
      donations: world.donations,
    });
    return { name, action, effect };
  });

  // 3. Apply all losses.
  for (const { name, effect } of effects) change(name, effect.losses);

  // 4. Apply all gains, including what Activity C gives to the named Pokémon.
  for (const { name, action, effect } of effects) {
    change(name, effect.gains);
    const amounts = effect.losses === NO_AMOUNTS ? effect.gains : sumAmounts([effect.losses, effect.gains]);
    changes.push({ slot, player: name, cause: effect.cause, amounts });
    if (action.do === 'C') {
      changeBecause(action.player, { kind: 'other', activity: 'C', by: name }, amountsToOther('C'));
    }
  }

  // 5. Take every contest photo before any contest changes stats.
  const entries = entrants.map(({ name, creature, contest }) => ({
    name,
    creature,
    contest,
    entry: { day: when.day, slot, photo: now(name) },
  }));
  for (const { name, contest, entry } of entries) {
    const { photo } = entry;
    changeBecause(
      name,
      { kind: 'contest', contest },
      statDifferences(photo, CONTEST_RULES[contest].after(photo)),
    );
  }

  // 6. Undo what Activity H gave.
  for (const { name, creature } of entries) {
    if (creature.owed > 0)
      changeBecause(
        name,
        { kind: 'owed' },
        buildStats(() => -creature.owed),
      );
  }

  const donations = effects.flatMap(findDonation);
  return {
    world: {
      creatures: updateCreatures(world, stats, doers, entries),
      counter: nextCounter(world.counter, sharing),
      donations: donations.length > 0 ? donations : world.donations,
    },
    changes,
  };
}

/** Every Pokémon after the slot: stats, carried effects, and the contest photo it took, if any. */
function updateCreatures(
  world: World,
  stats: ReadonlyMap<string, Stats>,
  doers: readonly ActivityParticipant[],
  entries: readonly (Entrant & { readonly entry: ContestEntry })[],
): Creatures {
  const after = new Map(world.creatures);
  const update = (name: string, carried: CarriedEffects, entered: Creature['entered']): void => {
    const { doubling, owed, hasDoneE } = carried;
    const own = stats.get(name) ?? getCreature(world, name).stats;
    after.set(name, { doubling, owed, hasDoneE, stats: own, entered });
  };
  for (const [name] of stats) {
    const creature = getCreature(world, name);
    update(name, creature, creature.entered);
  }
  for (const { name, creature, action } of doers) {
    update(name, updateCarried(creature, action), creature.entered);
  }
  for (const { name, creature, contest, entry } of entries) {
    const entered = new Map(creature.entered).set(contest, entry);
    update(name, updateCarried(creature, { do: contest }), entered);
  }
  return after;
}

/** The Pokémon that do an activity, and those that enter a contest, each in roster order. */
function participantsOfSlot(
  world: World,
  plans: ReadonlyMap<string, Plan>,
  slot: Slot,
): { readonly doers: readonly ActivityParticipant[]; readonly entrants: readonly Entrant[] } {
  const doers: ActivityParticipant[] = [];
  const entrants: Entrant[] = [];
  for (const [name, creature] of world.creatures) {
    const plan = plans.get(name);
    const action = plan?.slots[slot];
    if (plan === undefined || action === undefined) continue;
    if (isContest(action)) entrants.push({ name, creature, contest: action.do });
    else doers.push({ name, creature, action, afterContest: isRightAfterContest(plan, slot) });
  }
  return { doers, entrants };
}

/** The donation of this action: the points offered, even if Activity A doubled their cost (PS-4). */
function findDonation({ name, action, effect }: CompletedActivity): readonly Donation[] {
  return action.do === 'I' && effect.cause.worked === true
    ? [{ player: name, stat: action.stat, points: action.points }]
    : [];
}
