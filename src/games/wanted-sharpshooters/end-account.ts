// The account of the end of Wanted Sharpshooters: the outcome of the rounds, the vote and the gifts, told once for
// messages, the Result tab, books, pages and the host.
import { fact, sentence, you, type Line, whom } from '../frame/account';
import type { EventOf } from '../frame/events';
import { must } from '../frame/result';
import { all, apart, capitalised, count, inWords, listed } from '../frame/wording';
import type { Event } from './events';
import { excessTokens, garnetsEarned, OBJECTIVES, tokensOf, TOO_MANY_TOKENS } from './objectives';
import { TARGETS, type Candidacy, type Ending, type Named, type RoundsResult } from './types';

type Announced = EventOf<Event, 'result-announced'>;

/** Gives what everyone is told once the rounds, the vote or the gifts are over, the winners first. */
export function endLines(announced: Announced): readonly Line[] {
  const { ending } = announced;
  // What the rounds decided was told before the vote.
  if (ending.kind === 'gift' && ending.votes !== null)
    return [...votesLines(ending.votes), candidateLine(ending.candidacy), ...nextLines(ending)];
  const isRound =
    ending.kind === 'vote' || (ending.votes === null && (ending.kind === 'gift' || ending.gifts === null));
  return [
    ...resultLines(announced),
    ...[...ending.result.objectives.keys()].map((name) => playerLine(name, ending.result)),
    ...(isRound ? [sentence('The last round:')] : []),
  ];
}

/** Tells who won and who lost and why, what came of vote and gifts as far as it is decided, and the cycle. */
export function resultLines({ cycle, ending }: Announced): readonly Line[] {
  const { result } = ending;
  const { winners, losers, survival } = result;
  return [
    fact('Winners', namesText(winners), { why: winnersWhy(result), tone: 'good' }),
    fact('Alive', namesText(survival.alive), { why: survivalWhy(result) }),
    fact('Losers', namesText(losers), { why: losersWhy(result), tone: 'bad' }),
    ...(ending.kind === 'vote' ? [] : [...votesLines(ending.votes), candidateLine(ending.candidacy)]),
    ...(ending.kind === 'over' ? [giftsLine(ending.gifts, result)] : []),
    ...tokenLines(ending),
    ...nextLines(ending),
    fact('Cycle', listed(cycle, ' → '), {
      why: `Targets are ${all(TARGETS.map(({ distance }) => distance))} on.`,
    }),
  ];
}

/** Tells the objectives of a player, and what they earned by them. */
function playerLine(name: string, result: RoundsResult): Line {
  const { survived, targets, count: done } = must(result.objectives, name);
  const yes = (objective: string, isDone: boolean): string => `${objective}: ${isDone ? 'yes' : 'no'}.`;
  return fact(
    name,
    `${count(done, 'objective')}, ${count(must(garnetsEarned(result), name), 'garnet')} earned`,
    {
      why: [
        yes(OBJECTIVES.survival(result.survival.most), survived),
        ...targets.map((target) => yes(OBJECTIVES.target(target.name), target.killed)),
      ].join(' '),
    },
  );
}

/** Tells this player how the game ended for them, as far as it is decided. */
export function ownEnd(name: string, ending: Ending): readonly Line[] {
  const { result } = ending;
  const tokens = tokensOf(ending);
  const excess = excessTokens(tokens).get(name);
  const earned = count(must(garnetsEarned(result), name), 'garnet');
  return [
    fateLine(name, ending),
    sentence(`You have ${tokensText(must(tokens, name))} and earn ${earned}.`, {
      why: result.tooMany ? tokensWhy(result) : '',
    }),
    ...(excess === undefined ? [] : [excessLine(name, excess, name)]),
    ...nextLines(ending, name),
  ];
}

function fateLine(name: string, ending: Ending): Line {
  const { winners, losers, objectives } = ending.result;
  const did = count(must(objectives, name).count, 'objective');
  if (ending.kind !== 'vote' && ending.candidacy.name === name)
    return sentence('You lose and are the Elimination Candidate.', {
      why: candidacyWhy(ending.candidacy),
      tone: 'bad',
    });
  if (winners.includes(name)) return sentence(`You win: you completed ${did}.`, { tone: 'good' });
  return losers.includes(name)
    ? sentence(`You lose: you completed ${did}, and nobody completed fewer.`, { tone: 'bad' })
    : sentence(`You neither win nor lose: you completed ${did}.`);
}

/** Tells this player how the vote or the gifts went, once they are over. */
export function afterRounds(name: string, ending: Ending): readonly Line[] {
  if (ending.kind === 'vote') return [];
  if (ending.kind === 'over' && ending.gifts !== null) return [giftsLine(ending.gifts, ending.result, name)];
  // The Candidate reads it above, and once the game is over everyone reads it in the result.
  const isTold = ending.kind === 'over' || ending.candidacy.name === name;
  return [...votesLines(ending.votes, name), ...(isTold ? [] : [candidateLine(ending.candidacy)])];
}

