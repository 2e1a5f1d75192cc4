// The Candidate names an opponent, or leaves the choice to the draw (BM-2).
import { ensure } from '../../frame/result';
import { defineAsk } from '../../frame/ask';
import type { ClosedChoices, Knowledge } from '../../frame/closed-choices';
import { choice, object, limitToOptions, optional, toOptions } from '../../frame/fields';
import { defineStage, type Stage } from '../../frame/stage';
import { orList } from '../../frame/wording';
import type { Event } from '../events';
import { canFace, nameableOpponents, currentTokens, tokensOf, withEndEvent } from '../outcome';
import type { OpponentMove, OpenFacts, State } from '../types';

/** Null without a Candidate, once the opponent is known, or if nobody can be named. */
export function opponentStage(state: State): Stage<State, Event, OpenFacts> | null {
  const { candidate } = state;
  const facing = nameableOpponents(state);
  const names = state.players.map(({ name }) => name);
  if (candidate === null || state.opponent !== null || facing.length === 0) return null;
  return defineStage({
    name: 'opponent',
    title: 'The opponent',
    others: `whom to face (${orList(facing)})`,
    asks: {
      naming: defineAsk<OpponentMove, Knowledge<OpenFacts, Event>>({
        form: 'opponent',
        title: 'Name your opponent',
        ifMissing: 'The opponent is drawn.',
        help: 'If you leave this empty or send nothing, your opponent is drawn.',
        players: [candidate],
        move: object({
          player: optional(
            limitToOptions(choice({ title: 'Opponent', options: toOptions(names) }), toOptions(facing)),
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
      const name = named ?? ensure(chance.for('opponent').pick(facing), 'Nobody can be named in this stage.');
      return withEndEvent({ ...state, opponent: { name, drawn: named === undefined } }, []);
    },
  });
}

/** Choices closed to the Candidate: their own name, players with a token and, if the setting says so, with another mark. */
function closedOpponents({ name, open, log }: Knowledge<OpenFacts, Event>): readonly ClosedChoices[] {
  const place = ['player'];
  const tokens = currentTokens(open, log);
  const others = open.players.map((player) => player.name).filter((player) => player !== name);
  return [
    {
      place,
      values: [name],
      why: 'yourself',
      code: 'chose-oneself',
      text: () => 'Facing yourself: name another player.',
    },
    {
      place,
      values: others.filter((player) => tokensOf({ tokens }, player) > 0),
      why: 'has a token',
      code: 'has-token',
      text: ([named]) => `Facing ${named}: players with a Token of Life are safe. Name another player.`,
    },
    {
      place,
      values: others.filter((player) => !canFace(open, name, player)),
      why: 'has another mark',
      code: 'other-mark',
      text: ([named]) => `Facing ${named}: your marks differ. Name a player with your mark.`,
    },
  ];
}
