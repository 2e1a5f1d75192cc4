// The desk: every call of the sidebar, over ports. Calls that write run one at a time and read afresh first.
import { findGame } from '../games/catalogue';
import { fail, ok, type Result } from '../games/result';
import type {
  Answer,
  DeskApi,
  DeskView,
  Message,
  ResolveAnswer,
  RoundView,
  TableView,
  UserError,
} from './view/api';
import { prospect } from './commands/corrections';
import { createGame, prepareSome } from './commands/create';
import { deliverSome, settleDelivery } from './delivery/deliver';
import { deskView, pastStage } from './view/desk-view';
import { freshDraft, readDraft, rosterTab, savedDraft, settingsTab, type Draft } from './session/draft';
import { scenarioOf } from './record/export';
import { invitations } from './delivery/invitations';
import { startClock, tableView } from './view/live-table';
import { closeGame, exportRecord, GAME_EXISTS, importGame, publish } from './commands/lifecycle';
import { applyChange, applyOpen, changeToken } from './commands/apply-correction';
import { messagesOf } from './delivery/messages';
import { replaceKey, setAccepting, setDeadline } from './commands/stage-settings';
import type { HostCommit, Ports } from './ports';
import { submitForPractice } from './commands/practice';
import { setReminders } from './commands/reminders';
import { changesSince, commitRound, roundView, tryRound } from './commands/resolve';
import { load, loadGame, type Table } from './session/load';

/** All calls of the sidebar. */
export function deskApi(ports: Ports): DeskApi {
  const desk = (): Answer<DeskView> => answer(view(ports));
  /** Runs a change while nobody else changes the game, then shows the desk as it is afterwards. */
  const change = (run: () => Result<unknown, UserError>): Answer<DeskView> =>
    answer(
      ports.exclusively(() => {
        const done = run();
        return done.ok ? afterwards(view(ports)) : done;
      }),
    );
  return {
    getDesk: desk,
    startDraft: ({ game, practice }) => change(() => startDraft(ports, game, practice)),
    saveDraft: (input) => change(() => writeDraft(ports, (before) => savedDraft(input, before))),
    discardDraft: () => change(() => onlyWithoutGame(ports, { roster: null, settings: null })),
    createGame: () => change(() => createGame(ports)),
    prepareNext: () => change(() => prepareSome(ports)),

    previewRound: () => answer(preview(ports)),
    resolveRound: (input) => answer(ports.exclusively(() => resolveRound(ports, input.stage, input.token))),
    deliverSome: () => change(() => deliverSome(ports)),
    settleDelivery: ({ id, as }) => change(() => settleDelivery(ports, id, as)),

    saveHostFacts: ({ answers }) =>
      change(() => applyOpen(ports, (stage) => ({ kind: 'host-facts', stage, answers }))),
    setDeadline: ({ deadline }) => change(() => setDeadline(ports, deadline)),
    setReminders: ({ on }) => change(() => setReminders(ports, on)),
    setAccepting: ({ accepting }) => change(() => setAccepting(ports, accepting)),
    replaceKey: ({ player }) => change(() => replaceKey(ports, player)),

    previewChange: (input) => {
      const table = loadGame(ports);
      if (!table.ok) return answer(table);
      const worked = prospect(ports, table.value, input.change, '');
      if (!worked.ok) return answer(worked);
      const { summary, differences, warnings } = worked.value;
      return answer(ok({ token: changeToken(table.value, input.change), summary, differences, warnings }));
    },
    applyChange: (input) => change(() => applyChange(ports, input.change, input.reason, input.token)),

    getTable: () => answer(lookAtTable(ports)),
    startClock: ({ stage }) =>
      answer(
        ports.exclusively(() => {
          const started = startClock(ports, stage);
          return started.ok ? lookAtTable(ports) : started;
        }),
      ),

    submitForPractice: ({ players }) => change(() => submitForPractice(ports, players)),

    getPast: ({ stage }) => {
      const table = loadGame(ports);
      if (!table.ok) return answer(table);
      const past = pastStage(table.value, stage);
      return answer(past === undefined ? fail(noSuchStage(stage)) : ok(past));
    },
    getMessages: ({ stage }) => {
      const table = loadGame(ports);
      return answer(table.ok ? messagesOfStage(table.value, stage) : table);
    },
    exportGame: () => {
      const table = loadGame(ports);
      if (!table.ok) return answer(table);
      const { record } = table.value;
      const name = `${record.setUp.game}-${new Date(record.startedAt).toISOString().slice(0, 10)}.json`;
      return answer(ok({ name, scenario: scenarioOf(record) }));
    },
    exportRecord: () => answer(exportRecord(ports)),
    importGame: ({ scenario }) => change(() => importGame(ports, scenario)),
    publishEverything: () => change(() => publish(ports)),
    closeGame: ({ reason }) => change(() => closeGame(ports, reason)),
  };
}

