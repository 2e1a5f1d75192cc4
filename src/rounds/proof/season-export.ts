// Exports a season hosted in a book as a file (docs/season-file.md), from its ledger including archived matches.
import { findGame, type Catalogue } from '../../games/frame/catalogue';
import {
  isJsonObject,
  hasOwn,
  fromEntries,
  type Json,
  type JsonObject,
  dropUndefined,
} from '../../games/frame/json';
import { nameKey } from '../../games/frame/names';
import { ensure } from '../../games/frame/result';
import type { SeasonColumn } from '../../games/frame/season';
import { changesOfMatch } from '../../seasons/counting';
import { giftChanges, withoutCause } from '../../seasons/changes';
import { isInSeason, findPerson } from '../../seasons/people';
import type { Change, Season } from '../../seasons/types';
import { isSeasonEntry, type EntryBody, type SeasonEntry } from '../record/entries';
import { foldRecords, NO_RECORDS, type Records } from '../record/fold';
import type { GameRecord } from '../record/game-record';
import type { LedgerRow } from '../record/ledger';
import { type CurrentMatch, toCausedChange, seasonFromEntry } from '../record/season-record';
import { replay } from '../session/replay';
import { exportScenario } from './export';

/** A match that isn't counted yet, with the index of the step at which it began. */
interface UncountedMatch {
  readonly place: number;
  /** The standings when the match began. The match's roster was filled in from them. */
  readonly standing: Season;
}

/** Exports the last season in these rows, which must be all rows of a book; undefined if there is no season. */
export function exportSeasonFile(rows: readonly LedgerRow[], games: Catalogue): JsonObject | undefined {
  let records: Records = NO_RECORDS;
  let head: JsonObject | undefined;
  let steps: JsonObject[] = [];
  let waiting: UncountedMatch | undefined;
  for (const row of rows) {
    const before = records;
    const { entry } = row;
    // A match that was archived without being counted gets its step here. If the current match isn't counted, it gets its step
    // after the loop.
    if (entry.kind === 'closed') {
      steps = withUncountedMatch(steps, before, games, waiting);
      waiting = undefined;
    }
    records = foldRecords(before, [row]);
    const { season } = records;
    if (entry.kind === 'season-started') {
      head = seasonHeader(entry.body);
      steps = [];
      waiting = undefined;
    }
    if (season === undefined) continue;
    if (entry.kind === 'match-counted') {
      steps = withCountedMatch(steps, before, entry.body, games, waiting);
      waiting = undefined;
    } else if (isSeasonEntry(entry)) {
      steps = [...withEntryStep(steps, entry)];
    }
    // If the first match was played before the season, it counts as begun with the first episode.
    const begins = entry.kind === 'set-up' || (entry.kind === 'episode-opened' && steps.length === 1);
    if (begins && season.current !== undefined && season.current.counted === undefined) {
      waiting = { place: steps.length, standing: season.standing };
    }
  }
  steps = withUncountedMatch(steps, records, games, waiting);
  return head === undefined ? undefined : { ...head, steps };
}

function seasonHeader({ standing }: EntryBody<'season-started'>): JsonObject {
  const { name, currencies, inherit, people } = seasonFromEntry(standing);
  return {
    season: name,
    settings: { currencies: fromEntries([...currencies]), inherit },
    people: people.map((person) => ({
      name: person.name,
      purses: fromEntries([...person.purses]),
      tokens: person.tokens,
      marks: [...person.marks.keys()],
    })),
  };
}

/** Adds a row's step, unless the row counts a match. */
function withEntryStep(steps: readonly JsonObject[], entry: SeasonEntry): readonly JsonObject[] {
  switch (entry.kind) {
    case 'episode-opened':
      return [...steps, { episode: entry.body.episode }];
    case 'standings-changed':
      return [...steps, { changes: changesJson(entry.body.changes), reason: entry.body.reason }];
    case 'gift': {
      const { from, to } = entry.body;
      const changes = giftChanges(entry.body).map(withoutCause);
      return [...steps, { changes: changesJson(changes), reason: `A gift from ${from} to ${to}.` }];
    }
    case 'season-settings': {
      const { currencies, inherit } = entry.body;
      const named =
        currencies === undefined
          ? {}
          : { currencies: fromEntries(currencies.map(({ name, shown }) => [name, shown])) };
      return [...steps, { settings: { ...named, ...dropUndefined({ inherit }) } }];
    }
    case 'season-ended':
      return [...steps, { end: { winners: [...entry.body.winners] } }];
    // An undone end is always the last step.
    case 'end-taken-back':
      return steps.slice(0, -1);
    case 'season-started':
    case 'season-goes-on':
    case 'match-counted':
    case 'waits':
    case 'waits-no-more':
    case 'question-asked':
    case 'question-settled':
      return steps;
  }
}

