// The fields for a season's currencies, and for what the winner of a duel inherits.
import type { CurrencyView, SeasonView } from '../../../src/rounds/host/season/views';
import { Button } from '../parts/button';
import { SelectField } from '../parts/select';
import { TextField } from '../parts/text-field';

export function CurrencyFields({
  known,
  currencies,
  onChange,
}: {
  /** How many of them the season has already; these keep their names. */
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
              { value: 'own', label: 'its owner and you' },
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
      label="The purses of who loses a death match"
      options={[
        { value: 'nothing', label: 'stay with them' },
        { value: 'everything', label: 'go to the winner' },
      ]}
      value={value}
      onChange={(next) => onChange(next === 'everything' ? 'everything' : 'nothing')}
    />
  );
}
