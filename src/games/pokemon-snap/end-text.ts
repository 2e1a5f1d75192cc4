// The end of Pokémon Snap in words: who won Heaven, who ascends, who gets the mark, and what decided each (PS-17,
// PS-18). Of an order or a pick only what it decided is told.
import { must } from '../frame/result';
import { all, apart, count, inWords } from '../frame/wording';
import type { Outcome, Results, Tie, TieBreak } from './types';

/** Gives the last message to everyone: Heaven's winners first, then how, then what follows. */
export function endText(outcome: Outcome, results: Results): string {
  const { heaven, hell } = outcome;
  return [
    winnersLine(outcome),
    pointsText(results.points),
    bestReason(outcome, results),
    pickReason(outcome),
    `${outcome.mark.name} gets the mark. ${markReason(outcome, results)}`,
    ...[...results.points.keys()]
      .filter((name) => !outcome.winners.includes(name))
      .map((name) => `${name} falls to Hell, without a mark.`),
    `In Heaven afterwards: ${all(heaven)}. In Hell: ${all(hell)}.`,
  ].join('\n');
}

function winnersLine({ winners, best, picked }: Outcome): string {
  const up = [...best.names, ...(picked === null ? [] : [picked])];
  const ascending = `${all(up)} ${up.length === 1 ? 'ascends' : 'ascend'}`;
  return winners.length === 1
    ? `${all(winners)} wins Heaven; ${ascending}.`
    : `Heaven is a tie: ${all(winners)} both stay; ${ascending}.`;
}

/** Gives both photographers' points: `Iris has 1 point and Joel has 0 points.` */
export function pointsText(points: Results['points']): string {
  return `${all([...points].map(([name, won]) => `${name} has ${count(won, 'point')}`))}.`;
}

/** Gives the reason why these Pokémon ascend for their AP. */
export function bestReason({ winners, best: { names, tie } }: Outcome, { appeal }: Results): string {
  const withPoints = all(names.map((name) => `${name} (${must(appeal, name).total} AP)`));
  const ascend = `${withPoints} ${names.length === 1 ? 'ascends' : 'ascend'} for their AP.`;
  return tie === null ? ascend : `${ascend} ${tieReason(tie.before, tie.after, tie, winners)}`;
}

/** Gives the Pokémon that Heaven's winners took along, or that no pick counts. */
export function pickReason({ winners, best, picked }: Outcome): string {
  const both = winners.length > 1;
  if (picked !== null) return `${all(winners)} ${both ? 'agree to take' : 'takes'} ${picked} along.`;
  return `${all(winners)} ${both ? 'agree on nobody else' : 'picked nobody else'}, so ${inWords(best.names.length)} ascend for their AP.`;
}

/** Gives the reason why this Pokémon gets the mark. */
export function markReason({ winners, mark }: Outcome, { appeal }: Results): string {
  const { name, tie, spared } = mark;
  const fewest = `No Pokémon in Hell has fewer AP than ${apart(name)}: ${must(appeal, name).total}.`;
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

/** The reason why a player is where they are afterwards, said to them. */
export function ownReason(outcome: Outcome, results: Results, name: string): string {
  const { winners, best, picked, mark } = outcome;
  if (results.points.has(name)) return photographerReason(outcome, results, name);
  if (name === picked) return `${all(winners)} ${winners.length > 1 ? 'agree to take' : 'takes'} you along.`;
  const ap = must(results.appeal, name).total;
  if (name === mark.name) {
    return [
      `You get the mark: no Pokémon in Hell has fewer AP than your ${ap}.`,
      ...ownTie(mark.tie, name, winners),
      ...(mark.spared === null ? [] : [`${mark.spared}, who has fewer, was taken along.`]),
    ].join(' ');
  }
  const ascends = `You ${best.names.includes(name) ? '' : 'do not '}ascend for your ${ap} AP.`;
  return [ascends, ...ownTie(best.tie, name, winners)].join(' ');
}

/** Gives both photographers' points, said to one of them. */
export function ownPoints({ points }: Results, name: string): string {
  const others = [...points].flatMap(([other, won]) => (other === name ? [] : [`${other} has ${won}`]));
  return `${all([`You have ${count(must(points, name), 'point')}`, ...others])}.`;
}

function photographerReason({ winners }: Outcome, results: Results, name: string): string {
  const have = ownPoints(results, name);
  if (!winners.includes(name)) return `${have} You fall to Hell, without a mark.`;
  return `${have} ${winners.length === 1 ? 'You win Heaven.' : 'Heaven is a tie: you both stay.'}`;
}

/** Gives the tie that a player is in, and what decides it; nothing where they are in none. */
function ownTie(tie: Tie | null, name: string, winners: readonly string[]): readonly string[] {
  const tied = tie === null ? [] : [...tie.before, ...tie.after];
  if (tie === null || !tied.includes(name)) return [];
  const others = all(tied.filter((other) => other !== name));
  return [`You tie with ${others} on ${tie.ap} AP: ${breakText(tie.brokenBy, winners)}.`];
}
