// A person's own part of a season's tab and page: their purses (amounts of currencies), and latest changes with causes
// (SN-2).
import type { Cell } from '../../games/frame/tabs';
import { describeForPerson } from '../../seasons/changes';
import { episodeText } from '../../seasons/episode-text';
import { currencyNames, purseAmount } from '../../seasons/people';
import type { Person, Season } from '../../seasons/types';
import type { SeasonRecord } from '../record/season-record';
import type { BookSession } from '../session/readers';
import { seatTenure } from '../record/people';

const MAX_CHANGES_SHOWN = 12;

/** Purses, then changes with the latest first. */
export function standingSections(
  session: BookSession,
  season: SeasonRecord,
  person: Person,
): readonly { readonly title: string; readonly rows: readonly (readonly Cell[])[] }[] {
  const { standing, log } = season;
  const before = seatTenure(session.people, person.name).changes;
  const own = log
    .slice(before)
    .filter(({ change }) => change.player === person.name)
    .slice(-MAX_CHANGES_SHOWN)
    .reverse();
  return [
    {
      title: 'Your purses',
      rows: [
        ...currencyNames(standing).map((purse) => [purse, purseAmount(person, purse)]),
        ...uncountedMatchRows(session, season, person),
      ],
    },
    {
      title: 'Your last changes',
      rows: own.map(({ change, episode }) => [
        `${episodeLabel(standing, episode)}: ${describeForPerson(change)}. ${change.cause}`,
      ]),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** Says that the purses don't include the current match yet. */
function uncountedMatchRows(
  session: BookSession,
  { current }: SeasonRecord,
  { name }: Person,
): readonly (readonly Cell[])[] {
  if (session.kind !== 'game' || current?.counted !== undefined) return [];
  const { roster, info } = session.match;
  return roster.includes(name)
    ? [[`${info.title} isn’t included yet. Your host will add its results once it’s over.`]]
    : [];
}

function episodeLabel({ episodes }: Season, at: number): string {
  const name = episodes[at];
  return name === undefined ? 'Before the first episode' : episodeText(name);
}
