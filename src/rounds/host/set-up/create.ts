// From a checked draft to a game: its set-up is the first entry of the ledger. Forms and books come after it.
import { newHolder } from '../../record/people-fields';
import type { Match } from '../../../games/frame/match';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import type { Entry } from '../../record/entries';
import { LEDGER_VERSION } from '../../record/entry-fields';
import { commitment } from '../../record/ledger';
import { hostZone } from '../../contacts/contacts';
import { openingMessages } from '../../outbox/messages';
import { draftProblems, draftJson, draftMatch, readDraft, type Draft } from '../../session/draft';
import { draftChanged } from '../../session/draft-mark';
import type { Session } from '../../session/game-session';
import type { CreateGame } from './inputs';
import type { TimingEntry } from '../../record/timing-entry';
import type { CallProblem } from '../../reply/reply';
import type { TimingView } from '../../reply/draft-view';

const CREATING = 'Creating the game';

/** Creates the game from the draft in the tabs; `secret` draws text that nobody can guess. */
export function createGame(
  session: Session,
  secret: () => string,
  { agreed, draft: shown }: CreateGame = {},
): Result<Commit, CallProblem> {
  if (session.kind !== 'empty') {
    return fail({
      code: 'game-exists',
      text: `${CREATING}: it has been created already. Nothing was changed.`,
    });
  }
  const { snapshot } = session;
  const draft = readDraft(snapshot);
  if (draft === undefined) {
    return fail({ code: 'no-draft', text: `${CREATING}: choose a game and fill in the roster first.` });
  }
  const changed = draftChanged(CREATING, draft, shown);
  if (changed !== undefined) return fail(changed);
  const seed = draft.seed === '' ? secret() : draft.seed;
  const begun = draftMatch(draft, seed);
  const details = draftProblems(draft, begun);
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
  const text = `Set up ${info.title} for ${roster.length} players. Seed commitment: ${commitment(seed)}`;
  const held = roster.map((player) => newHolder(player, secret));
  const entry = setUpEntry(draft, hostZone(snapshot), {
    seed,
    settings: begun.value.settings,
    held,
    book: snapshot.book,
    zone: snapshot.stampZone,
  });
  return ok({
    entries: [{ entry, text }],
    deliver: { kind: 'results', about: 'Set-up', messages: openingMessages(begun.value) },
  });
}

/** Asks the host before a match is created in which something may have been forgotten; undefined once they have agreed. */
export function questionBefore(
  tried: string,
  { info, doubts }: Match,
  agreed: string | undefined,
): CallProblem | undefined {
  const agree = doubts.join('; ');
  return agree === '' || agree === agreed
    ? undefined
    : { code: 'asks-first', text: `${tried}, ${info.title}: ${agree}. Is that meant?`, agree };
}

type SetUp = Extract<Entry, { readonly kind: 'set-up' }>;

/** Gives the entry that begins a game; `zone` is the host's: that of deadlines at a time of day. */
export function setUpEntry(
  draft: Draft,
  zone: string,
  own: Pick<SetUp['body'], 'seed' | 'settings' | 'held' | 'book' | 'zone' | 'season'>,
): SetUp {
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
      // Nobody is invited to a practice game, in which the program submits.
      ...(practice ? {} : { invites: true }),
    },
  };
}

/** Gives the times of a set-up; those of day are on the clocks of this zone. */
export function timingEntries(timings: readonly TimingView[], zone: string): readonly TimingEntry[] {
  return timings.map(({ clock: time, ...timing }) => ({
    ...timing,
    ...(time === '' ? {} : { clock: { time, zone } }),
  }));
}
