// The ledger entries of a season that was played elsewhere: those that hosting it here would have written, and the row
// with which it goes on, so that a click reads no more of it than of any other season.
import { listed } from '../../../games/frame/wording';
import { Bug } from '../../../games/frame/bug';
import { findGame } from '../../../games/catalogue';
import type { MatchKind } from '../../../games/frame/season';
import { commitment, type NewEntry } from '../../record/ledger';
import type { Entry } from '../../record/entries';
import { foldRecords, NO_RECORDS } from '../../record/fold';
import { LEDGER_VERSION } from '../../record/entry-fields';
import { personOf } from '../../record/seats';
import type { PastMatch } from '../../record/season-entries';
import type { SeasonRecord } from '../../record/season-record';
import type { Secret } from '../../record/secret';
import { madeEntries, standingEntry } from '../../record/standing-entry';
import { distinctHolders, matchEntries } from '../../proof/export';
import type { PlayedMatch, PlayedSeason, PlayedStep } from '../../proof/season-file';
import type { MatchStep } from '../../proof/season-field';
import type { Scenario, SeatHolder } from '../../proof/scenario';
import { pastMatchOf } from './past-match';
import { goesOn } from './put-away';
import { present } from '../../../games/frame/present';

export interface ImportedSeason {
  readonly entries: readonly NewEntry[];
  /** Everyone of the season, in the order of joining. */
  readonly people: readonly string[];
  /** The match that goes on in this book: it is not over, or not counted. */
  readonly open: Scenario | undefined;
}

/** What a season's entries name of the book. */
interface ImportSetting {
  readonly book: Secret;
  /** The time zone of what stands in cells of the book. */
  readonly zone: string;
  /** UTC instant in milliseconds. */
  readonly at: number;
  readonly key: () => Secret;
}

/** A match that is not put away. */
interface Standing {
  readonly match: PlayedMatch;
  readonly counted: boolean;
  /** The place of its first entry, and the season before it. */
  readonly from: number;
  readonly before: SeasonRecord;
}

/** Gives the entries of a season that was played. */
export function seasonEntries(
  { started, steps }: PlayedSeason,
  { book, zone, at, key }: ImportSetting,
): ImportedSeason {
  let records = NO_RECORDS;
  let past: readonly PastMatch[] = [];
  let standing: Standing | undefined;
  const entries: NewEntry[] = [];
  const add = (added: readonly NewEntry[]): void => {
    entries.push(...added);
    const rows = added.map(({ entry }) => ({ number: 0, at, who: '', text: '', entry, data: '', hash: '' }));
    records = foldRecords(records, rows);
  };
  const season = (): SeasonRecord => {
    if (records.season === undefined) throw new Bug('The season has not begun.');
    return { ...records.season, matches: past };
  };
  const putAway = (): void => {
    const { game: record } = records;
    const game = record === undefined ? undefined : findGame(record.setUp.game);
    if (standing === undefined || record === undefined || game === undefined) return;
    const { match, stages } = standing.match.played;
    const kept = pastMatchOf(
      {
        match,
        record,
        game,
        past: stages.map((resolved) => ({ resolved })),
        rows: entries.slice(standing.from),
      },
      season(),
    );
    past = [...past, ...(kept === undefined ? [] : [kept])];
    const reason = standing.counted ? 'It is over and counted.' : 'It was not counted elsewhere either.';
    add([{ entry: { kind: 'closed', body: { reason } }, text: `Put the match away. Reason: ${reason}` }]);
    standing = undefined;
  };

  const begins: Entry = {
    kind: 'season-started',
    body: {
      ledgerVersion: LEDGER_VERSION,
      book,
      secret: key(),
      standing: standingEntry(started),
      keys: started.people.map(({ name }) => ({ player: name, key: key() })),
    },
  };
  add([{ entry: begins, text: `Imported the season ${started.name}, which went on elsewhere.` }]);
  for (const played of steps) {
    const { step, match } = played;
    if (match === undefined || !('match' in step)) {
      add([actOf(played, season(), key)]);
      continue;
    }
    putAway();
    const before = season();
    const place = { number: past.length + 1, kind: step.kind, episode: openEpisode(before) };
    standing = { match, counted: isCounted(step, played), from: entries.length, before };
    const setting = { book, zone, season: { ...place, guests: match.guests }, keys: before.keys };
    add(begun(match, setting, holdersOf(match, before), key));
    if (standing.counted) add([countedEntry(step, match, played, place.number)]);
  }
  // A match that is counted is finished with, and so is any match once the season has ended.
  if (standing?.counted === true || season().ended !== undefined) putAway();
  const [from, before] =
    standing === undefined ? [entries.length, season()] : [standing.from, standing.before];
  const row = {
    entry: goesOn(before, undefined, 0),
    text: `The season ${started.name} goes on in this book.`,
  };
  return {
    entries: [...entries.slice(0, from), row, ...entries.slice(from)],
    people: season().standing.people.map(({ name }) => name),
    open: standing?.match.played.scenario,
  };
}

