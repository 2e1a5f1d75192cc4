// The end of Wanted Sharpshooters in words (result of the rounds, vote, gifts), for messages, tabs, books and pages.
import { factLine, sentenceLine, youOrName, type Line, namesInSentence } from '../frame/account';
import type { EventOf } from '../frame/events';
import { mustGet } from '../frame/result';
import { andList, isolateRtl, plural, inWords, joinList } from '../frame/wording';
import type { Event } from './events';
import { excessTokens, garnetsEarned, OBJECTIVES, endingTokens, TOO_MANY_TOKENS } from './objectives';
import { TARGET_OFFSETS, type Candidacy, type Ending, type PlayerChoices, type RoundsResult } from './types';

type ResultEvent = EventOf<Event, 'result-announced'>;

/** The public news after the rounds, the vote or the gifts, beginning with the winners. */
export function gameEndLines(announced: ResultEvent): readonly Line[] {
  const { ending } = announced;
  // After a vote, people have already read the rounds' result, so it's left out.
  if (ending.kind === 'gift' && ending.votes !== null)
    return [...votesLines(ending.votes), candidateLine(ending.candidacy), ...pendingActionLines(ending)];
  const isRound =
    ending.kind === 'vote' || (ending.votes === null && (ending.kind === 'gift' || ending.gifts === null));
  return [
    ...resultLines(announced),
    ...[...ending.result.objectives.keys()].map((name) => playerLine(name, ending.result)),
    ...(isRound ? [sentenceLine('The last round:')] : []),
  ];
}

/** Everything decided so far: winners and losers with reasons, vote and gifts, and the cycle. */
export function resultLines({ cycle, ending }: ResultEvent): readonly Line[] {
  const { result } = ending;
  const { winners, losers, survival } = result;
  return [
    factLine('Winners', namesOrNobody(winners), { why: winnersReason(result), tone: 'good' }),
    factLine('Alive', namesOrNobody(survival.alive), { why: survivalReason(result) }),
    factLine('Losers', namesOrNobody(losers), { why: losersReason(result), tone: 'bad' }),
    ...(ending.kind === 'vote' ? [] : [...votesLines(ending.votes), candidateLine(ending.candidacy)]),
    ...(ending.kind === 'over' ? [giftsLine(ending.gifts, result)] : []),
    ...tokenLines(ending),
    ...pendingActionLines(ending),
    factLine('Cycle', joinList(cycle, ' → '), {
      why: `Each player’s targets are ${andList(TARGET_OFFSETS.map(({ distance }) => distance))} ahead.`,
    }),
  ];
}

/** A player's objectives, and the garnets they earned. */
function playerLine(name: string, result: RoundsResult): Line {
  const { survived, targets, count: done } = mustGet(result.objectives, name);
  const yes = (objective: string, isDone: boolean): string => `${objective}: ${isDone ? 'yes' : 'no'}.`;
  return factLine(
    name,
    `${plural(done, 'objective')}, ${plural(mustGet(garnetsEarned(result), name), 'garnet')} earned`,
    {
      why: [
        yes(OBJECTIVES.survival(result.survival.most), survived),
        ...targets.map((target) => yes(OBJECTIVES.target(target.name), target.killed)),
      ].join(' '),
    },
  );
}

/** How the game ended for this player, with everything decided so far. */
export function playerEndLines(name: string, ending: Ending): readonly Line[] {
  const { result } = ending;
  const tokens = endingTokens(ending);
  const excess = excessTokens(tokens).get(name);
  const earned = plural(mustGet(garnetsEarned(result), name), 'garnet');
  return [
    wonOrLostLine(name, ending),
    sentenceLine(`You have ${formatTokens(mustGet(tokens, name))} and earn ${earned}.`, {
      why: result.tooMany ? tokensReason(result) : '',
    }),
    ...(excess === undefined ? [] : [excessTokenLine(name, excess, name)]),
    ...pendingActionLines(ending, name),
  ];
}

function wonOrLostLine(name: string, ending: Ending): Line {
  const { winners, losers, objectives } = ending.result;
  const did = plural(mustGet(objectives, name).count, 'objective');
  if (ending.kind !== 'vote' && ending.candidacy.name === name)
    return sentenceLine('You lose and are the Elimination Candidate.', {
      why: candidateReason(ending.candidacy),
      tone: 'bad',
    });
  if (winners.includes(name)) return sentenceLine(`You win: you completed ${did}.`, { tone: 'good' });
  return losers.includes(name)
    ? sentenceLine(`You lose: you completed ${did}, and nobody completed fewer.`, { tone: 'bad' })
    : sentenceLine(`You don’t win or lose: you completed ${did}.`);
}

/** How the vote or the gifts ended. */
export function voteAndGiftLines(name: string, ending: Ending): readonly Line[] {
  if (ending.kind === 'vote') return [];
  if (ending.kind === 'over' && ending.gifts !== null) return [giftsLine(ending.gifts, ending.result, name)];
  // Don't repeat the Candidate if the reader has read above that they are the Candidate, or the result says who it is.
  const isTold = ending.kind === 'over' || ending.candidacy.name === name;
  return [...votesLines(ending.votes, name), ...(isTold ? [] : [candidateLine(ending.candidacy)])];
}

