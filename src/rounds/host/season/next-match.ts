// The draft of a season's next match: it may be set up while another match runs.
import { present } from '../../../games/frame/present';
import { findGame } from '../../../games/catalogue';
import type { PlayableGame } from '../../../games/frame/playable';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { MatchKind } from '../../../games/frame/season';
import type { CallProblem } from '../../reply/reply';
import { draftFields, matchOfFields, mergedDraft } from '../../reply/draft-fields';
import type { Saved, SaveNextMatch } from '../../reply/draft-view';
import { refusedFor } from '../../reply/merged-fields';
import { mayHaveGuests } from '../../../seasons/roster';
import type { TypedAnswers } from '../../reply/typed-answers';
import type { Commit } from '../../commit/commit';
import type { PastMatch } from '../../record/season-entries';
import type { SeasonRecord } from '../../record/season-record';
import { draftTitles, type Draft } from '../../session/draft';
import { draftGone } from '../parts/draft-gone';
import type { Session } from '../../session/game-session';
import {
  filledDraft,
  freshSeasonDraft,
  readSeasonDraft,
  savedSeasonDraft,
  seasonDraftTabs,
  waysToReach,
  type DraftPlace,
  type SeasonDraft,
} from '../../session/season-draft';
import { readTemplate } from '../../session/template';
import { isZone, shortTimeText } from '../../time/time-zone';
import { hostZone } from '../../contacts/contacts';
import { isIn, personCalled } from '../../../seasons/people';
import type { FieldClash } from '../../reply/fields';
import { inEpisode } from './going-season';
import type { RedraftMatch } from './inputs';
import { matchesSoFar } from './past-match';
import { sampledDraft } from '../parts/sampled-draft';

const DRAFTING = 'Drafting the next match';

/** Begins the draft of a match, with the settings of the last one of its game (SN-15). */
export function draftMatch(
  session: Session,
  id: string,
  kind: MatchKind,
  browserZone: string,
  {
    place = 'next',
    given,
  }: {
    readonly place?: DraftPlace | undefined;
    /** What to begin with instead of the last match's settings. */
    readonly given?: Pick<Draft, 'settings' | 'later'>;
  } = {},
): Result<Commit, CallProblem> {
  const season = inEpisode(session, DRAFTING);
  if (!season.ok) return season;
  const game = findGame(id);
  if (game === undefined) {
    return fail({ code: 'no-such-game', text: `${DRAFTING}: choose a game of the list.` });
  }
  const drafted = readSeasonDraft(session.snapshot, place);
  if (drafted !== undefined) {
    return fail({
      code: 'draft-exists',
      text: `${DRAFTING}: ${drafted.definition.info.title} is being set up already. Go on with it, or discard it first. Nothing was changed.`,
    });
  }
  return ok(seasonDraftTabs(draftOf(session, season.value, { game, kind, zone: browserZone, given }), place));
}

/** Gives a fresh draft of a game. */
function draftOf(
  session: Session,
  season: SeasonRecord,
  {
    game,
    kind,
    zone: browserZone,
    given,
  }: {
    readonly game: PlayableGame;
    readonly kind: MatchKind;
    readonly zone: string;
    readonly given?: Pick<Draft, 'settings' | 'later'> | undefined;
  },
): SeasonDraft {
  const matches = matchesSoFar(session, season);
  const last = [...matches].reverse().find((match) => match.game === game.info.id);
  const isPractice = season.practice === true;
  const practice = matches[matches.length - 1]?.practice ?? isPractice;
  const before = last === undefined ? firstOf(game, matches) : settingsOf(last);
  const filled = freshSeasonDraft(game, kind, before);
  const fresh = given === undefined ? filled : { ...filled, ...given };
  const draft = isPractice ? sampledDraft(season.standing, fresh) : fresh;
  const known = waysToReach(session, draft);
  const zone = known.zone === '' && isZone(browserZone) ? browserZone : '';
  return { ...draft, practice, zone };
}

/**
 * Makes another match of the draft: of another kind, with all that is typed and who then plays; or of another game, which is
 * filled in anew.
 */
export function redraftMatch(
  session: Session,
  { game: id, kind, ahead }: RedraftMatch,
  browserZone: string,
): Result<Commit, CallProblem> {
  const season = inEpisode(session, DRAFTING);
  if (!season.ok) return season;
  const place = placeOf(ahead);
  const drafted = readSeasonDraft(session.snapshot, place);
  if (drafted === undefined) return fail(draftGone(DRAFTING));
  const game = findGame(id);
  if (game === undefined) {
    return fail({ code: 'no-such-game', text: `${DRAFTING}: choose a game of the list.` });
  }
  if (id !== drafted.game) {
    const { zone, webhook } = drafted;
    const fresh = draftOf(session, season.value, { game, kind, zone: browserZone });
    return ok(seasonDraftTabs({ ...fresh, webhook, zone: zone === '' ? fresh.zone : zone }, place));
  }
  const guests = mayHaveGuests(kind, game) ? drafted.guests : [];
  const gone = drafted.guests.filter((name) => !guests.includes(name));
  const roster = drafted.roster.filter(([name = '']) => !gone.includes(name));
  return ok(seasonDraftTabs({ ...drafted, kind, guests, roster }, place));
}

