// The screen to set up a game: roster, settings, seed and times, saved and checked while the host types.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isZone } from '../../../src/rounds/time/time-zone';
import type { DraftView, TypedAnswers } from '../../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { PublicFields } from '../parts/contacts';
import { QuestionForm } from '../parts/question';
import { Screen } from '../parts/screen';
import { Fold, Notes, plural } from '../../shared/text';
import { TextField } from '../parts/text-field';
import { differs, formOf, saveOf, type DraftForm } from './draft-form';
import { RosterEditor } from './roster';
import { Saver, type SaveState } from './saver';
import { TimingsEditor } from './timings';

export function DraftScreen({ draft }: { readonly draft: DraftView }) {
  const { change } = useDesk();
  const { form, saver, saved, edit } = useSavedForm(draft);
  const { problems, warnings, game } = draft;
  // Text that is no number stays in its field alone: the draft keeps the last number.
  const [wrongTimes, setWrongTimes] = useState<readonly string[]>([]);
  const markTime = (field: string, wrong: boolean): void =>
    setWrongTimes((before) => [...before.filter((other) => other !== field), ...(wrong ? [field] : [])]);
  const allProblems = [...problems, ...wrongTimes.map((field) => `${field}: type a number, 0 or more.`)];
  const ready = allProblems.length === 0;
  const create = (): void => {
    void change({
      doing: 'Creating the game',
      work: async () => {
        const kept = await saver.flush();
        if (kept) return call('createGame');
        return {
          ok: false,
          error: {
            code: 'not-saved',
            text: 'What you typed last could not be saved. Check your connection, then try again.',
            again: true,
          },
        };
      },
      done: () => `${game.title} is created.`,
    });
  };
  const players = saveOf(form, draft).roster.length;
  return (
    <Screen title={`Set up ${game.title}`}>
      {draft.practice && (
        <p>
          <span class="badge">Practice</span> These are sample players. Change what you like, or create the
          game as it is.
        </p>
      )}
      <h2>Players ({players})</h2>
      <p class="help">{game.playerCount}</p>
      <RosterEditor columns={draft.columns} rows={form.rows} onChange={(rows) => edit({ rows })} />
      {draft.settingQuestions.length > 0 && (
        <Fold title={`Settings (${changedText(form.settings)})`}>
          <QuestionForm
            questions={draft.settingQuestions}
            values={form.settings}
            onChange={(settings) => edit({ settings })}
            blank="Default"
          />
        </Fold>
      )}
      <Fold title="Times">
        <TimingsEditor
          timings={form.timings}
          zone={isZone(form.zone.trim()) ? form.zone.trim() : draft.bookZone}
          onChange={(timings) => edit({ timings })}
          onProblem={markTime}
        />
      </Fold>
      <Fold title={`Time zone and Discord (${channelText(form)})`}>
        <PublicFields zone={form.zone} bookZone={draft.bookZone} webhook={form.webhook} onChange={edit} />
      </Fold>
      <Fold title="Seed of the draws">
        <TextField
          label="Seed"
          help="Every chance in the game follows from it. Leave it empty: then a secret one is drawn, and nobody can guess it."
          value={form.seed}
          onChange={(seed) => edit({ seed })}
        />
      </Fold>
      <h2>Check</h2>
      <SaveLine state={saved} onRetry={() => void saver.flush()} />
      <div role="status">
        <Notes title="Before the game can be created" notes={allProblems} look="problem" />
        <Notes title="Good to know" notes={warnings} look="warning" />
        {ready && <p>Everything that is needed is there.</p>}
      </div>
      <p class="help">
        Creating makes the forms, a public book and a book for each player. Nobody is told anything before you
        share their link.
      </p>
      <div class="buttons">
        <Button look="action" off={wrongTimes.length > 0 || (!ready && saved === 'saved')} onClick={create}>
          Create game
        </Button>
        <DiscardButton players={players} saver={saver} />
      </div>
    </Screen>
  );
}

interface SavedForm {
  readonly form: DraftForm;
  readonly saver: Saver<DraftForm>;
  readonly saved: SaveState;
  readonly edit: (part: Partial<DraftForm>) => void;
}

/** The host's entries, saved a moment after typing; the form follows the draft where the host types nothing. */
function useSavedForm(draft: DraftView): SavedForm {
  const { show } = useDesk();
  const [form, setForm] = useState<DraftForm>(() => formOf(draft));
  const [saved, setSaved] = useState<SaveState>('saved');
  const kept = useRef<Saver<DraftForm> | undefined>(undefined);
  kept.current ??= new Saver<DraftForm>({
    save: async (value) => {
      const answer = await call('saveDraft', saveOf(value, draft));
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

function DiscardButton({ players, saver }: { readonly players: number; readonly saver: Saver<DraftForm> }) {
  const { change } = useDesk();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Discard</Button>
      {asking && (
        <Confirm
          title="Discard this set-up?"
          yes="Discard"
          no="Keep it"
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void change({
              doing: 'Discarding the set-up',
              work: async () => {
                // A save that arrived afterwards would bring the set-up back.
                await saver.drop();
                return call('discardDraft');
              },
              done: () => 'The set-up is discarded.',
            });
          }}
        >
          <p>
            {plural(players, 'player', 'players')} and all settings are removed. Leaving it for later needs no
            click: just close the sidebar.
          </p>
        </Confirm>
      )}
    </>
  );
}

function SaveLine({ state, onRetry }: { readonly state: SaveState; readonly onRetry: () => void }) {
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

function channelText({ zone, webhook }: DraftForm): string {
  const where = zone.trim() === '' ? "the spreadsheet's zone" : zone.trim();
  return `${where}, ${webhook.trim() === '' ? 'no public channel' : 'a public channel'}`;
}

function changedText(settings: TypedAnswers): string {
  const changed = Object.values(settings).filter((value) => value.trim() !== '').length;
  return changed === 0 ? 'all as usual' : `${changed} changed`;
}
