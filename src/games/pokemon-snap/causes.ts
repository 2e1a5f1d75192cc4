// Causes in words: why a Pokémon's stats changed, or why they did not.
import type { AccountLine } from './account';
import { B_CLEVERNESS, G_LOSS } from './activities';
import type { Cause, Deed } from './deeds';
import { amountsText, CONTEST_CHANGES } from './glossary';
import type { Amounts } from './types';

/** What a deed changed: `+4 Beauty`, or `nothing`. */
export function changeText(changes: Amounts): string {
  return amountsText(changes) || 'nothing';
}

/** Why, with what Activity A did to it. */
export function whyText({ cause, doubled }: Pick<Deed, 'cause' | 'doubled'>): string {
  const why = causeText(cause, doubled ? 2 : 1);
  if (!doubled) return why;
  return cause.kind === 'A' ? `${why}; the Activity A before is used up` : `${why}; doubled by Activity A`;
}

function causeText(cause: Cause, factor: 1 | 2): string {
  switch (cause.kind) {
    case 'A':
      return 'Activity A: the next activity counts double';
    case 'B':
      return `Activity B: ${clevernessText(cause)}`;
    case 'C':
      return 'Activity C';
    case 'D':
      return `Activity D: ${cause.afterContest ? 'right after a contest' : 'not right after a contest'}`;
    case 'E':
      return `Activity E: ${cause.first ? 'the first time' : 'not the first time'}`;
    case 'F':
      return `Activity F: ${toughnessText(cause)}`;
    case 'G':
      return `Activity G: ${enoughText(cause, cause.lose, G_LOSS * factor)}`;
    case 'H':
      return 'Activity H: until the end of the next contest';
    case 'I': {
      const cost = cause.points * factor;
      const donated = `${cause.points} ${cause.stat} donated`;
      return cause.worked === true
        ? `Activity I: ${donated}${returnText(cause.donors)}`
        : `Activity I: ${enoughText(cause, cause.stat, cost)}`;
    }
    case 'J':
      return cause.shared === undefined
        ? 'Activity J: a share of the counter'
        : `Activity J: the counter at ${cause.shared.counter}, shared by ${cause.shared.players}`;
    case 'gift':
      return `Activity C of ${cause.by}`;
    case 'hit':
      return `Activity F of ${cause.by}, who was tougher`;
    case 'contest':
      return `Contest ${cause.contest}: ${CONTEST_CHANGES[cause.contest]}`;
    case 'owed':
      return 'Activity H: what it gave is taken back';
  }
}

function clevernessText({ worked, cleverness }: Extract<Cause, { kind: 'B' }>): string {
  if (worked === null) return `works with at least ${B_CLEVERNESS} Cleverness`;
  const had = cleverness === undefined ? 'Cleverness' : `Cleverness ${cleverness}`;
  return `${had} is ${worked ? 'at least' : 'below'} ${B_CLEVERNESS}`;
}

function toughnessText({ worked, target, toughness }: Extract<Cause, { kind: 'F' }>): string {
  if (worked === null) return `works against ${target} with more Toughness`;
  const compared = toughness === undefined ? '' : ` (Toughness ${toughness.own} against ${toughness.theirs})`;
  return `${worked ? 'tougher' : 'not tougher'} than ${target}${compared}`;
}

/** Whether there was enough to lose: `it fails, Beauty 2 is below 3`. */
function enoughText(
  { worked, had }: { readonly worked: boolean | null; readonly had?: number | undefined },
  stat: string,
  needed: number,
): string {
  if (worked === null) return `works with at least ${needed} ${stat}`;
  const stands = had === undefined ? stat : `${stat} ${had}`;
  return worked ? `${stands} is at least ${needed}` : `it fails, ${stands} is below ${needed}`;
}

function returnText(donors: number | undefined): string {
  if (donors === undefined) return '';
  if (donors === 0) return '; the first donation of the game gives 1 of everything';
  return donors === 1
    ? '; twice the one donation of the time before'
    : `; the sum of the ${donors} donations of the time before`;
}

/** A line of a player's account: what changed, and why. */
export function accountWords(line: AccountLine): { readonly change: string; readonly why: string } {
  switch (line.kind) {
    case 'own': {
      const open = line.unclear.length === 0 ? '' : `${line.unclear.join(', ')}: see the total below`;
      const known = amountsText(line.changes);
      const change = [known, open].filter((text) => text !== '').join('; ');
      return { change: change || 'nothing', why: whyText(line) };
    }
    case 'others':
      return { change: changeText(line.changes), why: 'what other Pokémon did, in total' };
    case 'together':
      return {
        change: changeText(line.changes),
        why: 'in total: what the lines above leave open, and what other Pokémon did',
      };
  }
}
