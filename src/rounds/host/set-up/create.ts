// Turns a checked draft into a match: writes its set-up to the ledger and archives the previous match. Forms and books are
// created later.
import { heldSeat, newHeldSeat, LEDGER_VERSION, type TimingEntry } from '../../record/entry-fields';
import type { Match } from '../../../games/frame/match';
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import { findPerson } from '../../../seasons/people';
import type { Commit } from '../../commit/commit';
import { withHostChannel } from '../../contacts/contacts';
import { openingMessages } from '../../outbox/messages';
import type { Entry } from '../../record/entries';
import { seedCommitment, type NewEntry } from '../../record/ledger';
import { begunMatchCount, type SeasonRecord } from '../../record/season-record';
import type { TimingView } from '../../reply/draft-view';
import type { CallProblem } from '../../reply/reply';
import { matchFromDraft, draftJson, type Draft, draftChangedProblem } from '../../session/draft';
import { draftProblems } from '../../session/draft-problems';
import { draftTabs, readDraft, rosterTab, settingsTab } from '../../session/draft-tabs';
import { sessionRecords, type Session } from '../../session/game-session';
import { completeDraft } from '../../session/season-draft';
import { isTimeZone } from '../../time/time-zone';
import { unsettledCountText } from '../season/counted-difference';
import { archiveEntries } from '../season/archive';
import { seasonForDraft } from './draft';
import type { CreateMatchInput } from './inputs';

const PROBLEM_PREFIX = 'Creating the match';

/**
 * Creates the drafted match as the window showed it. `secret` returns unguessable text. In a season, roster and purses are
 * read now and stored in the set-up (SN-3, SN-19).
 */
export function createMatch(
  session: Session,
  secret: () => string,
  { agreed, draft: shown }: CreateMatchInput = {},
): Result<Commit, CallProblem> {
  const { snapshot } = session;
  const drafted = readDraft(session);
  if (drafted === undefined) {
    return fail(
      session.kind === 'game'
        ? { code: 'game-exists', text: `${PROBLEM_PREFIX}: the match already exists. Nothing was changed.` }
        : { code: 'no-draft', text: `${PROBLEM_PREFIX}: choose a game first.` },
    );
  }
  const found = seasonForDraft(session, PROBLEM_PREFIX);
  if (!found.ok) return found;
  const season = found.value;
  const { draft, filled, problems } = completeDraft(session, drafted);
  const changed = draftChangedProblem(PROBLEM_PREFIX, { ...drafted, settings: filled.settings }, shown);
  if (changed !== undefined) return fail(changed);
  const unsettled = unsettledCountText(session);
  if (unsettled !== undefined)
    return fail({ code: 'match-differs', text: `${PROBLEM_PREFIX}: ${unsettled}` });
  const away =
    session.kind === 'game'
      ? archiveEntries(session, season === undefined ? 'It’s over, and the next game starts.' : '', false)
      : ok([]);
  if (!away.ok) return away;
  const seed = draft.seed === '' ? secret() : draft.seed;
  const begun = matchFromDraft(draft, seed);
  const details = [...problems, ...draftProblems(draft, begun)];
  if (!begun.ok || details.length > 0) {
    return fail({
      code: 'set-up-problems',
      text: `${PROBLEM_PREFIX}: there are problems with the roster or the settings.`,
      details,
    });
  }
  const question = askAboutDoubts(begun.value, agreed);
  if (question !== undefined) return fail(question);
  const { info, roster } = begun.value;
  const { people } = sessionRecords(session);
  const placed = placeInSeason(season, draft);
  const which = placed === undefined ? '' : `match ${placed.number} of episode ${placed.episode}, `;
  const text = `Set up ${which}${info.title} for ${roster.length} players. Seed commitment: ${seedCommitment(seed)}`;
  const entry = setUpEntry(draft, isTimeZone(draft.zone) ? draft.zone : snapshot.zone, {
    seed,
    settings: begun.value.settings,
    held: roster.map((player) =>
      season === undefined ? newHeldSeat(player, secret) : heldSeat(people, player),
    ),
    book: snapshot.book,
    zone: snapshot.stampZone,
    ...(placed === undefined ? {} : { season: placed }),
  });
  return ok({
    entries: [...away.value, { entry, text }, ...copiedChoiceEntries(session, season)],
    settings: withHostChannel(settingsTab(draft), snapshot),
    ...(season === undefined ? { roster: rosterTab(draft) } : {}),
    ...draftTabs(null),
    deliver: { kind: 'results', subject: 'Set-up', messages: openingMessages(begun.value) },
  });
}

/** The match's place in the season; undefined outside a season. */
function placeInSeason(season: SeasonRecord | undefined, { place }: Draft): SetUpEntry['body']['season'] {
  if (season === undefined || place === undefined) return undefined;
  const { standing } = season;
  const { kind, guests } = place;
  return {
    number: begunMatchCount(season) + 1,
    kind,
    episode: standing.episodes[standing.episodes.length - 1] ?? '',
    guests: guests.map((guest) => ensure(findPerson(standing, guest), 'Every guest is known.').name),
  };
}

/** Entries that repeat the previous match's choices for deadlines and pictures (SN-15). */
function copiedChoiceEntries(session: Session, season: SeasonRecord | undefined): readonly NewEntry[] {
  const before = session.kind === 'game' ? session.record : season?.matches.at(-1);
  if (season === undefined || before === undefined) return [];
  const resolves = before.resolves === undefined ? {} : { resolves: before.resolves };
  const same = (what: string, entry: Entry): NewEntry => ({ entry, text: `Same as last match: ${what}.` });
  return [
    ...(before.reminders ? [same('deadlines', { kind: 'reminders', body: { on: true, ...resolves } })] : []),
    ...(before.early === undefined ? [] : [same('continuing early', { kind: 'early', body: before.early })]),
    ...(before.pictures ? [same('pictures', { kind: 'pictures', body: { on: true } })] : []),
  ];
}

/** Asks before creating a match that may lack something; undefined once the host has agreed. */
function askAboutDoubts({ info, doubts }: Match, agreed: string | undefined): CallProblem | undefined {
  const agree = doubts.join('; ');
  return agree === '' || agree === agreed
    ? undefined
    : {
        code: 'asks-first',
        text: `${PROBLEM_PREFIX}, ${info.title}: ${agree}. Is that what you want?`,
        agree,
      };
}

type SetUpEntry = Extract<Entry, { readonly kind: 'set-up' }>;

/** `zone`: the host's time zone, for deadlines at a time of day. */
export function setUpEntry(
  draft: Draft,
  zone: string,
  own: Pick<SetUpEntry['body'], 'seed' | 'settings' | 'held' | 'book' | 'zone' | 'season'>,
): SetUpEntry {
  const { definition, practice, later = [] } = draft;
  const { id, rulesVersion } = definition.info;
  return {
    kind: 'set-up',
    body: {
      ledgerVersion: LEDGER_VERSION,
      ...draftJson(draft),
      ...own,
      game: id,
      rulesVersion,
      timings: timingEntries(draft.timings, zone),
      practice,
      ...(later.length === 0 ? {} : { later }),
      // In a practice game the program answers, so nobody is invited.
      ...(practice ? {} : { invites: true }),
    },
  };
}

/** `zone`: the time zone of times of day. */
export function timingEntries(timings: readonly TimingView[], zone: string): readonly TimingEntry[] {
  return timings.map(({ clock: time, ...timing }) => ({
    ...timing,
    ...(time === '' ? {} : { clock: { time, zone } }),
  }));
}
