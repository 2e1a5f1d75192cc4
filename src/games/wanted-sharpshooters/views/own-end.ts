// The end for one player of Wanted Sharpshooters in sentences: whether they won, what they earn, and their part in the
// vote and the gifts. Everyone knows all of it.
import { must } from '../../frame/result';
import { pageFact, words, type PageBlock } from '../../frame/page-kit';
import { all, capitalised, count } from '../../frame/wording';
import { excessTokens, garnetsEarned, OBJECTIVES, tokensOf } from '../objectives';
import { candidacyReason, excessReason, tokensText } from '../result-text';
import type { Ending } from '../types';

/** Tells this player how the game ended, as far as it is decided. */
export function ownEnd(name: string, ending: Ending): readonly PageBlock[] {
  const { result } = ending;
  const tokens = tokensOf(ending);
  const excess = excessTokens(tokens).get(name);
  const earned = count(must(garnetsEarned(result), name), 'garnet');
  const has = `You have ${tokensText(must(tokens, name))} and earn ${earned}.`;
  const gives = excess === undefined ? '' : ` You give ${excessReason(excess)}.`;
  return [fate(name, ending), words(`${has}${gives}`), ...openText(name, ending).map((text) => words(text))];
}

/** Lists a player's objectives, each with whether it is done (WS-15, WS-16). */
export function ownObjectives(name: string, { result }: Ending): PageBlock {
  const { survived, targets } = must(result.objectives, name);
  const done = (text: string, isDone: boolean) =>
    pageFact(text, isDone ? 'done' : 'not done', isDone ? 'good' : 'bad');
  return {
    kind: 'facts',
    title: 'Your objectives',
    facts: [
      done(OBJECTIVES.survival(result.survival.most), survived),
      ...targets.map((target) => done(OBJECTIVES.target(target.name), target.killed)),
    ],
  };
}

/** Tells this player about the vote or the gifts that are open now. */
function openText(name: string, ending: Ending): readonly string[] {
  const { winners, givers } = ending.result;
  const you = (names: readonly string[]): string => all(names.map((each) => (each === name ? 'you' : each)));
  switch (ending.kind) {
    case 'vote':
      return [
        `${capitalised(you(winners))} ${winners.length === 1 && !winners.includes(name) ? 'votes' : 'vote'} now on who of the losers is the Elimination Candidate.`,
      ];
    case 'gift': {
      const gives = givers.length === 1 && !givers.includes(name) ? 'gives' : 'give';
      return [`${capitalised(you(givers))} ${gives} an additional Token of Life away now.`];
    }
    case 'over':
      return [];
  }
}

function fate(name: string, ending: Ending): PageBlock {
  const { result } = ending;
  const candidacy = ending.kind === 'vote' ? undefined : ending.candidacy;
  const did = count(must(result.objectives, name).count, 'objective');
  if (candidacy?.name === name)
    return words(`You are the Elimination Candidate: ${candidacyReason(candidacy)}.`, 'bad');
  if (result.winners.includes(name)) return words(`You win: you completed ${did}.`, 'good');
  return result.losers.includes(name)
    ? words(`You lose: you completed ${did}, and nobody completed fewer.`, 'bad')
    : words(`You neither win nor lose: you completed ${did}.`);
}

/** Tells this player how the vote or the gifts went for them, once they are over. */
export function afterRounds(name: string, ending: Ending): readonly string[] {
  if (ending.kind === 'vote') return [];
  if (ending.kind === 'over' && ending.gifts !== null) {
    return [...ending.gifts].map(([by, to]) => giftText(name, by, to));
  }
  const { votes, candidacy } = ending;
  const own = votes?.get(name);
  const against = [...(votes ?? [])].filter(([, to]) => to === name).map(([by]) => by);
  const who = candidacy.name;
  return [
    ...(own === undefined ? [] : [own === null ? 'You did not vote.' : `You voted for ${own}.`]),
    ...(against.length === 0 ? [] : [`${all(against)} voted for you.`]),
    // The Candidate reads it above, and once the game is over everyone reads it in the result.
    ...(who === name || ending.kind === 'over'
      ? []
      : [`${who ?? 'Nobody'} is the Elimination Candidate: ${candidacyReason(candidacy)}.`]),
  ];
}

function giftText(name: string, by: string, to: string | null): string {
  const giver = by === name ? 'You' : by;
  if (to === null)
    return `${giver} gave ${by === name ? 'your' : 'their'} additional Token of Life to nobody.`;
  return `${giver} gave an additional Token of Life to ${to === name ? 'you' : to}.`;
}
