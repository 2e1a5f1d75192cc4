// Sets up the season's next match: filled in, with a word on what was taken from where and who has the say.
import { useState } from 'preact/hooks';
import { isZone } from '../../../src/rounds/time/time-zone';
import type { DeskView, Reply, SeasonDraftView, SeasonView } from '../../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { PublicFields } from '../parts/contacts';
import { QuestionForm } from '../parts/question';
import { Screen } from '../parts/screen';
import { TextField } from '../parts/text-field';
import { Fold, Notes, plural } from '../../shared/text';
import { changedText, channelText, saveOf, type DraftForm } from '../setup/draft-form';
import { NOT_SAVED, SaveLine, useSavedForm } from '../setup/saved-form';
import { TimingsEditor } from '../setup/timings';
import { DiscardMatch } from './discard-match';
import { MatchRoster } from './match-roster';
import { KINDS, useWayBack } from './parts';

export function MatchDraft({
  season,
  draft,
}: {
  readonly season: SeasonView;
  readonly draft: SeasonDraftView;
}) {
  const { change, go } = useDesk();
  const back = useWayBack(season);
  const { game, kind, problems, warnings, took, differs, say, columns } = draft;
  const { form, saver, saved, edit } = useSavedForm(draft, (value) => save(value, draft));
  const [wrongTimes, setWrongTimes] = useState<readonly string[]>([]);
  const markTime = (field: string, wrong: boolean): void =>
    setWrongTimes((before) => [...before.filter((other) => other !== field), ...(wrong ? [field] : [])]);
  const waits = waitsFor(season);
  const create = (): void =>
    void change({
      doing: `Creating ${game.title}`,
      work: async () => ((await saver.flush()) ? call('createMatch') : NOT_SAVED),
      done: () => `${game.title} is created.`,
      then: () => go({ at: 'round' }),
    });
  return (
    <Screen title={`Set up ${game.title}`} back={back}>
      <p>
        {KINDS[kind]} of episode {season.episode}
        {draft.practice && <span class="badge">Practice</span>}
      </p>
      <h2>Players ({form.rows.length})</h2>
      <p class="help">{game.playerCount}</p>
      <MatchRoster
        season={season}
        draft={draft}
        columns={columns}
        rows={form.rows}
        onChange={(rows) => edit({ rows })}
      />
      {took.length + differs.length > 0 && (
        <Fold
          title={`From the season: ${plural(took.length, 'cell', 'cells')}${differs.length === 0 ? '' : `, ${differs.length} changed`}`}
        >
          <Notes title="Not as in the season" notes={differs} look="warning" />
          <Notes title="Taken as it is now, and again when you create the match" notes={took} look="note" />
        </Fold>
      )}
      {say.length > 0 && <Notes title="Who has the say" notes={say} look="note" />}
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
        <Notes title="Before the match can be created" notes={problems} look="problem" />
        <Notes
          title="Before the match can be created"
          notes={wrongTimes.map((field) => `${field}: type a number, 0 or more.`)}
          look="problem"
        />
        <Notes title="Good to know" notes={warnings} look="warning" />
        {waits !== '' && <p>{waits}</p>}
        {waits === '' && problems.length + wrongTimes.length === 0 && (
          <p>Everything that the season knows is filled in.</p>
        )}
      </div>
      <p class="help">
        Everyone keeps their book and page. Nobody sees anything of this match before you create it.
      </p>
      <div class="buttons">
        <Button
          look="action"
          off={wrongTimes.length > 0 || waits !== '' || (problems.length > 0 && saved === 'saved')}
          onClick={create}
        >
          Create the match
        </Button>
        <DiscardMatch title={game.title} saver={saver} />
      </div>
    </Screen>
  );
}

/** Saves the draft. A player who is out is a guest: so the names say who is one. */
function save(form: DraftForm, draft: SeasonDraftView): Promise<Reply<DeskView>> {
  const saved = saveOf(form, draft);
  const guests = saved.roster.flatMap(([name = '']) => (draft.out.includes(name) ? [name] : []));
  return call('saveMatchDraft', { ...saved, kind: draft.kind, guests });
}

/** The match in the book that has to be counted first, in a sentence; empty where none is. */
function waitsFor({ matches }: SeasonView): string {
  const current = matches.find(({ state }) => state === 'running' || state === 'over');
  if (current === undefined) return '';
  return current.state === 'running'
    ? `${current.title} is running: create this match once it is over and counted. The draft is kept until then.`
    : `${current.title} is over: count it first. The draft is kept until then.`;
}
