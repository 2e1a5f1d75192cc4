// A change of a standing as the host picks it: the person, what changes, and by how much.
import { SEASON_WORDS } from '../../../src/games/frame/spelling';
import { STANDING_PARTS, type StandingPart } from '../desk/context';
import type { PersonView, SeasonView, StandingChange } from '../../../src/rounds/host/season/views';
import { typedWhole } from '../../../src/games/frame/typed-number';

export interface TypedChange {
  /** The id by which the page knows which fields are its. */
  readonly id: number;
  readonly player: string;
  readonly what: StandingPart;
  /** The currency, where a purse changes. */
  readonly purse: string;
  readonly sign: 'more' | 'fewer';
  readonly amount: string;
  /** A mark that is known; empty where the host writes another. */
  readonly mark: string;
  readonly ownMark: string;
  readonly until: '' | 'close' | 'next';
}

let made = 0;

export function typedChange(season: SeasonView, part: Partial<TypedChange> = {}): TypedChange {
  made += 1;
  return {
    id: made,
    player: '',
    what: 'purse',
    purse: season.currencies[0]?.name ?? '',
    sign: 'more',
    amount: '',
    mark: '',
    ownMark: '',
    until: '',
    ...part,
  };
}

/** Gives the change; undefined while a part of it is missing. */
export function changeOf(typed: TypedChange): StandingChange | undefined {
  const { player, what, purse, until } = typed;
  if (player === '') return undefined;
  const amount = amountOf(typed);
  const mark = typed.mark === '' ? typed.ownMark.trim() : typed.mark;
  switch (what) {
    case 'purse':
      return amount === undefined ? undefined : { player, purse, by: amount };
    case 'tokens':
      return amount === undefined ? undefined : { player, tokens: amount };
    case 'mark':
      return mark === '' ? undefined : { player, mark, ...(until === '' ? {} : { until }) };
    case 'unmark':
      return typed.mark === '' ? undefined : { player, unmark: typed.mark };
    case 'candidate':
      return { player, candidate: true };
    case 'no-candidate':
      return { player, candidate: false };
    case 'opponent':
      return { player, opponent: true };
    case 'no-opponent':
      return { player, opponent: false };
    case 'eliminated':
      return { player, eliminated: true };
    case 'left':
      return { player, left: true };
    case 'joins':
      return { player, joins: true };
  }
}

/** Names the people whom changes reach, and not only their seats: those who leave or join again. */
export function reachedIn(changes: readonly StandingChange[]): readonly string[] {
  return changes.flatMap((change) => ('left' in change || 'joins' in change ? [change.player] : []));
}

function amountOf({ sign, amount }: TypedChange): number | undefined {
  const number = typedWhole(amount);
  if (number === undefined || number <= 0 || !Number.isSafeInteger(number)) return undefined;
  return sign === 'more' ? number : -number;
}

/** Says what is wrong with an amount as it is typed; empty where nothing is, or nothing is typed yet. */
export function amountProblem(typed: TypedChange): string {
  return typed.amount.trim() === '' || amountOf(typed) !== undefined ? '' : 'Type a whole number, 1 or more.';
}

/** Gives what can be changed for this person. */
export function whatsFor(person: PersonView | undefined): readonly StandingPart[] {
  return STANDING_PARTS.filter((what): boolean => {
    switch (what) {
      case 'unmark':
        return person === undefined || person.marks.length > 0;
      case 'no-candidate':
        return person?.candidate === true;
      case 'no-opponent':
        return person?.opponent === true;
      case 'candidate':
        return person?.in !== 'eliminated' && person?.in !== 'left' && person?.candidate !== true;
      case 'opponent':
        return person?.in !== 'eliminated' && person?.in !== 'left' && person?.opponent !== true;
      case 'eliminated':
      case 'left':
        return person === undefined || person.in === 'in';
      case 'joins':
        return person !== undefined && person.in !== 'in';
      case 'purse':
      case 'tokens':
      case 'mark':
        return true;
    }
  });
}

/** Gives the marks that anybody has, and those that games give. */
export function knownMarks({ people }: SeasonView): readonly string[] {
  return [
    ...new Set([...SEASON_WORDS.marks, ...people.flatMap(({ marks }) => marks.map(({ name }) => name))]),
  ];
}
