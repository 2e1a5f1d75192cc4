// Drafts a match, standalone or in a season. The previous match can still be in the book.
import { findGame, type Catalogue } from '../../../games/frame/catalogue';
import type { PlayableGame } from '../../../games/frame/playable';
import { dropUndefined } from '../../../games/frame/json';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { MatchKind } from '../../../games/frame/season';
import { episodeText } from '../../../seasons/episode-text';
import { isInSeason, findPerson } from '../../../seasons/people';
import type { Commit } from '../../commit/commit';
import { CONTACT_COLUMNS } from '../../contacts/contact-columns';
import { playerContact, hostTimeZone, rosterNames } from '../../contacts/contacts';
import { holderNames } from '../../record/people';
import type { HostBook } from '../../ports/host-book';
import type { PastMatch } from '../../record/season-entries';
import type { SeasonRecord } from '../../record/season-record';
import { draftFields, draftFromFields, mergeDraft, DRAFT_GONE } from '../../reply/draft-fields';
import type { DraftInput } from '../../reply/draft-view';
import type { FieldClash, CallProblem, AnswersByTitle } from '../../reply/reply';
import { refuseClashes } from '../../reply/merged-fields';
import {
  draftColumns,
  practiceDraft,
  freshDraft,
  rosterColumns,
  type Draft,
  matchFromDraft,
} from '../../session/draft';
import { draftTabs, isPracticeGame, readDraft, draftSlot } from '../../session/draft-tabs';
import { sessionSeason, type Session } from '../../session/game-session';
import {
  completeDraft,
  withoutSeasonCells,
  contactDefaults,
  fillDraft,
  seasonColumnTitles,
  type SeasonDraft,
} from '../../session/season-draft';
import { withoutWinnersAnswers } from '../../session/winner-questions';
import { readTemplate } from '../../session/template';
import { isTimeZone, shortTimeText } from '../../time/time-zone';
import { requireOpenEpisode } from '../season/running-season';
import { allSeasonMatches, settingsToRepeat } from '../season/past-match';
import type { DraftMatch } from './inputs';
import type { Season } from '../../../seasons/types';
import { matchesToCopy } from '../season/views';
import { foldRecords, NO_RECORDS } from '../../record/fold';
import type { GameRecord } from '../../record/game-record';
import { readLedger } from '../../record/ledger-tab';

const DRAFT_PROBLEM_PREFIX = 'Setting up a match';

const NO_SUCH_GAME: CallProblem = {
  code: 'no-such-game',
  text: `${DRAFT_PROBLEM_PREFIX}: choose a game from the list.`,
};

const GAME_IN_PLAY: CallProblem = {
  code: 'game-exists',
  text: 'Setting up a game: a game is already running in this spreadsheet. Archive it first, or use another spreadsheet.',
};

/**
 * The season for which a match is drafted; undefined for a standalone game. Fails in a season without an open episode, and
 * while a standalone game is running.
 */
export function seasonForDraft(
  session: Session,
  tried: string,
): Result<SeasonRecord | undefined, CallProblem> {
  if (sessionSeason(session) !== undefined) return requireOpenEpisode(session, tried);
  return session.kind === 'game' && session.match.stage !== null ? fail(GAME_IN_PLAY) : ok(undefined);
}

/** The host's choices for a new draft, before anything is filled in. */
interface DraftChoices {
  readonly game: PlayableGame;
  readonly practice: boolean;
  readonly kind: MatchKind;
  /** Time zone of the host's browser; empty if unknown. */
  readonly zone: string;
  readonly given: Partial<Draft>;
  /** Number of the match to copy settings from, 0 for none; undefined if the host hasn't chosen. */
  readonly like: number | undefined;
}

