// A season that went on elsewhere goes on in an empty book: its file is checked whole, and written in one commit.
import { placedTexts } from '../../../games/frame/problems';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Tab } from '../../../games/frame/tabs';
import type { CallProblem } from '../../reply/reply';
import { workOut, type Commit } from '../../commit/commit';
import { rosterWith } from '../../contacts/contacts';
import { isSeasonFile, playSeason, type PlayedSeason } from '../../proof/season-file';
import { newKey } from '../../record/secret';
import { readDraft, settingsTab } from '../../session/draft';
import { seasonIn, type Session } from '../../session/game-session';
import { seasonEntries, type ImportedSeason } from './imported-season';
import { importedDraft } from '../set-up/import-game';

const TRIED = 'Importing the season';

/** What an import needs: the time, and a source of text that nobody can guess. */
interface ImportMeans {
  /** UTC instant in milliseconds. */
  readonly now: number;
  readonly secret: () => string;
}

/** Takes the season of a file in; all of it or, with the reason in words, nothing. */
export function importSeason(
  session: Session,
  json: unknown,
  { now, secret }: ImportMeans,
): Result<Commit, CallProblem> {
  const taken = notEmpty(session);
  if (taken !== undefined) return fail(taken);
  const played = readImport(json);
  if (!played.ok) return played;
  const { snapshot } = session;
  const imported = seasonEntries(played.value, {
    book: snapshot.book,
    zone: snapshot.stampZone,
    at: now,
    key: () => newKey(secret()),
  });
  return ok({
    entries: imported.entries,
    // Contacts of whoever was in this book before are not theirs.
    roster: rosterWith({ ...snapshot, roster: undefined }, imported.people, new Map()),
    settings: settingsOf(imported),
    ...(imported.open === undefined
      ? {}
      : { deliver: { kind: 'results', about: 'Import', messages: [] } as const }),
  });
}

/** Gives the Settings tab of the match that goes on; null where none does. */
function settingsOf({ open }: ImportedSeason): Tab | null {
  return open === undefined ? null : settingsTab({ ...importedDraft(open), practice: false });
}

/** Gives the book as it would be with this season in it. Nothing is written. */
export function previewSeason(
  session: Session,
  json: unknown,
  means: ImportMeans,
): Result<Session, CallProblem> {
  const commit = importSeason(session, json, means);
  const worked = commit.ok ? workOut(session, commit.value, means.now, '') : commit;
  return worked.ok ? ok(worked.value.after) : worked;
}

function notEmpty(session: Session): CallProblem | undefined {
  if (seasonIn(session) !== undefined) {
    return {
      code: 'season-exists',
      text: `${TRIED}: there is one in this book. Use another spreadsheet. Nothing was changed.`,
    };
  }
  if (session.kind === 'game') {
    return {
      code: 'game-exists',
      text: `${TRIED}: a game is in this book. Put it away first, or use another spreadsheet.`,
    };
  }
  return readDraft(session.snapshot) === undefined
    ? undefined
    : {
        code: 'game-exists',
        text: `${TRIED}: a game is being set up in this book. Discard that first.`,
      };
}

function readImport(json: unknown): Result<PlayedSeason, CallProblem> {
  if (!isSeasonFile(json)) {
    return fail({
      code: 'not-a-season',
      text: `${TRIED}: this file is no season. Choose one that “Export the season” gave; an exported game goes in under “Go on with an exported game”.`,
    });
  }
  const played = playSeason(json);
  return played.ok
    ? played
    : fail({
        code: 'not-a-season',
        text: `${TRIED}: there is something to put right in this file. Nothing was written.`,
        details: placedTexts(played.error),
      });
}
