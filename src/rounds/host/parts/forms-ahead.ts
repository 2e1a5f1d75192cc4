// Forms drawn ahead: while the host still sets a game up, the forms of its first stage are made and drawn, so that
// creating the game writes only what differs. Until a game takes one, nobody may answer it.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { AheadView } from './views';
import type { CallProblem } from '../../reply/reply';
import type { OutsidePorts } from '../../commit/perform';
import { resultAt } from '../../delivery/reader-books';
import { changesForm, changesQuestions, formChanges, specAhead, versionOf } from '../../delivery/form-spec';
import { FORM_GONE, FORM_NOT_SHOWN, type AheadForm, type FormSpec } from '../../ports/forms';
import type { Secret } from '../../record/secret';
import { beginDraft, type Draft } from '../../session/draft';
import { draftProblems } from '../../session/draft-problems';
import { readDraft } from '../../session/draft-tabs';
import { seasonIn, type Session } from '../../session/game-session';
import { readyDraft } from '../../session/season-draft';

type AheadPorts = Pick<OutsidePorts, 'forms' | 'formsAhead' | 'now' | 'secret' | 'signs' | 'workUntil'>;

/** A form that the draft needs (`spec`), and the form in Google that is drawn for it. */
interface Work {
  readonly spec: FormSpec;
  readonly form: AheadForm;
  /** What the form shows before it is changed; undefined where that is not known, or nothing has to be changed. */
  readonly from?: string | undefined;
}

/**
 * Makes and draws the forms that the draft would need, as many as one call should, and brings existing ones up to date.
 * Without a draft they go into the bin. Whoever calls it holds the lock on forms.
 */
export function drawAhead(ports: AheadPorts, session: Session): Result<AheadView, CallProblem> {
  // The game in play may be about to take them.
  if (session.kind === 'game' && session.match.stage !== null) return ok(NOTHING_DRAWN);
  const { formsAhead, signs, secret } = ports;
  const maker = signs();
  const noted = formsAhead.read();
  const own = noted.filter((form) => isFree(form, maker));
  const another = (): AheadForm => ({
    name: `Form made while a game is set up (${secret().slice(-8)})`,
    maker,
  });
  const works = paired(own, specsAhead(session), another);
  const unused = own.filter((form) => works.every((work) => work.form !== form));
  if (unused.length === 0 && works.every(isDrawn)) return ok({ forms: works.length, left: 0 });
  // A game that took forms has them in its own list by now.
  const others = noted.filter((form) => form.maker !== maker && form.takenAs === undefined);
  // While a form is being changed nobody knows what it holds.
  const begun = works.map((work) => {
    const { version, ...form } = work.form;
    return isDrawn(work) ? work : { ...work, form, from: version };
  });
  if (!formsAhead.write([...formsOf(begun), ...unused, ...others])) return ok(NOTHING_DRAWN);
  const made = makeForms(ports, begun, unused, another);
  const keep = (now: readonly Work[]): boolean =>
    formsAhead.write([...formsOf(now), ...made.unused, ...others]);
  if (!keep(made.works)) {
    // Forms that could not be noted would never be found again: they go into the bin.
    const fresh = made.works.filter(({ isFresh }) => isFresh);
    if (fresh.length > 0)
      ports.forms.begin(
        [],
        [],
        fresh.flatMap(({ form }) => form.id ?? []),
      );
    return ok(NOTHING_DRAWN);
  }
  return made.problem === undefined ? drawn(ports, made.works, keep) : fail(made.problem);
}

const NOTHING_DRAWN: AheadView = { forms: 0, left: 0 };

/** Whether this account made a form and no game has taken it. */
export function isFree({ maker, takenAs }: AheadForm, who: string): boolean {
  return maker === who && takenAs === undefined;
}

function formsOf(works: readonly Work[]): readonly AheadForm[] {
  return works.map(({ form }) => form);
}

/** Gives the forms that the match of a sound draft would need first, as far as they are known before it is created. */
function specsAhead(session: Session): readonly FormSpec[] {
  const draft = soundDraft(session);
  const begun = draft === undefined ? undefined : beginDraft(draft, draft.seed === '' ? 'draft' : draft.seed);
  if (draft === undefined || begun?.ok !== true || draftProblems(draft, begun).length > 0) return [];
  const match = begun.value;
  const people = session.kind === 'empty' ? undefined : session.people;
  return (match.stage?.asks ?? []).map((ask) => specAhead(match, ask, people));
}

/** Gives the drafted match, if who plays it has no problems. */
function soundDraft(session: Session): Draft | undefined {
  const drafted = seasonIn(session)?.ended === undefined ? readDraft(session.snapshot) : undefined;
  const ready = drafted === undefined ? undefined : readyDraft(session, drafted);
  return ready?.problems.length === 0 ? ready.draft : undefined;
}

