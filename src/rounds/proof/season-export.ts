// A hosted season as a file (docs/season-file.md): its ledger, those of matches put away included, as people and steps.
import { findGame } from '../../games/catalogue';
import { isJsonObject, isObject, owns, recordOf, type Json, type JsonObject } from '../../games/frame/json';
import { nameKey } from '../../games/frame/names';
import type { Take } from '../../games/frame/season';
import { whatItLeaves } from '../../seasons/counting';
import { giftChanges } from '../../seasons/gifts';
import { withoutCause } from '../../seasons/changes';
import { isIn, personCalled } from '../../seasons/people';
import type { Change, Season } from '../../seasons/types';
import { isSeasonEntry, type EntryBody, type SeasonEntry } from '../record/entries';
import { foldRecords, NO_RECORDS, type Records } from '../record/fold';
import type { GameRecord } from '../record/game-record';
import type { LedgerRow } from '../record/ledger';
import type { CurrentMatch } from '../record/season-record';
import { causedOf, standingOf } from '../record/standing-entry';
import { replay } from '../session/replay';
import { scenarioOf } from './export';
import { present } from '../../games/frame/present';

/** A match that is not counted yet, and the place of its step: that of its beginning. */
interface Waiting {
  readonly place: number;
  /** The standings of which it took its roster. */
  readonly standing: Season;
}

/** The file of the last season in these rows, which are all of its book; undefined where they hold none. */
export function seasonFileOf(rows: readonly LedgerRow[]): JsonObject | undefined {
  let records: Records = NO_RECORDS;
  let head: JsonObject | undefined;
  let steps: JsonObject[] = [];
  let waiting: Waiting | undefined;
  for (const row of rows) {
    const before = records;
    const { entry } = row;
    // The match in the book as it leaves it, or as the last row leaves it.
    if (entry.kind === 'closed') {
      steps = withUncounted(steps, before, waiting);
      waiting = undefined;
    }
    records = foldRecords(before, [row]);
    const { season } = records;
    if (entry.kind === 'season-started') {
      head = headOf(entry.body);
      steps = [];
      waiting = undefined;
    }
    if (season === undefined) continue;
    if (entry.kind === 'match-counted') {
      steps = withCounted(steps, before, entry.body, waiting);
      waiting = undefined;
    } else if (isSeasonEntry(entry)) {
      steps = [...stepsAfter(steps, entry)];
    }
    // A game that was there before the season begins with its first episode.
    const begins = entry.kind === 'set-up' || (entry.kind === 'episode-opened' && steps.length === 1);
    if (begins && season.current !== undefined && season.current.counted === undefined) {
      waiting = { place: steps.length, standing: season.standing };
    }
  }
  steps = withUncounted(steps, records, waiting);
  return head === undefined ? undefined : { ...head, steps };
}

function headOf({ standing }: EntryBody<'season-started'>): JsonObject {
  const { name, currencies, inherit, people } = standingOf(standing);
  return {
    season: name,
    settings: { currencies: recordOf([...currencies]), inherit },
    people: people.map((person) => ({
      name: person.name,
      purses: recordOf([...person.purses]),
      tokens: person.tokens,
      marks: [...person.marks.keys()],
    })),
  };
}

/** The steps after an act of the season other than counting a match. */
function stepsAfter(steps: readonly JsonObject[], entry: SeasonEntry): readonly JsonObject[] {
  switch (entry.kind) {
    case 'episode-opened':
      return [...steps, { episode: entry.body.episode }];
    case 'standings-changed':
      return [...steps, { changes: json(entry.body.changes), reason: entry.body.reason }];
    case 'gift': {
      const { from, to } = entry.body;
      const changes = giftChanges(entry.body).map(withoutCause);
      return [...steps, { changes: json(changes), reason: `A gift from ${from} to ${to}.` }];
    }
    case 'season-settings': {
      const { currencies, inherit } = entry.body;
      const named =
        currencies === undefined
          ? {}
          : { currencies: recordOf(currencies.map(({ name, shown }) => [name, shown])) };
      return [...steps, { settings: { ...named, ...present({ inherit }) } }];
    }
    case 'season-ended':
      return [...steps, { end: { winners: [...entry.body.winners] } }];
    // Nothing comes between an end and its being taken back.
    case 'end-taken-back':
      return steps.slice(0, -1);
    case 'season-started':
    case 'season-goes-on':
    case 'match-counted':
    case 'person-key':
    case 'person-substituted':
    case 'season-word':
    case 'waits':
    case 'waits-no-more':
      return steps;
  }
}

