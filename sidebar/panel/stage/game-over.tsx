// The screen of a finished game: the outcome, and publishing everything.
import { useState } from 'preact/hooks';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call, useDesk } from '../calls';
import { Button, Confirm } from '../parts/screen';
import { NextStepCard } from '../season/next-step';
import { Sections } from '../../shared/sections';
import { Fold, NewsLines, Notes } from '../../shared/text';
import { AutoResolvedNote, OutdatedResults } from './outdated-results';
import { useHostAction } from './action';
import { BookLinks, PublicBook, LiveTableButton, LiveTableLink } from './links';
import { EarlierUnsavedInput } from './unsaved-host-input';
import { LeadersForHost } from './stage-news';
import { ErrorBoundaries } from '../../shared/error-boundaries';

export function GameOverBody({
  play,
  season,
}: {
  readonly play: GameView;
  readonly season: SeasonView | undefined;
}) {
  const { view, go } = useDesk();
  const act = useHostAction();
  const [asking, setAsking] = useState(false);
  return (
    <ErrorBoundaries>
      <AutoResolvedNote play={play} />
      <EarlierUnsavedInput play={play} />
      <Sections sections={play.standings} />
      {/* Null for a match that ended without any decision, so there is no news. */}
      {play.lastNews !== null && (
        <NewsLines
          lines={play.lastNews.lines}
          fold={play.standings.length === 0 ? '' : `What happened: ${play.lastNews.title}`}
        />
      )}
      <LeadersForHost {...play} />
      <OutdatedResults play={play} />
      <Notes title="Please note" notes={play.warnings} look="warning" />
      {season !== undefined && season.end === null && <NextStepCard season={season} />}
      <div class="buttons">
        <Button look={season === undefined ? 'action' : 'plain'} onClick={() => go({ at: 'messages' })}>
          Share the result
        </Button>
        {play.live && <LiveTableButton />}
      </div>
      {season === undefined && (
        <div class="buttons">
          <Button onClick={() => go({ at: view.draft === undefined ? 'choose' : 'draft' })}>
            Play another game with these players
          </Button>
          <Button onClick={() => go({ at: 'season', part: { see: 'start' } })}>
            Turn this game into a season
          </Button>
        </div>
      )}
      <Fold title="Books and links">
        <PublicBook url={play.publicBook} />
        <LiveTableLink link={play.table} />
        {play.players.map(({ name, book }) => (
          <div class="row player" key={name}>
            <bdi translate={false} class="name">
              {name}
            </bdi>
            <BookLinks of={name} url={book} />
          </div>
        ))}
      </Fold>
      {play.published ? (
        <p class="quiet">✓ Everything is published, in the public book and under “Record”.</p>
      ) : (
        <Button look="link" onClick={() => setAsking(true)}>
          Publish everything…
        </Button>
      )}
      {asking && (
        <Confirm
          title="Publish everything?"
          yes="Publish everything"
          final
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            act({
              doing: 'Publishing everything',
              work: () => call('publishEverything'),
              done: 'Everything is published.',
            });
          }}
        >
          <p>Anyone can then read the whole record, and check it against any hashes they noted.</p>
          <p>
            Publishing reveals {play.game.secrets}. It also reveals every answer, your entries and reasons,
            and the seed. Keys, contacts and webhooks stay secret.
          </p>
          {play.publishes.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <strong>This can’t be undone.</strong>
          </p>
        </Confirm>
      )}
    </ErrorBoundaries>
  );
}
