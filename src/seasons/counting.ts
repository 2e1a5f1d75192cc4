// Counting a match: what it changes, in its order, what follows for people who are eliminated (SN-4, SN-5, SN-9), and whom
// the host has to ask about, because the match doesn't say who is eliminated.
import type { Match } from '../games/frame/match';
import { byCodeUnit } from '../games/frame/names';
import type { SeasonChange, MatchKind } from '../games/frame/season';
import { problem, within, type Problem, fail, ok, type Result } from '../games/frame/result';
import { count } from '../games/frame/wording';
import { asFirstWritten } from '../games/frame/typed-number';
import { makeChanges, makeOwnChanges } from './changes';
import { currenciesOf, currencySpellings, inPurse, isIn, markAsWritten, personCalled } from './people';
import type { Caused, Change, Counted, Season } from './types';

/** A match that is over, as it is counted. */
export interface MatchToCount {
  readonly match: Match;
  readonly kind: MatchKind;
  /** The people on its roster who are out of the season (SN-17). */
  readonly guests: readonly string[];
}

/**
 * A match that was counted. `inherited` are the last of its changes: those that come from the season's setting for a
 * loser's purses (SN-9).
 */
interface CountedMatch extends Counted {
  readonly inherited: readonly Caused[];
}

/** What the host decides when a match is counted: which of its changes to leave out, which to add, and why. */
interface Counting {
  /** The numbers, from 0, of the changes to leave out from the list of all that the match changes. */
  readonly leaveOut: readonly number[];
  /** The host's own changes, which are made after the match's, and the cause that is told for them. */
  readonly changes: readonly Change[];
  readonly reason: string;
}

/**
 * Lists what a match changes, as it would take effect; the host may leave out changes by their numbers in this list.
 */
export function whatItLeaves(season: Season, counted: MatchToCount): Counted {
  return makeChanges(season, listOf(season, counted));
}

/** Counts a match, or says what is wrong with what the host leaves out or adds. */
export function countMatch(
  season: Season,
  counted: MatchToCount,
  { leaveOut, changes, reason }: Counting,
): Result<CountedMatch, readonly Problem[]> {
  const list = whatItLeaves(season, counted).changes;
  const wrong = leaveOut.flatMap((at, index) => placeProblem(list.length, leaveOut, at, index));
  if (wrong.length > 0) return fail(wrong);
  const left = makeChanges(
    season,
    list.filter((_, at) => !leaveOut.includes(at)),
  );
  const own = makeOwnChanges(left.season, changes, reason);
  if (!own.ok) return fail(within(['changes'], own.error));
  const after = own.value.season;
  const inherited = makeChanges(after, inheritance(season, after, counted));
  return ok({
    season: inherited.season,
    changes: [...left.changes, ...own.value.changes, ...inherited.changes],
    inherited: inherited.changes,
  });
}

function placeProblem(
  length: number,
  leaveOut: readonly number[],
  at: number,
  index: number,
): readonly Problem[] {
  const where = ['leaveOut', index];
  if (at >= length) {
    const expected = length === 0 ? 'none, as it leaves nothing' : `0 to ${length - 1}`;
    const sentence = `Leave out ${at}: the match leaves ${count(length, 'change')}. Expected ${expected}.`;
    return [problem('out-of-range', where, sentence)];
  }
  return leaveOut.indexOf(at) === index
    ? []
    : [problem('repeated', where, `Leave out ${at}: it stands here twice. Expected each place once.`)];
}

/**
 * Lists all changes of a match in the order of SN-5, before any of them is made, each with the match named in its
 * cause.
 */
export function listOf(season: Season, { match, kind, guests }: MatchToCount): readonly Caused[] {
  // All changes spell a new currency as the first of them does.
  const spelt = asFirstWritten(currencySpellings(season));
  const { title } = match.info;
  const named = (own: readonly SeasonChange[]): SeasonChange[] =>
    own.map((change) => ({ ...change, cause: `${title}: ${change.cause}` }));
  const left = match
    .seasonChanges(kind)
    .filter((change) => 'purse' in change || !guests.includes(change.player))
    .map((change) => ('purse' in change ? { ...change, purse: spelt(change.purse) } : change));
  return match.roster.flatMap((player) => {
    const own = summed(left.filter((change) => change.player === player));
    return named(own).sort((a, b) => place(a) - place(b) || byCodeUnit(nameOf(season, a), nameOf(season, b)));
  });
}

/** Puts several changes of one purse together into one, with their sum and all their causes. */
function summed(left: readonly SeasonChange[]): readonly SeasonChange[] {
  const purses = new Map<string, Extract<SeasonChange, { purse: string }>>();
  for (const change of left) {
    if (!('purse' in change)) continue;
    const before = purses.get(change.purse);
    purses.set(change.purse, {
      ...change,
      by: change.by + (before?.by ?? 0),
      cause: before === undefined ? change.cause : `${before.cause} ${change.cause}`,
    });
  }
  return [...purses.values(), ...left.filter((change) => !('purse' in change))];
}

