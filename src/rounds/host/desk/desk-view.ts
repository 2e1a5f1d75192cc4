// What the sidebar shows: an empty book, a draft, or the game.
import { dropUndefined } from '../../../games/frame/json';
import { plural } from '../../../games/frame/wording';
import {
  canRunInParallel,
  preparationSteps,
  stepTitle,
  type PreparationStep,
} from '../parts/preparation-steps';
import { messageViews } from '../messages/send-message';
import { stageOpenedText, currentOpening, matchSeasonIdsOf } from '../../commit/outdated-calls';
import { hostTimeZone, playerContact } from '../../contacts/contacts';
import { liveTableLink, pageLink } from '../../contacts/page-link';
import { correctionViews } from '../../outbox/correction-notices';
import { copiesForHost, copyForHost, openingMessages } from '../../outbox/messages';
import { readDeliveries, isMessage } from '../../outbox/outbox';
import { findBook, personalLink } from '../../record/game-files';
import { seedCommitment } from '../../record/ledger';
import { gameChoice } from '../../session/draft';
import { correctionsWithNames, rowsWithNames, displayNames } from '../../session/display-names';
import { matchEndRow, personPlaying } from '../../session/match-holders';
import { outdatedResults } from '../../session/outdated-results';
import type { GameSession, Session, SessionContent, PlayedGame } from '../../session/game-session';
import { pageSection } from '../../reply/page-section';
import { liveTableKey } from '../../session/page-keys';
import { readerChannels, sessionFiles, type BookSession } from '../../session/readers';
import { timeText } from '../../time/time-zone';
import type { DeskView, GameView, OutgoingView, PhaseView, PlayerView } from './views';
import { typedSettings } from '../corrections/merged-change';
import { deadlineView } from '../stage/deadline-view';
import { hasNoDeadlineTrigger } from '../stage/alarm';
import { toStageNews } from '../stage/round-view';
import { listDeliveryViews, stageView } from '../stage/stage-view';
import { noMatchWarnings, gameWarnings } from './game-warnings';
import { publishedPurseWarnings } from '../season/season-warnings';
import { seasonView } from '../season/season-view';
import { draftView } from '../set-up/draft-view';
import { findFormerHolder } from '../parts/substitute';
import { findAsk } from '../../../games/frame/submissions';
import { invitation } from '../../outbox/invitations';
import { seatNameForHost, type PersonId } from '../../record/people';
import { isStageHidden, newsToSend } from '../../session/face-down';
import { holderView } from '../../session/seat-holders';

export function deskView(session: Session): DeskView {
  const drafts = { draft: draftView(session, 'next'), nextEpisodeDraft: draftView(session, 'ahead') };
  const games = session.games.map(gameChoice);
  return { ...phaseView(session), games, shown: matchSeasonIdsOf(session), ...dropUndefined(drafts) };
}

function phaseView(session: Session): PhaseView {
  if (session.kind === 'game') {
    const play = gameView(session);
    const season = session.season === undefined ? {} : { season: seasonView(session, session.season) };
    return { phase: play.stage === null ? 'over' : 'playing', play, ...season };
  }
  if (session.kind === 'between') {
    return {
      phase: 'between',
      season: seasonView(session, session.season),
      outgoing: outgoingView(session, noMatchWarnings(session)),
    };
  }
  return { phase: 'empty', ...(session.snapshot.unchecked === true ? { unchecked: true } : {}) };
}

/** Says when the previous stage was resolved automatically, and which stage is open now. */
function autoResolvedView({ record, past, match, snapshot }: GameSession): Pick<GameView, 'continued'> {
  const { openedAfter, openedAt } = record;
  const before = past.find(({ recorded }) => recorded.stage === openedAfter);
  if (before === undefined) return {};
  const then = match.stage === null ? 'The game is over.' : `${match.stage.title} is open now.`;
  const at = timeText(openedAt, hostTimeZone(snapshot));
  return { continued: `${before.title} was resolved automatically on ${at}. ${then}` };
}

function outgoingView(session: BookSession, warnings: readonly string[]): OutgoingView {
  const { snapshot } = session;
  const steps = preparationSteps(session);
  const forHost = hostWorkView(session, steps);
  return {
    zone: hostTimeZone(snapshot),
    publicBook: findBook(sessionFiles(session), undefined)?.url ?? '',
    page: snapshot.page ?? '',
    deliveries: listDeliveryViews(session, snapshot.hostedBy === undefined ? undefined : isMessage),
    warnings,
    ...(snapshot.hostedBy === undefined
      ? { toPrepare: steps.map(stepTitle), ...(canRunInParallel(steps) ? { beside: true as const } : {}) }
      : { toPrepare: [], ...dropUndefined({ forHost }) }),
  };
}

