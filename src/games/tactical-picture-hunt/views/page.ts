// The page of one player of Tactical Picture Hunt: their part in the open round, the axes of their dimension, and what
// the latest stage was for them. The scores stand beside the board.
import type { Known } from '../../frame/closed';
import { eventsOf, last, latestOf, type Log } from '../../frame/events';
import { EMPTY_PAGE, words, type GamePage } from '../../frame/page-kit';
import { all, count } from '../../frame/wording';
import type { ChallengeJudged, Event, GameEnded, RoundPlayed } from '../events';
import { axesOf, axesText } from '../grid';
import type { Dimension, Open } from '../types';
import { openRound } from './open-round';

export function page({ name, log }: Known<Open, Event>): GamePage {
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
    result: latestResult(name, log),
  };
}

/** The end for a player, and the reason. */
function endText(name: string, { outcome: { winner, decision }, scores }: GameEnded): string {
  const wins = winner === name ? 'You win' : `${winner} wins`;
  if (decision.kind === 'higher-score') return `${wins} with the higher score.`;
  const tied = [...scores.keys()].filter((player) => player !== name);
  return `You and ${all(tied)} tie at ${decision.score}. ${wins}: a tie goes to the player with the Advantage.`;
}

/** The latest claim, round or challenge as this player saw it. */
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

/** A round for a player: both bids, the own one first, and what the attacker got. */
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
  // The table tells what a challenge is about.
  const got =
    result === 'challenge' ? [] : [`${isAttacker ? 'You' : roles.attacker} got ${count(points, 'point')}.`];
  return [...(isAttacker ? bids : bids.reverse()), ...got].join(' ');
}

/** A challenge for a player: what the attacker found, and what that brought. */
function judgedText(name: string, { roles, listed, needed, points, survived }: ChallengeJudged): string {
  const who = roles.attacker === name ? 'You' : roles.attacker;
  const wrong = listed.filter((square) => !square.right).length;
  const less = wrong === 0 ? '' : `, less ${wrong} wrong`;
  const foundText = `${who} found ${listed.length - wrong}${less}; ${needed} ${needed === 1 ? 'was' : 'were'} needed`;
  return survived
    ? `${foundText}: the challenge failed. ${who} got ${count(points, 'point')}.`
    : `${foundText}: the challenge succeeded. ${who} lost ${count(-points, 'point')}.`;
}

/** The player's part in the round or challenge that is open; empty while none is. */
function partText(name: string, log: Log<Event>): string {
  const { round, pending } = openRound(log);
  if (round === undefined) return '';
  const { attacker, defender } = round.roles;
  const isAttacker = attacker === name;
  if (pending === undefined)
    return isAttacker ? `You attack, ${defender} defends.` : `${attacker} attacks, you defend.`;
  const [bid, other] = [pending.attack?.prediction ?? 0, pending.defence?.prediction ?? 0];
  const region = `Region ${pending.region?.name ?? ''}.`;
  return isAttacker
    ? `${region} You predicted ${bid}, above ${other}: ${defender} challenges you. Find ${bid}.`
    : `${region} ${attacker} predicted ${bid}, above your ${other}: you challenge. ${attacker} must find ${bid}.`;
}

/** The dimension of a player in the period that was claimed for last. */
function ownDimension(name: string, log: Log<Event>): Dimension | undefined {
  const claimed = eventsOf(log, 'claimed').map(({ event }) => event);
  const period = last(claimed)?.period;
  return claimed.find((event) => event.period === period && event.player === name)?.dimension;
}