/**
 * The order of a player's changes: purses, tokens, marks taken away, marks given, and whether they are Candidate,
 * opponent or eliminated.
 */
const ORDER = ['purse', 'tokens', 'unmark', 'mark', 'candidate', 'opponent', 'eliminated'] as const;

function place(change: SeasonChange): number {
  return ORDER.findIndex((key) => key in change);
}

function nameOf(season: Season, change: SeasonChange): string {
  if ('purse' in change) return change.purse;
  if ('mark' in change) return markAsWritten(season, change.mark);
  return 'unmark' in change ? markAsWritten(season, change.unmark) : '';
}

/** Gives the purses of the loser of a death match of two to the winner, where the season says so. */
function inheritance(before: Season, after: Season, { match, kind }: MatchToCount): readonly Caused[] {
  if (after.inherit !== 'everything' || kind !== 'death' || match.roster.length !== 2) return [];
  const fallen = match.roster.filter((player) => isNewlyEliminated(before, after, player));
  const [loser, another] = fallen;
  const winner = match.roster.find((player) => player !== loser);
  const person = loser === undefined ? undefined : personCalled(after, loser);
  if (loser === undefined || another !== undefined || winner === undefined || person === undefined) return [];
  const { title } = match.info;
  return currenciesOf(after).flatMap((purse): readonly Caused[] => {
    const by = inPurse(person, purse);
    if (by === 0) return [];
    return [
      { player: loser, purse, by: -by, cause: `${title}: goes to ${winner}, who won this death match.` },
      {
        player: winner,
        purse,
        by,
        cause: `${title}: from ${loser}, who was eliminated in this death match.`,
      },
    ];
  });
}

function isNewlyEliminated(before: Season, after: Season, player: string): boolean {
  const [was, is] = [before, after].map((season) => personCalled(season, player));
  return was !== undefined && isIn(was) && is?.membership.kind === 'eliminated';
}

/**
 * Lists the players of a death match among whom the host says who is eliminated: only the loser, if two played and one
 * won, else all players. Empty where the match eliminates somebody itself, or where one of its players is out already.
 */
export function askedToGo(season: Season, counted: MatchToCount): readonly string[] {
  const { match, kind } = counted;
  const { roster } = match;
  if (kind !== 'death' || someoneIsOut(season, roster)) return [];
  if (whatItLeaves(season, counted).changes.some((change) => 'eliminated' in change)) return [];
  const loser = loserOf(counted);
  return loser === undefined ? roster : [loser];
}

/**
 * Lists players who gave up their seats in a match and are still in the season, since the host is asked what becomes of
 * them (ALL-14). Players whom the match itself eliminates are left out.
 */
export function leftSeats(season: Season, counted: MatchToCount): readonly string[] {
  const goes = whatItLeaves(season, counted).changes.flatMap((change) =>
    'eliminated' in change ? [change.player] : [],
  );
  return counted.match.left.filter((player) => {
    const person = personCalled(season, player);
    return person !== undefined && isIn(person) && !goes.includes(player);
  });
}

/** Whether one of these players is out. */
export function someoneIsOut(season: Season, players: readonly string[]): boolean {
  return players.some((player) => {
    const person = personCalled(season, player);
    return person !== undefined && !isIn(person);
  });
}

/** Gives the player who lost, where two played and the other one won. */
function loserOf({ match }: MatchToCount): string | undefined {
  const winners = match.winners();
  return match.roster.length === 2 && winners.length === 1
    ? match.roster.find((player) => !winners.includes(player))
    : undefined;
}

/**
 * Writes the cause of changes by which the host says what becomes of players about whom they are asked; undefined where
 * there are other changes among them.
 */
export function causeToGo(
  season: Season,
  counted: MatchToCount,
  changes: readonly Change[],
): string | undefined {
  const asked = askedToGo(season, counted);
  const left = leftSeats(season, counted);
  const { title } = counted.match.info;
  const isOf = (change: Change, players: readonly string[]): boolean =>
    players.includes(personCalled(season, change.player)?.name ?? '');
  const gaveUp = (change: Change): boolean =>
    ('eliminated' in change || 'left' in change) && isOf(change, left);
  const goes = (change: Change): boolean => 'eliminated' in change && isOf(change, asked);
  if (changes.length === 0 || !changes.every((change) => gaveUp(change) || goes(change))) return undefined;
  if (changes.every(gaveUp)) return `Gave up their seat in ${title}.`;
  if (changes.some(gaveUp)) return `The host decided so when ${title} was counted.`;
  return loserOf(counted) === undefined
    ? `The host decided so after ${title}, the death match.`
    : `Lost ${title}, the death match.`;
}