/** Starts a draft, filled in from the previous match and the season (SN-15). */
export function startDraft(
  session: Session,
  book: HostBook,
  { game: id = '', template, practice = false, kind = 'main', ahead, zone = '', like }: DraftMatch,
): Result<Commit, CallProblem> {
  const season = seasonForDraft(session, DRAFT_PROBLEM_PREFIX);
  if (!season.ok) return season;
  const slot = draftSlot(ahead);
  const stands = readDraft(session, slot);
  if (stands !== undefined) {
    return fail({
      code: 'draft-exists',
      text: `${DRAFT_PROBLEM_PREFIX}: ${stands.definition.info.title} is already being set up. Create that match or delete its draft first. Nothing was changed.`,
    });
  }
  const read = template === undefined ? ok(undefined) : readTemplate(template, session.games);
  if (!read.ok) return read;
  const { game = findGame(session.games, id), ...given } = read.value ?? {};
  if (game === undefined) return fail(NO_SUCH_GAME);
  const chosen = { game, practice, kind, zone: isTimeZone(zone) ? zone : '', given, like };
  const begun =
    season.value === undefined
      ? ok(standaloneDraft(session, chosen))
      : seasonDraft(session, book, season.value, chosen);
  return begun.ok ? ok(draftTabs(begun.value, slot)) : begun;
}

/** A standalone game's draft. It has sample players in practice games, otherwise the previous game's people. */
function standaloneDraft(session: Session, { game, practice, zone, given }: DraftChoices): Draft {
  const { snapshot } = session;
  if (practice) return { ...practiceDraft(game), zone };
  // A practice game's players are samples, so they aren't copied.
  if (isPracticeGame(snapshot)) return freshDraft(game, { zone, ...given });
  const columns = rosterColumns(game).map(({ title }) => CONTACT_COLUMNS.find((column) => column === title));
  // Copies the people who held a seat at the end, under their own names.
  const names = session.kind === 'game' ? holderNames(session.people) : rosterNames(snapshot);
  const roster = names.map((name) =>
    columns.map((column, at) =>
      at === 0 ? name : column === undefined ? '' : playerContact(snapshot, name, column),
    ),
  );
  const ways = contactDefaults(session, { zone: '', webhook: '' });
  const from = session.kind === 'game' ? session.match.info.title : 'the previous game';
  const filled = roster.length === 0 ? {} : { roster, from };
  return freshDraft(game, { ...ways, zone: ways.zone || zone, ...filled, ...given });
}

/** The draft of a season's match, with settings from an earlier match of the same game. */
function seasonDraft(
  session: Session,
  book: HostBook,
  season: SeasonRecord,
  chosen: DraftChoices,
): Result<Draft, CallProblem> {
  const { game, kind, zone, given } = chosen;
  const matches = allSeasonMatches(session, season);
  const former = matchToCopy(book, matches, chosen);
  if (!former.ok) return former;
  const last = former.value;
  const isSample = season.practice === true;
  const practice = matches[matches.length - 1]?.practice ?? isSample;
  const before =
    last === undefined ? firstMatchDefaults(game, matches, session.games) : toDraftSettings(last);
  const place = { kind, guests: [], usual: true };
  const isLike = last !== undefined && !isSample && given.settings === undefined;
  const from = isLike ? `${last.title} (${episodeText(last.episode, 'episode')})` : undefined;
  const fresh = { ...freshDraft(game, { ...before, ...dropUndefined({ from }), ...given }), place };
  const filled = isSample ? draftFromSample(season.standing, fresh) : fresh;
  return ok({ ...filled, practice, zone: contactDefaults(session, filled).zone === '' ? zone : '' });
}

/** For a game's first match in a season: copies the last match's deadlines, unless either game is played live. */
function firstMatchDefaults(
  game: PlayableGame,
  matches: readonly PastMatch[],
  games: Catalogue,
): Partial<Draft> {
  const last = matches[matches.length - 1];
  const [usual] = last?.timings ?? [];
  const wasLive = last === undefined || findGame(games, last.game)?.info.live === true;
  if (usual === undefined || wasLive || game.info.live === true) return {};
  return toDraftSettings({
    settings: [],
    timings: game.timings.map(({ title }) => ({
      ...(last.timings.find((timing) => timing.title === title) ?? usual),
      title,
    })),
  });
}

function toDraftSettings({
  settings,
  timings,
}: Pick<PastMatch, 'settings' | 'timings'>): Pick<Draft, 'settings' | 'timings'> {
  return {
    settings: Object.fromEntries(settings.map(({ title, answer }) => [title, answer])),
    timings: timings.map(({ clock, ...timing }) => ({ ...timing, clock: clock?.time ?? '' })),
  };
}

