// Archives the match in the book. In a season, one row then continues the season.
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { Commit } from '../../commit/commit';
import { filterRosterTab } from '../../contacts/contacts';
import { titlesByBook } from '../../outbox/book-tabs';
import type { Entry } from '../../record/entries';
import type { NewEntry } from '../../record/ledger';
import { LEDGER_VERSION } from '../../record/entry-fields';
import type { PastMatch } from '../../record/season-entries';
import { type SeasonRecord, toLoggedChangeEntry, toStandingEntry } from '../../record/season-record';
import { returnMatchSeats, peopleEntry } from '../../record/fold-people';
import { holderNames, type People } from '../../record/people';
import { messagesToStore } from '../../record/host-messages';
import { listAbsences } from '../../session/absences';
import type { GameSession } from '../../session/game-session';
import { unsettledCountText } from './counted-difference';
import { buildPastMatch } from './past-match';
import type { ArchiveMatchInput } from './inputs';
import { dropUndefined } from '../../../games/frame/json';

/** In a season, the match's rows move to the archive tab. A standalone game's rows stay. */
export function archive(
  session: GameSession,
  { reason, uncounted = false }: ArchiveMatchInput,
): Result<Commit, CallProblem> {
  const { season, snapshot, people } = session;
  const entries = archiveEntries(session, reason.trim(), uncounted);
  if (!entries.ok || season !== undefined) return entries.ok ? ok({ entries: entries.value }) : entries;
  return ok({ entries: entries.value, roster: filterRosterTab(snapshot, holderNames(people)) });
}

/** The rows that archive the match. In a season, the match must be counted unless `uncounted` is true. */
export function archiveEntries(
  session: GameSession,
  reason: string,
  uncounted: boolean,
): Result<readonly NewEntry[], CallProblem> {
  const { season } = session;
  const { title } = session.match.info;
  const isCounted = season?.current?.counted !== undefined;
  if (season !== undefined && !isCounted && !uncounted) {
    return fail({
      code: 'match-uncounted',
      text: `Archiving ${title}: the match hasn’t been counted yet. If you archive it now, it won’t change the season. Count it first.`,
      agree: 'uncounted',
    });
  }
  if (!isCounted && reason === '') {
    return fail({
      code: 'no-reason',
      text: `Archiving ${title}: enter a reason first. The reason is kept in the record.`,
    });
  }
  const why = reason === '' ? 'It’s over and counted.' : reason;
  const closed: NewEntry = {
    entry: { kind: 'closed', body: { reason: why } },
    text: `Archived ${title}. Reason: ${why}`,
  };
  if (season === undefined) return ok([closed]);
  const unsettled = unsettledCountText(session);
  // A counted match that was reopened can be archived unfinished. Its counted changes stay.
  if (unsettled !== undefined && !(uncounted && session.match.stage !== null)) {
    return fail({
      code: 'match-differs',
      text: `Archiving ${title}: ${unsettled}`,
      ...(session.match.stage === null ? {} : { agree: 'uncounted' }),
    });
  }
  const noted = { tabs: titlesByBook(session), absences: listAbsences(session) };
  const past = buildPastMatch(session, season, noted);
  return ok([
    closed,
    {
      entry: continuedSeasonEntry(season, peopleAfterMatch(session), past, lastResolvedAt(session)),
      text: `The season ${season.standing.name} continues after match ${past.number}.`,
    },
  ]);
}

/** The people as they are once the match is archived: seats that changed hands for this match go back. */
function peopleAfterMatch({ people, last, snapshot: { readAt: at } }: GameSession): People {
  return returnMatchSeats(people, { number: ensure(last, 'A game has rows.').number + 1, at });
}

/** When the match's last stage was resolved. The season keeps messages that the host sent later. */
function lastResolvedAt({ record }: GameSession): number {
  return record.stages.at(-1)?.resolvedAt ?? record.startedAt;
}

/** The first row of the next ledger, which contains the season. Messages sent before `wordsSince` are dropped. */
export function continuedSeasonEntry(
  season: SeasonRecord,
  people: People,
  past: PastMatch | undefined,
  wordsSince: number,
): Entry {
  const words = messagesToStore(people.hostMessages, wordsSince);
  return {
    kind: 'season-goes-on',
    body: {
      ledgerVersion: LEDGER_VERSION,
      book: season.book,
      secret: season.secret,
      startedAt: season.startedAt,
      // Both are filled in when the row is written.
      after: 0,
      continues: '',
      standing: toStandingEntry(season.standing),
      people: peopleEntry(people),
      matches: withLastSettings([...season.matches, ...(past === undefined ? [] : [past])]),
      log: season.log.map(toLoggedChangeEntry),
      ...dropUndefined({ ended: season.ended, earlier: season.earlier, former: season.former }),
      ...(season.practice === true ? { practice: true } : {}),
      ...(words.length === 0 ? {} : { words }),
      ...(season.waiting.length === 0 ? {} : { waiting: season.waiting }),
    },
  };
}

/**
 * A game's next match starts with the settings of its last match of that kind. Settings of older matches are dropped,
 * because every click reads this row.
 */
function withLastSettings(matches: readonly PastMatch[]): readonly PastMatch[] {
  return matches.map((match, at) => {
    const later = matches.slice(at + 1);
    return later.some(({ game, kind }) => game === match.game && kind === match.kind)
      ? { ...match, settings: [] }
      : match;
  });
}
