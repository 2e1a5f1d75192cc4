// The page of one player of Tactical Picture Hunt: their part in the open round, and the axes of their dimension.
import type { Known } from '../../frame/closed';
import { eventsOf, last, latestOf, type Log } from '../../frame/events';
import { EMPTY_PAGE, words, type GamePage } from '../../frame/page-kit';
import type { Event } from '../events';
import { axesOf } from '../grid';
import { decisionText } from '../text';
import type { Dimension, Open } from '../types';

export function page({ name, log }: Known<Open, Event>): GamePage {
  const ended = latestOf(log, 'game-ended');
  const dimension = ended === undefined ? ownDimension(name, log) : undefined;
  const said =
    ended === undefined
      ? challengeText(name, log)
      : `${ended.outcome.winner === name ? 'You win.' : `${ended.outcome.winner} wins.`} ${decisionText(ended)}`;
  return {
    ...EMPTY_PAGE,
    holds: said === '' ? [] : [words(said, ended?.outcome.winner === name ? 'good' : 'plain')],
    axes: dimension === undefined ? [] : axesOf(dimension),
  };
}

/** The player's part in a challenge that is open; the table says what the part in a round is. */
function challengeText(name: string, log: Log<Event>): string {
  const played = latestOf(log, 'round-played');
  const judged = latestOf(log, 'challenge-judged');
  if (played?.result !== 'challenge' || judged?.round === played.round) return '';
  return played.roles.attacker === name ? 'You are challenged.' : 'You challenge.';
}

/** The dimension of a player in the period that was claimed for last. */
function ownDimension(name: string, log: Log<Event>): Dimension | undefined {
  const claimed = eventsOf(log, 'claimed').map(({ event }) => event);
  const period = last(claimed)?.period;
  return claimed.find((event) => event.period === period && event.player === name)?.dimension;
}
