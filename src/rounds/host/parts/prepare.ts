// Prepares the open stage: creates and shares books together, and changes forms one by one. Each kind of step is recorded
// before the next, so that an interrupted preparation continues where it stopped. Steps can be repeated; a new file that
// wasn't recorded is found by its name.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { ensureSubmitTrigger } from '../../delivery/fates';
import { makeBooks, shareBooks } from '../../delivery/reader-books';
import { closeFormerBook } from '../../delivery/former-books';
import { copyToArchiveBooks, fillArchiveBooks, shareArchiveBooks } from '../../delivery/archive-books';
import type { OutsidePorts, Shell } from '../../commit/perform';
import type { GameFile } from '../../record/files-tab';
import { findForm } from '../../record/game-files';
import type { SessionContent } from '../../session/game-session';
import {
  sessionFiles,
  deliverySubject,
  type BookSession,
  type WithReaders,
  addressee,
  readerChannels,
  hasChannel,
} from '../../session/readers';
import type { CallProblem } from '../../reply/reply';
import { changeForms } from './change-forms';
import { isFormStep, preparationSteps, type PreparationStep } from './preparation-steps';
import { dropUndefined } from '../../../games/frame/json';
import { playersToMention, invitations } from '../../outbox/invitations';
import { hasTime } from '../../ports/ports';

/** Takes as many steps as one call has time for. */
export function runPreparationSteps<S extends BookSession>(
  session: S,
  shell: Shell<S>,
): Result<S, CallProblem> {
  return prepare(session, shell, () => true);
}

/** Prepares only books, while another call may be creating the forms. */
export function prepareBooks<S extends BookSession>(session: S, shell: Shell<S>): Result<S, CallProblem> {
  return prepare(session, shell, (step) => !isFormStep(step));
}

function prepare<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  these: (step: PreparationStep) => boolean,
): Result<S, CallProblem> {
  const { outside, write } = shell;
  let now = session;
  ensureFormTrigger(session, outside);
  for (;;) {
    const steps = preparationSteps(now).filter(these);
    const [first] = steps;
    if (first === undefined) return inviteIfPrepared(now, shell);
    const before = now;
    const taken = (): Result<S, CallProblem> => {
      const done = runNextSteps(outside, before, first, steps);
      const written = done.commit === undefined ? ok(before) : write(before, done.commit);
      if (!written.ok || done.problem === undefined) return written;
      return fail(done.problem);
    };
    const written = isFormStep(first) ? outside.withFormsLock(taken) : taken();
    if (!written.ok || !hasTime(outside)) return written;
    now = written.value;
  }
}

/** Once everything is prepared, invites everyone who has a channel. */
export function inviteIfPrepared<S extends BookSession>(
  session: S,
  { write }: Pick<Shell<S>, 'write'>,
): Result<S, CallProblem> {
  const invited = preparationSteps(session).length === 0 ? invitationCommit(session) : undefined;
  return invited === undefined ? ok(session) : write(session, invited);
}

/** Creates the trigger before a game's first forms. If Google refuses, the sidebar says so and the game continues. */
export function ensureFormTrigger(
  session: BookSession,
  outside: Pick<OutsidePorts, 'submitTrigger' | 'who'>,
): void {
  if (session.kind === 'game' && !hasForms(session) && !outside.submitTrigger.isNoted())
    ensureSubmitTrigger(session, outside);
}

/** Whether the game has any forms that were ever opened. */
function hasForms({ record }: SessionContent): boolean {
  return record.files.some(({ what, sheet }) => what === 'form' && sheet !== undefined);
}

/** The commit that records finished steps, and the problem with the next step. */
interface StepsResult {
  readonly commit?: Commit;
  readonly problem?: CallProblem;
}

