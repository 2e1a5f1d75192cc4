// Changes to a season's standings, made by a match, a gift (SN-16), the host or the end of an episode. Also their
// wording.
import { ensure, problem, nestProblems, type Problem, fail, ok, type Result } from '../games/frame/result';
import { amountText } from '../games/frame/number-input';
import { nameProblems } from '../games/frame/name-input';
import { isolateRtl, plural, orList, quote, signedNumber } from '../games/frame/wording';
import {
  currencyNames,
  currencySpelling,
  purseAmount,
  isInSeason,
  markSpelling,
  newPerson,
  findPerson,
  withChangedPerson,
} from './people';
import type { CausedChange, Change, AppliedChanges, Membership, MarkDuration, Person, Season } from './types';
import { dropUndefined } from '../games/frame/json';
import {
  choice,
  object,
  oneOfShapes,
  trueField,
  optional,
  toOptions,
  text,
  integer,
  yesNo,
  type Field,
} from '../games/frame/fields';
import { MARK_EXPIRIES } from '../games/frame/season';

interface ChangeEffect {
  readonly season: Season;
  /** The change as it took effect, which can be smaller than requested. */
  readonly change: Change;
}

/** Applies changes in order and skips those without effect. A number that would fall below 0 becomes 0 (SN-5). */
export function applyChanges(season: Season, changes: readonly CausedChange[]): AppliedChanges {
  let now = season;
  const made: CausedChange[] = [];
  for (const { cause, ...change } of changes) {
    const done = applyChange(now, change);
    if (done === null) continue;
    now = done.season;
    made.push({ ...done.change, cause });
  }
  return { season: now, changes: made };
}

export function withoutCause({ cause: _, ...change }: CausedChange): Change {
  return change;
}

/** Makes one change; null if it has no effect. The person must be in the season's list, unless they join. */
function applyChange(season: Season, change: Change): ChangeEffect | null {
  const found = findPerson(season, change.player);
  if ('joins' in change) return joinEffect(season, found, change);
  const person = ensure(found, `${change.player} isn’t in the season.`);
  const { name: player } = person;
  if ('purse' in change) return purseEffect(season, person, change.purse, change.by);
  if ('tokens' in change) {
    const tokens = clampedSum(person.tokens, change.tokens);
    if (tokens === person.tokens) return null;
    return {
      season: withChangedPerson(season, player, (each) => ({ ...each, tokens })),
      change: { player, tokens: tokens - person.tokens },
    };
  }
  if ('mark' in change) return markEffect(season, person, change);
  if ('unmark' in change) {
    const unmark = markSpelling(season, change.unmark);
    return person.marks.has(unmark)
      ? { season: withoutMark(season, player, unmark), change: { player, unmark } }
      : null;
  }
  if ('candidate' in change) return roleEffect(season, player, 'candidate', change.candidate);
  if ('opponent' in change) return roleEffect(season, player, 'opponent', change.opponent);
  return departureEffect(season, person, 'eliminated' in change ? 'eliminated' : 'left');
}

/** Never returns less than 0, or more than a number can hold exactly. */
function clampedSum(before: number, by: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, before + by));
}

function purseEffect(season: Season, person: Person, purse: string, by: number): ChangeEffect | null {
  const currency = currencySpelling(season, purse);
  const before = purseAmount(person, currency);
  const after = clampedSum(before, by);
  if (after === before) return null;
  const { name: player } = person;
  // A currency that a match introduces is visible only to its owners until the host makes it public.
  const currencies = season.currencies.has(currency)
    ? season.currencies
    : new Map([...season.currencies, [currency, 'own'] as const]);
  return {
    season: withChangedPerson({ ...season, currencies }, player, (each) => ({
      ...each,
      purses: new Map([...each.purses, [currency, after]]),
    })),
    change: { player, purse: currency, by: after - before },
  };
}

/** How long a mark can last, shortest first. */
const MARK_DURATIONS = ['close', 'next', 'good'] as const satisfies readonly MarkDuration[];

function markEffect(
  season: Season,
  person: Person,
  change: Extract<Change, { mark: string }>,
): ChangeEffect | null {
  const { name: player } = person;
  const mark = markSpelling(season, change.mark);
  const lasting = change.until ?? 'good';
  const before = person.marks.get(mark);
  if (before !== undefined && MARK_DURATIONS.indexOf(lasting) <= MARK_DURATIONS.indexOf(before)) return null;
  const markNames = season.markNames.includes(mark) ? season.markNames : [...season.markNames, mark];
  return {
    season: withChangedPerson({ ...season, markNames }, player, (each) => ({
      ...each,
      marks: new Map([...each.marks, [mark, lasting]]),
    })),
    change: { player, mark, ...dropUndefined({ until: change.until }) },
  };
}