/** A result as the sidebar gets it. */
function answer<T>(result: Result<T, UserError>): Answer<T> {
  return result.ok ? result : { ok: false, error: result.error };
}

function view(ports: Ports): Result<DeskView, UserError> {
  const loaded = load(ports);
  return loaded.ok ? ok(deskView(ports, loaded.value)) : loaded;
}

/** What was done must not be offered again because it could not be shown. */
function afterwards(shown: Result<DeskView, UserError>): Result<DeskView, UserError> {
  return shown.ok
    ? shown
    : fail({
        code: 'done-not-shown',
        text: `That is done, but it could not be shown. Reload the sidebar. (${shown.error.text})`,
      });
}

function noSuchStage(stage: string): UserError {
  return { code: 'no-such-stage', text: `Opening ${stage}: it has not been resolved. Reload the sidebar.` };
}

/** Writes to a book in which no game is in play; with one, nothing is changed. */
function onlyWithoutGame(ports: Ports, commit: HostCommit): Result<undefined, UserError> {
  const loaded = load(ports);
  if (!loaded.ok) return loaded;
  return loaded.value.kind === 'game' ? fail(GAME_EXISTS) : ports.book.write(commit);
}

function startDraft(ports: Ports, id: string, practice: boolean): Result<undefined, UserError> {
  return writeDraft(ports, () => {
    const game = findGame(id);
    return game === undefined ? undefined : freshDraft(game, practice);
  });
}

function writeDraft(
  ports: Ports,
  make: (before: Draft | undefined) => Draft | undefined,
): Result<undefined, UserError> {
  const loaded = load(ports);
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'game') return fail(GAME_EXISTS);
  const draft = make(readDraft(loaded.value.snapshot));
  if (draft === undefined) {
    return fail({ code: 'no-such-game', text: 'Setting up a game: choose one of the list.' });
  }
  return ports.book.write({ roster: rosterTab(draft), settings: settingsTab(draft) });
}

function preview(ports: Ports): Result<RoundView, UserError> {
  const table = loadGame(ports);
  if (!table.ok) return table;
  const trial = tryRound(table.value);
  return trial.ok ? ok(roundView(table.value, trial.value)) : trial;
}

/** Resolves the open stage if it still is the one that the host saw. */
function resolveRound(ports: Ports, stage: string, token: string): Result<ResolveAnswer, UserError> {
  const loaded = loadGame(ports);
  if (!loaded.ok) return loaded;
  const table = loaded.value;
  const past = table.past.find((round) => round.stage.name === stage);
  if (past !== undefined || table.match.stage?.name !== stage) {
    const desk = view(ports);
    if (!desk.ok) return desk;
    const title = past?.stage.title ?? stage;
    const text = `${title} has been resolved already, by another click or in another window. Nothing was changed.`;
    return ok({ outcome: 'already', text, changedSincePreview: [], round: null, desk: desk.value });
  }
  const trial = tryRound(table);
  if (!trial.ok) return trial;
  const committed = commitRound(ports, table, trial.value);
  if (!committed.ok) return committed;
  // The round is resolved even if this fails: a stray trigger deletes itself.
  if (table.record.reminders && trial.value.resolved.next.stage === null) ports.trigger.delete();
  return ok({
    outcome: 'resolved',
    text: `${trial.value.stage.title} is resolved.`,
    changedSincePreview: token === '' ? [] : changesSince(token, trial.value.token),
    round: roundView(table, trial.value),
    desk: deskView(ports, committed.value),
  });
}

function lookAtTable(ports: Ports): Result<TableView, UserError> {
  const table = loadGame(ports);
  return table.ok ? tableView(table.value, ports.now()) : table;
}

function messagesOfStage(table: Table, stage: string): Result<readonly Message[], UserError> {
  const past = table.past.find((round) => round.stage.name === stage);
  if (past !== undefined) {
    return ok(
      messagesOf(past.stage.title, table.match.roster, past.resolved.news, past.resolved.next.stage?.title),
    );
  }
  const open = table.match.stage;
  if (open?.name !== stage) return fail(noSuchStage(stage));
  return ok(invitations(table));
}
