// Stages as the sidebar shows them: the open stage with its questions, answers and entries, and resolved stages.
import { seededChance } from '../../../games/frame/chance';
import type { OpenStage } from '../../../games/frame/match';
import type { News } from '../../../games/frame/news';
import type { AskView, PastStageView, StageView } from './views';
import type { DeliveryView } from '../../reply/posts';
import type { Message } from '../../reply/reply';
import { copiesForHost, hostMessages } from '../../outbox/messages';
import { privateReminders } from '../../outbox/invitations';
import { readDeliveries, type Delivery } from '../../outbox/outbox';
import { refusalMessages } from '../../outbox/player-submissions';
import { changesSinceSaving, encodeBasis } from '../../session/outdated-results';
import type { GameSession, SessionContent, PlayedGame } from '../../session/game-session';
import { inheritedAnswerNotices } from '../../session/inherited-answers';
import { newsFromHost, toAnswersByTitle } from '../../session/host-part';
import { currentFates, findMissingPlayers } from '../../session/judge';
import { previousStageGuesser } from '../../session/previous-stage-guess';
import { toStageInputs } from '../../session/replay';
import { keptAnswerNotices, stagesWithKeptAnswers } from '../../session/unparsed-answers';
import { newsWithNames, displayNames } from '../../session/display-names';
import { lostTriggerNotices } from './alarm';
import { makeFormerKeyText, submissionViews, makeSendTimeText } from './submission-views';
import { missingPlayerTexts } from './round-view';
import { deliveryViews } from '../../outbox/delivery-views';
import type { WithReaders } from '../../session/readers';

export function stageView(session: GameSession, stage: OpenStage): StageView {
  const fates = currentFates(session);
  const { match, opened, record, deadline, graceSeconds, inputs, inbox } = session;
  const missingAtAll = findMissingPlayers(stage, fates);
  const missing = match.roster.filter((name) => missingAtAll.includes(name));
  const told = newsFromHost(opened, record);
  const copies = (messages: readonly Message[]): readonly Message[] => copiesForHost(session, messages);
  return {
    name: stage.name,
    title: stage.title,
    openedAt: record.openedAt,
    deadline,
    graceSeconds,
    acceptsLate: stage.timing?.acceptsLate !== false,
    accepting: record.pending.accepting,
    pausedAt: record.pending.pausedAt ?? null,
    over: encodeBasis(session),
    changedSinceSaved: changesSinceSaving(session),
    asks: toAskViews(stage),
    hostQuestions: withTemplateQuestions(session, stage),
    hostAnswers: toAnswersByTitle(stage.hostToAnswers(inputs.hostFacts)),
    ...sampleEntries(session, stage),
    hostWarnings: allHostWarnings(session),
    occasions: stage.occasions,
    lacking: stage.lacking,
    hostNews: copies(hostMessages(stage.title, match.roster, newsWithNames(displayNames(session), told))),
    waitingFor: missing,
    ifMissing: missingPlayerTexts(stage, missing),
    reminders: copies(privateReminders(session, stage, missing)),
    submissions: submissionViews(
      stage,
      inputs,
      fates,
      makeFormerKeyText(session),
      makeSendTimeText(session, stage.name),
      previousStageGuesser(session),
    ),
    refusals: copies(refusalMessages(session, stage, fates)),
    notices: [
      ...lostTriggerNotices(session),
      ...inbox.notices,
      ...keptAnswerNotices(stagesWithKeptAnswers(record, stage.name)),
      ...previousStageNotices(session),
      ...inheritedAnswerNotices(session),
    ],
  };
}

/** Lists answers that may have been meant for the previous stage. If a form's clock is wrong, only reports the clock. */
function previousStageNotices(session: GameSession): readonly string[] {
  const { received: all, marks, behind } = session.inbox;
  const meantOf = previousStageGuesser(session);
  return all.flatMap((received) => {
    const { from, early } = received;
    const isByClocks =
      early === true && marks.get(from) === '' && behind.some((form) => from.startsWith(`${form}:`));
    const meant = isByClocks ? undefined : meantOf(received);
    return meant === undefined
      ? []
      : [
          `${received.player}’s answer: ${meant.text} If this answer was meant for ${meant.title}, choose “Count this answer for ${meant.title}” next to it.`,
        ];
  });
}

export function allHostWarnings({ hostWarnings, opened, record }: GameSession): readonly string[] {
  return [...hostWarnings, ...undoneNewsWarnings(newsFromHost(opened, record))];
}

/** Names players who were privately told something that the host then undid. */
function undoneNewsWarnings(told: readonly News[]): readonly string[] {
  const players = told.flatMap(({ to, takenBack }) =>
    to === 'everyone' || takenBack !== true ? [] : [to.player],
  );
  return [...new Set(players)].map((player) => `${player} has already been told what you undid.`);
}

/** The host's questions, including the template's questions for the next round. */
function withTemplateQuestions(
  { record, past }: PlayedGame & SessionContent,
  stage: OpenStage,
): StageView['hostQuestions'] {
  const next = past.length + 2;
  const later = record.setUp.later?.find(({ round }) => round === next);
  if (later === undefined) return stage.hostQuestions;
  return stage.hostQuestions.map((question) =>
    question.editor?.kind === 'questions' ? { ...question, fromTemplate: later.questions } : question,
  );
}

/** Sample entries for the host in practice games. */
function sampleEntries({ record }: SessionContent, stage: OpenStage): Pick<StageView, 'hostSample'> {
  const { practice, seed } = record.setUp;
  if (!practice) return {};
  const facts = stage.hostSample(seededChance(JSON.stringify([seed, 'practice host', stage.name])));
  const answers = toAnswersByTitle(stage.hostToAnswers(facts));
  return Object.keys(answers).length === 0 ? {} : { hostSample: answers };
}

export function pastStageView(session: PlayedGame & SessionContent, name: string): PastStageView | undefined {
  const round = session.past.find(({ recorded }) => recorded.stage === name);
  if (round === undefined) return undefined;
  const { stage, recorded, resolved } = round;
  return {
    name: stage.name,
    title: stage.title,
    asks: toAskViews(stage),
    hostQuestions: stage.hostQuestions,
    hostAnswers: toAnswersByTitle(stage.hostToAnswers(recorded.hostFacts)),
    submissions: submissionViews(
      stage,
      toStageInputs(recorded),
      resolved.fates,
      undefined,
      makeSendTimeText(session, name),
    ),
  };
}
function toAskViews(stage: OpenStage): readonly AskView[] {
  return stage.asks.map(({ form, title, help, players, questions }) => ({
    form,
    title,
    help,
    players,
    questions,
  }));
}

export function listDeliveryViews(
  session: WithReaders,
  these: (delivery: Delivery) => boolean = () => true,
): readonly DeliveryView[] {
  const list = readDeliveries(session).filter(these);
  return deliveryViews(list, session.snapshot.readAt, session.people);
}
