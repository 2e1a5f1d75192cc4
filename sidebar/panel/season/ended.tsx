// A season that has ended, with everyone's place. The end can be taken back, or another season started.
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Names } from '../parts/names';
import { ReasonAct, useAct } from '../stage/act';
import { putAway } from './put-away';

export function Ended({
  season,
  places,
}: {
  readonly season: SeasonView;
  readonly places: NonNullable<SeasonView['end']>['places'];
}) {
  const { show, go, view } = useDesk();
  const act = useAct();
  return (
    <>
      <section class="card" aria-label="The end of the season">
        <p>
          <strong>The season has ended.</strong>
        </p>
        <ol class="places-list">
          {places.map(({ place, names }, index) => (
            <li key={place} value={place} class={index === 0 ? 'winners' : ''}>
              <Names names={names} />
            </li>
          ))}
        </ol>
      </section>
      <div class="buttons">
        {'play' in view ? (
          <Button
            onClick={() =>
              act({
                doing: 'Putting the last match away',
                work: () => putAway({ reason: 'The season has ended.', uncounted: false }, view, show),
                done: 'The last match is put away. You can start another season.',
              })
            }
          >
            Put the last match away
          </Button>
        ) : (
          <Button onClick={() => go({ at: 'season', part: { see: 'start' } })}>Start another season</Button>
        )}
        <ReasonAct
          button="Take the end back"
          title="Take the end back?"
          text={`${season.name} goes on where it was.`}
          goes="everyone"
          yes="Take it back"
          doing="Taking the end back"
          work={(reason) => call('takeEndBack', { reason })}
          done="The season goes on."
        />
      </div>
    </>
  );
}
