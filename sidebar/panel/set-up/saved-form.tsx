// The form of a draft, which is saved shortly after the host types, and the line that says so.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import type { FieldClash } from '../../../src/rounds/reply/fields';
import type { CallProblem, Reply } from '../../../src/rounds/reply/reply';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Clashes, type ClashesAt } from '../parts/clashes';
import { differs, rowFields, saveOf, type DraftForm, type Row } from './draft-form';
import { picked, rebased, untouched, type EditedDraft } from './edited-draft';
import { Saver, type SaveState } from './saver';

interface SavedForm {
  readonly form: DraftForm;
  readonly saver: Saver<DraftForm>;
  /** Gives the mark of the draft that this window last showed or saved. */
  readonly mark: () => string;
  readonly saved: SaveState;
  readonly edit: (part: Partial<DraftForm>) => void;
  /** Why the last save did not work. */
  readonly problem: CallProblem | undefined;
  /** What somebody else changed, too, and the host has not picked yet. */
  readonly clashes: ClashesAt;
  /** Gives the name of a column's field in a row. */
  readonly fieldIn: (row: Row) => (column: string) => string;
}

/** Saves what the host types shortly afterwards; where nothing is typed, the form follows the draft. */
export function useSavedForm(draft: DraftView): SavedForm {
  const { show, run } = useDesk();
  const [first] = useState(() => untouched(draft));
  const [form, setForm] = useState(first.form);
  const [saved, setSaved] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<CallProblem | undefined>(undefined);
  const edited = useRef(first);
  const latest = useRef(draft);
  latest.current = draft;
  const mark = useRef(draft.mark);
  const kept = useRef<Saver<DraftForm> | undefined>(undefined);
  kept.current ??= new Saver<DraftForm>({
    save: async (value) => {
      const before = saveOf(edited.current.before, latest.current);
      const answer = await call('saveDraft', { ...saveOf(value, latest.current), before });
      setProblem(answer.ok ? undefined : answer.error);
      // What the host has to pick is said at the foot, too, since its field may be far from what is seen.
      if (!answer.ok && answer.error.clashes !== undefined)
        void run({ doing: 'Saving the set-up', work: () => Promise.resolve(answer) });
      if (answer.ok) {
        mark.current = answer.value.draft?.mark ?? '';
        show(answer.value);
      }
      return answer.ok;
    },
    onState: setSaved,
  });
  const saver = kept.current;
  const take = (next: EditedDraft): void => {
    edited.current = next;
    setForm(next.form);
  };
  useEffect(() => {
    // A page that gets hidden may be closed next, so what was typed is saved immediately.
    const onHide = (): void => void saver.flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      void saver.flush();
    };
  }, [saver]);
  // The draft may be changed in another window, or in the tabs Roster and Settings: the form follows where nothing
  // unsaved is typed here.
  useEffect(() => {
    mark.current = draft.mark;
    if (saver.dirty) take(rebased(edited.current, draft));
    else if (differs(edited.current.form, draft)) take(untouched(draft));
    else edited.current = { ...untouched(draft), form: edited.current.form };
  }, [draft, saver]);
  const edit = (part: Partial<DraftForm>): void => {
    const next = { ...edited.current.form, ...part };
    take({ ...edited.current, form: next });
    saver.change(next);
  };
  const pick = (clash: FieldClash, text: string): void => {
    const next = picked(edited.current, draft, clash, text);
    take(next);
    const left = (problem?.clashes ?? []).filter((other) => other !== clash);
    setProblem(problem === undefined || left.length === 0 ? undefined : { ...problem, clashes: left });
    // Once the last pick is made, everything that was typed is saved.
    if (left.length === 0) saver.change(next.form);
  };
  return {
    form,
    saver,
    mark: () => mark.current,
    saved,
    edit,
    problem,
    clashes: { clashes: problem?.clashes ?? [], onPick: pick },
    fieldIn: rowFields(edited.current, draft),
  };
}

export function SaveLine({
  saved: { saved: state, saver, problem, clashes },
}: {
  readonly saved: SavedForm;
}) {
  return (
    <div>
      <p role="status" class="quiet">
        {state === 'saved' && 'Saved. You can close the sidebar and go on later.'}
        {(state === 'waiting' || state === 'saving') && 'Saving and checking…'}
        {state === 'failed' && (problem?.text ?? 'Not saved yet.')}
      </p>
      <Clashes {...clashes} />
      {state === 'failed' && clashes.clashes.length === 0 && (
        <button type="button" class="button" onClick={() => void saver.flush()}>
          Save again
        </button>
      )}
    </div>
  );
}

/** The answer to a task that needs everything saved, where saving failed. */
export const NOT_SAVED: Reply<DeskView> = {
  ok: false,
  error: {
    code: 'not-saved',
    text: 'What you typed last could not be saved: see the reason at Check, then try again.',
    again: true,
  },
};
