// Imports a game or season: its file is checked completely and written in one commit.
import { ensure, problemTextsWithPaths, fail, ok, type Result } from '../../../games/frame/result';
import { cleanPastedText } from '../../../games/frame/name-input';
import { computeCommitEffects, type Commit } from '../../commit/commit';
import { contactProblem, webhookProblem, timeZoneProblem } from '../../contacts/contact-columns';
import {
  HOST_TIME_ZONE_SETTING,
  PUBLIC_WEBHOOK_SETTING,
  rosterTabWithContacts,
  updateSettingsTab,
} from '../../contacts/contacts';
import type { Ports } from '../../ports/ports';
import { playFile } from '../../proof/played-file';
import { seatNameForHost } from '../../record/people';
import type { CallProblem } from '../../reply/reply';
import { usualTimings } from '../../session/draft';
import { clockProblems } from '../../session/draft-problems';
import { readDraft } from '../../session/draft-tabs';
import type { Session } from '../../session/game-session';
import { seasonView } from '../season/season-view';
import { importedEntries } from './imported-entries';
import { NO_CONTACTS_INPUT, type ContinuedGameInput } from './inputs';
import type { FileView } from './views';

const IMPORT_FILE_PREFIX = 'Importing the file';

type ImportPorts = Pick<Ports, 'now' | 'secret'>;

/** With `going`, the game or season continues here. Without it, it's imported as a practice copy. */
export function importFile(
  session: Session,
  file: unknown,
  { now, secret }: ImportPorts,
  going?: ContinuedGameInput,
): Result<Commit, CallProblem> {
  const { snapshot } = session;
  if (session.kind !== 'empty' || readDraft(session) !== undefined) return fail(BOOK_IN_USE);
  const played = playFile(file, session.games);
  if (!played.ok) {
    return fail({
      code: 'not-a-file',
      text: `${IMPORT_FILE_PREFIX}: the file isn’t a game or season that Round Keeper can play. Nothing was imported.`,
      details: problemTextsWithPaths(played.error),
    });
  }
  const details = going === undefined ? [] : findInputFaults(going);
  if (details.length > 0) {
    return fail({
      code: 'bad-contact',
      text: `${IMPORT_FILE_PREFIX}: there’s a problem with what you entered. Nothing was imported.`,
      details,
    });
  }
  const { zone = '', webhook = '', players = {}, timings } = going ?? {};
  const hostZone = cleanPastedText(zone);
  const { entries, people, goesOn } = importedEntries(played.value, {
    book: snapshot.book,
    stampZone: snapshot.stampZone,
    at: now(),
    secret,
    ...(timings === undefined
      ? {}
      : { going: { timings, zone: hostZone === '' ? snapshot.zone : hostZone } }),
  });
  return ok({
    entries,
    // Start from empty tabs: contacts already in this book belong to other people.
    roster: rosterTabWithContacts(
      { ...snapshot, roster: undefined },
      people,
      new Map(Object.entries(players)),
    ),
    settings: updateSettingsTab(
      { ...snapshot, settings: undefined },
      { [HOST_TIME_ZONE_SETTING]: hostZone, [PUBLIC_WEBHOOK_SETTING]: cleanPastedText(webhook) },
    ),
    ...(goesOn ? { deliver: { kind: 'results', subject: 'Import', messages: [] } as const } : {}),
  });
}

const BOOK_IN_USE: CallProblem = {
  code: 'book-in-use',
  text: `${IMPORT_FILE_PREFIX}: there’s already a game or season in this spreadsheet, or one is being set up. Use an empty spreadsheet. Nothing was imported.`,
};

function findInputFaults({ zone, webhook, players, timings }: ContinuedGameInput): readonly string[] {
  const contacts = Object.entries(players).flatMap(([name, given]) =>
    Object.entries(given).map(([column, text]) => [`${column} for ${name}`, contactProblem(column, text)]),
  );
  return [
    ...[
      ...contacts,
      [HOST_TIME_ZONE_SETTING, timeZoneProblem(zone)],
      [PUBLIC_WEBHOOK_SETTING, webhookProblem(webhook)],
    ].flatMap(([what = '', problem = '']) => (problem === '' ? [] : [`${what}: ${problem}`])),
    ...clockProblems({ timings }),
  ];
}

export function previewFile(
  session: Session,
  file: unknown,
  means: ImportPorts,
): Result<FileView, CallProblem> {
  const commit = importFile(session, file, means, NO_CONTACTS_INPUT);
  const worked = commit.ok ? computeCommitEffects(session, commit.value, means.now(), '') : commit;
  if (!worked.ok) return worked;
  const { after: imported } = worked.value;
  const after = ensure(imported.kind === 'empty' ? undefined : imported, 'Nothing was imported.');
  const inPlay = after.kind === 'game' ? after : undefined;
  const stage = inPlay?.match.stage ?? null;
  const names = after.season?.standing.people.map(({ name }) => name) ?? inPlay?.match.roster ?? [];
  return ok({
    season: after.season === undefined ? null : seasonView(after, after.season),
    match:
      inPlay === undefined
        ? null
        : { title: inPlay.match.info.title, played: inPlay.past.length, stage: stage?.title ?? null },
    players: names.map((name) => ({ name, title: seatNameForHost(after.people, name) })),
    timings: inPlay === undefined || stage === null ? [] : usualTimings(inPlay.game),
    bookZone: after.snapshot.zone,
  });
}
