// What the host can enter (BG-14): corrected balances of season garnets, and sales of stats and hints. Buyers get what they
// bought right away.
import { mustGet, nestProblems, type Problem, fail, ok, type Result } from '../frame/result';
import { withClosedProblems } from '../frame/closed-choices';
import { garnetsField } from '../frame/corrected-garnets';
import {
  checkboxes,
  withCheck,
  choice,
  withEditor,
  hidden,
  optionLabel,
  object,
  optional,
  toOptions,
  splitAndTrim,
  refuseReading,
  numberedList,
  textCodecField,
  jsonText,
  type Field,
  type OptionalField,
  type QuestionKind,
  type RowCell,
} from '../frame/fields';
import { isList, isObject, type Json } from '../frame/json';
import { memoize } from '../frame/lazy';
import { defineHostPart, type HostEffect, type HostPart } from '../frame/stage';
import { quote } from '../frame/wording';
import { playerScore } from './duels';
import type { Event } from './events';
import { CATEGORY_INFO, CATEGORY_OPTIONS } from './missions';
import {
  toBuyer,
  closedPurchases,
  purchaseCost,
  revealStats,
  hintReminder,
  pricePurchase,
  purchaseProblems,
  type WantedPurchase,
} from './purchases';
import { DUEL_TYPES, problem, type OpenSettings, type State } from './types';

/** A sale to a player: types to learn, or a hint. */
type Sale = WantedPurchase & { readonly player: string };

interface SalesFacts {
  /** Corrected balances, before this stage's sales. */
  readonly garnets?: ReadonlyMap<string, number>;
  readonly purchases?: readonly Sale[];
}

/** For stages in which corrections and sales are all that the host can enter. */
export function salesHostPart(state: State): HostPart<State, Event> {
  return defineHostPart({
    field: object(salesFields(state.settings)(state.players)),
    apply: (facts) => applySales(state, facts),
  });
}

type SalesFields = {
  readonly garnets: OptionalField<ReadonlyMap<string, number>>;
  readonly purchases: OptionalField<readonly Sale[]>;
};

/** The form's parts for corrections and sales, shared by all stages of a match. */
export const salesFields = memoize((settings: OpenSettings) =>
  memoize((players: readonly string[]): SalesFields => {
    const { learnDuel, missionHint } = settings.prices;
    const purchases = purchasesField(players, settings);
    const nothingSold = learnDuel === 'off' && missionHint === 'off';
    return {
      garnets: garnetsField(players, 'the player’s balance before this stage’s sales.'),
      purchases: optional(nothingSold ? hidden(purchases) : purchases),
    };
  }),
);

const duelTypesField = checkboxes({ title: 'Learn', options: toOptions(DUEL_TYPES) });
const hintField = choice({ title: 'Hint', options: CATEGORY_OPTIONS });

function purchasesField(players: readonly string[], { prices }: OpenSettings): Field<readonly Sale[]> {
  const examples = [
    ...(prices.learnDuel === 'off' ? [] : ['“Ana: learn A, B”']),
    ...(prices.missionHint === 'off' ? [] : [`“Ana: hint ${CATEGORY_INFO.memory.title}”`]),
  ];
  const list = numberedList<Sale>(
    { title: 'Purchases', what: 'purchase', each: (n) => `Purchase ${n}`, asked: 0 },
    saleField(players),
  );
  const told =
    'Sales are made in this order, and buyers are told right away. Keep this stage’s earlier sales in the list.';
  const field = textCodecField<readonly Sale[]>(
    { title: 'Purchases', help: `One sale per line: ${examples.join(' or ')}. ${told}` },
    { parse: parseSales, show: formatSales, read: (value, at) => list.read(value, at) },
  );
  return withEditor(field, {
    kind: 'rows',
    what: 'purchase',
    help: told,
    cells: saleCells(players, prices),
  });
}

/** The cells of a sale's line: `Ana: learn A, B`. */
function saleCells(
  players: readonly string[],
  { learnDuel, missionHint }: OpenSettings['prices'],
): readonly RowCell[] {
  const sold = [...(learnDuel === 'off' ? [] : ['learn']), ...(missionHint === 'off' ? [] : ['hint'])];
  const thing = (verb: string, title: string, kind: QuestionKind): RowCell => ({
    title,
    kind,
    lead: ' ',
    required: true,
    when: { cell: 1, answers: [verb] },
  });
  return [
    { title: 'Buyer', kind: { type: 'choice', options: toOptions(players) }, lead: '', required: true },
    { title: 'Buys', kind: { type: 'choice', options: toOptions(sold) }, lead: ': ', required: true },
    thing('learn', 'Types to learn', { type: 'checkboxes', options: toOptions(DUEL_TYPES) }),
    thing('hint', 'Category', { type: 'choice', options: CATEGORY_OPTIONS }),
  ];
}

