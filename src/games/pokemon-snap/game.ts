// Pokémon Snap behind the contract of a game: who made it, how long its stages last, and their order.
import type { Game } from '../frame/contract';
import { recordOf } from '../frame/json';
import type { Event } from './events';
import { rules } from './rules-page';
import { season } from './season';
import { rosterRow, sampleRoster, sampleSettings, settings } from './settings';
import { PHOTOGRAPHERS, POKEMON, setUp } from './setup';
import { creatureOf } from './slots';
import { ascension } from './stages/ascension';
import { day } from './stages/day';
import { priorityText, text } from './text';
import {
  DAY_HOURS,
  DAYS,
  PROBLEMS,
  type Creature,
  type Open,
  type Player,
  type Settings,
  type State,
} from './types';
import { home } from './views/home';
import { hostTabs } from './views/host';
import { page } from './views/page';
import { playerTabs } from './views/player';
import { publicTabs } from './views/public';

interface Types {
  readonly player: Player;
  readonly settings: Settings;
  readonly state: State;
  readonly event: Event;
  readonly open: Open;
}

const HOUR = 3600;

export const pokemonSnap: Game<Types> = {
  info: {
    id: 'pokemon-snap',
    title: 'Pokémon Snap',
    designers: ['e_is_cool', 'elara'],
    origin: 'The Genius: Heaven and Hell',
    accent: '#d43f11',
    blurb:
      'Pokémon train in secret and enter contests, while two photographers race for the best pictures of them.',
    secrets: 'every plan, every change of stats, every photo, and the orders and picks of the ascension',
    playerCount: `${PHOTOGRAPHERS} photographers and ${POKEMON.usual} Pokémon (or more Pokémon)`,
    length: `${DAYS} days and an ascension`,
    rulesVersion: 1,
  },
  timings: [
    {
      title: 'Day 1',
      stages: /^day-1$/,
      seconds: DAY_HOURS.first * HOUR,
      graceSeconds: 0,
      acceptsLate: true,
    },
    {
      title: `Days 2 to ${DAYS}`,
      stages: /^day-/,
      seconds: DAY_HOURS.later * HOUR,
      graceSeconds: 0,
      acceptsLate: true,
    },
    { title: 'Ascension', stages: /^ascension$/, seconds: 24 * HOUR, graceSeconds: 0, acceptsLate: true },
  ],
  rosterRow,
  settings,
  sampleRoster,
  sampleSettings,
  problems: PROBLEMS,
  setUp,
  stages: [day, ascension],
  facts: ({ pokemon, photographers, world, days }) => {
    const each = <T>(value: (creature: Creature) => T): { readonly [name: string]: T } =>
      recordOf(pokemon.map((name) => [name, value(creatureOf(world, name))]));
    const photosOf = (name: string) =>
      days.flatMap(({ photos }) => photos.filter(({ photographer }) => photographer === name));
    return {
      stats: each(({ stats }) => stats),
      counter: world.counter,
      doubling: each(({ doubling }) => doubling),
      owed: each(({ owed }) => owed),
      donations: world.donations.map(({ player, stat, points }) => ({ player, stat, points })),
      photos: recordOf(
        photographers.map((name) => [
          name,
          recordOf(photosOf(name).map(({ exhibit, shots }) => [exhibit, shots.map((shot) => shot.name)])),
        ]),
      ),
      entered: each(({ entered }) => recordOf([...entered].map(([contest, { photo }]) => [contest, photo]))),
    };
  },
  outcome: (state) => {
    if (state.ascension === null) return null;
    const { results, outcome } = state.ascension;
    const { appeal, exhibits, points } = results;
    const { heaven, hell, mark } = outcome;
    return { ap: recordOf(appeal), exhibits, points: recordOf(points), heaven, hell, mark: mark.name };
  },
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home, page },
  text,
  // The only thing that the host enters.
  takenBack: (_event, { firstPriority }) => priorityText(firstPriority),
  rules,
  givenUp: {
    seat: 'A Pokémon rests each day: no activity, no contest, no Ascension Points from contests it never enters; it can still be photographed, be ranked last and get the mark. A photographer takes no photo any more: each exhibit that stays empty goes to the other one, and a winner’s order and pick at the end are left out.',
    sense:
      'With Pokémon whose seats are given up the game still makes sense while most of them play. Without one of the two photographers it is decided: the other one wins whatever exhibits are still open.',
  },
  season,
};
