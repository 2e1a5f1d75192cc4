// Tactical Picture Hunt's events in words, for messages and tabs. Each line says only what its audience may know.
import { all, apart, count, numberText, ordinal, quote } from '../frame/wording';
import type { ChallengeJudged, Event, GameEnded, PassedOver, RoundPlayed } from './events';
import { axesText, tileText } from './grid';
import { scoreOf } from './phases';
import type { Bid, Scores } from './types';

/** Gives an event in words for its audience. */
export function text(event: Event): string {
  switch (event.kind) {
    case 'claimed':
      return `Period ${event.period}: ${event.player} claims the ${event.dimension} (${axesText(event.dimension)}).`;
    case 'claimed-by-default':
      return `Period ${event.period}: you sent no claim that counted, so you have the first free dimension, the ${event.dimension}.`;
    case 'round-opened':
      return `Round ${event.round}: ${event.roles.attacker} attacks, ${event.roles.defender} defends. The target is ${tileText(event.target)}.`;
    case 'round-played':
      return `Round ${event.round}: ${bidText(event.roles.attacker, event.attack)} ${bidText(event.roles.defender, event.defence)} ${roundText(event)} ${scoresText(event.scores)}`;
    case 'challenge-judged':
      return `Round ${event.round}, challenge: ${listedText(event)} ${challengeText(event)} ${scoresText(event.scores)}`;
    case 'passed-over':
      return `Round ${event.round}, challenge: ${passedOverMessage(event)}`;
    case 'game-ended':
      return endText(event);
  }
}

function bidText(player: string, bid: Bid | null): string {
  return bid === null
    ? `${player} sent nothing that counted.`
    : `${apart(player)}: axis ${bid.axis}, prediction ${bid.prediction}.`;
}

/**
 * Gives the attacker's points in a round with the reason, or says that they must prove it. The region is named first,
 * unless `isRegionShown`.
 */
export function roundText(
  { roles, attack, defence, points, region, result }: RoundPlayed,
  isRegionShown = false,
): string {
  const { attacker, defender } = roles;
  const where = isRegionShown ? '' : `Region ${region?.name ?? ''}. `;
  switch (result) {
    case 'no-attack':
      return `Without a submission ${attacker} scores nothing.`;
    case 'no-defence':
      return `Without a submission from ${apart(defender)}, ${apart(attacker)} scores the prediction: ${count(points, 'point')}.`;
    case 'unchallenged':
      return `${where}${attack?.prediction ?? 0} is not above ${defence?.prediction ?? 0}: ${attacker} scores ${count(points, 'point')}.`;
    case 'challenge':
      return `${where}${attack?.prediction ?? 0} is above ${defence?.prediction ?? 0}: a challenge. ${attacker} must find ${attack?.prediction ?? 0}.`;
  }
}

/** Gives the reason for the attacker's points beside a headline that says them, with what the region held. */
export function roundReason({ roles, attack, defence, result }: RoundPlayed, held: number): string {
  const region = `The region held ${held}.`;
  switch (result) {
    case 'no-attack':
      return `${roles.attacker} sent nothing that counted.`;
    case 'no-defence':
      return `${roles.defender} sent nothing that counted. ${region}`;
    case 'unchallenged':
    case 'challenge':
      return `${attack?.prediction ?? 0} is not above ${defence?.prediction ?? 0}. ${region}`;
  }
}

/** Gives the reason for the points of a challenge, beside cards that show what was found. */
export function challengeReason({ survived, needed, scores, roles }: ChallengeJudged): string {
  const { attacker } = roles;
  const { survived: failed, caught } = scoreOf(scores, attacker);
  return survived
    ? `The challenge failed: ${needed} as predicted, and ${failed} more as it is the ${ordinal(failed)} that did.`
    : `The challenge succeeded: as the ${ordinal(caught)} that did it costs ${count(caught, 'point')}.`;
}

/** Gives the squares that the attacker listed, right and wrong. */
export function listedText({ listed, roles }: ChallengeJudged): string {
  if (listed.length === 0) return `${roles.attacker} listed no squares.`;
  const names = (right: boolean): string =>
    listed
      .filter((square) => square.right === right)
      .map(({ name }) => name)
      .join(' ') || 'none';
  return `${roles.attacker} listed, right: ${names(true)}; wrong: ${names(false)}.`;
}

/** Says for what a challenge brought the attacker points: `5 as predicted and 1 for 1 failed challenge`; or took them. */
export function challengeCause({ survived, needed, scores, roles }: ChallengeJudged): string {
  const { survived: failed, caught } = scoreOf(scores, roles.attacker);
  return survived
    ? `${needed} as predicted and ${failed} for ${count(failed, 'failed challenge')}`
    : `for ${count(caught, 'successful challenge')}`;
}

/** Gives the attacker's points in a challenge with the reason. */
export function challengeText(event: ChallengeJudged): string {
  const { listed, found, needed, points } = event;
  const { attacker } = event.roles;
  const right = listed.filter((square) => square.right).length;
  const tally = `${right} right${found === right ? '' : `, less ${listed.length - right} wrong`}: ${numberText(found)} of ${needed}.`;
  const cause = challengeCause(event);
  return event.survived
    ? `${tally} The challenge fails: ${attacker} scores ${count(points, 'point')}, ${cause} so far.`
    : `${tally} The challenge succeeds: ${attacker} loses ${count(-points, 'point')}, ${cause} against them so far.`;
}

/** Gives the words that named no square, as they were typed. */
export function passedOverText({ entries }: PassedOver): string {
  return `Passed over, because it names no square: ${entries.map(quote).join(', ')}.`;
}

const MOST_IN_A_MESSAGE = 20;

/** Lists the words that named no square, as many as a message has room for. */
function passedOverMessage(event: PassedOver): string {
  const more = event.entries.length - MOST_IN_A_MESSAGE;
  if (more <= 0) return passedOverText(event);
  const first = passedOverText({ ...event, entries: event.entries.slice(0, MOST_IN_A_MESSAGE) });
  return `${first} So ${more === 1 ? 'was' : 'were'} ${more} more: your book has them all.`;
}

function scoresText(scores: Scores): string {
  return `Scores: ${[...scores].map(([name, { score }]) => `${apart(name)} ${numberText(score)}`).join(', ')}.`;
}

/** Gives the winner, the reason, and the scores. */
export function endText(ended: GameEnded): string {
  return `${ended.outcome.winner} wins. ${decisionText(ended)} ${scoresText(ended.scores)}`;
}

/** Gives the reason why somebody wins. */
export function decisionText({ outcome: { winner, decision }, scores }: GameEnded): string {
  switch (decision.kind) {
    case 'higher-score':
      return `${winner} has the higher score.`;
    case 'tie':
      return `${all([...scores.keys()])} tie at ${numberText(decision.score)}, and a tie goes to the player with the Advantage, ${winner}.`;
  }
}
