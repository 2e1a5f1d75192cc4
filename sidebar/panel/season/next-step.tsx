// A season's next step as one big button, and other steps that the host can take in any order.
import { useState } from 'preact/hooks';
import type { SeasonView, MatchState } from '../../../src/rounds/host/season/views';
import { episodeText } from '../../../src/seasons/episode-text';
import { call, useDesk, type SeasonRoute, type Route } from '../calls';
import { Button } from '../parts/screen';
import { TextField } from '../parts/plain-question';
import { ActionButton, ActionWithReason, useHostAction } from '../stage/action';
import { useStartDraft } from '../set-up/drafting';
import { currentMatch, EliminationPicker } from './season-helpers';
import { Fold } from '../../shared/text';
import { archiveMatch } from './archive-match';

export function NextStepCard({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  const draft = useStartDraft();
  const { next } = season;
  const { eliminable = [] } = next;
  const [out, setOut] = useState<readonly string[]>([]);
  const to = (part: SeasonRoute): void => go({ at: 'season', part });
  const act = (): void => {
    switch (next.action) {
      case 'draft-match':
        if (next.game === undefined) go({ at: 'choose', kind: next.kind ?? 'main' });
        else draft('Filling in the next match', { game: next.game, kind: next.kind ?? 'main' });
        return;
      case 'create-match':
        go({ at: 'draft' });
        return;
      case 'play':
        go({ at: 'round' });
        return;
      case 'count':
        to({ see: 'count', out });
        return;
      case 'end-season':
        to({ see: 'end' });
        return;
      case 'open-episode':
      case 'none':
        return;
    }
  };
  if (next.action === 'none') return null;
  if (next.action === 'open-episode') return <OpenEpisodeForm key={season.nextEpisode} season={season} />;
  return (
    <section class="card next" aria-label="The next step">
      <p class="quiet">The next step</p>
      <EliminationPicker season={season} asked={eliminable} out={out} onChange={setOut} />
      <Button look="action" onClick={act}>
        {next.title}
      </Button>
    </section>
  );
}

/** Opens an episode. The default name follows from the last episode's name. */
function OpenEpisodeForm({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  const [name, setName] = useState(season.nextEpisode);
  const typed = name.trim();
  const { episode } = season;
  return (
    <section class="card next" aria-label="The next episode">
      {episode !== '' && (
        <p class="quiet">
          Opening the next episode closes {episodeText(episode, 'episode')}. Unused tokens expire, nobody is
          the Candidate or opponent anymore, and temporary marks end.
        </p>
      )}
      <TextField label={episode === '' ? 'First episode' : 'Next episode'} value={name} onChange={setName} />
      <ActionButton
        off={typed === ''}
        doing={`Opening ${episodeText(typed, 'episode')}`}
        work={() => call('openEpisode', { episode: typed })}
        done={`${episodeText(typed)} is open.`}
        then={() => go({ at: 'season', part: { see: 'overview' } })}
      >
        Open {episodeText(typed, 'episode')}
      </ActionButton>
    </section>
  );
}

export function OtherSteps({ season }: { readonly season: SeasonView }) {
  const { view, go } = useDesk();
  const { draft, nextEpisodeDraft } = view;
  const { next, episode, differs } = season;
  // A difference must be settled before any other step.
  if (episode === '' || differs) return null;
  const to = (route: Route) => () => go(route);
  const current = currentMatch(season);
  const free = current === undefined || current.state === 'counted';
  return (
    <Fold title="Other steps">
      <div class="buttons">
        {draft === undefined ? (
          <Button onClick={to({ at: 'choose', kind: next.kind ?? (free ? 'main' : 'between') })}>
            {free ? 'Set up another match' : 'Draft the match after this one'}
          </Button>
        ) : (
          <Button onClick={to({ at: 'draft' })}>Look over {draft.game.title}</Button>
        )}
        {nextEpisodeDraft === undefined ? (
          <Button onClick={to({ at: 'choose', kind: 'main', ahead: true })}>
            Draft a match for the next episode
          </Button>
        ) : (
          <Button onClick={to({ at: 'draft', ahead: true })}>
            Look over {nextEpisodeDraft.game.title}, for the next episode
          </Button>
        )}
        {current !== undefined && <ArchiveButton state={current.state} title={current.title} />}
        {free && next.action !== 'end-season' && (
          <Button onClick={to({ at: 'season', part: { see: 'end' } })}>End the season</Button>
        )}
      </div>
      {free && next.action !== 'open-episode' && (
        <>
          <p>These steps are optional. Open the next episode whenever you like.</p>
          <OpenEpisodeForm key={season.nextEpisode} season={season} />
        </>
      )}
    </Fold>
  );
}

const ARCHIVE_WARNINGS: Readonly<Partial<Record<MatchState, string>>> = {
  running:
    'This match isn’t over. Archiving ends it without a result. It won’t change anyone’s standing, and you can’t count it later.',
  reopened:
    'This match was reopened. Archiving ends it without a new result. The counted result stays unless you change the standings by hand.',
};

function ArchiveButton({ state, title }: { readonly state: MatchState; readonly title: string }) {
  const { go, show, view } = useDesk();
  const act = useHostAction();
  const counted = state === 'counted';
  const work = (reason: string) => archiveMatch({ reason, uncounted: !counted }, view, show);
  const away = {
    doing: `Archiving ${title}`,
    done: `${title} is archived. Its tabs stay in the books.`,
    then: () => go({ at: 'season', part: { see: 'overview' } }),
  };
  if (counted) return <Button onClick={() => act({ ...away, work: () => work('') })}>Archive {title}</Button>;
  const without = `without ${state === 'reopened' ? 'a result' : 'counting it'}`;
  return (
    <ActionWithReason
      {...away}
      work={work}
      button={`Archive ${title} ${without}`}
      title={`Archive ${title} ${without}?`}
      text={
        ARCHIVE_WARNINGS[state] ?? 'This match won’t change anyone’s standing, and you can’t count it later.'
      }
      goes="nowhere"
      yes="Archive it"
    />
  );
}
