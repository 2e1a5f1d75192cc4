// Pokémon Snap's results and end in words: Heaven, ascension, the mark, and why (PS-17, PS-18). The winners' orders and
// picks are only mentioned if they decided something.
import {
  subjectAndVerb,
  factLine,
  lineText,
  sentenceLine,
  youOrName,
  type Line,
  namesAtSentenceStart,
  namesInSentence,
} from '../frame/account';
import type { EventOf } from '../frame/events';
import { mustGet } from '../frame/result';
import { andList, isolateRtl, plural, inWords, ordinal } from '../frame/wording';
import type { Event } from './events';
import { CONTESTS, EXHIBITS, type Appeal, type Results, type Tie, type TieBreak } from './types';

type GameEnded = Pick<EventOf<Event, 'game-ended'>, 'outcome' | 'results'>;

/** The results: AP by contest, exhibits, and photographers' points. */
export function resultLines(results: Results, reader?: string): readonly Line[] {
  return [
    ...[...results.appeal].map(([name, each]) => factLine(name, `${each.total} AP (${contestsText(each)})`)),
    ...EXHIBITS.map((exhibit) =>
      factLine(`Winner of exhibit ${exhibit}`, youOrName(results.exhibits[exhibit] ?? 'nobody', reader)),
    ),
    pointsLine(results, reader),
  ];
}

/** A Pokémon's own AP and rank. For a photographer, the points of both photographers. */
export function playerResult(name: string, results: Results): readonly Line[] {
  const { appeal } = results;
  const own = appeal.get(name);
  if (own === undefined) return [pointsLine(results, name)];
  const others = [...appeal].filter(([other]) => other !== name);
  const place = 1 + others.filter(([, { total }]) => total > own.total).length;
  const tied = others.filter(([, { total }]) => total === own.total).map(([other]) => other);
  const shared = tied.length === 0 ? '' : `, tied with ${andList(tied)}`;
  return [
    factLine('Your AP', `${own.total}, ${ordinal(place)} of ${appeal.size}${shared}`),
    factLine('AP by contest', contestsText(own)),
  ];
}

function contestsText(appeal: Appeal): string {
  return CONTESTS.map((contest) => `${contest} ${appeal[contest]}`).join(', ');
}

function pointsLine({ points }: Results, reader?: string): Line {
  const each = [...points].map(
    ([name, won], at) =>
      `${at === 0 ? namesAtSentenceStart([name], reader) : youOrName(name, reader)} ${name === reader ? 'have' : 'has'} ${plural(won, 'point')}`,
  );
  return sentenceLine(`${andList(each)}.`);
}

/** The lines of the end: Heaven's winners, then where everyone else is and why. */
export function endLines(end: GameEnded, reader?: string): readonly Line[] {
  const { heaven, hell } = end.outcome;
  return [
    winnersLine(end, reader),
    ascentLine(end, reader),
    pickedLine(end, reader),
    markLine(end, reader),
    factLine('In Heaven afterwards', namesInSentence(heaven, reader)),
    factLine('In Hell afterwards', namesInSentence(hell, reader)),
  ];
}

/** Where one player is at the end, and why. */
export function playerEndLine(end: GameEnded, name: string): Line {
  const { heaven, picked, mark } = end.outcome;
  const decides = end.results.points.has(name)
    ? winnersLine
    : name === picked
      ? pickedLine
      : name === mark.name
        ? markLine
        : ascentLine;
  const isUp = heaven.includes(name);
  return sentenceLine(`You are in ${isUp ? 'Heaven' : 'Hell'}`, {
    why: lineText(decides(end, name)),
    tone: isUp ? 'good' : 'bad',
  });
}

function winnersLine({ outcome: { winners }, results }: GameEnded, reader?: string): Line {
  const fallen = [...results.points.keys()].filter((name) => !winners.includes(name));
  const after = fallen.map(
    (name) => `${subjectAndVerb(name, reader, 'fall', 'falls')} to Hell, without a mark.`,
  );
  return factLine(
    fallen.length === 0 ? 'Tied in Heaven' : 'Winner of Heaven',
    namesInSentence(winners, reader),
    {
      why: [
        lineText(pointsLine(results, reader)),
        ...(fallen.length === 0 ? ['Both stay in Heaven.'] : after),
      ].join(' '),
      tone: 'good',
    },
  );
}

/** The Pokémon that ascend because of their AP (Appeal Points). */
function ascentLine({ outcome: { winners, best }, results: { appeal } }: GameEnded, reader?: string): Line {
  const each = best.names.map((name) => `${youOrName(name, reader)} (${mustGet(appeal, name).total})`);
  const { tie } = best;
  return factLine('Ascending with the most AP', andList(each), {
    why: tie === null ? '' : tieText(tie.before, tie.after, tie, winners, reader),
    tone: 'good',
  });
}

/** The Pokémon that Heaven's winners took along, if any. */
function pickedLine({ outcome: { winners, best, picked } }: GameEnded, reader?: string): Line {
  const [one, several] = picked === null ? ['didn’t pick', 'didn’t agree on'] : ['picked', 'agreed on'];
  const chose = `${namesAtSentenceStart(winners, reader)} ${winners.length > 1 ? several : one}`;
  return picked === null
    ? factLine('Taken along to Heaven', 'nobody', {
        why: `${chose} anybody else, so the ${inWords(best.names.length)} Pokémon with the most AP ascend.`,
      })
    : factLine('Taken along to Heaven', namesInSentence([picked], reader), {
        why: `${chose} ${namesInSentence([picked], reader)}.`,
        tone: 'good',
      });
}

function markLine({ outcome: { winners, mark }, results: { appeal } }: GameEnded, reader?: string): Line {
  const { name, tie, spared } = mark;
  const eliminated = youOrName(name, reader);
  const why = [
    `No Pokémon in Hell has fewer AP than ${isolateRtl(eliminated)} (${mustGet(appeal, name).total}).`,
    ...(tie === null ? [] : [tieText([name], tie.before, tie, winners, reader)]),
    ...(spared === null
      ? []
      : [
          `${subjectAndVerb(spared, reader, 'have fewer AP but were', 'has fewer AP but was')} picked to ascend.`,
        ]),
  ].join(' ');
  return factLine('Mark of Elimination', eliminated, { why, tone: 'bad' });
}

function tieText(
  subject: readonly string[],
  others: readonly string[],
  { ap, brokenBy }: Tie,
  winners: readonly string[],
  reader: string | undefined,
): string {
  return `${namesAtSentenceStart(subject, reader)} tied with ${namesInSentence(others, reader)} on ${ap} AP. ${tieBreakText(brokenBy, winners, reader)}`;
}

function tieBreakText(brokenBy: TieBreak, winners: readonly string[], reader: string | undefined): string {
  if (brokenBy === 'draw') return 'A random draw broke the tie.';
  const what = brokenBy === 'order' ? 'the tie' : 'part of the tie, and a random draw broke the rest';
  const [name = '', other] = winners;
  if (other !== undefined) return `Both photographers’ orders agreed, which broke ${what}.`;
  return `${name === reader ? 'Your' : `${isolateRtl(name)}’s`} order broke ${what}.`;
}
