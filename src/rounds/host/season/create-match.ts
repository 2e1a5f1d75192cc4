// Creates a season's next match from its draft; the one before is put away.
import { NOBODY } from '../../record/people';
import { heldBy } from '../../record/people-fields';
import { fail, ok, type Result } from '../../../games/frame/result';
import { personCalled } from '../../../seasons/people';
import type { CallProblem } from '../../reply/reply';
import type { Commit } from '../../commit/commit';
import { openingMessages } from '../../outbox/messages';
import type { Entry } from '../../record/entries';
import { commitment, type NewEntry } from '../../record/ledger';
import { matchesBegun, type SeasonRecord } from '../../record/season-record';
import { withHostChannel } from '../../contacts/contacts';
import { draftMatch as matchOf, draftProblems, settingsTab } from '../../session/draft';
import type { Session } from '../../session/game-session';
import { fittedDraft } from '../../session/fitted-draft';
import { filledDraft, readSeasonDraft, rosterProblems, waysToReach } from '../../session/season-draft';
import { isZone } from '../../time/time-zone';
import { unsettledCount } from './counted-difference';
import { questionBefore, setUpEntry } from '../set-up/create';
import { inEpisode } from './going-season';
import type { CreateMatch } from './inputs';
import { putAway } from './put-away';
import { draftChanged } from '../../session/draft-mark';

const CREATING = 'Creating the match';

/**
 * Creates the match that is drafted, as the window showed it. Roster and purses are taken now, and are inputs of its set-up
 * (SN-3, SN-19).
 */
export function createMatch(
  session: Session,
  secret: () => string,
  { agreed, draft: shown }: CreateMatch = {},
): Result<Commit, CallProblem> {
  const season = inEpisode(session, CREATING);
  if (!season.ok) return season;
  const { standing } = season.value;
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
  const changed = draftChanged(CREATING, drafted, shown);
  if (changed !== undefined) return fail(changed);
  const unsettled = unsettledCount(session);
  if (unsettled !== undefined) return fail({ code: 'match-differs', text: `${CREATING}: ${unsettled}` });
  const away = session.kind === 'game' ? putAway(session, season.value, '', false) : ok([]);
  if (!away.ok) return away;
  const { snapshot } = session;
  const people = session.kind === 'empty' ? NOBODY : session.people;
  const filled = { ...filledDraft(standing, drafted), ...waysToReach(session, drafted) };
  const { draft } = fittedDraft(standing, filled);
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
  const question = questionBefore(CREATING, begun.value, agreed);
  if (question !== undefined) return fail(question);
  const { info, roster } = begun.value;
  const number = matchesBegun(season.value) + 1;
  const episode = standing.episodes[standing.episodes.length - 1] ?? '';
  const entry = setUpEntry(draft, isZone(draft.zone) ? draft.zone : snapshot.zone, {
    seed,
    settings: begun.value.settings,
    held: roster.map((seat) => heldBy(people, seat)),
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
    settings: withHostChannel(settingsTab(draft), session.snapshot),
    nextRoster: null,
    nextSettings: null,
    deliver: { kind: 'results', about: 'Set-up', messages: openingMessages(begun.value) },
  });
}

/** Gives the choices for deadlines and pictures as in the match before (SN-15). */
function ways(session: Session, { matches }: SeasonRecord): readonly NewEntry[] {
  const before = session.kind === 'game' ? session.record : matches[matches.length - 1];
  if (before === undefined) return [];
  const resolves = before.resolves === undefined ? {} : { resolves: before.resolves };
  const entries: readonly Entry[] = [
    ...(before.reminders ? [{ kind: 'reminders', body: { on: true, ...resolves } } as const] : []),
    ...(before.early === undefined ? [] : [{ kind: 'early', body: before.early } as const]),
    ...(before.pictures ? [{ kind: 'pictures', body: { on: true } } as const] : []),
  ];
  return entries.map((entry) => ({ entry, text: `As in the match before: ${entry.kind}.` }));
}
