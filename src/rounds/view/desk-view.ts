// What the sidebar shows: the game as it stands, in words.
import type { OpenStage } from '../../games/match';
import type { Fate } from '../../games/submissions';
import type { AskView, DeskView, GameView, PastStage, PlayerView, StageView } from './api';
import { contactOf } from '../delivery/contacts';
import { personalLink, toPrepare } from '../commands/create';
import { deliveriesOf } from '../delivery/deliver';
import { draftView, gameChoice, gameChoices, readDraft } from '../session/draft';
import { commitment } from '../record/ledger';
import { deliveryView } from '../delivery/outbox';
import type { Ports } from '../ports';
import { submissionViews } from '../commands/resolve';
import { inputOf, type Loaded, type Table } from '../session/load';

export function deskView(ports: Ports, loaded: Loaded): DeskView {
  const games = gameChoices;
  if (loaded.kind === 'game') {
    const play = gameView(ports, loaded.table);
    return { phase: play.stage === null ? 'over' : 'playing', games, play };
  }
  const draft = readDraft(loaded.snapshot);
  return draft === undefined ? { phase: 'empty', games } : { phase: 'draft', games, draft: draftView(draft) };
}

function gameView(ports: Ports, table: Table): GameView {
  const { match, record, ledger, snapshot, game, past } = table;
  const last = past[past.length - 1];
  return {
    game: gameChoice(game),
    practice: record.setUp.practice,
    live: game.info.liveTab !== undefined,
    zone: snapshot.zone,
    publicBook: record.places.find(({ what }) => what === 'public-book')?.url ?? '',
    commitment: commitment(record.setUp.seed),
    lastHash: ledger[ledger.length - 1]?.hash ?? '',
    stage: match.stage === null ? null : stageView(table, match.stage),
    players: match.roster.map((name, index) => playerView(table, name, index)),
    settingQuestions: game.settingsQuestions,
    settings: answersRecord(game.settings.toAnswers(record.settings, '')),
    past: past.map(({ stage }, index) => ({
      name: stage.name,
      title: stage.title,
      resolvedAt: record.stages[index]?.resolvedAt ?? 0,
    })),
    deliveries: deliveriesOf(table).map(deliveryView),
    history: ledger.map(({ number, at, who, text, hash }) => ({ row: number, at, who, text, hash })),
    warnings: match.warnings,
    toPrepare: toPrepare(ports, table),
    ending:
      match.stage !== null || last === undefined
        ? []
        : last.resolved.news.filter(({ to }) => to === 'everyone').map(({ text }) => text),
    published: record.published,
    reminders: record.reminders,
  };
}

function answersRecord(
  answers: readonly { readonly title: string; readonly answer: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
}

function playerView(table: Table, name: string, index: number): PlayerView {
  const { record, game, match, snapshot } = table;
  const asked = match.stage?.asks.find(({ players }) => players.includes(name));
  const about = game.rosterRow
    .toAnswers(record.setUp.players[index], '')
    .slice(1)
    .map(({ title, answer }) => `${title} ${answer}`);
  const playedBy = record.playedBy.get(name);
  return {
    name,
    about: [...about, ...(playedBy === undefined ? [] : [`played by ${playedBy}`])].join(', '),
    link: asked === undefined ? '' : personalLink(table, asked.form, name),
    book: record.places.find((place) => place.what === 'player-book' && place.name === name)?.url ?? '',
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

function stageView(table: Table, stage: OpenStage): StageView {
  const fates = fatesNow(table);
  return {
    name: stage.name,
    title: stage.title,
    openedAt: table.record.openedAt,
    deadline: table.deadline,
    graceSeconds: table.graceSeconds,
    acceptsLate: stage.timing?.acceptsLate ?? true,
    accepting: table.record.pending.accepting,
    asks: askViews(stage),
    hostQuestions: stage.hostQuestions,
    hostAnswers: answersRecord(stage.hostToAnswers(table.inputs.hostFacts)),
    waitingFor: missingAmong(stage, fates),
    submissions: submissionViews(stage, table.inputs, fates),
    notices: table.inbox.notices,
  };
}

/** Who has no counted submission in the open stage yet. */
export function missingNow(table: Table): readonly string[] {
  const { stage } = table.match;
  return stage === null ? [] : missingAmong(stage, fatesNow(table));
}

function missingAmong(stage: OpenStage, fates: readonly Fate[]): readonly string[] {
  const counted = fates.filter(({ fate }) => fate.kind === 'counted').map(({ player }) => player);
  return stage.asks.flatMap(({ players }) => players).filter((name) => !counted.includes(name));
}

/** The fates of the submissions so far; also while what the host entered does not fit. */
function fatesNow(table: Table): readonly Fate[] {
  const input = inputOf(table.inputs);
  const resolved = table.match.resolve(input);
  if (resolved.ok) return resolved.value.fates;
  const without = table.match.resolve({ ...input, hostFacts: {} });
  return without.ok ? without.value.fates : [];
}

/** A resolved stage with all that was submitted; undefined when there is none of this name. */
export function pastStage(table: Table, name: string): PastStage | undefined {
  const index = table.past.findIndex(({ stage }) => stage.name === name);
  const round = table.past[index];
  const recorded = table.record.stages[index];
  if (round === undefined || recorded === undefined) return undefined;
  const { stage, resolved } = round;
  return {
    name: stage.name,
    title: stage.title,
    resolvedAt: recorded.resolvedAt,
    asks: askViews(stage),
    hostQuestions: stage.hostQuestions,
    hostAnswers: answersRecord(stage.hostToAnswers(recorded.hostFacts)),
    submissions: submissionViews(stage, recorded, resolved.fates),
  };
}