/** Who must still vote or give. */
function pendingActionLines({ kind, result: { winners, givers } }: Ending, reader?: string): readonly Line[] {
  return [
    ...(kind === 'over' || givers.length === 0
      ? []
      : [
          factLine('Who gives a token', namesInSentence(givers, reader), {
            why: `Completing all ${inWords(OBJECTIVES.number)} objectives earns an additional Token of Life for somebody else.`,
          }),
        ]),
    ...(kind === 'vote'
      ? [
          factLine('Who votes', namesInSentence(winners, reader), {
            why: 'The loser with the most votes becomes the Elimination Candidate, who can be eliminated in a Death Match.',
          }),
        ]
      : []),
  ];
}

function votesLines(votes: PlayerChoices | null, reader?: string): readonly Line[] {
  return votes === null ? [] : [choicesLine('Votes', 'for', votes, reader)];
}

function giftsLine(gifts: PlayerChoices | null, { tooMany }: RoundsResult, reader?: string): Line {
  if (gifts !== null) return choicesLine('Gifts', 'to', gifts, reader);
  return factLine('Gifts', 'none', {
    why: tooMany
      ? 'There’s nothing to give, because every winner loses a Token of Life.'
      : `Nobody completed all ${inWords(OBJECTIVES.number)} objectives.`,
  });
}

/** Lists who named whom: `Ana for Bo, Cy for nobody`. */
function choicesLine(
  label: string,
  word: 'for' | 'to',
  named: PlayerChoices,
  reader: string | undefined,
): Line {
  const list = [...named].map(
    ([by, name]) =>
      `${isolateRtl(youOrName(by, reader))} ${word} ${isolateRtl(youOrName(name ?? 'nobody', reader))}`,
  );
  return { ...factLine(label, list.join(', ')), unsent: reader !== undefined && named.get(reader) === null };
}

function candidateLine(candidacy: Candidacy): Line {
  return factLine('Elimination Candidate', candidacy.name ?? 'nobody', {
    why: candidateReason(candidacy),
    tone: 'bad',
  });
}

/** Tokens that were awarded, that players hold, and that they must give away. */
function tokenLines(ending: Ending): readonly Line[] {
  const tokens = endingTokens(ending);
  const list = [...tokens].flatMap(([name, n]) => (n === 0 ? [] : [`${isolateRtl(name)} ${n}`]));
  return [
    factLine('Tokens of Life', list.length === 0 ? 'none' : list.join(', '), {
      why: tokensReason(ending.result),
    }),
    ...[...excessTokens(tokens)].map(([name, excess]) => excessTokenLine(name, excess)),
  ];
}

/** Players with more than one token must give the spare ones away (WS-16). */
export function excessTokenLine(name: string, excess: number, reader?: string): Line {
  const gives = name === reader ? 'You give' : `${isolateRtl(name)} gives`;
  return sentenceLine(`${gives} away ${excess} of ${excess + 1} Tokens of Life after the match.`);
}

/** A number of tokens: `no Token of Life`, `2 Tokens of Life`. */
function formatTokens(tokens: number): string {
  return tokens === 0 ? 'no Token of Life' : plural(tokens, 'Token of Life', 'Tokens of Life');
}

function namesOrNobody(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : andList(names);
}

function winnersReason({ winners }: RoundsResult): string {
  const needed = `${inWords(OBJECTIVES.toWin)} or more objectives`;
  return winners.length === 0 ? `Nobody completed ${needed}.` : `They completed ${needed}.`;
}

/** Why being alive counts as an objective, or why it doesn't (WS-15). */
function survivalReason({ survival: { alive, most } }: RoundsResult): string {
  return alive.length <= most
    ? `The game ended with at most ${most} players alive, so staying alive completed an objective.`
    : `The last round ended with ${alive.length} players alive, more than ${most}, so staying alive didn’t complete an objective.`;
}

function losersReason({ losers, objectives }: RoundsResult): string {
  const fewest = Math.min(...losers.map((name) => mustGet(objectives, name).count));
  return losers.length === 0 ? 'Everyone won.' : `They completed the fewest objectives (${fewest}).`;
}

function candidateReason(candidacy: Candidacy): string {
  switch (candidacy.cause) {
    case 'votes':
      return `They got the most votes (${candidacy.votes}).`;
    case 'tie': {
      const { tied, votes } = candidacy;
      return votes === 0
        ? `No winner voted, so the Candidate was drawn at random from ${andList(tied)}.`
        : `${andList(tied)} tied with ${plural(votes, 'vote')} each, so the Candidate was drawn at random.`;
    }
    case 'no-winner':
      return `Nobody won, so there was no vote. The Candidate was drawn at random from ${andList(candidacy.losers)}.`;
    case 'only-loser':
      return 'There’s only one loser, so there was no vote.';
    case 'no-loser':
      return 'Everyone won, so there was no vote.';
  }
}

/** How many tokens were awarded, and whether winners lost one because there were too many. */
function tokensReason({ winners, awarded, tooMany }: RoundsResult): string {
  if (winners.length === 0) return 'Nobody won, so no tokens were awarded.';
  return tooMany
    ? `${awarded} tokens were awarded. With ${inWords(TOO_MANY_TOKENS)} or more, every winner loses one.`
    : `${plural(awarded, 'token was', 'tokens were')} awarded in total.`;
}
