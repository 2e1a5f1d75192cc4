// The stage in which visual and interpersonal primaries name a player (BG-2).
import { pickAnswer } from '../../frame/chance';
import { defineAsk, type Ask } from '../../frame/ask';
import type { ClosedChoices, Knowledge } from '../../frame/closed-choices';
import { choice, object, toOptions } from '../../frame/fields';
import { defineStage, type Stage } from '../../frame/stage';
import { playerNotes } from '../challenges';
import { salesHostPart } from '../host-sales';
import type { Event, PowerResult } from '../events';
import { distributionOf, powerOf, STAT_RULES } from '../stats';
import type { ChosenPlayer, OpenFacts, Stat, State } from '../types';

/** Null once the stage is over, or if nobody has a power that names a player. */
export function powersStage(state: State): Stage<State, Event, OpenFacts> | null {
  const asked = state.players.filter((name) => powerOf(state, name).asks !== null);
  if (state.targets !== null || asked.length === 0) return null;
  return defineStage({
    name: 'powers',
    title: 'Powers',
    others:
      'whose points they want to know (Visual-spatial), or whom they want to beat in every duel (Interpersonal). Players aren’t told that they were named',
    asks: { visual: powerAsk(state, 'visual'), interpersonal: powerAsk(state, 'interpersonal') },
    host: salesHostPart(state),
    // Named players don't learn that they were named.
    resolve: ({ visual, interpersonal }) => {
      const named = [...visual, ...interpersonal].map(([player, order]) => [player, order.player] as const);
      const powerUsed = (player: string): PowerResult => {
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

function powerAsk(state: State, stat: Stat): Ask<ChosenPlayer, Knowledge<OpenFacts, Event>> {
  const { title, power } = STAT_RULES[stat];
  return defineAsk({
    form: `power-${stat}`,
    title: `Your power: ${title}`,
    ifMissing: 'They don’t use their power.',
    help: power.asks ?? '',
    players: state.players.filter((name) => distributionOf(state, name).primary === stat),
    move: object({ player: choice({ title: 'Player', options: toOptions(state.players) }) }),
    notes: ({ log }) =>
      playerNotes(log).map(({ player, note }) => ({ place: ['player'], values: [player], note })),
    closed: ({ name }) => closedSelfChoice(name),
    sample: (_, chance, open) => pickAnswer(chance, 'player', open(['player'], state.players)),
  });
}

function closedSelfChoice(name: string): readonly ClosedChoices[] {
  const text = (): string => `Naming ${name}: that’s you. Name somebody else.`;
  return [{ place: ['player'], values: [name], why: 'yourself', code: 'chose-oneself', text }];
}
