// Tactical Picture Hunt in words, for messages, tabs, pages and the live table. Each line only says what its readers are
// allowed to know.
import {
  subjectAndVerb,
  factLine,
  sentenceLine,
  youOrName,
  type Line,
  namesAtSentenceStart,
} from '../frame/account';
import { isolateRtl, plural, numberText, ordinal, quote } from '../frame/wording';
import type { ChallengeJudged, Event, GameEnded, UnmatchedWords, RoundPlayed } from './events';
import { axesText, tileText } from './grid';
import { playerScore } from './phases';
import type { Bid, Roles, Scores, Seats } from './types';

export function eventLines(event: Event, reader?: string): readonly Line[] {
  switch (event.kind) {
    case 'claimed': {
      const { player, dimension, period } = event;
      const claims = subjectAndVerb(player, reader, 'claim', 'claims');
      return [sentenceLine(`${claims} the ${dimension} (${axesText(dimension)}) for period ${period}.`)];
    }
    case 'claimed-by-default':
      return [
        sentenceLine(
          `You didn’t send a claim that counted, so you get the first free dimension, the ${event.dimension}.`,
          { unsent: true },
        ),
      ];
    case 'round-opened':
      return [sentenceLine(`${rolesText(event.roles)}. The target is ${tileText(event.target)}.`)];
    case 'round-played':
      return [...bidLines(event, reader), roundLine(event, reader), scoresLine(event.scores)];
    case 'challenge-judged':
      return [listedSquaresLine(event, reader), challengeLine(event, reader), scoresLine(event.scores)];
    case 'passed-over':
      return [unmatchedWordsLine(event, MAX_QUOTED_WORDS)];
    case 'game-ended':
      return [endLine(event, reader), scoresLine(event.scores)];
  }
}

/** Who attacks and who defends: `Bo attacks, Ana defends`. */
export function rolesText({ attacker, defender }: Roles): string {
  return `${attacker} attacks, ${defender} defends`;
}

/** What this player can win or lose in the open round. */
export function stakesText({ attacker, defender }: Roles, reader: string): string {
  return attacker === reader
    ? `You attack and score your prediction. If you predict more than ${defender}, you must first find that many.`
    : `You defend. If ${attacker} predicts more, ${attacker} must find that many.`;
}

/** Who has the Advantage, and what it does (PH-10). */
export function advantageText({ advantage }: Seats, reader?: string): string {
  return `${subjectAndVerb(advantage, reader, 'have the Advantage and win', 'has the Advantage and wins')} a tie.`;
}

/** Both bids, the reader's own first. */
export function bidLines({ roles, attack, defence }: RoundPlayed, reader?: string): readonly Line[] {
  const bids = [
    bidLine(roles.attacker, 'attacked', attack, reader),
    bidLine(roles.defender, 'defended', defence, reader),
  ];
  return roles.defender === reader ? bids.reverse() : bids;
}

function bidLine(player: string, did: string, bid: Bid | null, reader?: string): Line {
  const name = namesAtSentenceStart([player], reader);
  return bid === null
    ? sentenceLine(`${name} didn’t send an answer that counted.`, { unsent: player === reader })
    : sentenceLine(`${name} ${did} on axis ${bid.axis} and predicted ${bid.prediction}.`);
}

/** What the attacker scored and why, or that there is a challenge. */
export function roundLine(event: RoundPlayed, reader?: string): Line {
  const { roles, attack, defence, region, result } = event;
  const [bid, other] = [attack?.prediction ?? 0, defence?.prediction ?? 0];
  const where = `Region ${region?.name ?? ''}`;
  const whose = roles.defender === reader ? 'your' : `${isolateRtl(roles.defender)}’s`;
  switch (result) {
    case 'no-attack':
      return pointsLine(event, 'There was no attack, so nothing is scored.', reader);
    case 'no-defence':
      return pointsLine(event, 'There was no defense, so the prediction counts.', reader);
    case 'unchallenged':
      return pointsLine(event, `${where}: the prediction of ${bid} is not above ${whose} ${other}.`, reader);
    case 'challenge': {
      const challenges = `${youOrName(roles.defender, reader)} ${roles.defender === reader ? 'challenge' : 'challenges'}`;
      return sentenceLine('A challenge!', {
        why: `${where}: the prediction of ${bid} is above ${whose} ${other}, so ${challenges} ${youOrName(roles.attacker, reader)}. ${namesAtSentenceStart([roles.attacker], reader)} must find ${plural(bid, 'matching square')}.`,
      });
    }
  }
}

