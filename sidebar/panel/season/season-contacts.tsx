// The contacts of everyone in the season, in a match or between two.
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { ContactsForm } from '../corrections/contacts-form';
import { useDesk } from '../desk/context';
import { Screen } from '../parts/screen';
import { OVERVIEW, useWayBack } from './parts';

export function ContactsScreen({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  const back = useWayBack(season);
  return (
    <Screen title="Contacts" back={back}>
      <ContactsForm onDone={() => go({ at: 'season', part: OVERVIEW })} />
    </Screen>
  );
}
