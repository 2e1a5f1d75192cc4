// Builds the record of a season from the ledger, row by row.
import { applyChanges, giftChanges } from '../../seasons/changes';
import { withEpisode } from '../../seasons/episodes';
import { withSettings } from '../../seasons/start';
import type { CausedChange, Change, AppliedChanges, Season } from '../../seasons/types';
import { isSeasonEntry, type EntryBody, type SeasonEntry } from './entries';
import type { FormerSeason, PastMatch } from './season-entries';
import type { GameRecord } from './game-record';
import type { LedgerRow } from './ledger';
import {
  begunMatchCount,
  type CountedMatch,
  type SeasonRecord,
  toCausedChange,
  toLoggedChange,
  seasonFromEntry,
} from './season-record';
import { dropUndefined } from '../../games/frame/json';

/** `game` is the game in the book before this row. */
export function foldSeason(
  season: SeasonRecord | undefined,
  { entry, at, number }: LedgerRow,
  game: GameRecord | undefined,
): SeasonRecord | undefined {
  if (isSeasonEntry(entry)) {
    if (entry.kind === 'season-started') return beginSeason(entry.body, at, game, season);
    if (entry.kind === 'season-goes-on') return continueSeason(entry.body);
    return season === undefined ? undefined : applyEntry(season, entry, { number, at });
  }
  if (season === undefined) return undefined;
  if (entry.kind === 'closed') return { ...season, current: undefined };
  return entry.kind === 'set-up' ? withMatch(season, entry.body) : season;
}

function withMatch(season: SeasonRecord, { season: place, game, held }: EntryBody<'set-up'>): SeasonRecord {
  if (place === undefined) return season;
  return { ...season, current: { ...place, game, players: held.map(({ seat }) => seat) } };
}

function beginSeason(
  { secret, book, standing, match: kind, practice }: EntryBody<'season-started'>,
  at: number,
  game: GameRecord | undefined,
  former: SeasonRecord | undefined,
): SeasonRecord {
  const players = game?.setUp.held.map(({ seat }) => seat) ?? [];
  return {
    secret,
    book,
    startedAt: at,
    standing: seasonFromEntry(standing),
    matches: [],
    current:
      kind === undefined || game === undefined
        ? undefined
        : { number: 1, kind, episode: '', guests: [], game: game.setUp.game, players },
    waiting: [],
    log: [],
    ended: undefined,
    ...(practice === true ? { practice } : {}),
    ...(former === undefined
      ? {}
      : {
          earlier: (former.earlier ?? 0) + begunMatchCount(former),
          former: [...(former.former ?? []), asFormerSeason(former)],
        }),
  };
}

/** What remains of a season once another begins: its matches' tabs. */
function asFormerSeason({ standing, earlier = 0, matches }: SeasonRecord): FormerSeason {
  return {
    name: standing.name,
    earlier,
    matches: matches.map(({ number, kind, episode, tabs }) => ({
      ...{ number, kind, episode },
      ...dropUndefined({ tabs }),
    })),
  };
}

function continueSeason(body: EntryBody<'season-goes-on'>): SeasonRecord {
  const { secret, book, startedAt, matches, ended, earlier, former, practice } = body;
  return {
    secret,
    book,
    startedAt,
    standing: seasonFromEntry(body.standing),
    matches,
    current: undefined,
    waiting: body.waiting ?? [],
    log: body.log.map(toLoggedChange),
    ended,
    ...dropUndefined({ earlier, former }),
    ...(practice === true ? { practice } : {}),
  };
}

type LaterEntry = Exclude<SeasonEntry, { readonly kind: 'season-started' | 'season-goes-on' }>;

function applyEntry(
  record: SeasonRecord,
  entry: LaterEntry,
  row: Pick<LedgerRow, 'number' | 'at'>,
): SeasonRecord {
  const { standing } = record;
  const { at } = row;
  switch (entry.kind) {
    case 'episode-opened': {
      const after = withChanges(record, withEpisode(standing, entry.body.episode), at);
      // A game that began before the season belongs to the first episode that opens.
      const { current } = record;
      return current?.episode === ''
        ? { ...after, current: { ...current, episode: entry.body.episode } }
        : after;
    }
    case 'match-counted': {
      const { match, made } = entry.body;
      const after = withChanges(record, applyChanges(standing, made.map(toCausedChange)), at, match);
      const { current } = record;
      return current === undefined
        ? after
        : { ...after, current: { ...current, counted: toCountedMatch(standing, entry.body) } };
    }
    case 'standings-changed': {
      const { changes, reason, corrects, taken, putsRight, waited } = entry.body;
      const caused = changes.map((change: Change): CausedChange => ({ ...change, cause: reason }));
      const { current } = record;
      const counted = current?.counted;
      const corrected =
        current === undefined || counted === undefined || corrects === undefined
          ? current
          : {
              ...current,
              counted: {
                ...counted,
                left: corrects.map(toCausedChange),
                taken: (taken ?? corrects).map(toCausedChange),
              },
            };
      return {
        ...withChanges(record, applyChanges(standing, caused), at),
        current: corrected,
        waiting: withoutDeferredAction(record, waited),
        matches: putsRight === undefined ? record.matches : record.matches.map(correctPastMatch(putsRight)),
      };
    }
    case 'gift':
      return {
        ...withChanges(record, applyChanges(standing, giftChanges(entry.body)), at),
        waiting: withoutDeferredAction(record, entry.body.waited),
      };
    case 'waits':
      return { ...record, waiting: [...record.waiting, { row: row.number, at, ...entry.body }] };
    case 'waits-no-more':
      return { ...record, waiting: withoutDeferredAction(record, entry.body.row) };
    case 'question-asked':
    case 'question-settled':
      return record;
    case 'season-settings': {
      const { currencies = [], inherit } = entry.body;
      const set = withSettings(standing, {
        currencies: new Map(currencies.map(({ name, shown }) => [name, shown])),
        ...dropUndefined({ inherit }),
      });
      return set.ok ? { ...record, standing: set.value } : record;
    }
    case 'season-ended':
      return { ...record, ended: entry.body.winners };
    case 'end-taken-back':
      return { ...record, ended: undefined };
  }
}

function withoutDeferredAction({ waiting }: SeasonRecord, done: number | undefined): SeasonRecord['waiting'] {
  return waiting.filter(({ row }) => row !== done);
}

/** Corrects an archived match: changes what its count leaves out, and adds a line below its result. */
function correctPastMatch({
  match,
  leftOut,
  line,
}: NonNullable<EntryBody<'standings-changed'>['putsRight']>): (past: PastMatch) => PastMatch {
  return (past) =>
    past.number !== match
      ? past
      : {
          ...past,
          ...dropUndefined({ leftOut }),
          ...(line === undefined ? {} : { later: [...(past.later ?? []), line] }),
        };
}

function toCountedMatch(before: Season, { left, leaveOut }: EntryBody<'match-counted'>): CountedMatch {
  const all = left.map(toCausedChange);
  return { before, left: all, taken: all.filter((_, at) => !leaveOut.includes(at)) };
}

function withChanges(
  record: SeasonRecord,
  { season, changes }: AppliedChanges,
  at: number,
  match?: number,
): SeasonRecord {
  const episode = record.standing.episodes.length - 1;
  const logged = changes.map((change) => ({
    at,
    episode,
    ...dropUndefined({ match }),
    change,
  }));
  return { ...record, standing: season, log: [...record.log, ...logged] };
}
