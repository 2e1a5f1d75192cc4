// The season's next match: drafted while another may run, created from its draft; the one before is put away.
import { findGame } from '../../games/catalogue';
import type { PlayableGame } from '../../games/frame/playable';
import { fail, ok, type Result } from '../../games/frame/result';
import type { MatchKind } from '../../games/frame/season';
import { personCalled } from '../../seasons/people';
import type { Commit } from '../commit/commit';
import { titlesByBook } from '../outbox/book-tabs';
import { decidedIn } from '../outbox/match-line';
import { linesForEveryone, openingMessages } from '../outbox/messages';
import type { Entry } from '../record/entries';
import type { GameRecord } from '../record/game-record';
import { commitment, type LedgerRow, type NewEntry } from '../record/ledger';
import { LEDGER_VERSIONS } from '../record/ledger-versions';
import type { PastMatch } from '../record/season-entries';
import { matchesBegun, type SeasonRecord } from '../record/season-record';
import { loggedEntry, standingEntry } from '../record/standing-entry';
import { draftMatch as matchOf, draftProblems, settingsTab, type Draft } from '../session/draft';
import type { GameSession, Session } from '../session/game-session';
import type { PastRound } from '../session/replay';
import {
  filledDraft,
  freshSeasonDraft,
  readSeasonDraft,
  rosterProblems,
  savedSeasonDraft,
  seasonDraftTabs,
  waysToReach,
} from '../session/season-draft';
import { readTemplate } from '../session/template';
import { playedBy } from '../session/who-played';
import { isZone } from '../time/time-zone';
import type { CallProblem, SaveNextMatch, TypedAnswers } from '../api';
import { setUpEntry } from './create';
import { inEpisode } from './going-season';
import { sampledDraft } from './practice-season';

const DRAFTING = 'Drafting the next match';

/** Begins the draft of a match, with the settings of the last one of its game (SN-15). */
export function draftMatch(
  session: Session,
  id: string,
  kind: MatchKind,
  browserZone: string,
  /** Settings to begin with instead of those. */
  given?: TypedAnswers,
): Result<Commit, CallProblem> {
  const season = inEpisode(session, DRAFTING);
  if (!season.ok) return season;
  const game = findGame(id);
  if (game === undefined) {
    return fail({ code: 'no-such-game', text: `${DRAFTING}: choose a game of the list.` });
  }
  const drafted = readSeasonDraft(session.snapshot);
  if (drafted !== undefined) {
    return fail({
      code: 'draft-exists',
      text: `${DRAFTING}: ${drafted.definition.info.title} is being set up already. Go on with it, or discard it first. Nothing was changed.`,
    });
  }
  const matches = matchesSoFar(session, season.value);
  const last = [...matches].reverse().find((match) => match.game === id);
  const isPractice = season.value.practice === true;
  const practice = matches[matches.length - 1]?.practice ?? isPractice;
  const before = last === undefined ? firstOf(game, matches) : settingsOf(last);
  const filled = freshSeasonDraft(game, kind, before);
  const fresh = given === undefined ? filled : { ...filled, settings: given };
  const draft = isPractice ? sampledDraft(season.value.standing, fresh) : fresh;
  const known = waysToReach(session, draft);
  const zone = known.zone === '' && isZone(browserZone) ? browserZone : '';
  return ok(seasonDraftTabs({ ...draft, practice, zone }));
}

/** The same with a template's settings. */
export function matchFromTemplate(
  session: Session,
  template: unknown,
  kind: MatchKind,
  browserZone: string,
): Result<Commit, CallProblem> {
  const read = readTemplate(template);
  if (!read.ok) return read;
  const { game, settings } = read.value;
  return draftMatch(session, game.info.id, kind, browserZone, settings);
}

/** A game's first match in a season: with the times of the season's last match, unless one of the two is played live. */
function firstOf(
  game: PlayableGame,
  matches: readonly PastMatch[],
): ReturnType<typeof settingsOf> | undefined {
  const last = matches[matches.length - 1];
  const [usual] = last?.timings ?? [];
  const wasLive = last === undefined || findGame(last.game)?.info.live === true;
  if (usual === undefined || wasLive || game.info.live === true) return undefined;
  return settingsOf({
    settings: [],
    timings: game.timings.map(({ title }) => ({
      ...(last.timings.find((timing) => timing.title === title) ?? usual),
      title,
    })),
  });
}

