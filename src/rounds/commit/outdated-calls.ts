// Refuses calls from windows that show another opening of a stage than the current one. The stage's name isn't enough to
// tell, because every match has a first round, and a round can reopen. Also notes when everyone has answered.
import { episodeText } from '../../seasons/episode-text';
import { ensure } from '../../games/frame/result';
import { sha256 } from 'js-sha256';
import {
  OTHER_OPENING,
  type WindowState,
  type Opening,
  type MatchSeasonIds,
  type CallProblem,
} from '../reply/reply';
import { hostTimeZone } from '../contacts/contacts';
import { seedCommitment, type LedgerRow } from '../record/ledger';
import { begunMatchCount } from '../record/season-record';
import type { GameSession, SessionContent, Session } from '../session/game-session';
import { shortTimeText } from '../time/time-zone';
import { hasEveryoneAnswered } from '../session/resolve-time';
import { currentFates } from '../session/judge';
import { EMPTY_COMMIT, type Commit } from './commit';
import { MINUTE_MS } from '../time/duration';

/** Refuses a call if its window showed another stage, match or season. */
export function refuseOutdatedCall(session: Session, madeOn: WindowState): CallProblem | undefined {
  const { tried } = madeOn;
  return madeOn.made === 'stage'
    ? refuseOtherOpening(session, tried, madeOn.at)
    : refuseOtherMatch(session, tried, madeOn.at, madeOn.made);
}

export function currentOpening({ record }: Pick<SessionContent, 'record'>): Opening {
  const { setUp, startedAt, opening } = record;
  return {
    match: shortId(['match', startedAt, seedCommitment(setUp.seed)]),
    stage: shortId(['stage', opening]),
  };
}

export function matchSeasonIdsOf(session: Session): MatchSeasonIds {
  const match = session.kind === 'game' ? currentOpening(session).match : '';
  const season = session.kind === 'empty' ? undefined : session.season;
  if (season === undefined) return { match, season: '' };
  const { startedAt, standing, ended } = season;
  const { name, episodes } = standing;
  const isOver = ended !== undefined;
  const state = shortId([episodes, begunMatchCount(season), isOver]);
  return { match, season: shortId(['season', startedAt, name]) + state };
}

/** Whether both ids are of the same season, or one of them has no season. */
function isSameSeason(a: MatchSeasonIds, b: MatchSeasonIds): boolean {
  return a.season === '' || b.season === '' || a.season.slice(0, ID_LENGTH) === b.season.slice(0, ID_LENGTH);
}

function refuseOtherMatch(
  session: Session,
  tried: string,
  at: MatchSeasonIds,
  made: 'match' | 'season',
): CallProblem | undefined {
  const now = matchSeasonIdsOf(session);
  const isSame =
    now.match === at.match && isSameSeason(now, at) && (made === 'match' || now.season === at.season);
  if (isSame) return undefined;
  const text = `${tried}: ${replacementText(session, at)} Nothing was changed. Check what’s changed, then try again.`;
  return { code: OTHER_OPENING, text };
}

/** Describes what the book contains instead of the match that the window shows. */
function replacementText(session: Session, at: MatchSeasonIds): string {
  const { match } = at;
  const now = matchSeasonIdsOf(session);
  if (session.kind !== 'empty' && session.season !== undefined) {
    const { name } = session.season.standing;
    if (!isSameSeason(now, at) || (at.season === '' && now.match === match))
      return `the season ${name} has started since you opened this.`;
  }
  if (now.match !== match) {
    if (session.kind !== 'game') return 'the match in this window has been archived.';
    return `${session.match.info.title} has started since you opened this.`;
  }
  const season = session.kind === 'empty' ? undefined : session.season;
  if (season === undefined) return 'the season in this window is no longer in this spreadsheet.';
  if (season.ended !== undefined) return 'the season has ended since you opened this.';
  const { episodes } = season.standing;
  const episode = episodes[episodes.length - 1];
  const where = episode === undefined ? 'No episode is open.' : `${episodeText(episode)} is open now.`;
  return `the season has moved on since you opened this. ${where}`;
}

const ID_LENGTH = 16;

function shortId(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts)).slice(0, ID_LENGTH);
}

