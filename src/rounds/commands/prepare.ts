// Preparing: the forms and books that the open stage needs, made and changed one by one. Each is recorded as soon
// as it is done, so that an interrupted preparation goes on where it stopped.
import { sha256 } from 'js-sha256';
import type { OpenStage } from '../../games/match';
import { ok, type Result } from '../../games/result';
import type { Commit } from '../commit';
import { makeBook, type BookKind } from '../delivery/books';
import type { OutsidePorts, Shell } from '../perform';
import { FORM_GONE, type FormSpec } from '../ports';
import { fileName, findFile, type GameFile } from '../record/game-files';
import type { GameSession } from '../session/game-session';
import { KEY_TITLE } from '../session/inbox';
import type { UserError } from '../view/api';

type Ask = OpenStage['asks'][number];

/** One thing to make or change. */
export type PreparationStep =
  | { readonly kind: 'make-form'; readonly ask: Ask }
  | { readonly kind: 'update-form' | 'open-form' | 'close-form'; readonly ask: Ask; readonly file: GameFile }
  /** A form of another stage. */
  | { readonly kind: 'close-idle-form'; readonly file: GameFile }
  | { readonly kind: 'make-book'; readonly book: BookKind; readonly player: string };

/** A step in words. */
export function stepTitle(step: PreparationStep): string {
  switch (step.kind) {
    case 'make-form':
      return `Make the form “${step.ask.title}”`;
    case 'update-form':
      return `Bring the form “${step.ask.title}” up to date`;
    case 'open-form':
      return `Open the form “${step.ask.title}”`;
    case 'close-form':
      return `Close the form “${step.ask.title}”`;
    case 'close-idle-form':
      return `Close the form “${step.file.name}”`;
    case 'make-book':
      return step.book === 'public-book' ? 'Make the public book' : `Make ${step.player}'s book`;
  }
}

/** Does the next steps, as many as one call should take. */
export function prepareSome(session: GameSession, { outside, write }: Shell): Result<GameSession, UserError> {
  let now = session;
  for (;;) {
    const step = preparationSteps(now)[0];
    if (step === undefined) return ok(now);
    const done = runStep(outside, now, step);
    if (!done.ok) return done;
    const written = write(now, recordFile(now, done.value, stepTitle(step)));
    if (!written.ok || outside.now() >= outside.workUntil()) return written;
    now = written.value;
  }
}

/** Records a form or book. Players' books show the links to their forms: a new link is delivered to them. */
function recordFile({ record, match }: GameSession, file: GameFile, text: string): Commit {
  const entries = [{ text, entry: { kind: 'place', body: file } } as const];
  const shown = findFile(record, file.what, file.name)?.link;
  if (file.link === shown) return { entries };
  return { entries, deliver: { kind: 'results', about: match.stage?.title ?? '', messages: [] } };
}

/** What is still to do: the open stage's forms first, then other stages' forms, then books. */
export function preparationSteps(session: GameSession): readonly PreparationStep[] {
  const { record, match } = session;
  const asks = match.stage?.asks ?? [];
  const idle = record.files.filter(
    ({ what, name, accepting }) =>
      what === 'form' && accepting === true && !asks.some(({ form }) => form === name),
  );
  const books: readonly Extract<PreparationStep, { readonly kind: 'make-book' }>[] = [
    { kind: 'make-book', book: 'public-book', player: '' },
    ...match.roster.map((player) => ({ kind: 'make-book', book: 'player-book', player }) as const),
  ];
  return [
    ...asks.flatMap((ask) => formSteps(session, ask)),
    ...idle.map((file) => ({ kind: 'close-idle-form', file }) as const),
    ...books.filter(({ book, player }) => findFile(record, book, player) === undefined),
  ];
}

function formSteps(session: GameSession, ask: Ask): readonly PreparationStep[] {
  const { accepting } = session.record.pending;
  const file = findFile(session.record, 'form', ask.form);
  if (file === undefined) return [{ kind: 'make-form', ask }];
  if (file.version !== versionOf(formSpec(session, ask))) return [{ kind: 'update-form', ask, file }];
  if (file.accepting === accepting) return [];
  return [{ kind: accepting ? 'open-form' : 'close-form', ask, file }];
}

/** Does a step; gives the form or book as it is then. A form that turns out to be deleted is made anew. */
function runStep(
  outside: OutsidePorts,
  session: GameSession,
  step: PreparationStep,
): Result<GameFile, UserError> {
  const { forms } = outside;
  switch (step.kind) {
    case 'make-form':
      return makeForm(outside, session, step.ask);
    case 'update-form':
      return updateForm(outside, session, step.ask, step.file);
    case 'open-form': {
      const { ask, file } = step;
      // Whatever was changed in it by hand is put right, too.
      const updated = updateForm(outside, session, ask, file);
      if (!updated.ok || updated.value.id !== file.id) return updated;
      const opened = forms.setAccepting(file.id, true, '');
      return orElse(opened, { ...file, accepting: true }, () => makeForm(outside, session, ask));
    }
    case 'close-form': {
      const { ask, file } = step;
      const closed = forms.setAccepting(file.id, false, CLOSED_TEXT);
      return orElse(closed, { ...file, accepting: false }, () => makeForm(outside, session, ask));
    }
    case 'close-idle-form': {
      const file = { ...step.file, accepting: false };
      // One that was deleted takes no answers either.
      return orElse(forms.setAccepting(file.id, false, CLOSED_TEXT), file, () => ok(file));
    }
    case 'make-book':
      return makeBook(outside, session, step.book, step.player);
  }
}

const CLOSED_TEXT = 'This form takes no answers right now. Ask your host if you think it should.';

function makeForm({ forms }: OutsidePorts, session: GameSession, ask: Ask): Result<GameFile, UserError> {
  const spec = formSpec(session, ask);
  const made = forms.make(spec);
  if (!made.ok) return made;
  return ok({ what: 'form', name: ask.form, ...made.value, version: versionOf(spec), accepting: true });
}

function updateForm(
  outside: OutsidePorts,
  session: GameSession,
  ask: Ask,
  file: GameFile,
): Result<GameFile, UserError> {
  const spec = formSpec(session, ask);
  const updated = outside.forms.update(file.id, spec);
  return orElse(updated, { ...file, version: versionOf(spec) }, () => makeForm(outside, session, ask));
}

/** What a change of a form gives: the form as it then is, or what is done where it is gone. */
function orElse(
  changed: Result<undefined, UserError>,
  file: GameFile,
  ifGone: () => Result<GameFile, UserError>,
): Result<GameFile, UserError> {
  if (changed.ok) return ok(file);
  return changed.error.code === FORM_GONE ? ifGone() : changed;
}

function formSpec({ record, game }: GameSession, { form, title, help, questions }: Ask): FormSpec {
  return {
    // Two forms may have one title: Picture Hunt has a form for each dimension.
    name: fileName(record, game.info.title, `Form “${title}”, ${form}`),
    title: `${game.info.title}: ${title}`,
    description: help,
    keyTitle: KEY_TITLE,
    questions,
  };
}

/** Changes when anything that a form shows does. */
function versionOf(spec: FormSpec): string {
  return sha256(JSON.stringify(spec)).slice(0, 16);
}
