// The host's season table (SN-22), which is only in the host book. It adds all purses to the public table, and who was late
// or didn't answer.
import { SEASON_ACCENT } from '../../games/frame/colours';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { memoize } from '../../games/frame/lazy';
import { headings, STYLES, styled, type Rows, type Tab } from '../../games/frame/tabs';
import { joinList } from '../../games/frame/wording';
import { currencyNames } from '../../seasons/people';
import { holder, type PersonId } from '../record/people';
import type { SeasonRecord } from '../record/season-record';
import { listAbsences, type Absences } from '../session/absences';
import { mustHaveSeason, type BookSession } from '../session/readers';
import { tabTitlePrefixes } from './archived-tabs';
import { cachedEpisodeTable, episodeTableRows, currentEpisodeRows, substituteRows } from './season-tab';

export function hostSeasonTab(session: BookSession, season: SeasonRecord): Tab {
  const { standing } = season;
  return {
    title: FRAME_TITLES.season,
    accent: SEASON_ACCENT,
    frozen: 0,
    rows: [
      [styled(standing.name, STYLES.title)],
      ...currentEpisodeRows(season, session.people),
      [''],
      ...episodeTableRows(session, season, currencyNames(standing)),
      ...substituteRows(session),
      ...absenceRows(session, season),
    ],
  };
}

/** A person's row as text: their episodes, and how often the seat's holder was late or didn't answer. */
export function hostSeasonLine(session: BookSession, season: SeasonRecord, seat: string): string {
  const { episodes } = season.standing;
  const fates = cachedEpisodeTable(session).find(({ player }) => player === seat)?.fates ?? [];
  const words = fates.flatMap((fate, at) => (fate === '–' ? [] : [`${fate} (${episodes[at] ?? ''})`]));
  const absences = absencesText(absencesByMatch(session), holder(session.people, seat).id);
  return [
    ...(words.length === 0 ? [] : [`Episodes: ${joinList(words)}`]),
    ...(absences === '' ? [] : [`Answers: ${absences}`]),
  ].join(' · ');
}

/** Late and missing answers, with a row per person who has any and a column per match. */
function absenceRows(session: BookSession, { matches: past, current }: SeasonRecord): Rows {
  const matches = absencesByMatch(session);
  const persons = [...session.people.persons.values()].filter(({ id }) => absencesText(matches, id) !== '');
  if (persons.length === 0) return [];
  return [
    [''],
    headings('Late or no answer', ...tabTitlePrefixes(current === undefined ? past : [...past, current])),
    ...persons.map(({ id, name }) => [
      styled(name, { bold: true }),
      ...matches.map((match) => absencesText([match], id)),
    ]),
  ];
}

/** Absences match by match. Cached, because every person's row uses them. */
const absencesByMatch = memoize((session: BookSession): readonly (readonly Absences[])[] => {
  const { matches } = mustHaveSeason(session);
  const now = session.kind === 'game' ? [listAbsences(session)] : [];
  return [...matches.map(({ absences = [] }) => absences), ...now];
});

/** A person's late and missing answers in all: `1 late, 2 missed`; empty if there are none. */
function absencesText(matches: readonly (readonly Absences[])[], person: PersonId): string {
  const own = matches.flat().filter((one) => one.person === person);
  const late = own.reduce((sum, one) => sum + one.late, 0);
  const missed = own.reduce((sum, one) => sum + one.missed, 0);
  return joinList([...(late === 0 ? [] : [`${late} late`]), ...(missed === 0 ? [] : [`${missed} missed`])]);
}
