// The screen after the end of the game: the outcome, and publishing everything.
import { useState } from 'preact/hooks';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call, useDesk } from '../calls';
import { Button, Confirm } from '../parts/screen';
import { CopyText } from '../parts/copy';
import { NextStepCard } from '../season/next-step';
import { Fold, Notes } from '../../shared/text';
import { Continued, DecidedOver } from './decided-over';
import { useAct } from './act';
import { Deliveries } from './deliveries';
import { PublicBook, OpenTable, TableLink } from './links';
import { TypedBefore } from './typed-facts';
import { Blocks } from '../../shared/blocks';

export function OverBody({
  play,
  season,
}: {
  readonly play: GameView;
  readonly season: SeasonView | undefined;
}) {
  const { view, go } = useDesk();
  const act = useAct();
  const [asking, setAsking] = useState(false);
  return (
    <Blocks>
      <Continued play={play} />
      <TypedBefore play={play} />
      {/* Empty for a match in which nobody had anything to decide, so that it was over without a word. */}
      {play.ending.length > 0 && (
        <div class="card">
          {play.ending.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
      <DecidedOver play={play} />
      <Notes title="Look at this" notes={play.warnings} look="warning" />
      {season !== undefined && season.end === null && <NextStepCard season={season} />}
      {play.published ? (
        <p>
          <strong>✓ Everything is published.</strong> What is delivered stands in the public book; the
          record’s file is under Record.
        </p>
      ) : (
        <>
          <p>
            Until now, what was private is known to each player and to those who host alone. You can release
            the whole record, so that everyone can read it, and check it against the hashes that they noted.
          </p>
          <div class="buttons">
            <Button look="danger" onClick={() => setAsking(true)}>
              Publish everything
            </Button>
          </div>
        </>
      )}
      <div class="buttons">
        <Button onClick={() => go({ at: 'messages' })}>Messages to copy</Button>
        {play.live && <OpenTable />}
      </div>
      {season === undefined && (
        <section class="card" aria-label="What comes next">
          <p>
            <strong>More with the same people?</strong> The next game begins with their names and contacts,
            and new links and books. A season carries everyone over with contacts, book and page, and keeps
            what they carry from match to match.
          </p>
          <div class="buttons">
            <Button onClick={() => go({ at: view.draft === undefined ? 'choose' : 'draft' })}>
              Set up the next game
            </Button>
            <Button onClick={() => go({ at: 'season', part: { see: 'start' } })}>Start a season</Button>
          </div>
        </section>
      )}
      <PublicBook url={play.publicBook} />
      <TableLink link={play.table} />
      <Fold title="Players’ books">
        {play.players.map(({ name, book }) => (
          <div class="row three player" key={name}>
            <bdi translate={false} class="name">
              {name}
            </bdi>
            {book !== '' && (
              <>
                <a class="link" href={book} target="_blank" rel="noopener">
                  Open <span class="unseen">the book of {name}</span>
                </a>
                <CopyText label="Copy link" about={`of the book of ${name}`} text={book} />
              </>
            )}
          </div>
        ))}
      </Fold>
      <Deliveries deliveries={play.deliveries} />
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
          <p>
            It reveals {play.game.secrets}; besides, every submission with what became of it, what you entered
            with your reasons, word for word, and the seed. Keys, contacts and webhooks stay secret.
          </p>
          {play.publishes.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <strong>This cannot be taken back.</strong>
          </p>
        </Confirm>
      )}
    </Blocks>
  );
}
