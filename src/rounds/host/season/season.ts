// Changes in a season: episodes, the host's own changes, gifts, and the season's end.
import { holder, personNamed, otherSeatsHeld, type People } from '../../record/people';
import { seatsForNewPeople } from '../../record/entry-fields';
import { andList } from '../../../games/frame/wording';
import { amountText } from '../../../games/frame/number-input';
import { isSameName } from '../../../games/frame/names';
import { cleanName } from '../../../games/frame/name-input';
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import { applyHostChanges, withoutCause, giftChanges, describeChanges } from '../../../seasons/changes';
import { endSeason as endOf, openEpisode as openedEpisode } from '../../../seasons/episodes';
import { currencySpelling, purseAmount, isInSeason, findPerson } from '../../../seasons/people';
import type { CausedChange, Season as Standing } from '../../../seasons/types';
import type { Commit } from '../../commit/commit';
import { refuseBadContacts, rosterTabWithContacts } from '../../contacts/contacts';
import type { AnswersByTitle, CallProblem } from '../../reply/reply';
import { sessionRecords, sessionSeason, type Session } from '../../session/game-session';
import { unsettledCountText } from './counted-difference';
import {
  findRunningSeason,
  requireOpenEpisode,
  seasonProblem,
  seasonUnchangedSince,
  refuseWhilePurseInUse,
  deferUntilPurseFree,
} from './running-season';
import { leftOutCorrection } from './left-out-changes';
import { draftTabs, readDraft } from '../../session/draft-tabs';
import type { ChangeStandingsInput, GiveGiftInput } from './inputs';
import { dropUndefined } from '../../../games/frame/json';

export function openEpisode(session: Session, episode: string): Result<Commit, CallProblem> {
  const tried = 'Opening the episode';
  const season = findRunningSeason(session, tried);
  if (!season.ok) return season;
  const { current, standing } = season.value;
  if (current !== undefined && current.counted === undefined && standing.episodes.length > 0) {
    return fail({
      code: 'match-uncounted',
      text: `${tried}: match ${current.number} of this episode hasn’t been counted yet. Count or archive it first.`,
    });
  }
  const unsettled = unsettledCountText(session);
  if (unsettled !== undefined) return fail({ code: 'match-differs', text: `${tried}: ${unsettled}` });
  const opened = openedEpisode(standing, episode);
  if (!opened.ok) return fail(seasonProblem(tried, [opened.error]));
  const drafts = promoteNextDraft(session, tried);
  if (!drafts.ok) return drafts;
  const name = cleanName(episode);
  return ok({
    ...drafts.value,
    entries: [
      { text: `Opened episode ${name}.`, entry: { kind: 'episode-opened', body: { episode: name } } },
    ],
  });
}

/**
 * When an episode opens, the draft made ahead for it becomes the current draft. If there is already a current draft, this
 * fails, so that neither draft is lost.
 */
function promoteNextDraft(session: Session, tried: string): Result<Commit, CallProblem> {
  const ahead = readDraft(session, 'ahead');
  if (ahead === undefined) return ok({});
  const drafted = readDraft(session);
  return drafted === undefined
    ? ok({ ...draftTabs(ahead), ...draftTabs(null, 'ahead') })
    : fail({
        code: 'draft-exists',
        text: `${tried}: ${drafted.definition.info.title} is still being set up for the previous episode, and ${ahead.definition.info.title} for the new one. Create or delete ${drafted.definition.info.title} first. Nothing was changed.`,
      });
}

/** Why somebody can't rejoin: they hold another seat that is in the season (ALL-16). Undefined if everyone can. */
function rejoinProblemText(
  people: People,
  standing: Standing,
  changes: ChangeStandingsInput['changes'],
): string | undefined {
  for (const change of changes) {
    const seat = 'joins' in change ? findPerson(standing, change.player)?.name : undefined;
    const [other] = seat === undefined ? [] : otherSeatsHeld(people, seat);
    if (seat !== undefined && other !== undefined) {
      return `${holder(people, seat).name} is playing for ${other}, so they can’t play for themselves too. Let somebody else play for ${other} first.`;
    }
  }
  return undefined;
}

/** `newSecret` returns the keys of new people. */
export function changeStandings(
  session: Session,
  { changes, reason, match, token, contacts = {}, wait = false }: ChangeStandingsInput,
  newSecret: () => string,
  /** Row number of the waiting change that this carries out. */
  waited?: number,
): Result<Commit, CallProblem> {
  const tried = 'Changing the standings';
  const season = seasonUnchangedSince(session, token, tried);
  if (!season.ok) return season;
  const { standing } = season.value;
  const { people } = sessionRecords(session);
  const why = reason.trim();
  if (why === '') {
    return fail({ code: 'no-reason', text: `${tried}: enter a reason to send with the change.` });
  }
  const taken = changes.find(
    ({ player, ...change }) =>
      'joins' in change && !hasSeat(people, player) && personNamed(people, player) !== undefined,
  );
  if (taken !== undefined) {
    return fail({
      code: 'name-taken',
      text: `${tried}: the name ${taken.player} looks the same as a substitute’s name. Use a different name.`,
    });
  }
  for (const [name, own] of Object.entries(contacts)) {
    const wrong = refuseBadContacts(`${tried}: ${name}`, own);
    if (wrong !== undefined) return fail(wrong);
  }
  const made = applyHostChanges(standing, changes, why);
  if (!made.ok) return fail(seasonProblem(tried, made.error));
  const back = rejoinProblemText(people, standing, changes);
  if (back !== undefined) return fail({ code: 'plays-for-another', text: `${tried}: ${back}` });
  const waits = refuseWhilePurseInUse(session, made.value.changes, tried);
  if (waits !== undefined) {
    const act = { changes: made.value.changes.map(withoutCause), reason: why };
    return deferUntilPurseFree(waits, wait, act, changesLogText(made.value.changes, why));
  }
  if (made.value.changes.length === 0) {
    return fail({ code: 'nothing-changes', text: `${tried}: this wouldn’t change anything.` });
  }
  if (match !== undefined && !season.value.matches.some(({ number }) => number === match)) {
    return fail({
      code: 'no-such-match',
      text: `${tried}: match ${match} isn’t archived. Correct the match itself, or change the standings without choosing a match.`,
    });
  }
  const seats = seatsForNewPeople(people, made.value.season.people, newSecret);
  const joined = (seats.held ?? []).map(({ seat }) => seat);
  return ok({
    entries: [
      {
        text: changesLogText(made.value.changes, why),
        entry: {
          kind: 'standings-changed',
          body: {
            changes: made.value.changes.map(withoutCause),
            reason: why,
            ...(match === undefined
              ? {}
              : leftOutCorrection(people, season.value, match, made.value.changes, why)),
            ...seats,
            ...dropUndefined({ waited }),
          },
        },
      },
    ],
    ...(joined.length === 0
      ? {}
      : { roster: rosterTabWithContacts(session.snapshot, joined, newcomerContacts(joined, contacts)) }),
  });
}

