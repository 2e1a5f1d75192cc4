// Takes forms that were drawn ahead for a game that is created: each has the same questions as the game's, whatever
// else has to change. That is noted before anything is done with them, so that none becomes a form of another game,
// whatever ends this call.
import type { OutsidePorts } from '../../commit/perform';
import { formChanges } from '../../delivery/form-spec';
import type { AheadForm, FormSpec, KnownForm } from '../../ports/forms';
import type { Secret } from '../../record/secret';
import { isFree, likest } from './forms-ahead';

/** A form that a game needs. */
interface NeededForm {
  /** The name of its file. */
  readonly name: string;
  readonly spec: FormSpec;
}

/** The form that it takes. */
interface TakenForm {
  readonly id: Secret;
  readonly known: KnownForm;
}

interface TakenForms {
  /** The forms taken, by the names of those that are needed. */
  readonly taken: ReadonlyMap<string, TakenForm>;
  /** Other forms that this account has drawn and no game needs. */
  readonly unused: readonly string[];
}

const NOTHING_TAKEN: TakenForms = { taken: new Map(), unused: [] };

export function takeForms(
  { formsAhead, signs }: Pick<OutsidePorts, 'formsAhead' | 'signs'>,
  needed: () => readonly NeededForm[],
): TakenForms {
  const noted = formsAhead.read();
  if (noted.length === 0) return NOTHING_TAKEN;
  const maker = signs();
  const taken = new Map<string, TakenForm>();
  const takers = new Map<string, string>();
  const own = noted.filter((form) => isFree(form, maker));
  let free: readonly AheadForm[] = own;
  for (const { name, spec } of needed()) {
    const before = noted.find(({ takenAs }) => takenAs === name);
    const found = before === undefined ? likest(free, spec) : undefined;
    // An interrupted call took it: nobody knows how far it came.
    if (before?.id !== undefined) taken.set(name, { id: before.id, known: 'unfinished' });
    if (found === undefined) continue;
    free = free.filter((form) => form.name !== found.name);
    takers.set(found.name, name);
    taken.set(name, { id: found.id, known: { changes: formChanges(found.version, spec) } });
  }
  const kept = noted.map((form): AheadForm => {
    const takenAs = takers.get(form.name);
    return takenAs === undefined ? form : { ...form, takenAs };
  });
  if (takers.size > 0 && !formsAhead.write(kept)) {
    // Where it could not be noted, another game could take them, so nobody does.
    return { taken: new Map(), unused: own.flatMap(({ id }) => id ?? []) };
  }
  return { taken, unused: free.flatMap(({ id }) => id ?? []) };
}
