// The screen to add somebody who joins late, or who was out and rejoins.
import { useState } from 'preact/hooks';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call, useDesk } from '../calls';
import { useNewContacts } from '../parts/contact-fields';
import { ReasonField } from '../parts/screen';
import { useSeatHolders } from '../parts/seat-holders';
import { SelectField, TextField } from '../parts/plain-question';
import { ActionScreen } from '../stage/action';
import { useStandingsTokenWithWarning, peopleOut, useBackLink } from './season-helpers';

export function JoinScreen({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  const back = useBackLink(season);
  const { token, note } = useStandingsTokenWithWarning(season);
  const held = useSeatHolders(season.people);
  const [known, setKnown] = useState('');
  const [name, setName] = useState('');
  const { contacts, wrong: wrongContacts, fields } = useNewContacts('the new person');
  const [reason, setReason] = useState('');
  const out = peopleOut(season);
  const who = known === '' ? name.trim() : known;
  const wrong = known === '' && wrongContacts;
  const why = reason.trim();
  return (
    <ActionScreen
      title="Let someone join"
      back={back}
      off={who === '' || why === '' || wrong}
      doing={`Letting ${who} join`}
      work={() =>
        call('changeStandings', {
          changes: [{ player: who, joins: true }],
          reason: why,
          token,
          holders: held.holders([known]),
          contacts: known === '' ? { [who]: contacts } : {},
        })
      }
      done={`${who} has joined.${known === '' ? ' Send them their links.' : ''}`}
      // Somebody who was out still has their links, so only a new person needs them.
      then={known === '' ? () => go({ at: 'season', part: { see: 'links', player: who } }) : back.onBack}
      yes="Let them join"
    >
      {out.length > 0 && (
        <SelectField
          label="Who"
          options={out.map((person) => ({ value: person.name, label: `${person.title} (out)` }))}
          value={known}
          blank="A new person"
          onChange={setKnown}
        />
      )}
      {known === '' ? (
        <>
          <TextField label="Name" value={name} onChange={setName} />
          {fields}
          <p class="help">They start with nothing and get their own book.</p>
        </>
      ) : (
        <p class="help">They get back what they had when they left.</p>
      )}
      <ReasonField value={reason} onChange={setReason} goes="standing" />
      {held.note(known)}
      {note}
    </ActionScreen>
  );
}
