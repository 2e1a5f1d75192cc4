// Guilt: dead players accuse a living player of having shot at another in this round (WS-7).
import { defineAsk, type Ask } from '../../frame/ask';
import type { ClosedChoices, Knowledge } from '../../frame/closed-choices';
import { choice, limitToOptions, toOptions, variants, type PartlyRead, type Field } from '../../frame/fields';
import { memoize } from '../../frame/lazy';
import type { Problem } from '../../frame/result';
import { plural } from '../../frame/wording';
import type { Event, OpenFacts, RoundLog } from '../events';
import { deadPlayers, latestBoard } from '../player-knowledge';
import { playerNotes } from './notes';
import {
  GHOST_ACTION_KINDS,
  isAlive,
  livingPlayers,
  problem,
  type Action,
  type ActionInfo,
  type GhostAction,
  type GhostActionKind,
  type State,
} from '../types';

const BELLFLOWERS_PER_GUILT = 1;

const GHOST_ACTIONS = {
  guilt: { title: 'Guilt', asks: ['player', 'victim'] },
  nothing: { title: 'Nothing', asks: [] },
} as const satisfies Readonly<Record<GhostActionKind, ActionInfo>>;

export function guiltAsk(state: State): Ask<GhostAction, Knowledge<OpenFacts, Event>> {
  return defineAsk({
    form: 'guilt',
    title: 'Your accusation',
    ifMissing: 'They don’t accuse anyone.',
    help: `Accuse a player of shooting at another this round. The accusation counts even if the other player ducks. If you’re right, the accused takes damage as if shot, and you get ${plural(BELLFLOWERS_PER_GUILT, 'bellflower')} (only useful in a season). If you’re wrong, nothing happens.`,
    players: state.players.filter((name) => !isAlive(state, name)),
    move: guiltField(state),
    // Note each player's lives, because a right guess hits the accused like a shot.
    notes: (known) => playerNotes(known, ['player']),
    closed: (known) => closedDeadNames(deadPlayers(latestBoard(known))),
    check: (_, draft) => samePlayerProblems(draft),
    sample: (_, chance, open) => {
      const [player, victim] = chance.shuffle(open(['player'], state.players));
      return player === undefined || victim === undefined
        ? { action: 'nothing' }
        : { action: 'guilt', player, victim };
    },
  });
}

function guiltField(state: State): Field<GhostAction> {
  const { accused, victim } = accusationFields(state.players);
  const alive = toOptions(livingPlayers(state));
  return variants(
    'action',
    actionChoice,
    { player: limitToOptions(accused, alive), victim: limitToOptions(victim, alive) },
    GHOST_ACTIONS,
    {},
  );
}

const actionChoice = choice({
  title: 'Action',
  options: GHOST_ACTION_KINDS.map((value) => ({ value, label: GHOST_ACTIONS[value].title })),
});

const accusationFields = memoize((players: readonly string[]) => {
  const options = toOptions(players);
  return {
    accused: choice({ title: 'Whom you accuse', options }),
    victim: choice({ title: 'Whom they shoot', options }),
  };
});

function closedDeadNames(dead: readonly string[]): readonly ClosedChoices[] {
  return [['player'], ['victim']].map((place) => ({
    place,
    values: dead,
    why: 'dead',
    code: 'not-alive',
    text: ([name]) => `Guilt: ${name} was dead when the round started. Name living players.`,
  }));
}

function samePlayerProblems(draft: PartlyRead<GhostAction>): readonly Problem[] {
  if (draft.action !== 'guilt' || draft.player === undefined || draft.player !== draft.victim) return [];
  const sentence = `Guilt: ${draft.player} can’t shoot themselves. Name two different players.`;
  return [problem('same-player', ['victim'], sentence)];
}

export interface Accusation {
  readonly by: string;
  readonly accused: string;
  readonly victim: string;
  readonly success: boolean;
}

/** All accusations. An accusation is right if the accused chose to shoot at the victim, even if the victim ducked. */
export function allAccusations(
  { players }: Pick<State, 'players'>,
  actions: ReadonlyMap<string, Action>,
  ghostActions: ReadonlyMap<string, GhostAction>,
): readonly Accusation[] {
  return players.flatMap((by) => {
    const order = ghostActions.get(by);
    if (order?.action !== 'guilt') return [];
    const { player: accused, victim } = order;
    const done = actions.get(accused);
    const success = done?.action === 'shoot' && done.players.includes(victim);
    return [{ by, accused, victim, success }];
  });
}

export function rewardGuilt(accusations: readonly Accusation[], log: RoundLog): void {
  for (const { by, accused, victim, success } of accusations) {
    if (success) log.change(by, 'bellflowers', BELLFLOWERS_PER_GUILT, { kind: 'guilt', accused, victim });
  }
}