/** Finds the form with these questions that needs the fewest changes. */
export function likest(
  forms: readonly AheadForm[],
  spec: FormSpec,
): (AheadForm & { readonly id: Secret }) | undefined {
  const fitting = forms.flatMap((form) => {
    const { id, version } = form;
    const changes = version === undefined ? 'all' : formChanges(version, spec);
    return id === undefined || changes === 'all' ? [] : [{ form: { ...form, id }, changes }];
  });
  const best = fitting.find(({ changes }) => !changes.title && !changesQuestions(changes)) ?? fitting[0];
  return best?.form;
}

/** Pairs each spec with a form for it: the most similar one, else any, else a new one. */
function paired(
  forms: readonly AheadForm[],
  specs: readonly FormSpec[],
  another: () => AheadForm,
): readonly Work[] {
  let free = forms;
  const use = (found: AheadForm | undefined): AheadForm | undefined => {
    const form = free.find(({ name }) => name === found?.name);
    free = free.filter((one) => one !== form);
    return form;
  };
  const likely = specs.map((spec) => ({ spec, form: use(likest(free, spec)) }));
  return likely.map(({ spec, form }) => ({ spec, form: form ?? use(free[0]) ?? another() }));
}

function isDrawn({ form, spec }: Work): boolean {
  return form.id !== undefined && form.version !== undefined && !changesForm(formChanges(form.version, spec));
}

interface MadeForms {
  readonly works: readonly (Work & { readonly isFresh: boolean })[];
  /** Forms of no use that Google did not put into the bin. */
  readonly unused: readonly AheadForm[];
  /** Why the first form that failed could not be made or looked for. */
  readonly problem: CallProblem | undefined;
}

/** Makes missing forms, and puts those of no use in the bin. Where a form was deleted, another takes its place. */
function makeForms(
  { forms }: AheadPorts,
  works: readonly Work[],
  unused: readonly AheadForm[],
  another: () => AheadForm,
): MadeForms {
  const missing = works.filter(({ form }) => form.id === undefined);
  const there = works.filter(({ form }) => form.id !== undefined);
  const known = unused.filter(({ id }) => id !== undefined);
  // The call that made them may have been interrupted before it noted them.
  const unsure = unused.filter(({ id }) => id === undefined);
  const { made, gone, binned } = forms.begin(
    [...missing.map(({ form }) => form), ...unsure].map(({ name }) => ({ name })),
    there.flatMap(({ form }) => form.id ?? []),
    known.flatMap(({ id }) => id ?? []),
  );
  const found = made.slice(missing.length).flatMap((one) => (one.ok ? [one.value.id] : []));
  const foundBinned = found.length === 0 ? [] : forms.begin([], [], found).binned;
  const isEmptied = found.length === unsure.length && foundBinned.every((is) => is);
  return {
    works: works.map((work) => {
      if (there.includes(work)) {
        const lost = resultAt(gone, there.indexOf(work));
        return { ...work, isFresh: false, ...(lost.ok && lost.value ? { form: another() } : {}) };
      }
      const one = resultAt(made, missing.indexOf(work));
      if (!one.ok) return { ...work, isFresh: false };
      return { ...work, form: { ...work.form, id: one.value.id }, isFresh: one.value.is === 'fresh' };
    }),
    unused: [...known.filter((_, index) => !resultAt(binned, index)), ...(isEmptied ? [] : unsure)],
    problem: [...made, ...gone].flatMap((one) => (one.ok ? [] : [one.error]))[0],
  };
}

/** Draws the forms one after another while there is time, and notes each as soon as it is done. */
function drawn(
  { forms, now, workUntil }: AheadPorts,
  made: MadeForms['works'],
  keep: (works: readonly Work[]) => boolean,
): Result<AheadView, CallProblem> {
  let works: readonly Work[] = made;
  for (const [at, { form, spec, from, isFresh }] of made.entries()) {
    if (form.id === undefined || isDrawn({ form, spec }) || now() >= workUntil()) continue;
    const done = isFresh
      ? forms.draw(form.id, spec, true)
      : forms.change(form.id, { spec, changes: formChanges(from, spec), answers: 'none' });
    if (done.ok && done.value === true) {
      // The form takes answers although it was told not to, and there is no game yet that could read them.
      const [isBinned = false] = forms.begin([], [], [form.id]).binned;
      if (isBinned) keep(works.filter((_, index) => index !== at));
      return ok(NOTHING_DRAWN);
    }
    if (!done.ok) {
      const isGone = done.error.code === FORM_GONE || done.error.code === FORM_NOT_SHOWN;
      if (isGone) keep(works.filter((_, index) => index !== at));
      return fail(done.error);
    }
    works = works.map((work, index) =>
      index === at ? { ...work, form: { ...form, version: versionOf(spec) } } : work,
    );
    if (!keep(works)) return ok(NOTHING_DRAWN);
  }
  const left = works.filter((work) => !isDrawn(work)).length;
  return ok({ forms: works.length - left, left });
}