function openEpisode({ standing: { episodes } }: SeasonRecord): string {
  return episodes[episodes.length - 1] ?? '';
}

/**
 * Whether a match is counted: not one that is not over, and not one that an export gives as uncounted, which leaves
 * everything out and adds nothing.
 */
function isCounted({ changes, leaveOut }: MatchStep, { match, changes: made }: PlayedStep): boolean {
  if (match === undefined || match.played.match.stage !== null) return false;
  return changes !== undefined || leaveOut === undefined || made.length > 0;
}

function begun(
  { played }: PlayedMatch,
  {
    keys,
    ...own
  }: {
    readonly book: Secret;
    readonly zone: string;
    readonly season: {
      readonly number: number;
      readonly kind: MatchKind;
      readonly episode: string;
      readonly guests: readonly string[];
    };
    readonly keys: SeasonRecord['keys'];
  },
  holders: readonly SeatHolder[],
  key: () => Secret,
): readonly NewEntry[] {
  const { info, roster } = played.match;
  const timings = findGame(info.id)?.timings ?? [];
  const { number, episode } = own.season;
  return matchEntries(
    played,
    {
      ...own,
      timings: timings.map(({ title, seconds, graceSeconds }) => ({ title, seconds, graceSeconds })),
      practice: false,
      keys: roster.flatMap((player) => {
        const known = keys.get(player);
        return known === undefined ? [] : [{ player, key: known }];
      }),
    },
    `Imported match ${number} of episode ${episode}, ${info.title}. Seed commitment: ${commitment(played.scenario.seed)}`,
    holders,
    key,
  );
}

/**
 * Lists who takes over a seat in a match: substitutes of its file who didn't hold the seat in the match before, and players
 * who play for themselves again.
 */
function holdersOf({ played }: PlayedMatch, before: SeasonRecord): readonly SeatHolder[] {
  const { roster } = played.match;
  const names = [...roster, ...before.standing.people.map(({ name }) => name)];
  const holders = distinctHolders(played.substitutes, names, before.substitutes);
  const isAtStart = (one: SeatHolder, player: string): boolean => one.player === player && one.from === 0;
  return [
    ...roster.flatMap((player) =>
      personOf(before, player) === player || holders.some((one) => isAtStart(one, player))
        ? []
        : [{ player, person: player, from: 0 }],
    ),
    ...holders.filter((one) => one.from > 0 || one.person !== personOf(before, one.player)),
  ];
}

function countedEntry(
  { leaveOut = [], changes = [], reason = '' }: MatchStep,
  { left, played }: PlayedMatch,
  { changes: made }: PlayedStep,
  match: number,
): NewEntry {
  return {
    text: `Match ${match}, ${played.match.info.title}, was counted.`,
    entry: {
      kind: 'match-counted',
      body: { match, left: madeEntries(left), leaveOut, own: changes, reason, made: madeEntries(made) },
    },
  };
}

/** Makes the entry of a step that is no match. */
function actOf({ step, season: after }: PlayedStep, { keys }: SeasonRecord, key: () => Secret): NewEntry {
  if ('episode' in step) {
    const { episode } = step;
    return { text: `Opened episode ${episode}.`, entry: { kind: 'episode-opened', body: { episode } } };
  }
  if ('settings' in step) {
    const { currencies, inherit } = step.settings;
    return {
      text: 'Changed the season’s settings.',
      entry: {
        kind: 'season-settings',
        body: {
          ...(currencies === undefined
            ? {}
            : { currencies: [...currencies].map(([name, shown]) => ({ name, shown })) }),
          ...present({ inherit }),
        },
      },
    };
  }
  if ('end' in step) {
    const { winners } = step.end;
    return {
      text: `Ended the season. It is won by ${listed(winners)}.`,
      entry: { kind: 'season-ended', body: { winners } },
    };
  }
  if ('match' in step) throw new Bug('A match is no act of its own.');
  const { changes, reason } = step;
  const joined = after.people.filter(({ name }) => !keys.has(name));
  return {
    text: `Changed standings. Reason: ${reason}`,
    entry: {
      kind: 'standings-changed',
      body: {
        changes,
        reason,
        ...(joined.length === 0 ? {} : { keys: joined.map(({ name }) => ({ player: name, key: key() })) }),
      },
    },
  };
}
