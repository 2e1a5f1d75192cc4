// What the sidebar shows: the game as it stands, in words.
import type { OpenStage } from '../../games/frame/match';
import { askOf } from '../../games/frame/submissions';
import { preparationSteps, stepTitle } from '../commands/prepare';
import { accessNotes } from '../delivery/books';
import { contactOf, hostZone } from '../contacts/contacts';
import { correctionViews } from '../outbox/correction-notices';
import { invitation, ownReminders } from '../outbox/invitations';
import { pageLink } from '../contacts/page-link';
import { hostMessages, linesForEveryone, openingMessages } from '../outbox/messages';
import { refusalMessages } from '../outbox/own-submissions';
import { deliveriesOf, deliveryViews, isReminder, type Delivery } from '../outbox/outbox';
import type { EntryKind } from '../record/entries';
import { findFile, personalLink } from '../record/game-files';
import type { GameRecord } from '../record/game-record';
import { commitment } from '../record/ledger';
import { ownBook, personOf, playerText } from '../record/seats';
import { CONTACT_QUESTIONS, draftView, gameChoice, gameChoices, readDraft } from '../session/draft';
import type { GameSession, Kept, Play, Session } from '../session/game-session';
import { fatesNow, missingAmong } from '../session/judge';
import { toldByHost } from '../session/host-part';
import { inputsOf } from '../session/replay';
import { timeText } from '../time/time-zone';
import type {
  AskView,
  DeliveryView,
  DeskView,
  GameView,
  PastStage,
  PlayerView,
  StageView,
  TypedAnswers,
} from '../api';
import { formerKeyTexts, submissionViews } from './submission-views';
import { tapTexts } from './tap-texts';

export function deskView(session: Session): DeskView {
  const games = gameChoices();
  if (session.kind === 'game') {
    const play = gameView(session);
    return { phase: play.stage === null ? 'over' : 'playing', games, play };
  }
  const draft = readDraft(session.snapshot);
  return draft === undefined
    ? { phase: 'empty', games }
    : { phase: 'draft', games, draft: draftView(draft, session.snapshot) };
}

/** What keeps the game running, and nobody looks for in its record. */
const PLUMBING: readonly EntryKind[] = ['zone', 'accepting', 'reminders', 'reminded', 'pictures'];

function gameView(session: GameSession): GameView {
  const { match, record, ledger, snapshot, game, past } = session;
  const last = past[past.length - 1];
  return {
    game: gameChoice(game),
    practice: record.setUp.practice,
    live: game.info.live === true,
    zone: hostZone(snapshot),
    publicBook: findFile(record, 'public-book', '')?.url ?? '',
    page: session.snapshot.page ?? '',
    commitment: commitment(record.setUp.seed),
    lastHash: ledger[ledger.length - 1]?.hash ?? '',
    stage: match.stage === null ? null : stageView(session, match.stage),
    players: match.roster.map((name, index) => playerView(session, name, index)),
    contactQuestions: CONTACT_QUESTIONS,
    settingQuestions: game.settingsQuestions,
    settings: answersRecord(game.settings.toAnswers(record.settings, '')),
    past: past.map(({ stage, recorded }) => ({
      name: stage.name,
      title: stage.title,
      resolvedAt: recorded.resolvedAt,
    })),
    deliveries: shownDeliveries(session),
    history: ledger.map(({ number, at, who, text, hash, entry }) => ({
      row: number,
      at,
      who,
      text,
      hash,
      plumbing: PLUMBING.includes(entry.kind),
    })),
    warnings: [
      ...accessNotes(session),
      ...setUpWarnings(session),
      ...zoneWarnings(record),
      ...pageWarnings(session),
      ...remadeBooks(session),
      ...newLinks(session),
    ],
    toPrepare: preparationSteps(session).map(stepTitle),
    corrections: correctionViews(record.corrections),
    opening: openingMessages(session.begun),
    ending: match.stage !== null || last === undefined ? [] : linesForEveryone(last.resolved.news),
    published: record.published,
    reminders: record.reminders,
    pictures: record.pictures,
  };
}

/** What the set-up gave cause to say: once the first stage is resolved, it is decided. */
function setUpWarnings({ match, past }: Play): readonly string[] {
  return past.length === 0 ? match.warnings : [];
}

/** That links do not lead to the page whose address was entered. */
function pageWarnings({ snapshot }: Kept): readonly string[] {
  return snapshot.pageNotOpen === true
    ? [
        'The address of the players’ page is kept, but links lead to the forms alone: it was not found open for everybody, or was not asked yet. Choose Check this account in the menu of Round Keeper, and have the page asked again.',
      ]
    : [];
}

/** The books that were made again since this stage opened: whoever has the old address reads nothing any more. */
function remadeBooks({ record }: Kept): readonly string[] {
  return record.files
    .filter(({ remadeAt = -Infinity }) => remadeAt >= record.openedAt)
    .map(({ what, name }) => {
      const book = what === 'public-book' ? 'The public book' : `${name}'s book`;
      return `${book} has been made again: send its new link to whoever reads it.`;
    });
}

