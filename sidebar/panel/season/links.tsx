// The links of somebody who has joined: the host sends them, and nobody else may have them.
import type { PersonView, SeasonView } from '../../../src/rounds/host/season/views';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { useWayBack } from './parts';
import { Seat } from './seat';

export function LinksScreen({
  season,
  person,
}: {
  readonly season: SeasonView;
  readonly person: PersonView;
}) {
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
