// Preparing: the forms and books that the open stage needs, made and changed one by one. Each is recorded as soon
// as it is done, so that an interrupted preparation goes on where it stopped.
import type { OpenStage } from '../../games/frame/match';
import { fail, ok, type Result } from '../../games/frame/result';
import type { Commit } from '../commit/commit';
import { watchSubmissions } from '../delivery/fates';
import { bookText, findBook, isShared, makeBook, shareBook, type BookKind } from '../delivery/books';
import { formChange, formSpec, versionOf } from '../delivery/form-spec';
import { endBook, openFormerBooks } from '../delivery/former-books';
import { otherAccount, refusedMaker } from '../record/other-account';
import type { OutsidePorts, Shell } from '../commit/perform';
import { FORM_GONE, FORM_NOT_SHOWN } from '../ports/ports';
import type { FormerBook, GameFile } from '../record/files-tab';
import { fileName, findFile } from '../record/game-files';
import type { GameSession, Kept, Play } from '../session/game-session';
import type { CallProblem } from '../api';

type Ask = OpenStage['asks'][number];

/** One thing to make or change. */
export type PreparationStep =
  | { readonly kind: 'make-form'; readonly ask: Ask }
  | {
      readonly kind: 'finish-form' | 'update-form' | 'describe-form' | 'open-form' | 'close-form';
      readonly ask: Ask;
      readonly file: GameFile;
    }
  /** A form of another stage. */
  | { readonly kind: 'close-idle-form'; readonly file: GameFile }
  | {
      readonly kind: 'make-book';
      readonly book: BookKind;
      readonly player: string;
      /** `the public book`, or `Ana's book` after who plays. */
      readonly title: string;
    }
  | { readonly kind: 'share-book'; readonly file: GameFile }
  /** One that was replaced by another. */
  | { readonly kind: 'end-book'; readonly book: FormerBook };

/** A step that makes or changes a form or book in use. */
type FileStep = Exclude<PreparationStep, { readonly kind: 'end-book' }>;

/** A step in words. */
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
  }
}

/** True for a step that may change players' links, or whether their forms take answers. */
export function changesLinks({ kind }: PreparationStep): boolean {
  return kind !== 'describe-form';
}

/** Does the next steps, as many as one call should take. */
export function prepareSome(
  session: GameSession,
  { outside, write }: Shell,
): Result<GameSession, CallProblem> {
  let now = session;
  // If Google refuses this, the sidebar says so, and the game goes on.
  watchSubmissions(session, outside);
  for (;;) {
    const step = preparationSteps(now)[0];
    if (step === undefined) return ok(now);
    const done = step.kind === 'end-book' ? endBook(outside, now, step.book) : changeFile(outside, now, step);
    if (!done.ok) return done;
    const written = write(now, done.value);
    if (!written.ok || outside.now() >= outside.workUntil()) return written;
    now = written.value;
  }
}

/** Does a step; gives the commit that records it. */
function changeFile(
  outside: OutsidePorts,
  session: Play & Kept,
  step: FileStep,
): Result<Commit, CallProblem> {
  const done = runStep(outside, session, step);
  return done.ok ? ok(recordFile(session, done.value)) : done;
}

/** Records a form or book. Players' books show the links to their forms: a new link is delivered to them. */
function recordFile({ record, match }: Play & Kept, file: GameFile): Commit {
  const shown = findFile(record, file.what, file.name)?.link;
  if (file.link === undefined || file.link === shown) return { file };
  return { file, deliver: { kind: 'results', about: match.stage?.title ?? '', messages: [] } };
}

/** Steps still to do: the open stage's forms first, then other stages' forms, then books. */
export function preparationSteps(session: Play & Kept): readonly PreparationStep[] {
  const { record, match } = session;
  const asks = match.stage?.asks ?? [];
  const idle = record.files.filter(
    ({ what, name, accepting }) =>
      what === 'form' && accepting === true && !asks.some(({ form }) => form === name),
  );
  return [
    ...asks.flatMap((ask) => formSteps(session, ask)),
    ...idle.map((file) => ({ kind: 'close-idle-form', file }) as const),
    ...openFormerBooks(session).map((book) => ({ kind: 'end-book', book }) as const),
    ...bookSteps(session, 'public-book', ''),
    ...match.roster.flatMap((player) => bookSteps(session, 'player-book', player)),
  ];
}

function bookSteps(session: Kept, book: BookKind, player: string): readonly PreparationStep[] {
  const file = findBook(session.record, player);
  if (file === undefined)
    return [{ kind: 'make-book', book, player, title: bookText(session.record, player) }];
  return isShared(session, file) ? [] : [{ kind: 'share-book', file }];
}