function settingsOf({ settings, timings }: Pick<PastMatch, 'settings' | 'timings'>): {
  readonly settings: TypedAnswers;
  readonly timings: Draft['timings'];
} {
  return {
    settings: Object.fromEntries(settings.map(({ title, answer }) => [title, answer])),
    timings: timings.map(({ clock, ...timing }) => ({ ...timing, clock: clock?.time ?? '' })),
  };
}

export function saveMatchDraft(session: Session, input: SaveNextMatch): Result<Commit, CallProblem> {
  const season = inEpisode(session, DRAFTING);
  if (!season.ok) return season;
  const draft = savedSeasonDraft(season.value.standing, input);
  if (draft === undefined) {
    return fail({ code: 'no-such-game', text: `${DRAFTING}: choose a game of the list.` });
  }
  // Those that are as in the book are taken from it when the match is created, as they may be changed until then.
  const book = waysToReach(session, { zone: '', webhook: '' });
  return ok(
    seasonDraftTabs({
      ...draft,
      zone: draft.zone === book.zone ? '' : draft.zone,
      webhook: draft.webhook === book.webhook ? '' : draft.webhook,
    }),
  );
}

export function discardMatchDraft(session: Session): Result<Commit, CallProblem> {
  const season = inEpisode(session, 'Discarding the draft');
  return season.ok ? ok({ nextRoster: null, nextSettings: null }) : season;
}

const CREATING = 'Creating the match';

