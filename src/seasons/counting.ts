// Counts a match: applies its changes in order, and passes on the purses of an eliminated player (SN-4, SN-5, SN-9). If
// the match doesn't say who is eliminated, finds the players to ask the host about.
import type { Match } from '../games/frame/match';
import { byCodeUnit } from '../games/frame/names';
import type { SeasonChange, MatchKind } from '../games/frame/season';
import { problem, nestProblems, type Problem, fail, ok, type Result } from '../games/frame/result';
import { plural } from '../games/frame/wording';
import { spellingFinder } from '../games/frame/number-input';
import { applyChanges, applyHostChanges } from './changes';
import {
  currencyNames,
  currencySpellings,
  purseAmount,
  isInSeason,
  markSpelling,
  findPerson,
} from './people';
import type { CausedChange, Change, AppliedChanges, Season } from './types';

export interface MatchToCount {
  readonly match: Match;
  readonly kind: MatchKind;
  /** People on the match's roster who are out of the season (SN-17). */
  readonly guests: readonly string[];
}

/** `inherited`: the changes at the end of the list that pass on a loser's purses, as the season's setting says (SN-9). */
interface CountedMatch extends AppliedChanges {
  readonly inherited: readonly CausedChange[];
}

interface HostChoices {
  /** Changes by the match to leave out, as indexes in `changesOfMatch`. */
  readonly leaveOut: readonly number[];
  /** The host's own changes, made after the match's. `reason` is their cause. */
  readonly changes: readonly Change[];
  readonly reason: string;
}

/** A match's changes as they would take effect. The host refers to them by their index. */
export function changesOfMatch(season: Season, counted: MatchToCount): AppliedChanges {
  const made = applyChanges(season, plannedChanges(season, counted));
  return { ...made, changes: withMatchAsCause(counted.match, made.changes) };
}

/** The changes with causes that begin with the match's title. */
export function withMatchAsCause({ info }: Match, changes: readonly CausedChange[]): readonly CausedChange[] {
  return changes.map((change) => ({ ...change, cause: `${info.title}: ${change.cause}` }));
}

/** Counts a match, or lists what's wrong with the changes that the host left out or added. */
export function countMatch(
  season: Season,
  counted: MatchToCount,
  { leaveOut, changes, reason }: HostChoices,
): Result<CountedMatch, readonly Problem[]> {
  const list = changesOfMatch(season, counted).changes;
  const wrong = leaveOut.flatMap((at, index) => leaveOutProblems(list.length, leaveOut, at, index));
  if (wrong.length > 0) return fail(wrong);
  const left = applyChanges(
    season,
    list.filter((_, at) => !leaveOut.includes(at)),
  );
  const own = applyHostChanges(left.season, changes, reason);
  if (!own.ok) return fail(nestProblems(['changes'], own.error));
  const after = own.value.season;
  const inherited = applyChanges(after, inheritedChanges(season, after, counted));
  return ok({
    season: inherited.season,
    changes: [...left.changes, ...own.value.changes, ...inherited.changes],
    inherited: inherited.changes,
  });
}

function leaveOutProblems(
  length: number,
  leaveOut: readonly number[],
  at: number,
  index: number,
): readonly Problem[] {
  const where = ['leaveOut', index];
  if (at >= length) {
    const expected = length === 0 ? 'none' : `0 to ${length - 1}`;
    const sentence = `Leave out ${at}: the match has ${plural(length, 'change')}. Expected ${expected}.`;
    return [problem('out-of-range', where, sentence)];
  }
  return leaveOut.indexOf(at) === index
    ? []
    : [problem('repeated', where, `Leave out ${at}: this result is listed twice. List it once.`)];
}

/** A match's changes in the order of SN-5, before they are applied. Their causes don't name the match. */
export function plannedChanges(
  season: Season,
  { match, kind, guests }: MatchToCount,
): readonly CausedChange[] {
  // If the season doesn't know a currency, all changes spell it in the same way.
  const spelt = spellingFinder(currencySpellings(season));
  const left = match
    .seasonChanges(kind)
    .filter((change) => 'purse' in change || !guests.includes(change.player))
    .map((change) => ('purse' in change ? { ...change, purse: spelt(change.purse) } : change));
  return match.roster.flatMap((player) => {
    const own = [...sumPurseChanges(left.filter((change) => change.player === player))];
    return own.sort(
      (a, b) =>
        changeRank(a) - changeRank(b) || byCodeUnit(purseOrMarkName(season, a), purseOrMarkName(season, b)),
    );
  });
}

