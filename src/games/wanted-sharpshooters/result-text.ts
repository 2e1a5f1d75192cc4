// The outcome of the rounds, the vote and the gifts, in words: for the last messages, the Result tab and the host.
import { must } from '../frame/result';
import { all, apart, capitalised, count, inWords, listed } from '../frame/wording';
import { excessTokens, garnetsEarned, OBJECTIVES, tokensOf, TOO_MANY_TOKENS } from './objectives';
import { TARGETS, type Candidacy, type Ending, type Named, type RoundsResult } from './types';

/** The word for the vote of somebody who named nobody. */
export const NO_VOTE = 'no vote';
export const NO_GIFT = 'lapses';

/** Names in a row, or that there are none. */
export function namesText(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : all(names);
}

/** Gives the reason why these players win, or why nobody does. */
export function winnersReason({ winners }: RoundsResult): string {
  const needed = `${inWords(OBJECTIVES.toWin)} or more objectives`;
  return winners.length === 0 ? `nobody completed ${needed}` : `${needed} completed`;
}

/** Gives the reason why being alive at the end counts, or does not (WS-15). */
export function survivalReason({ survival: { alive, most } }: RoundsResult): string {
  return alive.length <= most
    ? `the game ends with at most ${most} alive, and those complete an objective by it`
    : `the last round is over with ${alive.length} alive, more than ${most}: being alive completes no objective`;
}

/** Gives the reason why these players lose, or why nobody does. */
export function losersReason({ losers, objectives }: RoundsResult): string {
  const fewest = Math.min(...losers.map((name) => must(objectives, name).count));
  return losers.length === 0 ? 'everyone has won' : `fewest objectives: ${fewest}`;
}

/** Gives the reason why somebody is the Elimination Candidate. */
export function candidacyReason(candidacy: Candidacy): string {
  switch (candidacy.cause) {
    case 'votes':
      return `most votes: ${candidacy.votes}`;
    case 'tie': {
      const { tied, votes } = candidacy;
      return votes === 0
        ? `no winner voted, so all losers tie: drawn from those tied, ${all(tied)}`
        : `drawn from those tied for most votes: ${all(tied)} with ${votes} each`;
    }
    case 'no-winner':
      return `drawn from the losers ${all(candidacy.losers)}: no vote is held, for there is no winner to vote`;
    case 'only-loser':
      return 'the only loser: no vote is held';
    case 'no-loser':
      return 'everyone has won: no vote is held';
  }
}

/** Gives the reason why no additional tokens are given, where none are. */
export function noGiftReason({ tooMany }: RoundsResult): string {
  return tooMany
    ? 'nothing is left to give: every winner loses a Token of Life'
    : `nobody completed all ${inWords(OBJECTIVES.number)} objectives`;
}

/** Gives the tokens awarded, and those that were lost again. */
export function tokensReason({ winners, awarded, tooMany }: RoundsResult): string {
  if (winners.length === 0) return 'there is no winner, so none is awarded';
  return tooMany
    ? `${awarded} were awarded. ${capitalised(inWords(TOO_MANY_TOKENS))} or more Tokens of Life are too many: every winner loses one`
    : `${awarded} awarded in total`;
}

/** Tells the tokens awarded so far; those that are still to be given are with nobody yet. */
export function tokensSoFar(ending: Ending): string {
  const { result } = ending;
  const { givers } = result;
  const reason = tokensReason(result);
  if (ending.kind === 'over' || givers.length === 0) return reason;
  const give = givers.length === 1 ? 'is still to give one' : 'are still to give one each';
  return `${reason}, of which ${all(givers)} ${give} to somebody else`;
}

/** Gives the duty of a player with more than one token: to give the others away (WS-16). */
export function excessText(name: string, excess: number): string {
  return `${name} has ${tokensText(excess + 1)} and gives ${excessReason(excess)}.`;
}

export function excessReason(excess: number): string {
  return `${excess} away after the match`;
}

/** `no Token of Life`, `2 Tokens of Life` */
export function tokensText(tokens: number): string {
  return tokens === 0 ? 'no Token of Life' : count(tokens, 'Token of Life', 'Tokens of Life');
}

