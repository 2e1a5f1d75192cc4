// The screen to set up a game: roster, settings, seed and times, saved and checked while the host types.
import { useState } from 'preact/hooks';
import { isZone } from '../../../src/rounds/time/time-zone';
import type { DraftView } from '../../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { PublicFields } from '../parts/contacts';
import { QuestionForm } from '../parts/question';
import { Screen } from '../parts/screen';
import { Fold, Notes, plural } from '../../shared/text';
import { TextField } from '../parts/text-field';
import { changedText, channelText, saveOf, type DraftForm } from './draft-form';
import { RosterEditor } from './roster';
import { NOT_SAVED, SaveLine, useSavedForm } from './saved-form';
import type { Saver } from './saver';
import { TimingsEditor } from './timings';

export function DraftScreen({ draft }: { readonly draft: DraftView }) {
  const { change } = useDesk();
  const { form, saver, saved, edit } = useSavedForm(draft, (value) =>
    call('saveDraft', saveOf(value, draft)),
  );
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
        return kept ? call('createGame') : NOT_SAVED;
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
