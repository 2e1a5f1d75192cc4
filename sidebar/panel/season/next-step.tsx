// The next step of a season as one big button; the host need not take it.
import { useState } from 'preact/hooks';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { episodeText } from '../../../src/seasons/episode-text';
import { call } from '../calls';
import { useDesk, type SeasonPart } from '../desk/context';
import { Button } from '../parts/button';
import { TextField } from '../parts/text-field';
import { ActButton } from '../stage/act';
import { useDrafting } from '../set-up/drafting';
import { WhoGoes } from './who-goes';

export function NextStepCard({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  const draft = useDrafting();
  const { next } = season;
  const { asked = [] } = next;
  const [out, setOut] = useState<readonly string[]>([]);
  const to = (part: SeasonPart): void => go({ at: 'season', part });
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
  if (next.action === 'open-episode') return <OpenEpisode key={season.nextEpisode} season={season} />;
  return (
    <section class="card next" aria-label="The next step">
      <p class="quiet">The next step</p>
      <WhoGoes season={season} asked={asked} out={out} onChange={setOut} />
      <Button look="action" onClick={act}>
        {next.title}
      </Button>
    </section>
  );
}

/** The button that opens an episode, under a name that follows from the last one unless the host types another. */
export function OpenEpisode({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  const [name, setName] = useState(season.nextEpisode);
  const typed = name.trim();
  const { episode } = season;
  return (
    <section class="card next" aria-label="The next episode">
      {episode !== '' && (
        <p class="quiet">
          This closes {episodeText(episode, 'episode')}: tokens lapse, there is no Candidate and no opponent
          any more, and marks that last until then go.
        </p>
      )}
      <TextField
        label={episode === '' ? 'The first episode' : 'The next episode'}
        help="As you number them: 5, or 6.5."
        value={name}
        onChange={setName}
      />
      <ActButton
        off={typed === ''}
        doing={`Opening ${episodeText(typed, 'episode')}`}
        work={() => call('openEpisode', { episode: typed })}
        done={`${episodeText(typed)} is open.`}
        then={() => go({ at: 'season', part: { see: 'overview' } })}
      >
        Open {episodeText(typed, 'episode')}
      </ActButton>
    </section>
  );
}
