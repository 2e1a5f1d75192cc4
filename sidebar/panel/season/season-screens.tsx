// Chooses the screen of a season: the overview, or the screen that the host opened from there.
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { useShownName, type SeasonPart } from '../desk/context';
import { ContactsScreen } from './season-contacts';
import { CorrectScreen } from './correct';
import { CountScreen } from './count';
import { EndScreen } from './end';
import { GiftScreen } from './gift';
import { JoinScreen } from './join';
import { LinksScreen } from './links';
import { Overview } from './overview';
import { SettingsScreen } from './season-settings';
import { StartScreen } from './season-start';
import { SubstituteScreen } from './substitute';

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
    case 'substitute': {
      const person = season.people.find(({ name }) => name === part.player);
      return person === undefined ? (
        <Overview season={season} />
      ) : (
        <SubstituteScreen season={season} person={person} />
      );
    }
    case 'links': {
      const person = season.people.find(({ name }) => name === part.player);
      return person === undefined ? (
        <Overview season={season} />
      ) : (
        <LinksScreen season={season} person={person} />
      );
    }
    case 'end':
      return <EndScreen season={season} />;
    case 'start':
      return season.end === null ? <Overview season={season} /> : <StartScreen />;
  }
}
