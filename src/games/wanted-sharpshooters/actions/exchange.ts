// Exchanging garnets for bullets, together with any action and before paying for it (WS-3).
import { mustGet, type ValuePath, type Problem } from '../../frame/result';
import type { ClosedChoices } from '../../frame/closed-choices';
import { optional, integer, type OptionalField } from '../../frame/fields';
import { plural } from '../../frame/wording';
import type { BoardPlayer, RoundLog } from '../events';
import { BULLETS_PER_GARNET, problem, type Action, type State } from '../types';

export const exchangeField: OptionalField<number> = optional(
  integer({
    title: 'Garnets to exchange',
    help: 'Each garnet buys one bullet. You can pay for your action with the bullets.',
    min: 0,
  }),
);

/** A problem if the player has fewer garnets than they want to exchange. */
export function exchangeProblems(
  state: State,
  player: string,
  wanted: number | undefined,
): readonly Problem[] {
  const has = mustGet(state.seats, player).garnets;
  if (wanted === undefined || wanted <= has) return [];
  const sentence = `Exchanging ${plural(wanted, 'garnet')}: you have ${has}. Exchange at most ${has}.`;
  return [problem('too-few-garnets', ['exchange'], sentence)];
}

/** Choices closed to a player: those that cost more than they have even with all garnets exchanged. */
export function unaffordableChoices(
  { bullets, garnets }: Pick<BoardPlayer, 'bullets' | 'garnets'>,
  place: ValuePath,
  choices: readonly { readonly value: string; readonly cost: number; readonly tried: string }[],
): ClosedChoices {
  const most = bullets + BULLETS_PER_GARNET * garnets;
  const dear = choices.filter(({ cost }) => cost > most);
  const has = garnets === 0 ? `you have ${most}` : `you have ${most}, counting your garnets`;
  return {
    place,
    values: dear.map(({ value }) => value),
    why: `too few bullets: ${has}`,
    code: 'too-few-bullets',
    text: (picked) =>
      dear
        .filter(({ value }) => picked.includes(value))
        .map(({ tried, cost }) => `${tried}: it costs ${plural(cost, 'bullet')}, but ${has}.`)
        .concat('Choose something cheaper.')
        .join(' '),
  };
}

/** Problems if the player can't pay. If the exchange is invalid, this assumes that they exchange all garnets. */
export function paymentProblems(
  state: State,
  player: string,
  exchange: number | undefined,
  cost: number,
  tried: string,
): readonly Problem[] {
  const { bullets, garnets } = mustGet(state.seats, player);
  const has = bullets + BULLETS_PER_GARNET * Math.max(0, Math.min(exchange ?? 0, garnets));
  if (cost <= has) return [];
  const isMost = (exchange ?? 0) > garnets;
  const more =
    garnets > 0 && !isMost ? ' Choose something cheaper, or exchange garnets.' : ' Choose something cheaper.';
  const sentence = `${tried}: it costs ${plural(cost, 'bullet')}, but you have ${has}${isMost ? ', counting your garnets' : ''}.${more}`;
  return [problem('too-few-bullets', [], sentence)];
}

/**
 * Exchanges garnets before anything is paid. Exchanges that the host entered have already been made. Only the sum becomes
 * public, so that nobody learns what the host entered (ALL-3).
 */
export function exchangeGarnets(
  { players, hostExchanges }: State,
  actions: ReadonlyMap<string, Action>,
  log: RoundLog,
): void {
  const cause = { kind: 'exchange' } as const;
  for (const player of players) {
    const own = actions.get(player)?.exchange ?? 0;
    const sum = own + (hostExchanges.get(player) ?? 0);
    if (sum === 0) continue;
    log.exchange(player, own);
    log.report({ kind: 'changed', player, unit: 'garnets', by: -sum, cause });
    log.report({ kind: 'changed', player, unit: 'bullets', by: sum * BULLETS_PER_GARNET, cause });
  }
}
