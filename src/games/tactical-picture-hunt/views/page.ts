// A player's page: their part in the open round, their axes, and their latest result. Scores and board are next to it.
import type { Line } from '../../frame/account';
import type { Knowledge } from '../../frame/closed-choices';
import { stageEvents, eventsOf, last, latestEvent, type Log } from '../../frame/events';
import { EMPTY_PAGE, lineBlock, type PageContent } from '../../frame/page-kit';
import { bidLines, challengeLine, eventLines, roundLine, stakesText } from '../account';
import type { Event } from '../events';
import { dimensionAxes } from '../grid';
import { ROUND_COUNT, type Dimension, type OpenFacts } from '../types';
import { findOpenRound } from './public';

export function page({ name, log }: Knowledge<OpenFacts, Event>): PageContent {
  const ended = latestEvent(log, 'game-ended');
  const dimension = ended === undefined ? playerDimension(name, log) : undefined;
  return {
    ...EMPTY_PAGE,
    holds: ended === undefined ? [] : eventLines(ended, name).map(lineBlock),
    part: playerRoleText(name, log),
    axes: dimension === undefined ? [] : dimensionAxes(dimension),
    result: latestResult(name, log),
  };
}

/** The latest claim, round or challenge for this player. Scores and listed squares are shown next to the board instead. */
function latestResult(name: string, log: Log<Event>): readonly Line[] {
  const told = log.flatMap(({ event }) => {
    if (event.kind === 'round-played') {
      // The board's tab already shows the challenge itself.
      const brought = event.result === 'challenge' ? [] : [roundLine(event, name)];
      return [[...bidLines(event, name), ...brought]];
    }
    if (event.kind === 'challenge-judged') return [[challengeLine(event, name)]];
    return event.kind === 'claimed' ? [eventLines(event, name)] : [];
  });
  const unsent = stageEvents(log, last(log)?.stage ?? '').filter(({ kind }) => kind === 'claimed-by-default');
  return [...(last(told) ?? []), ...unsent.flatMap((event) => eventLines(event, name))];
}

/** The player's part in the open round; empty if no round is open. */
function playerRoleText(name: string, log: Log<Event>): string {
  const { round, pending } = findOpenRound(log);
  if (round === undefined) return '';
  if (pending !== undefined) return roundLine(pending, name).why;
  return `${round.round === ROUND_COUNT ? 'The last round. ' : ''}${stakesText(round.roles, name)}`;
}

/** The player's dimension in the current period. */
function playerDimension(name: string, log: Log<Event>): Dimension | undefined {
  const claimed = eventsOf(log, 'claimed').map(({ event }) => event);
  const period = last(claimed)?.period;
  return claimed.find((event) => event.period === period && event.player === name)?.dimension;
}
