// Warnings that the host reads above a game, or between two matches: what cannot be used as it is, and what is new.
import { count } from '../../../games/frame/wording';
import { PAGE_BEHIND } from '../account/account-check';
import { hostZone } from '../../contacts/contacts';
import { accessNotes } from '../../delivery/reader-books';
import type { GameRecord } from '../../record/game-record';
import { countedThrough } from '../../outbox/kept-tabs';
import type { GameFiles } from '../../record/files-tab';
import type { SeasonRecord } from '../../record/season-record';
import type { BetweenSession, Kept, Play } from '../../session/game-session';
import { forgottenWarnings } from './forgotten';
import { warningsIn } from '../season/season-says';
import { timeText } from '../../time/time-zone';

/** Gives all warnings of the game, in the order in which they are shown. */
export function gameWarnings(session: Play & Kept): readonly string[] {
  return [
    ...oneByOneWarnings(session, session.record),
    ...accessNotes(session),
    ...setUpWarnings(session),
    ...zoneWarnings(session.record),
    ...pageWarnings(session),
    ...forgottenWarnings(session),
    ...remadeBooks(session.record, session.record.openedAt),
  ];
}

/** Gives all warnings between two matches of a season. */
export function betweenWarnings(session: BetweenSession): readonly string[] {
  const since = session.rows[0]?.at ?? 0;
  return [
    ...oneByOneWarnings(session, session.files),
    ...accessNotes(session),
    ...pageWarnings(session),
    ...forgottenWarnings(session),
    ...remadeBooks(session.files, since),
    ...matchWarnings(session.season),
  ];
}

/**
 * A book takes some two hundred tabs, and each form of a match leaves its tab of responses here, about three a match.
 * Each would have to be unlinked by a call of its own before its tab could go.
 */
const MANY_MATCHES = 36;

/** Warns, from a certain match on, that the host book will soon have as many tabs as Google takes. */
function matchWarnings(season: SeasonRecord): readonly string[] {
  const had = countedThrough(season, season.matches.length);
  if (had < MANY_MATCHES) return [];
  return [
    `This book has had ${had} matches. Each has left the tabs of its forms' responses here, and Google takes some 200 tabs in one book. Continue in a new book before it is full: export the season here, and choose Continue an exported game or season there. Everyone gets a new link then.`,
  ];
}

/** Warns about the set-up until the first stage is resolved, after which it cannot be changed. */
function setUpWarnings({ match, past, season }: Play & Kept): readonly string[] {
  if (past.length > 0) return [];
  return season === undefined ? match.warnings : warningsIn(season.standing, match);
}

/** Warns while Google is sent requests to books and forms one by one: until when, and what that means. */
function oneByOneWarnings(
  { snapshot }: Pick<Kept, 'snapshot'>,
  { files }: Pick<GameFiles, 'files'>,
): readonly string[] {
  const { oneByOneUntil: until } = snapshot;
  if (until === undefined || until <= snapshot.readAt) return [];
  const books = files.filter(({ what }) => what.endsWith('book')).length;
  return [
    `Google did not take what was sent to several files at the same time. Until ${timeText(until, hostZone(snapshot))} they go one after another, about a second each: some ${count(books, 'second')} for all books, in several calls. Nothing is lost by it.`,
  ];
}

/** Warns while links do not lead to the page whose address was entered, or the page runs another build. */
function pageWarnings({ snapshot }: Pick<Kept, 'snapshot'>): readonly string[] {
  if (snapshot.pageBehind === true) return [PAGE_BEHIND];
  return snapshot.pageNotOpen === true
    ? [
        'The address of the players’ page is kept, but links lead to the forms alone: it was not found open for everybody, or was not asked yet. Choose Check this account in the menu of Round Keeper, and have the page asked again.',
      ]
    : [];
}

/** Warns of books that were made again since this instant, since their old addresses show nothing any more. */
function remadeBooks({ files }: GameFiles, since: number): readonly string[] {
  return files
    .filter(({ remadeAt = -Infinity }) => remadeAt >= since)
    .map(({ what, name }) => {
      const book = what === 'public-book' ? 'The public book' : `${name}'s book`;
      return `${book} has been made again: send its new link to whoever reads it.`;
    });
}

/** Warns where the time zone of the responses was changed while this stage is open. */
function zoneWarnings({ zones, openedAt }: GameRecord): readonly string[] {
  const last = zones[zones.length - 1];
  const before = zones[zones.length - 2];
  if (last === undefined || before === undefined || last.since < openedAt) return [];
  return [
    `The time zone of the responses was changed from ${before.zone} to ${last.zone}. Deadlines stay as they are. What players had sent by ${timeText(last.since, last.zone)} is read in ${before.zone}, what comes after it in ${last.zone}: look at the times of what came in just before.`,
  ];
}
