// The screen to set up a game: roster, settings, seed and times, saved and checked while the host types.
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import { Notes, plural } from '../../shared/text';
import { call } from '../calls';
import { Button } from '../parts/button';
import { ClashesIn } from '../parts/clashes';
import { Screen } from '../parts/screen';
import { AheadLine } from './ahead-line';
import { BelowRoster, useWrongTimes } from './below-roster';
import { useCreating } from './creating';
import { Discard } from './discard';
import { problemAt, saveOf } from './draft-form';
import { RosterEditor } from './roster';
import { NOT_SAVED, SaveLine, useSavedForm } from './saved-form';

export function DraftScreen({ draft }: { readonly draft: DraftView }) {
  const own = useSavedForm(draft, (value, before) =>
    call('saveDraft', { ...saveOf(value, draft), before: saveOf(before, draft) }),
  );
  const { form, saver, saved, edit } = own;
  const { problems, warnings, game } = draft;
  const wrongTimes = useWrongTimes();
  const allProblems = [...problems, ...wrongTimes.problems];
  const ready = allProblems.length === 0;
  const { create, question } = useCreating({
    title: 'the game',
    work: async (agreed) =>
      (await saver.flush()) ? call('createGame', { ...agreed, draft: own.mark() }) : NOT_SAVED,
    done: () => `${game.title} is created.`,
  });
  const players = saveOf(form, draft).roster.length;
  return (
    <Screen title={`Set up ${game.title}`}>
      <ClashesIn clashes={own.clashes}>
        {draft.practice && (
          <p>
            <span class="badge">Practice</span> These are sample players. Change what you like, or create the
            game as it is.
          </p>
        )}
        <h2>Players ({players})</h2>
        <p class="help">{game.playerCount}</p>
        <RosterEditor
          columns={draft.columns}
          rows={form.rows}
          onChange={(rows) => edit({ rows })}
          fieldIn={own.fieldIn}
          problemAt={(row, column) => problemAt(draft, form.rows, row, column)}
        />
        <BelowRoster draft={draft} form={form} edit={edit} onWrongTime={wrongTimes.mark} />
      </ClashesIn>
      <h2>Check</h2>
      <SaveLine saved={own} />
      <div role="status">
        <Notes title="Before the game can be created" notes={allProblems} look="problem" />
        <Notes title="Good to know" notes={warnings} look="warning" />
        {ready && <p>Everything that is needed is there.</p>}
      </div>
      <p class="help">
        Creating makes what the game needs: its forms, a public book and a book for each player. Nobody is
        told anything before you share their link.
      </p>
      <AheadLine forms={draft.forms} />
      <div class="buttons">
        <Button
          look="action"
          off={wrongTimes.problems.length > 0 || (!ready && saved === 'saved')}
          onClick={create}
        >
          Create game
        </Button>
        <Discard title="Discard this set-up?" saver={saver} discard={() => call('discardDraft')}>
          <p>
            {plural(players, 'player', 'players')} and all settings are removed. Leaving it for later needs no
            click: just close the sidebar.
          </p>
        </Discard>
      </div>
      {question}
    </Screen>
  );
}
