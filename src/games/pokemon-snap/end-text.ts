// The end of Pokémon Snap in words: who won Heaven, who ascends, who gets the mark, and what decided each (PS-17,
// PS-18). Nothing of an order or a pick is said but what it decided.
import { all, count, inWords } from '../frame/wording';
import type { Outcome, Results, Tie, TieBreak } from './types';

/** The last message to everyone: Heaven's winners first, then how, then what follows. */
export function endText(outcome: Outcome, results: Results): string {
  const { heaven, hell } = outcome;
  return [
    winnersLine(outcome),
    pointsText(results.points),
    bestReason(outcome, results),
    pickReason(outcome),
    `${outcome.mark.name} gets the mark. ${markReason(outcome, results)}`,
    ...fallenPhotographers(outcome, results).map((name) => `${name} falls to Hell, without a mark.`),
    `In Heaven afterwards: ${all(heaven)}. In Hell: ${all(hell)}.`,
  ].join('\n');
}

function winnersLine({ winners, best, picked }: Outcome): string {
  const ascending = all([...best.names, ...(picked === null ? [] : [picked])]);
  return winners.length === 1
    ? `${all(winners)} wins Heaven; ${ascending} ascend.`
    : `Heaven is a tie: ${all(winners)} both stay; ${ascending} ascend.`;
}

/** Both photographers' points: `Iris has 1 point and Joel has 0 points.` */
export function pointsText(points: Results['points']): string {
  return `${all([...points].map(([name, won]) => `${name} has ${count(won, 'point')}`))}.`;
}

/** The reason why these Pokémon ascend for their AP. */
export function bestReason({ winners, best: { names, tie } }: Outcome, { appeal }: Results): string {
  const withPoints = all(names.map((name) => `${name} (${appeal.get(name)?.total ?? 0} AP)`));
  const ascend = `${withPoints} ${names.length === 1 ? 'ascends' : 'ascend'} for their AP.`;
  return tie === null ? ascend : `${ascend} ${tieReason(tie.before, tie.after, tie, winners)}`;
}

/** The Pokémon that Heaven's winners took along, or that no pick counts. */
export function pickReason({ winners, best, picked }: Outcome): string {
  const both = winners.length > 1;
  if (picked !== null) return `${all(winners)} ${both ? 'agree to take' : 'takes'} ${picked} along.`;
  return `${all(winners)} ${both ? 'agree on nobody else' : 'picked nobody else'}, so ${inWords(best.names.length)} ascend for their AP.`;
}

/** The reason why this Pokémon gets the mark. */
export function markReason({ winners, mark }: Outcome, { appeal }: Results): string {
  const { name, tie, spared } = mark;
  const fewest = `No Pokémon in Hell has fewer AP than ${name}: ${appeal.get(name)?.total ?? 0}.`;
  return [
    fewest,
    ...(tie === null ? [] : [tieReason([name], tie.before, tie, winners)]),
    ...(spared === null ? [] : [`${spared}, who has fewer, was taken along.`]),
  ].join(' ');
}

function tieReason(
  subject: readonly string[],
  others: readonly string[],
  { ap, brokenBy }: Tie,
  winners: readonly string[],
): string {
  const verb = subject.length === 1 ? 'ties' : 'tie';
  return `${all(subject)} ${verb} with ${all(others)} on ${ap} AP: ${breakText(brokenBy, winners)}.`;
}

function breakText(brokenBy: TieBreak, winners: readonly string[]): string {
  const order =
    winners.length === 1 ? `the order of ${all(winners)} decides` : 'what both orders agree on decides';
  switch (brokenBy) {
    case 'order':
      return order;
    case 'order-and-draw':
      return `${order} in part, and a draw the rest`;
    case 'draw':
      return 'a draw decides';
  }
}

/** The photographer who did not win Heaven; nobody in a tie. */
function fallenPhotographers({ winners }: Outcome, { points }: Results): readonly string[] {
  return [...points.keys()].filter((name) => !winners.includes(name));
}

/** The reason why a player is where they are afterwards, as their own book says it. */
export function ownReason(outcome: Outcome, results: Results, name: string): string {
  const { winners, picked, mark } = outcome;
  if (results.points.has(name)) {
    const fate = winners.includes(name)
      ? winners.length === 1
        ? 'You win Heaven.'
        : 'Heaven is a tie: you both stay.'
      : 'You fall to Hell, without a mark.';
    return `${pointsText(results.points)} ${fate}`;
  }
  if (name === picked) return pickReason(outcome);
  if (name === mark.name) return `You get the mark. ${markReason(outcome, results)}`;
  return bestReason(outcome, results);
}
