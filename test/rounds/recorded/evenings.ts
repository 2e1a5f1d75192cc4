// Recorded evenings with a single game.
import { ANN_PICKS, created, deliver, drafted, sessionOf, wake } from '../../support/paper-game';
import { byHolder, holderOf } from '../../support/host-game';
import { preparedWithPage, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { Recording } from './recording';
import {
  call,
  change,
  correctLast,
  HOOK,
  HOUR,
  MINUTE,
  pass,
  playOn,
  practise,
  prepare,
  resolve,
  send,
  type Act,
} from './steps';

/** Two rounds by forms and pages, with a deadline, late answers, a reminder, a correction, going back, and a substitute. */
export function forms(): Recording {
  const contacts = [
    ['ann@example.com', `${HOOK}1/ann`, 'Europe/Berlin', '123456789012345678'],
    ['bob@example.com', '', '', ''],
    ['', `${HOOK}3/cy`, '', ''],
  ] as const;
  const book = drafted({ contacts, webhook: `${HOOK}9/all`, timing: { seconds: 7200, graceSeconds: 300 } });
  return new Recording(book)
    .steps([
      ['create', call((desk) => desk.create())],
      ['page', withPage],
      ['prepare', prepare],
      ['deliver', deliver],
      [
        'at the deadline',
        call((desk) => desk.setAtDeadline({ what: 'resolve', waitMinutes: 10, early: 30 })),
      ],
      ['Ann sends', send('Ann', 'a')],
      ['Bob practises', practise(['Bob'])],
      ['an hour', pass(HOUR)],
      ['the hourly trigger', wake],
      ['deliver', deliver],
      ['within the grace', pass(HOUR + 2 * MINUTE)],
      ['Cy sends within the grace', send('Cy', 'c')],
      ['after the grace', pass(4 * MINUTE)],
      ['Dee practises late', practise(['Dee'])],
      ['Bob sends late', send('Bob', 'late')],
      ['move the deadline', call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + HOUR }))],
      ['pause', call((desk) => desk.setAccepting({ accepting: false }))],
      ['send while paused', send('Ann', 'paused')],
      ['open again', call((desk) => desk.setAccepting({ accepting: true }))],
      [
        'a word',
        call((desk) => [
          desk.previewWord({ to: { player: 'Ann' }, text: 'Hurry.' }),
          desk.sayWord({ to: 'everyone', text: 'Soon.' }),
        ]),
      ],
      ['resolve', resolve],
      ['deliver', deliver],
      ['prepare', prepare],
      ['correct', change(ANN_PICKS)],
      ['deliver', deliver],
      ['a new link', call((desk) => desk.replaceKey({ person: holderOf(desk, 'Cy') }))],
      [
        'a substitute',
        change(
          { kind: 'replace-player', player: 'Bob', name: 'Zoe', contacts: { 'E-mail': 'zoe@example.com' } },
          'Bob left.',
        ),
      ],
      ['prepare', prepare],
      ['deliver', deliver],
      [
        'contacts',
        call((desk) =>
          desk.saveContacts({
            zone: 'Asia/Tokyo',
            webhook: `${HOOK}9/all`,
            players: byHolder(desk, {
              Dee: { 'E-mail': 'dee@example.com', 'Discord webhook': '', 'Time zone': '' },
            }),
          }),
        ),
      ],
      ['pictures', call((desk) => desk.setPictures({ on: true }))],
      ['co-host', call((desk) => [desk.nameCoHost({ address: 'co@example.com' }), desk.getCoHosts()])],
      ['everyone practises', practise([])],
      ['early', pass(40 * MINUTE)],
      ['the hourly trigger', wake],
      ['resolve', resolve],
      [
        'posts fail',
        (one) => {
          one.answers.push({ kind: 'refused', note: 'gone' } as never);
          deliver(one);
        },
      ],
    ])
    .look()
    .steps([
      ['Dee leaves', change({ kind: 'seat', player: 'Dee', left: true }, 'Moved.')],
      ['back to round 1', change({ kind: 'rewind', toStage: 'round-1' })],
      ['deliver', deliver],
      ['settings', change({ kind: 'settings', settings: {} })],
      ['the check', call((desk) => [desk.getAccountCheck(), desk.askAccount()])],
      ['publish', call((desk) => desk.publishEverything())],
    ]);
}

