// Guilt: the dead accuse a living player of shooting another in this round (WS-7).
import { ask, type Ask } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import { choice, offering, optionsOf, variants, type Draft, type Field } from '../../frame/fields';
import type { Json } from '../../frame/json';
import type { Problem } from '../../frame/problems';
import type { RoundLog } from '../round-log';
import {
  GHOST_ACTION_KINDS,
  isAlive,
  living,
  problem,
  type Action,
  type ActionWords,
  type GhostAction,
  type GhostActionKind,
  type State,
} from '../types';

/** Bellflowers for a ghost who is right. */
const BELLFLOWERS_PER_GUILT = 1;

const GHOST_ACTIONS = {
  guilt: { title: 'Guilt', asks: ['player', 'victim'] },
  nothing: { title: 'Nothing', asks: [] },
} as const satisfies Readonly<Record<GhostActionKind, ActionWords>>;

/** The form of the dead in a round. */
export function guiltAsk(state: State): Ask<GhostAction> {
  return ask({
    form: 'guilt',
    title: 'Your guilt',
    help: 'Accuse a player of shooting another this round. If you are right, you deal damage to the accused.',
    players: state.players.filter((name) => !isAlive(state, name)),
    move: guiltField(state),
    check: (_, draft) => guiltProblems(state, draft),
    sample: (_, chance) => sampleGuilt(state, chance),
  });
}

function guiltField(state: State): Field<GhostAction> {
  const everyone = optionsOf(state.players);
  const alive = optionsOf(living(state));
  return variants(
    'action',
    choice({
      title: 'Action',
      options: GHOST_ACTION_KINDS.map((value) => ({ value, label: GHOST_ACTIONS[value].title })),
    }),
    {
      player: offering(choice({ title: 'Whom you accuse', options: everyone }), alive),
      victim: offering(choice({ title: 'Whom they shoot', help: 'Your guess.', options: everyone }), alive),
    },
    GHOST_ACTIONS,
    {},
  );
}

function guiltProblems(state: State, draft: Draft<GhostAction>): readonly Problem[] {
  if (draft.action !== 'guilt') return [];
  const { player, victim } = draft;
  const problems: Problem[] = [];
  for (const [key, name] of [
    ['player', player],
    ['victim', victim],
  ] as const) {
    if (name !== undefined && !isAlive(state, name)) {
      problems.push(
        problem('not-alive', [key], `Guilt: ${name} was dead when the round started. Name the living.`),
      );
    }
  }
  if (player !== undefined && player === victim) {
    problems.push(
      problem(
        'same-player',
        ['victim'],
        `Guilt: ${player} cannot shoot themselves. Name two different players.`,
      ),
    );
  }
  return problems;
}

/** A guilt of two random living players. */
function sampleGuilt(state: State, chance: Chance): Json | undefined {
  const [player, victim] = chance.shuffle(living(state));
  return player === undefined || victim === undefined
    ? { action: 'nothing' }
    : { action: 'guilt', player, victim };
}

export interface Accusation {
  readonly by: string;
  readonly accused: string;
  readonly victim: string;
  readonly success: boolean;
}

/** Guilt succeeds when the accused chose to shoot the named victim, who may have ducked. */
export function accusationsOf(
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

/** Everyone is told of each accusation; bellflowers go to the ghosts who are right. */
export function rewardGuilt(accusations: readonly Accusation[], log: RoundLog): void {
  for (const { by, accused, victim, success } of accusations) {
    if (success) log.change(by, 'bellflowers', BELLFLOWERS_PER_GUILT, { kind: 'guilt', accused, victim });
    else log.report({ kind: 'guilt-failed', player: by, accused, victim });
  }
}
