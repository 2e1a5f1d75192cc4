// The screen to set up a match: roster, settings, times and seed, saved and checked while the host types. In a season it
// says besides what was filled in from where.
import type { DraftView, PlaceView } from '../../../src/rounds/reply/draft-view';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { episodeText } from '../../../src/seasons/episode-text';
import { present } from '../../../src/games/frame/json';
import { Fold, Notes, plural } from '../../shared/text';
import { call, useDesk } from '../calls';
import { Button, Screen, Confirm } from '../parts/screen';
import { ClashesIn } from '../parts/clashes';
import { formerTitle, Differs, KINDS, OVERVIEW } from '../season/season-words';
import { drawLast } from '../season/put-away';
import { useAgreed } from '../stage/act';
import { andDeliver, restText, stepsLeft } from '../stage/deliver';
import { BelowRoster, useWrongTimes } from './below-roster';
import { problemAt, saveOf } from './draft-form';
import { FillColumn } from './fill-column';
import { RosterEditor } from './roster';
import { NOT_SAVED, SaveLine, useSavedForm } from './saved-form';
import { WhichMatch } from './choose-match';
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
  const [discarding, setDiscarding] = useState(false);
  const own = useSavedForm(draft);
  const { form, saver, saved, edit } = own;
  const { game, place, problems, warnings, columns } = draft;
  const wrongTimes = useWrongTimes();
  const ahead = place?.ahead === true;
  const allProblems = [...problems, ...wrongTimes.problems];
  const waits = ahead ? WAITS_FOR_EPISODE : waitsFor(season);
  const { start, question } = useAgreed();
  const create = {
    doing: `Creating ${game.title}`,
    title: 'Create it like this?',
    yes: 'Create it',
    no: 'Back to the set-up',
    work: async (agreed: { readonly agreed?: string }) => {
      if (!(await saver.flush())) return NOT_SAVED;
      const drawn = await drawLast(view, show);
      const created = drawn.ok
        ? await call('create', { deliver: true, ...agreed, draft: own.mark() })
        : drawn;
      // Where nothing has to be made, no other screen delivers.
      return created.ok && stepsLeft(created.value) === 0 ? andDeliver(created, show) : created;
    },
    done: (after: DeskView) => `${game.title} is created.${stepsLeft(after) === 0 ? restText(after) : ''}`,
    then: () => go({ at: 'round' }),
  };
  const home =
    season === undefined ? ({ at: 'round' } as const) : ({ at: 'season', part: OVERVIEW } as const);
  const before = season?.name ?? ('play' in view ? view.play.game.title : undefined);
  const back = before === undefined ? undefined : { to: before, onBack: () => go(home) };
  const players = saveOf(form, draft).roster.length;
  const what = season === undefined ? 'game' : 'match';
  return (
    <Screen title={`Set up ${game.title}`} {...present({ back })}>
      {season !== undefined && place !== undefined && (
        <>
          <Differs season={season} />
          <p>
            {KINDS[place.kind]} of {ahead ? 'the next episode' : episodeText(season.episode, 'episode')}
            {draft.practice && <span class="badge">Practice</span>}
          </p>
          <WhichMatch
            draft={draft}
            place={place}
            saver={saver}
            onKind={(kind) => {
              edit({ kind });
              void saver.flush();
            }}
          />
        </>
      )}
      {season === undefined && draft.practice && (
        <p>
          <span class="badge">Practice</span> These are sample players. Change what you like, or create the
          game as it is.
        </p>
      )}
      {draft.from !== undefined && (
        <p class="help">
          {season === undefined ? 'Names and contacts' : 'Settings and times'} are from {draft.from}.
        </p>
      )}
      <h2>Players ({players})</h2>
      <p class="help">{game.playerCount}</p>
      {place !== undefined && (
        <FillColumn columns={columns} rows={form.rows} onChange={(rows) => edit({ rows })} />
      )}
      <ClashesIn clashes={own.clashes}>
        <RosterEditor
          columns={columns}
          rows={form.rows}
          onChange={(rows) => edit({ rows })}
          fieldIn={own.fieldIn}
          problemAt={(row, column) => problemAt(draft, form.rows, row, column)}
          {...(season === undefined || place === undefined ? {} : { known: { season, place } })}
        />
        {place !== undefined && <FromSeason place={place} />}
        <BelowRoster draft={draft} form={form} edit={edit} onWrongTime={wrongTimes.mark} />
      </ClashesIn>
      <h2>Check</h2>
      <SaveLine saved={own} />
      <div role="status">
        <Notes title={`Before the ${what} can be created`} notes={allProblems} look="problem" />
        <Notes title="Good to know" notes={warnings} look="warning" />
        {waits !== '' && <p>{waits}</p>}
        {waits === '' && allProblems.length === 0 && <p>Everything that is needed is there.</p>}
      </div>
      {season === undefined ? <AloneText /> : <SeasonText season={season} draft={draft} ahead={ahead} />}
      <div class="buttons">
        {!ahead && (
          <Button
            look="action"
            off={wrongTimes.problems.length > 0 || waits !== '' || (problems.length > 0 && saved === 'saved')}
            onClick={() => start(create)}
          >
            {season === undefined ? 'Create game' : 'Create the match'}
          </Button>
        )}
        <Button onClick={() => setDiscarding(true)}>Discard</Button>
      </div>
      {question}
      {discarding && (
        <Confirm
          title={`Discard the set-up of ${game.title}?`}
          yes="Discard"
          no="Keep it"
          onNo={() => setDiscarding(false)}
          onYes={() => {
            setDiscarding(false);
            void change({
              doing: 'Discarding the set-up',
              work: async () => {
                // A save that arrived later would bring the draft back.
                await saver.drop();
                return call('discardDraft', { ahead });
              },
              done: () => 'The set-up is discarded.',
              then: () => go(home),
            });
          }}
        >
          <p>
            {season === undefined
              ? `${plural(players, 'player', 'players')} and all settings are removed.`
              : 'Nobody’s standing changes.'}{' '}
            Leaving it for later needs no click: just close the sidebar.
          </p>
        </Confirm>
      )}
    </Screen>
  );
}

