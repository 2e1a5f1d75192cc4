// The events of a match with the host's own rules in words, for messages and pages.
import {
  subjectAndVerb,
  factLine,
  sentenceLine,
  textToLines,
  youOrName,
  type Line,
  namesAtSentenceStart,
} from '../frame/account';
import { andList, signedNumber, joinList, numberText } from '../frame/wording';
import type { Event, MatchNumberChange, ScoreStanding } from './events';
import type { Answer, TitledAnswer, End } from './types';

/** Title of the tab with everybody's answers, if they're published. */
export const ANSWERS_TAB = 'All answers';

/** Words an event for its audience; `reader` is called “you”. Questions and answers only appear in tabs. */
export function eventLines(event: Event, reader?: string): readonly Line[] {
  switch (event.kind) {
    case 'asked':
    case 'answered':
      return [];
    case 'drawn':
      return [drawnWordsLine(event.title, event.words, event.again)];
    case 'out':
      return [...outStatusLines(event.went, 'out', reader), ...outStatusLines(event.back, 'back in', reader)];
    case 'announced':
    case 'told':
      return textToLines(event.text);
    case 'scored':
      return scoreLines(event.standings, event.to === 'everyone' ? reader : event.to.player);
    case 'numbers':
      return matchNumberLines(event.numbers);
    case 'answers-published':
      return [sentenceLine(`Everyone’s answers are on the “${ANSWERS_TAB}” tab of the public book.`)];
    case 'ended':
      return [
        winnersLine(event.end, reader),
        ...textToLines(event.end.text.trim()),
        ...candidateLines(event.end, reader),
      ];
  }
}

/** Says what was drawn. If `words` is empty, the host has removed the draw. */
export function drawnWordsLine(title: string, words: readonly string[], again: boolean): Line {
  if (words.length === 0) return factLine(title, 'it was drawn, but the host has since removed it.');
  return factLine(title, `${joinList(words)} (${again ? 'drawn again after the host changed it' : 'drawn'})`);
}

function outStatusLines(names: readonly string[], what: string, reader: string | undefined): readonly Line[] {
  const are = names.length === 1 && names[0] !== reader ? 'is' : 'are';
  return names.length === 0 ? [] : [sentenceLine(`${namesAtSentenceStart(names, reader)} ${are} ${what}.`)];
}

export function scoreLines(standings: readonly ScoreStanding[], reader?: string): readonly Line[] {
  return standings.flatMap(({ score, changes }) => {
    if (changes.length === 0) return [];
    const parts = changes.map(
      ({ player, by, total }) =>
        `${youOrName(player, reader)} ${player === reader ? 'have' : 'has'} ${numberText(total)} now (${signedNumber(by)})`,
    );
    return [factLine(score, parts.join('; '))];
  });
}

/** One line per number of the match that changed. */
function matchNumberLines(numbers: readonly MatchNumberChange[]): readonly Line[] {
  return numbers.flatMap(({ name, by, now }) =>
    by === 0 ? [] : [factLine(name, `${numberText(now)} now (${signedNumber(by)})`)],
  );
}

/** Tells a player that none of their scores changed. */
export function unchangedScoresLine(scores: readonly string[]): Line {
  return sentenceLine(`${andList(scores)} didn’t change.`);
}

/** Answers longer than this (in characters, together) aren't quoted with the result. */
const MAX_QUOTED_CHARACTERS = 120;

/** Tells a player that their answers counted, quoting short ones. */
export function acceptedAnswersLine(answers: readonly TitledAnswer[]): Line {
  const given = answers.map(({ title, answer }) => `${title}: ${answerText(answer)}`).join('; ');
  const what = answers.length === 1 ? 'Your answer' : 'Your answers';
  return sentenceLine(`${what} counted${given.length > MAX_QUOTED_CHARACTERS ? '' : ` (${given})`}.`);
}

export function winnersLine({ winners }: End, reader?: string): Line {
  if (winners.length === 0) return sentenceLine('It’s a draw: nobody wins.');
  const [first = ''] = winners;
  if (winners.length === 1)
    return sentenceLine(`${subjectAndVerb(first, reader, 'win', 'wins')}.`, {
      tone: first === reader ? 'good' : 'plain',
    });
  return sentenceLine(`${namesAtSentenceStart(winners, reader)} win.`, {
    tone: winners.some((name) => name === reader) ? 'good' : 'plain',
  });
}

/** Says who is the Candidate; no line if nobody is. */
export function candidateLines({ candidate }: End, reader?: string): readonly Line[] {
  if (candidate === null) return [];
  const tone = candidate === reader ? 'bad' : 'plain';
  return [sentenceLine(`${subjectAndVerb(candidate, reader, 'are', 'is')} the Candidate.`, { tone })];
}

export function answerText(answer: Answer): string {
  if (typeof answer === 'number') return numberText(answer);
  return typeof answer === 'object' ? answer.join(', ') : answer;
}