function formSteps(session: Play & Kept, ask: Ask): readonly PreparationStep[] {
  const { accepting } = session.record.pending;
  const file = findFile(session.record, 'form', ask.form);
  if (file === undefined) return [{ kind: 'make-form', ask }];
  if (file.sheet === undefined) return [{ kind: 'finish-form', ask, file }];
  const change = formChange(file.version, formSpec(session, ask));
  if (change === 'questions') return [{ kind: 'update-form', ask, file }];
  // Opening brings all of it up to date, and nobody reads one that is closed.
  if (file.accepting !== accepting) return [{ kind: accepting ? 'open-form' : 'close-form', ask, file }];
  return change === 'description' && accepting ? [{ kind: 'describe-form', ask, file }] : [];
}

/** Does a step; gives the form or book as it is then. A form that turns out to be deleted is made anew. */
function runStep(outside: OutsidePorts, session: Play & Kept, step: FileStep): Result<GameFile, CallProblem> {
  const { forms } = outside;
  switch (step.kind) {
    case 'make-form':
      return makeForm(outside, session, step.ask);
    case 'finish-form':
    case 'update-form':
    case 'open-form': {
      const spec = formSpec(session, step.ask);
      const file = { ...step.file, version: versionOf(spec) };
      // New questions can close a form that is open, so that one is opened again.
      if (step.kind === 'update-form' && file.accepting !== true) {
        return changed(outside, session, step, forms.update(file.id, spec), file);
      }
      const ready = forms.open(file.id, spec);
      const opened = { ...file, ...(ready.ok ? ready.value : {}), accepting: true };
      return changed(outside, session, step, ready.ok ? ok(undefined) : ready, opened);
    }
    case 'describe-form': {
      const spec = formSpec(session, step.ask);
      const file = { ...step.file, version: versionOf(spec) };
      return changed(outside, session, step, forms.describe(file.id, spec), file);
    }
    case 'close-form':
    case 'close-idle-form': {
      const file = { ...step.file, accepting: false };
      return changed(outside, session, step, forms.close(file.id, CLOSED_TEXT), file);
    }
    case 'make-book': {
      return makeBook(outside, session, step.book, step.player, stepTitle(step));
    }
    case 'share-book':
      return shareBook(outside, session, step.file);
  }
}

const CLOSED_TEXT = 'This form takes no answers right now. Ask your host if you think it should.';

function makeForm(outside: OutsidePorts, session: Play & Kept, ask: Ask): Result<GameFile, CallProblem> {
  const maker = outside.who();
  const refused = refusedMaker(stepTitle({ kind: 'make-form', ask }), session.record, maker);
  if (refused !== undefined) return fail(refused);
  const { record, game } = session;
  // Two forms may have one title: Picture Hunt has a form for each dimension.
  const made = outside.forms.make(fileName(record, game.info.title, `Form “${ask.title}”, ${ask.form}`));
  return made.ok ? ok({ what: 'form', name: ask.form, maker, ...made.value }) : made;
}

type FormStep = Extract<PreparationStep, { readonly file: GameFile }>;

/** The outcome of changing a form: the form as it then is, or what is done where it is gone. */
function changed(
  outside: OutsidePorts,
  session: Play & Kept,
  step: FormStep,
  done: Result<undefined, CallProblem>,
  file: GameFile,
): Result<GameFile, CallProblem> {
  if (done.ok) return ok(file);
  const gone = done.error.code === FORM_GONE ? ok(true) : isDeleted(outside, session, file, done.error);
  if (!gone.ok) return gone;
  if (!gone.value) return fail(otherAccount(stepTitle(step), file, outside.who()));
  // One of another stage that was deleted takes no answers either.
  return 'ask' in step ? makeForm(outside, session, step.ask) : ok(file);
}

/**
 * True for a form that was deleted for good, of those that this account is not shown. It was deleted where the account
 * is shown others of the game's files; else the form may well be there, for the account that made it.
 */
function isDeleted(
  { books }: OutsidePorts,
  { record }: Kept,
  form: GameFile,
  error: CallProblem,
): Result<boolean, CallProblem> {
  if (error.code !== FORM_NOT_SHOWN) return fail(error);
  for (const { id } of record.files) {
    if (id === form.id) continue;
    const shown = books.isShown(id);
    if (!shown.ok || shown.value) return shown;
  }
  return ok(false);
}
