// Archiving the match in the book. A season goes on with one row.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { Commit } from '../../commit/commit';
import { rosterOf } from '../../contacts/contacts';
import { titlesByBook } from '../../outbox/book-tabs';
import type { Entry } from '../../record/entries';
import type { NewEntry } from '../../record/ledger';
import { LEDGER_VERSION } from '../../record/entry-fields';
import type { PastMatch } from '../../record/season-entries';
import { type SeasonRecord, loggedEntry, standingEntry } from '../../record/season-record';
import { afterMatch, peopleEntry } from '../../record/fold-people';
import { holderNames, type People } from '../../record/people';
import { messagesToKeep } from '../../record/host-messages';
import { absencesIn } from '../../session/absences';
import type { GameSession } from '../../session/game-session';
import { unsettledCount } from './counted-difference';
import { pastMatchOf } from './past-match';
import type { ArchivedMatch } from './inputs';
import { present } from '../../../games/frame/json';

/** Archives the match in the book: in a season its ledger goes into a tab of its own, alone its rows stay. */
export function archive(
  session: GameSession,
  { reason, uncounted = false }: ArchivedMatch,
): Result<Commit, CallProblem> {
  const { season, snapshot, people } = session;
  const entries = archiveEntries(session, reason.trim(), uncounted);
  if (!entries.ok || season !== undefined) return entries.ok ? ok({ entries: entries.value }) : entries;
  return ok({ entries: entries.value, roster: rosterOf(snapshot, holderNames(people)) });
}

/** Makes the entries that archive the match in the book. In a season it is counted first, or `uncounted` says that it isn't. */
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
      text: `Putting ${title} away: it is not counted yet, and would change nothing in the season. Count it first.`,
      agree: 'uncounted',
    });
  }
  if (!isCounted && reason === '') {
    return fail({
      code: 'no-reason',
      text: `Putting ${title} away: give a reason first. It is kept in the record.`,
    });
  }
  const why = reason === '' ? 'It is over and counted.' : reason;
  const closed: NewEntry = {
    entry: { kind: 'closed', body: { reason: why } },
    text: `Put ${title} away. Reason: ${why}`,
  };
  if (season === undefined) return ok([closed]);
  const unsettled = unsettledCount(session);
  // A match that was opened again may be given up; what was counted of it stays.
  if (unsettled !== undefined && !(uncounted && session.match.stage !== null)) {
    return fail({
      code: 'match-differs',
      text: `Putting ${title} away: ${unsettled}`,
      ...(session.match.stage === null ? {} : { agree: 'uncounted' }),
    });
  }
  const noted = { tabs: titlesByBook(session), absences: absencesIn(session) };
  const past = pastMatchOf(session, season, noted);
  return ok([
    closed,
    {
      entry: goesOn(season, peopleAfter(session), past, lastStageAt(session)),
      text: `The season ${season.standing.name} goes on after match ${past?.number ?? 0}.`,
    },
  ]);
}

/** Gives the people once the row is written that closes the match. */
function peopleAfter({ people, last, snapshot }: GameSession): People {
  return afterMatch(people, { number: (last?.number ?? 0) + 1, at: snapshot.readAt });
}

/** When the match’s last stage was resolved: later words of the host’s are carried on in the season. */
function lastStageAt({ record }: GameSession): number {
  return record.stages.at(-1)?.resolvedAt ?? record.startedAt;
}

/**
 * Gives the season as it stands once the match is put away: the first row of the ledger from then on. Words that were
 * told before `wordsSince` are left behind.
 */
export function goesOn(
  season: SeasonRecord,
  people: People,
  past: PastMatch | undefined,
  wordsSince: number,
): Entry {
  const words = messagesToKeep(people.words, wordsSince);
  return {
    kind: 'season-goes-on',
    body: {
      ledgerVersion: LEDGER_VERSION,
      book: season.book,
      secret: season.secret,
      startedAt: season.startedAt,
      // The row before is known once it is written.
      after: 0,
      continues: '',
      standing: standingEntry(season.standing),
      people: peopleEntry(people),
      matches: withLastSettings([...season.matches, ...(past === undefined ? [] : [past])]),
      log: season.log.map(loggedEntry),
      ...present({ ended: season.ended, earlier: season.earlier, former: season.former }),
      ...(season.practice === true ? { practice: true } : {}),
      ...(words.length === 0 ? {} : { words }),
      ...(season.waiting.length === 0 ? {} : { waiting: season.waiting }),
      ...(season.asked.length === 0 ? {} : { asked: season.asked }),
    },
  };
}

/**
 * A game's next match begins with the settings of its last one of the same kind: those of earlier ones are left out of a row
 * that every click reads.
 */
function withLastSettings(matches: readonly PastMatch[]): readonly PastMatch[] {
  return matches.map((match, at) => {
    const later = matches.slice(at + 1);
    return later.some(({ game, kind }) => game === match.game && kind === match.kind)
      ? { ...match, settings: [] }
      : match;
  });
}
