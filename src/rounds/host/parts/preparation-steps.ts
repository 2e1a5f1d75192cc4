// The steps left to prepare the open stage: forms and books to create, change and share.
import { bookLabel, fileLabel, hasTriedSharing, type BookKind } from '../../delivery/reader-books';
import { hasQuestionChanges, findFormChanges, buildFormSpec, hashFormSpec } from '../../delivery/form-spec';
import { formerBooksToClose } from '../../delivery/former-books';
import {
  neededArchiveBook,
  unfinishedArchiveBooks,
  archiveBooksToShare,
  type PendingArchive,
} from '../../delivery/archive-books';
import type { FormerBook, GameFile } from '../../record/files-tab';
import { findBook, findForm } from '../../record/game-files';
import {
  sessionFiles,
  bookReaders,
  type ReaderId,
  type WithBooks,
  type WithReaders,
} from '../../session/readers';
import { winnerQuestions, type FormAsk } from '../../session/winner-questions';

export type PreparationStep =
  | { readonly kind: 'make-form'; readonly ask: FormAsk }
  | {
      readonly kind: 'finish-form' | 'update-form' | 'describe-form' | 'open-form' | 'close-form';
      readonly ask: FormAsk;
      readonly file: GameFile;
    }
  /** A form of another stage, or of a question that has been answered. */
  | { readonly kind: 'close-idle-form'; readonly file: GameFile }
  | {
      readonly kind: 'make-book';
      readonly book: BookKind;
      readonly reader: ReaderId;
      /** `the public book`, or `Ana's book`. */
      readonly title: string;
    }
  | { readonly kind: 'share-book'; readonly file: GameFile }
  /** A book that has too many tabs of archived matches. */
  | { readonly kind: 'copy-book'; readonly work: PendingArchive }
  | { readonly kind: 'fill-shelf' | 'share-shelf'; readonly file: GameFile }
  /** A replaced book. */
  | { readonly kind: 'end-book'; readonly book: FormerBook };

export type FormStep = Exclude<PreparationStep, { readonly kind: BookStepKind }>;

const BOOK_STEPS = ['make-book', 'share-book', 'end-book', 'copy-book', 'fill-shelf', 'share-shelf'] as const;
type BookStepKind = (typeof BOOK_STEPS)[number];

export function isFormStep(step: PreparationStep): step is FormStep {
  return !BOOK_STEPS.some((kind) => kind === step.kind);
}

/** Whether both forms and books must be created. They can be created in parallel. */
export function canRunInParallel(steps: readonly PreparationStep[]): boolean {
  return steps.some(({ kind }) => kind === 'make-book') && areStepsNeededToAnswer(steps);
}

export function stepTitle(step: PreparationStep): string {
  switch (step.kind) {
    case 'make-form':
      return `Create the form “${step.ask.title}”`;
    case 'finish-form':
      return `Add the questions to the form “${step.ask.title}”`;
    case 'update-form':
      return `Update the form “${step.ask.title}”`;
    case 'describe-form':
      return `Update the stage and deadline in the form “${step.ask.title}”`;
    case 'open-form':
      return `Open the form “${step.ask.title}”`;
    case 'close-form':
      return `Close the form “${step.ask.title}”`;
    case 'close-idle-form':
      return `Close the form “${step.file.name}”`;
    case 'make-book':
      return `Create ${step.title}`;
    case 'share-book':
      return step.file.name === '' ? 'Share the public book' : `Share ${step.file.name}'s book`;
    case 'end-book':
      return `Close ${step.book.file.name}'s old book`;
    case 'copy-book':
      return `Copy ${fileLabel(step.work.file)} to archive its oldest tabs`;
    case 'fill-shelf':
      return `Keep only the oldest tabs in the copy of ${fileLabel(step.file)}`;
    case 'share-shelf':
      return `Share the archived tabs of ${fileLabel(step.file)}`;
  }
}

/** Whether players can't answer without one of these steps. Other steps can wait until the results have been delivered. */
export function areStepsNeededToAnswer(steps: readonly PreparationStep[]): boolean {
  return steps.some(({ kind }) => kind === 'make-form' || kind === 'finish-form' || kind === 'open-form');
}

/** All steps left: forms first, then books, then archive books. */
export function preparationSteps(session: WithReaders): readonly PreparationStep[] {
  const readers = [undefined, ...bookReaders(session)];
  return [
    ...allFormSteps(session),
    ...formerBooksToClose(session).map((book) => ({ kind: 'end-book', book }) as const),
    ...readers.flatMap((reader) => bookSteps(session, reader)),
    ...readers.flatMap((reader) => archiveBookSteps(session, reader)),
  ];
}

/** Steps for the open stage's forms and for questions to winners. All other forms are closed. */
function allFormSteps(session: WithReaders): readonly PreparationStep[] {
  const { stage } = 'match' in session ? session.match : { stage: null };
  const questions = winnerQuestions(session).map(({ ask }) => ask);
  const asks = [...(stage?.asks ?? []), ...questions];
  const idle = sessionFiles(session).files.filter(
    ({ name, accepting }) => accepting === true && !asks.some(({ form }) => form === name),
  );
  const isOpen = 'record' in session && session.record.pending.accepting;
  return [
    ...asks.flatMap((ask) => formSteps(session, ask, isOpen || questions.includes(ask))),
    ...idle.map((file) => ({ kind: 'close-idle-form', file }) as const),
  ];
}

function bookSteps(session: WithBooks, reader: ReaderId): readonly PreparationStep[] {
  const file = findBook(sessionFiles(session), reader);
  const book: BookKind = reader === undefined ? 'public-book' : 'player-book';
  if (file === undefined) return [{ kind: 'make-book', book, reader, title: bookLabel(session, reader) }];
  return hasTriedSharing(session, file) ? [] : [{ kind: 'share-book', file }];
}

function archiveBookSteps(session: WithReaders, reader: ReaderId): readonly PreparationStep[] {
  const file = findBook(sessionFiles(session), reader);
  if (file === undefined) return [];
  const work = neededArchiveBook(session, file);
  return [
    ...(work === undefined ? [] : [{ kind: 'copy-book', work } as const]),
    // One step per file, because each call only handles one archive book per file.
    ...(unfinishedArchiveBooks(file).length === 0 ? [] : [{ kind: 'fill-shelf', file } as const]),
    ...(archiveBooksToShare(session, file).length === 0 ? [] : [{ kind: 'share-shelf', file } as const]),
  ];
}

function formSteps(session: WithReaders, ask: FormAsk, accepting: boolean): readonly PreparationStep[] {
  const file = findForm(sessionFiles(session), ask.form);
  if (file === undefined) return [{ kind: 'make-form', ask }];
  if (file.sheet === undefined) return [{ kind: 'finish-form', ask, file }];
  // A closed form needs no updates, because nobody sees it and everything is rewritten when it opens.
  if (file.accepting !== true) return accepting ? [{ kind: 'open-form', ask, file }] : [];
  if (!accepting) return [{ kind: 'close-form', ask, file }];
  const spec = buildFormSpec(session, ask);
  if (hasQuestionChanges(findFormChanges(file.version, spec))) return [{ kind: 'update-form', ask, file }];
  return file.version === hashFormSpec(spec) ? [] : [{ kind: 'describe-form', ask, file }];
}
