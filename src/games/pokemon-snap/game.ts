// Pokémon Snap as a game: its info, timings and stages.
import { lineText } from '../frame/account';
import type { Game, PublicTabs, TypesOf } from '../frame/contract';
import { fromEntries } from '../frame/json';
import { eventLines, priorityLine, NOT_CHOSEN_TEXT } from './account';
import type { Event } from './events';
import { goal, rules } from './rules-page';
import { rosterRow, sampleRoster, sampleSettings, settingsField, FIRST_PRIORITY_TITLE } from './settings';
import { POKEMON_COUNTS, setUp } from './setup';
import { getCreature } from './slots';
import { ascensionStage } from './stages/ascension';
import { dayStage } from './stages/day';
import {
  DAY_HOURS,
  DAY_COUNT,
  PHOTOGRAPHER_COUNT,
  PROBLEM_CODES,
  type Creature,
  type OpenFacts,
  type Player,
  type Settings,
  type State,
  STATS,
} from './types';
import { hostTabs } from './views/host';
import { page } from './views/page';
import { playerTabs } from './views/player';
import { atEnd, realmChanges, type GameSeason } from '../frame/season';
import type { HomePanes, HomePart } from '../frame/home';
import { eventsOf, latestEvent, type Log } from '../frame/events';
import { headings, type TabContent } from '../frame/tabs';
import { priorityOrder } from './exhibits';
import { resultTable } from './views/tables';

const publicTabs: PublicTabs<OpenFacts, Event> = [
  { title: 'Priority', content: priorityTab },
  {
    title: 'Result',
    content: ({ labels }, log) => {
      const results = latestEvent(log, 'results')?.results;
      const outcome = latestEvent(log, 'game-ended')?.outcome ?? null;
      return results === undefined ? null : resultTable(labels, results, outcome);
    },
  },
];

function priorityTab({ photographers }: OpenFacts, log: Log<Event>): TabContent {
  const firstPriority = latestEvent(log, 'priority-chosen')?.photographer;
  const resolved = eventsOf(log, 'day-resolved').length;
  const days = Array.from({ length: DAY_COUNT }, (_, index) => index + 1);
  const holder = (day: number): string =>
    firstPriority === undefined
      ? NOT_CHOSEN_TEXT
      : (priorityOrder({ photographers, firstPriority }, day)[0] ?? NOT_CHOSEN_TEXT);
  return {
    rows: [
      headings('Day', 'Priority', 'Status'),
      ...days.map((day) => [`Day ${day}`, holder(day), day <= resolved ? 'resolved' : '']),
    ],
  };
}

const publicHomeParts: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Pokémon', 'AP'] } },
  { tab: 'Priority', rows: { kind: 'table' }, when: 'played', offPage: true },
];

const pictureHomeParts: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Pokémon', 'AP'] } },
  { tab: 'Priority', rows: { kind: 'table' }, when: 'played' },
];

const standingsHomeParts: readonly HomePart[] = [{ tab: 'Result so far', rows: { kind: 'whole' } }];

/** The table leaves out the reasons for changes, because they are long and the page has them. */
const panes: HomePanes = {
  public: [[{ tab: 'Result', rows: { kind: 'table' } }], [{ tab: 'Game', rows: { kind: 'table' } }]],
  player: [
    [
      { tab: 'Your attributes', rows: { kind: 'table', columns: ['Attribute', 'Now', '', 'Change'] } },
      { tab: 'Your exhibits', rows: { kind: 'table' } },
      { tab: 'Your photos', rows: { kind: 'table', columns: ['Day', 'Pokémon', ...STATS] } },
      { tab: 'Result', rows: { kind: 'table' } },
      { tab: 'Your stats', rows: { kind: 'charts', columns: ['After', ...STATS] } },
    ],
  ],
};

const homeParts = { public: publicHomeParts, picture: pictureHomeParts, leads: standingsHomeParts, panes };