/** Tells who is still to give and to vote. */
function nextLines({ kind, result: { winners, givers } }: Ending, reader?: string): readonly Line[] {
  const done = `All ${inWords(OBJECTIVES.number)} objectives completed`;
  const each = givers.length === 1 ? '' : ' each';
  return [
    ...(kind === 'over' || givers.length === 0
      ? []
      : [
          fact('To give', whom(givers, reader), {
            why: `${done}: an additional Token of Life${each} for somebody else.`,
          }),
        ]),
    ...(kind === 'vote'
      ? [
          fact('To vote', whom(winners, reader), {
            why: 'The loser with most votes is the Elimination Candidate, who may be eliminated in a Death Match.',
          }),
        ]
      : []),
  ];
}

function votesLines(votes: Named | null, reader?: string): readonly Line[] {
  return votes === null ? [] : [namedLine('Votes', 'for', votes, reader)];
}

function giftsLine(gifts: Named | null, { tooMany }: RoundsResult, reader?: string): Line {
  if (gifts !== null) return namedLine('Gifts', 'to', gifts, reader);
  return fact('Gifts', 'none', {
    why: tooMany
      ? 'Nothing is left to give: every winner loses a Token of Life.'
      : `Nobody completed all ${inWords(OBJECTIVES.number)} objectives.`,
  });
}

/** Says in a line whom each player named: `Ana for Bo, Cy for nobody`. */
function namedLine(label: string, word: 'for' | 'to', named: Named, reader: string | undefined): Line {
  const list = [...named].map(
    ([by, name]) => `${apart(you(by, reader))} ${word} ${apart(you(name ?? 'nobody', reader))}`,
  );
  return { ...fact(label, list.join(', ')), unsent: reader !== undefined && named.get(reader) === null };
}

function candidateLine(candidacy: Candidacy): Line {
  return fact('Elimination Candidate', candidacy.name ?? 'nobody', {
    why: candidacyWhy(candidacy),
    tone: 'bad',
  });
}

/** Lists the tokens: how many were awarded, who has any, and who gives how many away. */
function tokenLines(ending: Ending): readonly Line[] {
  const tokens = tokensOf(ending);
  const list = [...tokens].flatMap(([name, n]) => (n === 0 ? [] : [`${apart(name)} ${n}`]));
  return [
    fact('Tokens of Life', list.length === 0 ? 'nobody' : list.join(', '), { why: tokensWhy(ending.result) }),
    ...[...excessTokens(tokens)].map(([name, excess]) => excessLine(name, excess)),
  ];
}

/** Tells the duty of a player with more than one token: to give the others away (WS-16). */
export function excessLine(name: string, excess: number, reader?: string): Line {
  const gives = name === reader ? 'You give' : `${apart(name)} gives`;
  return sentence(`${gives} ${excess} of ${excess + 1} Tokens of Life away after the match.`);
}

/** `no Token of Life`, `2 Tokens of Life` */
function tokensText(tokens: number): string {
  return tokens === 0 ? 'no Token of Life' : count(tokens, 'Token of Life', 'Tokens of Life');
}

function namesText(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : all(names);
}

function winnersWhy({ winners }: RoundsResult): string {
  const needed = `${inWords(OBJECTIVES.toWin)} or more objectives`;
  return winners.length === 0 ? `Nobody completed ${needed}.` : `${capitalised(needed)} completed.`;
}

/** Tells why being alive at the end counts, or does not (WS-15). */
function survivalWhy({ survival: { alive, most } }: RoundsResult): string {
  return alive.length <= most
    ? `The game ends with at most ${most} alive, and those complete an objective by it.`
    : `The last round is over with ${alive.length} alive, more than ${most}: being alive completes no objective.`;
}

function losersWhy({ losers, objectives }: RoundsResult): string {
  const fewest = Math.min(...losers.map((name) => must(objectives, name).count));
  return losers.length === 0 ? 'Everyone has won.' : `Fewest objectives: ${fewest}.`;
}

function candidacyWhy(candidacy: Candidacy): string {
  switch (candidacy.cause) {
    case 'votes':
      return `Most votes: ${candidacy.votes}.`;
    case 'tie': {
      const { tied, votes } = candidacy;
      return votes === 0
        ? `No winner voted, so all losers tie: drawn from those tied, ${all(tied)}.`
        : `Drawn from those tied for most votes: ${all(tied)} with ${votes} each.`;
    }
    case 'no-winner':
      return `Drawn from the losers ${all(candidacy.losers)}: no vote is held, for there is no winner to vote.`;
    case 'only-loser':
      return 'The only loser: no vote is held.';
    case 'no-loser':
      return 'Everyone has won: no vote is held.';
  }
}

/** Tells how many tokens were awarded, and those that were lost again. */
function tokensWhy({ winners, awarded, tooMany }: RoundsResult): string {
  if (winners.length === 0) return 'There is no winner, so none is awarded.';
  return tooMany
    ? `${awarded} were awarded. ${capitalised(inWords(TOO_MANY_TOKENS))} or more Tokens of Life are too many: every winner loses one.`
    : `${awarded} awarded in total.`;
}
