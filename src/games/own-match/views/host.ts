// The host's tabs in a match of the host's own: all scores, those that nobody else reads too, and the questions.
import type { HostTabs } from '../../frame/contract';
import { showQuestion, typedQuestion } from '../../frame/made-up';
import { headings } from '../../frame/tabs';
import type { Event } from '../events';
import { totalOf } from '../scores';
import type { Question, State } from '../types';

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
    title: 'Questions',
    content: ({ questions, entered }) => ({
      rows: [
        headings('Questions of this round'),
        ...rowsOf(questions),
        ...(entered.questions === null
          ? []
          : [[''], headings('Questions from the next round on'), ...rowsOf(entered.questions)]),
      ],
    }),
  },
];

function rowsOf(questions: readonly Question[]): readonly (readonly string[])[] {
  return questions.length === 0
    ? [['none']]
    : questions.map((question) => [showQuestion(typedQuestion(question))]);
}