/** Gives everything that everyone is told once the rounds are over, the winners first. */
export function resultText(ending: Ending, cycle: readonly string[]): string {
  const account = haveRoundsJustEnded(ending) ? ['The last round:'] : [];
  return [...linesFor(ending, cycle), ...account].join('\n');
}

/** Whether the message goes on with what happened in the round. */
function haveRoundsJustEnded(ending: Ending): boolean {
  switch (ending.kind) {
    case 'vote':
      return true;
    case 'gift':
      return ending.votes === null;
    case 'over':
      return ending.votes === null && ending.gifts === null;
  }
}

function linesFor(ending: Ending, cycle: readonly string[]): readonly string[] {
  const { result } = ending;
  switch (ending.kind) {
    case 'vote':
      return [
        ...roundsLines(result),
        ...earningsLines(ending),
        cycleText(cycle),
        'The winners vote now for one of the losers.',
      ];
    case 'gift': {
      const { votes, candidacy } = ending;
      const { givers } = result;
      const candidate = candidateLines(votes, candidacy);
      const [give, each] = givers.length === 1 ? ['gives', ''] : ['give', ' each'];
      return [
        // What the rounds decided was already told before a vote.
        ...(haveRoundsJustEnded(ending)
          ? [...roundsLines(result), ...candidate, ...earningsLines(ending), cycleText(cycle)]
          : candidate),
        `${all(givers)} completed all ${inWords(OBJECTIVES.number)} objectives and now ${give} away an additional Token of Life${each}.`,
      ];
    }
    case 'over':
      return [
        ...roundsLines(result),
        ...candidateLines(ending.votes, ending.candidacy),
        ...giftLines(result, ending.gifts),
        ...earningsLines(ending),
        cycleText(cycle),
      ];
  }
}

/** Winners, who completed which objective, losers. */
function roundsLines(result: RoundsResult): readonly string[] {
  const { winners, losers, objectives, survival } = result;
  return [
    `Winners: ${namesText(winners)} (${winnersReason(result)}).`,
    ...[...objectives].map(([name, { survived, targets, count: completed }]) =>
      [
        `${apart(name)}: ${count(completed, 'objective')}.`,
        `One of at most ${survival.most} alive: ${yesOrNo(survived)}.`,
        ...targets.map((target) => `${OBJECTIVES.target(target.name)}: ${yesOrNo(target.killed)}.`),
      ].join(' '),
    ),
    `Alive: ${namesText(survival.alive)} (${survivalReason(result)}).`,
    `Losers: ${namesText(losers)} (${losersReason(result)}).`,
  ];
}

function yesOrNo(done: boolean): string {
  return done ? 'yes' : 'no';
}

function candidateLines(votes: Named | null, candidacy: Candidacy): readonly string[] {
  return [
    ...[...(votes ?? [])].map(
      ([by, name]) => `${apart(by)}: ${name === null ? NO_VOTE : `votes for ${name}`}.`,
    ),
    `Elimination Candidate: ${candidacy.name ?? 'nobody'} (${candidacyReason(candidacy)}).`,
  ];
}

function giftLines(result: RoundsResult, gifts: Named | null): readonly string[] {
  if (gifts === null) return [`Gifts: none (${noGiftReason(result)}).`];
  return [...gifts].map(([by, name]) =>
    name === null
      ? `${apart(by)}: the additional Token of Life ${NO_GIFT}.`
      : `${apart(by)}: gives the additional Token of Life to ${name}.`,
  );
}

/** Tokens and garnets of each player, and who gives excess tokens away. */
function earningsLines(ending: Ending): readonly string[] {
  const tokens = tokensOf(ending);
  return [
    `Tokens of Life: ${tokensSoFar(ending)}.`,
    ...[...garnetsEarned(ending.result)].map(
      ([name, garnets]) =>
        `${apart(name)}: ${tokensText(must(tokens, name))}, ${count(garnets, 'garnet')} earned.`,
    ),
    ...[...excessTokens(tokens)].map(([name, excess]) => excessText(name, excess)),
  ];
}

function cycleText(cycle: readonly string[]): string {
  return `Cycle: ${listed(cycle, ' → ')} (${targetsReason()}).`;
}

/** Gives the places of one's targets in the cycle. */
export function targetsReason(): string {
  return `targets are ${all(TARGETS.map(({ distance }) => distance))} on`;
}
