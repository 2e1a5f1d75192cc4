// A player's tabs (PS-18): a Pokémon's stats and changes, or a photographer's photos.
import { ensure } from '../../frame/result';
import { lineRows } from '../../frame/account';
import type { PlayerTabs } from '../../frame/contract';
import { eventsOf, latestEvent, type EventOf, type Log } from '../../frame/events';
import { chartBelow, headings, STYLES, styled, type Rows, type TabContent } from '../../frame/tabs';
import { andList } from '../../frame/wording';
import { NOT_CHOSEN_TEXT, talkPartnersText } from '../account';
import { ACTIVITY_RULES } from '../activities';
import { dayChanges } from '../change-account';
import { playerEndLine } from '../end-account';
import type { Event } from '../events';
import { exhibitLabel, photoWorthText, EXHIBIT_RULES } from '../exhibits';
import { explainDays } from '../explanation/own-days';
import { STARTING_STATS } from '../stats';
import { TALK_RULES } from '../rules-page';
import { EXHIBITS, STATS, type OpenFacts, DAY_COUNT, type Labels } from '../types';
import { playerLabel } from '../words';
import { statBarsTable } from './attributes';
import { appealCells, appealHeadings, statCells } from './tables';

export const playerTabs: PlayerTabs<OpenFacts, Event> = [
  { title: 'Heaven and Hell', content: (_name, open, log) => sidesTab(open, log) },
  { title: 'Your result', content: resultTab },
  {
    title: 'Your photos',
    content: (name, open, log) => (open.photographers.includes(name) ? photosTab(name, open, log) : null),
  },
  {
    title: 'Your exhibits',
    content: (name, open, log) =>
      open.photographers.includes(name)
        ? exhibitsTable(
            eventsOf(log, 'photographer-day').map(({ event }) => event),
            open.labels,
          )
        : null,
  },
  {
    title: 'Your attributes',
    content: (name, open, log) => (open.pokemon.includes(name) ? attributesTab(open, log) : null),
  },
  {
    title: 'Your stats',
    content: (name, open, log) => (open.pokemon.includes(name) ? statsTab(name, open, log) : null),
  },
  {
    title: 'Your changes',
    content: (name, open, log) => (open.pokemon.includes(name) ? changesTab(open, log) : null),
  },
];

/** Who is on which side, and who can talk; null once day 1 is resolved (PS-18, PS-19). */
function sidesTab({ photographers, pokemon, labels }: OpenFacts, log: Log<Event>): TabContent | null {
  if (latestEvent(log, 'day-resolved') !== undefined) return null;
  return {
    rows: [
      ['Heaven', 'Photographers', andList(photographers)],
      ['Hell', 'Pokémon', andList(pokemon.map((name) => playerLabel(labels, name)))],
      ['Priority on day 1', latestEvent(log, 'priority-chosen')?.photographer ?? NOT_CHOSEN_TEXT],
      ['Who can talk', TALK_RULES.first],
    ],
  };
}

/** The player's result; null until results are public. After the ascension it says if they are in Heaven. */
function resultTab(name: string, _open: OpenFacts, log: Log<Event>): TabContent | null {
  const results = latestEvent(log, 'results')?.results;
  const ended = latestEvent(log, 'game-ended');
  if (results === undefined) return null;
  const appeal = results.appeal.get(name);
  const won = EXHIBITS.filter((exhibit) => results.exhibits[exhibit] === name);
  return {
    rows: [
      ...(ended === undefined ? [] : [...lineRows([playerEndLine(ended, name)]), ['']]),
      ...(appeal === undefined
        ? [headings('Exhibits won', 'Points'), [andList(won) || 'none', won.length]]
        : [appealHeadings(), appealCells(appeal)]),
    ],
  };
}