/** Lists what was filled in from the season, and what is not as it says. */
function FromSeason({ place: { took, differs, say } }: { readonly place: PlaceView }) {
  return (
    <>
      {took.length + differs.length > 0 && (
        <Fold
          title={`From the season: ${plural(took.length, 'cell', 'cells')}${differs.length === 0 ? '' : `, ${differs.length} changed`}`}
        >
          <Notes title="Not as in the season" notes={differs} look="warning" />
          <Notes title="Taken as it is now, and again when you create the match" notes={took} look="note" />
        </Fold>
      )}
      <Notes title="Who has the say" notes={say} look="note" />
    </>
  );
}

/** Says what creating a game alone does. */
function AloneText() {
  const { view } = useDesk();
  return (
    <>
      {'play' in view && (
        <p>
          {view.play.game.title} is archived when you create this game: its books stay as they are.
          {!view.play.published && ' If everyone is to read its whole record, publish everything before.'}
        </p>
      )}
      <p class="help">
        Creating makes what the game needs: its forms, a public book and a book for each player. Nobody is
        told anything before you share their link.
      </p>
    </>
  );
}

/** Says what creating the match does to the match before it. */
function SeasonText({
  season,
  draft: { game },
  ahead,
}: {
  readonly season: SeasonView;
  readonly draft: DraftView;
  readonly ahead: boolean;
}) {
  const away = ahead ? undefined : season.matches.find(({ state }) => state === 'counted');
  const before = away?.game === game.id ? away.title : formerTitle(season, game.id);
  return (
    <>
      {away !== undefined && (
        <p>
          {away.title} is put away when you create this match. It can be corrected until then, and not after:
          later you change standings, and can say that they put it right.
        </p>
      )}
      {game.template === true && before !== undefined && (
        <p>
          If formulas decided {before}, this match can have them: once it is created, <b>From the sheet</b>{' '}
          shows each, and brings them by one click.
        </p>
      )}
      <p class="help">{keepsText(season)} Nobody sees anything of this match before you create it.</p>
    </>
  );
}

function keepsText({ people }: SeasonView): string {
  if (people.some(({ book }) => book === '')) return 'Books that are missing are made with it.';
  return `Everyone keeps their book${people.some(({ page }) => page !== '') ? ' and page' : ''}.`;
}

const WAITS_FOR_EPISODE =
  'It waits until the next episode is open, and takes no step of this one. Who plays, and what they carry, is taken as it is when you create it.';

/** Says which match in the book has to be counted first; empty where none has. */
function waitsFor(season: SeasonView | undefined): string {
  const current = season?.matches.find(
    ({ state }) => state === 'running' || state === 'reopened' || state === 'over',
  );
  if (current === undefined) return '';
  return current.state !== 'over'
    ? `${current.title} is running: create this match once it is over and counted. The draft is kept until then.`
    : `${current.title} is over: count it first. The draft is kept until then.`;
}
