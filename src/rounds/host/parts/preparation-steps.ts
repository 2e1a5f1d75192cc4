// The steps that are left to prepare the open stage: forms to make and to change, books to make and to share.
import { bookText, fileText, isShared, type BookKind } from '../../delivery/reader-books';
import { changesForm, changesQuestions, formChanges, formSpec } from '../../delivery/form-spec';
import { openFormerBooks } from '../../delivery/former-books';
import { neededShelf, openShelves, wronglyShared, type ShelfWork } from '../../delivery/shelves';
import type { FormerBook, GameFile } from '../../record/files-tab';
import { findBook, findForm } from '../../record/game-files';
import type { Kept, Play } from '../../session/game-session';
import { filesOf, readersOf, type ReaderId, type WithBooks, type WithReaders } from '../../session/readers';
import { winnerQuestions, type FormAsk } from '../../session/winner-questions';

export type PreparationStep =
  | { readonly kind: 'make-form'; readonly ask: FormAsk }
  | {
      readonly kind: 'finish-form' | 'update-form' | 'describe-form' | 'open-form' | 'close-form';
      readonly ask: FormAsk;
      readonly file: GameFile;
    }
  /** A form of another stage, or of a question that is settled. */
  | { readonly kind: 'close-idle-form'; readonly file: GameFile }
  | {
      readonly kind: 'make-book';
      readonly book: BookKind;
      readonly reader: ReaderId;
      /** `the public book`, or `Ana's book` after who plays. */
      readonly title: string;
    }
  | { readonly kind: 'share-book'; readonly file: GameFile }
  /** A book with too many tabs of matches that were put away. */
  | { readonly kind: 'copy-book'; readonly work: ShelfWork }
  | { readonly kind: 'fill-shelf' | 'share-shelf'; readonly file: GameFile }
  /** A book that was replaced by another. */
  | { readonly kind: 'end-book'; readonly book: FormerBook };

/** A step that makes or changes a form. */
export type FormStep = Exclude<PreparationStep, { readonly kind: BookStepKind }>;

const BOOK_STEPS = ['make-book', 'share-book', 'end-book', 'copy-book', 'fill-shelf', 'share-shelf'] as const;
type BookStepKind = (typeof BOOK_STEPS)[number];

export function isFormStep(step: PreparationStep): step is FormStep {
  return !BOOK_STEPS.some((kind) => kind === step.kind);
}

/** Whether forms and books both have to be made, which takes long and can be done at the same time. */
export function areBeside(steps: readonly PreparationStep[]): boolean {
  return steps.some(({ kind }) => kind === 'make-book') && steps.some(comesFirst);
}

/** Words a step. */
export function stepTitle(step: PreparationStep): string {
  switch (step.kind) {
    case 'make-form':
      return `Make the form “${step.ask.title}”`;
    case 'finish-form':
      return `Write the questions of the form “${step.ask.title}”`;
    case 'update-form':
      return `Bring the form “${step.ask.title}” up to date`;
    case 'describe-form':
      return `Write stage and deadline into the form “${step.ask.title}”`;
    case 'open-form':
      return `Open the form “${step.ask.title}”`;
    case 'close-form':
      return `Close the form “${step.ask.title}”`;
    case 'close-idle-form':
      return `Close the form “${step.file.name}”`;
    case 'make-book':
      return `Make ${step.title}`;
    case 'share-book':
      return step.file.name === '' ? 'Share the public book' : `Share ${step.file.name}'s book`;
    case 'end-book':
      return `End ${step.book.file.name}'s former book`;
    case 'copy-book':
      return `Copy ${fileText(step.work.file)}, whose oldest tabs go into a book of their own`;
    case 'fill-shelf':
      return `Leave the oldest tabs alone in the copy of ${fileText(step.file)}`;
    case 'share-shelf':
      return `Share the oldest tabs of ${fileText(step.file)}`;
  }
}