function changesLogText(changes: readonly CausedChange[], reason: string): string {
  return `${describeChanges(changes)}. Reason: ${reason}`;
}

/** The contacts of newcomers. Contacts in an old row with the same name belong to somebody else, so they are replaced. */
function newcomerContacts(
  joined: readonly string[],
  contacts: Readonly<Record<string, AnswersByTitle>>,
): ReadonlyMap<string, AnswersByTitle> {
  return new Map(joined.map((name) => [name, contacts[name] ?? {}]));
}

function hasSeat({ seats }: People, name: string): boolean {
  return [...seats.keys()].some((seat) => isSameName(seat, name));
}

export function giveGift(
  session: Session,
  gift: GiveGiftInput,
  /** Row number of the waiting change that this carries out. */
  waited?: number,
): Result<Commit, CallProblem> {
  const tried = 'Giving a gift';
  const season = seasonUnchangedSince(session, gift.token, tried);
  if (!season.ok) return season;
  const { standing } = season.value;
  const [from, to] = [findPerson(standing, gift.from), findPerson(standing, gift.to)];
  if (from === undefined || to === undefined || from === to || !isInSeason(from) || !isInSeason(to)) {
    return fail({
      code: 'unknown-player',
      text: `${tried}: choose two different people who are still in the season.`,
    });
  }
  const purse = currencySpelling(standing, gift.purse);
  const has = purseAmount(from, purse);
  if (!standing.currencies.has(purse)) {
    return fail({
      code: 'unknown-currency',
      text: `${tried}: ${purse} isn’t one of this season’s currencies.`,
    });
  }
  const body = { from: from.name, to: to.name, purse, amount: gift.amount };
  const isCount = Number.isSafeInteger(gift.amount) && gift.amount >= 1;
  // While a match uses the purse, nobody knows how much it will contain afterwards.
  const waits = isCount ? refuseWhilePurseInUse(session, giftChanges(body), tried) : undefined;
  if (waits !== undefined) {
    const text = `${from.name} gives ${to.name} ${amountText(purse, gift.amount)}.`;
    return deferUntilPurseFree(waits, gift.wait === true, { gift: body }, text);
  }
  if (!isCount || gift.amount > has) {
    return fail({
      code: 'below-zero',
      text: `${tried}: ${from.name} has ${amountText(purse, has)}. Enter a whole number from 1 up to that amount.`,
    });
  }
  const text = `${from.name} gave ${to.name} ${amountText(purse, gift.amount)}.`;
  return ok({
    entries: [{ text, entry: { kind: 'gift', body: { ...body, ...dropUndefined({ waited }) } } }],
  });
}

export function endSeason(session: Session, winners: readonly string[]): Result<Commit, CallProblem> {
  const tried = 'Ending the season';
  const season = requireOpenEpisode(session, tried);
  if (!season.ok) return season;
  const { current, standing } = season.value;
  if (current !== undefined && current.counted === undefined) {
    return fail({
      code: 'match-uncounted',
      text: `${tried}: match ${current.number} hasn’t been counted yet. Count or archive it first.`,
    });
  }
  const unsettled = unsettledCountText(session);
  if (unsettled !== undefined) return fail({ code: 'match-differs', text: `${tried}: ${unsettled}` });
  const ended = endOf(standing, winners);
  if (!ended.ok) return fail(seasonProblem(tried, ended.error));
  const names = winners.map((winner) => ensure(findPerson(standing, winner), 'Winners are known.').name);
  return ok({
    entries: [
      {
        text: `Ended the season. ${andList(names)} won.`,
        entry: { kind: 'season-ended', body: { winners: names } },
      },
    ],
  });
}

export function undoSeasonEnd(session: Session, reason: string): Result<Commit, CallProblem> {
  const tried = 'Reopening the season';
  const season = sessionSeason(session);
  if (season?.ended === undefined) {
    return fail({ code: 'not-over', text: `${tried}: the season hasn’t ended. Nothing was changed.` });
  }
  const why = reason.trim();
  if (why === '') return fail({ code: 'no-reason', text: `${tried}: enter a reason first.` });
  return ok({
    entries: [
      {
        text: `Reopened the season. Reason: ${why}`,
        entry: { kind: 'end-taken-back', body: { reason: why } },
      },
    ],
  });
}
