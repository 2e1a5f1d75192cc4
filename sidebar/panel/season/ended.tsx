// The end of a season: the host chooses the winners, which determines everyone's place. The host can reopen the season or
// start another season.
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { PlayerNames } from '../parts/names';
import { ActionWithReason, useHostAction, ActionScreen } from '../stage/action';
import { archiveMatch } from './archive-match';
import { useState } from 'preact/hooks';
import { plural } from '../../shared/text';
import { DifferenceNotice, peopleStillIn, useBackLink } from './season-helpers';
import { Checkbox } from '../parts/plain-question';

export function SeasonEnded({
  season,
  places,
}: {
  readonly season: SeasonView;
  readonly places: NonNullable<SeasonView['end']>['places'];
}) {
  const { show, go, view } = useDesk();
  const act = useHostAction();
  return (
    <>
      <section class="card" aria-label="The end of the season">
        <p>
          <strong>
            <PlayerNames names={places[0]?.names ?? []} /> won {season.name}.
          </strong>
        </p>
        <ol class="places-list">
          {places.slice(1).map(({ place, names }) => (
            <li key={place} value={place}>
              <PlayerNames names={names} />
            </li>
          ))}
        </ol>
      </section>
      {'play' in view && <p>Archive the last match before you start another season.</p>}
      <div class="buttons">
        {'play' in view ? (
          <Button
            onClick={() =>
              act({
                doing: 'Archiving the last match',
                work: () => archiveMatch({ reason: 'The season has ended.', uncounted: false }, view, show),
                done: 'Last match archived. You can start another season.',
              })
            }
          >
            Archive the last match
          </Button>
        ) : (
          <Button onClick={() => go({ at: 'season', part: { see: 'start' } })}>Start another season</Button>
        )}
        <ActionWithReason
          button="Reopen the season"
          title="Reopen the season?"
          text={`${season.name} continues where it left off.`}
          goes="everyone"
          yes="Reopen it"
          doing="Reopening the season"
          work={(reason) => call('takeEndBack', { reason })}
          done="Season reopened."
        />
      </div>
    </>
  );
}

export function EndScreen({ season }: { readonly season: SeasonView }) {
  const back = useBackLink(season);
  const inside = peopleStillIn(season);
  const [winners, setWinners] = useState<readonly string[]>(() =>
    inside.length === 1 ? inside.map(({ name }) => name) : [],
  );
  return (
    <ActionScreen
      title="End the season"
      back={back}
      off={winners.length === 0}
      doing="Ending the season"
      work={() => call('endSeason', { winners })}
      done={`${season.name} has ended.`}
      yes="End the season"
    >
      <DifferenceNotice season={season} />
      {season.waiting.length > 0 && (
        <p>
          {plural(season.waiting.length, 'change is', 'changes are')} still waiting and can’t be made once the
          season has ended. First make or drop {season.waiting.length === 1 ? 'this change' : 'these changes'}
          .
        </p>
      )}
      <fieldset class="field">
        <legend>Who won {season.name}?</legend>
        {inside.map(({ name, title }) => (
          <Checkbox
            key={name}
            on={winners.includes(name)}
            onTick={(on) =>
              setWinners(
                on
                  ? inside.map((person) => person.name).filter((one) => one === name || winners.includes(one))
                  : winners.filter((one) => one !== name),
              )
            }
          >
            <bdi>{title}</bdi>
          </Checkbox>
        ))}
      </fieldset>
      <p>
        Everyone else who is still in comes second. Players who are out are ranked by episode, latest first.
        Everyone is notified. You can reopen the season.
      </p>
    </ActionScreen>
  );
}
