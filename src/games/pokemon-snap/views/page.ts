// The page of one player of Pokémon Snap: a Pokémon's stats as bars with what moved them, a photographer's priority.
import type { Known } from '../../frame/closed';
import { eventsOf, latestOf, type Log } from '../../frame/events';
import { EMPTY_PAGE, words, type GamePage, type PageBlock } from '../../frame/page-kit';
import { ownEnd, ownReason } from '../end-text';
import type { Event } from '../events';
import { explained } from '../explanation/own-days';
import { ownNow } from '../known';
import type { Open } from '../types';
import { statBars } from './attributes';

/** A bar of this value is as long as there is room. */
const FULL_BAR = 12;

export function page({ name, open, log }: Known<Open, Event>): GamePage {
  const outcome = latestOf(log, 'game-ended')?.outcome;
  return {
    ...EMPTY_PAGE,
    holds: [...end(name, log), ...holds(name, open, log)],
    result: outcome === undefined ? [] : ownEnd(outcome, name),
  };
}

function holds(name: string, open: Open, log: Log<Event>): readonly PageBlock[] {
  return open.photographers.includes(name) ? priority(name, log) : [bars(open, log), ...waiting(log)];
}

/** The end for this player, once there is one. */
function end(name: string, log: Log<Event>): readonly PageBlock[] {
  const ended = latestOf(log, 'game-ended');
  if (ended === undefined) return [];
  const { outcome, results } = ended;
  const saved = outcome.heaven.includes(name);
  const where = `You are in ${saved ? 'Heaven' : 'Hell'}.`;
  return [words(`${where} ${ownReason(outcome, results, name)}`, saved ? 'good' : 'bad')];
}

function bars(open: Open, log: Log<Event>): PageBlock {
  const days = eventsOf(log, 'pokemon-day').map(({ event }) => event);
  const all = statBars(days, explained(open, log));
  const most = all.reduce((highest, { value }) => Math.max(highest, value), FULL_BAR);
  return { kind: 'bars', title: 'Your attributes', most, bars: all };
}

/** Effects of activities that wait for later ones; none once no day is left. */
function waiting(log: Log<Event>): readonly PageBlock[] {
  if (latestOf(log, 'results') !== undefined) return [];
  const owed = latestOf(log, 'pokemon-day')?.owed ?? 0;
  return [
    ...(ownNow(log).doubling ? [words('Your next activity counts double.')] : []),
    ...(owed > 0 ? [words(`At the end of your next contest you lose ${owed} of every attribute.`)] : []),
  ];
}

/** The photographer who comes first on the open day; nothing once there is none. */
function priority(name: string, log: Log<Event>): readonly PageBlock[] {
  const resolved = latestOf(log, 'day-resolved');
  const first =
    resolved === undefined
      ? latestOf(log, 'priority-chosen')?.photographer
      : (resolved.priority ?? undefined);
  if (first === undefined) return [];
  return [
    first === name
      ? words('You have priority today: you photograph first.', 'good')
      : words(`${first} has priority today and photographs before you.`),
  ];
}
