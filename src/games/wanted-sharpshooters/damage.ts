// Who deals damage to whom in a round, and by what (WS-7, WS-10, WS-11). Everything is simultaneous: nothing
// here depends on who dies.
import { weaponOf, withEffect, type Weapon } from './items';
import type { Hit } from './told';
import type { GhostMove, Move, Poison, State } from './types';

/** The counted actions of a round, by player; those who did nothing may be missing. */
export type Acts = ReadonlyMap<string, Move | GhostMove>;

export interface Shot {
  readonly by: string;
  readonly victims: readonly string[];
  readonly weapon: Weapon;
}

export interface Accusation {
  readonly by: string;
  readonly accused: string;
  readonly victim: string;
  readonly success: boolean;
}

export interface Damage {
  readonly shots: readonly Shot[];
  readonly accusations: readonly Accusation[];
  /** Everyone who is dealt damage, in roster order, with every hit. */
  readonly hits: ReadonlyMap<string, readonly Hit[]>;
  /** Shots that a Duck avoided. */
  readonly ducked: readonly { readonly victim: string; readonly by: string; readonly weapon: string }[];
  /** What deals damage again at the end of the next round. */
  readonly poison: readonly Poison[];
}

/** Settles shots, shooting back, guilt and the poison of the round before. */
export function damage(state: State, acts: Acts): Damage {
  const shots = shotsOf(state, acts);
  const accusations = accusationsOf(state, acts);
  const list = [
    ...shots.flatMap((shot) => shotHits(shot, acts)),
    ...state.players.flatMap((name) => shootBack(state, name, shots, acts)),
    ...accusations.flatMap(({ by, accused, victim, success }): readonly Struck[] =>
      success ? [{ victim: accused, hit: { by, how: { kind: 'guilt', victim } } }] : [],
    ),
    ...state.poison.map(({ victim, by, weapon }): Struck => ({
      victim,
      hit: { by, how: { kind: 'poison', weapon } },
    })),
  ];
  const hits = new Map(
    state.players.flatMap((name) => {
      const own = list.filter(({ victim }) => victim === name).map(({ hit }) => hit);
      return own.length > 0 ? [[name, own] as const] : [];
    }),
  );
  return {
    shots,
    accusations,
    hits,
    ducked: shots.flatMap((shot) =>
      shot.victims
        .filter((victim) => avoids(victim, shot, acts))
        .map((victim) => ({ victim, by: shot.by, weapon: shot.weapon.name })),
    ),
    poison: shots.flatMap((shot) =>
      shot.weapon.poison
        ? shot.victims
            .filter((victim) => !avoids(victim, shot, acts))
            .map((victim) => ({ victim, by: shot.by, weapon: shot.weapon.name }))
        : [],
    ),
  };
}

interface Struck {
  readonly victim: string;
  readonly hit: Hit;
}

/** All shots, shooters and their victims in roster order: the order in which somebody typed says nothing. */
function shotsOf(state: State, acts: Acts): readonly Shot[] {
  return state.players.flatMap((by) => {
    const act = acts.get(by);
    if (act?.action !== 'shoot') return [];
    const victims = state.players.filter((name) => act.players.includes(name));
    return [{ by, victims, weapon: weaponOf(state.settings, act.weapon) }];
  });
}

function shotHits(shot: Shot, acts: Acts): readonly Struck[] {
  const { by, victims, weapon } = shot;
  return victims
    .filter((victim) => !avoids(victim, shot, acts))
    .map((victim) => ({
      victim,
      hit: {
        by,
        how: { kind: 'shot', weapon: weapon.name, throughDuck: acts.get(victim)?.action === 'duck' },
      },
    }));
}

function avoids(victim: string, { weapon }: Shot, acts: Acts): boolean {
  return acts.get(victim)?.action === 'duck' && !weapon.throughDuck;
}

/** Who ducks and owns a shoot-back item hits everyone who shot at them, once, with however many (WS-12). */
function shootBack(state: State, name: string, shots: readonly Shot[], acts: Acts): readonly Struck[] {
  const [item] = withEffect(state.settings, state.seats.get(name)?.items ?? [], 'shoot-back');
  if (item === undefined || acts.get(name)?.action !== 'duck') return [];
  return shots
    .filter(({ victims }) => victims.includes(name))
    .map(({ by }) => ({ victim: by, hit: { by: name, how: { kind: 'shoot-back', item: item.name } } }));
}

/** Guilt succeeds when the accused chose to shoot the named victim, who may have ducked (WS-7). */
function accusationsOf(state: State, acts: Acts): readonly Accusation[] {
  return state.players.flatMap((by) => {
    const act = acts.get(by);
    if (act?.action !== 'guilt') return [];
    const accused = acts.get(act.player);
    const success = accused?.action === 'shoot' && accused.players.includes(act.victim);
    return [{ by, accused: act.player, victim: act.victim, success }];
  });
}
