// Purses that players bring into a match with the host's own rules (OM-9): a roster column, private to each player.
import {
  splitAndTrim,
  refuseReading,
  textCodecField,
  jsonText,
  integer,
  type Field,
  type ReadResult,
} from '../frame/fields';
import { isList, isObject, parseJson } from '../frame/json';
import { isSameName } from '../frame/names';
import { problem as anyProblem, type Problem } from '../frame/result';
import { nameProblems } from '../frame/name-input';
import { parseInteger } from '../frame/number-input';
import { quote } from '../frame/wording';
import { LIMITS, START_FROM_PURSE, type Amounts, type Player, type Score } from './types';

const amountField = integer({ title: 'Amount', min: 0, max: LIMITS.amount });

/** Amounts by currency, typed as `garnets: 3, bellflowers: 2`. */
export const pursesField: Field<Amounts> = textCodecField<Amounts>(
  {
    title: 'Purses',
    help: 'For scores that start with a purse. Example: “garnets: 3, bellflowers: 2”. Only you and the player see the amounts.',
    long: false,
  },
  {
    parse: (typed) => parsePurses(typed),
    show: (value) => (isObject(value) ? pursesText(value) : jsonText(value)),
    read: (value, at): ReadResult<Amounts> => {
      if (!isObject(value)) {
        return refuseReading(
          'not-an-object',
          at,
          `${at.label}: ${quote(value)} isn’t a list of amounts. Write “garnets: 3”, each currency once.`,
        );
      }
      const names = Object.keys(value);
      const problems = names.flatMap((name, index): readonly Problem[] => {
        const place = [...at.place, name];
        const wrong = nameProblems(name, place, `${at.label}: the name of a currency`);
        if (wrong.length > 0) return wrong;
        if (names.findIndex((each) => isSameName(each, name)) !== index) {
          const sentence = `${at.label}: ${quote(name)} reads the same as an earlier currency. Name each currency once.`;
          return [anyProblem('same-name', place, sentence)];
        }
        const reading = amountField.read(value[name] ?? null, { place, label: `${at.label}, ${name}` });
        return reading.ok ? [] : reading.problems;
      });
      if (problems.length > 0) return { ok: false, draft: undefined, problems };
      return { ok: true, value: new Map(names.map((name) => [name, Number(value[name])])) };
    },
  },
);

function parsePurses(typed: string): unknown {
  if (typed.startsWith('{')) return parseJson(typed) ?? typed;
  const entries = splitAndTrim(typed, /[,\n]/).map((piece) =>
    /^(.*\S)\s*[:=]\s*([^\s:=][^:=]*)$/.exec(piece),
  );
  if (entries.includes(null)) return typed;
  const names = entries.map((entry) => entry?.[1] ?? '');
  if (new Set(names).size !== names.length) return typed;
  // An amount that isn't a number stays text, and the refusal names its currency.
  const amountOf = (amount = ''): number | string => parseInteger(amount) ?? amount;
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', amountOf(entry?.[2])]));
}

function pursesText(purses: Readonly<Record<string, unknown>>): string {
  const text = Object.entries(purses)
    .map(([name, amount]) => `${name}: ${jsonText(amount)}`)
    .join(', ');
  return JSON.stringify(parsePurses(text)) === JSON.stringify(purses) ? text : JSON.stringify(purses);
}

export function startingScore({ start, purse }: Score, { purses }: Player): number {
  if (start !== START_FROM_PURSE) return start;
  return [...purses].find(([currency]) => purse !== undefined && isSameName(currency, purse))?.[1] ?? 0;
}

/** The currencies in which scores of these settings (JSON) start with each player's purse. */
export function purseCurrencies(settings: unknown): readonly string[] {
  return scoresStartingFromPurse(settings).map(({ purse }) => purse);
}

/** Like `purseCurrencies`, but only for scores that each player can see. */
export function visibleCurrencies(settings: unknown): readonly string[] {
  return scoresStartingFromPurse(settings).flatMap(({ purse, isShown }) => (isShown ? [purse] : []));
}

function scoresStartingFromPurse(
  settings: unknown,
): readonly { readonly purse: string; readonly isShown: boolean }[] {
  if (!isObject(settings) || !isList(settings.scores)) return [];
  return settings.scores.flatMap((score) =>
    isObject(score) && typeof score.purse === 'string' && startsFromPurse(score.start)
      ? [{ purse: score.purse, isShown: !isSameName(jsonText(score.shown), 'host') }]
      : [],
  );
}

/** Whether a score starts with the player's purse instead of a number. */
export function startsFromPurse(start: unknown): boolean {
  return typeof start === 'string' && isSameName(start, START_FROM_PURSE);
}
