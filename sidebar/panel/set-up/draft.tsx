// The set-up of a match: roster, settings, times and seed. It's saved and checked while the host types. In a season it also
// lists what was filled in automatically.
import type { DraftView, SeasonPlaceView } from '../../../src/rounds/reply/draft-view';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import type { TitledAnswer } from '../../../src/games/frame/fields';
import { andList } from '../../../src/games/frame/wording';
import { MATCH_KINDS } from '../../../src/games/frame/season';
import { episodeText } from '../../../src/seasons/episode-text';
import { dropUndefined } from '../../../src/games/frame/json';
import { answersByTitle } from '../../shared/answers';
import { FocusButton } from '../../shared/focusable-button';
import { AnswerList, Fold, Notes, plural } from '../../shared/text';
import { call, useDesk } from '../calls';
import { Button, Screen, Confirm } from '../parts/screen';
import { ClashesProvider } from '../parts/clashes';
import { SelectField } from '../parts/plain-question';
import { DifferenceNotice, MATCH_KIND_TITLES, OVERVIEW_ROUTE } from '../season/season-helpers';
import { writePendingBooks } from '../season/archive-match';
import { useHostAction, useActionToConfirm } from '../stage/action';
import { deliverAfterCall, remainingText, pendingStepCount } from '../stage/deliver';
import { DraftOptions } from './draft-options';
import { cellProblem, draftToSave } from './draft-form';
import { describeMissing } from './draw-roster';
import { RosterEditor } from './roster';
import { NOT_SAVED, SaveStatus, useAutosavedForm } from './saved-form';
import { useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';

export function DraftScreen({
  draft,
  season,
}: {
  readonly draft: DraftView;
  readonly season: SeasonView | undefined;
}) {
  const { go, show, view, change } = useDesk();
  const [deleting, setDeleting] = useState(false);
  const [tried, setTried] = useState(false);
  const own = useAutosavedForm(draft);
  const { form, saver, saved, edit } = own;
  const { game, place, problems, warnings, columns } = draft;
  const ahead = place?.ahead === true;
  const waits = ahead ? EPISODE_MISSING_TEXT : uncountedMatchText(season);
  const { start, question } = useActionToConfirm();
  const create = {
    doing: `Creating ${game.title}`,
    title: 'Create it anyway?',
    yes: 'Create it',
    no: 'Back to the draft',
    work: async (agreed: { readonly agreed?: string }) => {
      if (!(await saver.flush())) return NOT_SAVED;
      const drawn = await writePendingBooks(view, show);
      const created = drawn.ok
        ? await call('create', { deliver: true, ...agreed, draft: own.mark() })
        : drawn;
      // If no forms or books are missing, no screen makes and delivers them, so deliver here.
      return created.ok && pendingStepCount(created.value) === 0 ? deliverAfterCall(created, show) : created;
    },
    done: (after: DeskView) =>
      `${game.title} created.${pendingStepCount(after) === 0 ? remainingText(after) : ''}`,
    then: () => go({ at: 'round' }),
  };
  const home =
    season === undefined ? ({ at: 'round' } as const) : ({ at: 'season', part: OVERVIEW_ROUTE } as const);
  const before = season?.name ?? ('play' in view ? view.play.game.title : undefined);
  const back = before === undefined ? undefined : { to: before, onBack: () => go(home) };
  const players = draftToSave(form, draft).roster.length;
  const what = season === undefined ? 'game' : 'match';
  const archived = ahead ? undefined : season?.matches.find(({ state }) => state === 'counted');
  return (
    <Screen title={`Set up ${game.title}`} {...dropUndefined({ back })}>
      {season !== undefined && place !== undefined && (
        <>
          <DifferenceNotice season={season} />
          <p>
            {MATCH_KIND_TITLES[place.kind]} in{' '}
            {ahead ? 'the next episode' : episodeText(season.episode, 'episode')}
            {draft.practice && <span class="badge">Practice</span>}
          </p>
          <SelectField
            label="Kind of match"
            options={MATCH_KINDS.map((one) => ({ value: one, label: MATCH_KIND_TITLES[one] }))}
            value={place.kind}
            onChange={(value) => {
              edit({ kind: MATCH_KINDS.find((one) => one === value) ?? place.kind });
              void saver.flush();
            }}
          />
        </>
      )}
      {season === undefined && draft.practice && (
        <p>
          <span class="badge">Practice</span> These are sample players. Change what you like.
        </p>
      )}
      {draft.from !== undefined && (
        <p class="help">
          {season === undefined ? 'Names and contacts' : 'Settings and deadlines'} are from {draft.from}.
        </p>
      )}
      <h2>Players ({players})</h2>
      <p class="help">{game.playerCount}</p>
      <ClashesProvider clashes={own.clashes}>
        <RosterEditor
          columns={columns}
          rows={form.rows}
          onChange={(rows) => edit({ rows })}
          fieldIn={own.fieldIn}
          problemAt={(row, column) =>
            // An empty field only counts as wrong after the first try to create.
            tried || (row.cells[column] ?? '').trim() !== '' ? cellProblem(draft, form.rows, row, column) : ''
          }
          {...(season === undefined || place === undefined ? {} : { known: { season, place } })}
        />
        {place !== undefined && (
          <CellsFromSeason
            place={place}
            onUse={(words) => edit({ settings: { ...form.settings, ...answersByTitle(words) } })}
          />
        )}
        <DraftOptions {...{ draft, form, edit, tried }} />
      </ClashesProvider>
      <h2>Check</h2>
      <SaveStatus saved={own} />
      <div role="status">
        {tried ? (
          <Notes title={`Before you can create the ${what}`} notes={problems} look="problem" />
        ) : (
          // Not shown if there are no players yet, or if the note above the roster says what to draw.
          players > 0 &&
          describeMissing(columns, form.rows) === '' && <p class="quiet">{problems.join(' ')}</p>
        )}
        <Notes title="Good to know" notes={warnings} look="warning" />
        {waits !== '' && <p>{waits}</p>}
        {waits === '' && problems.length === 0 && <p>Ready to create.</p>}
      </div>
      {season === undefined && 'play' in view && (
        <p>
          {view.play.game.title} is archived when you create this game. Its books stay as they are.
          {!view.play.published && ' To let everyone read its whole record, publish everything first.'}
        </p>
      )}
      {archived !== undefined && (
        <p>
          Creating this match archives {archived.title}. Make any corrections to {archived.title} first.
        </p>
      )}
      <div class="buttons">
        {!ahead && (
          <Button
            look={players === 0 || describeMissing(columns, form.rows) !== '' ? 'plain' : 'action'}
            off={waits !== ''}
            onClick={() => {
              setTried(true);
              if (problems.length === 0 || saved !== 'saved') start(create);
            }}
          >
            {season === undefined ? 'Create game' : 'Create the match'}
          </Button>
        )}
        <Button look="danger" onClick={() => setDeleting(true)}>
          Delete this draft
        </Button>
      </div>
      {question}
      {deleting && (
        <Confirm
          title={`Delete the ${game.title} draft?`}
          yes="Delete it"
          no="Keep it"
          final
          onNo={() => setDeleting(false)}
          onYes={() => {
            setDeleting(false);
            void change({
              doing: 'Deleting the draft',
              work: async () => {
                // A save that arrived later would recreate the draft.
                await saver.drop();
                return deliverAfterCall(await call('discardDraft', { ahead }), show);
              },
              done: () => 'Draft deleted.',
              then: () => go(home),
            });
          }}
        >
          <p>
            {season === undefined
              ? `This deletes ${plural(players, 'player', 'players')} and all settings.`
              : 'Nobody’s standing changes.'}{' '}
            To finish the draft later, just close the sidebar.
          </p>
        </Confirm>
      )}
    </Screen>
  );
}

/** Lists the cells filled in from the season, and those that differ from it. */
function CellsFromSeason({ place, onUse }: WinnersProps) {
  const { took, differs, say } = place;
  return (
    <>
      {took.length + differs.length > 0 && (
        <Fold
          title={`Filled in from the season: ${plural(took.length, 'cell', 'cells')}${differs.length === 0 ? '' : `, ${differs.length} changed`}`}
        >
          <Notes title="Different from the season" notes={differs} look="warning" />
          <Notes title="Updated when you create the match" notes={took} look="note" />
        </Fold>
      )}
      <Notes title="Who decides" notes={say} look="note" />
      <WinnerChoice {...{ place, onUse }} />
    </>
  );
}

interface WinnersProps {
  readonly place: SeasonPlaceView;
  readonly onUse: (words: readonly TitledAnswer[]) => void;
}

/** A single winner’s answer is filled in automatically. If there are several, the host chooses one. */
function WinnerChoice({ place: { winners = [], ahead = false }, onUse }: WinnersProps) {
  const start = useHostAction();
  return winners.map(({ by, isAsked, people }) => {
    const names = andList(people.map(({ name }) => name));
    const work = () => call('askWinner', { by, ahead, withdraw: isAsked });
    const act = isAsked
      ? { doing: 'Withdrawing the question', work, done: 'Question withdrawn.' }
      : { doing: `Asking ${names}`, work, done: `${names} can answer now.` };
    return (
      <section key={by} class="notes" aria-label={`What ${names} can decide`}>
        {isAsked &&
          people.map(({ name, words }) => (
            <div key={name}>
              <strong>{words === undefined ? `${name} hasn’t answered yet.` : `${name} answered`}</strong>
              {words !== undefined && <AnswerList words={words} />}
              {words !== undefined && people.length > 1 && (
                <div class="buttons">
                  <FocusButton onClick={() => onUse(words)}>Use {name}’s answer</FocusButton>
                </div>
              )}
            </div>
          ))}
        <div class="buttons">
          <Button onClick={() => start(act)}>{isAsked ? 'Withdraw the question' : `Ask ${names}`}</Button>
        </div>
      </section>
    );
  });
}

const EPISODE_MISSING_TEXT =
  'You can create this match once the next episode is open. Players and purses are updated then.';

/** Why another match must be counted first; empty if none must. */
function uncountedMatchText(season: SeasonView | undefined): string {
  const current = season?.matches.find(
    ({ state }) => state === 'running' || state === 'reopened' || state === 'over',
  );
  if (current === undefined) return '';
  return current.state !== 'over'
    ? `${current.title} is still running. Finish and count it first. Your draft is kept.`
    : `${current.title} is over. Count it first. Your draft is kept.`;
}
