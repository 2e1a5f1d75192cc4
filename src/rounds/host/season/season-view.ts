// A season as the host sees it: people, the open episode with the next step, and matches.
import { findFormerHolder } from '../parts/substitute';
import { sessionFiles } from '../../session/readers';
import { BETWEEN_MATCHES_ID } from '../../../games/frame/catalogue';
import type { MatchKind } from '../../../games/frame/season';
import { endSeason, toPlaceNumber, type SeasonRanking, nextEpisode } from '../../../seasons/episodes';
import { currencyNames, purseAmount, peopleInSeason } from '../../../seasons/people';
import type { Person, Season } from '../../../seasons/types';
import { isAnyOutOfSeason } from '../../../seasons/counting';
import { messageViews } from '../messages/send-message';
import { eliminationCandidates } from './count-match';
import { toChangeLine } from './countable-match';
import { changesSinceCounting } from './counted-difference';
import { leftOutViews } from './left-out-changes';
import { deferredActionViews } from './deferred-actions';
import { allSeasonMatches } from './past-match';
import { pageLink } from '../../contacts/page-link';
import { hostSeasonLine } from '../../outbox/host-season-tab';
import { findBook } from '../../record/game-files';
import { holder, seatNameForHost, seatName, type People } from '../../record/people';
import type { PastMatch } from '../../record/season-entries';
import type { SeasonRecord } from '../../record/season-record';
import type { Draft } from '../../session/draft';
import { readDraft } from '../../session/draft-tabs';
import type { BetweenSession, GameSession } from '../../session/game-session';
import { holderView } from '../../session/seat-holders';
import { pursesInPlay, standingsToken } from '../../session/season-state';
import { seatHolderTexts } from '../../session/match-holders';
import {
  EPISODE_STEPS,
  type MatchState,
  type NextStep,
  type TimelineStep,
  type PersonView,
  type SeasonMatchView,
  type SeasonView,
} from './views';

type SeasonSession = GameSession | BetweenSession;

/** How many recent changes of all people are listed. */
const MAX_SHOWN_CHANGES = 100;

export function seasonView(session: SeasonSession, record: SeasonRecord): SeasonView {
  const { standing, log, ended } = record;
  const { name, currencies, inherit, episodes } = standing;
  const places = ended === undefined ? undefined : endSeason(standing, ended);
  const differs = changesSinceCounting(session).length > 0;
  const past = allSeasonMatches(session, record);
  const matches = matchViews(session, record, past);
  const path = episodeTimeline(standing, past, matches);
  const drafted = readDraft(session);
  const held = pursesInPlay(session);
  return {
    name,
    episode: episodes[episodes.length - 1] ?? '',
    episodes,
    nextEpisode: nextEpisode(episodes),
    currencies: [...currencies].map(([currency, shown]) => ({ name: currency, shown })),
    inherit,
    people: standing.people.map((person) => personView(session, record, person)),
    path,
    next: differs ? REVIEW_STEP : nextStep(record, matches, path, drafted, eliminationCandidates(session)),
    matches,
    log: log
      .slice(-MAX_SHOWN_CHANGES)
      .reverse()
      .map((line) => ({
        ...toChangeLine(record, line.change),
        at: line.at,
        episode: episodes[line.episode] ?? '',
      })),
    end:
      ended === undefined
        ? null
        : { winners: ended, places: rankedPlaces(session.people, places?.ok === true ? places.value : []) },
    waiting: deferredActionViews(session, record),
    inPlay:
      session.kind === 'between' || held.length === 0
        ? null
        : { match: session.match.info.title, purses: held },
    hostMessages: messageViews(session),
    practice: record.practice === true,
    differs,
    token: standingsToken(record),
  };
}

/** How many recent changes are listed per person. */
const MAX_PERSON_CHANGES = 20;

function personView(session: SeasonSession, record: SeasonRecord, person: Person): PersonView {
  const { standing, log } = record;
  const { name, membership, tokens, marks } = person;
  const { people } = session;
  const held = holder(people, name);
  return {
    name,
    person: held.name,
    ...holderView(session, name),
    before: findFormerHolder(session, name),
    title: seatNameForHost(people, name),
    status: membership.kind,
    episode: membership.kind === 'in' ? '' : (standing.episodes[membership.episode] ?? ''),
    purses: currencyNames(standing).map((purse) => ({ name: purse, amount: purseAmount(person, purse) })),
    tokens,
    marks: [...marks].map(([mark, lasting]) => ({
      name: mark,
      ...(lasting === 'good' ? {} : { until: lasting }),
    })),
    candidate: standing.candidate === name,
    opponent: standing.opponent === name,
    line: hostSeasonLine(session, record, name),
    changes: log
      .filter(({ change }) => change.player === name)
      .slice(-MAX_PERSON_CHANGES)
      .reverse()
      .map(({ change }) => toChangeLine(record, change)),
    page: pageLink(session.snapshot, held),
    book: findBook(sessionFiles(session), held.id)?.url ?? '',
  };
}

