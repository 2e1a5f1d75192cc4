// Pokémon Snap's results and end in words: Heaven, ascension, the mark, and why (PS-17, PS-18). The winners' orders and
// picks are only mentioned if they decided something.
import { does, fact, lineText, sentence, youOrName, type Line, who, whom } from '../frame/account';
import type { EventOf } from '../frame/events';
import { mustGet } from '../frame/result';
import { andList, isolateRtl, plural, inWords, ordinal } from '../frame/wording';
import type { Event } from './events';
import { CONTESTS, EXHIBITS, type Appeal, type Results, type Tie, type TieBreak } from './types';

type End = Pick<EventOf<Event, 'game-ended'>, 'outcome' | 'results'>;

/** The results: AP by contest, exhibits, and photographers' points. */
export function resultLines(results: Results, reader?: string): readonly Line[] {
  return [
    ...[...results.appeal].map(([name, each]) => fact(name, `${each.total} AP (${contestsText(each)})`)),
    ...EXHIBITS.map((exhibit) =>
      fact(`Winner of exhibit ${exhibit}`, youOrName(results.exhibits[exhibit] ?? 'nobody', reader)),
    ),
    pointsLine(results, reader),
  ];
}

/** A Pokémon's own AP and rank. For a photographer, the points of both photographers. */
export function ownResult(name: string, results: Results): readonly Line[] {
  const { appeal } = results;
  const own = appeal.get(name);
  if (own === undefined) return [pointsLine(results, name)];
  const others = [...appeal].filter(([other]) => other !== name);
  const place = 1 + others.filter(([, { total }]) => total > own.total).length;
  const tied = others.filter(([, { total }]) => total === own.total).map(([other]) => other);
  const shared = tied.length === 0 ? '' : `, tied with ${andList(tied)}`;
  return [
    fact('Your AP', `${own.total}, ${ordinal(place)} of ${appeal.size}${shared}`),
    fact('AP by contest', contestsText(own)),
  ];
}

function contestsText(appeal: Appeal): string {
  return CONTESTS.map((contest) => `${contest} ${appeal[contest]}`).join(', ');
}

function pointsLine({ points }: Results, reader?: string): Line {
  const each = [...points].map(
    ([name, won], at) =>
      `${at === 0 ? who([name], reader) : youOrName(name, reader)} ${name === reader ? 'have' : 'has'} ${plural(won, 'point')}`,
  );
  return sentence(`${andList(each)}.`);
}

/** The lines of the end: Heaven's winners, then where everyone else is and why. */
export function endLines(end: End, reader?: string): readonly Line[] {
  const { heaven, hell } = end.outcome;
  return [
    winnersLine(end, reader),
    bestLine(end, reader),
    pickLine(end, reader),
    markLine(end, reader),
    fact('In Heaven afterwards', whom(heaven, reader)),
    fact('In Hell afterwards', whom(hell, reader)),
  ];
}

/** Where one player is at the end, and why. */
export function ownEnd(end: End, name: string): Line {
  const { heaven, picked, mark } = end.outcome;
  const decides = end.results.points.has(name)
    ? winnersLine
    : name === picked
      ? pickLine
      : name === mark.name
        ? markLine
        : bestLine;
  const isUp = heaven.includes(name);
  return sentence(`You are in ${isUp ? 'Heaven' : 'Hell'}`, {
    why: lineText(decides(end, name)),
    tone: isUp ? 'good' : 'bad',
  });
}

function winnersLine({ outcome: { winners }, results }: End, reader?: string): Line {
  const fallen = [...results.points.keys()].filter((name) => !winners.includes(name));
  const after = fallen.map((name) => `${does(name, reader, 'fall', 'falls')} to Hell, without a mark.`);
  return fact(fallen.length === 0 ? 'Tied in Heaven' : 'Winner of Heaven', whom(winners, reader), {
    why: [
      lineText(pointsLine(results, reader)),
      ...(fallen.length === 0 ? ['Both stay in Heaven.'] : after),
    ].join(' '),
    tone: 'good',
  });
}

/** The Pokémon that ascend because of their AP (Appeal Points). */
function bestLine({ outcome: { winners, best }, results: { appeal } }: End, reader?: string): Line {
  const each = best.names.map((name) => `${youOrName(name, reader)} (${mustGet(appeal, name).total})`);
  const { tie } = best;
  return fact('Ascending with the most AP', andList(each), {
    why: tie === null ? '' : tieText(tie.before, tie.after, tie, winners, reader),
    tone: 'good',
  });
}

/** The Pokémon that Heaven's winners took along, if any. */
function pickLine({ outcome: { winners, best, picked } }: End, reader?: string): Line {
  const [one, several] = picked === null ? ['didn’t pick', 'didn’t agree on'] : ['picked', 'agreed on'];
  const chose = `${who(winners, reader)} ${winners.length > 1 ? several : one}`;
  return picked === null
    ? fact('Taken along to Heaven', 'nobody', {
        why: `${chose} anybody else, so the ${inWords(best.names.length)} Pokémon with the most AP ascend.`,
      })
    : fact('Taken along to Heaven', whom([picked], reader), {
        why: `${chose} ${whom([picked], reader)}.`,
        tone: 'good',
      });
}

function markLine({ outcome: { winners, mark }, results: { appeal } }: End, reader?: string): Line {
  const { name, tie, spared } = mark;
  const marked = youOrName(name, reader);
  const why = [
    `No Pokémon in Hell has fewer AP than ${isolateRtl(marked)} (${mustGet(appeal, name).total}).`,
    ...(tie === null ? [] : [tieText([name], tie.before, tie, winners, reader)]),
    ...(spared === null
      ? []
      : [`${does(spared, reader, 'have fewer AP but were', 'has fewer AP but was')} taken along to Heaven.`]),
  ].join(' ');
  return fact('Mark of Elimination', marked, { why, tone: 'bad' });
}

function tieText(
  subject: readonly string[],
  others: readonly string[],
  { ap, brokenBy }: Tie,
  winners: readonly string[],
  reader: string | undefined,
): string {
  return `${who(subject, reader)} tied with ${whom(others, reader)} on ${ap} AP. ${breakText(brokenBy, winners, reader)}`;
}

function breakText(brokenBy: TieBreak, winners: readonly string[], reader: string | undefined): string {
  if (brokenBy === 'draw') return 'A random draw broke the tie.';
  const what = brokenBy === 'order' ? 'the tie' : 'part of the tie, and a random draw broke the rest';
  const [name = '', other] = winners;
  if (other !== undefined) return `Both photographers’ orders agreed, which broke ${what}.`;
  return `${name === reader ? 'Your' : `${isolateRtl(name)}’s`} order broke ${what}.`;
}