/** A row of sales. It names types or a hint, not both. */
function saleField(players: readonly string[]): Field<Sale> {
  const parts: Field<Sale> = object({
    player: choice({ title: 'Player', options: toOptions(players) }),
    learn: optional(duelTypesField),
    hint: optional(hintField),
  });
  const sale = withCheck(parts, ({ learn, hint }, { place, label }) => {
    if ((learn === undefined) !== (hint === undefined)) return [];
    const named = learn === undefined ? 'neither types nor a hint' : 'both types and a hint';
    return [problem('not-one-purchase', place, `${label}: this row has ${named}. Enter one or the other.`)];
  });
  return {
    ...sale,
    read: (value, at) => {
      if (typeof value !== 'string') return sale.read(value, at);
      const text = `${at.label}: ${quote(value)} isn’t something you can sell. Write “Ana: learn A, B” or “Ana: hint Memory”.`;
      return refuseReading('not-an-object', at, text);
    },
  };
}

/** Parses lines like `Ana: learn A, B` and `Bo: hint Memory`; any other line stays text. */
function parseSales(typed: string): readonly Json[] {
  return splitAndTrim(typed, '\n').map(parseSale);
}

function parseSale(line: string): Json {
  const [, player = '', verb = '', things = ''] = /^(.*):\s*(learn|hint)\b(.*)$/i.exec(line) ?? [];
  switch (verb.toLowerCase()) {
    case 'learn':
      return { player: player.trim(), learn: splitAndTrim(things, /[\s,]+/) };
    case 'hint':
      return { player: player.trim(), hint: things.trim() };
    default:
      return line;
  }
}

function formatSales(value: unknown): string {
  if (!isList(value)) return jsonText(value);
  return value.map(formatSale).join('\n');
}

function formatSale(value: unknown): string {
  if (!isObject(value)) return jsonText(value);
  const { player, learn, hint } = value;
  const thing = isList(learn)
    ? `learn ${learn.map(jsonText).join(', ')}`
    : `hint ${optionLabel(CATEGORY_OPTIONS, hint)}`;
  return `${jsonText(player)}: ${thing}`;
}

/**
 * Corrects balances, then sells in the order entered. If one sale is impossible, all are refused, because sales are
 * announced right away and can't be wrong.
 */
export function applySales(
  opened: State,
  { garnets = new Map<string, number>(), purchases = [] }: SalesFacts,
): Result<HostEffect<State, Event>, readonly Problem[]> {
  let state = opened;
  const events: Event[] = [];
  const warnings: string[] = [];
  const problems: Problem[] = [];
  for (const [player, balance] of garnets) {
    const change = balance - playerScore(opened, player).season;
    state = withGarnets(state, player, balance);
    const score = playerScore(state, player);
    events.push({ kind: 'garnets-corrected', to: { player }, garnets: balance, change, score });
  }
  for (const [index, sale] of purchases.entries()) {
    const { player, learn = [], hint } = sale;
    const found = nestProblems(['purchases', index], saleProblems(state, sale, `Purchase ${index + 1}: `));
    problems.push(...found);
    // A row without types or hint isn't a purchase.
    if (found.length > 0 || (learn.length === 0 && hint === undefined)) continue;
    const paid = purchaseCost(pricePurchase(state.settings, sale));
    state = withGarnets(state, player, playerScore(state, player).season - paid);
    state = { ...state, learnt: withLearntTypes(state.learnt, player, learn) };
    events.push({
      kind: 'sold',
      to: { player },
      learnt: learn.map((type) => revealStats(state.duels, type)),
      hint: hint ?? null,
      hintNumber: purchases
        .slice(0, index + 1)
        .filter((other) => other.player === player && other.hint === hint).length,
      paid,
      score: playerScore(state, player),
    });
    if (hint !== undefined) warnings.push(hintReminder(player, hint));
  }
  return problems.length === 0 ? ok({ state, events, warnings }) : fail(problems);
}

function saleProblems(state: State, sale: Sale, start: string): readonly Problem[] {
  const { settings } = state;
  const buyer = toBuyer(state, sale.player);
  const wording = { start, has: `${sale.player} has`, advice: 'Sell less, or correct the balance.' };
  return withClosedProblems(
    closedPurchases(settings, buyer, wording),
    sale,
    purchaseProblems(settings, buyer, sale, wording),
  );
}

function withGarnets(state: State, player: string, season: number): State {
  return { ...state, scores: new Map(state.scores).set(player, { ...playerScore(state, player), season }) };
}

function withLearntTypes(
  learnt: State['learnt'],
  player: string,
  types: NonNullable<WantedPurchase['learn']>,
): State['learnt'] {
  return new Map(learnt).set(player, [...mustGet(learnt, player), ...types]);
}