/** Begins the draft of a match with a template's settings. */
export function matchFromTemplate(
  session: Session,
  template: unknown,
  kind: MatchKind,
  browserZone: string,
  place?: DraftPlace,
): Result<Commit, CallProblem> {
  const read = readTemplate(template);
  if (!read.ok) return read;
  const { game, settings, later } = read.value;
  return draftMatch(session, game.info.id, kind, browserZone, { place, given: { settings, later } });
}

/**
 * Gives a game's first match in a season: with the times of the season's last match, unless one of the two is played
 * live.
 */
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

/** Saves the fields that the window changed; those that others changed meanwhile stay. */
export function saveMatchDraft(
  session: Session,
  { before, ...typed }: Saved<SaveNextMatch>,
): Result<Commit, CallProblem> {
  const season = inEpisode(session, DRAFTING);
  if (!season.ok) return season;
  const { standing } = season.value;
  const merged = before === undefined ? ok(typed) : mergedMatch(session, season.value, before, typed);
  if (!merged.ok) return merged;
  const draft = savedSeasonDraft(standing, merged.value);
  if (draft === undefined) {
    return fail({ code: 'no-such-game', text: `${DRAFTING}: choose a game of the list.` });
  }
  // Entries that are the same as in the book are taken from it when the match is created, since they may change until
  // then.
  const book = waysToReach(session, { zone: '', webhook: '' });
  const place = placeOf(typed.ahead);
  const stands = readSeasonDraft(session.snapshot, place);
  return ok(
    seasonDraftTabs(
      {
        ...draft,
        ...(stands?.game === draft.game ? present({ later: stands.later }) : {}),
        zone: draft.zone === book.zone ? '' : draft.zone,
        webhook: draft.webhook === book.webhook ? '' : draft.webhook,
      },
      place,
    ),
  );
}

export function discardMatchDraft(session: Session, ahead?: boolean): Result<Commit, CallProblem> {
  const season = inEpisode(session, 'Discarding the draft');
  return season.ok ? ok(seasonDraftTabs(null, placeOf(ahead))) : season;
}

/** Gives the place of a draft; `ahead`: true where it is of the next episode. */
export function placeOf(ahead = false): DraftPlace {
  return ahead ? 'ahead' : 'next';
}

/**
 * The drafts once another episode is open: the one that was made ahead for it is set up from then on. Another that is still
 * being set up then is in its way, and nothing of either is thrown away.
 */
export function draftsInNext(session: Session, tried: string): Result<Commit, CallProblem> {
  const { snapshot } = session;
  const ahead = readSeasonDraft(snapshot, 'ahead');
  if (ahead === undefined) return ok({});
  const drafted = readSeasonDraft(snapshot);
  return drafted === undefined
    ? ok({ ...seasonDraftTabs(ahead), ...seasonDraftTabs(null, 'ahead') })
    : fail({
        code: 'draft-exists',
        text: `${tried}: ${drafted.definition.info.title} is still being set up for the episode before, and ${ahead.definition.info.title} waits to be set up for this one. Create or discard the first. Nothing was changed.`,
      });
}

const SAVING = 'Saving the set-up';

/**
 * Merges what the window typed into the draft. The window fills the draft in from the standings, so the saved draft is
 * filled in the same way before the two are compared.
 */
function mergedMatch(
  session: Session,
  season: SeasonRecord,
  before: SaveNextMatch,
  typed: SaveNextMatch,
): Result<SaveNextMatch, CallProblem> {
  const drafted = readSeasonDraft(session.snapshot, placeOf(typed.ahead));
  if (drafted?.game !== typed.game) return fail(draftGone(SAVING));
  const stands = { ...filledDraft(season.standing, drafted), ...waysToReach(session, drafted) };
  const columns = drafted.definition.rosterQuestions.map(({ title }) => title);
  const fieldsOf = (draft: SaveNextMatch): TypedAnswers => draftFields(draft, columns, before, true);
  const { merged, clashes } = mergedDraft(
    { before: fieldsOf(before), now: fieldsOf(typed), stands: fieldsOf(stands) },
    columns,
  );
  const { settings } = draftTitles(drafted.definition);
  return clashes.length === 0
    ? ok(matchOfFields(typed, merged, columns, settings))
    : refusedFor(
        SAVING,
        clashes.map((clash) => withLeaving(session, season, clash)),
      );
}

/** Says of a removed row how its person came out of the season, where the ledger knows. */
function withLeaving(session: Session, { standing, log }: SeasonRecord, clash: FieldClash): FieldClash {
  const person = clash.row === undefined ? undefined : personCalled(standing, clash.row.name);
  if (clash.row === undefined || clash.stands !== '' || person === undefined || isIn(person)) return clash;
  const { name, membership } = person;
  const out = [...log]
    .reverse()
    .find(({ change }) => change.player === name && ('eliminated' in change || 'left' in change));
  const row = session.rows.find(({ at }) => at === out?.at);
  const when = out === undefined ? '' : ` on ${shortTimeText(out.at, hostZone(session.snapshot))}`;
  const who = row === undefined || row.who === '' ? '' : `, entered by ${row.who}`;
  const what = membership.kind === 'left' ? 'left the season' : 'was eliminated';
  return { ...clash, row: { ...clash.row, why: `${name} ${what}${when}${who}.` } };
}
