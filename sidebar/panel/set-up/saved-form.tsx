// A draft's form, which is saved shortly after the host stops typing, and the line that shows whether it's saved.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import {
  type FieldClash,
  changedFields,
  type CallProblem,
  type Reply,
  getAnswer,
} from '../../../src/rounds/reply/reply';
import { call, useDesk } from '../calls';
import { ClashList, type ClashesProps } from '../parts/clashes';
import {
  isFormChanged,
  rowFieldNamer,
  draftToSave,
  type DraftForm,
  type RosterRow,
  fieldsFromForm,
  formFromDraft,
  formWithFields,
} from './draft-form';
import { mergeDraft } from '../../../src/rounds/reply/draft-fields';
import { FocusButton } from '../../shared/focusable-button';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface SaverOptions<T> {
  /** Saves a value; resolves to false if that failed. */
  readonly save: (value: T) => Promise<boolean>;
  readonly onState: (state: SaveState) => void;
}

/** Delay of a save after the last key, in milliseconds: longer than the pause between two words. */
export const SAVE_DELAY_MS = 1000;

export class AutoSaver<T> {
  private pending: { readonly value: T } | undefined;
  private underway: Promise<boolean> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: SaverOptions<T>) {}

  /** True while typed text isn't saved. */
  get dirty(): boolean {
    return this.pending !== undefined || this.underway !== undefined;
  }

  /** Saves this value after a delay, unless a newer one comes first. */
  change(value: T): void {
    this.pending = { value };
    this.ports.onState('waiting');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), SAVE_DELAY_MS);
  }

  /** Saves now. Resolves to false on failure; the value is kept for the next try. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.underway !== undefined) await this.underway;
    const { pending } = this;
    if (pending === undefined) return true;
    this.pending = undefined;
    this.ports.onState('saving');
    this.underway = this.ports.save(pending.value);
    const saved = await this.underway;
    this.underway = undefined;
    // Text typed during the save has its own timer.
    const newer = this.hasNewer();
    if (!saved && !newer) this.pending = pending;
    this.ports.onState(newer ? 'waiting' : saved ? 'saved' : 'failed');
    return saved;
  }

  /** Drops unsaved changes; resolves once no save is running. */
  async drop(): Promise<void> {
    clearTimeout(this.timer);
    this.pending = undefined;
    await this.underway;
  }

  private hasNewer(): boolean {
    return this.pending !== undefined;
  }
}

interface AutosavedForm {
  readonly form: DraftForm;
  readonly saver: AutoSaver<DraftForm>;
  /** The version token of the draft that this window last showed or saved. */
  readonly mark: () => string;
  readonly saved: SaveState;
  readonly edit: (part: Partial<DraftForm>) => void;
  /** Why the last save failed. */
  readonly problem: CallProblem | undefined;
  /** Conflicts that the host hasn't resolved yet. */
  readonly clashes: ClashesProps;
  /** Names a column's field in a row. */
  readonly fieldIn: (row: RosterRow) => (column: string) => string;
}

