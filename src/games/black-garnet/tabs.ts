// What each audience of The Black Garnet reads (BG-15). Only the host's tabs look at the state.
import type { Told } from '../contract';
import { eventsOf, last } from '../events';
import { all } from '../wording';
import { headings, LOOKS, styled, type StyledCell, type Tab } from '../tabs';
import { chronicleTabs } from './chronicle-tabs';
import type { Event } from './events';
import { blackTab } from './standings';
import {
  ATTEMPTS_EACH,
  CATEGORIES,
  CATEGORY_TITLES,
  type Naming,
  type Open,
  type State,
  type Verdict,
} from './types';
import { namingText, primaryText, verdictText } from './words';

type Log = readonly Told<Event>[];
type Cells = Tab['rows'];

/** The tabs of the public book. */
export function everyone(open: Open, told: Log): readonly Tab[] {
  const ended = last(eventsOf(told, 'ended'))?.event;
  const naming = last(eventsOf(told, 'candidate'))?.event.naming;
  const shown = eventsOf(told, 'standings').map(({ title, event }) => ({ title, black: event.black }));
  return [
    gameTab(open, told),
    missionsTab(told),
    ...(ended === undefined ? [] : [resultTab(open, ended.verdict, naming)]),
    // When the game has ended, the chronicle has standings of its own.
    ...(ended === undefined && open.settings.showStandings ? [blackTab(open.players, shown)] : []),
    ...(ended === undefined ? [] : chronicleTabs(ended.chronicle)),
  ];
}

/** The tabs of the host book. */
export function host(state: State, told: Log): readonly Tab[] {
  const { players, duels, distributions, targets, standings, rounds } = state;
  return [missionsTab(told), ...chronicleTabs({ players, duels, distributions, targets, standings, rounds })];
}

function gameTab(open: Open, told: Log): Tab {
  const primaries = last(eventsOf(told, 'primaries'))?.event.primaries;
  return {
    title: 'Game',
    rows: [
      headings('Player', 'Primary'),
      ...open.players.map((name) => [
        name,
        primaries === undefined
          ? 'not yet chosen'
          : primaryText(primaries.find(({ player }) => player === name)?.primary ?? null),
      ]),
      [''],
      [styled('Settings', LOOKS.heading)],
      ...settingsRows(open),
    ],
    widths: [300, 160],
  };
}

function settingsRows({ settings }: Open): Cells {
  const { twist, prices, missionCost, boost, showStandings, rounds } = settings;
  const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
  return [
    ['Second abilities (the twist)', yesNo(twist)],
    ['Garnets to learn the two stats of a duel type', prices.learnDuel],
    ['Garnets for a hint to a Black Mission', prices.missionHint],
    ['Garnets for a stat point', prices.statPoint],
    ['Black garnets that a Black Mission costs', missionCost],
    ['Intrapersonal boosts', boost === 'stat' ? 'a stat' : 'a duel type'],
    ['Black garnets published after each round', yesNo(showStandings)],
    ['Last round', rounds],
  ];
}

function missionsTab(told: Log): Tab {
  const announced = eventsOf(told, 'missions');
  const attempts = last(announced)?.event.attempts;
  return {
    title: 'Black Missions',
    rows: [
      headings('Category', 'Attempts left'),
      ...CATEGORIES.map((category) => [
        CATEGORY_TITLES[category],
        ATTEMPTS_EACH - (attempts?.[category] ?? 0),
      ]),
      [''],
      headings('Round', 'Player', 'Category', 'Result'),
      ...announced.flatMap(({ title, event }) =>
        event.held.map(({ player, category, success }) => [
          title,
          player,
          CATEGORY_TITLES[category],
          successCell(success),
        ]),
      ),
    ],
  };
}

function successCell(success: boolean): StyledCell {
  return success ? styled('success', LOOKS.good) : styled('failure', LOOKS.bad);
}

function resultTab({ players }: Open, verdict: Verdict, naming: Naming | undefined): Tab {
  return {
    title: 'Result',
    rows: [
      ...verdictText(verdict)
        .split('\n')
        .map((line) => [line]),
      [
        naming === undefined
          ? `${all(verdict.winners)} may name the Elimination Candidate.`
          : namingText(naming),
      ],
      [''],
      headings('Player', 'Result', 'Tokens of Life', 'Garnets earned'),
      ...players.map((name) => [
        name,
        verdict.winners.includes(name)
          ? styled('winner', LOOKS.good)
          : naming?.candidate === name
            ? styled('Elimination Candidate', LOOKS.bad)
            : '',
        verdict.tokens.get(name) ?? 0,
        verdict.earned.get(name) ?? 0,
      ]),
    ],
    widths: [220, 170, 120, 120],
  };
}
