// Chooses the screen of a season: the overview, or the screen that the host opened from there.
import type { SeasonView, PersonView } from '../../../src/rounds/host/season/views';
import { useShownName, type SeasonPart, useDesk } from '../calls';
import { CorrectScreen } from './correct';
import { CountScreen } from './count';
import { EndScreen } from './ended';
import { GiftScreen } from './gift';
import { JoinScreen } from './join';
import { Overview } from './overview';
import { SettingsScreen } from './season-settings';
import { StartScreen } from './season-start';
import { SubstituteScreen } from './substitute';
import { Button, Screen } from '../parts/screen';
import { useWayBack, OVERVIEW } from './season-words';
import { Seat } from './people';
import { ContactsForm } from '../corrections/contacts-form';

interface Props {
  readonly season: SeasonView;
  readonly part: SeasonPart;
}

export function SeasonScreens(props: Props) {
  const shown = useShownName();
  // The overview drops by itself what was begun: a practice season that is watched goes on with the next match.
  return <ScreenOf key={props.part.see === 'overview' ? '' : shown} {...props} />;
}

function ScreenOf({ season, part }: Props) {
  switch (part.see) {
    case 'overview':
      return <Overview season={season} />;
    case 'count':
      return <CountScreen season={season} out={part.out ?? []} />;
    case 'correct':
      return <CorrectScreen season={season} player={part.player} what={part.what} />;
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
  const back = useWayBack(season);
  const { title, page, book } = person;
  return (
    <Screen title="Links to send" back={back}>
      <p>
        <bdi>{title}</bdi>: {sendText(page !== '', book !== '')} Whoever else has a link can read all that it
        shows.
      </p>
      <Seat person={person} isOver={season.end !== null} />
      <p class="help">They stand with the name in the list of people, too.</p>
      <div class="buttons">
        <Button look="action" onClick={back.onBack}>
          Done
        </Button>
      </div>
    </Screen>
  );
}

function sendText(hasPage: boolean, hasBook: boolean): string {
  if (!hasPage && !hasBook)
    return 'their book is made with what is delivered. Send its link once it is there.';
  if (!hasBook) return 'send them the link of their page. Their book is made with what is delivered.';
  return hasPage
    ? 'send them the links of their page and of their book.'
    : 'send them the link of their book.';
}

function ContactsScreen({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  const back = useWayBack(season);
  return (
    <Screen title="Contacts" back={back}>
      <ContactsForm onDone={() => go({ at: 'season', part: OVERVIEW })} />
    </Screen>
  );
}
