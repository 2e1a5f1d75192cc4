// The settings for all matches of the season: currencies, who sees their purses, and who inherits.
import { useState } from 'preact/hooks';
import type { CurrencyView, SeasonView } from '../../../src/rounds/host/season/views';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { andDeliver, restText } from '../stage/deliver';
import { CurrencyFields, InheritField } from './currencies';
import { OVERVIEW, useWayBack } from './parts';

export function SettingsScreen({ season }: { readonly season: SeasonView }) {
  const { change, show, go } = useDesk();
  const back = useWayBack(season);
  const [currencies, setCurrencies] = useState<readonly CurrencyView[]>(season.currencies);
  const [inherit, setInherit] = useState(season.inherit);
  // As they were when the host began: what others change meanwhile is not overwritten.
  const [shown] = useState({ currencies: season.currencies, inherit: season.inherit });
  const changed = currencies.filter(
    ({ name, shown }) =>
      name.trim() !== '' && !season.currencies.some((known) => known.name === name && known.shown === shown),
  );
  const different = changed.length > 0 || inherit !== season.inherit;
  return (
    <Screen title="Settings of the season" back={back}>
      <p>They hold for what is counted from now on, and everyone is told of a change.</p>
      <CurrencyFields known={season.currencies.length} currencies={currencies} onChange={setCurrencies} />
      <InheritField value={inherit} onChange={setInherit} />
      {!different && <p class="quiet">Nothing is changed yet.</p>}
      <div class="buttons">
        <Button
          look="action"
          off={!different}
          onClick={() =>
            void change({
              doing: 'Changing the settings of the season',
              work: async () =>
                andDeliver(
                  await call('changeSeasonSettings', {
                    ...(changed.length === 0 ? {} : { currencies: changed }),
                    ...(inherit === season.inherit ? {} : { inherit }),
                    before: shown,
                  }),
                  show,
                ),
              done: (after) => `The settings are changed.${restText(after)}`,
              then: () => go({ at: 'season', part: OVERVIEW }),
            })
          }
        >
          Change the settings
        </Button>
      </div>
    </Screen>
  );
}
