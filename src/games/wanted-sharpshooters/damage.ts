// Damage: who hits whom with what (WS-7, WS-10, WS-11). All damage is simultaneous, so it doesn't depend on who dies.
import { mustGet } from '../frame/result';
import { allAccusations, rewardGuilt, type Accusation } from './actions/guilt';
import { aimedShots, roundShots, type AimedShot, type PaidShot } from './actions/shoot';
import type { Hit, RoundLog } from './events';
import { itemAbilities, findItems } from './items';
import type { Action, GhostAction, ShotRecord, State } from './types';

/** Lives that a player loses per round, whatever the number of hits. */
const LIVES_LOST_PER_ROUND = 1;

interface VictimHit {
  readonly victim: string;
  readonly hit: Hit;
}

export interface Damage {
  readonly shots: readonly PaidShot[];
  readonly accusations: readonly Accusation[];
  /** All hits on each victim, with victims in roster order. */
  readonly hits: ReadonlyMap<string, readonly Hit[]>;
  /** All shots at single victims, including misses. */
  readonly aimed: readonly AimedShot[];
  readonly poison: readonly ShotRecord[];
}

type Actions = ReadonlyMap<string, Action>;

/** All damage of a round: shots, shooting back, guilt, and poison from the round before. */
export function roundDamage(
  state: State,
  actions: Actions,
  ghostActions: ReadonlyMap<string, GhostAction>,
): Damage {
  const shots = roundShots(state, actions);
  const accusations = allAccusations(state, actions, ghostActions);
  const aimed = shots.flatMap((shot) => aimedShots(shot, actions));
  const landed = aimed.filter(({ hits }) => hits);
  const struck: readonly VictimHit[] = [
    ...landed.map(({ by, victim, weapon, ducks }): VictimHit => ({
      victim,
      hit: { by, how: { kind: 'shot', weapon: weapon.name, throughDuck: ducks } },
    })),
    ...state.players.flatMap((name) => shootBackHits(state, name, shots, actions)),
    ...accusations.flatMap(({ by, accused, victim, success }): readonly VictimHit[] =>
      success ? [{ victim: accused, hit: { by, how: { kind: 'guilt', victim } } }] : [],
    ),
    ...state.poison.map(({ victim, by, weapon }): VictimHit => ({
      victim,
      hit: { by, how: { kind: 'poison', weapon } },
    })),
  ];
  return {
    shots,
    accusations,
    hits: new Map(
      state.players.flatMap((name) => {
        const own = struck.filter(({ victim }) => victim === name).map(({ hit }) => hit);
        return own.length > 0 ? [[name, own] as const] : [];
      }),
    ),
    aimed,
    poison: landed
      .filter(({ weapon }) => weapon.poison)
      .map(({ by, victim, weapon }) => ({ by, victim, weapon: weapon.name })),
  };
}

/** Hits by a player who ducks with a shoot-back item, one on each player who shot at them (WS-12). */
function shootBackHits(
  { settings, seats }: State,
  name: string,
  shots: readonly PaidShot[],
  actions: Actions,
): readonly VictimHit[] {
  if (actions.get(name)?.action !== 'duck') return [];
  const owned = findItems(settings, mustGet(seats, name).items);
  const item = owned.find((each) => itemAbilities(each).hitsBack === true);
  if (item === undefined) return [];
  return shots
    .filter(({ victims }) => victims.includes(name))
    .map(({ by }) => ({ victim: by, hit: { by: name, how: { kind: 'shoot-back', item: item.name } } }));
}

/** Takes lives, and rewards right accusations (WS-7). */
export function dealDamage({ hits, accusations, poison }: Damage, log: RoundLog): void {
  for (const [player, list] of hits)
    log.change(player, 'lives', -LIVES_LOST_PER_ROUND, { kind: 'damage', hits: list });
  rewardGuilt(accusations, log);
  for (const { victim, ...shot } of poison) {
    if (log.seat(victim).lives > 0) log.report({ kind: 'poisoned', player: victim, ...shot });
  }
}

/** Everyone who hit this player, once each, in roster order. */
export function findAttackers(
  { players }: Pick<State, 'players'>,
  { hits }: Damage,
  name: string,
): readonly string[] {
  const by = new Set(mustGet(hits, name).map((hit) => hit.by));
  return players.filter((player) => by.has(player));
}