function withCountedMatch(
  steps: readonly JsonObject[],
  before: Records,
  { leaveOut, own, reason, made }: EntryBody<'match-counted'>,
  games: Catalogue,
  waiting: UncountedMatch | undefined,
): JsonObject[] {
  const game = ensure(before.game, 'The counted match is in the book.');
  const season = ensure(before.season, 'A match is counted in a season.');
  const current = ensure(season.current, 'The current match is counted.');
  const match = toMatchStep(before, game, current, games);
  if (canMatchBegin(season.standing, current)) {
    const said = reason === '' ? {} : { reason };
    return [...steps, { ...match, leaveOut: [...leaveOut], changes: changesJson(own), ...said }];
  }
  // If somebody has joined or left since the match began, the match's step keeps its position but has no changes. A separate
  // step has them.
  const known = [...season.standing.currencies.keys()].map(nameKey);
  const fresh = made.flatMap(({ change }) =>
    'purse' in change && !known.includes(nameKey(change.purse)) ? [change.purse] : [],
  );
  const brought =
    fresh.length === 0
      ? []
      : [{ settings: { currencies: fromEntries(fresh.map((name) => [name, 'own'] as const)) } }];
  const changes = made.map((one) => withoutCause(toCausedChange(one)));
  const counted =
    changes.length === 0
      ? []
      : [{ changes: changesJson(changes), reason: `The results of match ${current.number}.` }];
  return [...withUncountedMatch(steps, before, games, waiting), ...brought, ...counted];
}

/** Adds an uncounted match's step at the position where it began. It changes no standing. */
function withUncountedMatch(
  steps: readonly JsonObject[],
  before: Records,
  games: Catalogue,
  waiting: UncountedMatch | undefined,
): JsonObject[] {
  const { season, game } = before;
  const current = season?.current;
  if (waiting === undefined || game === undefined || current === undefined) return [...steps];
  const { place, standing } = waiting;
  const played = replay(game, games);
  const match = played.ok ? played.value.opened : undefined;
  const { kind, guests } = current;
  const nothing =
    match === undefined || match.stage !== null
      ? {}
      : { leaveOut: changesOfMatch(standing, { match, kind, guests }).changes.map((_, at) => at) };
  return [
    ...steps.slice(0, place),
    { ...toMatchStep(before, game, current, games), ...nothing },
    ...steps.slice(place),
  ];
}

/** Whether the match could begin now with the same people: players are in, guests aren't. */
function canMatchBegin(standing: Season, { players, guests }: CurrentMatch): boolean {
  return players.every((name) => {
    const person = findPerson(standing, name);
    return person !== undefined && isInSeason(person) !== guests.includes(name);
  });
}

/** A match's step. It includes the values that the roster took from the standings, because later standings may differ. */
function toMatchStep(
  { people }: Records,
  game: GameRecord,
  { kind, guests }: CurrentMatch,
  games: Catalogue,
): JsonObject {
  const scenario = exportScenario(game, people, games);
  const takes = findGame(games, game.setUp.game)?.season.takes ?? [];
  const rows = game.setUp.players.map((player) => withEmptyStandings(player, takes));
  const isGuest = (row: JsonObject): boolean => guests.some((guest) => guest === row.name);
  const own = rows.filter(isGuest);
  return {
    match: { ...scenario, players: rows.filter((row) => !isGuest(row)) },
    kind,
    ...(own.length === 0 ? {} : { guests: own }),
  };
}

const EMPTY_STANDINGS = { purse: 0, tokens: 0, candidate: false, realm: '', purses: {} } as const;

function withEmptyStandings(player: unknown, takes: readonly SeasonColumn[]): JsonObject {
  const row: JsonObject = isJsonObject(player) ? player : {};
  const missing = takes.filter(({ column }) => !hasOwn(row, column));
  return { ...row, ...fromEntries(missing.map(({ column, what }) => [column, EMPTY_STANDINGS[what]])) };
}

function changesJson(changes: readonly Change[]): Json {
  return changes.map((change) => ({ ...change }));
}