/** Warnings of links that are new since this stage opened, because the published record shows those before. */
function newLinks({ record, match, snapshot }: Play & Kept): readonly string[] {
  const shown = record.shownKeys.filter(({ until }) => until >= record.openedAt);
  const where =
    match.stage === null && (snapshot.page ?? '') === ''
      ? 'The new one is needed only if you go back: their book shows it then.'
      : 'Their book shows the new one; send it to them if they kept the old one.';
  return shown.map(
    ({ person }) =>
      `${person} has a new link: the published record shows the old one, which opens nothing any more. ${where}`,
  );
}

/** That the time zone of the responses was changed while this stage is open. */
function zoneWarnings({ zones, openedAt }: GameRecord): readonly string[] {
  const last = zones[zones.length - 1];
  const before = zones[zones.length - 2];
  if (last === undefined || before === undefined || last.since < openedAt) return [];
  return [
    `The time zone of the responses was changed from ${before.zone} to ${last.zone}. Deadlines stay as they are. What players had sent by ${timeText(last.since, last.zone)} is read in ${before.zone}, what comes after it in ${last.zone}: look at the times of what came in just before.`,
  ];
}

function shownDeliveries(
  { snapshot, match, record }: Play & Kept,
  these: (delivery: Delivery) => boolean = () => true,
): readonly DeliveryView[] {
  const list = deliveriesOf(snapshot, match.roster).filter(these);
  return deliveryViews(list, (player) => personOf(record, player));
}

function answersRecord(
  answers: readonly { readonly title: string; readonly answer: string }[],
): TypedAnswers {
  return Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
}

function playerView(session: Play & Kept, name: string, index: number): PlayerView {
  const { record, game, match, snapshot } = session;
  const asked = match.stage === null ? undefined : askOf(match.stage, name);
  const about = game.rosterRow
    .toAnswers(record.setUp.players[index], '')
    .slice(1)
    .map(({ title, answer }) => `${title} ${answer}`);
  return {
    name,
    person: personOf(record, name),
    title: playerText(record, name),
    about: about.join(', '),
    link: asked === undefined ? '' : personalLink(record, asked.form, name),
    page: pageLink(snapshot, record, name),
    book: ownBook(record, name)?.url ?? '',
    invitation: invitation(session, name),
    email: contactOf(snapshot, name, 'E-mail'),
  };
}

function askViews(stage: OpenStage): readonly AskView[] {
  return stage.asks.map(({ form, title, help, players, questions }) => ({
    form,
    title,
    help,
    players,
    questions,
  }));
}

function stageView(session: GameSession, stage: OpenStage): StageView {
  const fates = fatesNow(session);
  const missing = missingAmong(stage, fates);
  const { match, opened, record, deadline, graceSeconds, inputs, inbox } = session;
  return {
    name: stage.name,
    title: stage.title,
    openedAt: record.openedAt,
    deadline,
    graceSeconds,
    acceptsLate: stage.timing?.acceptsLate ?? true,
    accepting: record.pending.accepting,
    asks: askViews(stage),
    hostQuestions: stage.hostQuestions,
    hostAnswers: answersRecord(stage.hostToAnswers(inputs.hostFacts)),
    hostWarnings: session.hostWarnings,
    told: hostMessages(stage.title, match.roster, toldByHost(opened, record)),
    waitingFor: missing,
    reminders: ownReminders(session, missing),
    submissions: submissionViews(
      stage,
      inputs,
      fates,
      formerKeyTexts(session),
      tapTexts(session, stage.name),
    ),
    refusals: refusalMessages(session, fates),
    notices: [...inbox.notices, ...reminderNotices(session)],
  };
}

/** That the reminder of the open stage has not gone out, or not surely, to all whom it is for. */
function reminderNotices(session: Play & Kept): readonly string[] {
  const reminders = shownDeliveries(
    session,
    (delivery) => isReminder(delivery) && delivery.stage === session.match.stage?.title,
  );
  const notice = (said: string, open: readonly DeliveryView[]): readonly string[] =>
    open.length === 0
      ? []
      : [
          `The reminder of the deadline ${said}: ${open.map(({ title }) => title).join('; ')}. See Deliveries.`,
        ];
  return [
    ...notice(
      'has not gone out',
      reminders.filter(({ state }) => state !== 'done' && state !== 'unsure'),
    ),
    ...notice(
      'may not have gone out',
      reminders.filter(({ state }) => state === 'unsure'),
    ),
  ];
}

/** A resolved stage with all that was submitted; undefined when there is none of this name. */
export function pastStage(session: Play & Kept, name: string): PastStage | undefined {
  const round = session.past.find(({ stage }) => stage.name === name);
  if (round === undefined) return undefined;
  const { stage, recorded, resolved } = round;
  return {
    name: stage.name,
    title: stage.title,
    resolvedAt: recorded.resolvedAt,
    asks: askViews(stage),
    hostQuestions: stage.hostQuestions,
    hostAnswers: answersRecord(stage.hostToAnswers(recorded.hostFacts)),
    submissions: submissionViews(
      stage,
      inputsOf(recorded),
      resolved.fates,
      undefined,
      tapTexts(session, name),
    ),
  };
}