/** The photographer's photos, with the stats of each Pokémon. */
function photosTab(name: string, { labels }: OpenFacts, log: Log<Event>): TabContent {
  return {
    rows: [
      [styled(name, STYLES.title)],
      headings('Day', 'Exhibit', 'Pokémon', ...STATS, 'Value in the exhibit', 'You can talk'),
      ...eventsOf(log, 'photographer-day').flatMap(({ title, event: { day, photo } }): Rows =>
        photo === null
          ? [[title, styled('no photo', STYLES.muted), '', ...STATS.map(() => ''), '', '']]
          : photo.shots.map((shot, index) => [
              title,
              index === 0 ? exhibitLabel(photo.exhibit) : '',
              playerLabel(labels, shot.name),
              ...statCells(shot.stats),
              index === 0 ? photoWorthText(photo) : '',
              talkPartnersText(day, [shot.name]),
            ]),
      ),
    ],
    frozen: 2,
  };
}

/** The Pokémon's stats day by day, with changes marked, and a chart. */
function statsTab(name: string, { labels }: OpenFacts, log: Log<Event>): TabContent {
  const days = eventsOf(log, 'pokemon-day');
  const above = [[styled(playerLabel(labels, name), STYLES.title)]];
  const rows = [
    ...above,
    headings(
      'After',
      ...STATS,
      'Next activity doubled',
      'Loss per attribute after next contest',
      'Photographed by',
      'You can talk',
    ),
    ['Start', ...statCells(STARTING_STATS), 'no', 0, '', ''],
    ...days.map(({ title, event }, index) => [
      title,
      ...dayCells(event, days[index - 1]?.event.stats ?? STARTING_STATS),
    ]),
  ];
  const series = STATS.map((_, index) => index + 1);
  return {
    rows,
    frozen: 2,
    charts: days.length === 0 ? [] : chartBelow('Your stats', [above.length, rows.length], series),
  };
}

function dayCells(event: EventOf<Event, 'pokemon-day'>, before: typeof event.stats): Rows[number] {
  const { day, photographedBy } = event;
  return [
    ...statCells(event.stats, before),
    event.doubling ? 'yes' : 'no',
    event.owed,
    photographedBy.length === 0 ? 'nobody' : andList(photographedBy),
    talkPartnersText(day, photographedBy),
  ];
}

function attributesTab(open: OpenFacts, log: Log<Event>): TabContent {
  return statBarsTable(
    eventsOf(log, 'pokemon-day').map(({ event }) => event),
    explainDays(open, log),
  );
}

/** Every change in the Pokémon's stats, with what its player can know about the reasons. */
function changesTab(open: OpenFacts, log: Log<Event>): TabContent {
  const lines = explainDays(open, log);
  return {
    rows: [
      headings('Day', 'When', 'Change', 'Why', 'What the activity does'),
      ...eventsOf(log, 'pokemon-day').flatMap(({ title }, index) =>
        dayChanges(ensure(lines[index], 'Every day is explained.')).map(({ when, change, why, cause }) => [
          title,
          when,
          change,
          why,
          cause?.kind === 'activity' ? ACTIVITY_RULES[cause.action.do].label : '',
        ]),
      ),
    ],
  };
}

/** One row per exhibit, with this photographer's photo. */
function exhibitsTable(days: readonly EventOf<Event, 'photographer-day'>[], labels: Labels): TabContent {
  const photos = days.flatMap(({ day, photo }) => (photo === null ? [] : [{ day, photo }]));
  const open = days.length < DAY_COUNT;
  return {
    rows: [
      headings('Exhibit', 'What wins it', 'Your photo', 'Day', 'Worth'),
      ...EXHIBITS.map((exhibit): Rows[number] => {
        const { takes, label } = EXHIBIT_RULES[exhibit];
        const entry = photos.find(({ photo }) => photo.exhibit === exhibit);
        const head = [styled(exhibit, { bold: true }), `${takes} photos, ${label}`];
        if (entry === undefined)
          return [...head, styled(open ? 'still open' : 'no photo', STYLES.muted), '', ''];
        const names = entry.photo.shots.map(({ name }) => playerLabel(labels, name));
        return [...head, andList(names), entry.day, photoWorthText(entry.photo)];
      }),
    ],
    repeats: true,
  };
}
