// Stage `powers`: visual and interpersonal primaries name a player (BG-2).
import { ask, type Ask } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import { choice, object, optionsOf, type Draft } from '../../frame/fields';
import type { Json } from '../../frame/json';
import type { Problem } from '../../frame/problems';
import { stage, type Stage } from '../../frame/stage';
import { hostSales } from '../host-sales';
import type { Event, OwnPower } from '../events';
import { distributionOf, powerOf, STAT } from '../stats';
import { problem, type NameOrder, type Stat, type State } from '../types';

/** The naming; null where nobody has a power that names somebody, and when it is over. */
export function powers(state: State): Stage<State, Event> | null {
  const asked = state.players.filter((name) => powerOf(state, name).asks !== null);
  if (state.targets !== null || asked.length === 0) return null;
  return stage({
    name: 'powers',
    title: 'Powers',
    asks: { visual: nameAsk(state, 'visual'), interpersonal: nameAsk(state, 'interpersonal') },
    host: hostSales(state),
    // Whoever was named is not told; a player who named nobody has no power.
    resolve: ({ visual, interpersonal }) => {
      const named = [...visual, ...interpersonal].map(([player, order]) => [player, order.player] as const);
      const powerUsed = (player: string): OwnPower => {
        const seen = visual.get(player)?.player;
        if (seen !== undefined)
          return { kind: 'sight', target: seen, stats: distributionOf(state, seen).stats };
        const beaten = interpersonal.get(player)?.player;
        return beaten === undefined ? { kind: 'unused' } : { kind: 'sway', target: beaten };
      };
      return {
        state: { ...state, targets: new Map(named) },
        events: asked.map((player) => ({ kind: 'power-used', to: { player }, power: powerUsed(player) })),
      };
    },
  });
}

function nameAsk(state: State, stat: Stat): Ask<NameOrder> {
  const { title, power } = STAT[stat];
  return ask({
    form: `power-${stat}`,
    title: `Your power: ${title}`,
    help: power.asks ?? '',
    players: state.players.filter((name) => distributionOf(state, name).primary === stat),
    move: object({ player: choice({ title: 'Player', options: optionsOf(state.players) }) }),
    check: selfProblems,
    sample: (player, chance) => sample(state, player, chance),
  });
}

function selfProblems(player: string, draft: Draft<NameOrder>): readonly Problem[] {
  return draft.player === player
    ? [problem('chose-oneself', ['player'], `Naming ${player}: that is you. Name somebody else.`)]
    : [];
}

function sample(state: State, player: string, chance: Chance): Json | undefined {
  const target = chance.pick(state.players.filter((name) => name !== player));
  return target === undefined ? undefined : { player: target };
}
