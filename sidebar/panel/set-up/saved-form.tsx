// The form of a draft, saved a moment after the host types, and the line that says so.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import type { Reply } from '../../../src/rounds/reply/reply';
import { useDesk } from '../desk/context';
import { differs, formOf, type DraftForm } from './draft-form';
import { Saver, type SaveState } from './saver';

export interface SavedForm {
  readonly form: DraftForm;
  readonly saver: Saver<DraftForm>;
  readonly saved: SaveState;
  readonly edit: (part: Partial<DraftForm>) => void;
}

/** The host's entries, saved a moment after typing; the form follows the draft where the host types nothing. */
export function useSavedForm(
  draft: DraftView,
  save: (form: DraftForm) => Promise<Reply<DeskView>>,
): SavedForm {
  const { show } = useDesk();
  const [form, setForm] = useState<DraftForm>(() => formOf(draft));
  const [saved, setSaved] = useState<SaveState>('saved');
  const latest = useRef(save);
  latest.current = save;
  const kept = useRef<Saver<DraftForm> | undefined>(undefined);
  kept.current ??= new Saver<DraftForm>({
    save: async (value) => {
      const answer = await latest.current(value);
      if (answer.ok) show(answer.value);
      return answer.ok;
    },
    onState: setSaved,
  });
  const saver = kept.current;
  useEffect(() => {
    // A hidden page may be closed next: what was typed is saved at once.
    const onHide = (): void => void saver.flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      void saver.flush();
    };
  }, [saver]);
  // The host may edit the tabs Roster and Settings: the form follows, unless something typed here is not saved.
  useEffect(() => {
    setForm((current) => (saver.dirty || !differs(current, draft) ? current : formOf(draft)));
  }, [draft, saver]);
  const edit = (part: Partial<DraftForm>): void => {
    const next = { ...form, ...part };
    setForm(next);
    saver.change(next);
  };
  return { form, saver, saved, edit };
}

export function SaveLine({ state, onRetry }: { readonly state: SaveState; readonly onRetry: () => void }) {
  return (
    <div>
      <p role="status" class="quiet">
        {state === 'saved' && 'Saved. You can close the sidebar and go on later.'}
        {(state === 'waiting' || state === 'saving') && 'Saving and checking…'}
        {state === 'failed' && 'Not saved: no answer came.'}
      </p>
      {state === 'failed' && (
        <button type="button" class="button" onClick={onRetry}>
          Save again
        </button>
      )}
    </div>
  );
}

/** The answer of a task that needs everything saved, where it was not. */
export const NOT_SAVED: Reply<DeskView> = {
  ok: false,
  error: {
    code: 'not-saved',
    text: 'What you typed last could not be saved. Check your connection, then try again.',
    again: true,
  },
};
