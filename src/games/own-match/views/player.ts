// A player's tabs in a match with the host's own rules: standing, texts from the host, scores, and questions asked.
import type { PlayerTabs } from '../../frame/contract';
import { eventsOf, type Log } from '../../frame/events';
import { isOnceOnly, limitingScore } from '../../frame/custom';
import { mustGet } from '../../frame/result';
import { headings, STYLES, styled, type Rows } from '../../frame/tabs';
import { limitsText } from '../../frame/wording';
import type { Event } from '../events';
import type { OpenFacts, Question } from '../types';
import { scoreChangeRows, scoreCurves, randomDrawsTable, playersOutByRound, privateScores } from './tables';

/** Title of the tab with the host's private texts to the player. */
export const PRIVATE_TEXTS_TAB = 'What you were told';

export const playerTabs: PlayerTabs<OpenFacts, Event> = [
  {
    title: 'Your match',
    content: (name, open, log) => ({
      rows: [[styled(name, STYLES.title)], ...standingsRows(name, open, log)],
    }),
  },
  {
    title: PRIVATE_TEXTS_TAB,
    content: (_name, _open, log) => {
      const told = eventsOf(log, 'told');
      return told.length === 0
        ? null
        : {
            rows: [
              headings('Round', 'What the host told you'),
              ...told.map(({ title, event }) => [title, event.text]),
            ],
          };
    },
  },
  { title: 'Your draws', content: (_name, _open, log) => randomDrawsTable(log, 'own') },
  {
    title: 'Your scores',
    content: (_name, _open, log) => {
      const own = privateScores(log);
      return own.length === 0
        ? null
        : { rows: [headings('Round', 'Score', 'Change', 'Total'), ...scoreChangeRows(own)] };
    },
  },
  { title: 'Your curves', content: (_name, _open, log) => scoreCurves(privateScores(log)) },
  {
    title: 'Your questions',
    content: (_name, _open, log) => {
      const asked = eventsOf(log, 'asked');
      if (asked.length === 0) return null;
      return {
        rows: [
          headings('Round', 'Question', 'Answer with', 'Choices'),
          ...asked.flatMap(({ event: { round, questions } }) =>
            questions.map((question) => [
              round,
              question.title,
              kindText(question),
              choicesText(question),
              ...(question.picture === undefined
                ? []
                : [styled(question.picture, { link: question.picture })]),
            ]),
          ),
        ],
      };
    },
  },
];

function standingsRows(name: string, { players, rounds }: OpenFacts, log: Log<Event>): Rows {
  const group = players.find((player) => player.name === name)?.group ?? '';
  const standings = eventsOf(log, 'scored')
    .filter(({ event }) => event.to !== 'everyone')
    .slice(-1)
    .flatMap(({ event }) => event.standings);
  const outSince = playersOutByRound(log).get(name);
  return [
    ['You’re playing', group === '' ? 'for yourself' : `for ${group}`],
    ...(outSince === undefined ? [] : [['You are', `out since ${outSince}`]]),
    ...(rounds === null ? [] : [['Rounds', rounds]]),
    ...standings.map(({ score, totals, purse }) => [
      score,
      mustGet(totals, name),
      ...(purse === undefined ? [] : [`Counts toward your purse of ${purse} in a season.`]),
    ]),
  ];
}

function kindText(question: Question): string {
  const score = limitingScore(question);
  const what = [
    KIND_TEXTS[question.kind],
    ...(isOnceOnly(question) ? ['each only once in the match'] : []),
    ...(score === undefined ? [] : [`up to your ${score}`]),
  ].join(', ');
  return question.required ? what : `${what} (optional)`;
}

const KIND_TEXTS: Readonly<Record<Question['kind'], string>> = {
  choice: 'one of the choices',
  several: 'some of the choices',
  number: 'a whole number',
  text: 'words',
  player: 'another player',
  players: 'other players',
  ranking: 'all choices in order',
};

function choicesText(question: Question): string {
  switch (question.kind) {
    case 'choice':
    case 'ranking':
      return question.choices.join(', ');
    case 'several': {
      const choices = question.choices.join(', ');
      const limits = limitsText(question.least, question.most);
      return limits === '' ? choices : `${limits} of ${choices}`;
    }
    case 'number':
    case 'players':
      return limitsText(question.least, question.most);
    case 'text':
    case 'player':
      return '';
  }
}
