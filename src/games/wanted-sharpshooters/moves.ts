// What Wanted Sharpshooters asks: an action of the living, a guilt of the dead, then votes and gifts.
import { ask, type Ask, type Stage } from '../contract';
import {
  choice,
  object,
  optional,
  optionsOf,
  refuse,
  checkboxes,
  variants,
  whole,
  type Field,
  type Option,
} from '../fields';
import { count, either, quote } from '../wording';
import { isAlive, living } from './board';
import { checkGhost, checkGift, checkMove } from './checks';
import { DEFAULT_GUN, UNREAD_WEAPON, weaponsOf, type Weapon } from './items';
import { sampleGhost, sampleMove, sampleNaming } from './sample';
import {
  ACTION_TITLES,
  ACTIONS,
  GHOST_ACTION_TITLES,
  GHOST_ACTIONS,
  type GhostMove,
  type Move,
  type Naming,
  type Order,
  type State,
} from './types';

/** The stage that is open, or null when the game is over. */
export function stage(state: State): Stage<Order> | null {
  const { phase } = state;
  switch (phase.kind) {
    case 'rounds': {
      const round = state.rounds + 1;
      return {
        name: `round-${round}`,
        title: `Round ${round}`,
        asks: [livingAsk(state), deadAsk(state)].flat(),
      };
    }
    case 'vote':
      return { name: 'vote', title: 'Vote', asks: [voteAsk(phase.verdict.winners, phase.verdict.losers)] };
    case 'gift':
      return { name: 'gift', title: 'Gift', asks: [giftAsk(state, phase.verdict.givers, phase.candidate)] };
    case 'over':
      return null;
  }
}

function livingAsk(state: State): readonly Ask<Move>[] {
  const players = living(state);
  if (players.length === 0) return [];
  return [
    ask<Move>({
      form: 'action',
      title: 'Your action',
      help: 'One action. With any of them you may exchange garnets for bullets, which are there to pay for it.',
      players,
      move: moveField(state),
      check: (player, draft) => checkMove(state, player, draft),
      sample: (player, chance) => sampleMove(state, player, chance),
    }),
  ];
}

function deadAsk(state: State): readonly Ask<GhostMove>[] {
  const players = state.players.filter((name) => !isAlive(state, name));
  if (players.length === 0) return [];
  return [
    ask<GhostMove>({
      form: 'guilt',
      title: 'Your guilt',
      help: 'Accuse a player of shooting another this round. If you are right, you deal damage to the accused.',
      players,
      move: ghostField(state),
      check: (_, draft) => checkGhost(state, draft),
      sample: (_, chance) => sampleGhost(state, chance),
    }),
  ];
}

function moveField(state: State): Field<Move> {
  const { settings, market } = state;
  const stock = settings.items.map(({ id, name, price }) => ({
    value: id,
    label: `${name} (${count(price, 'bullet')}; ${market.get(id) ?? 0} left)`,
    aliases: [name],
  }));
  return variants(
    'action',
    choice({
      title: 'Action',
      options: ACTIONS.map((value) => ({ value, label: ACTION_TITLES[value] })),
    }),
    {
      players: offering(
        checkboxes({
          title: 'Whom you shoot',
          help: 'As many as the weapon has victims.',
          options: optionsOf(state.players),
          min: 1,
        }),
        optionsOf(living(state)),
      ),
      weapon: weaponField(weaponsOf(settings)),
      items: offering(
        checkboxes({
          title: 'What you buy',
          help: 'You must be able to pay for all.',
          options: stock,
          min: 1,
        }),
        stock,
      ),
    },
    {
      shoot: { asks: ['players'], mayAsk: ['weapon'] },
      duck: {},
      buy: { asks: ['items'] },
      claim: {},
      nothing: {},
    },
    {
      exchange: optional(
        whole({
          title: 'Garnets to exchange',
          help: 'Each becomes a bullet before your action is paid.',
          min: 0,
        }),
      ),
    },
  );
}

/** The default gun is the empty choice; leaving the question out is the same (WS-4). */
function weaponField(weapons: readonly Weapon[]): Field<string> {
  const options = [DEFAULT_GUN, ...weapons].map((weapon) => ({
    value: weapon.id,
    label: `${weapon.id === '' ? 'Default gun' : weapon.name} (${count(weapon.cost, 'bullet')}; ${count(weapon.victims, 'victim')})`,
    aliases: weapon.id === '' ? [] : [weapon.name],
  }));
  const field = choice({ title: 'Weapon', help: 'One that you own. Default gun when left empty.', options });
  return {
    ...offering(field, weapons.length === 0 ? [] : options),
    read: (value, at) => {
      const reading = field.read(value, at);
      if (reading.ok) return reading;
      const known = weapons.length === 0 ? 'There is none but' : `Choose ${either(weapons.map(nameOf))}, or`;
      const text = `${at.label}: ${quote(value)} is not a weapon of this game. ${known} the default gun: leave it empty.`;
      return refuse('not-a-weapon', at, text, UNREAD_WEAPON);
    },
    toAnswers: (value, prefix) => (value === undefined ? [] : field.toAnswers(value, prefix)),
  };
}

function nameOf({ name }: Weapon): string {
  return name;
}

/** The field, its form offering only these options: no question at all when there is nothing to choose. */
function offering<T>(field: Field<T>, options: readonly Option[]): Field<T> {
  return {
    ...field,
    questions: (prefix) =>
      options.length === 0
        ? []
        : field.questions(prefix).map((question) => {
            const { type } = question.kind;
            return type === 'choice' || type === 'checkboxes'
              ? { ...question, kind: { type, options } }
              : question;
          }),
  };
}

function ghostField(state: State): Field<GhostMove> {
  const everyone = optionsOf(state.players);
  const alive = optionsOf(living(state));
  return variants(
    'action',
    choice({
      title: 'Action',
      options: GHOST_ACTIONS.map((value) => ({ value, label: GHOST_ACTION_TITLES[value] })),
    }),
    {
      player: offering(choice({ title: 'Whom you accuse', options: everyone }), alive),
      victim: offering(choice({ title: 'Whom they shoot', help: 'Your guess.', options: everyone }), alive),
    },
    { guilt: { asks: ['player', 'victim'] }, nothing: {} },
    {},
  );
}

function voteAsk(winners: readonly string[], losers: readonly string[]): Ask<Naming> {
  return ask<Naming>({
    form: 'vote',
    title: 'Your vote',
    help: 'The loser with most votes of the winners is the Elimination Candidate.',
    players: winners,
    move: object({ player: choice({ title: 'Loser', options: optionsOf(losers) }) }),
    sample: (_, chance) => sampleNaming(losers, chance),
  });
}

function giftAsk(state: State, givers: readonly string[], candidate: string | null): Ask<Naming> {
  const others = state.players.filter((name) => name !== candidate);
  return ask<Naming>({
    form: 'gift',
    title: 'Your gift',
    help: 'Who gets your additional Token of Life: anyone but yourself and the Elimination Candidate.',
    players: givers,
    move: object({
      player: offering(choice({ title: 'Player', options: optionsOf(state.players) }), optionsOf(others)),
    }),
    check: (player, draft) => checkGift(player, draft, candidate),
    sample: (player, chance) =>
      sampleNaming(
        others.filter((name) => name !== player),
        chance,
      ),
  });
}
