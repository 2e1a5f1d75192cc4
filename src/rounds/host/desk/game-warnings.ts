// Warnings shown above a game, or between two matches, about problems and recent changes.
import { ensure } from '../../../games/frame/result';
import { plural } from '../../../games/frame/wording';
import { PAGE_OUTDATED_TEXT } from '../account/account-check';
import { hostTimeZone } from '../../contacts/contacts';
import { accessNotes } from '../../delivery/reader-books';
import type { GameRecord } from '../../record/game-record';
import { matchNumberInBook } from '../../outbox/archived-tabs';
import type { GameFiles } from '../../record/files-tab';
import type { SeasonRecord } from '../../record/season-record';
import type { BetweenSession, SessionContent, PlayedGame } from '../../session/game-session';
import { lostPropertyWarnings } from './lost-properties';
import { draftWarnings } from '../season/season-warnings';
import { timeText } from '../../time/time-zone';

/** A game's warnings, in display order. */
export function gameWarnings(session: PlayedGame & SessionContent): readonly string[] {
  return [
    ...slowUpdateWarnings(session, session.record),
    ...accessNotes(session),
    ...setUpWarnings(session),
    ...timeZoneWarnings(session.record),
    ...pageWarnings(session),
    ...lostPropertyWarnings(session),
    ...remadeBookWarnings(session.record, session.record.openedAt),
  ];
}

/** The warnings between two matches of a season. */
export function noMatchWarnings(session: BetweenSession): readonly string[] {
  return [
    ...slowUpdateWarnings(session, session.files),
    ...accessNotes(session),
    ...pageWarnings(session),
    ...lostPropertyWarnings(session),
    ...remadeBookWarnings(session.files, ensure(session.rows[0], 'A season has rows.').at),
    ...tabLimitWarnings(session.season),
  ];
}

/** Google allows about two hundred tabs. Every match adds about three response tabs, which are hard to delete. */
const MATCHES_BEFORE_WARNING = 36;

/** Warns when the host book nears Google's limit of tabs. */
function tabLimitWarnings(season: SeasonRecord): readonly string[] {
  const had = matchNumberInBook(season, season.matches.length);
  if (had < MATCHES_BEFORE_WARNING) return [];
  return [
    `This spreadsheet has had ${had} matches and is running out of tabs. Export the season and continue it in a new spreadsheet, with “Continue an exported game or season”. Everyone will then get a new link.`,
  ];
}

/** Warnings about the set-up. There are none after the first resolved stage, because the set-up can't be changed then. */
function setUpWarnings({ match, past, season }: PlayedGame & SessionContent): readonly string[] {
  if (past.length > 0) return [];
  return season === undefined ? match.warnings : draftWarnings(season.standing, match);
}

/** Warns while Round Keeper updates files one by one, which is slow. */
function slowUpdateWarnings(
  { snapshot }: Pick<SessionContent, 'snapshot'>,
  { files }: Pick<GameFiles, 'files'>,
): readonly string[] {
  const { oneByOneUntil: until } = snapshot;
  if (until === undefined || until <= snapshot.readAt) return [];
  const books = files.filter(({ what }) => what.endsWith('book')).length;
  return [
    `Google refused to update several files at once. Until ${timeText(until, hostTimeZone(snapshot))}, Round Keeper will update books one by one. Updating all of them takes about ${plural(books, 'second')}. Nothing is lost.`,
  ];
}

/** Warns if players' links don't go to the page that the host entered, or if the page runs another build. */
function pageWarnings({ snapshot }: Pick<SessionContent, 'snapshot'>): readonly string[] {
  if (snapshot.pageBehind === true) return [PAGE_OUTDATED_TEXT];
  return snapshot.pageNotOpen === true
    ? [
        'The players’ page doesn’t open for everyone, or hasn’t been checked yet, so players’ links go to the forms. To check the page, choose “Check this account” in the Round Keeper menu.',
      ]
    : [];
}

/** Warns about books recreated since this instant. The books' old addresses no longer work. */
function remadeBookWarnings({ files }: GameFiles, since: number): readonly string[] {
  return files
    .filter(({ remadeAt = -Infinity }) => remadeAt >= since)
    .map(({ what, name }) => {
      const book = what === 'public-book' ? 'The public book' : `${name}'s book`;
      return `${book} was recreated. Send the new link to everyone who reads this book.`;
    });
}

/** Warns if the responses' time zone changed while this stage was open. */
function timeZoneWarnings({ zones, openedAt }: GameRecord): readonly string[] {
  const last = zones[zones.length - 1];
  const before = zones[zones.length - 2];
  if (last === undefined || before === undefined || last.since < openedAt) return [];
  return [
    `The time zone for answers’ timestamps changed from ${before.zone} to ${last.zone}. Deadlines stay the same. The new zone applies to answers after ${timeText(last.since, last.zone)}. Check the times of answers that came in just before the change.`,
  ];
}