/** What the attacker scored or lost. */
function pointsLine({ roles, points }: RoundPlayed | ChallengeJudged, why: string, reader?: string): Line {
  const gets =
    points < 0
      ? subjectAndVerb(roles.attacker, reader, 'lose', 'loses')
      : subjectAndVerb(roles.attacker, reader, 'score', 'scores');
  const what = `${gets} ${plural(Math.abs(points), 'point')}`;
  return sentenceLine(what, { why, tone: points < 0 ? 'bad' : points > 0 ? 'good' : 'plain' });
}

/** The squares that the attacker listed, right and wrong. */
export function listedSquaresLine({ listed, roles }: ChallengeJudged, reader?: string): Line {
  const { attacker } = roles;
  if (listed.length === 0)
    return sentenceLine(`${namesAtSentenceStart([attacker], reader)} listed no squares.`);
  const names = (right: boolean): string =>
    listed
      .filter((square) => square.right === right)
      .map((square) => square.name)
      .join(' ') || 'none';
  const whose = attacker === reader ? 'Your' : `${isolateRtl(attacker)}’s`;
  return sentenceLine(`${whose} matches: ${names(true)}. Wrong squares: ${names(false)}.`);
}

/** How a challenge ended, and what the attacker scored or lost. */
export function challengeLine(event: ChallengeJudged, reader?: string): Line {
  const { listed, found, needed, points, roles, scores, survived } = event;
  const right = listed.filter((square) => square.right).length;
  const marks = found === right ? '' : `${right} right and ${listed.length - right} wrong, so `;
  const tally = `${namesAtSentenceStart([roles.attacker], reader)} found ${marks}${numberText(found)} of ${needed}.`;
  const { survived: failed, caught } = playerScore(scores, roles.attacker);
  const why = survived
    ? `${tally} The challenge failed. That earns ${needed} as predicted, plus ${failed} for ${plural(failed, 'failed challenge')} so far.`
    : `${tally} The challenge succeeded. It’s the ${ordinal(caught)} to succeed, so it costs ${plural(-points, 'point')}.`;
  return pointsLine(event, why, reader);
}

/** Maximum number of ignored words that a message quotes. */
const MAX_QUOTED_WORDS = 20;

/** The attacker's words that named no square, as typed. `most`: how many to quote. */
export function unmatchedWordsLine({ entries }: UnmatchedWords, most = entries.length): Line {
  const more = entries.length - most;
  const first = `Ignored, because no square has this name: ${entries.slice(0, most).map(quote).join(', ')}.`;
  return sentenceLine(
    more <= 0
      ? first
      : `${first} ${more} more ${more === 1 ? 'was' : 'were'} ignored too. Your book lists them all.`,
  );
}

function scoresLine(scores: Scores): Line {
  return factLine(
    'Scores',
    [...scores].map(([name, { score }]) => `${isolateRtl(name)} ${numberText(score)}`).join(', '),
  );
}

/** Who wins, and why (PH-10). */
export function endLine({ outcome: { winner, decision }, scores }: GameEnded, reader?: string): Line {
  const why =
    decision.kind === 'higher-score'
      ? `${subjectAndVerb(winner, reader, 'have', 'has')} the higher score.`
      : `${namesAtSentenceStart([...scores.keys()], reader)} tie at ${numberText(decision.score)}. ${subjectAndVerb(winner, reader, 'have', 'has')} the Advantage.`;
  const tone = winner === reader ? 'good' : 'plain';
  return sentenceLine(`${subjectAndVerb(winner, reader, 'win', 'wins')}.`, { why, tone });
}
