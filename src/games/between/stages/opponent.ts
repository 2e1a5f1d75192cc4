// The Candidate names an opponent, or leaves it to the draw (BM-2).
import { sure } from '../../frame/result';
import { ask } from '../../frame/ask';
import type { Closed, Known } from '../../frame/closed';
import { choice, object, offering, optional, optionsOf } from '../../frame/fields';
import { stage, type Stage } from '../../frame/stage';
import { either } from '../../frame/wording';
import type { Event } from '../events';
import { mayFace, nameable, tokensNow, tokensOf, withEnd } from '../outcome';
import type { Naming, Open, State } from '../types';

/** Null without a Candidate, once the opponent is known, or if nobody can be named. */
export function opponent(state: State): Stage<State, Event, Open> | null {
  const { candidate } = state;
  const facing = nameable(state);
  const names = state.players.map(({ name }) => name);
  if (candidate === null || state.opponent !== null || facing.length === 0) return null;
  return stage({
    name: 'opponent',
    title: 'The opponent',
    others: `whom to face: ${either(facing)}`,
    asks: {
      naming: ask<Naming, Known<Open, Event>>({
        form: 'opponent',
        title: 'Name your opponent',
        without: 'The opponent is drawn.',
        help: 'If you leave this empty or send nothing, your opponent is drawn.',
        players: [candidate],
        move: object({
          player: optional(
            offering(choice({ title: 'Opponent', options: optionsOf(names) }), optionsOf(facing)),
          ),
        }),
        closed: closedOpponents,
        sample: (_player, chance, open) => {
          // Sometimes leave the choice to the draw.
          const player = chance.pick([...open(['player'], names), undefined]);
          return player === undefined ? {} : { player };
        },
      }),
    },
    resolve: ({ naming }, chance) => {
      const named = naming.get(candidate)?.player;
      const name = named ?? sure(chance.for('opponent').pick(facing), 'Nobody can be named in this stage.');
      return withEnd({ ...state, opponent: { name, drawn: named === undefined } }, []);
    },
  });
}

/** Closed: oneself, players with a token and, depending on the setting, players with a different mark. */
function closedOpponents({ name, open, log }: Known<Open, Event>): readonly Closed[] {
  const place = ['player'];
  const tokens = tokensNow(open, log);
  const others = open.players.map((player) => player.name).filter((player) => player !== name);
  return [
    {
      place,
      values: [name],
      why: 'yourself',
      code: 'chose-oneself',
      text: () => 'Face yourself: name another player.',
    },
    {
      place,
      values: others.filter((player) => tokensOf({ tokens }, player) > 0),
      why: 'has a token',
      code: 'has-token',
      text: ([named]) => `Face ${named}: anybody with a Token of Life is safe. Name another player.`,
    },
    {
      place,
      values: others.filter((player) => !mayFace(open, name, player)),
      why: 'has another mark',
      code: 'other-mark',
      text: ([named]) => `Face ${named}: your marks differ. Name a player with your mark.`,
    },
  ];
}
