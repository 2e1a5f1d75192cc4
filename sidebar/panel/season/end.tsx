// The screen to end a season: the host names who wins it, and everyone's place follows.
import { useState } from 'preact/hooks';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call } from '../calls';
import { ActScreen } from '../stage/act';
import { plural } from '../../shared/text';
import { Differs } from './differs';
import { peopleIn, useWayBack } from './parts';
import { Tick } from '../parts/tick';

export function EndScreen({ season }: { readonly season: SeasonView }) {
  const back = useWayBack(season);
  const inside = peopleIn(season);
  const [winners, setWinners] = useState<readonly string[]>(() =>
    inside.length === 1 ? inside.map(({ name }) => name) : [],
  );
  return (
    <ActScreen
      title="End the season"
      back={back}
      off={winners.length === 0}
      doing="Ending the season"
      work={() => call('endSeason', { winners })}
      done={`${season.name} has ended.`}
      yes="End the season"
    >
      <Differs season={season} />
      {season.waiting.length > 0 && (
        <p>
          {plural(season.waiting.length, 'thing', 'things')} that waited for a purse cannot be done after the
          end: do it first, or let it go.
        </p>
      )}
      <fieldset class="field">
        <legend>Who wins {season.name}</legend>
        {inside.map(({ name, title }) => (
          <Tick
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
          </Tick>
        ))}
      </fieldset>
      <p>
        The others who are in come second; then who is out, the later episode first. Everyone is told. You can
        take the end back.
      </p>
    </ActScreen>
  );
}
