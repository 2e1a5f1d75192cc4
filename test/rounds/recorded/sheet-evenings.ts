// Recorded evenings in which hosts score matches in tabs of the host book.
import type { Cell } from '../../../src/games/frame/fields';
import { created, deliver, gameIn, sessionOf, submitted, wake } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';
import { BIDS_BY_FORMULAS } from '../../support/host-game';
import { Recording } from './recording';
import { both, call, change, correctSent, HOUR, pass, practise, refuse, resolve } from './steps';
import { type Act, type Step } from './steps';

const update: Step = ['answers', call((desk) => desk.updateAnswers({}))];
const take: Step = ['take', call((desk) => desk.takeResults({}))];
const practiseAll: Step = ['practise', practise([])];

type Tab = 'answers' | 'history' | 'results';
const sheet = (one: Paper, tab: Tab): Cell[][] => [...one.matchSheets.values()].at(-1)?.[tab] ?? [];
const edit =
  (tab: Tab, act: (rows: Cell[][]) => unknown): Act =>
  (one) => {
    act(sheet(one, tab));
  };

/** The tabs Answers, History and Results: moved, sorted, edited wrongly, and for former rounds. */
export function sheets(): Recording {
  const taken =
    (stage?: string): Act =>
    ({ desk }) => {
      const results = desk.takeResults(stage === undefined ? {} : { stage });
      const answers = results.ok ? results.value.answers : {};
      return [results, desk.saveHostFacts({ answers, ...(results.ok ? { over: results.value.over } : {}) })];
    };
  return new Recording(submitted({ game: 'own-match' })).steps([
    take,
    update,
    take,
    [
      'wrong cells',
      edit('results', (rows) => {
        rows[0] = ['Announcement', 'Loading...'];
        rows.splice(
          3,
          5,
          ['Ana', '#N/A', 2.5, 'much', true],
          ['Zed', '', 1],
          ['', '', 1],
          ['Ana', '', 1],
          ['Emil', '', '', 2e9],
        );
      }),
    ],
    take,
    [
      'right ones',
      edit('results', (rows) => {
        rows[0] = ['announcement', 'Sold.'];
        rows[2] = ['Player', 'my sum', 'coins', 'Points', 'Favour', 'Tell'];
        rows.splice(
          3,
          5,
          ['bo', 12, -7, 2, 0, 'It is yours.'],
          ['Emil', 3, '', '', '+1', 5],
          ['Ana', '#REF!'],
        );
        for (const row of rows) row.unshift('mine', '');
        rows.unshift(['My auction']);
      }),
    ],
    take,
    ['an answer is set aside', correctSent('remove-submission', 'Bo')],
    take,
    ['Google refuses', both(refuse('matchTabs.write'), update[1])],
    update,
    ['saved', taken()],
    [
      'columns of the host’s',
      edit('answers', (rows) => {
        rows.forEach((row, at) => row.splice(4, 0, `mine ${at}`));
        rows.splice(2, 0, ['', 'a note']);
        rows.push(['', 'Sum', 99]);
      }),
    ],
    update,
    [
      'next questions',
      call((desk) =>
        desk.saveHostFacts({
          answers: {
            'Next questions': 'Why?; text; accept x\nYour bid; number 0 to 5',
            'Still in': 'Ana, Bo, Chen',
          },
        }),
      ),
    ],
    ['resolve', resolve],
    practiseAll,
    update,
    ['who was deleted', edit('answers', (rows) => rows.splice(4, 1))],
    ['notes', edit('history', (rows) => rows.forEach((row, at) => row.unshift(`note ${at}`)))],
    update,
    take,
    [
      'a former answer',
      change({
        kind: 'submission',
        stage: 'round-1',
        player: 'Bo',
        answers: { 'Your bid': '19', 'Pay with': 'coins' },
      }),
    ],
    ['that round', call((desk) => desk.updateAnswers({ stage: 'round-1' }))],
    take,
    ['its results', call((desk) => desk.takeResults({ stage: 'round-1' }))],
    ['none', call((desk) => desk.updateAnswers({ stage: 'round-7' }))],
    ['nothing to correct', change({ kind: 'host-facts', stage: 'round-7', answers: {} })],
    ['a heading is gone', edit('results', (rows) => (rows[1] = ['x', '', 'To all']))],
    update,
    take,
    ['names are gone', edit('answers', (rows) => rows.forEach((row) => (row[0] = '?')))],
    update,
    ['all is gone', edit('answers', (rows) => rows.splice(0))],
    ['headings are gone', edit('history', (rows) => (rows[0] = ['My own']))],
    update,
    ['emptied', edit('history', (rows) => rows.splice(0))],
    update,
    ['saved', taken()],
    ['by itself', call((desk) => desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: null }))],
    ['in an hour', call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + HOUR }))],
    ['one more answer', practise(['Bo'])],
    ['later', pass(HOUR + HOUR)],
    ['the trigger', wake],
    ['the trigger', wake],
    ['saved again', call((desk) => desk.saveHostFacts({ answers: { Announcement: 'Sold.' } }))],
    ['the trigger', wake],
    ['deliver', deliver],
  ]);
}

