// Tables that several readers get: missions and standings.
import { mustGet } from '../../frame/result';
import { eventsOf, last, type EventOf, type Log, type LoggedEvent } from '../../frame/events';
import { pipsText } from '../../frame/wording';
import { chartBelow, headings, STYLES, styled, type Rows, type TabContent } from '../../frame/tabs';
import type { Event } from '../events';
import { attemptsLeft, CATEGORY_INFO, MISSION_RULES, NO_ATTEMPTS } from '../missions';
import { CATEGORIES, type DuelType } from '../types';

/** Attempts left per category, and every attempt so far. */
export function missionsTable(log: Log<Event>): TabContent {
  const held = eventsOf(log, 'mission-held');
  const attempts = last(held)?.event.attempts ?? NO_ATTEMPTS;
  return {
    rows: [
      headings('Category', 'Attempts left', ''),
      ...CATEGORIES.map((category) => {
        const left = attemptsLeft(attempts, category);
        return [CATEGORY_INFO[category].title, left, pipsText(left, MISSION_RULES.attemptsEach)];
      }),
      ...(held.length === 0
        ? []
        : [[''], headings('Round', 'Player', 'Category', 'Result'), ...held.map(missionCells)]),
    ],
  };
}

function missionCells({
  title,
  event: { mission },
}: LoggedEvent<EventOf<Event, 'mission-held'>>): Rows[number] {
  return [
    title,
    mission.player,
    CATEGORY_INFO[mission.category].title,
    styled(mission.success ? 'success' : 'failure', mission.success ? STYLES.good : STYLES.bad),
  ];
}

interface RoundBlackGarnets {
  readonly title: string;
  readonly black: ReadonlyMap<string, number>;
}

/** Everyone's black garnets, one row per round. */
export function standingsTable(players: readonly string[], rounds: readonly RoundBlackGarnets[]): TabContent {
  const rows = [
    headings('Black garnets', ...players),
    ...rounds.map(({ title, black }) => [title, ...players.map((name) => mustGet(black, name))]),
  ];
  const series = players.map((_, index) => index + 1);
  return { rows, charts: chartBelow('Black garnets after each round', [0, rows.length], series) };
}

export function duelTypesText(types: readonly DuelType[]): string {
  return types.length === 0 ? 'none' : types.join(', ');
}