function matchViews(
  session: SeasonSession,
  record: SeasonRecord,
  past: readonly PastMatch[],
): readonly SeasonMatchView[] {
  const { matches } = record;
  const isOver = session.kind === 'game' && session.match.stage === null;
  return past.map((match, at) => {
    const { number, kind, episode, game, title, ending, counted, winners = [] } = match;
    const players = seatHolderTexts(match, match.players);
    const guests = seatHolderTexts(match, match.guests);
    const isAway = at < matches.length;
    const isOpen = counted ? 'reopened' : 'running';
    const inBook = !isOver ? isOpen : counted ? 'counted' : 'over';
    const state = !isAway ? inBook : counted ? 'put-away' : 'put-away-uncounted';
    return {
      number,
      kind,
      episode,
      game,
      title,
      players,
      guests,
      winners: state === 'running' || state === 'reopened' ? [] : winners,
      state,
      ending: [...ending, ...(match.later ?? [])],
      leftOut: state === 'counted' || state === 'put-away' ? leftOutViews(record, match) : [],
    };
  });
}

function rankedPlaces(people: People, places: SeasonRanking): NonNullable<SeasonView['end']>['places'] {
  return places.map((names, at) => ({
    place: toPlaceNumber(places, at),
    names: names.map((name) => seatName(people, name)),
  }));
}

const COUNTED_STATES: readonly MatchState[] = ['counted', 'reopened', 'put-away'];
const IN_BOOK_STATES: readonly MatchState[] = ['running', 'reopened', 'over', 'counted'];

function episodeTimeline(
  standing: Season,
  past: readonly PastMatch[],
  matches: readonly SeasonMatchView[],
): readonly TimelineStep[] {
  const episode = standing.episodes[standing.episodes.length - 1];
  const here = matches.filter((match) => match.episode === episode);
  const of = (kind: MatchKind): readonly SeasonMatchView[] => here.filter((match) => match.kind === kind);
  const isDone = (kind: MatchKind): boolean => of(kind).some(({ state }) => COUNTED_STATES.includes(state));
  const done: Readonly<Record<TimelineStep['step'], boolean>> = {
    main: of('main').some(({ state }) => state !== 'running'),
    count: isDone('main'),
    between: isDone('between') || standing.opponent !== null || isDone('death'),
    death: isDone('death'),
    close: false,
  };
  const tookOut = past.some(
    (match) =>
      match.kind === 'death' && match.episode === episode && isAnyOutOfSeason(standing, match.players),
  );
  const passed = done.death && !tookOut;
  const titles: Readonly<Record<TimelineStep['step'], string>> = {
    main: 'Main match',
    count: 'Count it',
    between: 'Between matches',
    death: passed ? 'Death match: nobody is out' : 'Death match',
    close: 'Next episode',
  };
  const now = episode === undefined ? undefined : EPISODE_STEPS.find((step) => !done[step]);
  return EPISODE_STEPS.map((step) => ({
    step,
    title: titles[step],
    state: done[step] ? (step === 'death' && passed ? 'passed' : 'done') : step === now ? 'now' : 'ahead',
  }));
}

/** Comes before all other steps, because the next match starts from the current standings (SN-4). */
const REVIEW_STEP: NextStep = { action: 'count', title: 'Review the difference' };

/** The next step under the season's rules. */
function nextStep(
  { standing, ended }: SeasonRecord,
  matches: readonly SeasonMatchView[],
  path: readonly TimelineStep[],
  drafted: Draft | undefined,
  eliminable: readonly string[],
): NextStep {
  if (ended !== undefined) return { action: 'none', title: 'The season has ended' };
  if (standing.episodes.length === 0) return { action: 'open-episode', title: 'Open the first episode' };
  const current = matches.find(({ state }) => IN_BOOK_STATES.includes(state));
  if (current?.state === 'running' || current?.state === 'reopened')
    return { action: 'play', title: `Continue ${current.title}` };
  if (current?.state === 'over') return { action: 'count', title: `Count ${current.title}`, eliminable };
  if (drafted !== undefined)
    return { action: 'create-match', title: `Look over ${drafted.definition.info.title}` };
  const step = path.find(({ state }) => state === 'now')?.step ?? 'close';
  const tokens = peopleInSeason(standing).some((person) => person.tokens > 1);
  switch (step) {
    case 'main':
    case 'count':
      return { action: 'draft-match', title: 'Set up the main match', kind: 'main' };
    case 'between':
      if (standing.candidate !== null || tokens) {
        return {
          action: 'draft-match',
          title: 'Set up Between matches',
          kind: 'between',
          game: BETWEEN_MATCHES_ID,
        };
      }
      return episodeEndStep(standing);
    case 'death':
      return standing.candidate !== null && standing.opponent !== null
        ? { action: 'draft-match', title: 'Set up the death match', kind: 'death' }
        : episodeEndStep(standing);
    case 'close':
      return episodeEndStep(standing);
  }
}

function episodeEndStep(standing: Season): NextStep {
  return peopleInSeason(standing).length <= 1
    ? { action: 'end-season', title: 'End the season' }
    : { action: 'open-episode', title: 'Open the next episode' };
}
