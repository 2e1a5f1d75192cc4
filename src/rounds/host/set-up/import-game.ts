// Takes an exported game in: it goes on here, or a practice copy of it is made.
import { Bug } from '../../../games/frame/bug';
import { findGame } from '../../../games/catalogue';
import { fail, ok, type Result } from '../../../games/frame/result';
import { pastedText } from '../../../games/frame/typed-names';
import type { CallProblem } from '../../reply/reply';
import type { ImportedGame } from './views';
import type { GoingOn } from './inputs';
import type { TimingView } from '../../reply/draft-view';
import type { TypedAnswers } from '../../reply/typed-answers';
import type { Commit } from '../../commit/commit';
import { contactProblem, isContactColumn, webhookProblem, zoneProblem } from '../../contacts/contact-columns';
import { HOST_ZONE, PUBLIC_WEBHOOK } from '../../contacts/contacts';
import { importEntries, readImport } from '../../proof/export';
import type { PlayedScenario, Scenario } from '../../proof/scenario';
import { isSeasonFile } from '../../proof/season-file';
import { playerText } from '../../record/seats';
import type { Secret } from '../../record/secret';
import {
  clockFaults,
  draftOf,
  gameChoice,
  LONGEST_STAGE,
  rosterColumns,
  rosterTab,
  settingsTab,
  type Draft,
} from '../../session/draft';
import type { Session } from '../../session/game-session';
import { isZone } from '../../time/time-zone';
import { timingEntries } from './create';
import { existsIn } from '../parts/book-in-use';

const A_SEASON: CallProblem = {
  code: 'not-a-scenario',
  text: 'Importing a game: this file is a whole season. Choose “Go on with an exported season” for it. Nothing was changed.',
};

/** Takes a scenario in with everything that was played: as it goes on, or without `going` as a practice copy. */
export function importGame(
  session: Session,
  scenario: unknown,
  secretKey: () => Secret,
  going?: GoingOn,
): Result<Commit, CallProblem> {
  const imported = readInto(session, scenario);
  if (!imported.ok) return imported;
  const details = going === undefined ? [] : faultsOf(going);
  if (details.length > 0) {
    return fail({
      code: 'bad-contact',
      text: 'Going on with the game: something entered cannot be used. Nothing was changed.',
      details,
    });
  }
  const { book, stampZone, zone } = session.snapshot;
  const copy = importedDraft(imported.value.scenario);
  const ownZone = going !== undefined && isZone(pastedText(going.zone)) ? pastedText(going.zone) : zone;
  return ok({
    entries: importEntries(imported.value, {
      book,
      zone: stampZone,
      newKey: secretKey,
      timings: going === undefined ? undefined : timingEntries(timesOf(copy, going), ownZone),
    }),
    ...tabsOf(copy, going),
    deliver: { kind: 'results', about: 'Import', messages: [] },
  });
}

/** Gives an exported game as it would go on in this book. */
export function previewGame(session: Session, scenario: unknown): Result<ImportedGame, CallProblem> {
  const imported = readInto(session, scenario);
  if (!imported.ok) return imported;
  const { match, stages, substitutes } = imported.value;
  const seats = { substitutes: substitutes.map((one) => ({ ...one, since: '' })) };
  const { definition, timings } = importedDraft(imported.value.scenario);
  return ok({
    game: gameChoice(definition),
    players: match.roster,
    titles: match.roster.map((player) => playerText(seats, player)),
    played: stages.length,
    stage: match.stage?.title ?? null,
    timings,
    bookZone: session.snapshot.zone,
  });
}

function readInto(session: Session, scenario: unknown): Result<PlayedScenario, CallProblem> {
  if (session.kind !== 'empty') return fail(existsIn(session));
  return isSeasonFile(scenario) ? fail(A_SEASON) : readImport(scenario);
}

function faultsOf({ zone, webhook, players, timings }: GoingOn): readonly string[] {
  const contacts = Object.entries(players).flatMap(([name, given]) =>
    Object.entries(given).map(([column, text]) => [`${column} of ${name}`, contactProblem(column, text)]),
  );
  return [
    ...[...contacts, [HOST_ZONE, zoneProblem(zone)], [PUBLIC_WEBHOOK, webhookProblem(webhook)]].flatMap(
      ([what = '', problem = '']) => (problem === '' ? [] : [`${what}: ${problem}`]),
    ),
    ...clockFaults({ timings }),
  ];
}

/** Makes the Roster and Settings tabs of an imported game, with the contacts that were given. */
function tabsOf(copy: Draft, going: GoingOn | undefined): Pick<Commit, 'roster' | 'settings'> {
  if (going === undefined) return { roster: rosterTab(copy), settings: settingsTab(copy) };
  const { zone, webhook, players } = going;
  const draft = {
    ...copy,
    practice: false,
    zone: pastedText(zone),
    webhook: pastedText(webhook),
    timings: timesOf(copy, going),
    roster: withContacts(copy, players),
  };
  return { roster: rosterTab(draft), settings: settingsTab(draft) };
}

function withContacts(
  { definition, roster }: Draft,
  players: Readonly<Record<string, TypedAnswers>>,
): Draft['roster'] {
  const given = new Map(Object.entries(players));
  const columns = rosterColumns(definition);
  const nameAt = columns.findIndex(({ title }) => title === 'Name');
  return roster.map((cells) => {
    const own = given.get(cells[nameAt] ?? '');
    return columns.map(({ title }, index) =>
      own !== undefined && isContactColumn(title) ? pastedText(own[title] ?? '') : (cells[index] ?? ''),
    );
  });
}

/** Gives the times that were given for the game's kinds of stages; the usual ones where there is none. */
function timesOf({ timings }: Draft, going: GoingOn): readonly TimingView[] {
  return timings.map((usual) => {
    const given = going.timings.find(({ title }) => title === usual.title) ?? usual;
    return {
      ...given,
      seconds: Math.min(Math.round(given.seconds), LONGEST_STAGE),
      graceSeconds: Math.min(Math.round(given.graceSeconds), LONGEST_STAGE),
    };
  });
}

/** Gives the draft that would begin an imported game. */
export function importedDraft({ game: id, players, settings, seed }: Scenario): Draft {
  const game = findGame(id);
  // A scenario was played when it was read, so its game is in the catalogue.
  if (game === undefined) throw new Bug(`${id}: there is no such game.`);
  return draftOf(game, { players, settings: settings ?? {}, seed });
}
