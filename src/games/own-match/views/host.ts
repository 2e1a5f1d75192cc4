// The host's tabs in a match with the host's own rules: all scores, including secret ones, the questions and the draws.
import type { HostTabs } from '../../frame/contract';
import { questionToLine, withoutDefaults } from '../../frame/custom';
import type { Cell } from '../../frame/fields';
import { headings } from '../../frame/tabs';
import { listAskTargets } from '../asking';
import type { Event } from '../events';
import { roundTitle, type DrawResult, type Question, type State } from '../types';
import { scoreTotal } from '../scores';

export const hostTabs: HostTabs<State, Event> = [
  {
    title: 'All scores',
    content: (state) =>
      state.scores.length + state.numbers.length === 0
        ? null
        : {
            rows: [
              headings('Player', ...state.scores.map(({ name }) => name)),
              ...state.players.map(({ name }) => [
                name,
                ...state.scores.map((score) => scoreTotal(state, score.name, name)),
              ]),
              ...(state.numbers.length === 0 ? [] : [['']]),
              ...[...state.matchTotals].map(([name, now]) => [name, now]),
            ],
          },
  },
  {
    title: 'Draws',
    content: ({ draws, entered }) => {
      const all = [...draws, ...entered.draws];
      return all.length === 0
        ? null
        : {
            rows: [
              headings('Round', 'Draw', 'Told to', ...drawnWordHeadings(all)),
              ...all.flatMap(drawResultRows),
            ],
          };
    },
  },
  {
    title: 'Questions',
    content: ({ players, questions, entered }) => ({
      rows: [
        headings('This round’s questions'),
        ...questionRows(questions, players),
        ...(entered.questions === null
          ? []
          : [[''], headings('Next questions'), ...questionRows(entered.questions, players)]),
      ],
    }),
  },
];

/** One heading per word of the longest draw. */
function drawnWordHeadings(all: readonly DrawResult[]): readonly string[] {
  const most = Math.max(1, ...all.map((drawn) => (drawn.to === 'each' ? 1 : drawn.order.length)));
  return Array.from({ length: most }, (_, at) => (most === 1 ? 'Drawn' : `Drawn ${at + 1}`));
}

/** A draw's rows: one row with the whole order, or one row per player with their word. */
function drawResultRows(drawn: DrawResult): readonly (readonly Cell[])[] {
  const round = drawn.round === 0 ? 'Set-up' : roundTitle(drawn.round);
  return drawn.to === 'each'
    ? drawn.words.map(([player, word]) => [round, drawn.title, player, wordToCell(word)])
    : [[round, drawn.title, drawn.to === 'host' ? 'only you' : 'everyone', ...drawn.order.map(wordToCell)]];
}

/** A word as a number if it is one, so that formulas can use it. */
function wordToCell(word: string): Cell {
  return Number.isFinite(Number(word)) && String(Number(word)) === word ? Number(word) : word;
}

function questionRows(
  questions: readonly Question[],
  players: State['players'],
): readonly (readonly string[])[] {
  const askable = listAskTargets(players);
  return questions.length === 0
    ? [['none']]
    : questions.map((question) => [questionToLine(withoutDefaults(question), askable)]);
}
