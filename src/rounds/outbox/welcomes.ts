// A message to everyone who joins a season or plays on in it, in their own channel: the link to their page. To those
// without a channel the host gives the link.
import type { Entry } from '../record/entries';
import { pageLink, SECOND_LINK, secondLink } from '../contacts/page-link';
import { withoutPreview } from '../discord/markup';
import type { HostSnapshot } from '../ports/host-book';
import type { Message } from '../reply/messages';

/** Gives the people to whom a ledger entry gives a new key because they have come. */
function newcomersIn(entry: Entry): readonly string[] {
  if (entry.kind === 'standings-changed') return (entry.body.keys ?? []).map(({ player }) => player);
  return entry.kind === 'substituted' || entry.kind === 'person-substituted' ? [entry.body.player] : [];
}

/** Gives a message with their page for each of them; none where there is no page. */
export function welcomes(
  entry: Entry,
  snapshot: Pick<HostSnapshot, 'page'>,
  season: Parameters<typeof pageLink>[1],
): readonly Message[] {
  return newcomersIn(entry).flatMap((player): readonly Message[] => {
    const page = pageLink(snapshot, season, player);
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
