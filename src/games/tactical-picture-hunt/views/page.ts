// The page of one player of Tactical Picture Hunt: their part in the open round, the axes of their dimension, and what
// the latest stage was for them. The scores stand beside the board.
import { sentence } from '../../frame/account';
import type { Known } from '../../frame/closed';
import { eventsOf, isOfLatest, last, latestOf, type Log } from '../../frame/events';
import { EMPTY_PAGE, words, type OwnPage } from '../../frame/page-kit';
import { all, count, numberText } from '../../frame/wording';
import type { ChallengeJudged, Event, GameEnded, RoundPlayed } from '../events';
import { axesOf, axesText } from '../grid';
import { challengeCause } from '../text';
import { ROUNDS, type Dimension, type Open } from '../types';
import { openRound } from './public';

export function page({ name, log }: Known<Open, Event>): OwnPage {
  const ended = latestOf(log, 'game-ended');
  const dimension = ended === undefined ? ownDimension(name, log) : undefined;
  return {
    ...EMPTY_PAGE,
    holds:
      ended === undefined
        ? []
        : [words(endText(name, ended), ended.outcome.winner === name ? 'good' : 'plain')],
    part: partText(name, log),
    axes: dimension === undefined ? [] : axesOf(dimension),
    result: latestResult(name, log).map((text) =>
      sentence(text, { unsent: isOfLatest(log, 'round-played') }),
    ),
  };
}

/** Tells a player who won, and why. */
function endText(name: string, { outcome: { winner, decision }, scores }: GameEnded): string {
  const wins = winner === name ? 'You win' : `${winner} wins`;
  if (decision.kind === 'higher-score')
    return `${wins} with the higher score, ${[...scores.values()]
      .map(({ score }) => score)
      .sort((a, b) => b - a)
      .map(numberText)
      .join(' to ')}.`;
  const tied = [...scores.keys()].filter((player) => player !== name);
  return `You and ${all(tied)} tie at ${numberText(decision.score)}. ${wins}: a tie goes to the player with the Advantage.`;
}

/** Tells of the latest claim, round or challenge as this player saw it. */
function latestResult(name: string, log: Log<Event>): readonly string[] {
  const said = log.flatMap(({ event }) => {
    if (event.kind === 'round-played') return [playedText(name, event)];
    if (event.kind === 'challenge-judged') return [judgedText(name, event)];
    if (event.kind !== 'claimed') return [];
    const has = event.player === name ? 'You have' : `${event.player} has`;
    return [`${has} the ${event.dimension} (${axesText(event.dimension)}) in period ${event.period}.`];
  });
  return said.slice(-1);
}

/** Tells a player of a round: both bids, their own first, and what the attacker got. */
function playedText(name: string, round: RoundPlayed): string {
  const { roles, attack, defence, points, result } = round;
  const bids = [
    { player: roles.attacker, did: 'attacked', bid: attack },
    { player: roles.defender, did: 'defended', bid: defence },
  ].map(({ player, did, bid }) => {
    const who = player === name ? 'You' : player;
    return bid === null
      ? `${who} sent nothing that counted.`
      : `${who} ${did} on axis ${bid.axis} and predicted ${bid.prediction}.`;
  });
  const isAttacker = roles.attacker === name;
  // In a challenge nothing is said here: the table shows what it is about.
  const got =
    result === 'challenge' ? [] : [`${isAttacker ? 'You' : roles.attacker} got ${count(points, 'point')}.`];
  return [...(isAttacker ? bids : bids.reverse()), ...got].join(' ');
}

/** Tells a player of a challenge: what the attacker found, and what points that brought, for what. */
function judgedText(name: string, event: ChallengeJudged): string {
  const { roles, listed, needed, points, survived } = event;
  const who = roles.attacker === name ? 'You' : roles.attacker;
  const wrong = listed.filter((square) => !square.right).length;
  const less = wrong === 0 ? '' : `, less ${wrong} wrong`;
  const foundText = `${who} found ${listed.length - wrong}${less}; ${needed} ${needed === 1 ? 'was' : 'were'} needed`;
  const cause = challengeCause(event);
  return survived
    ? `${foundText}: the challenge failed. ${who} got ${count(points, 'point')}: ${cause} so far.`
    : `${foundText}: the challenge succeeded. ${who} lost ${count(-points, 'point')}, ${cause} so far.`;
}

/** Says what this player does in the open round or challenge; empty while none is open. */
function partText(name: string, log: Log<Event>): string {
  const { round, pending } = openRound(log);
  if (round === undefined) return '';
  const { attacker, defender } = round.roles;
  const isAttacker = attacker === name;
  if (pending === undefined)
    return `${round.round === ROUNDS ? 'The last round. ' : ''}${isAttacker ? `You attack, ${defender} defends.` : `${attacker} attacks, you defend.`}`;
  const [bid, other] = [pending.attack?.prediction ?? 0, pending.defence?.prediction ?? 0];
  const region = `Region ${pending.region?.name ?? ''}.`;
  return isAttacker
    ? `${region} You predicted ${bid}, above ${other}: ${defender} challenges you. Find ${bid}.`
    : `${region} ${attacker} predicted ${bid}, above your ${other}: you challenge. ${attacker} must find ${bid}.`;
}

/** Gives the dimension that a player has in the period of the latest claims. */
function ownDimension(name: string, log: Log<Event>): Dimension | undefined {
  const claimed = eventsOf(log, 'claimed').map(({ event }) => event);
  const period = last(claimed)?.period;
  return claimed.find((event) => event.period === period && event.player === name)?.dimension;
}
