// Chooses the screen of a season: the overview, or one opened from it.
import type { SeasonView, PersonView } from '../../../src/rounds/host/season/views';
import { useMatchKey, type SeasonRoute, useDesk } from '../calls';
import { CorrectionScreen } from './correct';
import { CountMatchScreen } from './count';
import { EndScreen } from './ended';
import { GiftScreen } from './gift';
import { JoinScreen } from './join';
import { Overview } from './overview';
import { SettingsScreen } from './season-settings';
import { StartScreen } from './season-start';
import { SubstituteScreen } from './substitute';
import { Screen } from '../parts/screen';
import { useBackLink, OVERVIEW_ROUTE } from './season-helpers';
import { SeatActions } from './people';
import { ContactsForm } from '../corrections/contacts-form';

interface Props {
  readonly season: SeasonView;
  readonly part: SeasonRoute;
}

export function SeasonScreens(props: Props) {
  const shown = useMatchKey();
  // The overview has no key per match, so that watching a practice season continues into the next match.
  return <CurrentScreen key={props.part.see === 'overview' ? '' : shown} {...props} />;
}

function CurrentScreen({ season, part }: Props) {
  switch (part.see) {
    case 'overview':
      return <Overview season={season} />;
    case 'count':
      return <CountMatchScreen season={season} out={part.out ?? []} />;
    case 'correct':
      return <CorrectionScreen season={season} player={part.player} what={part.what} />;
    case 'join':
      return <JoinScreen season={season} />;
    case 'gift':
      return <GiftScreen season={season} from={part.from} />;
    case 'settings':
      return <SettingsScreen season={season} />;
    case 'contacts':
      return <ContactsScreen season={season} />;
    case 'substitute':
    case 'links': {
      const person = season.people.find(({ name }) => name === part.player);
      if (person === undefined) return <Overview season={season} />;
      const Chosen = part.see === 'links' ? LinksScreen : SubstituteScreen;
      return <Chosen season={season} person={person} />;
    }
    case 'end':
      return <EndScreen season={season} />;
    case 'start':
      return season.end === null ? <Overview season={season} /> : <StartScreen />;
  }
}

function LinksScreen({ season, person }: { readonly season: SeasonView; readonly person: PersonView }) {
  return (
    <Screen title={`Send ${person.title} their links`} back={useBackLink(season)}>
      {person.page + person.book === '' && <p>The links aren’t ready yet.</p>}
      <SeatActions person={person} isOver={season.end !== null} />
    </Screen>
  );
}

function ContactsScreen({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  const back = useBackLink(season);
  return (
    <Screen title="Contacts" back={back}>
      <ContactsForm onDone={() => go({ at: 'season', part: OVERVIEW_ROUTE })} />
    </Screen>
  );
}