const season: GameSeason<Player, Settings, State> = {
  takes: [{ what: 'realm', column: 'role', words: { Heaven: 'photographer', Hell: 'pokemon' } }],
  guests: true,
  fits: ['main', 'extra'],
  practice: [],
  decided: [{ title: FIRST_PRIORITY_TITLE, by: 'main' }],
  winners: ({ state }) => atEnd(state.ascension).outcome.winners,
  seasonChanges: ({ state }) => {
    const { heaven, hell, mark } = atEnd(state.ascension).outcome;
    return [
      ...heaven.flatMap((name) => realmChanges(name, 'Heaven', 'Ended Pokémon Snap in Heaven.')),
      ...hell.flatMap((name) => realmChanges(name, 'Hell', 'Ended Pokémon Snap in Hell.')),
      {
        player: mark.name,
        mark: 'Mark of Elimination',
        until: 'next',
        cause: 'Had the fewest AP in Hell.',
      },
    ];
  },
};

const HOUR_SECONDS = 3600;

export const pokemonSnap: Game<TypesOf<Player, Settings, State, Event, OpenFacts>> = {
  info: {
    id: 'pokemon-snap',
    title: 'Pokémon Snap',
    designers: ['e_is_cool', 'elara'],
    origin: 'The Genius: Heaven and Hell',
    accent: '#d43f11',
    blurb:
      'Pokémon train in secret and enter contests, while two photographers race for the best pictures of them.',
    secrets: 'every plan, stat change and photo, and the orders and picks from the ascension',
    playerCount: `${PHOTOGRAPHER_COUNT} photographers and ${POKEMON_COUNTS.usual} or more Pokémon`,
    length: `${DAY_COUNT} days and an ascension`,
    rulesVersion: 1,
  },
  timings: [
    {
      title: 'Day 1',
      stages: /^day-1$/,
      seconds: DAY_HOURS.first * HOUR_SECONDS,
      graceSeconds: 0,
      acceptsLate: true,
    },
    {
      title: `Days 2 to ${DAY_COUNT}`,
      stages: /^day-/,
      seconds: DAY_HOURS.later * HOUR_SECONDS,
      graceSeconds: 0,
      acceptsLate: true,
    },
    {
      title: 'Ascension',
      stages: /^ascension$/,
      seconds: 24 * HOUR_SECONDS,
      graceSeconds: 0,
      acceptsLate: true,
    },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings,
  problems: PROBLEM_CODES,
  setUp,
  stages: [dayStage, ascensionStage],
  facts: ({ pokemon, photographers, world, days }) => {
    const each = <T>(value: (creature: Creature) => T): { readonly [name: string]: T } =>
      fromEntries(pokemon.map((name) => [name, value(getCreature(world, name))]));
    const photosOf = (name: string) =>
      days.flatMap(({ photos }) => photos.filter(({ photographer }) => photographer === name));
    return {
      stats: each(({ stats }) => stats),
      counter: world.counter,
      doubling: each(({ doubling }) => doubling),
      owed: each(({ owed }) => owed),
      donations: world.donations.map(({ player, stat, points }) => ({ player, stat, points })),
      photos: fromEntries(
        photographers.map((name) => [
          name,
          fromEntries(photosOf(name).map(({ exhibit, shots }) => [exhibit, shots.map((shot) => shot.name)])),
        ]),
      ),
      entered: each(({ entered }) =>
        fromEntries([...entered].map(([contest, { photo }]) => [contest, photo])),
      ),
    };
  },
  outcome: (state) => {
    if (state.ascension === null) return null;
    const { results, outcome } = state.ascension;
    const { appeal, exhibits, points } = results;
    const { heaven, hell, mark } = outcome;
    return { ap: fromEntries(appeal), exhibits, points: fromEntries(points), heaven, hell, mark: mark.name };
  },
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home: homeParts, page },
  lines: eventLines,
  // Only priority events can be undone, because the host enters nothing else.
  takenBack: (_event, { firstPriority }) => lineText(priorityLine(firstPriority, 1)),
  goal,
  rules,
  givenUp: {
    seat: 'If a Pokémon leaves, it rests every day but can still be photographed and get the mark. If a photographer leaves, they take no more photos and send no order or pick. The other photographer then wins each remaining exhibit just by entering it.',
    sense:
      'The game still works as long as most of the Pokémon are playing. If a photographer leaves, the game is decided, because the other photographer wins every exhibit that’s still open.',
  },
  season,
};