/** A practice game to its end: what people see in its second stage, and everything that can be looked up at the end. */
export function game(name: string): Recording {
  const recording = new Recording(preparedWithPage(created({ game: name, webhook: `${HOOK}9/all` })));
  return recording.steps([
    ['the first stage', playOn(1)],
    ['correct', correctLast],
    ['deliver', deliver],
    ['a practice step', call((desk) => desk.playPracticeStep())],
    ['to the end', playOn(12)],
    ['deliver', deliver],
  ]);
}

/** What the host enters in each round of their own match, by question title. */
const PARTS = [
  {
    Announcement: 'Sold.',
    'Tell Ana': 'You were second.',
    'Bo: change of Points': '3',
    'Bo: change of Coins': '-4',
    'Ana: change of Favour': '2',
    Draws: 'Card; each; ace | ten | six | two | one\nOrder; everyone; north | south',
    'Still in': 'Ana, Bo, Chen, Dora',
    'Next questions': 'Vote; player; once\nWhy; text; optional; only Ana, Chen',
  },
  {
    'Chen: change of Points': '1',
    Draws: 'Card; each; ten | six | two | one',
    'Still in': 'Ana, Bo, Chen, Emil',
  },
  {
    'Does the match end with this round?': 'Yes',
    Winners: 'Bo, Ana',
    Candidate: 'Dora',
    'What decided': 'Points.',
  },
] as const;

/** A match of the host's own to its end, with scores, draws, changing questions, and a player who is out. */
export function own(): Recording {
  const questions = [
    'Your bid; number 0 to 9; within Coins',
    'Why; text; optional',
    'Pick; choice red | blue; once; for Dealers',
    'Who?; text; accept Bo | the blue one; optional',
    'Lots; ranking lamp | clock; optional',
  ];
  const scores = ['Points; everyone', 'Votes; everyone; places least', 'Seat; everyone; places none'];
  const settings = {
    Title: 'Auction',
    Rounds: '4',
    Rules: 'Bid.\n# The end\n- Most win.',
    Questions: questions.join('\n'),
    Scores: [...scores, 'Coins; owner; start 9', 'Favour; host'].join('\n'),
    Draws: 'Role; each; wolf | fox | bear | owl | elk\nPrize; host; gold | lead',
  };
  const save = (part: Readonly<Record<string, string>>): Act =>
    call((desk) => [desk.previewHostFacts({ answers: part }), desk.saveHostFacts({ answers: part })]);
  const answers = call((desk) => desk.updateAnswers({}));
  const recording = new Recording(preparedWithPage(created({ game: 'own-match', settings }))).steps([
    ['Ana sends', (book) => send(sessionOf(book).match.roster[0] ?? '', 'own')(book)],
    ['practise', practise([])],
    ['answers', answers],
    [
      'wrong entries',
      save({
        'Bo: change of Points': 'two',
        'Next questions': 'Vote; jury',
        'Does the match end with this round?': 'Yes',
        Winners: 'Bo, Bo',
      }),
    ],
    ['results', call((desk) => [desk.takeResults({}), desk.formerFormulas({})])],
  ]);
  for (const part of PARTS)
    recording.steps([
      ['save', save(part)],
      ['resolve', resolve],
      ['deliver', deliver],
      ['prepare', prepare],
      ['practise', (book) => (sessionOf(book).match.stage === null ? undefined : practise([])(book))],
      ['answers', answers],
    ]);
  return recording.steps([
    [
      'correct',
      (book) => {
        const [player = ''] = sessionOf(book).match.roster;
        return change({
          kind: 'submission',
          stage: 'round-1',
          player,
          answers: { 'Your bid': '7', Pick: 'blue' },
        })(book);
      },
    ],
    ['deliver', deliver],
  ]);
}