const SAVE_PROBLEM_PREFIX = 'Saving the draft';

/** Saves only the fields that this window changed, so that other windows' changes stay. */
export function saveDraft(
  session: Session,
  { before, ...typed }: DraftInput & { readonly before?: DraftInput },
): Result<Commit, CallProblem> {
  const season = seasonForDraft(session, SAVE_PROBLEM_PREFIX);
  if (!season.ok) return season;
  const slot = draftSlot(typed.place?.ahead);
  const stands = readDraft(session, slot);
  const merged = before === undefined ? ok(typed) : mergeTypedDraft(session, stands, { before, typed });
  if (!merged.ok) return merged;
  const { place, ...whole } = merged.value;
  const definition = findGame(session.games, whole.game);
  if (definition === undefined) return fail(NO_SUCH_GAME);
  const kept =
    stands?.game === whole.game
      ? dropUndefined({ later: stands.later, from: stands.from, asked: stands.asked })
      : {};
  const settings =
    stands === undefined ? whole.settings : withoutWinnersAnswers(session, stands, whole.settings);
  const draft = { ...whole, settings, definition, ...kept };
  if (season.value === undefined) return ok(draftTabs(draft, slot));
  const { kind = 'main', guests = [] } = place ?? {};
  const placed = { ...draft, place: { kind, guests, usual: false } };
  // Leave values empty if they equal the book's, because the book's values can change until the match is created.
  const book = contactDefaults(session, { zone: '', webhook: '' });
  const ways = {
    zone: draft.zone === book.zone ? '' : draft.zone,
    webhook: draft.webhook === book.webhook ? '' : draft.webhook,
  };
  return ok(
    draftTabs({ ...withoutSeasonCells(season.value.standing, placed, stands?.place?.kind), ...ways }, slot),
  );
}

/**
 * Merges what was typed into the saved draft. The window showed the draft filled in from the standings, so the saved draft
 * is filled in the same way before the two are compared.
 */
function mergeTypedDraft(
  session: Session,
  stands: Draft | undefined,
  { before, typed }: { readonly before: DraftInput; readonly typed: DraftInput },
): Result<DraftInput, CallProblem> {
  if (stands?.game !== typed.game) return fail(draftGoneProblem(SAVE_PROBLEM_PREFIX));
  const columns = draftColumns(stands).map(({ title }) => title);
  const fieldsOf = (one: Omit<DraftInput, 'game'>): AnswersByTitle => draftFields(one, columns, before);
  const { merged, clashes } = mergeDraft(
    {
      before: fieldsOf(before),
      now: fieldsOf(typed),
      saved: fieldsOf(completeDraft(session, stands).filled),
    },
    columns,
  );
  const titles = stands.definition.settingsQuestions.map(({ title }) => title);
  return clashes.length === 0
    ? ok(draftFromFields(typed, merged, columns, titles))
    : refuseClashes(
        SAVE_PROBLEM_PREFIX,
        clashes.map((clash) => withLeavingReason(session, clash)),
      );
}

/** If the clash is about a removed player, adds how that player left the season, if known. */
function withLeavingReason(session: Session, clash: FieldClash): FieldClash {
  const season = sessionSeason(session);
  const person =
    season === undefined || clash.row === undefined ? undefined : findPerson(season.standing, clash.row.name);
  if (season === undefined || clash.row === undefined || clash.saved !== '') return clash;
  if (person === undefined || isInSeason(person)) return clash;
  const { name, membership } = person;
  const out = [...season.log]
    .reverse()
    .find(({ change }) => change.player === name && ('eliminated' in change || 'left' in change));
  const row = session.rows.find(({ at }) => at === out?.at);
  const when = out === undefined ? '' : ` on ${shortTimeText(out.at, hostTimeZone(session.snapshot))}`;
  const who = row === undefined || row.who === '' ? '' : ` (entered by ${row.who})`;
  const what = membership.kind === 'left' ? 'left the season' : 'was eliminated';
  return { ...clash, row: { ...clash.row, why: `${name} ${what}${when}${who}.` } };
}

