// The settings for all of the season's matches: currencies, who can see purses, and who inherits.
import { useState } from 'preact/hooks';
import type { CurrencyView, SeasonView, SettingsPreview } from '../../../src/rounds/host/season/views';
import { call, useDesk } from '../calls';
import { amountText } from '../../../src/games/frame/number-input';
import { MessageList } from '../messages/message-list';
import { Button, Confirm, Screen } from '../parts/screen';
import { useHostAction } from '../stage/action';
import { useBackLink } from './season-helpers';
import { dropUndefined } from '../../../src/games/frame/json';
import { SelectField, TextField } from '../parts/plain-question';

export function SettingsScreen({ season }: { readonly season: SeasonView }) {
  const { run } = useDesk();
  const act = useHostAction();
  const [look, setLook] = useState<SettingsPreview | undefined>(undefined);
  const back = useBackLink(season);
  const [currencies, setCurrencies] = useState<readonly CurrencyView[]>(season.currencies);
  const [inherit, setInherit] = useState(season.inherit);
  // The settings when the host began, so that concurrent changes aren't overwritten.
  const [shown] = useState({ currencies: season.currencies, inherit: season.inherit });
  const changed = currencies.filter(
    ({ name, shown }) =>
      name.trim() !== '' && !season.currencies.some((known) => known.name === name && known.shown === shown),
  );
  const opens = changed.some((one) => one.shown === 'public');
  const wanted = {
    ...(changed.length === 0 ? {} : { currencies: changed }),
    ...(inherit === season.inherit ? {} : { inherit }),
    before: shown,
  };
  const set = (token?: string): void =>
    act({
      doing: 'Changing the season’s settings',
      work: () => call('changeSeasonSettings', { ...wanted, ...dropUndefined({ token }) }),
      done: 'Settings changed.',
      then: back.onBack,
    });
  const different = changed.length > 0 || inherit !== season.inherit;
  return (
    <Screen title="Season settings" back={back}>
      <p>Changes apply from the next match you count. Everyone is notified.</p>
      <CurrencyFields known={season.currencies.length} currencies={currencies} onChange={setCurrencies} />
      <InheritField value={inherit} onChange={setInherit} />
      {!different && <p class="quiet">Nothing has changed yet.</p>}
      <div class="buttons">
        <Button
          look="action"
          off={!different}
          onClick={() =>
            opens
              ? void run({
                  doing: 'Previewing the settings',
                  work: () => call('previewSettings', wanted),
                  then: setLook,
                })
              : set()
          }
        >
          {opens ? 'Preview the message' : 'Change the settings'}
        </Button>
      </div>
      {look !== undefined && (
        <PublicWarning
          look={look}
          onNo={() => setLook(undefined)}
          onYes={() => {
            setLook(undefined);
            set(look.token);
          }}
        />
      )}
    </Screen>
  );
}

/** The warning before purses become public, since that can't be undone. */
function PublicWarning({
  look: { opened, messages },
  onYes,
  onNo,
}: {
  readonly look: SettingsPreview;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) {
  const names = opened.map(({ currency }) => currency).join(' and ');
  return (
    <Confirm
      title={names === '' ? 'Change the settings?' : `Make everyone’s ${names} public?`}
      yes="Make public"
      final
      onYes={onYes}
      onNo={onNo}
    >
      <p>This can’t be undone. Earlier changes and their causes stay private.</p>
      {opened.map(({ currency, purses }) => (
        <section key={currency} aria-label={currency}>
          <p>
            <strong>Everyone will see these {currency}:</strong>
          </p>
          <ul class="plain-list">
            {purses.map(({ name, amount }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {amountText(currency, amount)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <strong>Message to everyone:</strong>
      </p>
      <MessageList messages={messages} />
    </Confirm>
  );
}

export function CurrencyFields({
  known,
  currencies,
  onChange,
}: {
  /** The number of existing currencies, listed first; their names can't change. */
  readonly known: number;
  readonly currencies: readonly CurrencyView[];
  readonly onChange: (currencies: readonly CurrencyView[]) => void;
}) {
  const edit = (at: number, part: Partial<CurrencyView>): void =>
    onChange(currencies.map((currency, index) => (index === at ? { ...currency, ...part } : currency)));
  return (
    <>
      {currencies.map((currency, at) => (
        <div key={at} class={at < known ? '' : 'pair'}>
          {at >= known && (
            <TextField
              label="Currency"
              about={`number ${at + 1}`}
              value={currency.name}
              onChange={(name) => edit(at, { name })}
            />
          )}
          <SelectField
            label={at < known ? `Who sees ${currency.name}` : 'Who sees it'}
            options={[
              { value: 'own', label: 'only the owner and you' },
              { value: 'public', label: 'everyone' },
            ]}
            value={currency.shown}
            onChange={(shown) => edit(at, { shown: shown === 'public' ? 'public' : 'own' })}
          />
        </div>
      ))}
      <p>
        <Button onClick={() => onChange([...currencies, { name: '', shown: 'own' }])}>Add a currency</Button>
      </p>
    </>
  );
}

export function InheritField({
  value,
  onChange,
}: {
  readonly value: SeasonView['inherit'];
  readonly onChange: (inherit: SeasonView['inherit']) => void;
}) {
  return (
    <SelectField
      label="After a death match, the loser’s purses"
      options={[
        { value: 'nothing', label: 'stay with the loser' },
        { value: 'everything', label: 'go to the winner' },
      ]}
      value={value}
      onChange={(next) => onChange(next === 'everything' ? 'everything' : 'nothing')}
    />
  );
}