/** The steps with a match that was counted. */
function withCounted(
  steps: readonly JsonObject[],
  before: Records,
  { leaveOut, own, reason, made }: EntryBody<'match-counted'>,
  waiting: Waiting | undefined,
): JsonObject[] {
  const { season, game } = before;
  const current = season?.current;
  if (season === undefined || game === undefined || current === undefined) return [...steps];
  const match = matchStep(game, current);
  if (playsAsNow(season.standing, current)) {
    const said = reason === '' ? {} : { reason };
    return [...steps, { ...match, leaveOut: [...leaveOut], changes: json(own), ...said }];
  }
  // Somebody went or came since it began: it is played where it began, and what it left comes as changes where it was counted.
  const known = [...season.standing.currencies.keys()].map(nameKey);
  const fresh = made.flatMap(({ change }) =>
    'purse' in change && !known.includes(nameKey(change.purse)) ? [change.purse] : [],
  );
  const brought =
    fresh.length === 0
      ? []
      : [{ settings: { currencies: recordOf(fresh.map((name) => [name, 'own'] as const)) } }];
  const changes = made.map((one) => withoutCause(causedOf(one)));
  const counted =
    changes.length === 0 ? [] : [{ changes: json(changes), reason: `What match ${current.number} left.` }];
  return [...withUncounted(steps, before, waiting), ...brought, ...counted];
}

/** The steps with a match that is not counted, where it began. It changes nothing. */
function withUncounted(
  steps: readonly JsonObject[],
  { season, game }: Records,
  waiting: Waiting | undefined,
): JsonObject[] {
  const current = season?.current;
  if (waiting === undefined || game === undefined || current === undefined) return [...steps];
  const { place, standing } = waiting;
  const played = replay(game);
  const match = played.ok ? played.value.opened : undefined;
  const { kind, guests } = current;
  const nothing =
    match === undefined || match.stage !== null
      ? {}
      : { leaveOut: whatItLeaves(standing, { match, kind, guests }).changes.map((_, at) => at) };
  return [...steps.slice(0, place), { ...matchStep(game, current), ...nothing }, ...steps.slice(place)];
}

/** True where those who play are in and guests are out, as when the match began. */
function playsAsNow(standing: Season, { players, guests }: CurrentMatch): boolean {
  return players.every((name) => {
    const person = personCalled(standing, name);
    return person !== undefined && isIn(person) !== guests.includes(name);
  });
}

/** A match with all that its set-up took, so that nothing is filled in from later standings. */
function matchStep(game: GameRecord, { kind, guests }: CurrentMatch): JsonObject {
  const scenario = scenarioOf(game);
  const takes = findGame(game.setUp.game)?.season.takes ?? [];
  const rows = game.setUp.players.map((player) => withTaken(player, takes));
  const isGuest = (row: JsonObject): boolean => guests.some((guest) => guest === row.name);
  const own = rows.filter(isGuest);
  return {
    match: { ...scenario, players: rows.filter((row) => !isGuest(row)) },
    kind,
    ...(own.length === 0 ? {} : { guests: own }),
  };
}

const NOTHING_TAKEN = { purse: 0, tokens: 0, candidate: false, realm: '', purses: {} } as const;

function withTaken(player: unknown, takes: readonly Take[]): JsonObject {
  const row: JsonObject = isObject(player) && isJsonObject(player) ? player : {};
  const missing = takes.filter(({ column }) => !owns(row, column));
  return { ...row, ...recordOf(missing.map(({ column, what }) => [column, NOTHING_TAKEN[what]])) };
}

function json(changes: readonly Change[]): Json {
  return changes.map((change) => ({ ...change }));
}