/** Work that waits for the host's account, as a co-host sees it: forms and books to create, books to update. */
function hostWorkView(session: BookSession, steps: readonly PreparationStep[]): OutgoingView['forHost'] {
  const { hostedBy: host, unwatched } = session.snapshot;
  const books = readDeliveries(session).filter((one) => !isMessage(one) && one.mark !== 'done').length;
  if (host === undefined || steps.length + books === 0) return undefined;
  const isWatched = session.kind === 'game' && unwatched !== true && !hasNoDeadlineTrigger(session);
  const written = books === 0 ? [] : [`Update ${plural(books, 'book')}`];
  return { host, steps: [...steps.map(stepTitle), ...written], isWatched };
}

function gameView(session: GameSession): GameView {
  const { match, record, last: lastRow, snapshot, game, past } = session;
  return {
    ...outgoingView(session, gameWarnings(session)),
    at: currentOpening(session),
    opened: stageOpenedText(session),
    game: { ...gameChoice(game), title: match.info.title },
    practice: record.setUp.practice,
    live: game.info.live === true,
    table: game.info.live === true ? liveTableLink(snapshot, liveTableKey(snapshot.book)) : '',
    commitment: seedCommitment(record.setUp.seed),
    lastHash: lastRow?.hash ?? '',
    ...autoResolvedView(session),
    stage: match.stage === null ? null : stageView(session, match.stage),
    players: match.roster.map((name, index) => playerView(session, name, index)),
    settingQuestions: game.settingsQuestions,
    settings: typedSettings(session),
    past: past.map(({ title, recorded }) => ({ name: recorded.stage, title })),
    decidedOver: outdatedResults(session),
    corrections: correctionViews(correctionsWithNames(session)).map((one) => ({
      ...one,
      messages: copiesForHost(session, one.messages),
    })),
    openingNews: copiesForHost(session, openingMessages(session.begun)),
    lastNews: lastStageNews(session),
    standings: rowsWithNames(displayNames(session), match.home(isStageHidden(session))).map(pageSection),
    leads: match.leads().map(pageSection),
    hostMessages: messageViews(session),
    published: record.published,
    publishes: publishedPurseWarnings(session),
    atDeadline: deadlineView(session),
    pictures: record.pictures,
  };
}

/** The public news of the last resolved stage, except news that stays hidden until a clock starts. */
function lastStageNews(session: GameSession): GameView['lastNews'] {
  const last = session.past[session.past.length - 1];
  return last === undefined
    ? null
    : toStageNews(
        session,
        { name: last.recorded.stage, title: last.title },
        newsToSend(session, last.resolved),
      );
}

/** `index` is the player's position in the roster. */
function playerView(session: GameSession, name: string, index: number): PlayerView {
  const { people, record, match, snapshot } = session;
  const person = personPlaying(session, name);
  const title = seatNameForHost(people, name, matchEndRow(session));
  const asked = match.stage === null ? undefined : findAsk(match.stage, name);
  return {
    name,
    person: person.name,
    ...holderView(session, name),
    before: findFormerHolder(session, name),
    title: match.left.includes(name) ? `${title} (has left)` : title,
    hasLeft: match.left.includes(name),
    details: playerDetailsText(session, name, index),
    link: asked === undefined ? '' : personalLink(record, asked.form, person, name),
    page: pageLink(snapshot, person),
    book: findBook(record, person.id)?.url ?? '',
    invitation: copyForHost(session, { to: { player: name }, text: invitation(session, name) }).text,
    posted: isInvitePosted(session, person.id),
    email: playerContact(snapshot, person.name, 'E-mail'),
  };
}

/** Whether this person's invitation to the match was posted in their own channel. */
function isInvitePosted(session: GameSession, person: PersonId): boolean {
  const { invites } = session.record.setUp;
  if (invites !== true || !session.record.invited || !readerChannels(session).persons.has(person))
    return false;
  return readDeliveries(session).every(
    (one) => !isMessage(one) || one.reader !== person || one.mark === 'done',
  );
}

/** The player's roster columns, and current counts such as lives. */
function playerDetailsText(session: PlayedGame & SessionContent, name: string, index: number): string {
  const { record, game, match } = session;
  const given = game.rosterRow.toAnswers(record.setUp.players[index], '').slice(1);
  const held = match.has(name, isStageHidden(session));
  // If no count is a number, the counts would only repeat the roster.
  const pips = held.some(({ value }) => /^\d+$/.test(value)) ? held : [];
  const columns = given
    .filter(({ title }) => !pips.some((pip) => pip.name === title))
    .map(({ title, answer }) => `${title} ${answer}`);
  const now = pips.map((pip) => `${pip.name} ${pip.value}`);
  if (now.length === 0) return columns.join(', ');
  return [
    ...(columns.length === 0 ? [] : [`${columns.join(', ')} at the start.`]),
    `Now: ${now.join(', ')}.`,
  ].join(' ');
}
