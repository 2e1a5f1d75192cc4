// Every rule that a move can break, judged as the round starts (WS-3, WS-4, WS-7, WS-13, WS-16).
import type { Draft } from '../fields';
import { problem, type Problem } from '../problems';
import { all, count } from '../wording';
import { isAlive } from './board';
import { itemOf, UNREAD_WEAPON, weaponOf } from './items';
import type { GhostMove, Item, Move, Naming, State } from './types';

/** What a living player's action breaks. */
export function checkMove(state: State, player: string, draft: Draft<Move>): readonly Problem[] {
  const exchange = checkExchange(state, player, draft.exchange);
  switch (draft.action) {
    case 'shoot':
      return [...exchange, ...checkShot(state, player, draft)];
    case 'buy':
      return [...exchange, ...checkPurchase(state, player, draft)];
    case 'duck':
    case 'claim':
    case 'nothing':
    case undefined:
      return exchange;
  }
}

function checkExchange(state: State, player: string, wanted: number | undefined): readonly Problem[] {
  const has = state.seats.get(player)?.garnets ?? 0;
  if (wanted === undefined || wanted <= has) return [];
  return [
    problem(
      'too-few-garnets',
      ['exchange'],
      `Exchange ${count(wanted, 'garnet')}: you have ${has}. Exchange at most ${has}.`,
    ),
  ];
}

function checkShot(
  state: State,
  player: string,
  draft: Extract<Draft<Move>, { readonly action?: 'shoot' | undefined; readonly players?: unknown }>,
): readonly Problem[] {
  const victims = draft.players ?? [];
  const problems: Problem[] =
    draft.weapon === UNREAD_WEAPON
      ? []
      : [...checkWeapon(state, player, draft.weapon, victims.length, draft.exchange)];
  if (victims.includes(player)) {
    problems.push(problem('shoots-self', ['players'], 'Shoot yourself: choose another player.'));
  }
  const dead = victims.flatMap((name) => (name === undefined || isAlive(state, name) ? [] : [name]));
  if (dead.length > 0) {
    problems.push(
      problem(
        'shoots-dead',
        ['players'],
        `Shoot ${all(dead)}: already dead when the round started. Choose the living.`,
      ),
    );
  }
  return problems;
}

/** What the choice of weapon breaks: owned, as many victims as it has, paid for. */
function checkWeapon(
  state: State,
  player: string,
  id: string | undefined,
  victims: number,
  exchange: number | undefined,
): readonly Problem[] {
  const weapon = weaponOf(state.settings, id);
  const problems: Problem[] = [];
  if (weapon.id !== '' && !(state.seats.get(player)?.items ?? []).includes(weapon.id)) {
    problems.push(
      problem(
        'weapon-not-owned',
        ['weapon'],
        `Shoot with the ${weapon.name}: you did not own it when the round started. Choose a weapon that you own.`,
      ),
    );
  }
  if (victims > 0 && victims !== weapon.victims) {
    problems.push(
      problem(
        'wrong-victims',
        ['players'],
        `Shoot ${count(victims, 'player')}: the ${weapon.name} hits ${weapon.victims}. Name exactly ${count(weapon.victims, 'player')}.`,
      ),
    );
  }
  return [
    ...problems,
    ...checkPayment(state, player, exchange, weapon.cost, `Shoot with the ${weapon.name}`),
  ];
}

function checkPurchase(
  state: State,
  player: string,
  draft: Extract<Draft<Move>, { readonly action?: 'buy' | undefined; readonly items?: unknown }>,
): readonly Problem[] {
  const items = [...new Set(draft.items ?? [])].flatMap((id) =>
    id === undefined ? [] : (itemOf(state.settings, id) ?? []),
  );
  const own = state.seats.get(player)?.items ?? [];
  const problems = items.flatMap(({ id, name }) => [
    ...(own.includes(id)
      ? [
          problem(
            'owned',
            ['items'],
            `Buy ${name}: you own it already, and can have one. Choose something else.`,
          ),
        ]
      : []),
    ...((state.market.get(id) ?? 0) === 0
      ? [
          problem(
            'sold-out',
            ['items'],
            `Buy ${name}: it was sold out when the round started. Choose something else.`,
          ),
        ]
      : []),
  ]);
  const price = items.reduce((sum, item) => sum + item.price, 0);
  const payment = checkPayment(state, player, draft.exchange, price, `Buy ${all(items.map(nameOf))}`);
  return [...problems, ...payment];
}

function nameOf({ name }: Item): string {
  return name;
}

/** With an exchange that cannot be made, an action is too dear only if all garnets together could not pay it. */
function checkPayment(
  state: State,
  player: string,
  exchange: number | undefined,
  cost: number,
  tried: string,
): readonly Problem[] {
  const { bullets, garnets } = state.seats.get(player) ?? { bullets: 0, garnets: 0 };
  const has = bullets + Math.max(0, Math.min(exchange ?? 0, garnets));
  if (cost <= has) return [];
  const more = garnets > 0 ? ' Choose something cheaper, or exchange garnets.' : ' Choose something cheaper.';
  return [
    problem(
      'too-few-bullets',
      [],
      `${tried}: it costs ${count(cost, 'bullet')}, and you have ${has}.${more}`,
    ),
  ];
}

/** What a dead player's guilt breaks (WS-7). */
export function checkGhost(state: State, draft: Draft<GhostMove>): readonly Problem[] {
  if (draft.action !== 'guilt') return [];
  const { player, victim } = draft;
  const dead = (name: string | undefined, place: string): readonly Problem[] =>
    name === undefined || isAlive(state, name)
      ? []
      : [problem('names-dead', [place], `Guilt: ${name} was dead when the round started. Name the living.`)];
  return [
    ...dead(player, 'player'),
    ...dead(victim, 'victim'),
    ...(player !== undefined && player === victim
      ? [
          problem(
            'same-player',
            ['victim'],
            `Guilt: ${player} cannot shoot themselves. Name two different players.`,
          ),
        ]
      : []),
  ];
}

/** Whom an additional Token of Life may not go to (WS-16). */
export function checkGift(
  player: string,
  draft: Draft<Naming>,
  candidate: string | null,
): readonly Problem[] {
  if (draft.player === undefined) return [];
  if (draft.player === player) {
    return [problem('gift-to-self', ['player'], 'Give the token to yourself: name another player.')];
  }
  return draft.player === candidate
    ? [
        problem(
          'gift-to-candidate',
          ['player'],
          `Give the token to ${candidate}: the Elimination Candidate cannot get it. Name another player.`,
        ),
      ]
    : [];
}