/** Answers are corrected after formulas have scored the round. Each affected round is listed, and kept or computed again. */
export function decided(): Recording {
  const compute = (column: number, cells: readonly Cell[]): Step => [
    'computed',
    edit('results', (rows) => {
      cells.forEach((cell, at) => {
        const row = rows[4 + at] ?? [];
        while (row.length < column) row.push('');
        row[column] = cell;
      });
    }),
  ];
  const stands = (stage: string, reason = 'As good.'): Step => [
    'it stands',
    change({ kind: 'stands', stage }, reason),
  ];
  const bid = (Bid: string, stage = 'round-1'): Step => [
    'a bid',
    change({ kind: 'submission', stage, player: 'Bo', answers: { Bid } }),
  ];
  return new Recording(created({ game: 'own-match', settings: BIDS_BY_FORMULAS })).steps([
    ['a deadline', call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + HOUR }))],
    ['all but Emil', practise(['Ana', 'Bo', 'Chen', 'Dora'])],
    ['no tabs', resolve],
    compute(2, [2.5, '#REF!']),
    ['refused', resolve],
    compute(2, [1, 0, -2, 4, 0]),
    compute(3, [1]),
    ['refused', resolve],
    compute(3, [false, false, false, true, 'yes']),
    ['later', pass(2 * HOUR)],
    ['Emil is late', practise(['Emil'])],
    ['resolve', resolve],
    practiseAll,
    ['typed values', resolve],
    compute(2, ['Loading...']),
    ['not computed', resolve],
    compute(2, [3]),
    ['resolve', resolve],
    bid('7'),
    ['refused', resolve],
    ['what it says', call((desk) => desk.previewRound())],
    [
      'decided anew',
      (one) => {
        const past = one.desk.getPast({ stage: 'round-1' });
        return change({
          kind: 'host-facts',
          stage: 'round-1',
          answers: past.ok ? past.value.hostAnswers : {},
        })(one);
      },
    ],
    stands('round-2', ' '),
    stands('round-2'),
    stands('round-2'),
    ['Emil is accepted', correctSent('accept-late', 'Emil', { past: 'round-1' })],
    ['Chen is set aside', correctSent('remove-submission', 'Chen', { past: 'round-2' })],
    ['listed', (one) => gameIn(one.desk).decidedOver],
    stands('round-1'),
    stands('round-2'),
    practiseAll,
    compute(5, [false, true]),
    compute(4, [false, false, true]),
    compute(2, [9]),
    ['resolve', resolve],
    bid('5', 'round-3'),
    ['the end', (one) => sessionOf(one).match.outcome],
    ['back', change({ kind: 'rewind', toStage: 'round-2' })],
    ['deliver', deliver],
  ]);
}