function refuseOtherOpening(session: Session, tried: string, at: Opening): CallProblem | undefined {
  if (session.kind !== 'game') {
    const text = `${tried}: the match in this window has been archived. Nothing was changed.`;
    return { code: OTHER_OPENING, text };
  }
  if (currentOpening(session).stage === at.stage) return undefined;
  const { stage } = session.match;
  const now = stage === null ? 'the game is over' : `${stage.title} is open now`;
  const text = `${tried}: ${stageOpenedClause(session)}, and ${now}. Nothing was changed. Check what’s changed, then try again.`;
  return { code: OTHER_OPENING, text };
}

/** How this stage opened or the game ended: `Round 2 was resolved on 21 Nov, 21:04 CET, by mia@example.com.` */
export function stageOpenedText(session: GameSession): string {
  return `${stageOpenedClause(session)}.`;
}

function stageOpenedClause(session: GameSession): string {
  const { rows, record, snapshot } = session;
  const at = rows.findIndex(({ hash }) => hash === record.opening);
  const row = ensure(rows[at], 'The record’s opening isn’t one of its rows.');
  const when = `on ${shortTimeText(row.at, hostTimeZone(snapshot))}`;
  const byItself = rows[at + 1]?.entry.kind === 'by-itself';
  return `${rowEventText(session, row)} ${when}${byItself ? ', automatically' : row.who === '' ? '' : `, by ${row.who}`}`;
}

function rowEventText({ match, past }: GameSession, { entry }: LedgerRow): string {
  const { stage } = match;
  if (entry.kind === 'resolved') {
    const { stage: name } = entry.body;
    return `${past.find(({ recorded }) => recorded.stage === name)?.title ?? name} was resolved`;
  }
  if (entry.kind === 'rewound' && stage?.name === entry.body.toStage) return `${stage.title} was reopened`;
  if (entry.kind === 'restored') return 'the game was continued from an older version of the spreadsheet';
  // A correction can also end the game, or open a stage other than the one that is undone.
  return `${match.info.title} was ${entry.kind === 'set-up' ? 'created' : 'corrected'}`;
}

/** Notes when everyone has answered, and when that's no longer true. `secret` returns random hexadecimal digits. */
export function noteEveryoneAnswered(session: Session, secret: () => string): Commit {
  if (session.kind !== 'game' || session.record.early === undefined || session.match.stage === null)
    return EMPTY_COMMIT;
  const { pending, early } = session.record;
  const { name, title } = session.match.stage;
  const isIn = hasEveryoneAnswered(session);
  if (isIn === (pending.endsEarlyAt !== undefined)) return EMPTY_COMMIT;
  if (!isIn) {
    const text = `${title}: an answer is missing again.`;
    return { entries: [{ text, entry: { kind: 'everyone-in', body: { stage: name } } }] };
  }
  const wait = early.waitMinutes * MINUTE_MS;
  const since = everyoneAnsweredSince(session);
  const at = Math.round(since + wait * (1 + hexToFraction(secret())));
  return {
    entries: [
      {
        text: `${title}: everyone has answered.`,
        entry: { kind: 'everyone-in', body: { stage: name, at, since } },
      },
    ],
  };
}

/** Since when everyone has had an acceptable answer. Not before the last ledger row, which may have changed what counts. */
function everyoneAnsweredSince(session: GameSession): number {
  const { inputs, last, snapshot } = session;
  const times = new Map(inputs.submissions.map(({ from, at }) => [from, at]));
  const firsts = new Map<string, number>();
  for (const { id, player, fate } of currentFates(session)) {
    if (fate.kind === 'refused') continue;
    firsts.set(player, Math.min(times.get(id) ?? snapshot.readAt, firsts.get(player) ?? Infinity));
  }
  const { at: before } = ensure(last, 'The game has no ledger rows.');
  return Math.min(snapshot.readAt, Math.max(before, ...firsts.values()));
}

const FRACTION_DIGITS = 8;

/** Converts hexadecimal digits to a fraction from 0 to below 1. */
function hexToFraction(secret: string): number {
  return parseInt(secret.slice(0, FRACTION_DIGITS), 16) / 16 ** FRACTION_DIGITS;
}
