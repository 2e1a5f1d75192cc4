// What players and the public of Pokémon Snap read (PS-18), from what is open and what they were told.
import type { Told } from '../contract';
import { eventsOf, last, type EventOf, type Telling } from '../events';
import { all } from '../wording';
import { headings, LOOKS, styled, type Chart, type Tab } from '../tabs';
import { accountWords } from './causes';
import type { Event, Open } from './events';
import { changesTab, photosTab, plansTab, statsTab } from './day-tabs';
import { EXHIBIT_WORDS, labels } from './glossary';
import { byPriority } from './photos';
import { resultTab } from './result-tab';
import { statCells, type Cells } from './cells';
import { STARTING_STATS } from './stats';
import { DAYS, ROLE_TITLES, SLOTS, STATS, type Player } from './types';
import { worthText } from './worth';

export { host } from './host-tabs';

type Log = readonly Told<Event>[];

export function everyone(open: Open, told: Log): readonly Tab[] {
  const settled = last(eventsOf(told, 'settled'))?.event;
  const ended = last(eventsOf(told, 'game-ended'))?.event;
  const over = eventsOf(told, 'day-over').length;
  return [
    gameTab(open, over),
    ...(settled === undefined ? [] : [resultTab(open.players, settled.results, ended?.ascension)]),
    ...(ended === undefined
      ? []
      : [
          statsTab(open.players, ended.days),
          changesTab(open.players, ended.days),
          plansTab(open.players, ended.days),
          photosTab(open.players, ended.days),
        ]),
  ];
}

function gameTab({ players, firstPriority }: Open, over: number): Tab {
  const photographers = players.filter(({ role }) => role === 'photographer').map(({ name }) => name);
  return {
    title: 'Game',
    rows: [
      headings('Player', 'Role', 'Pokémon'),
      ...players.map(({ name, role, pokemon }) => [name, ROLE_TITLES[role], pokemon ?? '']),
      [''],
      headings('Day', 'Priority', ''),
      ...Array.from({ length: DAYS }, (_, index) => [
        `Day ${index + 1}`,
        byPriority(photographers, firstPriority, index + 1)[0] ?? '',
        index < over ? 'resolved' : '',
      ]),
    ],
    widths: [150, 150, 150],
  };
}

export function player(name: string, open: Open, told: Log): readonly Tab[] {
  const own = open.players.find((candidate) => candidate.name === name);
  return own?.role === 'photographer'
    ? [photographerTab(own, open.players, eventsOf(told, 'photographer-told'))]
    : [
        pokemonTab(name, open.players, eventsOf(told, 'pokemon-told')),
        accountTab(eventsOf(told, 'pokemon-told')),
      ];
}

type PokemonDay = Telling<EventOf<Event, 'pokemon-told'>>;

/** A Pokémon's stats over the days, changes marked, with a chart. */
function pokemonTab(name: string, players: readonly Player[], days: readonly PokemonDay[]): Tab {
  const label = labels(players);
  const above: Cells = [[styled(label(name), LOOKS.title)]];
  const rows: Cells = [
    ...above,
    headings(
      'After',
      ...STATS,
      'Next activity doubled',
      'Owed for Activity H',
      'Photographed by',
      'You may talk',
    ),
    ['Start', ...statCells(STARTING_STATS), 'no', 0, '', ''],
    ...days.map(({ title, event }, index) => [
      title,
      ...statCells(event.stats, days[index - 1]?.event.stats ?? STARTING_STATS),
      event.doubling ? 'yes' : 'no',
      event.owed,
      event.photographedBy.length === 0 ? 'nobody' : all(event.photographedBy),
      talkText(event.day, event.photographedBy),
    ]),
  ];
  const chart: Chart = {
    title: 'Your stats',
    kind: 'line',
    rows: [above.length, rows.length],
    labels: 0,
    series: STATS.map((_, index) => index + 1),
    at: { row: rows.length + 1, column: 0 },
  };
  return { title: 'Your stats', rows, frozen: 2, charts: days.length === 0 ? [] : [chart] };
}

/** Whom one may talk to on the next day (PS-19). */
function talkText(day: number, names: readonly string[]): string {
  return day === DAYS || names.length === 0 ? '' : `with ${all(names)} on day ${day + 1}`;
}

/** Where the changes of a Pokémon's stats come from, as far as its player can tell. */
function accountTab(days: readonly PokemonDay[]): Tab {
  return {
    title: 'Your changes',
    rows: [
      headings('Day', 'When', 'Change', 'Why'),
      ...days.flatMap(({ title, event }) =>
        event.account.map((line) => {
          const { change, why } = accountWords(line);
          return [title, line.kind === 'own' ? SLOTS[line.slot] : 'All day', change, why];
        }),
      ),
    ],
    widths: [80, 100, 260, 420],
  };
}

type PhotographerDay = Telling<EventOf<Event, 'photographer-told'>>;

function photographerTab(own: Player, players: readonly Player[], days: readonly PhotographerDay[]): Tab {
  const label = labels(players);
  return {
    title: 'Your photos',
    rows: [
      [styled(own.name, LOOKS.title)],
      headings('Day', 'Exhibit', 'Pokémon', ...STATS, 'Worth in the exhibit', 'You may talk'),
      ...days.flatMap(({ title, event: { day, photo } }): Cells =>
        photo === null
          ? [[title, styled('no photo', LOOKS.muted), '', ...STATS.map(() => ''), '', '']]
          : photo.shots.map(({ name, stats }, index) => [
              title,
              `${photo.exhibit}: ${EXHIBIT_WORDS[photo.exhibit]}`,
              label(name),
              ...statCells(stats),
              index === 0 ? worthText(photo) : '',
              talkText(day, [name]),
            ]),
      ),
    ],
    frozen: 2,
    widths: [70, 250, 150, 80, 80, 80, 80, 80, 260, 170],
  };
}
