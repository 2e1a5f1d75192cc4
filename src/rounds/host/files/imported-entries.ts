// The ledger entries of an imported game or season, as if it had been hosted here. A season's entries include the row that
// continues a season in a new ledger, so that calls read no more rows than in other seasons.
import { ensure } from '../../../games/frame/result';
import { dropUndefined } from '../../../games/frame/json';
import { plural, andList } from '../../../games/frame/wording';
import type { Season } from '../../../seasons/types';
import type { PlayedFile } from '../../proof/played-file';
import type { PlayedScenario } from '../../proof/scenario';
import type { MatchStep, PlayedMatch, PlayedSeason, PlayedStep } from '../../proof/season-file';
import type { Entry } from '../../record/entries';
import { LEDGER_VERSION, newHeldSeat, seatsForNewPeople } from '../../record/entry-fields';
import { foldRecords, NO_RECORDS } from '../../record/fold';
import type { NewEntry } from '../../record/ledger';
import type { PastMatch } from '../../record/season-entries';
import { type SeasonRecord, causedChangeEntries, toStandingEntry } from '../../record/season-record';
import type { People } from '../../record/people';
import { newKey } from '../../record/secret';
import { buildPastMatch } from '../season/past-match';
import { continuedSeasonEntry } from '../season/archive';
import { matchEntries, type ImportContext } from './imported-match';

export interface ImportedEntries {
  readonly entries: readonly NewEntry[];
  /** In order of joining. */
  readonly people: readonly string[];
  /** Whether a match continues here, because it isn't over or isn't counted. */
  readonly goesOn: boolean;
}

export function importedEntries(played: PlayedFile, setting: ImportContext): ImportedEntries {
  return 'steps' in played ? seasonEntries(played, setting) : gameEntries(played, setting);
}

function gameEntries(played: PlayedScenario, setting: ImportContext): ImportedEntries {
  const { info, roster } = played.match;
  const before = plural(played.stages.length, 'stage');
  const text =
    setting.going === undefined
      ? `Created a practice copy of an exported game of ${info.title}.`
      : `Continued an exported game of ${info.title}. ${before} had already been played. Hashes noted earlier belong to the original record.`;
  return { entries: matchEntries(played, setting, text), people: roster, goesOn: true };
}

/** The last match, if it isn't archived. */
interface CurrentMatch {
  readonly match: PlayedMatch;
  readonly counted: boolean;
  /** Index of the match's first entry, and the season and people before it. */
  readonly from: number;
  readonly before: SeasonRecord;
  readonly people: People;
}

function seasonEntries({ started, steps }: PlayedSeason, setting: ImportContext): ImportedEntries {
  const { book, at, secret, going } = setting;
  let records = NO_RECORDS;
  let past: readonly PastMatch[] = [];
  let standing: CurrentMatch | undefined;
  const entries: NewEntry[] = [];
  const add = (added: readonly NewEntry[]): void => {
    entries.push(...added);
    const rows = added.map(({ entry }, index) => ({
      ...{ number: entries.length - added.length + index + 1, at, who: '', text: '' },
      ...{ entry, data: '', hash: '' },
    }));
    records = foldRecords(records, rows);
  };
  const season = (): SeasonRecord => ({
    ...ensure(records.season, 'The season hasn’t begun.'),
    matches: past,
  });
  const putAway = (): void => {
    if (standing === undefined) return;
    const record = ensure(records.game, 'The match was set up.');
    const { game, match, stages } = standing.match.played;
    const kept = buildPastMatch(
      {
        match,
        record,
        game,
        people: records.people,
        past: stages.map((resolved) => ({ resolved })),
      },
      season(),
    );
    past = [...past, kept];
    const reason = standing.counted ? 'It’s over and counted.' : 'It wasn’t counted in the exported season.';
    add([{ entry: { kind: 'closed', body: { reason } }, text: `Archived the match. Reason: ${reason}` }]);
    standing = undefined;
  };

  const begins: Entry = {
    kind: 'season-started',
    body: {
      ledgerVersion: LEDGER_VERSION,
      book,
      secret: newKey(secret()),
      standing: toStandingEntry(started),
      held: started.people.map(({ name }) => newHeldSeat(name, secret)),
      ...(going === undefined ? { practice: true } : {}),
    },
  };
  add([{ entry: begins, text: `Imported the season ${started.name}.` }]);
  for (const played of steps) {
    const { step, season: after } = played;
    if (!('match' in step)) {
      add([toStepEntry(step, after, records.people, secret)]);
      continue;
    }
    const match = ensure(played.match, 'A match step has no match.');
    putAway();
    const before = season();
    const episode = currentEpisode(before);
    const place = { number: past.length + 1, kind: step.kind, episode, guests: match.guests };
    const { people } = records;
    standing = { match, counted: isMatchCounted(step, played), from: entries.length, before, people };
    const text = `Imported match ${place.number} of episode ${episode}, ${match.played.match.info.title}.`;
    add(matchEntries(match.played, setting, text, { place, people }));
    if (standing.counted)
      add([
        countedMatchEntry(
          step,
          match,
          played,
          place.number,
          seatsForNewPeople(records.people, after.people, secret),
        ),
      ]);
  }
  // Archive a match that is counted, or any match if the season has ended.
  if (standing?.counted === true || season().ended !== undefined) putAway();
  const { from, before, people } = standing ?? {
    from: entries.length,
    before: season(),
    people: records.people,
  };
  const row = {
    entry: continuedSeasonEntry(before, people, undefined, 0),
    text: `The season ${started.name} continues in this book.`,
  };
  return {
    entries: [...entries.slice(0, from), row, ...entries.slice(from)],
    people: season().standing.people.map(({ name }) => name),
    goesOn: standing !== undefined,
  };
}

function currentEpisode({ standing: { episodes } }: SeasonRecord): string {
  return episodes[episodes.length - 1] ?? '';
}

/** False if the match isn't over, or if the export marks it as uncounted by leaving out every change. */
function isMatchCounted({ changes, leaveOut }: MatchStep, { match, changes: made }: PlayedStep): boolean {
  if (match === undefined || match.played.match.stage !== null) return false;
  return changes !== undefined || leaveOut === undefined || made.length > 0;
}

function countedMatchEntry(
  { leaveOut = [], changes = [], reason = '' }: MatchStep,
  { left, played }: PlayedMatch,
  { changes: made }: PlayedStep,
  match: number,
  seats: ReturnType<typeof seatsForNewPeople>,
): NewEntry {
  return {
    text: `Match ${match}, ${played.match.info.title}, was counted.`,
    entry: {
      kind: 'match-counted',
      body: {
        match,
        left: causedChangeEntries(left),
        leaveOut,
        own: changes,
        reason,
        made: causedChangeEntries(made),
        ...seats,
      },
    },
  };
}

/** The entry for a step that isn't a match. */
function toStepEntry(
  step: Exclude<PlayedStep['step'], MatchStep>,
  after: Season,
  people: People,
  secret: () => string,
): NewEntry {
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
          ...dropUndefined({ inherit }),
        },
      },
    };
  }
  if ('end' in step) {
    const { winners } = step.end;
    return {
      text: `Ended the season. ${andList(winners)} won.`,
      entry: { kind: 'season-ended', body: { winners } },
    };
  }
  const { changes, reason } = step;
  return {
    text: `Changed standings. Reason: ${reason}`,
    entry: {
      kind: 'standings-changed',
      body: {
        changes,
        reason,
        ...seatsForNewPeople(people, after.people, secret),
      },
    },
  };
}
