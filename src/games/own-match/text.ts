// The events of a match of the host's own in words, for messages.
import { all, apart, changeNumber, numberText } from '../frame/wording';
import type { Event, Standing } from './events';
import { drawnText } from './draws';
import { outText } from './out';
import type { Answer, End } from './types';

/** The tab in which everybody's answers stand, where they are published. */
export const ANSWERS_TAB = 'All answers';

export function text(event: Event): string | undefined {
  switch (event.kind) {
    case 'asked':
    case 'answered':
      return undefined;
    case 'drawn':
      return drawnText(event.title, event.words, event.again, event.to !== 'everyone');
    case 'out':
      return outText(event.went, event.back);
    case 'announced':
    case 'told':
      return event.text;
    case 'scored': {
      const isOwn = event.to !== 'everyone';
      const lines = event.standings.flatMap((standing) => standingText(standing, isOwn));
      return lines.length === 0 ? undefined : lines.join('\n');
    }
    case 'answers-published':
      return `Everyone’s answers are in the public book, in the tab “${ANSWERS_TAB}”.`;
    case 'ended':
      return endText(event.end);
  }
}

/** Gives the changes of one score; nothing where there are none. */
function standingText({ score, changes }: Standing, isOwn: boolean): readonly string[] {
  if (changes.length === 0) return [];
  const parts = changes.map(
    ({ player, by, total }) =>
      `${isOwn ? 'you have' : `${apart(player)} has`} ${numberText(total)} now (${changeNumber(by)})`,
  );
  return [`${score}: ${parts.join('; ')}.`];
}

/** The end in sentences: who won, in the host's words why, and the Candidate. */
export function endText(end: End): string {
  return [
    winnersText(end),
    ...(end.text.trim() === '' ? [] : [end.text]),
    ...(end.candidate === null ? [] : [`${end.candidate} is the Candidate.`]),
  ].join('\n');
}

function winnersText({ winners }: End): string {
  if (winners.length === 0) return 'The match is over. It is a draw: nobody wins.';
  return `The match is over. ${all(winners)} ${winners.length === 1 ? 'wins' : 'win'}.`;
}

export function answerText(answer: Answer): string {
  if (typeof answer === 'number') return numberText(answer);
  return typeof answer === 'object' ? answer.join(', ') : answer;
}