export function discardDraft(session: Session, ahead?: boolean): Result<Commit, CallProblem> {
  const season = seasonForDraft(session, 'Deleting the draft');
  return season.ok ? ok(draftTabs(null, draftSlot(ahead))) : season;
}

/**
 * Fills in the sample's settings, and roster cells that the standings leave empty. If no match could start like that (for
 * example because marks from the season would make too many photographers), uses the sample's sides instead.
 */
function draftFromSample(standing: Season, draft: SeasonDraft): SeasonDraft {
  const filled = fillFromSample(standing, draft, false);
  return canStartMatch(standing, filled) ? filled : fillFromSample(standing, draft, true);
}

/** `sides`: use the sample's cells even if the standings would fill them in. */
function fillFromSample(standing: Season, draft: SeasonDraft, sides: boolean): SeasonDraft {
  const { definition } = draft;
  const { settings, roster } = practiceDraft(definition);
  const kept = sides ? [] : seasonColumnTitles(definition);
  const filled = fillDraft(standing, draft).roster.map((cells, row) =>
    cells.map((cell, column) => {
      const isKept = column === 0 || kept.includes(definition.rosterQuestions[column]?.title ?? '');
      return isKept && cell !== '' ? cell : (roster[row]?.[column] ?? cell);
    }),
  );
  const named = replaceSampleNames(settings, namesInRoster(roster), namesInRoster(filled));
  return withoutSeasonCells(standing, { ...draft, settings: named, roster: filled });
}

function namesInRoster(roster: SeasonDraft['roster']): readonly string[] {
  return roster.map(([name = '']) => name);
}

/** Replaces the sample's players in the settings. Drops settings that name more players than there are. */
function replaceSampleNames(
  settings: AnswersByTitle,
  samples: readonly string[],
  players: readonly string[],
): AnswersByTitle {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([title, answer]) => {
      const lines = answer.split('\n').map((line) => {
        const at = samples.indexOf(line);
        return at === -1 ? line : players[at];
      });
      return lines.includes(undefined) ? [] : [[title, lines.join('\n')]];
    }),
  );
}

function canStartMatch(standing: Season, draft: SeasonDraft): boolean {
  return matchFromDraft(fillDraft(standing, draft), 'draft').ok;
}

function draftGoneProblem(tried: string): CallProblem {
  return {
    code: DRAFT_GONE,
    text: `${tried}: somebody has deleted the draft, created the match, or started setting up another game. Nothing was saved. Copy what you typed, then reopen Round Keeper from the menu.`,
  };
}

/** Which earlier match to copy settings from. */
interface CopySource {
  readonly game: PlayableGame;
  readonly kind: MatchKind;
  /** The match's number, 0 for none; undefined if the host hasn't chosen. */
  readonly like: number | undefined;
}

/** The match to copy settings from. By default the last match of this game and kind, else the last match of this game. */
function matchToCopy(
  book: HostBook,
  matches: readonly PastMatch[],
  { game, kind, like }: CopySource,
): Result<PastMatch | undefined, CallProblem> {
  const former = matchesToCopy(matches, game.info.id, kind);
  const found = like === undefined ? former[0] : former.find(({ number }) => number === like);
  if (like === undefined || found === undefined || found.settings.length > 0) return ok(found);
  // The season only keeps the settings of a game's latest matches. For older matches, read the archive.
  const record = findArchivedMatch(book, found.number);
  if (!record.ok || record.value === undefined) return record.ok ? ok(found) : record;
  return ok({ ...found, settings: settingsToRepeat(game, record.value.settings) });
}

/** Looks for the match with this number in the archived ledgers. */
function findArchivedMatch(book: HostBook, number: number): Result<GameRecord | undefined, CallProblem> {
  const archives = book.archives();
  if (!archives.ok) return archives;
  let records = NO_RECORDS;
  let found: GameRecord | undefined;
  for (const grid of archives.value) {
    const ledger = readLedger(grid);
    if (!ledger.ok) return ledger;
    for (const row of ledger.value) {
      // An earlier season in this book may also have had this number, so the latest match wins.
      if (row.entry.kind === 'closed' && records.season?.current?.number === number) found = records.game;
      records = foldRecords(records, [row]);
    }
  }
  return ok(found);
}