/** Takes the first of these steps together with as many steps of its kind as Google handles at once. */
function runNextSteps(
  outside: OutsidePorts,
  session: WithReaders,
  first: PreparationStep,
  steps: readonly PreparationStep[],
): StepsResult {
  const books = outside.books.atOnce();
  const toMake = steps.flatMap((step) => (step.kind === 'make-book' ? [step] : [])).slice(0, books);
  const toShare = filesForSteps(steps, 'share-book').slice(0, books);
  if (isFormStep(first))
    return recordResults(session, changeForms(outside, session, steps.filter(isFormStep)));
  switch (first.kind) {
    case 'end-book': {
      const ended = closeFormerBook(outside, session, first.book);
      return ended.ok ? { commit: ended.value } : { problem: ended.error };
    }
    case 'make-book':
      return recordResults(session, shareNewBooks(outside, session, makeBooks(outside, session, toMake)));
    case 'share-book':
      return recordResults(session, shareBooks(outside, session, toShare));
    case 'copy-book': {
      const works = steps.flatMap((step) => (step.kind === 'copy-book' ? [step.work] : [])).slice(0, books);
      return recordResults(session, copyToArchiveBooks(outside, session, works));
    }
    case 'fill-shelf':
      return recordResults(
        session,
        fillArchiveBooks(outside, session, filesForSteps(steps, 'fill-shelf').slice(0, books)),
        true,
      );
    case 'share-shelf':
      return recordResults(
        session,
        shareArchiveBooks(outside, session, filesForSteps(steps, 'share-shelf').slice(0, books)),
      );
  }
}

/**
 * Shares new books, and records the outcome in each one's file. If Google handles only one book at a time, the others are
 * shared later.
 */
function shareNewBooks(
  outside: OutsidePorts,
  session: WithReaders,
  made: readonly Result<GameFile, CallProblem>[],
): readonly Result<GameFile, CallProblem>[] {
  const files = made.flatMap((result) => (result.ok ? [result.value] : []));
  const shared = shareBooks(outside, session, files.slice(0, outside.books.atOnce()));
  const unshared = files.filter((_, index) => shared[index]?.ok !== true);
  return [...made.filter((result) => !result.ok), ...shared, ...unshared.map((file) => ok(file))];
}

function filesForSteps(
  steps: readonly PreparationStep[],
  kind: 'share-book' | 'fill-shelf' | 'share-shelf',
): readonly GameFile[] {
  return steps.flatMap((step) => (step.kind === kind ? [step.file] : []));
}

/** The commit that records these files, and the first problem. `haveMovedTabs`: tabs have moved to archive books. */
export function recordResults(
  session: WithReaders,
  results: readonly Result<GameFile, CallProblem>[],
  haveMovedTabs = false,
): StepsResult {
  const files = results.flatMap((result) => (result.ok ? [result.value] : []));
  const problem = results.flatMap((result) => (result.ok ? [] : [result.error]))[0];
  return {
    ...(files.length === 0 ? {} : { commit: recordFiles(session, files, haveMovedTabs) }),
    ...dropUndefined({ problem }),
  };
}

/** Redelivers books if tabs have moved, if they must link to a new form, or if a question to a winner opens or closes. */
function recordFiles(session: WithReaders, files: readonly GameFile[], haveMovedTabs: boolean): Commit {
  const known = sessionFiles(session);
  const isNewLink = ({ what, name, link }: GameFile): boolean =>
    what === 'question' || (link !== undefined && link !== findForm(known, name)?.link);
  if (!haveMovedTabs && !files.some(isNewLink)) return { files };
  return { files, deliver: { kind: 'results', subject: deliverySubject(session), messages: [] } };
}

/** The invitations due; undefined if they were sent, nobody has a channel, or the first stage is already over. */
function invitationCommit(session: BookSession): Commit | undefined {
  if (session.kind !== 'game') return undefined;
  const { record, match } = session;
  if (record.invited || match.stage === null || record.openedAt !== record.startedAt) return undefined;
  const channels = readerChannels(session);
  const messages = invitations(session, match.stage).filter((one) =>
    hasChannel(channels, addressee(session, one)),
  );
  if (messages.length === 0) return undefined;
  const { name, title } = match.stage;
  return {
    entries: [
      {
        entry: { kind: 'invited', body: { stage: name } },
        text: `Queued the invitations to ${title} for players with a Discord channel.`,
      },
    ],
    deliver: { kind: 'judged', subject: title, books: [], messages, calls: playersToMention(session) },
  };
}