/**
 * Whether players cannot answer without this step: it makes a link, or opens the form that a link leads to. Other steps
 * may wait until the results are told.
 */
export function comesFirst(step: PreparationStep): boolean {
  switch (step.kind) {
    case 'make-form':
    case 'finish-form':
    case 'open-form':
      return true;
    case 'update-form':
    case 'describe-form':
    case 'close-form':
    case 'close-idle-form':
    case 'make-book':
    case 'share-book':
    case 'end-book':
    case 'copy-book':
    case 'fill-shelf':
    case 'share-shelf':
      return false;
  }
}

/**
 * Lists the steps to do: the open stage's forms first, then other stages' forms and those of questions to winners, then
 * books, then shelves for books with too many tabs.
 */
export function preparationSteps(session: WithReaders): readonly PreparationStep[] {
  const readers = [undefined, ...readersOf(session)];
  return [
    ...('match' in session ? stageSteps(session) : []),
    ...questionSteps(session),
    ...openFormerBooks(session).map((book) => ({ kind: 'end-book', book }) as const),
    ...readers.flatMap((reader) => bookSteps(session, reader)),
    ...readers.flatMap((reader) => shelfSteps(session, reader)),
  ];
}

function stageSteps(session: Play & Kept): readonly PreparationStep[] {
  const { record, match } = session;
  const asks = match.stage?.asks ?? [];
  const idle = record.files.filter(
    ({ what, name, accepting }) =>
      what === 'form' && accepting === true && !asks.some(({ form }) => form === name),
  );
  return [
    ...asks.flatMap((ask) => formSteps(session, ask, record.pending.accepting)),
    ...idle.map((file) => ({ kind: 'close-idle-form', file }) as const),
  ];
}

/** Makes the forms of questions to winners, and closes those of settled ones. */
function questionSteps(session: WithReaders): readonly PreparationStep[] {
  const asks = winnerQuestions(session).map(({ ask }) => ask);
  const { files } = filesOf(session);
  const settled = files.filter(
    ({ what, name, accepting }) =>
      what === 'question' && accepting === true && !asks.some(({ form }) => form === name),
  );
  return [
    ...asks.flatMap((ask) => formSteps(session, ask, true)),
    ...settled.map((file) => ({ kind: 'close-idle-form', file }) as const),
  ];
}

function bookSteps(session: WithBooks, reader: ReaderId): readonly PreparationStep[] {
  const file = findBook(filesOf(session), reader);
  const book: BookKind = reader === undefined ? 'public-book' : 'player-book';
  if (file === undefined) return [{ kind: 'make-book', book, reader, title: bookText(session, reader) }];
  return isShared(session, file) ? [] : [{ kind: 'share-book', file }];
}

function shelfSteps(session: WithReaders, reader: ReaderId): readonly PreparationStep[] {
  const file = findBook(filesOf(session), reader);
  if (file === undefined) return [];
  const work = neededShelf(session, file);
  return [
    ...(work === undefined ? [] : [{ kind: 'copy-book', work } as const]),
    ...openShelves(file).map(() => ({ kind: 'fill-shelf', file }) as const),
    ...wronglyShared(session, file).map(() => ({ kind: 'share-shelf', file }) as const),
  ];
}

function formSteps(session: WithReaders, ask: FormAsk, accepting: boolean): readonly PreparationStep[] {
  const file = findForm(filesOf(session), ask.form);
  if (file === undefined) return [{ kind: 'make-form', ask }];
  if (file.sheet === undefined) return [{ kind: 'finish-form', ask, file }];
  // Opening a form brings all of it up to date, and nobody reads a closed one.
  if (file.accepting !== true) return accepting ? [{ kind: 'open-form', ask, file }] : [];
  if (!accepting) return [{ kind: 'close-form', ask, file }];
  const changes = formChanges(file.version, formSpec(session, ask));
  if (changesQuestions(changes)) return [{ kind: 'update-form', ask, file }];
  return changesForm(changes) ? [{ kind: 'describe-form', ask, file }] : [];
}