/** Adds up several changes of one purse and joins their causes. */
function sumPurseChanges(left: readonly SeasonChange[]): readonly SeasonChange[] {
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

/** The order in which one player's changes are made. */
const CHANGE_ORDER = ['purse', 'tokens', 'unmark', 'mark', 'candidate', 'opponent', 'eliminated'] as const;

function changeRank(change: SeasonChange): number {
  return CHANGE_ORDER.findIndex((key) => key in change);
}

function purseOrMarkName(season: Season, change: SeasonChange): string {
  if ('purse' in change) return change.purse;
  if ('mark' in change) return markSpelling(season, change.mark);
  return 'unmark' in change ? markSpelling(season, change.unmark) : '';
}

/** Gives the loser's purses to the winner of a death match of two players, if the season's settings say so. */
function inheritedChanges(
  before: Season,
  after: Season,
  { match, kind }: MatchToCount,
): readonly CausedChange[] {
  if (after.inherit !== 'everything' || kind !== 'death' || match.roster.length !== 2) return [];
  const fallen = match.roster.filter((player) => isNewlyEliminated(before, after, player));
  const [loser, another] = fallen;
  const winner = match.roster.find((player) => player !== loser);
  const person = loser === undefined ? undefined : findPerson(after, loser);
  if (loser === undefined || another !== undefined || winner === undefined || person === undefined) return [];
  const { title } = match.info;
  return currencyNames(after).flatMap((purse): readonly CausedChange[] => {
    const by = purseAmount(person, purse);
    if (by === 0) return [];
    return [
      { player: loser, purse, by: -by, cause: `${title}: passed to ${winner}, who won this death match.` },
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
  const [was, is] = [before, after].map((season) => findPerson(season, player));
  return was !== undefined && isInSeason(was) && is?.membership.kind === 'eliminated';
}

/**
 * Players of a death match whom the host can say are eliminated: only the loser if two played and one won, else all. Empty
 * if the match itself eliminates someone, or one of the players is already out.
 */
export function eliminationChoices(season: Season, counted: MatchToCount): readonly string[] {
  const { match, kind } = counted;
  const { roster } = match;
  if (kind !== 'death' || isAnyOutOfSeason(season, roster)) return [];
  if (changesOfMatch(season, counted).changes.some((change) => 'eliminated' in change)) return [];
  const loser = findLoser(counted);
  return loser === undefined ? roster : [loser];
}

/** Players who gave up their seats, are still in the season, and aren't eliminated by the match (ALL-14). */
export function seatsGivenUp(season: Season, counted: MatchToCount): readonly string[] {
  const goes = changesOfMatch(season, counted).changes.flatMap((change) =>
    'eliminated' in change ? [change.player] : [],
  );
  return counted.match.left.filter((player) => {
    const person = findPerson(season, player);
    return person !== undefined && isInSeason(person) && !goes.includes(player);
  });
}

export function isAnyOutOfSeason(season: Season, players: readonly string[]): boolean {
  return players.some((player) => {
    const person = findPerson(season, player);
    return person !== undefined && !isInSeason(person);
  });
}

/** The loser of a match of two players with one winner; otherwise undefined. */
function findLoser({ match }: MatchToCount): string | undefined {
  const winners = match.winners();
  return match.roster.length === 2 && winners.length === 1
    ? match.roster.find((player) => !winners.includes(player))
    : undefined;
}

/** The cause of the host's changes if they only say who was eliminated or has left; undefined for any other changes. */
export function departureCause(
  season: Season,
  counted: MatchToCount,
  changes: readonly Change[],
): string | undefined {
  const asked = eliminationChoices(season, counted);
  const left = seatsGivenUp(season, counted);
  const { title } = counted.match.info;
  const isOf = (change: Change, players: readonly string[]): boolean =>
    players.includes(findPerson(season, change.player)?.name ?? '');
  const gaveUp = (change: Change): boolean =>
    ('eliminated' in change || 'left' in change) && isOf(change, left);
  const goes = (change: Change): boolean => 'eliminated' in change && isOf(change, asked);
  if (changes.length === 0 || !changes.every((change) => gaveUp(change) || goes(change))) return undefined;
  if (changes.every(gaveUp)) return `Left during ${title}.`;
  if (changes.some(gaveUp)) return `The host decided this when ${title} was counted.`;
  return findLoser(counted) === undefined
    ? `The host decided this after ${title}, the death match.`
    : `Lost ${title}, the death match.`;
}