/** The host's sales and missions in The Black Garnet: announced when they're entered, and undone. */
export function sales(): Recording {
  const prices = { 'Price to learn the stats of a duel type': '1', 'Price of a mission hint': '2' };
  const settings = { 'Last round': '3', 'Cost of a Black Mission': '0', ...prices };
  const recording = new Recording(
    preparedWithPage(created({ game: 'black-garnet', webhook: `${HOOK}9/all`, settings })),
  );
  const enter = (answers: Readonly<Record<string, string>>): Act =>
    call((desk) => [desk.previewHostFacts({ answers }), desk.saveHostFacts({ answers })]);
  return recording.steps([
    ['practise', practise([])],
    ['sell', enter({ Purchases: 'Ana: learn A, B\nBo: hint Memory' })],
    ['deliver', deliver],
    ['take back', enter({ Purchases: 'Bo: hint Memory' })],
    ['deliver', deliver],
    ['resolve', resolve],
    ['on', playOn(1)],
    [
      'a mission',
      enter({
        'Black Mission 1: Player': 'Ana',
        'Black Mission 1: Category': 'Memory',
        'Black Mission 1: Success': 'No',
        Purchases: 'Ana: learn C',
      }),
    ],
    ['resolve', resolve],
    ['deliver', deliver],
  ]);
}

/** A match scored by formulas: resolved automatically after its deadline, then by the host. */
export function formulas(): Recording {
  const settings = {
    Title: 'Bids',
    Questions: 'Bid; number 1 to 9',
    Scores: 'Gold; everyone',
    Rounds: '3',
    'What decides a round': 'formulas in the host’s sheet',
  };
  const book = preparedWithPage(created({ game: 'own-match', settings, webhook: `${HOOK}9/all` }));
  return new Recording(book).steps([
    ['by itself', call((desk) => desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: null }))],
    ['a deadline', call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + HOUR }))],
    ['practise', practise([])],
    ['answers', call((desk) => desk.updateAnswers({}))],
    ['the deadline', pass(HOUR + MINUTE)],
    ['nothing is computed', wake],
    ['computed', (one) => compute(one, 3)],
    ['take', call((desk) => desk.takeResults({}))],
    ['later', pass(10 * MINUTE)],
    ['by itself', wake],
    ['deliver', deliver],
    ['practise', practise([])],
    ['other answers', (one) => send(sessionOf(one).match.roster[0] ?? '', 'again')(one)],
    ['computed', (one) => compute(one, 5)],
    ['resolve', resolve],
    ['former formulas', call((desk) => desk.formerFormulas({}))],
  ]);
}

function compute(book: Paper, score: number): void {
  const { results = [] } = [...book.matchSheets.values()].at(-1) ?? {};
  const first = results.findIndex(([title]) => title === 'Player') + 1;
  for (let row = first; row < results.length; row += 1) results[row] = [results[row]?.[0] ?? '', '', score];
}

/** A live game: claims around the end of the clock, and a co-host opens the table. */
export function live(): Recording {
  const book = preparedWithPage(created({ game: 'tactical-picture-hunt' }));
  const first = (one: Paper): string => sessionOf(one).match.stage?.asks[0]?.players[0] ?? '';
  return new Recording(book).steps([
    ['the clock', call((desk) => desk.startClock({ stage: 'period-1-first' }))],
    ['within the time', pass(5000)],
    ['a claim', (one) => send(first(one), 'claim', 1000)(one)],
    ['after the end', pass(10 * MINUTE)],
    ['a late claim', (one) => send(first(one), 'late', 9 * MINUTE)(one)],
    ['the table', call((desk) => desk.getTable())],
    ['a word', call((desk) => desk.sayWord({ to: 'everyone', text: 'Come.' }))],
    ['the same word', call((desk) => desk.sayWord({ to: 'everyone', text: 'Come.' }))],
    ['a co-host', call((desk) => desk.nameCoHost({ address: 'co@example.com' }))],
    ['resolve', resolve],
    [
      'as the co-host',
      (one) => {
        one.account.name = 'co@example.com';
        one.trigger.set = false;
        return [one.desk.getDesk(), one.desk.setAccepting({ accepting: false })];
      },
    ],
    [
      'as a stranger',
      (one) => {
        one.account.name = 'stranger@example.com';
        return one.desk.getDesk();
      },
    ],
    [
      'as the host',
      (one) => {
        one.account.name = 'host@example.com';
        one.submitTrigger.set = false;
        return one.desk.getDesk();
      },
    ],
    ['deliver', deliver],
  ]);
}