/** Creates the match that is drafted. Roster and purses are taken now, and are inputs of its set-up (SN-3, SN-19). */
export function createMatch(session: Session, secret: () => string): Result<Commit, CallProblem> {
  const season = inEpisode(session, CREATING);
  if (!season.ok) return season;
  const { standing, keys } = season.value;
  const drafted = readSeasonDraft(session.snapshot);
  if (drafted === undefined) {
    return fail({
      code: session.kind === 'game' ? 'game-exists' : 'no-draft',
      text:
        session.kind === 'game'
          ? `${CREATING}: it has been created already. Nothing was changed.`
          : `${CREATING}: choose a game for it first.`,
    });
  }
  const away = session.kind === 'game' ? putAway(session, season.value, '', false) : ok([]);
  if (!away.ok) return away;
  const { snapshot } = session;
  const draft = {
    ...filledDraft(standing, drafted),
    ...waysToReach(session, drafted),
  };
  const seed = draft.seed === '' ? secret() : draft.seed;
  const begun = matchOf(draft, seed);
  const details = [...rosterProblems(standing, drafted), ...draftProblems(draft, begun)];
  if (!begun.ok || details.length > 0) {
    return fail({
      code: 'set-up-problems',
      text: `${CREATING}: the roster or the settings are not right yet.`,
      details,
    });
  }
  const { info, roster } = begun.value;
  const number = matchesBegun(season.value) + 1;
  const episode = standing.episodes[standing.episodes.length - 1] ?? '';
  const missing = roster.filter((player) => !keys.has(player));
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: nobody of the season has such a key.`);
  const entry = setUpEntry(draft, isZone(draft.zone) ? draft.zone : snapshot.zone, {
    seed,
    keys: roster.flatMap((player) => {
      const key = keys.get(player);
      return key === undefined ? [] : [{ player, key }];
    }),
    book: snapshot.book,
    zone: snapshot.stampZone,
    season: {
      number,
      kind: draft.kind,
      episode,
      guests: draft.guests.map((guest) => personCalled(standing, guest)?.name ?? guest),
    },
  });
  const text = `Set up match ${number} of episode ${episode}, ${info.title}, for ${roster.length} players. Seed commitment: ${commitment(seed)}`;
  return ok({
    entries: [...away.value, { entry, text }, ...ways(session, season.value)],
    settings: settingsTab(draft),
    nextRoster: null,
    nextSettings: null,
    deliver: { kind: 'results', about: 'Set-up', messages: openingMessages(begun.value) },
  });
}

/** Reminders and pictures as in the match before (SN-15). */
function ways(session: Session, { matches }: SeasonRecord): readonly NewEntry[] {
  const before = session.kind === 'game' ? session.record : matches[matches.length - 1];
  if (before === undefined) return [];
  const entries: readonly Entry[] = [
    ...(before.reminders ? [{ kind: 'reminders', body: { on: true } } as const] : []),
    ...(before.pictures ? [{ kind: 'pictures', body: { on: true } } as const] : []),
  ];
  return entries.map((entry) => ({ entry, text: `As in the match before: ${entry.kind}.` }));
}

/** Puts the match in the book away; its ledger goes into a tab of its own. */
export function putMatchAway(
  session: Session,
  reason: string,
  uncounted: boolean,
): Result<Commit, CallProblem> {
  if (session.kind !== 'game' || session.season?.current === undefined) {
    return fail({
      code: 'no-game',
      text: 'Putting the match away: no match of a season is in this book. Nothing was changed.',
    });
  }
  const entries = putAway(session, session.season, reason, uncounted);
  return entries.ok ? ok({ entries: entries.value }) : entries;
}

function putAway(
  session: GameSession,
  season: SeasonRecord,
  reason: string,
  uncounted: boolean,
): Result<readonly NewEntry[], CallProblem> {
  const { current } = season;
  const given = reason.trim();
  const counted = current?.counted !== undefined;
  if (!counted && !uncounted) {
    return fail({
      code: 'match-uncounted',
      text: `Putting match ${current?.number ?? ''} away: it is not counted yet, and would change nothing in the season. Count it first.`,
      agree: 'uncounted',
    });
  }
  if (!counted && given === '') {
    return fail({
      code: 'no-reason',
      text: 'Putting the match away: give a reason first. It is kept in the record.',
    });
  }
  const why = given === '' ? 'It is over and counted.' : given;
  const past = pastMatchOf(session, season, titlesByBook(session));
  return ok([
    { entry: { kind: 'closed', body: { reason: why } }, text: `Put the match away. Reason: ${why}` },
    {
      entry: goesOn(season, past),
      text: `The season ${season.standing.name} goes on after match ${past?.number ?? 0}.`,
    },
  ]);
}

/** The season as it stands once the match is put away: the first row of the ledger from then on. */
export function goesOn(season: SeasonRecord, past: PastMatch | undefined): Entry {
  return {
    kind: 'season-goes-on',
    body: {
      ledgerVersion: LEDGER_VERSIONS.newest,
      book: season.book,
      secret: season.secret,
      startedAt: season.startedAt,
      // The row before is known once it is written.
      after: 0,
      continues: '',
      standing: standingEntry(season.standing),
      keys: [...season.keys].map(([player, key]) => ({ player, key })),
      substitutes: season.substitutes,
      matches: [...season.matches, ...(past === undefined ? [] : [past])],
      log: season.log.map(loggedEntry),
      ...(season.ended === undefined ? {} : { ended: season.ended }),
      ...(season.earlier === undefined ? {} : { earlier: season.earlier }),
      ...(season.practice === true ? { practice: true } : {}),
    },
  };
}

/** The matches of the season in their order, the one in the book too. */
export function matchesSoFar(session: Session, season: SeasonRecord): readonly PastMatch[] {
  const inBook = session.kind === 'game' ? pastMatchOf(session, season) : undefined;
  return [...season.matches, ...(inBook === undefined ? [] : [inBook])];
}

/** The parts of a match that its season remembers something of. */
export interface RememberedMatch extends Pick<GameSession, 'match' | 'game'> {
  readonly record: Pick<
    GameRecord,
    'setUp' | 'settings' | 'timings' | 'reminders' | 'pictures' | 'substitutes'
  >;
  readonly past: readonly Pick<PastRound, 'resolved'>[];
  readonly ledger: readonly Pick<LedgerRow, 'entry'>[];
}

/** The match in the book as the season remembers it, with its tabs where they are given. */
export function pastMatchOf(
  session: RememberedMatch,
  { current }: SeasonRecord,
  tabs?: PastMatch['tabs'],
): PastMatch | undefined {
  if (current === undefined) return undefined;
  const { match, record, game, past } = session;
  const { number, kind, episode, guests } = current;
  const last = past[past.length - 1];
  const anew = [
    ...game.settingsQuestions.filter(({ secret }) => secret === true).map(({ title }) => title),
    ...(game.season.decided ?? []).map(({ title }) => title),
  ];
  const substitutes = playedBy(session);
  return {
    number,
    kind,
    episode,
    guests,
    ...(substitutes.length === 0 ? {} : { playedBy: substitutes }),
    game: game.info.id,
    title: match.info.title,
    players: match.roster,
    counted: current.counted !== undefined,
    ending: match.stage !== null ? [] : linesForEveryone(last?.resolved.news ?? match.opening),
    decided: decidedIn(match),
    winners: match.winners(),
    ...(tabs === undefined ? {} : { tabs }),
    settings: game.settings
      .toAnswers(record.settings, '')
      .filter(({ title, answer }) => answer !== '' && !anew.includes(title)),
    timings: record.timings,
    practice: record.setUp.practice,
    reminders: record.reminders,
    pictures: record.pictures,
  };
}
