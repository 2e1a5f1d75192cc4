// The host's tabs in a match of the host's own: all scores, those that nobody else reads too, and the questions.
import { listed } from '../../frame/wording';
import type { HostTabs } from '../../frame/contract';
import { showQuestion, typedQuestion } from '../../frame/made-up';
import { headings } from '../../frame/tabs';
import type { Event } from '../events';
import { roundTitle, type Drawn, type Question, type State } from '../types';
import { totalOf } from '../scores';

export const hostTabs: HostTabs<State, Event> = [
  {
    title: 'All scores',
    content: (state) =>
      state.scores.length === 0
        ? null
        : {
            rows: [
              headings('Player', ...state.scores.map(({ name }) => name)),
              ...state.players.map(({ name }) => [
                name,
                ...state.scores.map((score) => totalOf(state, score.name, name)),
              ]),
            ],
          },
  },
  {
    title: 'Draws',
    content: ({ draws, entered }) => {
      const all = [...draws, ...entered.draws];
      return all.length === 0
        ? null
        : { rows: [headings('Round', 'Draw', 'Told to', 'Drawn'), ...all.flatMap(drawnRows)] };
    },
  },
  {
    title: 'Questions',
    content: ({ questions, entered }) => ({
      rows: [
        headings('Questions of this round'),
        ...rowsOf(questions),
        ...(entered.questions === null
          ? []
          : [[''], headings('Next questions'), ...rowsOf(entered.questions)]),
      ],
    }),
  },
];

/** Lists one draw: in one row the order that came out, or a row for each player with the word that they drew. */
function drawnRows(drawn: Drawn): readonly (readonly string[])[] {
  const round = drawn.round === 0 ? 'Set-up' : roundTitle(drawn.round);
  return drawn.to === 'each'
    ? drawn.words.map(([player, word]) => [round, drawn.title, player, word])
    : [[round, drawn.title, drawn.to === 'host' ? 'you alone' : 'everyone', listed(drawn.order)]];
}

function rowsOf(questions: readonly Question[]): readonly (readonly string[])[] {
  return questions.length === 0
    ? [['none']]
    : questions.map((question) => [showQuestion(typedQuestion(question))]);
}