function withoutMark(season: Season, player: string, mark: string): Season {
  return withChangedPerson(season, player, (person) => ({
    ...person,
    marks: new Map([...person.marks].filter(([each]) => each !== mark)),
  }));
}

const OPPOSITE_ROLE = { candidate: 'opponent', opponent: 'candidate' } as const;

/**
 * Gives someone the role of Candidate or opponent, or takes it away. The former holder loses it. Nobody can be both
 * (SN-9).
 */
function roleEffect(
  season: Season,
  player: string,
  part: 'candidate' | 'opponent',
  on: boolean,
): ChangeEffect | null {
  if ((season[part] === player) === on) return null;
  const change: Change = part === 'candidate' ? { player, candidate: on } : { player, opponent: on };
  const other = OPPOSITE_ROLE[part];
  const parts = on
    ? { [part]: player, ...(season[other] === player ? { [other]: null } : {}) }
    : { [part]: null };
  return { season: { ...season, ...parts }, change };
}

function departureEffect(season: Season, person: Person, kind: 'eliminated' | 'left'): ChangeEffect | null {
  if (!isInSeason(person)) return null;
  const { name: player } = person;
  const membership: Membership = { kind, episode: season.episodes.length - 1 };
  return {
    season: withChangedPerson(season, player, (each) => ({ ...each, membership })),
    change: kind === 'eliminated' ? { player, eliminated: true } : { player, left: true },
  };
}

/** Adds a new person at the end of the list. Someone who was out returns to their place with everything they had. */
function joinEffect(season: Season, person: Person | undefined, { player }: Change): ChangeEffect | null {
  if (person === undefined) {
    const joining = newPerson(player);
    return {
      season: { ...season, people: [...season.people, joining] },
      change: { player: joining.name, joins: true },
    };
  }
  if (isInSeason(person)) return null;
  return {
    season: withChangedPerson(season, person.name, (each) => ({ ...each, membership: { kind: 'in' } })),
    change: { player: person.name, joins: true },
  };
}

/** Applies the host's own changes. A problem's place begins with the index of the change. */
export function applyHostChanges(
  season: Season,
  changes: readonly Change[],
  cause: string,
): Result<AppliedChanges, readonly Problem[]> {
  let now: AppliedChanges = { season, changes: [] };
  for (const [index, change] of changes.entries()) {
    const wrong = changeProblems(now.season, change);
    if (wrong.length > 0) return fail(nestProblems([index], wrong));
    const made = applyChanges(now.season, [{ ...change, cause }]);
    now = { season: made.season, changes: [...now.changes, ...made.changes] };
  }
  return ok(now);
}

/** Problems with a change that the host makes (SN-9, SN-10). Changes by a match are never refused. */
function changeProblems(season: Season, change: Change): readonly Problem[] {
  const person = findPerson(season, change.player);
  if ('joins' in change) {
    if (person === undefined) return nameProblems(change.player, ['player'], 'Joining: the name');
    const sentence = `${person.name} can’t join: they’re already in the season. Name someone who is out, or someone new.`;
    return isInSeason(person) ? [problem('is-in', ['player'], sentence)] : [];
  }
  if (person === undefined) {
    const names = orList(season.people.map(({ name }) => name));
    const sentence = `${quote(change.player)} isn’t in this season. Expected ${names}.`;
    return [problem('unknown-player', ['player'], sentence)];
  }
  const { name } = person;
  if ('purse' in change) return purseProblems(season, person, change);
  if ('tokens' in change) {
    const sentence = `${name} has ${plural(person.tokens, 'token')}, so a change of ${change.tokens} would leave them below 0. Expected ${-person.tokens} or more.`;
    return person.tokens + change.tokens < 0 ? [problem('below-zero', ['tokens'], sentence)] : [];
  }
  if ('mark' in change) return nameProblems(change.mark, ['mark'], MARK_NAME_LABEL);
  if ('unmark' in change) return nameProblems(change.unmark, ['unmark'], MARK_NAME_LABEL);
  if (isInSeason(person)) return [];
  if ('candidate' in change) return change.candidate ? outOfSeasonProblems(season, name, 'candidate') : [];
  if ('opponent' in change) return change.opponent ? outOfSeasonProblems(season, name, 'opponent') : [];
  const wanted = 'eliminated' in change ? 'eliminated' : 'left';
  const sentence = `${name} is already out. Name someone who is still in.`;
  return person.membership.kind === wanted ? [] : [problem('not-in', [wanted], sentence)];
}

