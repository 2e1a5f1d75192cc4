// The screen to set up the season's next match, with the roster filled in. It says what was filled in from where.
import { episodeText } from '../../../src/seasons/episode-text';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { GameChoice, SaveNextMatch } from '../../../src/rounds/reply/draft-view';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { SeasonDraftView, SeasonView } from '../../../src/rounds/host/season/views';
import { Fold, Notes, plural } from '../../shared/text';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { ClashesIn } from '../parts/clashes';
import { formerTitle } from '../parts/former-match';
import { Screen } from '../parts/screen';
import { AheadLine } from '../set-up/ahead-line';
import { BelowRoster, useWrongTimes } from '../set-up/below-roster';
import { useCreating } from '../set-up/creating';
import { Discard } from '../set-up/discard';
import { saveOf, type DraftForm } from '../set-up/draft-form';
import { NOT_SAVED, SaveLine, useSavedForm } from '../set-up/saved-form';
import { FillColumn } from './fill-column';
import { MatchRoster } from './match-roster';
import { WhichMatch } from './which-match';
import { andDeliver, restText } from '../stage/deliver';
import { stepsLeft } from '../set-up/prepare-all';
import { Differs } from './differs';
import { KINDS, OVERVIEW, useWayBack } from './parts';
import { drawLast } from './put-away';

export function MatchDraft({
  season,
  draft,
  games,
  ahead,
}: {
  readonly season: SeasonView;
  readonly games: readonly GameChoice[];
  readonly draft: SeasonDraftView;
  /** True for a match of the next episode, which waits until that is opened. */
  readonly ahead: boolean;
}) {
  const { go, show, view } = useDesk();
  const back = useWayBack(season);
  const { game, kind, problems, warnings, took, differs, say, columns } = draft;
  const own = useSavedForm(draft, (value, before) => save(value, before, draft, ahead));
  const { form, saver, saved, edit } = own;
  const wrongTimes = useWrongTimes();
  const waits = ahead ? WAITS_FOR_EPISODE : waitsFor(season);
  const { create, question } = useCreating({
    title: game.title,
    work: async (agreed) => {
      if (!(await saver.flush())) return NOT_SAVED;
      const drawn = await drawLast(view, show);
      const created = drawn.ok
        ? await call('createMatch', { deliver: true, ...agreed, draft: own.mark() })
        : drawn;
      // Where nothing has to be made, no other screen delivers.
      return created.ok && stepsLeft(created.value) === 0 ? andDeliver(created, show) : created;
    },
    done: (after) => `${game.title} is created.${stepsLeft(after) === 0 ? restText(after) : ''}`,
    then: () => go({ at: 'round' }),
  });
  const away = ahead ? undefined : season.matches.find(({ state }) => state === 'counted');
  const before = away?.game === game.id ? away.title : formerTitle(season, game.id);
  return (
    <Screen title={`Set up ${game.title}`} back={back}>
      <Differs season={season} />
      <p>
        {KINDS[kind]} of {ahead ? 'the next episode' : episodeText(season.episode, 'episode')}
        {draft.practice && <span class="badge">Practice</span>}
      </p>
      <WhichMatch draft={draft} games={games} saver={saver} ahead={ahead} />
      <h2>Players ({form.rows.length})</h2>
      <p class="help">{game.playerCount}</p>
      <FillColumn columns={columns} rows={form.rows} onChange={(rows) => edit({ rows })} />
      <ClashesIn clashes={own.clashes}>
        <MatchRoster
          fieldIn={own.fieldIn}
          season={season}
          draft={draft}
          columns={columns}
          rows={form.rows}
          onChange={(rows) => edit({ rows })}
        />
      </ClashesIn>
      {took.length + differs.length > 0 && (
        <Fold
          title={`From the season: ${plural(took.length, 'cell', 'cells')}${differs.length === 0 ? '' : `, ${differs.length} changed`}`}
        >
          <Notes title="Not as in the season" notes={differs} look="warning" />
          <Notes title="Taken as it is now, and again when you create the match" notes={took} look="note" />
        </Fold>
      )}
      {say.length > 0 && <Notes title="Who has the say" notes={say} look="note" />}
      <ClashesIn clashes={own.clashes}>
        <BelowRoster draft={draft} form={form} edit={edit} onWrongTime={wrongTimes.mark} />
      </ClashesIn>
      <h2>Check</h2>
      <SaveLine saved={own} />
      <div role="status">
        <Notes title="Before the match can be created" notes={problems} look="problem" />
        <Notes title="Before the match can be created" notes={wrongTimes.problems} look="problem" />
        <Notes title="Good to know" notes={warnings} look="warning" />
        {waits !== '' && <p>{waits}</p>}
        {waits === '' && problems.length + wrongTimes.problems.length === 0 && (
          <p>Everything that the season knows is filled in.</p>
        )}
      </div>
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
      <AheadLine forms={draft.forms} />
      <div class="buttons">
        {!ahead && (
          <Button
            look="action"
            off={wrongTimes.problems.length > 0 || waits !== '' || (problems.length > 0 && saved === 'saved')}
            onClick={create}
          >
            Create the match
          </Button>
        )}
        <Discard
          title={`Discard the set-up of ${game.title}?`}
          saver={saver}
          discard={() => call('discardMatchDraft', { ahead })}
          then={() => go({ at: 'season', part: OVERVIEW })}
        >
          <p>Nobody’s standing changes. Leaving it for later needs no click: just close the sidebar.</p>
        </Discard>
      </div>
      {question}
    </Screen>
  );
}

function keepsText({ people }: SeasonView): string {
  if (people.some(({ book }) => book === '')) return 'Books that are missing are made with it.';
  return `Everyone keeps their book${people.some(({ page }) => page !== '') ? ' and page' : ''}.`;
}

/**
 * Saves the draft in place of what was there. A player who is out of the season is a guest, so the names alone say who
 * is one.
 */
function save(
  form: DraftForm,
  before: DraftForm,
  draft: SeasonDraftView,
  ahead: boolean,
): Promise<Reply<DeskView>> {
  const matchOf = (one: DraftForm): SaveNextMatch => {
    const saved = saveOf(one, draft);
    const guests = saved.roster.flatMap(([name = '']) => (draft.out.includes(name) ? [name] : []));
    return { ...saved, kind: draft.kind, guests, ahead };
  };
  return call('saveMatchDraft', { ...matchOf(form), before: matchOf(before) });
}

const WAITS_FOR_EPISODE =
  'It waits until the next episode is open, and takes no step of this one. Who plays, and what they carry, is taken as it is when you create it.';

/** Says which match in the book has to be counted first; empty where none has. */
function waitsFor({ matches }: SeasonView): string {
  const current = matches.find(
    ({ state }) => state === 'running' || state === 'reopened' || state === 'over',
  );
  if (current === undefined) return '';
  return current.state !== 'over'
    ? `${current.title} is running: create this match once it is over and counted. The draft is kept until then.`
    : `${current.title} is over: count it first. The draft is kept until then.`;
}
