// A message to everyone who joins a season or takes over a seat, in their own channel: the link to their page. To those
// without a channel the host gives the link.
import type { Entry } from '../record/entries';
import { pageLink, SECOND_LINK, secondLink } from '../contacts/page-link';
import { withoutPreview } from '../discord/markup';
import { holder } from '../record/people';
import type { BookSession } from '../session/readers';
import type { Message } from '../reply/messages';

/** Gives the seats that a ledger entry gives to somebody new. */
function newcomersIn(entry: Entry): readonly string[] {
  if (entry.kind === 'standings-changed') return (entry.body.held ?? []).map(({ seat }) => seat);
  return entry.kind === 'seated' ? [entry.body.seat] : [];
}

/** Gives a message with their page for each of them; none where there is no page. */
export function welcomes(entry: Entry, { people, snapshot }: BookSession): readonly Message[] {
  return newcomersIn(entry).flatMap((player): readonly Message[] => {
    const page = pageLink(snapshot, holder(people, player));
    return page === ''
      ? []
      : [
          {
            to: { player },
            text: [
              `Your page, for the whole season: ${withoutPreview(page)}`,
              `${SECOND_LINK}: ${withoutPreview(secondLink(page))}`,
              'It is yours alone: give its links to nobody.',
            ].join('\n'),
          },
        ];
  });
}