function purseProblems(
  season: Season,
  person: Person,
  { purse, by }: Extract<Change, { purse: string }>,
): readonly Problem[] {
  const currency = currencySpelling(season, purse);
  if (!season.currencies.has(currency)) {
    const sentence = `${quote(purse)} isn’t a currency in this season. Expected ${orList(currencyNames(season))}.`;
    return [problem('unknown-currency', ['purse'], sentence)];
  }
  const has = purseAmount(person, currency);
  const sentence = `${person.name} has ${amountText(currency, has)}, so a change of ${by} would leave them below 0. Expected ${-has} or more.`;
  return has + by < 0 ? [problem('below-zero', ['by'], sentence)] : [];
}

const MARK_NAME_LABEL = 'The name of the mark';

/**
 * A problem if someone who is out would become the Candidate or the opponent. A person who already has that role can
 * keep it.
 */
function outOfSeasonProblems(
  season: Season,
  name: string,
  part: 'candidate' | 'opponent',
): readonly Problem[] {
  const sentence = `${name} is out. Only someone who is still in can be the ${part === 'candidate' ? 'Candidate' : 'opponent'}.`;
  return season[part] === name ? [] : [problem('not-in', [part], sentence)];
}

interface Gift {
  readonly from: string;
  readonly to: string;
  readonly purse: string;
  /** A whole number, at least 1. */
  readonly amount: number;
}

export function giftChanges({ from, to, purse, amount }: Gift): readonly CausedChange[] {
  return [
    { player: from, purse, by: -amount, cause: `A gift to ${to}.` },
    { player: to, purse, by: amount, cause: `A gift from ${from}.` },
  ];
}

/** Words a change without naming the person: `garnets +3`. */
export function describeChange(change: Change): string {
  if ('purse' in change) return `${change.purse} ${signedNumber(change.by)}`;
  if ('tokens' in change) return `tokens ${signedNumber(change.tokens)}`;
  if ('mark' in change) {
    const until = {
      close: ' until the episode closes',
      next: ' until the next episode closes',
    } as const;
    return `gets the mark ${change.mark}${change.until === undefined ? '' : until[change.until]}`;
  }
  if ('unmark' in change) return `loses the mark ${change.unmark}`;
  if ('candidate' in change) return change.candidate ? 'is the Candidate' : 'is no longer the Candidate';
  if ('opponent' in change) return change.opponent ? 'is the opponent' : 'is no longer the opponent';
  if ('eliminated' in change) return 'is eliminated';
  return 'left' in change ? 'leaves' : 'joins';
}

/** Words changes with the names of the people: `Ana: garnets +3; Bo gets the mark Heaven`. */
export function describeChanges(
  changes: readonly Change[],
  called: (name: string) => string = isolateRtl,
): string {
  return changes
    .map((change) => {
      const name = called(change.player);
      return `${'purse' in change || 'tokens' in change ? `${name}:` : name} ${describeChange(change)}`;
    })
    .join('; ');
}

/** Words a change for the person whom it affects: `You get the mark Heaven`. */
export function describeForPerson(change: Change): string {
  if ('purse' in change) return describeChange(change);
  if ('tokens' in change) return `Tokens of Life ${signedNumber(change.tokens)}`;
  if ('mark' in change) return `You get${describeChange(change).slice('gets'.length)}`;
  if ('unmark' in change) return `You lose the mark ${change.unmark}`;
  if ('candidate' in change)
    return change.candidate ? 'You’re the Candidate' : 'You’re no longer the Candidate';
  if ('opponent' in change) return change.opponent ? 'You’re the opponent' : 'You’re no longer the opponent';
  if ('eliminated' in change) return 'You’re eliminated';
  return 'left' in change ? 'You’ve left the season' : 'You’ve joined the season';
}

const playerField = text({ title: 'player' });
const integerField = (title: string): Field<number> => integer({ title });

export const changeField = oneOfShapes({
  purse: object({ player: playerField, purse: text({ title: 'purse' }), by: integerField('by') }),
  tokens: object({ player: playerField, tokens: integerField('tokens') }),
  mark: object({
    player: playerField,
    mark: text({ title: 'mark' }),
    until: optional(choice({ title: 'until', options: toOptions(MARK_EXPIRIES) })),
  }),
  unmark: object({ player: playerField, unmark: text({ title: 'unmark' }) }),
  candidate: object({ player: playerField, candidate: yesNo({ title: 'candidate' }) }),
  opponent: object({ player: playerField, opponent: yesNo({ title: 'opponent' }) }),
  eliminated: object({ player: playerField, eliminated: trueField }),
  left: object({ player: playerField, left: trueField }),
  joins: object({ player: playerField, joins: trueField }),
});