/** Saves what the host types, after a short delay. While nothing is typed, the form follows the draft. */
export function useAutosavedForm(draft: DraftView): AutosavedForm {
  const { show, run } = useDesk();
  const [first] = useState(() => uneditedDraft(draft));
  const [form, setForm] = useState(first.form);
  const [saved, setSaved] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<CallProblem | undefined>(undefined);
  const edited = useRef(first);
  const latest = useRef(draft);
  latest.current = draft;
  const mark = useRef(draft.mark);
  const kept = useRef<AutoSaver<DraftForm> | undefined>(undefined);
  kept.current ??= new AutoSaver<DraftForm>({
    save: async (value) => {
      const before = draftToSave(edited.current.before, latest.current);
      const answer = await call('saveDraft', { ...draftToSave(value, latest.current), before });
      setProblem(answer.ok ? undefined : answer.error);
      // Conflicts also go to the status bar, since their fields may be out of sight.
      if (!answer.ok && answer.error.clashes !== undefined)
        void run({ doing: 'Saving the draft', work: () => Promise.resolve(answer) });
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
    // A hidden page may be closed next, so typed text is saved immediately.
    const onHide = (): void => void saver.flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      void saver.flush();
    };
  }, [saver]);
  // The draft can be changed in another window or in the tabs Roster and Settings: fields without unsaved text follow it.
  useEffect(() => {
    mark.current = draft.mark;
    if (saver.dirty) take(rebaseDraft(edited.current, draft));
    else if (isFormChanged(edited.current.form, draft)) take(uneditedDraft(draft));
    else edited.current = { ...uneditedDraft(draft), form: edited.current.form };
  }, [draft, saver]);
  const edit = (part: Partial<DraftForm>): void => {
    const next = { ...edited.current.form, ...part };
    take({ ...edited.current, form: next });
    saver.change(next);
  };
  const pick = (clash: FieldClash, text: string): void => {
    const next = resolveClash(edited.current, draft, clash, text);
    take(next);
    const left = (problem?.clashes ?? []).filter((other) => other !== clash);
    setProblem(problem === undefined || left.length === 0 ? undefined : { ...problem, clashes: left });
    // Once the last conflict is resolved, all typed text is saved.
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
    fieldIn: rowFieldNamer(edited.current, draft),
  };
}

export function SaveStatus({
  saved: { saved: state, saver, problem, clashes },
}: {
  readonly saved: AutosavedForm;
}) {
  return (
    <div>
      <p role="status" class="quiet">
        {state === 'saved' && 'Saved. You can close the sidebar and finish later.'}
        {(state === 'waiting' || state === 'saving') && 'Saving and checking…'}
        {state === 'failed' && (problem?.text ?? 'Not saved yet.')}
      </p>
      <ClashList {...clashes} />
      {state === 'failed' && clashes.clashes.length === 0 && (
        <FocusButton onClick={() => void saver.flush()}>Save again</FocusButton>
      )}
    </div>
  );
}

/** The error of a task that needs everything saved, if saving failed. */
export const NOT_SAVED: Reply<DeskView> = {
  ok: false,
  error: {
    code: 'not-saved',
    text: 'Your last changes couldn’t be saved. See why under “Check”, then try again.',
    again: true,
  },
};

interface EditedDraft {
  readonly form: DraftForm;
  /** The merge base: the draft as last loaded. For fields in conflict, it keeps the text from before both edits. */
  readonly before: DraftForm;
}

/** A draft as loaded, with nothing typed. */
function uneditedDraft(draft: DraftView): EditedDraft {
  const form = formFromDraft(draft);
  return { form, before: form };
}

/** Rebases the form on a draft that others have changed; text typed here is kept. */
function rebaseDraft({ form, before }: EditedDraft, draft: DraftView): EditedDraft {
  const fields = (one: DraftForm) => fieldsFromForm(one, draft, before);
  const [was, now, saved] = [fields(before), fields(form), fields(formFromDraft(draft))];
  const columns = draft.columns.map(({ title }) => title);
  const { merged, clashes } = mergeDraft({ before: was, now, saved }, columns);
  const isSame = Object.keys(changedFields(now, merged)).length === 0;
  // In the new merge base, conflicting fields keep their old text. Saving is then refused, and the host picks.
  const clashing = clashes.flatMap(({ field, row }) => [field, ...Object.keys(row?.saved ?? {})]);
  const kept = Object.fromEntries(clashing.map((field) => [field, getAnswer(was, field)]));
  return {
    form: isSame ? form : formWithFields(form, draft, merged, before),
    before: formWithFields(formFromDraft(draft), draft, { ...saved, ...kept }, before),
  };
}

/** The form after the host has resolved the conflict of a field or row. */
function resolveClash(
  { form, before }: EditedDraft,
  draft: DraftView,
  { field, saved, typed, row }: FieldClash,
  text: string,
): EditedDraft {
  const theirs = row?.saved ?? { [field]: saved };
  const now = fieldsFromForm(form, draft, before);
  const isMine = text === typed;
  return {
    form: isMine ? form : formWithFields(form, draft, { ...now, ...theirs }, before),
    before: formWithFields(before, draft, { ...fieldsFromForm(before, draft, before), ...theirs }, before),
  };
}
