// The screen to give a gift from one person to another.
import { useState } from 'preact/hooks';
import { capitalise } from '../../../src/games/frame/wording';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call } from '../calls';
import { QuestionField } from '../parts/question';
import { SelectField } from '../parts/plain-question';
import { ActionScreen } from '../stage/action';
import { useStandingsTokenWithWarning, peopleStillIn, displayName, useBackLink } from './season-helpers';
import { amountProblem, toStandingChange, newChangeInput } from './change-form';
import { purseInUseReason } from './waiting-changes';

export function GiftScreen({ season, from }: { readonly season: SeasonView; readonly from: string }) {
  const back = useBackLink(season);
  const { token, note } = useStandingsTokenWithWarning(season);
  // A gift is stored and validated as the giver's loss.
  const [typed, setTyped] = useState(() => newChangeInput(season, { player: from }));
  const [to, setTo] = useState('');
  const { player, purse } = typed;
  const lost = toStandingChange(typed);
  const amount = lost !== undefined && 'purse' in lost ? lost.by : 0;
  const options = peopleStillIn(season).map(({ name, title }) => ({ value: name, label: title }));
  const isPublic = season.currencies.some(({ name, shown }) => name === purse && shown === 'public');
  const waits = purseInUseReason(season, player, purse);
  const wait = waits === undefined ? {} : { wait: true };
  return (
    <ActionScreen
      title="Give a gift"
      back={back}
      off={to === '' || amount < 1}
      doing="Giving the gift"
      work={() => call('giveGift', { from: player, to, purse, amount, ...wait, token })}
      done={
        waits === undefined
          ? `${displayName(season, to)} has ${displayName(season, player)}’s gift.`
          : 'Saved. You’ll be asked again once the match is counted.'
      }
      yes={waits === undefined ? 'Give the gift' : 'Save for later'}
    >
      <SelectField
        label="From"
        options={options}
        value={player}
        blank="Choose…"
        onChange={(name) => {
          setTyped({ ...typed, player: name });
          if (to === name) setTo('');
        }}
      />
      <SelectField
        label="To"
        options={options.filter(({ value }) => value !== player)}
        value={to}
        blank="Choose…"
        onChange={setTo}
      />
      <div class="pair">
        <QuestionField
          question={{ title: 'How many', help: '', required: true, kind: { type: 'whole', min: 1 } }}
          value={typed.amount}
          onChange={(text) => setTyped({ ...typed, amount: text })}
          problem={amountProblem(typed)}
        />
        <SelectField
          label="Currency"
          options={season.currencies.map(({ name }) => ({ value: name, label: name }))}
          value={purse}
          onChange={(name) => setTyped({ ...typed, purse: name })}
        />
      </div>
      <p>
        {waits ??
          (isPublic
            ? `${capitalise(purse)} are public, so everyone will read about this gift.`
            : 'Only the giver and the receiver are notified.')}
      </p>
      {note}
    </ActionScreen>
  );
}
